// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/clip_source.h"

#include "model/cook/holes.h"
#include "model/cook/report.h"
#include "model/cook/state_scan.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright {

namespace {

constexpr int kAddMode = 1;
constexpr double kFlatLayer = 1e-12; // determinant under which a layer is squeezed to nothing

double cross(Vec2 a, Vec2 b)
{
    return a.x * b.y - a.y * b.x;
}

/** The way from a point inside of a convex outline to its nearest side. */
double depthIn(const std::vector<Vec2> &convex, Vec2 p)
{
    double depth = 1e300;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Vec2 side = convex[(i + 1) % convex.size()] - convex[i];
        const double length = std::hypot(side.x, side.y);
        if (length > 0)
            depth = std::min(depth, std::abs(cross(side, p - convex[i])) / length);
    }
    return depth;
}

/** Andrew's monotone chain, from the leftmost point, the count filled up with the last point. */
std::vector<Vec2> hullOf(std::vector<Vec2> points)
{
    const std::size_t count = points.size();
    std::ranges::sort(points, [](Vec2 a, Vec2 b) { return a.x < b.x || (a.x == b.x && a.y < b.y); });
    std::vector<Vec2> hull;
    for (int side = 0; side < 2; ++side) {
        const std::size_t first = hull.size();
        for (Vec2 point : points) {
            while (hull.size() >= first + 2 && cross(hull.back() - hull[hull.size() - 2], point - hull.back()) <= 0)
                hull.pop_back();
            hull.push_back(point);
        }
        hull.pop_back();
        std::ranges::reverse(points);
    }
    hull.resize(count, hull.empty() ? Vec2{0, 0} : hull.back());
    return hull;
}

/** Whether every point lies on the hull, in its order, or within `tolerance` of it. */
bool isConvex(const std::vector<Vec2> &points, double tolerance)
{
    const std::vector<Vec2> hull = hullOf(points);
    const bool isNear = std::ranges::all_of(points, [&](Vec2 point) { return depthIn(hull, point) <= tolerance; });
    // Points on the hull in another order go round it otherwise: the areas tell.
    const double area = std::abs(signedArea(hull));
    return isNear && std::abs(signedArea(points)) >= area - tolerance * std::sqrt(area) * 4 - 1e-12;
}

enum class Shape { Convex, ConvexAtKeys, Dented };

/** How a mask looks at its keys, and between them. */
Shape shapeOf(CookScope &scope, const ContourSource &outline, double tolerance)
{
    std::vector<const Motion *> motions;
    outline.addMotions(motions);
    std::vector<double> keys{0};
    for (const Motion *motion : motions) {
        for (const MotionPiece &piece : motion->pieces)
            keys.insert(keys.end(), {piece.start, piece.end});
    }
    const auto isConvexAt = [&](double frame) { return isConvex(outline.pointsAt(frame), tolerance); };
    scope.budget.spendSamples(keys.size() * outline.pointCount() * outline.pointCount());
    if (!std::ranges::all_of(keys, isConvexAt))
        return Shape::Dented;
    return std::ranges::all_of(scanFrames(motions, scope.span), isConvexAt) ? Shape::Convex : Shape::ConvexAtKeys;
}

bool isUsable(CookScope &scope, const Node &mask)
{
    return PropertySource(scope, mask, MaskProperty::Mode).numberAt(0) == kAddMode
           && PropertySource(scope, mask, MaskProperty::Inverted).numberAt(0) == 0
           && PropertySource(scope, mask, MaskProperty::Expansion).staysWithin(0, 0);
}

/** The only mask that does anything, where we know how to cut with it; others are gaps of the reader. */
const Node *usableMask(CookScope &scope, const Layer &layer)
{
    const Node *found = nullptr;
    for (const Node &mask : layer.masks) {
        if (mask.isHidden || PropertySource(scope, mask, MaskProperty::Mode).numberAt(0) == 0)
            continue;
        if (found != nullptr || !isUsable(scope, mask))
            return nullptr;
        found = &mask;
    }
    return found;
}

std::uint64_t mixed(std::uint64_t a, std::uint64_t b)
{
    return (a ^ (b + 0x9e3779b97f4a7c15u + (a << 6) + (a >> 2))) * 0xff51afd7ed558ccdu;
}

/** A polygon whose points know where they come from. */
struct Labelled {
    std::vector<Vec2> points;
    std::vector<std::uint64_t> labels;

    void add(Vec2 point, std::uint64_t label)
    {
        points.push_back(point);
        labels.push_back(label);
    }
};

/** Sutherland and Hodgman: the part on the inner side of a line from `a` to `b`, which is on its left for `sign` 1. */
Labelled cutByLine(const Labelled &polygon, Vec2 a, Vec2 b, double sign, std::uint64_t lineLabel)
{
    Labelled result;
    const std::size_t count = polygon.points.size();
    const auto distance = [&](Vec2 p) { return sign * cross(b - a, p - a); };
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t j = (i + 1) % count;
        const double here = distance(polygon.points[i]);
        const double there = distance(polygon.points[j]);
        if (here >= 0)
            result.add(polygon.points[i], polygon.labels[i]);
        if ((here >= 0) != (there >= 0)) {
            const double share = here / (here - there);
            result.add(polygon.points[i] + share * (polygon.points[j] - polygon.points[i]),
                       mixed(mixed(polygon.labels[i], polygon.labels[j]), lineLabel));
        }
    }
    return result;
}

/** At least `margin` from every side of a convex outline, on the inner one. */
bool isInside(const std::vector<Vec2> &convex, Vec2 p, double margin)
{
    constexpr double kTouching = 1e-6;
    const double sign = signedArea(convex) < 0 ? -1 : 1;
    for (std::size_t i = 0; i < convex.size(); ++i) {
        const Vec2 a = convex[i];
        const Vec2 b = convex[(i + 1) % convex.size()];
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        if (length > 0 && sign * cross(b - a, p - a) < (margin - kTouching) * length)
            return false;
    }
    return true;
}

} // namespace

ClipShape::ClipShape(double width, double height) : m_frame{{0, 0}, {width, 0}, {width, height}, {0, height}} {}

ClipShape::ClipShape(ContourSource mask, PropertySource opacity, bool isDentedBetweenKeys)
    : m_mask(std::move(mask)),
      m_opacity(std::move(opacity)),
      m_isDentedBetweenKeys(isDentedBetweenKeys)
{}

std::shared_ptr<const ClipShape> ClipShape::ofMasks(CookScope &scope, const Layer &layer, double magnification)
{
    const Node *mask = usableMask(scope, layer);
    if (mask == nullptr)
        return nullptr;
    const auto path = std::make_shared<const PathSource>(scope, *mask, GroupChain());
    if (!path->hasOneTopology()) {
        addRefusal(scope.issues, layer, *mask, "path-vertices-differ",
                   "The keys of a mask differ in their number of points; the layer is shown whole.",
                   "Give every key of the mask the same points.");
        return nullptr;
    }
    std::vector<ContourSource> contours = contoursOf(scope, path, {scope.flatTolerance / magnification, true, false});
    if (contours.size() != 1 || contours.front().pointCount() < 3) {
        addRefusal(scope.issues, layer, *mask, "mask-empty", "A mask has no area; the layer is shown whole.",
                   "Delete the mask, or draw it again.");
        return nullptr;
    }
    const double tolerance = scope.flatTolerance / magnification;
    const Shape shape = shapeOf(scope, contours.front(), tolerance);
    if (shape == Shape::Dented) {
        addRefusal(scope.issues, layer, *mask, "mask-not-convex",
                   "A mask has a dent; only convex masks can be cooked, and the layer is shown whole.",
                   "Draw the mask without dents, or draw the cut-out shape itself.");
        return nullptr;
    }
    if (shape == Shape::ConvexAtKeys)
        addApproximation(scope.issues, layer, *mask, "mask-dents-between-keys",
                         "A mask has a dent between two of its keys; there its outer outline cuts.",
                         "Add a key where the mask turns over.");
    return std::shared_ptr<const ClipShape>(new ClipShape(
        std::move(contours.front()), PropertySource(scope, *mask, MaskProperty::Opacity), shape != Shape::Convex));
}

std::vector<Vec2> ClipShape::pointsAt(double frame) const
{
    if (!m_mask)
        return m_frame;
    std::vector<Vec2> points = m_mask->pointsAt(frame);
    return m_isDentedBetweenKeys ? hullOf(std::move(points)) : points;
}

double ClipShape::opacityAt(double frame) const
{
    return m_opacity ? std::clamp(m_opacity->numberAt(frame) / 100, 0.0, 1.0) : 1;
}

void ClipShape::addMotions(std::vector<const Motion *> &motions) const
{
    if (m_mask)
        m_mask->addMotions(motions);
    if (m_opacity)
        m_opacity->addMotions(motions);
}

std::vector<Vec2> ClipSource::pointsAt(double frame) const
{
    std::vector<Vec2> points = shape->pointsAt(frame);
    const Affine down = transformAt(chain, frame);
    if (std::abs(down.determinant()) < kFlatLayer)
        return {};
    const Affine up = down.inverse();
    for (Vec2 &point : points)
        point = up.map(point);
    return points;
}

void ClipSource::addMotions(std::vector<const Motion *> &motions) const
{
    shape->addMotions(motions);
    for (const std::shared_ptr<const GroupSource> &group : chain)
        group->addTransformMotions(motions);
}

ClippedPolygon clip(std::vector<Vec2> polygon, const std::vector<ClipSource> &clips, double frame)
{
    Labelled left;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        left.add(polygon[i], i + 1);
    for (std::size_t c = 0; c < clips.size(); ++c) {
        const std::vector<Vec2> outline = clips[c].pointsAt(frame);
        const double sign = outline.size() < 3 || signedArea(outline) < 0 ? -1 : 1;
        if (outline.size() < 3)
            left = {};
        for (std::size_t i = 0; i < outline.size() && !left.points.empty(); ++i)
            left = cutByLine(left, outline[i], outline[(i + 1) % outline.size()], sign, mixed(c, i));
    }
    ClippedPolygon result{std::move(left.points), left.labels.size()};
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
    const auto clippedAt = [this](double frame) {
        std::vector<Vec2> points;
        m_line->pointsAt(frame, points);
        return clip(std::move(points), m_clips, frame);
    };
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

void ClippedLine::pointsAt(double frame, std::vector<Vec2> &points) const
{
    std::vector<Vec2> whole;
    m_line->pointsAt(frame, whole);
    const Vec2 nowhere = whole.empty() ? Vec2{0, 0} : whole.front();
    std::vector<Vec2> left = clip(std::move(whole), m_clips, frame).points;
    left.resize(m_count, left.empty() ? nowhere : left.back());
    points.insert(points.end(), left.begin(), left.end());
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
                return !std::ranges::all_of(contour.pointsAt(frame),
                                            [&](Vec2 point) { return isInside(outline, point, margin); });
            });
        };
        if (!clip.shape->isOpaque() || std::ranges::any_of(scanFrames(motions, scope.span), cutsAt))
            cutting.push_back(clip);
    }
    return cutting;
}

} // namespace clipwright
