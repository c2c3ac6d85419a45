// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Private to the folder: how rows of some chunks become rows of new ones.
#pragma once

#include "model/timeline/keys_chunk.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

namespace clipwright {

/** Deals rows out to new chunks, evenly, so that neither of two halves is full again at the next key. */
class ChunkDealer {
public:
    ChunkDealer(std::size_t total, int stride)
        : m_left(total),
          m_chunksLeft((total + Keys::kChunkSize - 1) / Keys::kChunkSize),
          m_stride(static_cast<std::size_t>(stride))
    {}

    void add(const KeyChunk &chunk, std::size_t first, std::size_t count)
    {
        while (count > 0) {
            const std::size_t now = std::min(count, room());
            m_chunks.back()->append(chunk, first, now, m_stride);
            first += now;
            count -= now;
            m_room -= now;
        }
    }

    std::vector<std::shared_ptr<KeyChunk>> take()
    {
        for (const std::shared_ptr<KeyChunk> &chunk : m_chunks) {
            chunk->tidy();
            chunk->summarise(m_stride);
        }
        return std::move(m_chunks);
    }

private:
    std::size_t room()
    {
        if (m_room == 0) {
            m_room = (m_left + m_chunksLeft - 1) / m_chunksLeft;
            m_left -= m_room;
            --m_chunksLeft;
            m_chunks.push_back(std::make_shared<KeyChunk>());
            m_chunks.back()->reserve(m_room, m_stride);
        }
        return m_room;
    }

    std::vector<std::shared_ptr<KeyChunk>> m_chunks;
    std::size_t m_left;
    std::size_t m_chunksLeft;
    std::size_t m_room = 0;
    std::size_t m_stride;
};

} // namespace clipwright
