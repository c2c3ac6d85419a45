// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/keys.h"

#include "model/timeline/keys_chunk.h"
#include "model/timeline/own.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace clipwright {

Keys::Keys(Storage storage, int stride) : m_stride(stride), m_storage(storage)
{
    assert(stride >= 0 && (storage == Storage::Numbers || stride == 0));
}

Keys::Spot Keys::find(std::size_t i) const
{
    assert(i < m_size);
    const std::vector<std::uint32_t> &starts = m_spine->starts;
    // Chunks are full where keys were only ever appended: the first guess is then right.
    std::size_t chunk = std::min(i / kChunkSize, starts.size() - 1);
    if (i < starts[chunk] || i - starts[chunk] >= m_spine->chunks[chunk]->size())
        chunk = static_cast<std::size_t>(std::upper_bound(starts.begin(), starts.end(), i) - starts.begin()) - 1;
    return {m_spine->chunks[chunk].get(), i - starts[chunk], chunk};
}

double Keys::time(std::size_t i) const
{
    const Spot spot = find(i);
    return spot.chunk->times[spot.row];
}

KeyId Keys::id(std::size_t i) const
{
    const Spot spot = find(i);
    return KeyId{spot.chunk->id(spot.row)};
}

std::span<const double> Keys::value(std::size_t i) const
{
    const auto width = static_cast<std::size_t>(m_stride);
    if (m_storage != Storage::Numbers || width == 0)
        return {};
    const Spot spot = find(i);
    return spot.chunk->values.view().subspan(spot.row * width, width);
}

const std::string &Keys::text(std::size_t i) const
{
    static const std::string none;
    const Spot spot = find(i);
    return m_storage == Storage::Strings ? spot.chunk->strings[spot.row] : none;
}

const PathRef &Keys::path(std::size_t i) const
{
    static const PathRef none;
    const Spot spot = find(i);
    return m_storage == Storage::Paths ? spot.chunk->paths[spot.row] : none;
}

EasingTable::Index Keys::easing(std::size_t i) const
{
    const Spot spot = find(i);
    return spot.chunk->easingAt(spot.row);
}

std::span<const double> Keys::handle(std::size_t column, std::size_t i) const
{
    const Spot spot = find(i);
    return spot.chunk->handle(column, spot.row, static_cast<std::size_t>(m_stride));
}

std::span<const double> Keys::tangentIn(std::size_t i) const
{
    return handle(0, i);
}

std::span<const double> Keys::tangentOut(std::size_t i) const
{
    return handle(1, i);
}

std::span<const double> Keys::spatialIn(std::size_t i) const
{
    return handle(2, i);
}

std::span<const double> Keys::spatialOut(std::size_t i) const
{
    return handle(3, i);
}

KeyHandles Keys::handles(std::size_t i) const
{
    const Spot spot = find(i);
    return spot.chunk->keyHandles.isEmpty() ? KeyHandles() : spot.chunk->keyHandles[spot.row];
}

Key Keys::key(std::size_t i) const
{
    Key key;
    key.id = id(i);
    key.time = time(i);
    const std::span<const double> numbers = value(i);
    key.value.assign(numbers.begin(), numbers.end());
    key.text = text(i);
    key.path = path(i);
    key.easing = easing(i);
    for (std::size_t column = 0; column < KeyChunk::kHandleColumns; ++column) {
        const std::span<const double> offsets = handle(column, i);
        (key.*KeyChunk::kHandleMembers[column]).assign(offsets.begin(), offsets.end());
    }
    key.handles = handles(i);
    return key;
}

namespace {

constexpr std::array<std::string_view, 7> kHandleTypes{"", "free", "aligned", "vector", "auto", "clamped", "flat"};

} // namespace

std::string_view nameOf(HandleType type)
{
    return kHandleTypes[static_cast<std::size_t>(type)];
}

std::optional<HandleType> handleTypeNamed(std::string_view name)
{
    const auto found = std::find(kHandleTypes.begin() + 1, kHandleTypes.end(), name);
    if (found == kHandleTypes.end())
        return std::nullopt;
    return static_cast<HandleType>(found - kHandleTypes.begin());
}

std::size_t Keys::upperBound(double time) const
{
    if (isEmpty())
        return 0;
    const auto &chunks = m_spine->chunks;
    const auto after = std::partition_point(chunks.begin(), chunks.end(),
                                            [time](const auto &chunk) { return !(time < chunk->times[0]); });
    if (after == chunks.begin())
        return 0;
    const std::span<const double> times = (*std::prev(after))->times.view();
    return m_spine->starts[static_cast<std::size_t>(after - chunks.begin()) - 1]
           + static_cast<std::size_t>(std::upper_bound(times.begin(), times.end(), time) - times.begin());
}

std::size_t Keys::lowerBound(double time) const
{
    if (isEmpty())
        return 0;
    const auto &chunks = m_spine->chunks;
    const auto holder = std::partition_point(
        chunks.begin(), chunks.end(), [time](const auto &chunk) { return chunk->times[chunk->size() - 1] < time; });
    if (holder == chunks.end())
        return m_size;
    const std::span<const double> times = (*holder)->times.view();
    return m_spine->starts[static_cast<std::size_t>(holder - chunks.begin())]
           + static_cast<std::size_t>(std::lower_bound(times.begin(), times.end(), time) - times.begin());
}

std::optional<std::size_t> Keys::indexOf(KeyId id) const
{
    for (std::size_t c = 0; c < chunkCount(); ++c) {
        const KeyChunk &chunk = *m_spine->chunks[c];
        if (chunk.ids.isEmpty()) {
            if (id.value >= chunk.firstId && id.value - chunk.firstId < chunk.size())
                return m_spine->starts[c] + (id.value - chunk.firstId);
            continue;
        }
        const std::span<const std::uint32_t> ids = chunk.ids.view();
        if (const auto found = std::find(ids.begin(), ids.end(), id.value); found != ids.end())
            return m_spine->starts[c] + static_cast<std::size_t>(found - ids.begin());
    }
    return std::nullopt;
}

std::vector<std::size_t> Keys::indicesOf(std::span<const KeyId> ids) const
{
    std::vector<std::size_t> indices;
    for (std::size_t c = 0; c < chunkCount(); ++c) {
        const KeyChunk &chunk = *m_spine->chunks[c];
        const std::size_t start = m_spine->starts[c];
        if (chunk.ids.isEmpty()) {
            const KeyId end{chunk.firstId + static_cast<std::uint32_t>(chunk.size())};
            const auto from = std::lower_bound(ids.begin(), ids.end(), KeyId{chunk.firstId});
            for (auto id = from; id != ids.end() && *id < end; ++id)
                indices.push_back(start + (id->value - chunk.firstId));
            continue;
        }
        for (std::size_t row = 0; row < chunk.size(); ++row) {
            if (std::binary_search(ids.begin(), ids.end(), KeyId{chunk.ids[row]}))
                indices.push_back(start + row);
        }
    }
    return indices;
}

Keys::Bounds Keys::valueBounds() const
{
    Bounds bounds;
    const auto width = static_cast<std::size_t>(m_stride);
    if (isEmpty() || width == 0)
        return bounds;
    const std::span<const double> first = m_spine->chunks.front()->summary.view();
    bounds.minimum.assign(first.begin(), first.begin() + m_stride);
    bounds.maximum.assign(first.begin() + m_stride, first.end());
    for (const std::shared_ptr<KeyChunk> &chunk : m_spine->chunks) {
        for (std::size_t i = 0; i < width; ++i) {
            bounds.minimum[i] = std::min(bounds.minimum[i], chunk->summary[i]);
            bounds.maximum[i] = std::max(bounds.maximum[i], chunk->summary[width + i]);
        }
    }
    for (std::size_t i = 0; i < width; ++i) {
        if (bounds.minimum[i] > bounds.maximum[i])
            bounds.minimum[i] = bounds.maximum[i] = 0;
    }
    return bounds;
}

std::size_t Keys::byteSize() const
{
    if (!m_spine)
        return 0;
    std::size_t bytes = sizeof(KeySpine) + 2 * sizeof(void *) + m_spine->starts.capacity() * sizeof(std::uint32_t)
                        + m_spine->chunks.capacity() * sizeof(std::shared_ptr<KeyChunk>);
    for (const std::shared_ptr<KeyChunk> &chunk : m_spine->chunks)
        bytes += chunk->byteSize();
    return bytes;
}

bool Keys::operator==(const Keys &other) const
{
    if (m_size != other.m_size || m_storage != other.m_storage || m_stride != other.m_stride)
        return false;
    std::size_t i = 0;
    while (m_spine != other.m_spine && i < m_size) {
        const Spot left = find(i);
        const Spot right = other.find(i);
        if (left.chunk == right.chunk && left.row == right.row) {
            i += left.chunk->size() - left.row;
            continue;
        }
        if (!sameRow(*left.chunk, left.row, *right.chunk, right.row, static_cast<std::size_t>(m_stride)))
            return false;
        ++i;
    }
    return true;
}

bool Keys::sharesChunk(const Keys &other, std::size_t chunk) const
{
    return chunk < chunkCount() && chunk < other.chunkCount() && m_spine->chunks[chunk] == other.m_spine->chunks[chunk];
}

std::size_t Keys::chunkCount() const
{
    return m_spine ? m_spine->chunks.size() : 0;
}

} // namespace clipwright
