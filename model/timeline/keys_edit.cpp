// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The half of Keys that changes: splices over the copy-on-write chunks.
#include "model/timeline/chunk_dealer.h"
#include "model/timeline/keys.h"
#include "model/timeline/own.h"

#include <algorithm>
#include <cassert>

namespace clipwright {

namespace {

/** From so many keys on their whole chunks are shared: the two that are cut beside them stay few in many. */
constexpr std::size_t kSharedFrom = 4 * Keys::kChunkSize;

/** Rows `first` to `first + count` of some chunks, whole ones as they are. */
std::vector<std::shared_ptr<KeyChunk>> rowsOf(const KeySpine &spine, std::size_t first, std::size_t count, int stride)
{
    std::vector<std::shared_ptr<KeyChunk>> chunks;
    const auto holder = std::upper_bound(spine.starts.begin(), spine.starts.end(), first) - spine.starts.begin() - 1;
    for (auto c = static_cast<std::size_t>(holder); count > 0; ++c) {
        const std::shared_ptr<KeyChunk> &chunk = spine.chunks[c];
        const std::size_t row = first - spine.starts[c];
        const std::size_t rows = std::min(count, chunk->size() - row);
        if (rows == chunk->size()) {
            chunks.push_back(chunk);
        } else {
            ChunkDealer dealer(rows, stride);
            dealer.add(*chunk, row, rows);
            chunks.push_back(dealer.take().front());
        }
        first += rows;
        count -= rows;
    }
    return chunks;
}

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

void Keys::shiftTimes(double by)
{
    for (std::size_t chunk = 0; chunk < chunkCount(); ++chunk) {
        for (double &time : editChunk(chunk).times.edit())
            time += by;
    }
}

KeyId Keys::idFor(const Key &key)
{
    const KeyId id = key.id ? key.id : KeyId{m_nextId};
    m_nextId = std::max(m_nextId, id.value + 1);
    return id;
}

KeyId Keys::append(const Key &key)
{
    assert(fitsBetween(m_size, 0, key.time, key.time));
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
    Keys rows(m_storage, m_stride);
    std::vector<KeyId> ids;
    ids.reserve(inserted.size());
    for (const Key &key : inserted) {
        ids.push_back(idFor(key));
        rows.appendRow(key, ids.back());
    }
    rows.m_nextId = m_nextId;
    replace(first, removed, rows);
    return ids;
}

void Keys::replace(std::size_t first, std::size_t removed, const Keys &inserted)
{
    assert(first <= m_size && removed <= m_size - first);
    assert(inserted.m_storage == m_storage && inserted.m_stride == m_stride && inserted.isInOrder());
    assert(inserted.isEmpty() || fitsBetween(first, removed, inserted.time(0), inserted.time(inserted.size() - 1)));
    m_nextId = std::max(m_nextId, inserted.m_nextId);
    if (removed > 0 || !inserted.isEmpty())
        replaceRows(first, removed, inserted);
}

Keys Keys::slice(std::size_t first, std::size_t count) const
{
    assert(first <= m_size && count <= m_size - first);
    Keys rows(m_storage, m_stride);
    rows.m_nextId = m_nextId;
    if (count == 0)
        return rows;
    rows.m_spine = std::make_shared<KeySpine>();
    rows.m_spine->chunks = rowsOf(*m_spine, first, count, m_stride);
    rows.m_spine->number(0);
    rows.m_size = count;
    return rows;
}

void Keys::replaceRows(std::size_t first, std::size_t removed, const Keys &inserted)
{
    KeySpine &spine = makeOwn(m_spine);
    // What is cut lies between row `beginRow` of chunk `from` and row `endRow` of the chunk before `to`.
    const auto placeOf = [&](std::size_t i) -> std::pair<std::size_t, std::size_t> {
        if (i == m_size)
            return {spine.chunks.size(), 0};
        const Spot spot = find(i);
        return {spot.chunkIndex, spot.row};
    };
    auto [from, beginRow] = placeOf(first);
    auto [to, endRow] = placeOf(first + removed);
    const std::shared_ptr<KeyChunk> begin = beginRow > 0 ? spine.chunks[from] : nullptr;
    const std::shared_ptr<KeyChunk> end = endRow > 0 ? spine.chunks[to] : nullptr;
    const std::size_t rest = end ? end->size() - endRow : 0;
    to += end ? 1 : 0;

    std::vector<std::shared_ptr<KeyChunk>> chunks;
    if (inserted.size() >= kSharedFrom) {
        if (begin)
            chunks = rowsOf(spine, spine.starts[from], beginRow, m_stride);
        chunks.insert(chunks.end(), inserted.m_spine->chunks.begin(), inserted.m_spine->chunks.end());
        if (end)
            chunks.push_back(rowsOf(spine, spine.starts[to - 1] + endRow, rest, m_stride).front());
    } else {
        std::size_t total = beginRow + inserted.size() + rest;
        // A small rest joins a neighbour, so that many removals do not leave a spine of crumbs.
        const auto joins = [&](std::size_t chunk) {
            const std::size_t size = spine.chunks[chunk]->size();
            return total > 0 && total < kChunkSize / 4 && total + size <= kChunkSize * 3 / 4;
        };
        const std::shared_ptr<KeyChunk> next = to < spine.chunks.size() && joins(to) ? spine.chunks[to] : nullptr;
        const std::shared_ptr<KeyChunk> before =
            !next && from > 0 && joins(from - 1) ? spine.chunks[from - 1] : nullptr;
        total += (next ? next->size() : 0) + (before ? before->size() : 0);
        to += next ? 1 : 0;
        from -= before ? 1 : 0;
        ChunkDealer dealer(total, m_stride);
        if (before)
            dealer.add(*before, 0, before->size());
        if (begin)
            dealer.add(*begin, 0, beginRow);
        for (std::size_t c = 0; c < inserted.chunkCount(); ++c)
            dealer.add(*inserted.m_spine->chunks[c], 0, inserted.m_spine->chunks[c]->size());
        if (end)
            dealer.add(*end, endRow, rest);
        if (next)
            dealer.add(*next, 0, next->size());
        chunks = dealer.take();
    }
    const auto at = spine.chunks.begin() + static_cast<std::ptrdiff_t>(from);
    spine.chunks.insert(spine.chunks.erase(at, spine.chunks.begin() + static_cast<std::ptrdiff_t>(to)), chunks.begin(),
                        chunks.end());
    spine.number(from);
    m_size = m_size - removed + inserted.size();
}

bool Keys::fitsBetween(std::size_t first, std::size_t removed, double firstTime, double lastTime) const
{
    const bool afterLast = first == 0 || !(firstTime < time(first - 1));
    return afterLast && (first + removed == m_size || !(time(first + removed) < lastTime));
}

} // namespace clipwright
