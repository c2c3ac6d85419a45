// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/commands: the rows of the table, a family each.
#pragma once

#include "model/commands/command_table.h"
#include "model/commands/key_pick.h"
#include "model/commands/object_path.h"

#include <vector>

namespace clipwright {

inline constexpr KindSet kRigsAndClips = KindSet::of({DocumentKind::Rig, DocumentKind::Clip});
inline constexpr KindSet kRigsAndStages = KindSet::of({DocumentKind::Rig, DocumentKind::Stage});
inline constexpr KindSet kClips = KindSet::of({DocumentKind::Clip});
inline constexpr KindSet kStages = KindSet::of({DocumentKind::Stage});
inline constexpr KindSet kAllKinds = KindSet::of({DocumentKind::Rig, DocumentKind::Clip, DocumentKind::Stage});

std::span<const CommandRow> keyRows();
std::span<const CommandRow> propertyRows();
std::span<const CommandRow> nodeRows();
std::span<const CommandRow> timelineRows();
std::span<const CommandRow> clipRows();
std::span<const CommandRow> stageRows();

// What rows of several kinds do to a clip (clip_rows.cpp) and to a stage (stage_rows.cpp).
Result<void> setInClip(DocumentEdit &edit, const CommandArguments &arguments);
Result<void> pasteInClip(DocumentEdit &edit, const CommandArguments &arguments);
Result<void> pasteInStage(DocumentEdit &edit, const CommandArguments &arguments);
Result<void> setInStage(DocumentEdit &edit, const CommandArguments &arguments);
Result<void> renameInStage(DocumentEdit &edit, const CommandArguments &arguments);
Result<void> removeInStage(DocumentEdit &edit, const CommandArguments &arguments);
Result<void> duplicateInStage(DocumentEdit &edit, const CommandArguments &arguments);
Result<void> moveInStage(DocumentEdit &edit, const CommandArguments &arguments);
Result<void> reparentInStage(DocumentEdit &edit, const CommandArguments &arguments);

/** The object that an argument names; the main composition where it was not given. */
Result<ObjectPath> objectOf(const Rig &rig, const CommandArguments &arguments, std::string_view name);
/** The composition that an argument names, by which its timeline is known; of a clip the null id. */
Result<CompositionId> compositionOf(const DocumentValue &value, const CommandArguments &arguments,
                                    std::string_view name);
/** Nodes of one composition. Refuses with `path-unknown` what is none. */
struct NodesArgument {
    CompositionId composition;
    std::vector<NodeId> nodes;
};
Result<NodesArgument> nodesOf(const Rig &rig, const CommandArguments &arguments, std::string_view name);
/** The property that an argument names. */
Result<PropertyRef> propertyOf(const Rig &rig, const CommandArguments &arguments, std::string_view name);
/** The keys that an argument names, of a rig or a clip. Refuses with `key-unknown`. */
Result<std::vector<KeyRef>> keysOf(const DocumentValue &value, const CommandArguments &arguments,
                                   std::string_view name);
/** A time on a timeline; its start where it was not given. */
double timeOf(const Timeline &timeline, const CommandArguments &arguments, std::string_view name);
/** A stretch of time on it; 0 where it was not given. */
double spanOf(const Timeline &timeline, const CommandArguments &arguments, std::string_view name);
/** The value of a key of a track, called `name`; a flag as it is or as a number. Refuses with `value-kind`. */
Result<void> putValue(Key &key, const NewValue &value, const Track &track, std::string_view name);
/** New keys as keys of a track, their easings interned. Refuses as putValue, and handles of another length. */
Result<std::vector<Key>> keysFor(DocumentEdit &edit, CompositionId composition, const Track &track,
                                 std::span<const NewKey> keys, std::string_view name);

} // namespace clipwright
