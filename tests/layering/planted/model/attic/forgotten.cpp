// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Planted: a folder that the table does not know.
#include <string>
