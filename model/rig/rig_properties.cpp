// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/rig/rig_properties.h"

#include <array>
#include <cmath>
#include <limits>
#include <string_view>

namespace clipwright {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

// How a space counts: the numbers of Lottie are pixels and percent, those of the world units and fractions.
struct LottieUnits {
    static constexpr std::string_view kLength = "px";
    static constexpr std::string_view kShare = "%";
    static constexpr double kWhole = 100;
};
struct WorldUnits {
    static constexpr std::string_view kLength = "";
    static constexpr std::string_view kShare = "";
    static constexpr double kWhole = 1;
};

constexpr std::array<double, 4> kZeros{0, 0, 0, 0};
constexpr std::array<double, 4> kBlack{0, 0, 0, 1};
constexpr std::array<double, 4> kWhite{1, 1, 1, 1};
constexpr std::array<double, 4> kUnitRect{0, 0, 1, 1};
constexpr std::array<double, 10> kBlackToWhite{0, 0, 0, 0, 1, 1, 1, 1, 1, 1};
constexpr std::array<double, 1> kMiterLimit{4};
constexpr std::array<std::string_view, 2> kDirections{"clockwise", "counter-clockwise"};
constexpr std::array<std::string_view, 2> kRules{"nonzero", "even-odd"};
constexpr std::array<std::string_view, 3> kCaps{"butt", "round", "square"};
constexpr std::array<std::string_view, 3> kJoins{"miter", "round", "bevel"};
constexpr std::array<std::string_view, 2> kGradients{"linear", "radial"};

template<class Units>
struct Tables {
    static constexpr std::array<double, 2> kWholes{Units::kWhole, Units::kWhole};
    static constexpr std::array<double, 2> kSize{0, 0};

    static constexpr PropertyRow place(std::uint8_t id, std::string_view key, std::string_view label)
    {
        return {id, key, label, Kind::Vector2, Units::kLength, -kInfinity, kInfinity, std::span(kZeros).first(2),
                {}, true};
    }
    static constexpr PropertyRow opacity(std::uint8_t id)
    {
        return {id, "opacity", "Opacity", Kind::Number, Units::kShare, 0, Units::kWhole, std::span(kWholes).first(1),
                {}, true};
    }
    static constexpr PropertyRow colour(std::uint8_t id, std::string_view key, std::string_view label,
                                        std::span<const double> standard)
    {
        return {id, key, label, Kind::Colour, "", 0, 1, standard, {}, true};
    }
    static constexpr PropertyRow choice(std::uint8_t id, std::string_view key, std::string_view label,
                                        std::span<const std::string_view> choices)
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
                false};
    }
    static constexpr PropertyRow path(std::uint8_t id)
    {
        return {id, "path", "Path", Kind::Path, "", -kInfinity, kInfinity, {}, {}, true};
    }

    static constexpr std::array kTransform{
        place(LayerProperty::Position, "position", "Position"),
        place(LayerProperty::Anchor, "anchor", "Anchor"),
        PropertyRow{LayerProperty::Scale,
                    "scale",
                    "Scale",
                    Kind::Vector2,
                    Units::kShare,
                    -kInfinity,
                    kInfinity,
                    kWholes,
                    {},
                    true},
        PropertyRow{LayerProperty::Rotation,
                    "rotation",
                    "Rotation",
                    Kind::Angle,
                    "°",
                    -kInfinity,
                    kInfinity,
                    std::span(kZeros).first(1),
                    {},
                    true},
        opacity(LayerProperty::Opacity),
    };
    static constexpr std::array kPath{path(PathProperty::Shape)};
    static constexpr std::array kMask{path(MaskProperty::Shape)};
    static constexpr std::array kEllipse{
        place(EllipseProperty::Position, "position", "Position"),
        PropertyRow{
            EllipseProperty::Size, "size", "Size", Kind::Vector2, Units::kLength, 0, kInfinity, kSize, {}, true},
        choice(EllipseProperty::Direction, "direction", "Direction", kDirections),
    };
    static constexpr std::array kRectangle{
        place(RectangleProperty::Position, "position", "Position"),
        PropertyRow{
            RectangleProperty::Size, "size", "Size", Kind::Vector2, Units::kLength, 0, kInfinity, kSize, {}, true},
        PropertyRow{RectangleProperty::Roundness,
                    "roundness",
                    "Roundness",
                    Kind::Number,
                    Units::kLength,
                    0,
                    kInfinity,
                    std::span(kZeros).first(1),
                    {},
                    true},
        choice(RectangleProperty::Direction, "direction", "Direction", kDirections),
    };
    static constexpr std::array kFill{
        colour(FillProperty::Colour, "colour", "Colour", kBlack),
        opacity(FillProperty::Opacity),
        choice(FillProperty::Rule, "rule", "Fill rule", kRules),
    };
    static constexpr std::array kStroke{
        colour(StrokeProperty::Colour, "colour", "Colour", kBlack),
        opacity(StrokeProperty::Opacity),
        PropertyRow{StrokeProperty::Width,
                    "width",
                    "Width",
                    Kind::Number,
                    Units::kLength,
                    0,
                    kInfinity,
                    std::span(kWhite).first(1),
                    {},
                    true},
        choice(StrokeProperty::Cap, "cap", "Cap", kCaps),
        choice(StrokeProperty::Join, "join", "Join", kJoins),
        PropertyRow{StrokeProperty::MiterLimit,
                    "miter-limit",
                    "Miter limit",
                    Kind::Number,
                    "",
                    1,
                    kInfinity,
                    kMiterLimit,
                    {},
                    true},
    };
    static constexpr std::array kGradientFill{
        choice(GradientFillProperty::Type, "type", "Type", kGradients),
        place(GradientFillProperty::Start, "start", "Start"),
        place(GradientFillProperty::End, "end", "End"),
        place(GradientFillProperty::Focal, "focal", "Focal point"),
        PropertyRow{GradientFillProperty::Stops, "stops", "Stops", Kind::Weights, "", 0, 1, kBlackToWhite, {}, true},
        opacity(GradientFillProperty::Opacity),
        choice(GradientFillProperty::Rule, "rule", "Fill rule", kRules),
    };
    static constexpr std::array kTexture{
        PropertyRow{TextureProperty::Image, "image", "Image", Kind::Asset, "", -kInfinity, kInfinity, {}, {}, false},
        colour(TextureProperty::Tint, "tint", "Tint", kWhite),
        PropertyRow{TextureProperty::Rect,
                    "rect",
                    "Rectangle",
                    Kind::Weights,
                    Units::kLength,
                    -kInfinity,
                    kInfinity,
                    kUnitRect,
                    {},
                    true},
        PropertyRow{
            TextureProperty::Window, "window", "Window", Kind::Weights, "", -kInfinity, kInfinity, kUnitRect, {}, true},
    };

    static std::span<const PropertyRow> of(NodeType type)
    {
        switch (type) {
        case NodeType::Layer:
        case NodeType::Group: return kTransform;
        case NodeType::Path: return kPath;
        case NodeType::Ellipse: return kEllipse;
        case NodeType::Rectangle: return kRectangle;
        case NodeType::Fill: return kFill;
        case NodeType::Stroke: return kStroke;
        case NodeType::GradientFill: return kGradientFill;
        case NodeType::Texture: return kTexture;
        case NodeType::Mask: return kMask;
        case NodeType::Unsupported: return {};
        }
        return {};
    }
};

} // namespace

std::span<const PropertyRow> propertiesOf(NodeType type, RigSpace space)
{
    return space == RigSpace::Lottie ? Tables<LottieUnits>::of(type) : Tables<WorldUnits>::of(type);
}

std::string_view nameOf(NodeType type)
{
    switch (type) {
    case NodeType::Layer: return "layer";
    case NodeType::Group: return "group";
    case NodeType::Path: return "path";
    case NodeType::Ellipse: return "ellipse";
    case NodeType::Rectangle: return "rectangle";
    case NodeType::Fill: return "fill";
    case NodeType::Stroke: return "stroke";
    case NodeType::GradientFill: return "gradient-fill";
    case NodeType::Texture: return "texture";
    case NodeType::Mask: return "mask";
    case NodeType::Unsupported: return "unsupported";
    }
    return {};
}

} // namespace clipwright
