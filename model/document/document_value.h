// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/rig/rig.h"
#include "model/stage/stage.h"

#include <cstdint>
#include <string_view>
#include <variant>

namespace clipwright {

/** What a document holds. A copy shares all parts with its original. */
using DocumentValue = std::variant<Rig, Clip, Stage>;

/** The alternatives of DocumentValue, in their order. */
enum class DocumentKind : std::uint8_t { Rig, Clip, Stage };

inline DocumentKind kindOf(const DocumentValue &value)
{
    return static_cast<DocumentKind>(value.index());
}
/** "rig", "clip", "stage". */
std::string_view nameOf(DocumentKind kind);

/** The timeline of a composition, or of a clip under the null id; nullptr where there is none. */
const Timeline *timelineOf(const DocumentValue &value, CompositionId id);

} // namespace clipwright
