// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/ids.h"
#include "model/core/kind.h"
#include "model/core/path.h"
#include "model/timeline/easing_table.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** How the editor keeps a slope of a key when neighbours move; sampling reads the slopes that stand there. */
enum class HandleType : std::uint8_t { Untold, Free, Aligned, Vector, Auto, Clamped, Flat };
/** As files write it; empty for Untold. */
std::string_view nameOf(HandleType type);
std::optional<HandleType> handleTypeNamed(std::string_view name);
/** What an untold one is: free at a slope that stands there, else auto. */
constexpr HandleType shownType(HandleType told, bool hasSlope)
{
    return told != HandleType::Untold ? told : hasSlope ? HandleType::Free : HandleType::Auto;
}

/** What few keys have of their slopes beside them: the lengths of weighted ones, in the timeline's unit, and types. */
struct KeyHandles {
    double weightIn = -1; ///< below 0: none told, a third of the stretch
    double weightOut = -1;
    HandleType in = HandleType::Untold;
    HandleType out = HandleType::Untold;

    bool isPlain() const { return *this == KeyHandles(); }
    bool operator==(const KeyHandles &) const = default;
};

/** One key taken out of its columns: what edits put in and get back. */
struct Key {
    KeyId id;                                         ///< null: the track gives a new one
    double time = 0;                                  ///< in the timeline's unit
    std::vector<double> value;                        ///< Storage::Numbers: `stride` numbers
    std::string text;                                 ///< Storage::Strings
    PathRef path;                                     ///< Storage::Paths, never null there
    EasingTable::Index easing = EasingTable::kLinear; ///< for the stretch to the next key
    std::vector<double> tangentIn;                    ///< empty (auto: autoSlope) or `stride` slopes a unit of time
    std::vector<double> tangentOut;
    std::vector<double> spatialIn; ///< empty or `stride` offsets from the value: handles of the path in space
    std::vector<double> spatialOut;
    KeyHandles handles = {};

    bool operator==(const Key &) const = default;
};

struct KeyChunk; // keys_chunk.h: the columns of at most Keys::kChunkSize keys
struct KeySpine;

/**
 * The keys of one track in time order, in copy-on-write chunks of columns: a copy is a snapshot that costs one
 * reference count, and later edits of either side never show in the other. There is no object a key: a scalar key
 * takes 16 bytes (time and value), 4 more where easings differ within its chunk, and 4 for its id once keys were
 * inserted out of order. Two keys may share a time (a cut); the later one in order wins from that time on.
 *
 * Every edit is `splice`; the named ones are spellings of it. Not safe to edit one object from two threads;
 * reading snapshots from any number is.
 */
class Keys {
public:
    static constexpr std::size_t kChunkSize = 256;

    Keys() = default;
    /** `stride`: numbers a value (0 for strings and paths). */
    Keys(Storage storage, int stride);

    Storage storage() const { return m_storage; }
    int stride() const { return m_stride; }
    std::size_t size() const { return m_size; }
    bool isEmpty() const { return m_size == 0; }

    double time(std::size_t i) const;
    KeyId id(std::size_t i) const;
    std::span<const double> value(std::size_t i) const;
    const std::string &text(std::size_t i) const;
    const PathRef &path(std::size_t i) const;
    EasingTable::Index easing(std::size_t i) const;
    /** Empty spans where the key has none. */
    std::span<const double> tangentIn(std::size_t i) const;
    std::span<const double> tangentOut(std::size_t i) const;
    std::span<const double> spatialIn(std::size_t i) const;
    std::span<const double> spatialOut(std::size_t i) const;
    /** Lengths and types of the handles; all of them absent for most keys. */
    KeyHandles handles(std::size_t i) const;
    Key key(std::size_t i) const;

    /** The number of keys at or before `time`: the key that rules there is one less. */
    std::size_t upperBound(double time) const;
    std::size_t lowerBound(double time) const;
    /** Linear in the number of keys, for edits; views keep indices. */
    std::optional<std::size_t> indexOf(KeyId id) const;
    /** The indices of those ids that are there, from the lowest on. The ids are sorted. One walk over the keys. */
    std::vector<std::size_t> indicesOf(std::span<const KeyId> ids) const;

    /**
     * Replaces `removed` keys from index `first` by `inserted`. The caller keeps times in order (asserted) and the
     * range within the keys. Keys with a null id get the next ones of this track, others keep theirs (an undo puts them
     * back); returns the ids of the inserted keys in order. Copies at most the chunks touched and a small neighbour.
     */
    std::vector<KeyId> splice(std::size_t first, std::size_t removed, std::span<const Key> inserted);
    /**
     * The same with keys that stand in columns, under the ids they have; storage and stride are alike (asserted). Whole
     * chunks of many keys are shared with `inserted` instead of copied.
     */
    void replace(std::size_t first, std::size_t removed, const Keys &inserted);
    /**
     * Those of both in order of time, each run of one side in bulk; of equal times those of `left` come first. Storage
     * and stride are alike (asserted).
     */
    static Keys merged(const Keys &left, const Keys &right);
    /** The keys at some indices, which rise, under their ids: runs of neighbours in bulk. */
    Keys picked(std::span<const std::size_t> indices) const;
    /** All keys but those. */
    Keys without(std::span<const std::size_t> indices) const;
    /** `count` keys from index `first` on, under their ids; whole chunks are shared. */
    Keys slice(std::size_t first, std::size_t count) const;
    /** The id that the next new key gets: higher than that of any key that was ever here. */
    KeyId nextId() const { return KeyId{m_nextId}; }
    /** Appends one key not before the last: what readers call. */
    KeyId append(const Key &key);
    /** Numbers that are missing become 0. Storage::Numbers only. */
    void setValue(std::size_t i, std::span<const double> value);
    void setEasing(std::size_t i, EasingTable::Index easing);
    /** Adds `by` to each time; every other column stays shared. */
    void shiftTimes(double by);

    /**
     * Smallest and largest of each component of the values, from the chunks' summaries; numbers that are not finite do
     * not count (0 where there are only such). Empty without keys or numbers.
     */
    struct Bounds {
        std::vector<double> minimum;
        std::vector<double> maximum;
    };
    Bounds valueBounds() const;

    /** Every number of every key is finite; paths are not looked at. */
    bool areNumbersFinite() const;
    /** No key is earlier than the one before it. */
    bool isInOrder() const;
    /** The highest index of an easing; 0 without keys. */
    EasingTable::Index highestEasing() const;
    /** The ids of `other`'s keys, in their order, are those of the keys from `first` on. */
    bool haveIdsOf(const Keys &other, std::size_t first) const;

    /** Heap bytes, counting what is shared with snapshots once. */
    std::size_t byteSize() const;
    /** The same keys, ids included. Cheap where memory is shared. */
    bool operator==(const Keys &other) const;
    /** The chunk's memory is the same in both: nothing in it was edited. For tests and caches. */
    bool sharesChunk(const Keys &other, std::size_t chunk) const;
    std::size_t chunkCount() const;

private:
    struct Spot {
        const KeyChunk *chunk;
        std::size_t row;
        std::size_t chunkIndex;
    };
    Spot find(std::size_t i) const;
    std::span<const double> handle(std::size_t column, std::size_t i) const;
    KeyChunk &editChunk(std::size_t chunkIndex);
    KeyId idFor(const Key &key);
    void appendRow(const Key &key, KeyId id);
    void replaceRows(std::size_t first, std::size_t removed, const Keys &inserted);
    bool fitsBetween(std::size_t first, std::size_t removed, double firstTime, double lastTime) const;
    void take(std::vector<std::shared_ptr<KeyChunk>> chunks, std::size_t size);

    std::shared_ptr<KeySpine> m_spine;
    std::size_t m_size = 0;
    std::uint32_t m_nextId = 1;
    int m_stride = 0;
    Storage m_storage = Storage::Numbers;
};

} // namespace clipwright
