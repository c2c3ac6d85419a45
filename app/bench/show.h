// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bench/corpus.h"
#include "model/eval/rig_pose.h"
#include "model/raster/frame_rasterizer.h"
#include "model/raster/raster.h"

#include <memory>
#include <optional>
#include <vector>

namespace clipwright::bench {

/** A document cooked and ready to be drawn as a game or the window draws it, all buffers at hand. */
class Show {
public:
    Show() = default;
    /**
     * Fitted as the cook places it. Nothing where the cook refuses it, where there is nothing to play, or where it shows pictures.
     * `finePx`: how far a flattened curve may be off, in pixels; 0: what the cook writes unless it is told.
     */
    static std::optional<Show> open(const CorpusFile &file, int width, int height, double finePx = 0);
    /** Of a rig made in memory, which is sound (asserted); the square of side 2 about the origin is seen. */
    static Show of(const CookedRig &rig, int width, int height);
    /** Another one of the same, with buffers of its own. */
    Show again() const;

    double frameCount() const { return m_runtime->duration(); }
    bool isStill() const { return m_isStill; }
    const RigRuntime &runtime() const { return *m_runtime; }

    /** Evaluates and composes; allocates nothing. */
    void pose(double frame);
    /** Draws what was posed, over nothing. */
    void paint();
    void draw(double frame)
    {
        pose(frame);
        paint();
    }
    /** The same picture, made out of the one that was scrubbed to before, as the window does; drawn by one thread. */
    const Picture &scrub(double frame);

    const RegionList &regions() const { return m_regions; }
    const Picture &picture() const { return m_picture; }
    const Affine &view() const { return m_view; }

private:
    Show(std::shared_ptr<const RigRuntime> runtime, bool isStill, int width, int height);

    std::shared_ptr<const RigRuntime> m_runtime;
    bool m_isStill = false;
    Affine m_view;
    RigPose m_pose;
    RegionList m_regions;
    Rasterizer m_rasterizer;
    std::unique_ptr<FrameRasterizer> m_scrubber = std::make_unique<FrameRasterizer>();
    Picture m_picture;
};

/** At most `count` whole frames spread evenly through 0 … frameCount - 1; at least one. */
std::vector<std::size_t> spreadFrames(double frameCount, std::size_t count = 9);

} // namespace clipwright::bench
