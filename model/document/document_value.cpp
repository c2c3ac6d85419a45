// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/document_value.h"

#include <array>

namespace clipwright {

std::string_view nameOf(DocumentKind kind)
{
    constexpr std::array<std::string_view, std::variant_size_v<DocumentValue>> kNames{"rig", "clip", "stage"};
    return kNames[static_cast<std::size_t>(kind)];
}

const Timeline *timelineOf(const DocumentValue &value, CompositionId id)
{
    if (const Clip *clip = std::get_if<Clip>(&value))
        return id ? nullptr : &clip->timeline;
    const Rig *rig = std::get_if<Rig>(&value);
    const Composition *composition = rig ? rig->find(id) : nullptr;
    return composition ? &composition->timeline : nullptr;
}

} // namespace clipwright
