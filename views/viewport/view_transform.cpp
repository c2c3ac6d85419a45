// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/viewport/view_transform.h"

#include <algorithm>
#include <cmath>

namespace clipwright::views {

namespace {

constexpr double kMargin = 32; ///< logical pixels free at each side of what fits
constexpr double kLeastZoom = 0.01;
constexpr double kMostZoom = 64;
constexpr double kLargestExtent = 1e12; ///< beyond it single pixels are lost in the rounding of doubles

bool isUsable(const Extent &extent)
{
    const auto isIn = [](Vec2 v) { return std::abs(v.x) <= kLargestExtent && std::abs(v.y) <= kLargestExtent; };
    const Vec2 size = extent.maximum - extent.minimum;
    return isIn(extent.minimum) && isIn(extent.maximum) && size.x >= 0 && size.y >= 0
           && std::max(size.x, size.y) > 1e-9;
}

} // namespace

void ViewTransform::setPixelsPerUnit(double pixels)
{
    m_pixelsPerUnit = std::isfinite(pixels) && pixels > 0 ? pixels : 256;
}

void ViewTransform::setSize(double width, double height)
{
    m_width = std::max(1.0, width);
    m_height = std::max(1.0, height);
    if (m_isFitted)
        fit();
}

void ViewTransform::setExtent(const Extent &extent)
{
    m_extent = isUsable(extent) ? extent : Extent{};
    if (m_isFitted)
        fit();
}

double ViewTransform::fittingScale() const
{
    const Vec2 size = m_extent.maximum - m_extent.minimum;
    const double across = std::max(1.0, m_width - 2 * kMargin) / std::max(size.x, 1e-12);
    const double down = std::max(1.0, m_height - 2 * kMargin) / std::max(size.y, 1e-12);
    return std::min(across, down);
}

double ViewTransform::clamped(double scale) const
{
    const double fitting = fittingScale();
    const double least = std::min(fitting / 4, kLeastZoom * m_pixelsPerUnit);
    const double most = std::max(fitting * 16, kMostZoom * m_pixelsPerUnit);
    return std::clamp(scale, least, most);
}

void ViewTransform::fit()
{
    m_centre = (m_extent.minimum + m_extent.maximum) / 2.0;
    m_scale = fittingScale();
    m_isFitted = true;
}

void ViewTransform::frame(const Extent &box)
{
    const Vec2 size = box.maximum - box.minimum;
    const Vec2 middle = (box.minimum + box.maximum) / 2.0;
    if (!std::isfinite(middle.x) || !std::isfinite(middle.y) || !(size.x >= 0) || !(size.y >= 0))
        return;
    m_centre = middle;
    if (std::max(size.x, size.y) > 0)
        m_scale = clamped(std::min(m_width / std::max(size.x, 1e-12), m_height / std::max(size.y, 1e-12)) / 2);
    m_isFitted = false;
}

void ViewTransform::zoomAbout(Vec2 point, double factor)
{
    if (!(factor > 0))
        return;
    const double scale = clamped(m_scale * factor);
    const Vec2 away((point.x - m_width / 2), -(point.y - m_height / 2));
    m_centre += away / m_scale - away / scale;
    m_scale = scale;
    m_isFitted = false;
}

void ViewTransform::zoomTo(double zoom)
{
    zoomAbout(centre(), zoom * m_pixelsPerUnit / m_scale);
}

void ViewTransform::pan(Vec2 by)
{
    m_centre += Vec2(-by.x, by.y) / m_scale;
    m_isFitted = false;
}

Affine ViewTransform::worldToView() const
{
    return {m_scale, 0, 0, -m_scale, m_width / 2 - m_centre.x * m_scale, m_height / 2 + m_centre.y * m_scale};
}

} // namespace clipwright::views
