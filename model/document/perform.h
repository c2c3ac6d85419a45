// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/document: what perform() of primitive.h calls, a file a family.
#pragma once

#include "model/document/primitive.h"
#include "model/document/rig_access.h"

#include <string_view>

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

Result<Primitive> performOn(Clip &clip, const SetField &set);
Result<Primitive> performOn(Clip &clip, const SpliceKeys &splice);
Result<Primitive> performOn(Clip &clip, const InsertChannel &insert);
Result<Primitive> performOn(Clip &clip, const RemoveChannel &remove);
Result<Primitive> performOn(Clip &clip, const MoveChannel &move);

Result<Primitive> performOn(Stage &stage, const SetField &set);
Result<Primitive> performOn(Stage &stage, const InsertEntity &insert);
Result<Primitive> performOn(Stage &stage, const RemoveEntity &remove);
Result<Primitive> performOn(Stage &stage, const MoveEntity &move);
Result<Primitive> performOn(Stage &stage, const SetComponent &set);

/** What a value of the field's kind must be, wherever it stands. */
Result<void> checkKind(const FieldRow &row, const FieldValue &value);
/** The same of a timeline's fields, and of a track's. */
Result<void> checkTimeline(Field field, const FieldValue &value);
Result<void> checkTrack(const Track &track, Field field, const FieldValue &value);
Result<void> refuseUnless(bool holds, const char *code, const char *what);
tl::unexpected<Error> refuseField(std::string_view owner, const FieldRow &row);

/** Whether keys may be spliced into a timeline so, and doing it on one that is its own to change; gives what takes it back. */
Result<void> checkSplice(const Timeline &timeline, const SpliceKeys &splice);
Primitive spliceIn(Timeline &timeline, const SpliceKeys &splice);
/** Whether a track may come into a timeline. */
Result<void> checkNewTrack(const Timeline &timeline, const std::shared_ptr<const Track> &track,
                           const EasingTable &easings);
/** A table only ever grows, so of two of one timeline the longer holds the other. */
void adopt(Timeline &timeline, const EasingTable &easings);

/** The columns of its keys, there or to come, are those of the track's kind. */
bool hasKeysOfItsKind(const Track &track);

/** None of these is null, twice there or in the rig: else `id-taken`. */
Result<void> checkNewIds(const Rig &rig, const std::vector<NodeId> &ids);

/** Whether what composition `inner` shows, at any depth, holds `outer`. Of a rig without such loops. */
bool shows(const Rig &rig, CompositionId inner, CompositionId outer);

} // namespace clipwright
