// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include <pthread.h>

namespace clipwright::hostile {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr std::size_t kFrameGrowth =
    4; ///< a sanitizer keeps each variable apart: frames are that many times larger
#else
inline constexpr std::size_t kFrameGrowth = 1;
#endif
inline constexpr std::size_t kSmallStackBytes = std::size_t{256} * 1024 * kFrameGrowth;

/** Runs a function on a thread with a small stack, and waits for it. */
template<class Function>
void runOnSmallStack(Function function)
{
    pthread_attr_t attributes;
    pthread_t thread{};
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, kSmallStackBytes);
    const auto run = [](void *given) -> void * {
        (*static_cast<Function *>(given))();
        return nullptr;
    };
    if (pthread_create(&thread, &attributes, run, &function) != 0) {
        std::fputs("no thread with a small stack\n", stderr);
        std::abort();
    }
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
}

} // namespace clipwright::hostile
