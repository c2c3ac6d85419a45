// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/interpolation.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace clipwright {

/**
 * Interned easings of one timeline, so that a key stores 4 bytes. Indices 0, 1 and 2 are always hold, linear and
 * Hermite (whose slopes stand at the keys). Copy-on-write: a copy costs a reference count. Grows only; a document
 * that is written and read again holds what is used.
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
    const Easing &operator[](Index index) const { return (*m_easings)[index]; }
    std::size_t size() const { return m_easings->size(); }

private:
    std::shared_ptr<std::vector<Easing>> m_easings;
};

} // namespace clipwright
