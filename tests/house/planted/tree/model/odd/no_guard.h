// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
int once(); // planted: TODO guard
