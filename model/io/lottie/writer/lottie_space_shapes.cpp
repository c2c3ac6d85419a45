// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_space_shapes.h"

#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace clipwright {

namespace {

const Node *itemOf(const Node &group, NodeType type)
{
    const auto found = std::ranges::find(group.items, type, &Node::type);
    return found == group.items.end() ? nullptr : &*found;
}

std::vector<double> placeOf(std::span<const double> world)
{
    return {world[0] * kPixelsAUnit, world[1] == 0 ? 0 : -world[1] * kPixelsAUnit};
}

std::vector<double> first(std::span<const double> value)
{
    return {value[0]};
}

double shareOf(double part)
{
    return std::clamp(part, 0.0, 1.0);
}

constexpr std::size_t kNumbersAStop = 5;

} // namespace

Node ShapeConverter::made(NodeType type)
{
    Node node;
    node.id = NodeId{++m_lastNode};
    node.type = type;
    return node;
}

std::optional<Node> ShapeConverter::convert(const Node &group)
{
    const Node *path = itemOf(group, NodeType::Path);
    if (group.type != NodeType::Group || !path) {
        m_tell("lottie-node", "A part that is no region is left out.");
        return std::nullopt;
    }
    if (itemOf(group, NodeType::Texture)) {
        m_tell("lottie-texture", "A Lottie file has no textured shapes; the region is left out.");
        return std::nullopt;
    }
    if (itemOf(group, NodeType::Mask))
        m_tell("lottie-mask", "A Lottie file clips whole layers, not one line; the line is shown whole.");
    Node to = made(NodeType::Group);
    to.id = group.id;
    to.name = group.name;
    to.isHidden = group.isHidden;
    const bool hasHoles = addPaths(to, *path) > 1;
    const Node *line = itemOf(group, NodeType::Stroke);
    const Node *colours = itemOf(group, NodeType::GradientFill);
    const Node *plain = itemOf(group, NodeType::Fill);
    if (colours)
        to.items.push_back(gradient(*colours, line, hasHoles));
    else if (line)
        to.items.push_back(stroke(*line));
    else if (plain)
        to.items.push_back(fill(*plain, hasHoles));
    return to;
}

/** One path a contour; gives how many. */
std::size_t ShapeConverter::addPaths(Node &group, const Node &path)
{
    const Track *track = m_tracks.find(path, PathProperty::Shape);
    if (!track)
        return 0;
    const PathRef &shape = track->keys.isEmpty() ? track->basePath : track->keys.path(0);
    const std::size_t count = shape ? shape->contours.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        Node node = made(NodeType::Path);
        m_tracks.addPath(node, PathProperty::Shape, *track, i);
        group.items.push_back(std::move(node));
    }
    return count;
}

/** Holes are there whichever way they are drawn. */
Node ShapeConverter::fill(const Node &from, bool hasHoles)
{
    Node to = made(NodeType::Fill);
    addColour(to, from, FillProperty::Colour, FillProperty::Opacity);
    m_tracks.addStill(to, FillProperty::Rule, Kind::Choice, {hasHoles ? 1.0 : 0.0});
    return to;
}

Node ShapeConverter::stroke(const Node &from)
{
    Node to = made(NodeType::Stroke);
    addColour(to, from, StrokeProperty::Colour, StrokeProperty::Opacity);
    addLine(to, from, StrokeProperty::Width, StrokeProperty::Cap, StrokeProperty::Join, StrokeProperty::MiterLimit);
    return to;
}

Node ShapeConverter::gradient(const Node &from, const Node *line, bool hasHoles)
{
    Node to = made(line ? NodeType::GradientStroke : NodeType::GradientFill);
    const Track *type = m_tracks.find(from, GradientFillProperty::Type);
    const double kind = type && !type->base.empty() ? type->base.front() : 0;
    m_tracks.addStill(to, GradientFillProperty::Type, Kind::Choice, {kind});
    for (const std::uint8_t end : {GradientFillProperty::Start, GradientFillProperty::End}) {
        if (const Track *track = m_tracks.find(from, end))
            m_tracks.add(to, end, Kind::Vector2, *track, placeOf);
    }
    if (const Track *stops = m_tracks.find(from, GradientFillProperty::Stops))
        addStops(to, *stops);
    if (kind == 1)
        addFocal(to, from);
    if (line)
        addLine(to, *line, GradientStrokeProperty::Width, GradientStrokeProperty::Cap, GradientStrokeProperty::Join,
                GradientStrokeProperty::MiterLimit);
    else
        m_tracks.addStill(to, GradientFillProperty::Rule, Kind::Choice, {hasHoles ? 1.0 : 0.0});
    return to;
}

void ShapeConverter::tellOfBright(const std::vector<std::vector<double>> &values) const
{
    const auto isOver = [](double part) { return part != shareOf(part); };
    if (std::ranges::any_of(values, [&](const auto &value) { return std::ranges::any_of(value, isOver); }))
        m_tell("lottie-colour", "A colour has parts below 0 or above 1; they are held to that.");
}

/** Alpha is the opacity beside the colour. */
void ShapeConverter::addColour(Node &to, const Node &from, std::uint8_t colour, std::uint8_t opacity)
{
    const Track *track = m_tracks.find(from, FillProperty::Colour);
    if (!track)
        return;
    tellOfBright(valuesOf(*track));
    m_tracks.add(to, colour, Kind::Colour, *track, [](std::span<const double> value) {
        return std::vector<double>{shareOf(value[0]), shareOf(value[1]), shareOf(value[2]), 1};
    });
    m_tracks.add(to, opacity, Kind::Number, *track,
                 [](std::span<const double> value) { return std::vector<double>{shareOf(value[3]) * 100}; });
}

void ShapeConverter::addLine(Node &to, const Node &from, std::uint8_t width, std::uint8_t cap, std::uint8_t join,
                             std::uint8_t limit)
{
    if (const Track *track = m_tracks.find(from, StrokeProperty::Width))
        m_tracks.add(to, width, Kind::Number, *track,
                     [](std::span<const double> value) { return std::vector<double>{value[0] * kPixelsAUnit}; });
    if (const Track *track = m_tracks.find(from, StrokeProperty::Cap))
        m_tracks.add(to, cap, Kind::Choice, *track, first);
    if (const Track *track = m_tracks.find(from, StrokeProperty::Join))
        m_tracks.add(to, join, Kind::Choice, *track, first);
    if (const Track *track = m_tracks.find(from, StrokeProperty::MiterLimit))
        m_tracks.add(to, limit, Kind::Number, *track, first);
}

/** `at r g b` each, then `at alpha` each where some are not whole. */
void ShapeConverter::addStops(Node &to, const Track &stops)
{
    const std::vector<std::vector<double>> values = valuesOf(stops);
    const std::size_t count = values.front().size() / kNumbersAStop;
    tellOfBright(values);
    const bool hasAlpha = std::ranges::any_of(values, [count](const std::vector<double> &value) {
        for (std::size_t i = 0; i < count; ++i) {
            if (value[i * kNumbersAStop + 4] != 1)
                return true;
        }
        return false;
    });
    m_tracks.addStill(to, GradientFillProperty::StopCount, Kind::Number, {static_cast<double>(count)});
    m_tracks.add(to, GradientFillProperty::Stops, Kind::Weights, stops, [=](std::span<const double> value) {
        std::vector<double> list;
        for (std::size_t i = 0; i < count; ++i)
            list.insert(list.end(), value.begin() + std::ptrdiff_t(i * kNumbersAStop),
                        value.begin() + std::ptrdiff_t(i * kNumbersAStop + 4));
        for (std::size_t i = 0; hasAlpha && i < count; ++i)
            list.insert(list.end(), {value[i * kNumbersAStop], value[i * kNumbersAStop + 4]});
        std::ranges::transform(list, list.begin(), shareOf);
        return list;
    });
}

/** The focal point is a share of the radius along an angle from the direction start to end: of one that moves, the first. */
void ShapeConverter::addFocal(Node &to, const Node &from)
{
    const Track *start = m_tracks.find(from, GradientFillProperty::Start);
    const Track *end = m_tracks.find(from, GradientFillProperty::End);
    const Track *focal = m_tracks.find(from, GradientFillProperty::Focal);
    if (!start || !end || !focal)
        return;
    const auto starts = valuesOf(*start);
    const auto focals = valuesOf(*focal);
    if (starts == focals)
        return;
    const std::vector<double> rim = valuesOf(*end).front();
    const auto &centre = starts.front();
    const auto &point = focals.front();
    const double radius = std::hypot(rim[0] - centre[0], rim[1] - centre[1]);
    const double length = std::hypot(point[0] - centre[0], point[1] - centre[1]);
    if (focals.size() > 1)
        m_tell("lottie-focal", "The focal point of a gradient moves in another way in a Lottie file; it stands still.");
    if (!(radius > 0) || length == 0)
        return;
    const auto angleOf = [&](const std::vector<double> &tip) {
        return std::atan2(-(tip[1] - centre[1]), tip[0] - centre[0]) * 180 / std::numbers::pi;
    };
    m_tracks.addStill(to, GradientFillProperty::HighlightLength, Kind::Number,
                      {std::min(100.0, 100 * length / radius)});
    m_tracks.addStill(to, GradientFillProperty::HighlightAngle, Kind::Angle, {angleOf(point) - angleOf(rim)});
}

} // namespace clipwright
