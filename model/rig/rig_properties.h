// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/node.h"

#include <cstdint>
#include <span>

namespace clipwright {

/** Ids of the rows of the tables below: a constant a property, so that code names what it asks for. */
namespace LayerProperty {
enum : std::uint8_t { Position, Anchor, Scale, Rotation, Opacity };
}
/** A group's first five are a layer's. */
namespace GroupProperty {
enum : std::uint8_t { Position, Anchor, Scale, Rotation, Opacity };
}
namespace PathProperty {
enum : std::uint8_t { Shape };
}
namespace EllipseProperty {
enum : std::uint8_t { Position, Size, Direction };
}
namespace RectangleProperty {
enum : std::uint8_t { Position, Size, Roundness, Direction };
}
/** Direction and fill rule are choices: 0 clockwise, 1 counter-clockwise; 0 nonzero, 1 even-odd. */
namespace FillProperty {
enum : std::uint8_t { Colour, Opacity, Rule };
}
/** Cap 0 butt, 1 round, 2 square; join 0 miter, 1 round, 2 bevel. */
namespace StrokeProperty {
enum : std::uint8_t { Colour, Opacity, Width, Cap, Join, MiterLimit };
}
/**
 * Type 0 linear, 1 radial. World: stops are weights, `at r g b a` a stop, and radial ones may have a focal point. Lottie:
 * stops are the source's one list, StopCount times `at r g b`, then any number of `at alpha`; the focal point is
 * the highlight: a share of the radius (-100 … 100 %) along an angle from the direction start → end.
 */
namespace GradientFillProperty {
enum : std::uint8_t { Type, Start, End, Focal, Stops, Opacity, Rule, StopCount, HighlightLength, HighlightAngle };
}
/** Lottie only. The first are a gradient fill's, `Rule` unused; then a stroke's. */
namespace GradientStrokeProperty {
enum : std::uint8_t {
    Type,
    Start,
    End,
    Focal,
    Stops,
    Opacity,
    Rule,
    StopCount,
    HighlightLength,
    HighlightAngle,
    Width,
    Cap,
    Join,
    MiterLimit
};
}
/** Role 0 dash, 1 gap, 2 offset. */
namespace DashProperty {
enum : std::uint8_t { Role, Length };
}
/** Type 0 star, 1 polygon (which has no inner radius and roundness). */
namespace StarProperty {
enum : std::uint8_t {
    Type,
    Position,
    Points,
    Rotation,
    OuterRadius,
    InnerRadius,
    OuterRoundness,
    InnerRoundness,
    Direction
};
}
/** Start and end in percent, offset in degrees. Mode 0 each path alone (Lottie's 1), 1 all paths as one line. */
namespace TrimProperty {
enum : std::uint8_t { Start, End, Offset, Mode };
}
namespace RoundCornersProperty {
enum : std::uint8_t { Radius };
}
namespace PuckerBloatProperty {
enum : std::uint8_t { Amount };
}
/** 0 merge, 1 add, 2 subtract, 3 intersect, 4 exclude. */
namespace MergePathsProperty {
enum : std::uint8_t { Mode };
}
/** Rect x y w h and uv window u0 v0 u1 v1, each a `weights` value of four numbers. */
namespace TextureProperty {
enum : std::uint8_t { Image, Tint, Rect, Window };
}
/** World: the shape alone. Mode 0 none, 1 add, 2 subtract, 3 intersect, 4 lighten, 5 darken, 6 difference. */
namespace MaskProperty {
enum : std::uint8_t { Shape, Opacity, Expansion, Mode, Inverted };
}

/** The table of a type in a space: units and defaults differ (scale 100 % against 1). */
std::span<const PropertyRow> propertiesOf(NodeType type, RigSpace space);
/** The word for a type in paths and reports: "layer", "group", "path" … */
std::string_view nameOf(NodeType type);

} // namespace clipwright
