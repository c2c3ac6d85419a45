// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/session/shown_rig.h"

namespace clipwright::views {

/**
 * Which part of the world a viewport shows: a centre and a scale, in logical pixels, y down. While it is fitted it stays
 * so when the viewport changes its size. Zooms from a quarter of what fits to 16 times that, and at least from 1 % to 6,400 %,
 * so that content of any size can be seen whole.
 */
class ViewTransform {
public:
    /** What 100 % is: pixels a world unit. Not finite or not above 0: 256. */
    void setPixelsPerUnit(double pixels);
    void setSize(double width, double height);
    /** What `fit` shows. A box that is empty or not finite is the square of side 2 about the origin. */
    void setExtent(const Extent &extent);

    /** The whole extent, centred, with a margin. */
    void fit();
    /** Centres a box and makes it half as large as the view; one without a size keeps the zoom. Not finite does nothing. */
    void frame(const Extent &box);
    /** The world's point under `point` stays there. */
    void zoomAbout(Vec2 point, double factor);
    /** Sets the zoom about the middle: 1 is 100 %. */
    void zoomTo(double zoom);
    /** Moves the content by logical pixels. */
    void pan(Vec2 by);

    Affine worldToView() const;
    double zoom() const { return m_scale / m_pixelsPerUnit; }
    bool isFitted() const { return m_isFitted; }
    Vec2 centre() const { return {m_width / 2, m_height / 2}; }

    bool operator==(const ViewTransform &) const = default;

private:
    double fittingScale() const;
    double clamped(double scale) const;

    Extent m_extent;
    double m_pixelsPerUnit = 256;
    double m_width = 1;
    double m_height = 1;
    Vec2 m_centre{0, 0};  ///< world
    double m_scale = 256; ///< logical pixels a world unit
    bool m_isFitted = true;
};

} // namespace clipwright::views
