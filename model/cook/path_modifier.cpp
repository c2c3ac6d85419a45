// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/path_modifier.h"

#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

/** Handle of a corner's quarter turn as a share of what is cut off, as Lottie's players have it. */
constexpr double kCornerHandle = 0.5519;

bool isZero(Vec2 v)
{
    return v.x == 0 && v.y == 0;
}

/** How much of the way to a neighbour a rounded corner takes away: the radius, at most half of the edge. */
double shareTaken(Vec2 corner, Vec2 neighbour, double radius)
{
    const double length = std::hypot(neighbour.x - corner.x, neighbour.y - corner.y);
    return length > 0 ? std::min(length / 2, radius) / length : 0;
}

void roundCorners(Contour &contour, const std::vector<bool> &isCorner, double radius)
{
    const std::vector<PathVertex> &old = contour.vertices;
    const std::size_t count = old.size();
    std::vector<PathVertex> vertices;
    for (std::size_t i = 0; i < count; ++i) {
        const bool isEnd = !contour.closed && (i == 0 || i + 1 == count);
        if (isEnd || i >= isCorner.size() || !isCorner[i]) {
            vertices.push_back(old[i]);
            continue;
        }
        const Vec2 corner = old[i].point;
        const Vec2 before = old[(i + count - 1) % count].point - corner;
        const Vec2 after = old[(i + 1) % count].point - corner;
        const Vec2 toBefore = before * shareTaken({0, 0}, before, radius);
        const Vec2 toAfter = after * shareTaken({0, 0}, after, radius);
        vertices.push_back({corner + toBefore, {0, 0}, toBefore * -kCornerHandle});
        vertices.push_back({corner + toAfter, toAfter * -kCornerHandle, {0, 0}});
    }
    contour.vertices = std::move(vertices);
}

/** Vertices go towards their middle and handles away from it by one share. */
void puckerAndBloat(Contour &contour, double share)
{
    if (contour.vertices.empty())
        return;
    Vec2 middle{0, 0};
    for (const PathVertex &vertex : contour.vertices)
        middle += vertex.point;
    middle /= static_cast<double>(contour.vertices.size());
    for (PathVertex &vertex : contour.vertices) {
        const Vec2 in = vertex.point + vertex.in;
        const Vec2 out = vertex.point + vertex.out;
        vertex.point += share * (middle - vertex.point);
        vertex.in = in - share * (middle - in) - vertex.point;
        vertex.out = out - share * (middle - out) - vertex.point;
    }
}

} // namespace

PathModifier::PathModifier(CookScope &scope, const Node &item)
    : m_type(item.type),
      m_amount(scope, item,
               item.type == NodeType::RoundCorners ? std::uint8_t{RoundCornersProperty::Radius}
                                                   : std::uint8_t{PuckerBloatProperty::Amount})
{}

PathModifier::Corners PathModifier::cornersOf(std::span<const std::vector<Contour>> poses)
{
    Corners corners;
    for (const std::vector<Contour> &contours : poses) {
        corners.resize(contours.size());
        for (std::size_t c = 0; c < contours.size(); ++c) {
            corners[c].resize(contours[c].vertices.size(), true);
            for (std::size_t i = 0; i < contours[c].vertices.size(); ++i) {
                const PathVertex &vertex = contours[c].vertices[i];
                if (!isZero(vertex.in) || !isZero(vertex.out))
                    corners[c][i] = false;
            }
        }
    }
    return corners;
}

bool PathModifier::cornersComeAndGo(std::span<const std::vector<Contour>> poses, const Corners &corners)
{
    return std::ranges::any_of(poses, [&corners](const std::vector<Contour> &contours) {
        for (std::size_t c = 0; c < std::min(contours.size(), corners.size()); ++c) {
            for (std::size_t i = 0; i < std::min(contours[c].vertices.size(), corners[c].size()); ++i) {
                const PathVertex &vertex = contours[c].vertices[i];
                if (!corners[c][i] && isZero(vertex.in) && isZero(vertex.out))
                    return true;
            }
        }
        return false;
    });
}

void PathModifier::apply(double frame, const Corners &corners, std::vector<Contour> &contours) const
{
    const double amount = m_amount.numberAt(frame);
    for (std::size_t c = 0; c < contours.size(); ++c) {
        if (m_type == NodeType::PuckerBloat)
            puckerAndBloat(contours[c], amount / 100);
        else if (c < corners.size())
            roundCorners(contours[c], corners[c], std::max(amount, 0.0));
    }
}

} // namespace clipwright
