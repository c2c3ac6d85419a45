// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/session/layer_places.h"
#include "model/session/shown_rig.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace clipwright::views {

/** The sign at a layer of which the cook refuses something. */
struct GapBadge {
    int layer = 0;
    int count = 0; ///< refusals, those that were merged counted one by one
    int lines = 0; ///< of the report
    QPointF centre;
    double halfWidth = 0; ///< a disc, or wider where two digits stand in it
    QString tip;          ///< plain text: the layer and what is refused

    /** "!" for one, else how many. */
    QString text() const;
    /** With its ring. */
    QRectF box() const;
    bool contains(QPointF point) const { return box().contains(point); }
};

/** One a layer with a refusal, beside the layer's box or on its anchor; those that would hide another stand beside it. */
std::vector<GapBadge> placeBadges(const ShownRig &shown, const std::vector<LayerPlace> &places, const Affine &view);

/** `picked` has a ring. */
void paintBadges(QPainter &painter, const std::vector<GapBadge> &badges, int picked);

} // namespace clipwright::views
