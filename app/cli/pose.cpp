// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/asset_verbs.h"
#include "app/cli/rig_query.h"
#include "app/cli/verb.h"

#include "model/core/numbers.h"

namespace clipwright::app {

namespace {

constexpr std::string_view kCaps[] = {"butt", "round", "square"};
constexpr std::string_view kJoins[] = {"miter", "round", "bevel"};

void writePoint(JsonWriter &json, Vec2 p)
{
    json.beginArray().value(p.x).value(p.y).endArray();
}

void writePoints(JsonWriter &json, std::span<const Vec2> points)
{
    json.beginArray();
    for (const Vec2 p : points)
        writePoint(json, p);
    json.endArray();
}

void writeColour(JsonWriter &json, const std::array<double, 4> &colour)
{
    for (const double part : colour)
        json.value(part);
}

void writePaint(JsonWriter &json, const RegionList &list, const ComposedRegion &region)
{
    if (region.paint == PaintKind::Solid) {
        json.name("fill").beginArray();
        writeColour(json, region.colour);
        json.endArray();
        return;
    }
    const bool isRadial = region.paint == PaintKind::Radial;
    json.name("gradient").beginObject().member("type", isRadial ? "radial" : "linear");
    json.name("start");
    writePoint(json, region.start);
    json.name("end");
    writePoint(json, region.end);
    if (isRadial) {
        json.name("focal");
        writePoint(json, region.focal);
    }
    json.name("stops").beginArray();
    for (const GradientStop &stop : list.stopsOf(region)) {
        json.beginArray().value(stop.at);
        writeColour(json, stop.colour);
        json.endArray();
    }
    json.endArray().endObject();
}

void writeRegion(JsonWriter &json, const RigRuntime &rig, const RegionList &list, const ComposedRegion &region)
{
    json.beginObject().member("layer", rig.layerName(region.layer));
    writePaint(json, list, region);
    json.name("outer");
    writePoints(json, list.outer(region));
    json.name("holes").beginArray();
    std::size_t at = region.firstPoint + region.outerCount;
    for (const std::uint32_t count : list.holes(region)) {
        writePoints(json, std::span(list.points).subspan(at, count));
        at += count;
    }
    json.endArray();
    if (region.isStroke) {
        json.name("stroke").beginObject().member("width", region.width);
        json.member("cap", kCaps[static_cast<std::size_t>(region.cap)]);
        json.member("join", kJoins[static_cast<std::size_t>(region.join)]);
        json.member("limit", region.limit).member("closed", region.isClosed).endObject();
    }
    if (region.texture >= 0) {
        json.member("texture", rig.textures()[static_cast<std::size_t>(region.texture)]);
        json.name("uv");
        writePoints(json, std::span(list.uvs).subspan(region.firstPoint, region.outerCount));
    }
    if (region.maskCount > 0) {
        json.name("mask");
        writePoints(json, list.mask(region));
    }
    json.endObject();
}

void writeMoment(JsonWriter &json, const RigRuntime &rig, const Moment &moment, const RigPose &pose,
                 const RegionList &regions)
{
    json.member("kind", "rig");
    writeClipName(json, rig, moment.clip);
    json.member("seconds", moment.seconds).member("frame", moment.frame).member("atEnd", moment.isAtEnd);
    writeLayers(json, rig, pose);
    json.name("regions").beginArray();
    for (const ComposedRegion &region : regions.regions)
        writeRegion(json, rig, regions, region);
    json.endArray();
}

void tellMoment(Reply &reply, const RigRuntime &rig, const Moment &moment, const RigPose &pose,
                const RegionList &regions)
{
    const auto text = [](double value) { return numberText(roundTo(value, 1e-4)); };
    reply.line("frame " + text(moment.frame) + " (" + text(moment.seconds) + " s)");
    for (std::size_t i = 0; i < rig.layerCount(); ++i) {
        const LayerPose &layer = pose.layers[i];
        reply.line("  " + std::string(rig.layerName(i)) + ": pos " + text(layer.position.x) + ' '
                   + text(layer.position.y) + ", scale " + text(layer.scale.x) + ' ' + text(layer.scale.y) + ", rot "
                   + text(layer.rotation) + ", opacity " + text(layer.opacity));
    }
    reply.line("  " + std::to_string(regions.regions.size()) + " regions; --json tells their points");
}

} // namespace

ExitStatus runPose(const Arguments &arguments, Reply &reply)
{
    if (kindOf(arguments.files().front()) == AssetKind::Clip)
        return runClipPose(arguments, reply);
    if (kindOf(arguments.files().front()) == AssetKind::Stage)
        return runStagePose(arguments, reply);
    const auto rig = openPlayable(arguments.files().front());
    if (!rig)
        return reply.fail(rig.error());
    const Result<std::vector<Moment>> moments = momentsOf(arguments, *rig->runtime);
    if (!moments)
        return reply.fail(moments.error());
    reply.tell(rig->issues);
    RegionList regions;
    reserveRegions(*rig->runtime, regions);
    for (const Moment &moment : *moments) {
        const RigPose pose = poseAt(*rig->runtime, moment);
        composeRegions(*rig->runtime, pose, regions);
        tellMoment(reply, *rig->runtime, moment, pose, regions);
        reply.document(rig->issues, [&](JsonWriter &json) { writeMoment(json, *rig->runtime, moment, pose, regions); });
    }
    return ExitStatus::Done;
}

} // namespace clipwright::app
