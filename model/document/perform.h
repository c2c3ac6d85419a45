// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/document: what perform() of primitive.h calls, a file a family.
#pragma once

#include "model/document/primitive.h"
#include "model/document/rig_access.h"

namespace clipwright {

Result<Primitive> performOn(RigAccess &access, const SetField &set);
Result<Primitive> performOn(RigAccess &access, const SpliceKeys &splice);
Result<Primitive> performOn(RigAccess &access, const InsertTrack &insert);
Result<Primitive> performOn(RigAccess &access, const RemoveTrack &remove);
Result<Primitive> performOn(RigAccess &access, const InsertNode &insert);
Result<Primitive> performOn(RigAccess &access, const RemoveNode &remove);
Result<Primitive> performOn(RigAccess &access, const MoveNode &move);
Result<Primitive> performOn(RigAccess &access, const InsertComposition &insert);
Result<Primitive> performOn(RigAccess &access, const RemoveComposition &remove);
Result<Primitive> performOn(RigAccess &access, const InsertAsset &insert);
Result<Primitive> performOn(RigAccess &access, const RemoveAsset &remove);
Result<Primitive> performOn(RigAccess &access, const ReplaceRig &replace);

/** The columns of its keys, there or to come, are those of the track's kind. */
bool hasKeysOfItsKind(const Track &track);

/** None of these is null, twice there or in the rig: else `id-taken`. */
Result<void> checkNewIds(const Rig &rig, const std::vector<NodeId> &ids);

/** Whether what composition `inner` shows, at any depth, holds `outer`. Of a rig without such loops. */
bool shows(const Rig &rig, CompositionId inner, CompositionId outer);

} // namespace clipwright
