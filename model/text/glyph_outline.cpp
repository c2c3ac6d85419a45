// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/text/glyph_outline.h"

#include <freetype/ftoutln.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

// A tenth of a pixel where an em is two hundred pixels high.
constexpr double kToleranceEm = 1.0 / 2000;
constexpr double kMostSegments = 64;

/** Takes the lines and curves of an outline as its library tells them, one after the other. */
class Flattener {
public:
    explicit Flattener(double unit) : m_unit(unit) {}

    void moveTo(Vec2 p) { m_contours.push_back({p}); }
    void lineTo(Vec2 p) { add(p); }
    void conicTo(Vec2 control, Vec2 end)
    {
        const Vec2 start = m_contours.back().back();
        const double bend = glm::length(start - 2.0 * control + end) / 4;
        const double count = segments(bend);
        for (double i = 1; i < count; ++i) {
            const double t = i / count;
            add((1 - t) * (1 - t) * start + 2 * t * (1 - t) * control + t * t * end);
        }
        add(end);
    }
    void cubicTo(Vec2 first, Vec2 second, Vec2 end)
    {
        const Vec2 start = m_contours.back().back();
        const double bend =
            0.75 * std::max(glm::length(start - 2.0 * first + second), glm::length(first - 2.0 * second + end));
        const double count = segments(bend);
        for (double i = 1; i < count; ++i) {
            const double t = i / count;
            const double u = 1 - t;
            add(u * u * u * start + 3 * t * u * u * first + 3 * t * t * u * second + t * t * t * end);
        }
        add(end);
    }

    Vec2 point(const FT_Vector *v) const
    {
        return {static_cast<double>(v->x) / m_unit, static_cast<double>(v->y) / m_unit};
    }
    bool isFull() const { return m_count > kMostGlyphPoints; }

    std::vector<Vec2> ring()
    {
        std::erase_if(m_contours, [](const std::vector<Vec2> &contour) { return contour.size() < 3; });
        std::vector<Vec2> points;
        for (std::size_t i = 0; i < m_contours.size(); ++i) {
            const std::vector<Vec2> &contour = m_contours[i];
            points.insert(points.end(), contour.begin(), contour.end());
            if (m_contours.size() > 1)
                points.push_back(contour.front());
            if (i > 0)
                points.push_back(m_contours.front().front());
        }
        return points;
    }

private:
    /** Of a curve that leaves its chord by no more than `bend` ems. */
    static double segments(double bend)
    {
        return std::clamp(std::ceil(std::sqrt(bend / kToleranceEm)), 1.0, kMostSegments);
    }
    void add(Vec2 p)
    {
        ++m_count;
        if (m_contours.back().back() != p)
            m_contours.back().push_back(p);
    }

    std::vector<std::vector<Vec2>> m_contours;
    double m_unit;
    std::size_t m_count = 0;
};

Flattener &flattener(void *user)
{
    return *static_cast<Flattener *>(user);
}

// Anything but 0 ends the walk.
int moveTo(const FT_Vector *to, void *user)
{
    flattener(user).moveTo(flattener(user).point(to));
    return flattener(user).isFull() ? 1 : 0;
}
int lineTo(const FT_Vector *to, void *user)
{
    flattener(user).lineTo(flattener(user).point(to));
    return flattener(user).isFull() ? 1 : 0;
}
int conicTo(const FT_Vector *control, const FT_Vector *to, void *user)
{
    flattener(user).conicTo(flattener(user).point(control), flattener(user).point(to));
    return flattener(user).isFull() ? 1 : 0;
}
int cubicTo(const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *user)
{
    const Flattener &points = flattener(user);
    flattener(user).cubicTo(points.point(first), points.point(second), points.point(to));
    return flattener(user).isFull() ? 1 : 0;
}

} // namespace

std::vector<Vec2> ringOf(const FT_Outline_ &outline, double unit)
{
    Flattener points(unit);
    const FT_Outline_Funcs calls{moveTo, lineTo, conicTo, cubicTo, 0, 0};
    FT_Outline walked = outline; // asked for as what may be changed, though it is not
    if (FT_Outline_Decompose(&walked, &calls, &points) != 0)
        return {};
    return points.ring();
}

} // namespace clipwright
