// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Planted: it needs <vector> and trusts that somebody else has included it.
#pragma once

inline int firstOf(const std::vector<int> &values)
{
    return values.front();
}
