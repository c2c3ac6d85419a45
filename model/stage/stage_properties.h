// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/property.h"
#include "model/stage/stage.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace clipwright {

/** Ids of the rows of the tables below: a constant a property, so that code names what it asks for. */
namespace TransformProperty {
/** Rotation and euler are two spellings of one turn; order (a choice) is how euler turns. */
enum : std::uint8_t { Position, Rotation, Euler, Order, Scale, Visible };
} // namespace TransformProperty
namespace OrderProperty {
enum : std::uint8_t { Z, SortWithParent };
}
/** Frames: columns and rows of the texture. Flip 0 none, 1 x (left and right change places), 2 y, 3 both. */
namespace SpriteProperty {
enum : std::uint8_t { Texture, Frame, Frames, Size, Tint, Flip };
}
/** Align 0 left, 1 centre, 2 right. */
namespace TextProperty {
enum : std::uint8_t { Text, Size, Colour, Font, Align };
}
/** Type 0 point, 1 spot, 2 sun. */
namespace LightProperty {
enum : std::uint8_t { Type, Colour, Power, Range, Angle };
}
/** Type 0 perspective, 1 orthographic. */
namespace CameraProperty {
enum : std::uint8_t { Type, FieldOfView, Height, Near, Far };
}
namespace ModelProperty {
enum : std::uint8_t { Model, Skin };
}
namespace RigProperty {
enum : std::uint8_t { Rig, Clip, Speed, Tint };
}
/** Primitive 0 box, 1 sphere, 2 plane. */
namespace ShapeProperty {
enum : std::uint8_t { Primitive, Size, Colour };
}
namespace MotionProperty {
enum : std::uint8_t { Autoplay };
}
namespace BackgroundProperty {
enum : std::uint8_t { Colour };
}

/** Where a component may stand. */
enum class ComponentHome : std::uint8_t { Entity, Root, Both };

struct ComponentRow {
    ComponentType type;
    std::string_view key;   ///< in files and in `component.field`
    std::string_view label; ///< English; the application translates
    ComponentHome home;
    std::string_view
        declaredIn; ///< the member that holds properties an entity declares; "." the component itself; empty: none
    std::span<const PropertyRow> properties;

    bool declares() const { return !declaredIn.empty(); }
};

/** By ComponentType. */
std::span<const ComponentRow> componentRows();
const ComponentRow &rowOf(ComponentType type);
const ComponentRow *componentNamed(std::string_view key);

} // namespace clipwright
