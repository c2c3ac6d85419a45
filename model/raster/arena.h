// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

namespace clipwright::raster {

/** Memory in chunks that arenas take and give back, so that frames after the first find all they need. */
class ChunkPool {
public:
    ChunkPool() { m_free.reserve(kUsualCount); }

    /** Of chunks: so many are noted without a place to note them being asked for. */
    static constexpr std::size_t kUsualCount = 64;

    struct Chunk {
        std::unique_ptr<std::byte[]> bytes;
        std::size_t size = 0;
    };

    /** One of at least `least` bytes. */
    Chunk take(std::size_t least);
    void giveBack(Chunk chunk) { m_free.push_back(std::move(chunk)); }

private:
    std::vector<Chunk> m_free;
};

/** Arrays that live together until reset(), one after the other in memory. Nothing is constructed nor destroyed. */
class Arena {
public:
    /** `pool` outlives it. */
    explicit Arena(ChunkPool &pool) : m_pool(&pool) { m_chunks.reserve(ChunkPool::kUsualCount); }

    /** Room for so many, aligned to 16 bytes; it may be used, and is lost unless taken before the next. */
    template<class T>
    T *reserve(std::size_t count)
    {
        static_assert(std::is_trivially_destructible_v<T> && alignof(T) <= kAlignment);
        return reinterpret_cast<T *>(reserveBytes(count * sizeof(T)));
    }
    /** Keeps the first `count` of what was reserved last. */
    template<class T>
    void take(std::size_t count)
    {
        m_used += (count * sizeof(T) + kAlignment - 1) / kAlignment * kAlignment;
    }
    /** A copy. */
    template<class T>
    const T *keep(std::span<const T> values)
    {
        T *kept = reserve<T>(values.size());
        std::uninitialized_copy(values.begin(), values.end(), kept);
        take<T>(values.size());
        return kept;
    }
    void reset();
    /** Of all chunks. */
    std::size_t byteCount() const;

private:
    static constexpr std::size_t kAlignment = 16;

    std::byte *reserveBytes(std::size_t count);

    ChunkPool *m_pool;
    std::vector<ChunkPool::Chunk> m_chunks;
    std::size_t m_used = 0; ///< of the last chunk
};

} // namespace clipwright::raster
