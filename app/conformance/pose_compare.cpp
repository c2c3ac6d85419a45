// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/pose_compare.h"

#include "model/core/numbers.h"

#include <optional>

namespace clipwright::app {

namespace {

std::string at(const std::string &where, std::size_t index)
{
    return where + '[' + std::to_string(index) + ']';
}

std::string_view nameOf(PaintKind paint)
{
    constexpr std::string_view names[] = {"solid", "linear", "radial"};
    return names[static_cast<std::size_t>(paint)];
}

std::string_view nameOf(StrokeCap cap)
{
    constexpr std::string_view names[] = {"butt", "round", "square"};
    return names[static_cast<std::size_t>(cap)];
}

std::string_view nameOf(StrokeJoin join)
{
    constexpr std::string_view names[] = {"miter", "round", "bevel"};
    return names[static_cast<std::size_t>(join)];
}

void comparePoint(Comparison &comparison, const std::string &where, Vec2 got, const Json &expected, double tolerance)
{
    const double numbers[] = {got.x, got.y};
    comparison.numbers(where, numbers, expected, tolerance);
}

void compareGradient(Comparison &comparison, const std::string &where, const RegionList &list,
                     const ComposedRegion &region, const Json &expected, double tolerance)
{
    comparePoint(comparison, where + ".start", region.start, expected.at("start"), tolerance);
    comparePoint(comparison, where + ".end", region.end, expected.at("end"), tolerance);
    comparePoint(comparison, where + ".focal", region.focal, expected.at("focal"), tolerance);
    const Json &stops = expected.at("stops");
    comparison.equal(where + ", the number of stops", region.stopCount, stops.size());
    for (std::size_t i = 0; i < region.stopCount && !comparison.hasDifference(); ++i) {
        const GradientStop &stop = list.stopsOf(region)[i];
        const double numbers[] = {stop.at, stop.colour[0], stop.colour[1], stop.colour[2], stop.colour[3]};
        comparison.numbers(at(where + ".stops", i), numbers, stops[i], tolerance);
    }
}

void compareStroke(Comparison &comparison, const std::string &where, const RegionList &list,
                   const ComposedRegion &region, const Json &expected, double tolerance)
{
    const Json &stroke = expected.at("stroke");
    comparison.number(where + ".stroke.width", region.width, stroke.at("width"), tolerance);
    comparison.number(where + ".stroke.limit", region.limit, stroke.at("limit"), tolerance);
    comparison.equal(where + ".stroke.cap", nameOf(region.cap), stroke.at("cap"));
    comparison.equal(where + ".stroke.join", nameOf(region.join), stroke.at("join"));
    comparison.equal(where + ".stroke.closed", region.isClosed, stroke.at("closed"));
    comparison.points(where + ".mask", list.mask(region), expected.value("mask", Json::array()), tolerance);
}

void compareHoles(Comparison &comparison, const std::string &where, const RegionList &list,
                  const ComposedRegion &region, const Json &expected, double tolerance)
{
    const auto counts = list.holes(region);
    comparison.equal(where + ", the number of holes", counts.size(), expected.size());
    std::size_t first = region.firstPoint + region.outerCount;
    for (std::size_t i = 0; i < counts.size() && !comparison.hasDifference(); ++i) {
        comparison.points(at(where + ".holes", i), std::span(list.points).subspan(first, counts[i]), expected[i],
                          tolerance);
        first += counts[i];
    }
}

void compareRegion(Comparison &comparison, const std::string &where, const RigRuntime &rig, const RegionList &list,
                   const ComposedRegion &region, const Json &expected, double tolerance)
{
    comparison.equal(where + ".paint", nameOf(region.paint), expected.at("paint"));
    comparison.equal(where + ", a stroke", region.isStroke, expected.contains("stroke"));
    const bool isTextured = region.texture >= 0;
    comparison.equal(where + ".texture", isTextured ? rig.textures()[static_cast<std::size_t>(region.texture)] : "",
                     expected.value("texture", ""));
    if (comparison.hasDifference())
        return;
    comparison.numbers(where + ".fill", region.colour, expected.at("fill"), tolerance);
    comparison.points(where + ".outer", list.outer(region), expected.at("outer"), tolerance);
    compareHoles(comparison, where, list, region, expected.at("holes"), tolerance);
    if (region.paint != PaintKind::Solid)
        compareGradient(comparison, where, list, region, expected, tolerance);
    if (region.isStroke)
        compareStroke(comparison, where, list, region, expected, tolerance);
    if (isTextured && expected.contains("uvs")) {
        const auto uvs = std::span(list.uvs).subspan(region.firstPoint, region.outerCount);
        comparison.points(where + ".uvs", uvs, expected["uvs"], tolerance);
    }
}

} // namespace

void compareLayers(Comparison &comparison, const std::string &where, const RigPose &pose, const Json &expected,
                   double tolerance)
{
    comparison.equal(where + "the number of layers", pose.layers.size(), expected.size());
    for (std::size_t i = 0; i < pose.layers.size() && !comparison.hasDifference(); ++i) {
        const LayerPose &layer = pose.layers[i];
        const std::string part = at(where + "layers", i);
        comparePoint(comparison, part + ".pos", layer.position, expected[i].at("pos"), tolerance);
        comparePoint(comparison, part + ".anchor", layer.anchor, expected[i].at("anchor"), tolerance);
        comparePoint(comparison, part + ".scale", layer.scale, expected[i].at("scale"), tolerance);
        comparison.number(part + ".rot", layer.rotation, expected[i].at("rot"), tolerance);
        comparison.number(part + ".opacity", layer.opacity, expected[i].at("opacity"), tolerance);
    }
}

void compareRegions(Comparison &comparison, const std::string &where, const RigRuntime &rig, const RegionList &list,
                    const Json &expected, double tolerance)
{
    comparison.equal(where + "the number of regions", list.regions.size(), expected.size());
    for (std::size_t i = 0; i < list.regions.size() && !comparison.hasDifference(); ++i)
        compareRegion(comparison, at(where + "regions", i), rig, list, list.regions[i], expected[i], tolerance);
}

bool performOperation(RigPlayer &player, const std::string &operation)
{
    if (operation == "q")
        return true;
    const std::size_t first = operation.find(':');
    if (first == std::string::npos)
        return false;
    const std::string verb = operation.substr(0, first);
    const std::string rest = operation.substr(first + 1);
    if (verb == "set") {
        player.setClip(player.rig().clipNamed(rest));
        return true;
    }
    const std::size_t last = rest.rfind(':');
    const bool isFade = verb == "fade" && last != std::string::npos;
    const std::optional<double> seconds = parseNumber(isFade ? rest.substr(last + 1) : rest);
    if (!seconds || !(isFade || verb == "up"))
        return false;
    if (isFade)
        player.crossFadeTo(player.rig().clipNamed(rest.substr(0, last)), *seconds);
    else
        player.update(*seconds);
    return true;
}

void comparePlayer(Comparison &comparison, const std::string &where, const RigPlayer &player, const Json &expected,
                   double tolerance)
{
    const TimeRange &clip = player.rig().clips()[static_cast<std::size_t>(player.clip())];
    comparison.equal(where + "clip", clip.name, expected.at("clip"));
    comparison.number(where + "frame", player.frame(), expected.at("frame"), tolerance);
    comparison.number(where + "weight", player.weight(), expected.at("weight"), tolerance);
    comparison.equal(where + "fading", player.isFading(), expected.at("fading"));
    comparison.equal(where + "atEnd", player.isAtEnd(), expected.at("atEnd"));
}

} // namespace clipwright::app
