// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What an edit asks of all keys that come in: column by column, since a drag asks it of each at each step.
#include "model/timeline/keys.h"
#include "model/timeline/keys_chunk.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace clipwright {

namespace {

bool areFinite(std::span<const double> numbers)
{
    return std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); });
}

} // namespace

bool Keys::areNumbersFinite() const
{
    for (std::size_t c = 0; c < chunkCount(); ++c) {
        const KeyChunk &chunk = *m_spine->chunks[c];
        const auto isBad = [](const KeyHandles &its) {
            return !std::isfinite(its.weightIn) || !std::isfinite(its.weightOut);
        };
        if (!areFinite(chunk.times.view()) || !areFinite(chunk.values.view())
            || std::ranges::any_of(chunk.keyHandles.view(), isBad))
            return false;
        for (const SharedColumn<double> &handles : chunk.handles) {
            if (!areFinite(handles.view()))
                return false;
        }
    }
    return true;
}

bool Keys::isInOrder() const
{
    double last = -std::numeric_limits<double>::infinity();
    for (std::size_t c = 0; c < chunkCount(); ++c) {
        for (const double time : m_spine->chunks[c]->times.view()) {
            if (time < last)
                return false;
            last = time;
        }
    }
    return true;
}

EasingTable::Index Keys::highestEasing() const
{
    EasingTable::Index highest = 0;
    for (std::size_t c = 0; c < chunkCount(); ++c) {
        const KeyChunk &chunk = *m_spine->chunks[c];
        if (chunk.easings.isEmpty())
            highest = std::max(highest, chunk.easing);
        for (const EasingTable::Index index : chunk.easings.view())
            highest = std::max(highest, index);
    }
    return highest;
}

bool Keys::haveIdsOf(const Keys &other, std::size_t first) const
{
    if (first > m_size || other.m_size > m_size - first)
        return false;
    std::size_t i = 0;
    while (i < other.m_size) {
        const Spot theirs = other.find(i);
        const Spot ours = find(first + i);
        const std::size_t count = std::min(theirs.chunk->size() - theirs.row, ours.chunk->size() - ours.row);
        for (std::size_t row = 0; row < count; ++row) {
            if (theirs.chunk->id(theirs.row + row) != ours.chunk->id(ours.row + row))
                return false;
        }
        i += count;
    }
    return true;
}

} // namespace clipwright
