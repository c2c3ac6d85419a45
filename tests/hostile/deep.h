// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdlib>

namespace clipwright::hostile {

/** Whether everything is to be done, for `./dev deep`, or a sample that takes seconds, for `./dev test`. */
inline bool isDeep()
{
    return std::getenv("CLIPWRIGHT_DEEP") != nullptr;
}

} // namespace clipwright::hostile
