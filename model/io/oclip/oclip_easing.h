// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Holds, shapes and easings of keys against the rows of the interpolation table: private to the folder.
#pragma once

#include "model/io/json/json_document.h"
#include "model/io/oclip/oclip_members.h"
#include "model/timeline/keys.h"

#include <optional>
#include <string>

namespace clipwright::oclip {

/** The index of a shape's name, or nothing. */
std::optional<int> shapeNamed(JsonValue value);
/** How a key travels by its hold, and by its shape where that is Shaped. */
Easing easingOf(Hold hold, JsonValue shape);
/**
 * The member `easing`: the name of a curve (`linear`, `step`, `cubic-out`, `ease-in` …), or an object with `cubic`, with `curve`
 * (the file of a drawn one), or with `name` and what the curve takes (`overshoot`, `amplitude`, `period`). Nothing for others.
 */
std::optional<Easing> readEasing(JsonValue value);

/** What the seed has for an easing: its own, or of step, linear and smooth the one that runs closest. */
Hold holdFor(const Easing &easing);
/** The shape's name of a shaped easing that has one, else empty. */
std::string_view shapeOf(const Easing &easing);
/** The text of the member `easing`; empty where the hold and the shape say all. */
std::string easingText(const Easing &easing);

/** Makes curves beside a weighted slope weighted ones. */
void weighStretches(Keys &keys, EasingTable &easings);

} // namespace clipwright::oclip
