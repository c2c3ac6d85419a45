// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The half of Keys that changes: splices over the copy-on-write chunks.
#include "model/timeline/keys.h"
#include "model/timeline/keys_chunk.h"
#include "model/timeline/own.h"

#include <algorithm>
#include <cassert>

namespace clipwright {

namespace {

/** Deals rows out to new chunks, evenly, so that neither of two halves is full again at the next key. */
class ChunkDealer {
public:
    ChunkDealer(std::size_t total, Storage storage, int stride)
        : m_left(total),
          m_chunksLeft((total + Keys::kChunkSize - 1) / Keys::kChunkSize),
          m_storage(storage),
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

    void add(const Key &key, KeyId id)
    {
        room();
        m_chunks.back()->append(key, id.value, m_storage, m_stride);
        --m_room;
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
        }
        return m_room;
    }

    std::vector<std::shared_ptr<KeyChunk>> m_chunks;
    std::size_t m_left;
    std::size_t m_chunksLeft;
    std::size_t m_room = 0;
    Storage m_storage;
    std::size_t m_stride;
};

} // namespace

KeyChunk &Keys::editChunk(std::size_t chunkIndex)
{
    return makeOwn(makeOwn(m_spine).chunks[chunkIndex]);
}

void Keys::setValue(std::size_t i, std::span<const double> value)
{
    assert(m_storage == Storage::Numbers);
    const Spot spot = find(i);
    editChunk(spot.chunkIndex).setValue(spot.row, value, static_cast<std::size_t>(m_stride));
}

void Keys::setEasing(std::size_t i, EasingTable::Index easing)
{
    const Spot spot = find(i);
    editChunk(spot.chunkIndex).setEasing(spot.row, easing);
}

KeyId Keys::idFor(const Key &key)
{
    const KeyId id = key.id ? key.id : KeyId{m_nextId};
    m_nextId = std::max(m_nextId, id.value + 1);
    return id;
}

KeyId Keys::append(const Key &key)
{
    assert(fitsBetween(m_size, 0, {&key, 1}));
    const KeyId id = idFor(key);
    appendRow(key, id);
    return id;
}

void Keys::appendRow(const Key &key, KeyId id)
{
    KeySpine &spine = makeOwn(m_spine);
    if (spine.chunks.empty() || spine.chunks.back()->size() >= kChunkSize) {
        spine.chunks.push_back(std::make_shared<KeyChunk>());
        spine.starts.push_back(static_cast<std::uint32_t>(m_size));
    }
    makeOwn(spine.chunks.back()).append(key, id.value, m_storage, static_cast<std::size_t>(m_stride));
    ++m_size;
}

std::vector<KeyId> Keys::splice(std::size_t first, std::size_t removed, std::span<const Key> inserted)
{
    assert(first <= m_size && removed <= m_size - first);
    assert(fitsBetween(first, removed, inserted));
    std::vector<KeyId> ids;
    ids.reserve(inserted.size());
    for (const Key &key : inserted)
        ids.push_back(idFor(key));
    if (first == m_size) {
        for (std::size_t i = 0; i < inserted.size(); ++i)
            appendRow(inserted[i], ids[i]);
    } else if (removed > 0 || !inserted.empty()) {
        replaceRows(first, removed, inserted, ids);
    }
    return ids;
}

void Keys::replaceRows(std::size_t first, std::size_t removed, std::span<const Key> inserted,
                       std::span<const KeyId> ids)
{
    KeySpine &spine = makeOwn(m_spine);
    const Spot begin = find(first);
    const Spot end = removed > 0 ? find(first + removed - 1) : begin;
    const std::size_t endRow = removed > 0 ? end.row + 1 : begin.row;
    std::size_t from = begin.chunkIndex;
    std::size_t to = end.chunkIndex + 1;
    std::size_t total = begin.row + inserted.size() + (end.chunk->size() - endRow);
    // A small rest joins a neighbour, so that many removals do not leave a spine of crumbs.
    const auto joins = [&](std::size_t chunk) {
        const std::size_t size = spine.chunks[chunk]->size();
        return total < kChunkSize / 4 && total + size <= kChunkSize * 3 / 4;
    };
    const bool joinsNext = to < spine.chunks.size() && joins(to);
    const bool joinsBefore = !joinsNext && from > 0 && joins(from - 1);
    if (joinsNext)
        total += spine.chunks[to++]->size();
    if (joinsBefore)
        total += spine.chunks[--from]->size();

    ChunkDealer dealer(total, m_storage, m_stride);
    if (joinsBefore)
        dealer.add(*spine.chunks[from], 0, spine.chunks[from]->size());
    dealer.add(*begin.chunk, 0, begin.row);
    for (std::size_t i = 0; i < inserted.size(); ++i)
        dealer.add(inserted[i], ids[i]);
    dealer.add(*end.chunk, endRow, end.chunk->size() - endRow);
    if (joinsNext)
        dealer.add(*spine.chunks[to - 1], 0, spine.chunks[to - 1]->size());

    const std::vector<std::shared_ptr<KeyChunk>> chunks = dealer.take();
    const auto at = spine.chunks.begin() + static_cast<std::ptrdiff_t>(from);
    spine.chunks.insert(spine.chunks.erase(at, spine.chunks.begin() + static_cast<std::ptrdiff_t>(to)), chunks.begin(),
                        chunks.end());
    spine.starts.resize(spine.chunks.size());
    std::uint32_t start =
        from == 0 ? 0 : spine.starts[from - 1] + static_cast<std::uint32_t>(spine.chunks[from - 1]->size());
    for (std::size_t i = from; i < spine.chunks.size(); ++i) {
        spine.starts[i] = start;
        start += static_cast<std::uint32_t>(spine.chunks[i]->size());
    }
    m_size = m_size - removed + inserted.size();
}

bool Keys::fitsBetween(std::size_t first, std::size_t removed, std::span<const Key> inserted) const
{
    const auto before = [](const Key &a, const Key &b) { return a.time < b.time; };
    if (!std::is_sorted(inserted.begin(), inserted.end(), before))
        return false;
    if (inserted.empty())
        return true;
    const bool afterLast = first == 0 || !(inserted.front().time < time(first - 1));
    return afterLast && (first + removed == m_size || !(time(first + removed) < inserted.back().time));
}

} // namespace clipwright
