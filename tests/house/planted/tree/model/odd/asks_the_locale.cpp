// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
double read(const char *text)
{
    return std::strtod(text, nullptr); // planted
}
