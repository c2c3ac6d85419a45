// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Nothing is wrong with this one; its folder's page is too long.
int fine()
{
    return 1;
}
