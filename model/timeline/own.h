// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>

namespace clipwright {

/**
 * Makes `pointer` the only holder of what it points to, by a copy when it is shared (or empty), and gives that to
 * change: the one step of copy-on-write. The fence orders reads of a snapshot that another thread has just let go
 * of before our writes; use_count() alone does not.
 */
template<class T>
T &makeOwn(std::shared_ptr<T> &pointer)
{
    if (!pointer)
        pointer = std::make_shared<T>();
    else if (pointer.use_count() > 1)
        pointer = std::make_shared<T>(*pointer);
    else
        std::atomic_thread_fence(std::memory_order_acquire);
    return *pointer;
}

} // namespace clipwright
