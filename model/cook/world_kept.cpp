// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/world_kept.h"

#include <algorithm>

namespace clipwright {

int headerSlot(const KeptAt &at)
{
    if (at.layer == KeptAt::kEnd)
        return kEndSlot;
    if (at.part < KeptAt::Clip)
        return std::max(at.part, 0);
    const int key = std::clamp(at.key, 0, 0x3ffffff0);
    return kClipSlot + 2 * key + (at.part == KeptAt::Clip ? 0 : 1);
}

KeptAt headerPlace(int slot)
{
    if (slot < kEndSlot)
        return {KeptAt::kHeader, std::max(slot, 0)};
    if (slot == kEndSlot)
        return {KeptAt::kEnd};
    const int key = (slot - kClipSlot) / 2;
    return {KeptAt::kHeader, (slot - kClipSlot) % 2 == 0 ? KeptAt::Clip : KeptAt::Mark, key};
}

std::vector<KeptText> KeptCursor::takeHeader()
{
    std::vector<KeptText> taken;
    for (; m_next < m_kept.size() && m_kept[m_next].first.layer <= KeptAt::kHeader; ++m_next)
        taken.push_back({headerSlot(m_kept[m_next].first), m_kept[m_next].second});
    return taken;
}

std::vector<KeptText> KeptCursor::takeUpTo(const KeptAt &at)
{
    std::vector<KeptText> taken;
    for (; hasUpTo(at); ++m_next) {
        const KeptAt &place = m_kept[m_next].first;
        const bool isHere = place.layer == at.layer && place.part == at.part && place.key == at.key;
        taken.push_back({isHere ? place.slot : 0, m_kept[m_next].second});
    }
    return taken;
}

} // namespace clipwright
