// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace clipwright::oanim {

/** Why a text is refused: the first 52 of `.oanim`, of which `.oshape` uses those it can meet, then `.oshape`'s own. */
enum class Reason : std::uint8_t {
    HeaderMissing,
    LayersMissing,
    FpsMalformed,
    DurationMalformed,
    VersionMalformed,
    ClipNotExpected,
    ClipMalformed,
    ClipBadRange,
    ClipRepeated,
    ClipBadMode,
    LayerBeforeHeader,
    LayerMalformed,
    LayerBadParent,
    ChannelOutsideLayer,
    ChannelMalformed,
    ChannelRepeated,
    ChannelKeysMissing,
    KeyNotExpected,
    KeyMalformed,
    KeyValueMissing,
    EasingMalformed,
    KeyOutsideTimeline,
    KeyNotLater,
    ShapeOutsideLayer,
    ShapeMalformed,
    ShapeKeysMissing,
    ShapeKeysTooMany,
    ShapeKeyMalformed,
    PaintMissing,
    FillNotExpected,
    FillMalformed,
    GradientNotExpected,
    GradientMalformed,
    StopsMissing,
    StopNotExpected,
    StopMalformed,
    StopGoesBack,
    FocalNotExpected,
    FocalMalformed,
    StrokeMalformed,
    TextureMalformed,
    TextureNotPlain,
    ContourMalformed,
    ContourTooShort,
    StrokeTooShort,
    HoleMalformed,
    HoleTooShort,
    MaskMalformed,
    VertexNotExpected,
    VertexMalformed,
    VerticesMissing,
    TopologyChanged,
    RegionsMissing,
    MorphNotExpected,
    MorphEmpty,
    StrokeWithHoles,
};

struct ReasonRow {
    Reason reason;
    std::string_view code;     ///< stable: Error::code
    std::string_view expected; ///< goes on after "expected "
};

/** One row a reason, in the order of the enumeration. */
std::span<const ReasonRow> reasons();

/** A reason with, where there is more to say than its row does, what is wrong in numbers. */
struct Fault {
    Reason reason;
    std::string detail = {};
};

/**
 * The error of a fault: "expected …; found `statement`", or "the end of the text" for an empty statement. Long
 * statements are cut; control characters do not get through.
 */
Error errorOf(const Fault &fault, Place where, std::string_view statement);

} // namespace clipwright::oanim
