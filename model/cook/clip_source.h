// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/clip_shape.h"
#include "model/cook/contour_source.h"
#include "model/cook/frame_memory.h"
#include "model/cook/group_source.h"

#include <functional>
#include <memory>
#include <vector>

namespace clipwright {

/** A clip as a layer sees it that stands somewhere inside what the clip cuts. Copies remember together. */
class ClipSource {
public:
    /** `chain`: from the clip's space down to the layer's. */
    explicit ClipSource(std::shared_ptr<const ClipShape> shape, GroupChain chain = {})
        : m_shape(std::move(shape)),
          m_chain(std::move(chain))
    {}

    /** The same clip as a layer sees it that stands further down. */
    ClipSource below(const GroupChain &further) const;
    const ClipShape &shape() const { return *m_shape; }
    /** In the layer's space; empty where the layer is squeezed to nothing. The reference holds until the next call. */
    const std::vector<Vec2> &pointsAt(double frame) const;
    void addMotions(std::vector<const Motion *> &motions) const;

private:
    using Memory = FrameMemory<std::vector<Vec2>>;

    std::shared_ptr<const ClipShape> m_shape;
    GroupChain m_chain;
    std::shared_ptr<Memory> m_memory = std::make_shared<Memory>();
};

/** What `clips` leave of a polygon, with a word that changes whenever its points are others than before. */
struct ClippedPolygon {
    std::vector<Vec2> points;
    std::uint64_t state = 0;
    Vec2 last{0, 0}; ///< where points beyond these stand: the last, or the first of what was cut away
};
ClippedPolygon clip(std::vector<Vec2> polygon, const std::vector<ClipSource> &clips, double frame);

/** A closed line cut by convex clips, its number of points the largest over time: further ones stand on the last. */
class ClippedLine : public LineSource {
public:
    ClippedLine(CookScope &scope, LineRef line, std::vector<ClipSource> clips);

    std::size_t pointCount() const override { return m_count; }
    bool isClosed() const override { return true; }
    void pointsAt(double frame, std::vector<Vec2> &points) const override;
    bool slides() const override { return true; }
    void addMotions(std::vector<const Motion *> &motions) const override;

private:
    const ClippedPolygon &clippedAt(double frame) const;

    LineRef m_line;
    std::vector<ClipSource> m_clips;
    std::size_t m_count = 3;
    mutable FrameMemory<ClippedPolygon> m_clipped;
    Motion m_jumps;
};

/** A clip's own outline as a line: what a second clip may cut. */
class ClipLine : public LineSource {
public:
    explicit ClipLine(ClipSource clip) : m_clip(std::move(clip)) {}

    std::size_t pointCount() const override { return m_clip.shape().pointCount(); }
    bool isClosed() const override { return true; }
    void pointsAt(double frame, std::vector<Vec2> &points) const override;
    void addMotions(std::vector<const Motion *> &motions) const override { m_clip.addMotions(motions); }

private:
    ClipSource m_clip;
};

/**
 * The clips that cut anything off the contours at any frame looked at. `reach`: how far what is painted goes beyond the
 * contour at a frame, half a stroke's width.
 */
std::vector<ClipSource> cuttingClips(CookScope &scope, const std::vector<ClipSource> &clips,
                                     const std::vector<ContourSource> &contours,
                                     const std::function<double(double)> &reach = {});

} // namespace clipwright
