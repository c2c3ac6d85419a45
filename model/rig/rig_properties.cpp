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
constexpr std::array<std::string_view, 2> kStars{"star", "polygon"};
constexpr std::array<std::string_view, 3> kDashRoles{"dash", "gap", "offset"};
constexpr std::array<std::string_view, 2> kTrimModes{"simultaneously", "individually"};
constexpr std::array<std::string_view, 5> kMergeModes{"merge", "add", "subtract", "intersect", "exclude"};
constexpr std::array<std::string_view, 7> kMaskModes{"none",    "add",    "subtract",  "intersect",
                                                     "lighten", "darken", "difference"};
constexpr std::array<std::string_view, 2> kNoYes{"no", "yes"};
constexpr std::array<double, 1> kTwo{2};
constexpr std::array<double, 1> kFive{5};

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
    static constexpr PropertyRow number(std::uint8_t id, std::string_view key, std::string_view label,
                                        std::string_view unit, double minimum, double maximum,
                                        std::span<const double> standard)
    {
        return {id, key, label, Kind::Number, unit, minimum, maximum, standard, {}, true};
    }
    // No default arguments: within a class clang does not know them before its end, where the tables use them.
    static constexpr PropertyRow number(std::uint8_t id, std::string_view key, std::string_view label,
                                        std::string_view unit, double minimum, double maximum)
    {
        return number(id, key, label, unit, minimum, maximum, std::span(kZeros).first(1));
    }
    static constexpr PropertyRow length(std::uint8_t id, std::string_view key, std::string_view label, double minimum)
    {
        return number(id, key, label, Units::kLength, minimum, kInfinity);
    }
    static constexpr PropertyRow angle(std::uint8_t id, std::string_view key, std::string_view label)
    {
        return {id, key, label, Kind::Angle, "°", -kInfinity, kInfinity, std::span(kZeros).first(1), {}, true};
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
    static constexpr std::array kLayerMask{
        path(MaskProperty::Shape),
        opacity(MaskProperty::Opacity),
        length(MaskProperty::Expansion, "expansion", "Expansion", -kInfinity),
        choice(MaskProperty::Mode, "mode", "Mode", kMaskModes),
        choice(MaskProperty::Inverted, "inverted", "Inverted", kNoYes),
    };
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
    static constexpr PropertyRow moved(PropertyRow row, std::uint8_t id)
    {
        row.id = id;
        return row;
    }
    static constexpr std::array kSourceGradientFill{
        kGradientFill[GradientFillProperty::Type],
        kGradientFill[GradientFillProperty::Start],
        kGradientFill[GradientFillProperty::End],
        kGradientFill[GradientFillProperty::Focal],
        PropertyRow{GradientFillProperty::Stops, "stops", "Stops", Kind::Weights, "", 0, 1, {}, {}, true},
        kGradientFill[GradientFillProperty::Opacity],
        kGradientFill[GradientFillProperty::Rule],
        PropertyRow{GradientFillProperty::StopCount,
                    "stop-count",
                    "Colour stops",
                    Kind::Number,
                    "",
                    0,
                    kInfinity,
                    kTwo,
                    {},
                    false},
        number(GradientFillProperty::HighlightLength, "highlight", "Highlight", "%", -100, 100),
        angle(GradientFillProperty::HighlightAngle, "highlight-angle", "Highlight angle"),
    };
    static constexpr std::array kGradientStroke{
        kSourceGradientFill[GradientStrokeProperty::Type],
        kSourceGradientFill[GradientStrokeProperty::Start],
        kSourceGradientFill[GradientStrokeProperty::End],
        kSourceGradientFill[GradientStrokeProperty::Focal],
        kSourceGradientFill[GradientStrokeProperty::Stops],
        kSourceGradientFill[GradientStrokeProperty::Opacity],
        kSourceGradientFill[GradientStrokeProperty::Rule],
        kSourceGradientFill[GradientStrokeProperty::StopCount],
        kSourceGradientFill[GradientStrokeProperty::HighlightLength],
        kSourceGradientFill[GradientStrokeProperty::HighlightAngle],
        moved(kStroke[StrokeProperty::Width], GradientStrokeProperty::Width),
        moved(kStroke[StrokeProperty::Cap], GradientStrokeProperty::Cap),
        moved(kStroke[StrokeProperty::Join], GradientStrokeProperty::Join),
        moved(kStroke[StrokeProperty::MiterLimit], GradientStrokeProperty::MiterLimit),
    };
    static constexpr std::array kDash{
        choice(DashProperty::Role, "role", "Role", kDashRoles),
        length(DashProperty::Length, "length", "Length", -kInfinity),
    };
    static constexpr std::array kStar{
        choice(StarProperty::Type, "type", "Type", kStars),
        place(StarProperty::Position, "position", "Position"),
        number(StarProperty::Points, "points", "Points", "", 0, kInfinity, kFive),
        angle(StarProperty::Rotation, "rotation", "Rotation"),
        length(StarProperty::OuterRadius, "outer-radius", "Outer radius", -kInfinity),
        length(StarProperty::InnerRadius, "inner-radius", "Inner radius", -kInfinity),
        number(StarProperty::OuterRoundness, "outer-roundness", "Outer roundness", "%", -kInfinity, kInfinity),
        number(StarProperty::InnerRoundness, "inner-roundness", "Inner roundness", "%", -kInfinity, kInfinity),
        choice(StarProperty::Direction, "direction", "Direction", kDirections),
    };
    static constexpr std::array kTrim{
        number(TrimProperty::Start, "start", "Start", "%", 0, 100),
        number(TrimProperty::End, "end", "End", "%", 0, 100, std::span(kWholes).first(1)),
        angle(TrimProperty::Offset, "offset", "Offset"),
        choice(TrimProperty::Mode, "mode", "Trim", kTrimModes),
    };
    static constexpr std::array kRoundCorners{length(RoundCornersProperty::Radius, "radius", "Radius", 0)};
    static constexpr std::array kPuckerBloat{
        number(PuckerBloatProperty::Amount, "amount", "Amount", "%", -kInfinity, kInfinity)};
    static constexpr std::array kMergePaths{choice(MergePathsProperty::Mode, "mode", "Mode", kMergeModes)};
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
        constexpr bool isLottie = Units::kWhole != 1;
        switch (type) {
        case NodeType::Layer:
        case NodeType::Group: return kTransform;
        case NodeType::Path: return kPath;
        case NodeType::Ellipse: return kEllipse;
        case NodeType::Rectangle: return kRectangle;
        case NodeType::Fill: return kFill;
        case NodeType::Stroke: return kStroke;
        case NodeType::GradientFill:
            return isLottie ? std::span<const PropertyRow>(kSourceGradientFill) : kGradientFill;
        case NodeType::GradientStroke: return kGradientStroke;
        case NodeType::Star: return kStar;
        case NodeType::Dash: return kDash;
        case NodeType::Trim: return kTrim;
        case NodeType::RoundCorners: return kRoundCorners;
        case NodeType::PuckerBloat: return kPuckerBloat;
        case NodeType::MergePaths: return kMergePaths;
        case NodeType::Texture: return kTexture;
        case NodeType::Mask: return isLottie ? std::span<const PropertyRow>(kLayerMask) : kMask;
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
    case NodeType::GradientStroke: return "gradient-stroke";
    case NodeType::Star: return "star";
    case NodeType::Dash: return "dash";
    case NodeType::Trim: return "trim";
    case NodeType::RoundCorners: return "round-corners";
    case NodeType::PuckerBloat: return "pucker-bloat";
    case NodeType::MergePaths: return "merge-paths";
    case NodeType::Texture: return "texture";
    case NodeType::Mask: return "mask";
    case NodeType::Unsupported: return "unsupported";
    }
    return {};
}

} // namespace clipwright
