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
    QPointF centre;
    double halfWidth = 0; ///< a disc, or wider where two digits stand in it

    /** "!" for one, else how many. */
    QString text() const;
    /** With its ring. */
    QRectF box() const;
    bool contains(QPointF point) const { return box().contains(point); }
};

/** One a layer with a refusal, without a place yet. */
std::vector<GapBadge> badgesOf(const ShownRig &shown);

/** Beside each layer's box or on its anchor; those that would hide another stand beside it. Done for every picture. */
std::vector<GapBadge> placeBadges(const std::vector<GapBadge> &badges, const std::vector<LayerPlace> &places,
                                  const Affine &view);

/** The tool tip of a layer's sign, plain text: the layer and what is refused. */
QString tipOfBadge(const ShownRig &shown, int layer);

/** `picked` has a ring. */
void paintBadges(QPainter &painter, const std::vector<GapBadge> &badges, int picked);

} // namespace clipwright::views
