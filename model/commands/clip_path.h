// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/path_words.h"
#include "model/document/field.h"

#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * What a path names in a clip (docs/formats/commands.md): the clip itself, a channel, a field of either, a moment.
 * `channels[2]`, or what the channel moves: `street/lamp/light.power`, one number of it `hero/transform.position.y`, a bone
 * `hero/bones/"upper arm"/rotation`.
 */
struct ClipPath {
    TrackId channel; ///< null: the clip itself
    std::optional<Field> field;
    std::optional<TimeText> time;
};

/** Refuses with `path-unknown` what is not there, with `path-malformed` what is no path. */
Result<ClipPath> resolvePath(const Clip &clip, std::string_view path);

/** The address that a path of a channel to be says; of kinds with several numbers `.x` is one of them. Refuses likewise. */
Result<ChannelAddress> addressOfPath(std::string_view path, Kind kind);

/** The channel of a track, or nullptr. */
const ClipChannel *channelOf(const Clip &clip, TrackId track);
/** The path of a channel; empty for one that is not there. */
std::string pathOf(const Clip &clip, TrackId channel);

} // namespace clipwright
