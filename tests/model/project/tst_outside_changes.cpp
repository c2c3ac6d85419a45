// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
