// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/interpolation.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace clipwright {

/**
 * Interned easings of one timeline, so that a key stores 4 bytes. Indices 0, 1 and 2 are always hold, linear and
 * Hermite (whose slopes stand at the keys), and a row without parameters is always that one index. Copy-on-write: a
 * copy costs a reference count, and growing one that is shared copies its blocks' references, not the easings. Grows
 * only; a document that is written and read again holds what is used. Found by hash, so a key costs the same however
 * many easings there are.
 */
class EasingTable {
public:
    using Index = std::uint32_t;
    static constexpr Index kHold = 0;
    static constexpr Index kLinear = 1;
    static constexpr Index kHermite = 2;

    EasingTable();

    /** The index of an equal easing, adding it when it is new. */
    Index intern(const Easing &easing);
    const Easing &operator[](Index index) const { return (*m_data->blocks[index / kBlock])[index % kBlock]; }
    std::size_t size() const { return m_data->size; }
    /** Gives the drawn easings of that name their curve, or (null) takes it away. Indices stay. */
    void resolve(std::string_view curve, const std::shared_ptr<const DrawnCurve> &drawn);

private:
    static constexpr std::size_t kBlock = 256;

    struct Data {
        std::vector<std::shared_ptr<std::vector<Easing>>> blocks; ///< all full but the last
        std::vector<Index> cells;                                 ///< open addressing: an index + 1, or 0
        std::size_t size = 0;
    };

    explicit EasingTable(std::shared_ptr<Data> data) : m_data(std::move(data)) {}

    /** The slot that holds an equal easing, else the free one where it belongs. */
    std::size_t slotOf(const Easing &easing) const;
    Index add(const Easing &easing);
    void rehash(std::size_t slotCount);

    std::shared_ptr<Data> m_data;
};

} // namespace clipwright
