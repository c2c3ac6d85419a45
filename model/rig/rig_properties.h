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
/** Type 0 linear, 1 radial; stops are weights: at r g b a, five numbers a stop. */
namespace GradientFillProperty {
enum : std::uint8_t { Type, Start, End, Focal, Stops, Opacity, Rule };
}
/** Rect x y w h and uv window u0 v0 u1 v1, each a `weights` value of four numbers. */
namespace TextureProperty {
enum : std::uint8_t { Image, Tint, Rect, Window };
}
namespace MaskProperty {
enum : std::uint8_t { Shape };
}

/** The table of a type in a space: units and defaults differ (scale 100 % against 1). */
std::span<const PropertyRow> propertiesOf(NodeType type, RigSpace space);
/** The word for a type in paths and reports: "layer", "group", "path" … */
std::string_view nameOf(NodeType type);

} // namespace clipwright
