// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/play_rig.h"

#include "model/eval/rig_player.h"
#include "model/eval/rig_pose.h"
#include "model/raster/frame_rasterizer.h"
#include "model/raster/game_look.h"
#include "model/raster/raster.h"

#include <algorithm>
#include <array>
#include <optional>

namespace clipwright::fuzz {

namespace {

constexpr int kSide = 64; // pixels
constexpr double kMargin = 2;

/** Both painters over one moment, and the one that keeps its picture over several. */
class Painters {
public:
    explicit Painters(std::vector<const Texture *> textures) : m_textures(std::move(textures)) {}

    void paint(const RegionList &regions, const Affine &view)
    {
        Picture picture(kSide, kSide);
        Rasterizer().draw(regions, view, picture, m_textures);
        m_look.draw(regions, view, picture, m_textures);
        const RigMesh &mesh = m_look.mesh();
        for (const std::uint32_t index : mesh.indices)
            require(index < mesh.positions.size(), "a triangle names a vertex that is not there");
    }
    /** What is kept of the moments before must not be seen. */
    void paintOverTheLast(const RegionList &regions, const Affine &view)
    {
        Picture picture(kSide, kSide);
        m_rasterizer.draw(regions, view, picture, m_textures);
        Picture fresh(kSide, kSide);
        Rasterizer().draw(regions, view, fresh, m_textures);
        require(picture.rgba == fresh.rgba, "a moment is drawn otherwise behind another one");
        require(m_frames.draw(regions, view, kSide, kSide, m_textures).rgba == fresh.rgba,
                "a moment is drawn otherwise over another one");
    }

private:
    std::vector<const Texture *> m_textures;
    Rasterizer m_rasterizer;
    FrameRasterizer m_frames;
    GameLook m_look;
};

Affine viewOf(const RegionList &regions)
{
    Vec2 minimum{0, 0};
    Vec2 maximum{1, 1};
    boundsOf(regions, minimum, maximum);
    return fitView(minimum, maximum, kSide, kSide, kMargin);
}

void playClips(const std::shared_ptr<const RigRuntime> &rig)
{
    RigPlayer player(rig);
    const int last = static_cast<int>(rig->clips().size()) - 1;
    player.update(0.3);
    player.crossFadeTo(last, 0.5);
    player.update(0.2);
    player.crossFadeTo(0, 0.5);
    player.update(1e6);
    player.scrub(0.7);
    require(player.clip() >= 0 && player.clip() <= last, "a player plays a clip that is not there");
}

} // namespace

void require(bool holds, const std::string &sentence)
{
    if (!holds)
        throw BrokenPromise(sentence);
}

void playRig(const CookedRig &rig, const TextureSet *textures, std::size_t moments)
{
    const auto built = RigRuntime::build(rig);
    require(built.has_value(), built ? std::string() : "what was read cannot be played: " + built.error().what);
    const RigRuntime &runtime = **built;
    std::array<RigPose, 3> poses;
    const std::array<double, 3> frames{0, runtime.duration() * 0.37, runtime.duration()};
    for (std::size_t i = 0; i < poses.size(); ++i) {
        reservePose(runtime, poses[i]);
        samplePose(runtime, frames[i], poses[i]);
    }
    blendPoses(poses[0], poses[1], 0.3, poses[1]);

    RegionList regions;
    reserveRegions(runtime, regions);
    Painters painters(textures == nullptr ? std::vector<const Texture *>() : textures->inOrderOf(runtime.textures()));
    const std::size_t count = std::min(moments, poses.size());
    std::optional<Affine> view; // of the first
    for (std::size_t i = 0; i < count; ++i) {
        composeRegions(runtime, poses[i], regions);
        painters.paint(regions, viewOf(regions));
        if (count > 1)
            painters.paintOverTheLast(regions, view ? *view : view.emplace(viewOf(regions)));
    }
    playClips(*built);
}

} // namespace clipwright::fuzz
