// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/edge_list.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace clipwright::raster {

namespace {

// Far beyond any picture, far below where products of two coordinates leave the range of a double.
constexpr double kFarthest = 1e100;
// A step moves less than a thousandth of a grey level, and no line is so nearly level that its
// slope overflows.
constexpr double kStepsPerPixel = 1 << 20;
// Points that stand closer are one: lines cut by a trim or a dash keep all their points and draw most of them together.
constexpr double kNear = 1.0 / 512;

/** Of heights below 2^31; farther away, where nothing is seen, the grid is wider. */
double onGrid(double y)
{
    // So large that doubles next to it are a step apart: adding it rounds.
    constexpr double kRounder = 1.5 * (1LL << 52) / kStepsPerPixel;
    return y + kRounder - kRounder;
}

} // namespace

double Edge::xAt(double y) const
{
    if (y <= y0)
        return x0;
    if (y >= y1)
        return x1;
    const double x = x0 + (y - y0) * slope;
    return x0 < x1 ? std::clamp(x, x0, x1) : std::clamp(x, x1, x0);
}

void EdgeList::reset(int width, int height, int firstRow, int endRow)
{
    m_edges.clear();
    m_width = width;
    m_height = height;
    m_top = firstRow;
    m_bottom = endRow;
    m_isFinite = true;
    m_extents.fill({static_cast<double>(height), 0.0});
    m_leftmost = width;
    m_rightmost = 0;
}

void EdgeList::moveTo(EdgeRole role, Vec2 point)
{
    m_role = role;
    m_isFinite = m_isFinite && std::abs(point.x) < kFarthest && std::abs(point.y) < kFarthest;
    point.y = onGrid(point.y);
    m_first = m_last = point;
    m_leftFrom = m_leftTo = 0;
}

void EdgeList::lineTo(Vec2 point)
{
    m_isFinite = m_isFinite && std::abs(point.x) < kFarthest && std::abs(point.y) < kFarthest;
    if (!m_isFinite)
        return;
    if (std::abs(point.x - m_last.x) < kNear && std::abs(point.y - m_last.y) < kNear)
        return;
    point.y = onGrid(point.y);
    addLine(m_last, point);
    m_last = point;
}

void EdgeList::close()
{
    if (!m_isFinite)
        return;
    addLine(m_last, m_first);
    flushLeft();
}

int EdgeList::firstRow(EdgeRole role) const
{
    return static_cast<int>(std::floor(m_extents[static_cast<std::size_t>(role)].top));
}

int EdgeList::endRow(EdgeRole role) const
{
    return static_cast<int>(std::ceil(m_extents[static_cast<std::size_t>(role)].bottom));
}

void EdgeList::addLine(Vec2 from, Vec2 to)
{
    const auto [upper, lower] = from.y < to.y ? std::pair(from, to) : std::pair(to, from);
    const double bottom = m_height;
    if (lower.y <= 0 || upper.y >= bottom)
        return;
    if (upper.y == lower.y) {
        addLevel(std::min(from.x, to.x), std::max(from.x, to.x), upper.y);
        return;
    }
    Edge edge{upper.x, upper.y, lower.x, lower.y, (lower.x - upper.x) / (lower.y - upper.y), 0, m_role};
    edge.direction = from.y < to.y ? 1 : -1;
    const auto isWithin = [this](double x) { return x > 0 && x < m_width; };
    if (edge.y0 >= 0 && edge.y1 <= bottom && isWithin(edge.x0) && isWithin(edge.x1)) {
        push(edge);
        return;
    }
    const Edge whole = edge;
    if (edge.y0 < 0) {
        edge.x0 = whole.xAt(0);
        edge.y0 = 0;
    }
    if (edge.y1 > bottom) {
        edge.x1 = whole.xAt(bottom);
        edge.y1 = bottom;
    }
    addInside(edge);
}

void EdgeList::addLevel(double x0, double x1, double y)
{
    // On the border of two rows nothing needs joining: all edges there begin or end with the row.
    if (y == std::floor(y) || x1 < 0 || x0 > m_width)
        return;
    push({std::max(x0, 0.0), y, std::min(x1, static_cast<double>(m_width)), y, 0, 0, m_role});
}

/** Cuts an edge, already within the rows, at the left and the right border. */
void EdgeList::addInside(Edge edge)
{
    const double right = m_width;
    const auto heightAt = [whole = edge](double x) {
        return std::clamp(whole.y0 + (x - whole.x0) / whole.slope, whole.y0, whole.y1);
    };
    const auto addLeftPart = [this, &edge](double top, double bottom) {
        edge.direction > 0 ? addLeft(top, bottom) : addLeft(bottom, top);
    };
    if (edge.x0 >= right && edge.x1 >= right)
        return;
    if (edge.x0 <= 0 && edge.x1 <= 0) {
        addLeftPart(edge.y0, edge.y1);
        return;
    }
    const double leftCut = edge.x0 < 0 || edge.x1 < 0 ? heightAt(0) : 0;
    const double rightCut = edge.x0 > right || edge.x1 > right ? heightAt(right) : 0;
    if (edge.x0 < 0) {
        addLeftPart(edge.y0, leftCut);
        edge.x0 = 0;
        edge.y0 = leftCut;
    } else if (edge.x0 > right) {
        edge.x0 = right;
        edge.y0 = rightCut;
    }
    if (edge.x1 < 0) {
        addLeftPart(leftCut, edge.y1);
        edge.x1 = 0;
        edge.y1 = leftCut;
    } else if (edge.x1 > right) {
        edge.x1 = right;
        edge.y1 = rightCut;
    }
    if (edge.y0 < edge.y1)
        push(edge);
}

/**
 * However a line wanders left of the picture, only where it comes from and goes to counts: lines in
 * a row are one.
 */
void EdgeList::addLeft(double fromY, double toY)
{
    if (m_leftTo != fromY || m_leftFrom == m_leftTo) {
        flushLeft();
        m_leftFrom = fromY;
    }
    m_leftTo = toY;
}

void EdgeList::flushLeft()
{
    if (m_leftFrom != m_leftTo) {
        push({0, std::min(m_leftFrom, m_leftTo), 0, std::max(m_leftFrom, m_leftTo), 0,
              static_cast<std::int8_t>(m_leftFrom < m_leftTo ? 1 : -1), m_role});
    }
    m_leftFrom = m_leftTo = 0;
}

void EdgeList::push(const Edge &edge)
{
    if (edge.y1 < m_top || edge.y0 > m_bottom)
        return;
    m_edges.push_back(edge);
    Extent &extent = m_extents[static_cast<std::size_t>(edge.role)];
    extent.top = std::min(extent.top, edge.y0);
    extent.bottom = std::max(extent.bottom, edge.y1);
    m_leftmost = std::min({m_leftmost, edge.x0, edge.x1});
    m_rightmost = std::max({m_rightmost, edge.x0, edge.x1});
}

} // namespace clipwright::raster
