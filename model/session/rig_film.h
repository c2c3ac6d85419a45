// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/rig_pose.h"
#include "model/io/film/film_span.h"
#include "model/raster/game_look.h"
#include "model/raster/picture.h"
#include "model/raster/raster.h"

#include <array>
#include <functional>
#include <memory>
#include <vector>

namespace clipwright {

/** How the frames of a film are drawn. */
struct FilmLook {
    int width = 512;
    int height = 512;
    std::array<double, 4> background{0, 0, 0, 0}; ///< straight r g b a
    /** Shows all that is seen during the film, with a margin; else the square of `extent` world units about the origin. */
    bool fitsContent = true;
    double extent = 2;
    bool isGame = false; ///< the triangles that a game draws
};

/** The margin around what is fitted into a picture of these sides, in pixels. */
double filmMargin(int width, int height);

/** The frames of a clip, or of all of a timeline, in one view, drawn one after the other. */
class RigFilm {
public:
    /** `textures` in the order of the runtime's; they and the runtime stay for as long. `clip` -1: all of it. */
    RigFilm(std::shared_ptr<const RigRuntime> runtime, std::vector<const Texture *> textures, int clip,
            const FilmLook &look);

    /** What is worth showing: from the start of the clip to its end, at the rig's rate; see FilmSpan::showsEnd. */
    FilmSpan wholeSpan() const;
    /**
     * Looks at all frames for the view; those that are drawn are of this span from then on. `goesOn` is asked at each; false
     * cancels. Refuses `film-too-long`, `film-cancelled`.
     */
    Result<void> prepare(const FilmSpan &span, const std::function<bool()> &goesOn = {});
    /** Any of them. */
    Picture draw(std::size_t frame);

private:
    void sample(std::size_t frame);

    std::shared_ptr<const RigRuntime> m_runtime;
    std::vector<const Texture *> m_textures;
    int m_clip;
    FilmLook m_look;
    FilmSpan m_span;
    Affine m_view;
    RigPose m_pose;
    RegionList m_regions;
    Rasterizer m_crisp;
    GameLook m_game;
};

} // namespace clipwright
