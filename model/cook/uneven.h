// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/style_walk.h"

namespace clipwright {

/**
 * A game has one width a stroke, and its radial gradients are round. Tells of a style that a scale makes uneven where that
 * is seen (`stroke-uneven`, `gradient-uneven`). `magnification`: the largest scale at which the layer is shown.
 */
void tellOfUnevenScale(CookScope &scope, const Layer &layer, const StyleSource &style, double magnification);

} // namespace clipwright
