// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/clip_source.h"

#include "model/cook/convex.h"
#include "model/cook/state_scan.h"
#include "model/core/polygon.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

constexpr double kFlatLayer = 1e-12; // determinant under which a layer is squeezed to nothing

std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    return (a ^ (b + 0x9e3779b97f4a7c15u + (a << 6) + (a >> 2))) * 0xff51afd7ed558ccdu;
}

/** A polygon whose points know where they come from. */
struct Labelled {
    std::vector<Vec2> points;
    std::vector<std::uint64_t> labels;

    void reserve(std::size_t count)
    {
        points.reserve(count);
        labels.reserve(count);
    }
    void add(Vec2 point, std::uint64_t label)
    {
        points.push_back(point);
        labels.push_back(label);
    }
};

/** How far each point of a polygon is on the inner side of a line, in any unit. Kept between calls. */
class Distances {
public:
    /** False where none is on the outer side. */
    bool measure(const std::vector<Vec2> &points, Vec2 a, Vec2 b, double sign)
    {
        m_distances.resize(points.size());
        bool isInside = true;
        for (std::size_t i = 0; i < points.size(); ++i) {
            m_distances[i] = sign * doubleArea(a, b, points[i]);
            isInside = isInside && m_distances[i] >= 0;
        }
        return !isInside;
    }
    double operator[](std::size_t i) const { return m_distances[i]; }

private:
    std::vector<double> m_distances;
};

/** Sutherland and Hodgman: the part on the inner side of a line that was measured; `result` is empty before. */
void cutByLine(const Labelled &polygon, const Distances &distances, std::uint64_t lineLabel, Labelled &result)
{
    const std::size_t count = polygon.points.size();
    result.reserve(count + count / 4 + 2);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t j = i + 1 == count ? 0 : i + 1;
        const double here = distances[i];
        const double there = distances[j];
        if (here >= 0)
            result.add(polygon.points[i], polygon.labels[i]);
        if ((here >= 0) != (there >= 0)) {
            const double share = here / (here - there);
            result.add(polygon.points[i] + share * (polygon.points[j] - polygon.points[i]),
                       mixed(mixed(polygon.labels[i], polygon.labels[j]), lineLabel));
        }
    }
}

} // namespace

ClipSource ClipSource::below(const GroupChain &further) const
{
    GroupChain chain = m_chain;
    chain.insert(chain.end(), further.begin(), further.end());
    return ClipSource(m_shape, std::move(chain));
}

const std::vector<Vec2> &ClipSource::pointsAt(double frame) const
{
    return m_memory->at(frame, 2 * m_shape->pointCount(), [&] {
        std::vector<Vec2> points = m_shape->pointsAt(frame);
        const Affine down = transformAt(m_chain, frame);
        if (std::abs(down.determinant()) < kFlatLayer)
            return std::vector<Vec2>();
        const Affine up = down.inverse();
        for (Vec2 &point : points)
            point = up.map(point);
        return points;
    });
}

void ClipSource::addMotions(std::vector<const Motion *> &motions) const
{
    m_shape->addMotions(motions);
    for (const std::shared_ptr<const GroupSource> &group : m_chain)
        group->addTransformMotions(motions);
}

ClippedPolygon clip(std::vector<Vec2> polygon, const std::vector<ClipSource> &clips, double frame)
{
    Labelled left;
    Labelled cut;
    Distances distances;
    left.reserve(polygon.size());
    for (std::size_t i = 0; i < polygon.size(); ++i)
        left.add(polygon[i], i + 1);
    for (std::size_t c = 0; c < clips.size(); ++c) {
        const std::vector<Vec2> &outline = clips[c].pointsAt(frame);
        const double sign = outline.size() < 3 || signedArea(outline) < 0 ? -1 : 1;
        if (outline.size() < 3)
            left = {};
        for (std::size_t i = 0; i < outline.size() && !left.points.empty(); ++i) {
            if (!distances.measure(left.points, outline[i], outline[(i + 1) % outline.size()], sign))
                continue;
            cut.points.clear();
            cut.labels.clear();
            cutByLine(left, distances, mixed(c, i), cut);
            std::swap(left, cut);
        }
    }
    ClippedPolygon result{std::move(left.points), left.labels.size(), {0, 0}};
    for (std::uint64_t label : left.labels)
        result.state = mixed(result.state, label);
    return result;
}

ClippedLine::ClippedLine(CookScope &scope, LineRef line, std::vector<ClipSource> clips)
    : m_line(std::move(line)),
      m_clips(std::move(clips))
{
    std::vector<const Motion *> motions;
    addMotions(motions);
    const std::vector<double> frames = scanFrames(motions, scope.span);
    for (double frame : frames) {
        const std::size_t count = clippedAt(frame).points.size();
        scope.budget.spendSamples(m_line->pointCount() * 8);
        m_count = std::max(m_count, count);
        if (scope.budget.hasTooManyKeys())
            break;
    }
    m_jumps = jumpsOfState(
        [&](double frame) {
            scope.budget.spendSamples(m_line->pointCount() * 8);
            return clippedAt(frame).state;
        },
        frames, scope.span, scope.budget);
}

const ClippedPolygon &ClippedLine::clippedAt(double frame) const
{
    return m_clipped.at(frame, 3 * m_line->pointCount(), [&] {
        std::vector<Vec2> points;
        m_line->pointsAt(frame, points);
        const Vec2 first = points.empty() ? Vec2{0, 0} : points.front();
        ClippedPolygon clipped = clip(std::move(points), m_clips, frame);
        clipped.last = clipped.points.empty() ? first : clipped.points.back();
        return clipped;
    });
}

void ClippedLine::pointsAt(double frame, std::vector<Vec2> &points) const
{
    const ClippedPolygon &left = clippedAt(frame);
    const std::size_t end = points.size() + m_count;
    points.insert(points.end(), left.points.begin(), left.points.end());
    points.resize(end, left.last);
}

void ClippedLine::addMotions(std::vector<const Motion *> &motions) const
{
    m_line->addMotions(motions);
    for (const ClipSource &clip : m_clips)
        clip.addMotions(motions);
    if (!m_jumps.jumps.empty())
        motions.push_back(&m_jumps);
}

void ClipLine::pointsAt(double frame, std::vector<Vec2> &points) const
{
    std::vector<Vec2> outline = m_clip.pointsAt(frame);
    outline.resize(pointCount(), outline.empty() ? Vec2{0, 0} : outline.back());
    points.insert(points.end(), outline.begin(), outline.end());
}

std::vector<ClipSource> cuttingClips(CookScope &scope, const std::vector<ClipSource> &clips,
                                     const std::vector<ContourSource> &contours,
                                     const std::function<double(double)> &reach)
{
    std::vector<ClipSource> cutting;
    for (const ClipSource &clip : clips) {
        std::vector<const Motion *> motions;
        clip.addMotions(motions);
        for (const ContourSource &contour : contours)
            contour.addMotions(motions);
        const auto cutsAt = [&](double frame) {
            const std::vector<Vec2> outline = clip.pointsAt(frame);
            if (outline.size() < 3 || scope.budget.hasTooManyKeys())
                return false; // squeezed to nothing: nothing of it is seen
            const double margin = reach ? reach(frame) : 0;
            return std::ranges::any_of(contours, [&](const ContourSource &contour) {
                scope.budget.spendSamples(contour.pointCount() * outline.size() + 64);
                return !areInsideConvex(outline, contour.pointsAt(frame), margin);
            });
        };
        if (!clip.shape().isOpaque() || std::ranges::any_of(scanFrames(motions, scope.span), cutsAt))
            cutting.push_back(clip);
    }
    return cutting;
}

} // namespace clipwright
