// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Keys taken apart and put together by runs of neighbours, column by column: what a drag does at each step.
#include "model/timeline/chunk_dealer.h"
#include "model/timeline/keys.h"

#include <algorithm>
#include <cassert>

namespace clipwright {

namespace {

void dealRun(ChunkDealer &dealer, const KeySpine &spine, std::size_t first, std::size_t count)
{
    const auto holder = std::upper_bound(spine.starts.begin(), spine.starts.end(), first) - spine.starts.begin() - 1;
    for (auto c = static_cast<std::size_t>(holder); count > 0; ++c) {
        const std::size_t row = first - spine.starts[c];
        const std::size_t rows = std::min(count, spine.chunks[c]->size() - row);
        dealer.add(*spine.chunks[c], row, rows);
        first += rows;
        count -= rows;
    }
}

/** Calls `run` with first and end of each run of neighbours among rising indices. */
template<class Run>
void eachRun(std::span<const std::size_t> indices, Run run)
{
    for (std::size_t begin = 0; begin < indices.size();) {
        std::size_t end = begin + 1;
        while (end < indices.size() && indices[end] == indices[end - 1] + 1)
            ++end;
        run(indices[begin], indices[end - 1] + 1);
        begin = end;
    }
}

} // namespace

void Keys::take(std::vector<std::shared_ptr<KeyChunk>> chunks, std::size_t size)
{
    m_size = size;
    if (size == 0)
        return;
    m_spine = std::make_shared<KeySpine>();
    m_spine->chunks = std::move(chunks);
    m_spine->number(0);
}

Keys Keys::merged(const Keys &left, const Keys &right)
{
    assert(left.m_storage == right.m_storage && left.m_stride == right.m_stride);
    if (right.isEmpty() || left.isEmpty()) {
        Keys one = right.isEmpty() ? left : right;
        one.m_nextId = std::max(left.m_nextId, right.m_nextId);
        return one;
    }
    Keys both(left.m_storage, left.m_stride);
    both.m_nextId = std::max(left.m_nextId, right.m_nextId);
    const std::size_t total = left.m_size + right.m_size;
    ChunkDealer dealer(total, left.m_stride);
    std::size_t l = 0;
    std::size_t r = 0;
    while (l < left.m_size || r < right.m_size) {
        const std::size_t leftEnd = r < right.m_size ? left.upperBound(right.time(r)) : left.m_size;
        if (leftEnd > l)
            dealRun(dealer, *left.m_spine, l, leftEnd - l);
        l = std::max(l, leftEnd);
        const std::size_t rightEnd = l < left.m_size ? right.lowerBound(left.time(l)) : right.m_size;
        if (rightEnd > r)
            dealRun(dealer, *right.m_spine, r, rightEnd - r);
        r = std::max(r, rightEnd);
    }
    both.take(dealer.take(), total);
    return both;
}

Keys Keys::picked(std::span<const std::size_t> indices) const
{
    Keys some(m_storage, m_stride);
    some.m_nextId = m_nextId;
    ChunkDealer dealer(indices.size(), m_stride);
    eachRun(indices, [&](std::size_t first, std::size_t end) { dealRun(dealer, *m_spine, first, end - first); });
    some.take(dealer.take(), indices.size());
    return some;
}

Keys Keys::without(std::span<const std::size_t> indices) const
{
    if (indices.empty())
        return *this;
    Keys rest(m_storage, m_stride);
    rest.m_nextId = m_nextId;
    const std::size_t total = m_size - indices.size();
    ChunkDealer dealer(total, m_stride);
    std::size_t kept = 0;
    eachRun(indices, [&](std::size_t first, std::size_t end) {
        if (first > kept)
            dealRun(dealer, *m_spine, kept, first - kept);
        kept = end;
    });
    if (kept < m_size)
        dealRun(dealer, *m_spine, kept, m_size - kept);
    rest.take(dealer.take(), total);
    return rest;
}

} // namespace clipwright
