// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/stage_composer.h"
#include "model/compose/stage_view.h"
#include "model/io/stage_assets.h"
#include "model/io/stage_file.h"
#include "model/io/stage_pictures.h"
#include "model/raster/raster.h"
#include "model/thumbnails/thumbnail.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

constexpr double kMargin = 0.03; ///< of the shorter side, free at each

/** A flat stage as its clips start. */
class StageThumbnail final : public Thumbnail {
public:
    explicit StageThumbnail(StageFileReading file)
        : m_file(std::move(file)),
          m_player(m_file.layout, clipsFrom(m_file.project)),
          m_rigs(m_file.layout, rigsFrom(m_file.project)),
          m_composer(m_file.layout, fontsFrom(m_file.project)),
          m_pictures(m_file.project)
    {
        m_player.startAutoplay();
        StageStep step;
        m_player.advance(0, step);
        m_rigs.advance(m_player.pose(), 0);
    }

    Picture draw(double, int width, int height) override
    {
        const RegionList &list = m_composer.compose(m_player.pose(), m_rigs);
        Picture picture(width, height);
        picture.fill(backgroundOf(m_player.pose()).value_or(std::array<double, 4>{}));
        m_raster.draw(list, view(list, width, height), picture, m_pictures.inOrderOf(m_composer.textures()));
        return picture;
    }

private:
    Affine view(const RegionList &list, int width, int height) const
    {
        if (const std::optional<StageCamera> camera = cameraOf(m_player.pose())) {
            const Vec2 corner = Vec2(camera->height * width / height, camera->height) / 2.0;
            return fitView(-corner, corner, width, height, 0) * camera->world.inverse();
        }
        Vec2 minimum{-1, -1};
        Vec2 maximum{1, 1};
        boundsOf(list, minimum, maximum);
        return fitView(minimum, maximum, width, height, kMargin * std::min(width, height));
    }

    StageFileReading m_file;
    StagePlayer m_player;
    StageRigs m_rigs;
    StageComposer m_composer;
    StagePictures m_pictures;
    Rasterizer m_raster;
};

} // namespace

Result<std::unique_ptr<Thumbnail>> openStageThumbnail(const std::string &path)
{
    StageFileReading file = openStageFile(path);
    if (!file.isReadable())
        return tl::make_unexpected(whyNothingShows(path, file.issues));
    if (file.stage->view != StageView::Flat)
        return refuse("stage-not-flat", "expected a 2d stage: one in space is not drawn without a display",
                      {path, 0, 0, "/view"});
    return std::make_unique<StageThumbnail>(std::move(file));
}

} // namespace clipwright
