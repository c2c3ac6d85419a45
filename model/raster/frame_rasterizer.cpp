// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/frame_rasterizer.h"

#include "model/core/thread_team.h"
#include "model/raster/damage.h"
#include "model/raster/region_compare.h"

#include <algorithm>
#include <vector>

namespace clipwright {

using raster::Damage;
using raster::PixelSpan;

namespace {

// A band costs its outlines once more, so that there are not more of them than threads keep busy.
constexpr int kBandsAThread = 3;
constexpr int kFewestRows = 64;

void clearDamage(const Damage &damage, Picture &picture)
{
    for (int y = damage.firstRow(); y < damage.endRow(); ++y) {
        const PixelSpan span = damage.spanOf(y);
        if (!span.isEmpty())
            std::fill(picture.row(y) + span.begin * 4, picture.row(y) + span.end * 4, std::uint8_t{0});
    }
}

} // namespace

struct FrameRasterizer::State {
    explicit State(std::size_t threads) : team(threads), rasterizers(team.size()) {}

    ThreadTeam team;
    std::vector<Rasterizer> rasterizers; ///< by member of the team
    Picture picture;
    RegionList shown; ///< what the picture shows
    Affine view;
    std::vector<const Texture *> textures;
    bool isKnown = false; ///< false: all is to be drawn
    Damage damage;

    void findDamage(const RegionList &list, const Affine &newView, std::span<const Texture *const> newTextures);
    void drawDamage();
};

void FrameRasterizer::State::findDamage(const RegionList &list, const Affine &newView,
                                        std::span<const Texture *const> newTextures)
{
    damage.reset(picture.width, picture.height);
    if (!isKnown || newView != view || list.regions.size() != shown.regions.size()
        || !std::equal(newTextures.begin(), newTextures.end(), textures.begin(), textures.end())) {
        damage.addAll();
        return;
    }
    for (std::size_t i = 0; i < list.regions.size(); ++i) {
        if (raster::isSameRegion(list, list.regions[i], shown, shown.regions[i]))
            continue;
        damage.add(raster::boxOf(shown, shown.regions[i], view));
        damage.add(raster::boxOf(list, list.regions[i], view));
    }
}

void FrameRasterizer::State::drawDamage()
{
    if (damage.isEmpty())
        return;
    clearDamage(damage, picture);
    const int rows = damage.endRow() - damage.firstRow();
    const int wanted = static_cast<int>(team.size()) > 1 ? static_cast<int>(team.size()) * kBandsAThread : 1;
    const int perBand = std::max((rows + wanted - 1) / wanted, kFewestRows);
    const int bandRows = team.size() > 1 ? (perBand + Damage::kRows - 1) / Damage::kRows * Damage::kRows : rows;
    const auto bands = static_cast<std::size_t>((rows + bandRows - 1) / bandRows);
    team.run(bands, [&](std::size_t member, std::size_t band) {
        const int first = damage.firstRow() + static_cast<int>(band) * bandRows;
        rasterizers[member].draw(shown, view, picture, textures, damage, first,
                                 std::min(first + bandRows, damage.endRow()));
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
        state.isKnown = false;
    }
    state.findDamage(list, view, textures);
    state.shown = list;
    state.view = view;
    state.textures.assign(textures.begin(), textures.end());
    state.isKnown = true;
    state.drawDamage();
    return state.picture;
}

std::size_t FrameRasterizer::changedPixels() const
{
    return m_state->damage.pixelCount();
}

void FrameRasterizer::forget()
{
    m_state->isKnown = false;
}

} // namespace clipwright
