// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <new>

namespace clipwright {

/** `out-of-memory`. Both words are short enough to need none. */
inline Error outOfMemory()
{
    return {"out-of-memory", {}, "no memory left"};
}

/**
 * What `work` gives, a Result, or `out-of-memory` where memory ran out in it: the door of whatever is driven by a file. What
 * was there before is untouched, for `work` only makes something new.
 */
template<class Work>
auto withinMemory(Work work) -> decltype(work())
{
    try {
        return work();
    } catch (const std::bad_alloc &) {
        return tl::make_unexpected(outOfMemory());
    }
}

} // namespace clipwright
