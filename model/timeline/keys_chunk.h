// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/keys.h"
#include "model/timeline/shared_column.h"

namespace clipwright {

/**
 * At most Keys::kChunkSize keys as columns, each shared alone: a copy shares them all, and an edit copies only what it
 * touches. A column that all rows would leave at its default is empty: easings while they are one (`easing`), ids while
 * they count up from `firstId`, handles while no key has any.
 */
struct KeyChunk {
    /** The four handle columns, in this order; bit 1 << n of a row's `handleFlags` says that it has the nth. */
    static constexpr std::size_t kHandleColumns = 4;
    using HandleMembers = std::array<std::vector<double> Key::*, kHandleColumns>;
    static constexpr HandleMembers kHandleMembers{&Key::tangentIn, &Key::tangentOut, &Key::spatialIn, &Key::spatialOut};

    SharedColumn<double> times;
    SharedColumn<double> values; ///< stride a row
    SharedColumn<std::string> strings;
    SharedColumn<PathRef> paths;
    SharedColumn<EasingTable::Index> easings;                 ///< empty: all are `easing`
    SharedColumn<std::uint32_t> ids;                          ///< empty: firstId + row
    SharedColumn<std::uint8_t> handleFlags;                   ///< empty: no key has handles
    std::array<SharedColumn<double>, kHandleColumns> handles; ///< each empty or stride a row
    SharedColumn<KeyHandles> keyHandles;                      ///< empty: no key has weights or types
    SharedColumn<double> summary; ///< smallest of each component, then largest; finite ones only
    EasingTable::Index easing = EasingTable::kLinear;
    std::uint32_t firstId = 1;

    std::size_t size() const { return times.size(); }
    std::uint32_t id(std::size_t row) const;
    EasingTable::Index easingAt(std::size_t row) const { return easings.isEmpty() ? easing : easings[row]; }
    std::span<const double> handle(std::size_t column, std::size_t row, std::size_t stride) const;

    /** Appends a key; numbers that are missing are 0, those over the stride are left out. */
    void append(const Key &key, std::uint32_t id, Storage storage, std::size_t stride);
    /** Appends `count` rows of another chunk from `first` on. */
    void append(const KeyChunk &other, std::size_t first, std::size_t count, std::size_t stride);
    /** Room for times and numbers of so many rows, which come one run after the other. */
    void reserve(std::size_t rows, std::size_t stride);
    void setValue(std::size_t row, std::span<const double> value, std::size_t stride);
    void setEasing(std::size_t row, EasingTable::Index index);
    /** Makes columns empty again whose rows have become alike, and gives spare memory back. */
    void tidy();
    void summarise(std::size_t stride);

    std::size_t byteSize() const;

private:
    void appendId(std::uint32_t id);
    void appendEasing(EasingTable::Index index);
    void appendIds(const KeyChunk &other, std::size_t first, std::size_t count);
    void appendEasings(const KeyChunk &other, std::size_t first, std::size_t count);
    void appendHandles(const Key &key, std::size_t stride);
    void appendKeyHandles(const KeyHandles &its);
    void widenSummary(std::span<const double> value);
};

/** Row `row` of a chunk and of another are the same key, not-a-numbers alike. */
bool sameRow(const KeyChunk &left, std::size_t leftRow, const KeyChunk &right, std::size_t rightRow,
             std::size_t stride);

/** The chunks of one Keys, with the index of each one's first key. */
struct KeySpine {
    std::vector<std::shared_ptr<KeyChunk>> chunks;
    std::vector<std::uint32_t> starts;

    /** Counts the keys again from chunk `from` on. */
    void number(std::size_t from);
};

} // namespace clipwright
