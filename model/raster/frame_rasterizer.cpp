// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/frame_rasterizer.h"

#include "model/core/thread_team.h"
#include "model/raster/band_rasterizer.h"
#include "model/raster/damage.h"
#include "model/raster/scene.h"

#include <algorithm>
#include <vector>

namespace clipwright {

using raster::Damage;

namespace {

// A band costs its outlines once more, so that there are not more of them than threads keep busy.
constexpr int kBandsAThread = 3;
constexpr int kFewestRows = 64;

} // namespace

struct FrameRasterizer::State {
    explicit State(std::size_t threads) : team(threads), scene(team.size()), bands(team.size()) {}

    ThreadTeam team;
    raster::Scene scene;
    std::vector<raster::BandRasterizer> bands; ///< by member of the team
    Picture picture;
    std::vector<const Texture *> textures;
    Damage damage;

    void findDamage();
    void drawDamage();
};

void FrameRasterizer::State::findDamage()
{
    damage.reset(picture.width, picture.height);
    if (scene.isNew())
        damage.addAll();
    for (const raster::SceneRegion &region : scene.regions()) {
        if (!region.isChanged || scene.isNew())
            continue;
        damage.add(region.boxBefore);
        if (region.isVisible)
            damage.add(region.box);
    }
}

void FrameRasterizer::State::drawDamage()
{
    if (damage.isEmpty())
        return;
    const int rows = damage.endRow() - damage.firstRow();
    const int wanted = static_cast<int>(team.size()) > 1 ? static_cast<int>(team.size()) * kBandsAThread : 1;
    const int perBand = std::max((rows + wanted - 1) / wanted, kFewestRows);
    const int bandRows = team.size() > 1 ? (perBand + Damage::kRows - 1) / Damage::kRows * Damage::kRows : rows;
    const auto count = static_cast<std::size_t>((rows + bandRows - 1) / bandRows);
    team.run(count, [&](std::size_t member, std::size_t band) {
        const int first = damage.firstRow() + static_cast<int>(band) * bandRows;
        bands[member].draw(scene, member, {damage, first, std::min(first + bandRows, damage.endRow()), true}, picture);
    });
}

FrameRasterizer::FrameRasterizer(std::size_t threads) : m_state(std::make_unique<State>(threads)) {}
FrameRasterizer::~FrameRasterizer() = default;

const Picture &FrameRasterizer::draw(const RegionList &list, const Affine &view, int width, int height,
                                     std::span<const Texture *const> textures)
{
    State &state = *m_state;
    if (state.picture.width != width || state.picture.height != height) {
        state.picture = Picture(std::max(width, 0), std::max(height, 0));
        state.scene.forget();
    }
    if (!std::equal(textures.begin(), textures.end(), state.textures.begin(), state.textures.end()))
        state.scene.forget();
    state.textures.assign(textures.begin(), textures.end());
    state.scene.begin(list, view, state.picture.width, state.picture.height, textures);
    state.findDamage();
    state.drawDamage();
    return state.picture;
}

std::size_t FrameRasterizer::changedPixels() const
{
    return m_state->damage.pixelCount();
}

void FrameRasterizer::forget()
{
    m_state->scene.forget();
}

} // namespace clipwright
