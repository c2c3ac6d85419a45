// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/arena.h"

#include <algorithm>
#include <utility>

namespace clipwright::raster {

namespace {

constexpr std::size_t kUsualBytes = std::size_t{1} << 18;
// So that loops may read whole vectors up to the end.
constexpr std::size_t kReadBeyond = 64;

} // namespace

ChunkPool::Chunk ChunkPool::take(std::size_t least)
{
    const auto found =
        std::find_if(m_free.rbegin(), m_free.rend(), [least](const Chunk &c) { return c.size >= least; });
    if (found != m_free.rend()) {
        Chunk chunk = std::move(*found);
        m_free.erase(std::next(found).base());
        return chunk;
    }
    const std::size_t size = std::max(least, kUsualBytes);
    return {std::make_unique_for_overwrite<std::byte[]>(size + kReadBeyond), size};
}

std::byte *Arena::reserveBytes(std::size_t count)
{
    count = (count + kAlignment - 1) / kAlignment * kAlignment; // take() rounds up as well
    if (m_chunks.empty() || m_chunks.back().size - m_used < count) {
        m_chunks.push_back(m_pool->take(count));
        m_used = 0;
    }
    return m_chunks.back().bytes.get() + m_used;
}

void Arena::reset()
{
    for (ChunkPool::Chunk &chunk : m_chunks)
        m_pool->giveBack(std::move(chunk));
    m_chunks.clear();
    m_used = 0;
}

std::size_t Arena::byteCount() const
{
    std::size_t count = 0;
    for (const ChunkPool::Chunk &chunk : m_chunks)
        count += chunk.size;
    return count;
}

} // namespace clipwright::raster
