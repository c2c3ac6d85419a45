// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/scope.h"
#include "model/rig/cooked_rig.h"

namespace clipwright {

/** When a layer is there, in cooked frames: start <= frame < end, the timeline's own end included. */
struct LayerWindow {
    double start = 0;
    double end = 0;

    LayerWindow(const Layer &layer, const FrameSpan &span);
    bool isWhole(const FrameSpan &span) const { return start <= 0 && end >= span.duration; }
    bool isEmpty(const FrameSpan &span) const { return end <= start || end <= 0 || start >= span.duration; }
    bool holds(double frame, const FrameSpan &span) const
    {
        return frame >= start && (frame < end || end >= span.duration);
    }
};

/**
 * pos, anchor, scale and rot of a layer; those at their defaults are not written. `magnification`: the
 * layer's own.
 */
void cookTransform(CookScope &scope, const Layer &layer, double magnification, CookedLayer &out);

/** The layer's opacity within its window, and none outside. */
void cookOpacity(CookScope &scope, const Layer &layer, CookedLayer &out);

} // namespace clipwright
