// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/stage_show.h"

#include "model/compose/stage_view.h"
#include "model/io/stage_assets.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright::app {

namespace {

/** Of the longest clip that has started; 0 where none has. */
double longestOf(const StagePlayer &player)
{
    double longest = 0;
    for (StageTree::Index index = 0; index < player.tree().size(); ++index)
        longest = std::max(longest, player.status(index, {}).length);
    return longest;
}

} // namespace

StageShow::StageShow(PlayingStage stage)
    : m_stage(std::move(stage)),
      m_rigs(m_stage.file.layout, rigsFrom(m_stage.file.project)),
      m_composer(m_stage.file.layout, fontsFrom(m_stage.file.project)),
      m_pictures(m_stage.file.project)
{}

tl::expected<StageShow, Issues> StageShow::open(const std::string &path)
{
    auto stage = playStage(path);
    if (!stage)
        return tl::make_unexpected(std::move(stage.error()));
    if (stage->file.stage->view != StageView::Flat)
        return tl::make_unexpected(
            Issues{issueOf({"stage-not-flat",
                            {path, 0, 0, "/view"},
                            "expected a 2d stage: one in space is not drawn without a display"})});
    StageShow show(std::move(*stage));
    show.step(0);
    const double longest = longestOf(*show.m_stage.player);
    show.m_length = longest > 0 ? longest : show.m_rigs.longestClip();
    return show;
}

void StageShow::step(double seconds)
{
    m_stage.player->advance(seconds, m_step);
    m_rigs.advance(m_stage.player->pose(), seconds);
}

void StageShow::advance(double seconds)
{
    constexpr double kStep = 1.0 / 60;
    constexpr double kMostInSteps = 600; // what is further ahead is reached in one go
    if (m_rigs.longestClip() > 0 && seconds > 0) {
        const double first = std::max(0.0, seconds - kMostInSteps);
        if (first > 0)
            step(first);
        const double count = std::ceil((seconds - first) / kStep);
        for (double i = 0; i < count; ++i)
            step((seconds - first) / count);
    } else {
        step(seconds);
    }
}

const RegionList &StageShow::regions()
{
    return m_composer.compose(pose(), m_rigs);
}

std::array<double, 4> StageShow::background(const Arguments &arguments, const PictureRequest &request) const
{
    return arguments.has("background") ? request.background : backgroundOf(pose()).value_or(request.background);
}

std::optional<Affine> StageShow::cameraView(const Arguments &arguments, const PictureRequest &request) const
{
    const std::optional<StageCamera> camera = cameraOf(pose());
    if (!camera || arguments.has("fit") || arguments.has("extent"))
        return std::nullopt;
    const Vec2 corner = Vec2(camera->height * request.width / request.height, camera->height) / 2.0;
    return fitView(-corner, corner, request.width, request.height, 0) * camera->world.inverse();
}

void StageShow::draw(const Affine &view, Picture &picture)
{
    const RegionList &list = regions();
    m_raster.draw(list, view, picture, m_pictures.inOrderOf(m_composer.textures()));
}

const Issues &StageShow::issues()
{
    Issues &all = *m_stage.issues;
    for (const Issues &more : {m_rigs.takeIssues(), m_composer.takeIssues(), m_pictures.takeIssues()})
        all.insert(all.end(), more.begin(), more.end());
    capIssues(all);
    return all;
}

Result<void> isForStages(const Arguments &arguments)
{
    for (const std::string_view option : {"clip", "blend", "weight", "look"}) {
        if (arguments.has(option))
            return refuse("usage", "--" + std::string(option) + " goes with a rig, not with a stage");
    }
    return {};
}

} // namespace clipwright::app
