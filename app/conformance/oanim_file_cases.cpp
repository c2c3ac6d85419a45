// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/conformance/mesh_compare.h"
#include "app/conformance/oanim_cases.h"
#include "app/conformance/pose_compare.h"
#include "app/conformance/real_files.h"
#include "app/conformance/region_checks.h"
#include "app/conformance/rig_summary.h"
#include "model/io/oanim/oanim_format.h"

namespace clipwright::app {

namespace {

using Runtime = std::shared_ptr<const RigRuntime>;

/** The rig that a case names by SHA-1, or the verdict that there is none. */
tl::expected<CookedRig, Verdict> rigOf(const Json &theCase, RealFiles &files)
{
    const Json &ref = theCase.at("ref");
    const auto bytes = files.find(ref.at("sha1").get<std::string>(), ref.at("bytes").get<std::uintmax_t>());
    if (!bytes)
        return tl::make_unexpected(
            Verdict::leftOut("the real file is not there: " + ref.at("path").get<std::string>()));
    Result<CookedRig> rig = readOanim(*bytes);
    if (!rig)
        return tl::make_unexpected(Verdict::failed("refused: " + rig.error().code, "a file that reads"));
    return *std::move(rig);
}

tl::expected<Runtime, Verdict> runtimeOf(const Json &theCase, RealFiles &files)
{
    const auto rig = rigOf(theCase, files);
    if (!rig)
        return tl::make_unexpected(rig.error());
    const Result<Runtime> runtime = RigRuntime::build(*rig);
    if (!runtime)
        return tl::make_unexpected(Verdict::failed("refused: " + runtime.error().code, "a rig that plays"));
    return *runtime;
}

/**
 * What a sum may be off by when the case does not say: the cases that do all say this, for the single precision that
 * their figures were made with.
 */
double sumToleranceOf(const Json &theCase, const Json &checks)
{
    return theCase.value("sumTol", 1e-3 + 2e-6 * checks.at("vertices").get<double>());
}

} // namespace

Verdict runFileParse(const Json &theCase, RealFiles &files)
{
    const auto rig = rigOf(theCase, files);
    if (!rig)
        return rig.error();
    Comparison comparison;
    compareHeader(comparison, *rig, theCase);
    ShapeCounts counts;
    Json names = Json::array(), parents = Json::array();
    for (const CookedLayer &layer : rig->layers) {
        names.push_back(layer.name);
        parents.push_back(layer.parent);
        counts.add(layer);
    }
    comparison.equal("layers", names.size(), theCase.at("layers"));
    comparison.equal("names", names, theCase.at("names"));
    comparison.equal("parents", parents, theCase.at("parents"));
    comparison.equal("shapes", counts.shapes, theCase.at("shapes"));
    comparison.equal("shapeKeys", counts.keys, theCase.at("shapeKeys"));
    comparison.equal("vertices", counts.vertices, theCase.at("vertices"));
    return comparison.verdict();
}

Verdict runFileEvaluate(const Json &theCase, RealFiles &files)
{
    const auto runtime = runtimeOf(theCase, files);
    if (!runtime)
        return runtime.error();
    const RigRuntime &rig = **runtime;
    const int clip = rig.clipNamed(theCase.at("clip").get<std::string>());
    if (clip < 0)
        return Verdict::failed("no such clip", shown(theCase["clip"]));
    RigPose pose;
    RegionList regions;
    reservePose(rig, pose);
    reserveRegions(rig, regions);
    samplePose(rig, rig.frameAt(static_cast<std::size_t>(clip), theCase.at("time")), pose);
    composeRegions(rig, pose, regions);
    Comparison comparison;
    const double tolerance = theCase.at("tol");
    const Json &checks = theCase.at("checks");
    compareChecks(comparison, "checks.", regions, checks, tolerance, sumToleranceOf(theCase, checks));
    compareSamples(comparison, regions, theCase.at("samples"), tolerance);
    compareMeshes(comparison, "", rig, regions, theCase, tolerance);
    return comparison.verdict();
}

Verdict runFilePlay(const Json &theCase, RealFiles &files)
{
    const auto runtime = runtimeOf(theCase, files);
    if (!runtime)
        return runtime.error();
    RigPlayer player(*runtime);
    RegionList regions;
    reserveRegions(**runtime, regions);
    Comparison comparison;
    const double tolerance = theCase.at("tol");
    const Json &rows = theCase.at("rows");
    for (std::size_t i = 0; i < rows.size() && !comparison.hasDifference(); ++i) {
        const std::string where = "rows[" + std::to_string(i) + "].";
        const auto operation = rows[i].at("op").get<std::string>();
        if (!performOperation(player, operation))
            return Verdict::failed("the operation '" + operation + "'", "set, fade, up or q");
        composeRegions(**runtime, player.pose(), regions);
        const Json &checks = rows[i].at("checks");
        comparePlayer(comparison, where, player, rows[i], tolerance);
        compareChecks(comparison, where + "checks.", regions, checks, tolerance, sumToleranceOf(theCase, checks));
    }
    return comparison.verdict();
}

} // namespace clipwright::app
