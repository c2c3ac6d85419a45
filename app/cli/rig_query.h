// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/reply.h"
#include "model/eval/rig_pose.h"
#include "model/io/rig_file.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright::app {

/** A file that can be played, and what is left to tell about it: gaps of a source are warnings here. */
struct PlayableRig {
    RigFile file;
    std::shared_ptr<const RigRuntime> runtime;
    Issues issues;
};

/** Opens, cooks in memory with its recorded settings where it is a source, builds. Refusals as issues. */
tl::expected<PlayableRig, Issues> openPlayable(const std::string &path, TextureUse textures = TextureUse::Check);

/** What is shown: a moment of a clip or, clip -1, of the whole timeline; perhaps mixed with another clip's. */
struct Moment {
    int clip = -1;
    double seconds = 0;   ///< from the clip's start, held to the timeline where there is no clip
    double frame = 0;     ///< on the timeline
    bool isAtEnd = false; ///< a once clip, or the whole timeline, has ended
    int blendClip = -1;
    double weight = 0;
};

/** The clip that --clip (or another option) names, -1 without it. Refuses `clip-unknown` with the file. */
Result<int> clipOf(const Arguments &arguments, std::string_view option, const RigRuntime &rig);
/** The frames of a clip; of clip -1 the whole timeline, once. */
TimeRange rangeOf(const RigRuntime &rig, int clip);

/** A time from a clip's start, or of clip -1 on the whole timeline. */
Moment momentAt(const RigRuntime &rig, int clip, TimeText time);
/** What --at says, 0 without it; refuses `usage`. */
Result<std::vector<TimeText>> timesOf(const Arguments &arguments);
/** From --at, --clip, --blend and --weight; several times where --at has several. */
Result<std::vector<Moment>> momentsOf(const Arguments &arguments, const RigRuntime &rig);
/**
 * Moments of --clip or the whole timeline, --every apart from its start on, the end left out: without --every a whole
 * number of frames that gives 16 at most. Refuses more than 1,000.
 */
Result<std::vector<Moment>> momentsEvery(const Arguments &arguments, const RigRuntime &rig);
/** A clip by name or `#INDEX`; refuses `clip-unknown` and names those there are. */
Result<int> clipNamed(const RigRuntime &rig, std::string_view name);

/** The mixed pose of a moment. */
RigPose poseAt(const RigRuntime &rig, const Moment &moment);

/** Member "clip": its name, null for clip -1. */
void writeClipName(JsonWriter &json, const RigRuntime &rig, int clip);
/** Member "clips": name, start, end and mode of each. */
void writeClips(JsonWriter &json, std::span<const TimeRange> clips);
/** One clip as people read it. */
std::string lineOf(const TimeRange &clip);

/** Members "layers": local transforms with names and parents. */
void writeLayers(JsonWriter &json, const RigRuntime &rig, const RigPose &pose);

} // namespace clipwright::app
