// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/rig/cooked_rig.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace clipwright::oanim {

/** First words of both grammars' statements; the same word means the same in both. */
enum class Statement : std::uint8_t {
    Unknown,
    Version,
    Fps,
    Duration,
    Clip,
    Layer,
    Position,
    Anchor,
    Scale,
    Rotation,
    Opacity,
    Shape,
    Key,
    Fill,
    Linear,
    Radial,
    Focal,
    Stop,
    Stroke,
    Texture,
    Contour,
    Hole,
    Mask,
    Vertex,
    Morph,
};

/**
 * What `.oanim` reads behind this word; Unknown for every other one, `mark` included, which other readers skip.
 */
Statement oanimStatement(std::string_view word);
/** The same for `.oshape`, which knows no time, no layers and no gradients. */
Statement oshapeStatement(std::string_view word);

/** The mark of a whole `mark FRAME NAME [PAYLOAD…]` statement; none for anything else: such a line is only kept. */
std::optional<TimeMark> markOf(std::string_view statement);

/** Where a channel's statement stands among CookedChannel; only for Position to Opacity. */
inline CookedChannel channelOf(Statement statement)
{
    return static_cast<CookedChannel>(static_cast<int>(statement) - static_cast<int>(Statement::Position));
}

/** The words of caps and joins, by value. */
std::string_view nameOf(StrokeCap cap);
std::string_view nameOf(StrokeJoin join);
std::optional<StrokeCap> strokeCapNamed(std::string_view word);
std::optional<StrokeJoin> strokeJoinNamed(std::string_view word);

} // namespace clipwright::oanim
