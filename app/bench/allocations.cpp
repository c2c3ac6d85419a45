// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/allocations.h"

#include <cstdlib>
#include <new>

// GCC tells by macros, clang by features.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CLIPWRIGHT_COUNTS_ALLOCATIONS 0
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define CLIPWRIGHT_COUNTS_ALLOCATIONS 0
#endif
#endif
#ifndef CLIPWRIGHT_COUNTS_ALLOCATIONS
#define CLIPWRIGHT_COUNTS_ALLOCATIONS 1
#endif

namespace clipwright::bench {

namespace {

[[maybe_unused]] thread_local std::size_t count = 0;

} // namespace

std::optional<std::size_t> allocationCount()
{
#if CLIPWRIGHT_COUNTS_ALLOCATIONS
    return count;
#else
    return std::nullopt;
#endif
}

} // namespace clipwright::bench

#if CLIPWRIGHT_COUNTS_ALLOCATIONS

void *operator new(std::size_t size)
{
    ++clipwright::bench::count;
    for (;;) {
        if (void *memory = std::malloc(size == 0 ? 1 : size))
            return memory;
        const std::new_handler handler = std::get_new_handler();
        if (handler == nullptr)
            throw std::bad_alloc();
        handler();
    }
}

void *operator new[](std::size_t size)
{
    return operator new(size);
}

void operator delete(void *memory) noexcept
{
    std::free(memory);
}

void operator delete[](void *memory) noexcept
{
    std::free(memory);
}

void operator delete(void *memory, std::size_t) noexcept
{
    std::free(memory);
}

void operator delete[](void *memory, std::size_t) noexcept
{
    std::free(memory);
}

#endif
