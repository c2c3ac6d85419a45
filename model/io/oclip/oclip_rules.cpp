// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oclip/oclip_rules.h"

namespace clipwright::oclip {

Result<void> checkAddress(const ChannelAddress &address, Kind kind, bool isTimelineAsset)
{
    const std::string &property = address.property;
    if (property.empty())
        return refuse("channel-no-property", "expected a text \"property\"");
    if (kind == Kind::Path)
        return refuse("channel-unknown-kind", "expected a kind such as number, vector, rotation or flag");
    if (address.bone) {
        const bool fits = property == "rotation"
                              ? kind == Kind::Rotation
                              : (property == "position" || property == "scale") && kind == Kind::Vector3;
        return fits ? Result<void>()
                    : refuse("channel-not-a-bone-property",
                             "expected a bone's position or scale, a vector, or its rotation");
    }
    // What a timeline asset keys of its own root, the stage, is no component's.
    const std::size_t dot = property.find('.');
    const bool isOfRoot = isTimelineAsset && address.target.empty() && dot == std::string::npos;
    return isOfRoot || (dot != std::string::npos && dot > 0)
               ? Result<void>()
               : refuse("channel-no-component", "expected a component and a field, as transform.position");
}

} // namespace clipwright::oclip
