// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/mesh_compare.h"
#include "app/conformance/oanim_cases.h"
#include "app/conformance/pose_compare.h"
#include "model/eval/cubic_ease.h"
#include "model/io/oanim/oanim_format.h"

#include <optional>

namespace clipwright::app {

namespace {

using Runtime = std::shared_ptr<const RigRuntime>;

Result<Runtime> runtimeOf(const Json &theCase)
{
    const Result<CookedRig> rig = readOanim(theCase.at("text").get<std::string>());
    if (!rig)
        return tl::make_unexpected(rig.error());
    return RigRuntime::build(*rig);
}

Verdict unreadable(const Error &error)
{
    return Verdict::failed("refused: " + error.code, "a file that reads");
}

std::string rowName(std::size_t row)
{
    return "rows[" + std::to_string(row) + "].";
}

/** Samples `clip` at `seconds`; false when there is no such clip. */
bool sampleClip(const RigRuntime &rig, const Json &clip, double seconds, RigPose &pose)
{
    const int index = rig.clipNamed(clip.get<std::string>());
    if (index < 0)
        return false;
    samplePose(rig, rig.frameAt(static_cast<std::size_t>(index), seconds), pose);
    return true;
}

std::optional<Easing> easingOf(const Json &handles)
{
    if (handles == "hold")
        return Easing::hold();
    if (handles == "lin")
        return Easing::linear();
    if (!handles.is_array())
        return std::nullopt;
    return Easing::cubic(handles.at(0), handles.at(1), handles.at(2), handles.at(3));
}

} // namespace

Verdict runEase(const Json &theCase, RealFiles &)
{
    const std::optional<Easing> easing = easingOf(theCase.at("handles"));
    if (!easing)
        return Verdict::failed("the easing " + shown(theCase["handles"]), "hold, lin or four handles");
    const Json &points = theCase.at("points");
    const Json &tolerances = theCase.at("tol");
    Comparison comparison;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto time = points[i].at(0).get<double>();
        const double tolerance = tolerances.is_array() ? tolerances.at(i) : tolerances;
        const double got = playedEase(*easing, time);
        const std::string where = "at " + points[i][0].dump();
        comparison.number(where, got, points[i].at(1), tolerance);
        if (theCase.contains("exact"))
            comparison.number(where + " (exact)", got, theCase["exact"].at(i), tolerance);
    }
    return comparison.verdict();
}

Verdict runEvaluate(const Json &theCase, RealFiles &)
{
    const Result<Runtime> runtime = runtimeOf(theCase);
    if (!runtime)
        return unreadable(runtime.error());
    const RigRuntime &rig = **runtime;
    const double tolerance = theCase.at("tol");
    RigPose pose, other;
    RegionList regions;
    reservePose(rig, pose);
    reservePose(rig, other);
    reserveRegions(rig, regions);
    Comparison comparison;
    const Json &rows = theCase.at("rows");
    for (std::size_t i = 0; i < rows.size() && !comparison.hasDifference(); ++i) {
        if (!sampleClip(rig, theCase.at("clip"), rows[i].at("time"), pose))
            return Verdict::failed("no such clip", shown(theCase["clip"]));
        if (theCase.contains("blend")) {
            const Json &blend = theCase["blend"];
            if (!sampleClip(rig, blend.at("clip"), blend.at("time"), other))
                return Verdict::failed("no such clip", shown(blend["clip"]));
            blendPoses(pose, other, blend.at("weight"), pose);
        }
        composeRegions(rig, pose, regions);
        compareLayers(comparison, rowName(i), pose, rows[i].at("layers"), tolerance);
        compareRegions(comparison, rowName(i), rig, regions, rows[i].at("regions"), tolerance);
        compareMeshes(comparison, rowName(i), rig, regions, rows[i], tolerance);
    }
    return comparison.verdict();
}

Verdict runTessellate(const Json &theCase, RealFiles &)
{
    const Result<CookedRig> shapes = readOshape(theCase.at("text").get<std::string>());
    if (!shapes)
        return unreadable(shapes.error());
    const Result<Runtime> runtime = RigRuntime::build(*shapes);
    if (!runtime)
        return unreadable(runtime.error());
    const RigRuntime &rig = **runtime;
    RigPose pose;
    RegionList regions;
    reservePose(rig, pose);
    reserveRegions(rig, regions);
    samplePose(rig, 0, pose);
    composeRegions(rig, pose, regions);
    const double tolerance = theCase.at("tol");
    const Json &feather = theCase.at("feather");
    const double width = feather == "auto" ? automaticFeather(regions) : feather.get<double>();
    RigMesh mesh;
    Tessellator().tessellate(regions, width, mesh);
    Comparison comparison;
    comparison.number("featherUsed", width, theCase.at("featherUsed"), tolerance);
    compareMesh(comparison, "mesh", rig, regions, mesh, theCase.at("mesh"), theCase, tolerance);
    if (theCase.contains("positions"))
        compareTriangles(comparison, mesh, theCase, tolerance);
    return comparison.verdict();
}

Verdict runPlay(const Json &theCase, RealFiles &)
{
    const Result<Runtime> runtime = runtimeOf(theCase);
    if (!runtime)
        return unreadable(runtime.error());
    const RigRuntime &rig = **runtime;
    const double tolerance = theCase.at("tol");
    RegionList regions;
    reserveRegions(rig, regions);
    RigPlayer player(*runtime);
    Comparison comparison;
    const Json &rows = theCase.at("rows");
    for (std::size_t i = 0; i < rows.size() && !comparison.hasDifference(); ++i) {
        const auto operation = rows[i].at("op").get<std::string>();
        if (!performOperation(player, operation))
            return Verdict::failed("the operation '" + operation + "'", "set, fade, up or q");
        composeRegions(rig, player.pose(), regions);
        comparePlayer(comparison, rowName(i), player, rows[i], tolerance);
        compareLayers(comparison, rowName(i), player.pose(), rows[i].at("layers"), tolerance);
        compareRegions(comparison, rowName(i), rig, regions, rows[i].at("regions"), tolerance);
    }
    return comparison.verdict();
}

} // namespace clipwright::app
