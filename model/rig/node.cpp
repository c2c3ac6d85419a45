// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/rig/node.h"

namespace clipwright {

TrackId Node::track(std::uint8_t property, int component) const
{
    for (const PropertySlot &slot : properties) {
        if (slot.property == property && slot.component == component)
            return slot.track;
    }
    return {};
}

} // namespace clipwright
