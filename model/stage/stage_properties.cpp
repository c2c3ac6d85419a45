// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_properties.h"

#include <array>
#include <cassert>
#include <limits>

namespace clipwright {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

constexpr std::array<double, 4> kZeros{0, 0, 0, 0};
constexpr std::array<double, 4> kOnes{1, 1, 1, 1};
constexpr std::array<double, 4> kNoTurn{0, 0, 0, 1};
constexpr std::array<double, 4> kDark{0.05, 0.05, 0.06, 1};
constexpr std::array<double, 1> kQuarter{0.25};
constexpr std::array<double, 1> kTenth{0.1};
constexpr std::array<double, 1> kTen{10};
constexpr std::array<double, 1> kFortyFive{45};
constexpr std::array<double, 1> kFifty{50};
constexpr std::array<double, 1> kSixty{60};
constexpr std::array<double, 1> kThousand{1000};
constexpr std::array<std::string_view, 6> kOrders{"xyz", "xzy", "yxz", "yzx", "zxy", "zyx"};
constexpr std::array<std::string_view, 4> kFlips{"none", "x", "y", "both"};
constexpr std::array<std::string_view, 3> kAligns{"left", "centre", "right"};
constexpr std::array<std::string_view, 3> kLights{"point", "spot", "sun"};
constexpr std::array<std::string_view, 2> kCameras{"perspective", "orthographic"};
constexpr std::array<std::string_view, 3> kPrimitives{"box", "sphere", "plane"};

constexpr PropertyRow vector(std::uint8_t id, std::string_view key, std::string_view label, Kind kind,
                             std::string_view unit, std::span<const double> standard)
{
    return {id, key, label, kind, unit, -kInfinity, kInfinity, standard, {}, true};
}
constexpr PropertyRow number(std::uint8_t id, std::string_view key, std::string_view label, std::string_view unit,
                             double minimum, double maximum, std::span<const double> standard)
{
    return {id, key, label, Kind::Number, unit, minimum, maximum, standard.first(1), {}, true};
}
constexpr PropertyRow angle(std::uint8_t id, std::string_view key, std::string_view label, double minimum,
                            double maximum, std::span<const double> standard)
{
    return {id, key, label, Kind::Angle, "°", minimum, maximum, standard.first(1), {}, true};
}
constexpr PropertyRow colour(std::uint8_t id, std::string_view key, std::string_view label,
                             std::span<const double> standard)
{
    return {id, key, label, Kind::Colour, "", 0, 1, standard, {}, true};
}
constexpr PropertyRow flag(std::uint8_t id, std::string_view key, std::string_view label,
                           std::span<const double> standard, bool animatable)
{
    return {id, key, label, Kind::Flag, "", 0, 1, standard.first(1), {}, animatable};
}
constexpr PropertyRow words(std::uint8_t id, std::string_view key, std::string_view label, Kind kind, bool animatable)
{
    return {id, key, label, kind, "", -kInfinity, kInfinity, {}, {}, animatable};
}
constexpr PropertyRow choice(std::uint8_t id, std::string_view key, std::string_view label,
                             std::span<const std::string_view> choices, bool animatable)
{
    return {id,
            key,
            label,
            Kind::Choice,
            "",
            0,
            static_cast<double>(choices.size() - 1),
            std::span(kZeros).first(1),
            choices,
            animatable};
}

constexpr std::array kTransform{
    vector(TransformProperty::Position, "position", "Position", Kind::Vector3, "m", std::span(kZeros).first(3)),
    vector(TransformProperty::Rotation, "rotation", "Rotation", Kind::Rotation, "", kNoTurn),
    vector(TransformProperty::Euler, "euler", "Rotation (degrees)", Kind::Euler, "°", std::span(kZeros).first(3)),
    choice(TransformProperty::Order, "order", "Order of turns", kOrders, false),
    vector(TransformProperty::Scale, "scale", "Scale", Kind::Vector3, "", std::span(kOnes).first(3)),
    flag(TransformProperty::Visible, "visible", "Visible", kOnes, true),
};
constexpr std::array kOrder{
    number(OrderProperty::Z, "z", "Z", "", -kInfinity, kInfinity, kZeros),
    flag(OrderProperty::SortWithParent, "sortWithParent", "Sort with parent", kZeros, false),
};
constexpr std::array kSprite{
    words(SpriteProperty::Texture, "texture", "Texture", Kind::Asset, true),
    number(SpriteProperty::Frame, "frame", "Frame", "", 0, kInfinity, kZeros),
    PropertyRow{
        SpriteProperty::Frames, "frames", "Frames", Kind::Vector2, "", 1, 65536, std::span(kOnes).first(2), {}, false},
    PropertyRow{
        SpriteProperty::Size, "size", "Size", Kind::Vector2, "m", 0, kInfinity, std::span(kOnes).first(2), {}, true},
    colour(SpriteProperty::Tint, "tint", "Tint", kOnes),
    choice(SpriteProperty::Flip, "flip", "Flip", kFlips, true),
};
constexpr std::array kText{
    words(TextProperty::Text, "text", "Text", Kind::Text, true),
    number(TextProperty::Size, "size", "Size", "m", 0, kInfinity, kQuarter),
    colour(TextProperty::Colour, "colour", "Colour", kOnes),
    words(TextProperty::Font, "font", "Font", Kind::Asset, false),
    choice(TextProperty::Align, "align", "Align", kAligns, true),
};
constexpr std::array kLight{
    choice(LightProperty::Type, "type", "Type", kLights, true),
    colour(LightProperty::Colour, "colour", "Colour", kOnes),
    number(LightProperty::Power, "power", "Power", "W", 0, kInfinity, kSixty),
    number(LightProperty::Range, "range", "Range", "m", 0, kInfinity, kTen),
    angle(LightProperty::Angle, "angle", "Angle", 0, 180, kFortyFive),
};
constexpr std::array kCamera{
    choice(CameraProperty::Type, "type", "Type", kCameras, true),
    angle(CameraProperty::FieldOfView, "fov", "Field of view", 1, 179, kFifty),
    number(CameraProperty::Height, "height", "Height", "m", 0.0001, kInfinity, kTen),
    number(CameraProperty::Near, "near", "Near", "m", 0.0001, kInfinity, kTenth),
    number(CameraProperty::Far, "far", "Far", "m", 0.0001, kInfinity, kThousand),
};
constexpr std::array kModel{
    words(ModelProperty::Model, "model", "Model", Kind::Asset, true),
    words(ModelProperty::Skin, "skin", "Skin", Kind::Text, false),
};
constexpr std::array kRig{
    words(RigProperty::Rig, "rig", "Rig", Kind::Asset, true),
    words(RigProperty::Clip, "clip", "Clip", Kind::Text, true),
    number(RigProperty::Speed, "speed", "Speed", "", -kInfinity, kInfinity, kOnes),
    colour(RigProperty::Tint, "tint", "Tint", kOnes),
};
constexpr std::array kShape{
    choice(ShapeProperty::Primitive, "primitive", "Primitive", kPrimitives, true),
    PropertyRow{
        ShapeProperty::Size, "size", "Size", Kind::Vector3, "m", 0, kInfinity, std::span(kOnes).first(3), {}, true},
    colour(ShapeProperty::Colour, "colour", "Colour", kOnes),
};
constexpr std::array kMotion{
    words(MotionProperty::Autoplay, "autoplay", "On start", Kind::Asset, false),
};
constexpr std::array kBackground{
    colour(BackgroundProperty::Colour, "colour", "Colour", kDark),
};

constexpr std::array kComponents{
    ComponentRow{ComponentType::Transform, "transform", "Transform", ComponentHome::Entity, "", kTransform},
    ComponentRow{ComponentType::Order, "order", "Order", ComponentHome::Entity, "", kOrder},
    ComponentRow{ComponentType::Sprite, "sprite", "Sprite", ComponentHome::Entity, "", kSprite},
    ComponentRow{ComponentType::Text, "text", "Text", ComponentHome::Entity, "", kText},
    ComponentRow{ComponentType::Light, "light", "Light", ComponentHome::Entity, "", kLight},
    ComponentRow{ComponentType::Camera, "camera", "Camera", ComponentHome::Entity, "", kCamera},
    ComponentRow{ComponentType::Model, "model", "Model", ComponentHome::Entity, "", kModel},
    ComponentRow{ComponentType::Rig, "rig", "Rig", ComponentHome::Entity, "", kRig},
    ComponentRow{ComponentType::Shape, "shape", "Shape", ComponentHome::Entity, "", kShape},
    ComponentRow{ComponentType::Material, "material", "Material", ComponentHome::Entity, "params", {}},
    ComponentRow{ComponentType::Variables, "variables", "Variables", ComponentHome::Both, ".", {}},
    ComponentRow{ComponentType::Motion, "motion", "Motion", ComponentHome::Both, "", kMotion},
    ComponentRow{ComponentType::Background, "background", "Background", ComponentHome::Root, "", kBackground},
};

} // namespace

std::span<const ComponentRow> componentRows()
{
    return kComponents;
}

const ComponentRow &rowOf(ComponentType type)
{
    const auto index = static_cast<std::size_t>(type);
    assert(index < kComponents.size() && kComponents[index].type == type);
    return kComponents[index];
}

const ComponentRow *componentNamed(std::string_view key)
{
    for (const ComponentRow &row : kComponents) {
        if (row.key == key)
            return &row;
    }
    return nullptr;
}

} // namespace clipwright
