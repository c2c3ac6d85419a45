// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/cooked_rig.h"
#include "model/timeline/track.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace clipwright {

/**
 * How the lines kept by a CookedRig lie in a World Rig. KeptText::slot is 0 before the own line of a layer, group,
 * track, morph set or channel key, and KeptAt::slot within a key of a region: kept at the path's key, or, without
 * keys, in the group. Rig::kept has the header: its parts, the end of the file, and from kClipSlot on clip and mark
 * by turns.
 */
inline constexpr int kEndSlot = 3;
inline constexpr int kClipSlot = 4;

int headerSlot(const KeptAt &at);
KeptAt headerPlace(int slot);

/** Gives the kept lines out while a CookedRig is walked in the order in which it is written. */
class KeptCursor {
public:
    using KeptLines = std::vector<std::pair<KeptAt, std::string>>;

    explicit KeptCursor(const KeptLines &kept) : m_kept(kept) {}

    std::vector<KeptText> takeHeader();
    /** What stands up to and at `at`; lines whose statement does not exist come with the next one, their slot 0. */
    std::vector<KeptText> takeUpTo(const KeptAt &at);
    bool hasUpTo(const KeptAt &at) const { return m_next < m_kept.size() && m_kept[m_next].first <= at; }

private:
    const KeptLines &m_kept;
    std::size_t m_next = 0;
};

} // namespace clipwright
