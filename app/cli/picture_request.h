// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/rig_query.h"
#include "model/core/affine.h"
#include "model/raster/game_look.h"
#include "model/raster/picture.h"
#include "model/raster/raster.h"

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

namespace clipwright::app {

/** The largest side of a picture in pixels (reliability: that of a texture). */
inline constexpr int kMaxSide = 16384;

/** And all its pixels: 256 MiB of memory, as 8192 by 8192 has. */
inline constexpr double kMaxPixels = 8192.0 * 8192.0;

/** What --size, --background, --fit, --extent and --look ask for. */
struct PictureRequest {
    int width = 512;
    int height = 512;
    std::array<double, 4> background{0, 0, 0, 0}; ///< straight r g b a
    bool fitsContent = true;
    double extent = 2; ///< world units
    bool isGameLook = false;

    /** Refusals: `usage` for what an option, or OUT, cannot be. `size` is meant where there is no --size. */
    static Result<PictureRequest> from(const Arguments &arguments, std::string_view size);
    /** The same for any OUT. */
    static Result<PictureRequest> ofOptions(const Arguments &arguments, std::string_view size);

    /** World to pixels, so that minimum..maximum, or the square of the extent, fills the picture. */
    Affine view(Vec2 minimum, Vec2 maximum) const;
    /** The square of the extent about the origin: what is shown without --fit content, and where there is no content. */
    Affine extentView() const;
};

/** Pixels that show anything (alpha over 8), and of those the ones that are not near white: the seed's tests of a blank picture. */
struct PixelCounts {
    std::size_t visible = 0;
    std::size_t coloured = 0;
};
PixelCounts countPixels(const Picture &picture);

/** Draws moments of one rig after each other. */
class RigPainter {
public:
    RigPainter(const PlayableRig &rig, const PictureRequest &request);

    /** Of what the pose shows, strokes included; false for nothing. */
    bool bounds(const RigPose &pose, Vec2 &minimum, Vec2 &maximum);
    /** A picture of the requested size over its background. */
    Picture draw(const RigPose &pose, const Affine &view);

private:
    const PlayableRig &m_rig;
    const PictureRequest &m_request;
    std::vector<const Texture *> m_textures;
    RegionList m_regions;
    Rasterizer m_crisp;
    GameLook m_game;
};

/** As PNG, whole or not at all. Refusals: `png-failed`, and those of writing a file. */
Result<void> writePng(const std::string &path, const Picture &picture);

/** Member "gaps": what of a source is not drawn. */
void writeGaps(JsonWriter &json, const Issues &issues);

} // namespace clipwright::app
