// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/rig_pose.h"
#include "model/io/files/sha1.h"
#include "model/raster/frame_rasterizer.h"
#include "model/session/shown_rig.h"
#include "model/thumbnails/thumbnail.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

constexpr double kPartOfTheClip = 0.25;
constexpr double kMargin = 0.03; ///< of the shorter side, free at each

class RigThumbnail final : public Thumbnail {
public:
    explicit RigThumbnail(ShownRig shown) : m_shown(std::move(shown))
    {
        const RigRuntime &rig = *m_shown.runtime;
        if (!rig.clips().empty()) {
            m_start = rig.clips().front().start;
            m_frames = std::max(0.0, rig.clips().front().end - m_start);
        }
        if (m_shown.file.textures)
            m_textures = m_shown.file.textures->inOrderOf(rig.textures());
        reservePose(rig, m_pose);
        reserveRegions(rig, m_regions);
    }

    double length() const override { return m_shown.runtime->rate().seconds(m_frames); }
    double still() const override { return length() * kPartOfTheClip; }
    std::string contentHash() const override
    {
        const RigFile &file = m_shown.file;
        const bool standsAlone = m_shown.runtime->textures().empty() && file.bytes != nullptr;
        return standsAlone ? sha1Hex(*file.bytes) : std::string();
    }

    Picture draw(double seconds, int width, int height) override
    {
        const RigRuntime &rig = *m_shown.runtime;
        const double frames = seconds * rig.rate().framesPerSecond;
        samplePose(rig, m_start + (m_frames > 0 ? std::fmod(frames, m_frames) : 0), m_pose);
        composeRegions(rig, m_pose, m_regions);
        const Affine view =
            fitView(m_shown.extent.minimum, m_shown.extent.maximum, width, height, kMargin * std::min(width, height));
        return m_raster.draw(m_regions, view, width, height, m_textures);
    }

private:
    ShownRig m_shown;
    double m_start = 0;
    double m_frames = 0; ///< of the first clip
    std::vector<const Texture *> m_textures;
    RigPose m_pose;
    RegionList m_regions;
    FrameRasterizer m_raster;
};

} // namespace

Result<std::unique_ptr<Thumbnail>> openRigThumbnail(const std::string &path, const ThumbnailOptions &options)
{
    OpenOptions open;
    open.isCancelled = options.isCancelled;
    open.threads = 1;
    open.source = options.source;
    ShownRig shown = openShownRig(path, open);
    if (options.isCancelled && options.isCancelled())
        return refuse("thumbnail-cancelled", "cancelled", {path, 0, 0, {}});
    const Vec2 size = shown.extent.maximum - shown.extent.minimum;
    if (!shown.isShowable() || !(size.x > 0) || !(size.y > 0))
        return tl::make_unexpected(whyNothingShows(path, shown.file.issues));
    return std::make_unique<RigThumbnail>(std::move(shown));
}

} // namespace clipwright
