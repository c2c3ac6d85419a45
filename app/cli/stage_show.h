// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/picture_request.h"
#include "app/cli/stage_query.h"
#include "model/compose/stage_composer.h"
#include "model/io/stage_pictures.h"

#include <memory>
#include <string>

namespace clipwright::app {

/** A flat stage that plays, with the rigs on it, and can be drawn at any moment. */
class StageShow {
public:
    /** At its start. Refusals as issues: those of opening it; `stage-not-flat`. */
    static tl::expected<StageShow, Issues> open(const std::string &path);

    /** Plays on. Rigs that clips switch are switched within a 60th of a second of when they are. */
    void advance(double seconds);
    /** Seconds: of the longest clip that started on its own; where there is none, of the longest of a rig. */
    double length() const { return m_length; }

    /** What is seen now. Valid until the next call. */
    const RegionList &regions();
    const StagePose &pose() const { return m_stage.player->pose(); }
    /** By --background, else what the stage has. */
    std::array<double, 4> background(const Arguments &arguments, const PictureRequest &request) const;
    /** What the stage's own camera shows, where it has one and neither --fit nor --extent asks for something else. */
    std::optional<Affine> cameraView(const Arguments &arguments, const PictureRequest &request) const;
    /** Draws regions() over what is in the picture. */
    void draw(const Affine &view, Picture &picture);

    /** All that is to tell, each once. */
    const Issues &issues();

private:
    explicit StageShow(PlayingStage stage);
    void step(double seconds);

    PlayingStage m_stage;
    StageRigs m_rigs;
    StageComposer m_composer;
    StagePictures m_pictures;
    Rasterizer m_raster;
    StageStep m_step;
    double m_length = 0;
};

/** --clip, --blend, --weight and --look belong to rigs: `usage`. */
Result<void> isForStages(const Arguments &arguments);

} // namespace clipwright::app
