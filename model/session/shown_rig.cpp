// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/shown_rig.h"

#include "model/eval/rig_pose.h"
#include "model/session/layer_places.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace clipwright {

namespace {

constexpr int kProbedMoments = 32;

bool isFinite(Vec2 v)
{
    return std::isfinite(v.x) && std::isfinite(v.y);
}

std::optional<Extent> drawnExtent(const RigRuntime &rig, const CancelCheck &isCancelled)
{
    RigPose pose;
    RegionList regions;
    reservePose(rig, pose);
    reserveRegions(rig, regions);
    std::optional<Extent> all;
    for (int moment = 0; moment <= kProbedMoments; ++moment) {
        if (isCancelled && isCancelled())
            return all;
        samplePose(rig, rig.duration() * moment / kProbedMoments, pose);
        composeRegions(rig, pose, regions);
        Extent one;
        if (!boundsOf(regions, one.minimum, one.maximum) || !isFinite(one.minimum) || !isFinite(one.maximum))
            continue;
        if (!all)
            all = one;
        all->minimum = {std::min(all->minimum.x, one.minimum.x), std::min(all->minimum.y, one.minimum.y)};
        all->maximum = {std::max(all->maximum.x, one.maximum.x), std::max(all->maximum.y, one.maximum.y)};
    }
    return all;
}

/** The composition's size where the rig has one, that is where it is a Lottie. */
const Composition *compositionOf(const RigFile &file)
{
    if (!file.rig || file.rig->space != RigSpace::Lottie || file.rig->compositions.empty())
        return nullptr;
    const Composition &main = file.rig->main();
    return main.width > 0 && main.height > 0 ? &main : nullptr;
}

} // namespace

std::string ShownRig::filePath() const
{
    const auto address = parseAnimationAddress(file.path);
    return address && !file.animation.empty() ? address->file : file.path;
}

std::string_view ShownRig::layerName(int layer) const
{
    const auto index = static_cast<std::size_t>(layer);
    const std::size_t cooked = file.cooked->layers.size();
    return index < cooked ? runtime->layerName(index) : std::string_view(leftOut->name(index - cooked));
}

ShownRig openShownRig(const std::string &path, const OpenOptions &options)
{
    return showRigFile(openRigFile(path, options), options);
}

ShownRig showRigFile(RigFile file, const OpenOptions &options)
{
    ShownRig shown;
    shown.file = std::move(file);
    if (!shown.file.isReadable())
        return shown;
    auto runtime = RigRuntime::build(*shown.file.cooked);
    if (!runtime) {
        const Error &error = runtime.error();
        shown.file.issues.push_back({Severity::Error, Fate::None, error.code, error.where, error.what, {}, {}, {}});
        return shown;
    }
    shown.runtime = *std::move(runtime);
    IssueLayers about = layersOfIssues(shown.file, options.settings.extent);
    shown.issueLayers = std::move(about.layers);
    shown.leftOut = std::move(about.leftOut);
    if (const Composition *main = compositionOf(shown.file)) {
        const double larger = std::max(main->width, main->height);
        const Vec2 half = Vec2(main->width, main->height) / larger * (options.settings.extent / 2);
        shown.extent = {-half, half};
        shown.pixelsPerUnit = larger / options.settings.extent;
    } else if (const auto drawn = drawnExtent(*shown.runtime, options.isCancelled)) {
        shown.extent = *drawn;
    }
    return shown;
}

} // namespace clipwright
