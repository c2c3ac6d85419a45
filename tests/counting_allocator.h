// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

/**
 * Replaces the allocator of a test executable by one that counts: include it in one source file of it alone. A test reads
 * the count before and after what must not allocate.
 */
namespace clipwright::fixtures {

inline std::atomic<std::size_t> allocationCount{0};

} // namespace clipwright::fixtures

void *operator new(std::size_t size)
{
    ++clipwright::fixtures::allocationCount;
    if (void *memory = std::malloc(size == 0 ? 1 : size))
        return memory;
    throw std::bad_alloc();
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
