// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

#include <malloc.h>

/**
 * Replaces the allocator of a test executable by one that says what is held, and can fail: include it in one source file of
 * it alone.
 */
namespace clipwright::hostile {

struct Heap {
    std::atomic<std::size_t> count{0}; ///< allocations so far
    std::atomic<std::size_t> live{0};  ///< bytes
    std::atomic<std::size_t> peak{0};
    std::atomic<std::size_t> failing{0}; ///< the allocation, as counted, that fails; 0: none
    std::atomic<std::size_t> failed{0};  ///< how many have

    void forgetPeak() { peak = live.load(); }
};
inline Heap heap;

/** Fails one allocation as long as it lives: the `number`-th from now on, from 1. */
class FailingAllocation {
public:
    explicit FailingAllocation(std::size_t number) : m_failedBefore(heap.failed) { heap.failing = heap.count + number; }
    FailingAllocation(const FailingAllocation &) = delete;
    FailingAllocation &operator=(const FailingAllocation &) = delete;
    ~FailingAllocation() { heap.failing = 0; }

    bool hasFailed() const { return heap.failed != m_failedBefore; }

private:
    std::size_t m_failedBefore;
};

} // namespace clipwright::hostile

void *operator new(std::size_t size)
{
    using clipwright::hostile::heap;
    if (++heap.count == heap.failing) {
        ++heap.failed;
        throw std::bad_alloc();
    }
    void *memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr)
        throw std::bad_alloc();
    const std::size_t live = heap.live += malloc_usable_size(memory);
    if (live > heap.peak)
        heap.peak = live;
    return memory;
}
void *operator new[](std::size_t size)
{
    return operator new(size);
}
// std::stable_sort asks this way for its buffer, and frees it the plain way: a sanitizer wants both to be ours.
void *operator new(std::size_t size, const std::nothrow_t &) noexcept
{
    try {
        return operator new(size);
    } catch (const std::bad_alloc &) {
        return nullptr;
    }
}
void *operator new[](std::size_t size, const std::nothrow_t &) noexcept
{
    return operator new(size, std::nothrow);
}
void operator delete(void *memory) noexcept
{
    if (memory != nullptr)
        clipwright::hostile::heap.live -= malloc_usable_size(memory);
    std::free(memory);
}
void operator delete[](void *memory) noexcept
{
    operator delete(memory);
}
void operator delete(void *memory, const std::nothrow_t &) noexcept
{
    operator delete(memory);
}
void operator delete[](void *memory, const std::nothrow_t &) noexcept
{
    operator delete(memory);
}
void operator delete(void *memory, std::size_t) noexcept
{
    operator delete(memory);
}
void operator delete[](void *memory, std::size_t) noexcept
{
    operator delete(memory);
}
