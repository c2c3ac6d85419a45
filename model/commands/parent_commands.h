// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What layers hang from.
#pragma once

#include "model/document/document_edit.h"

#include <optional>
#include <string_view>

namespace clipwright {

/** The layer stays where it is seen at a time. */
struct KeepPose {
    double time = 0; ///< in the composition's unit
};

inline constexpr std::string_view kPoseNotKept = "pose-not-kept";

/**
 * Hangs a layer from another, or (null) from the composition. With `keep` each of its keys is turned, scaled and moved by what
 * lies between the old parent and the new one at that time, so the layer moves in its new parent as it did in its old one.
 * Refuses with `pose-not-kept`, without `keep` never: a parent that is flat or that would shear the layer, a property that
 * another layer says; and as DocumentEdit does (`parent-loop` …).
 */
Result<void> reparent(DocumentEdit &edit, CompositionId composition, NodeId layer, NodeId parent,
                      std::optional<KeepPose> keep);

} // namespace clipwright
