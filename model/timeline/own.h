// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <memory>

namespace clipwright {

/** Orders what comes behind it after what another thread did before it let go of its share. */
template<class T>
void acquireFrom(const std::shared_ptr<T> &pointer)
{
#ifdef __SANITIZE_THREAD__
    const std::shared_ptr<T> share(pointer); // the thread sanitizer follows counts, and knows no fences
#else
    std::atomic_thread_fence(std::memory_order_acquire);
    static_cast<void>(pointer);
#endif
}

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
        acquireFrom(pointer);
    return *pointer;
}

} // namespace clipwright
