// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_report.h"
#include "model/timeline/timeline.h"

#include <cstddef>
#include <vector>

namespace clipwright {

struct LottieContext;
struct LottieValueForm;

/** Whether a property's `k` is a list of keys: what its items say, not the flag `a`. */
bool isKeyList(JsonValue k);

/**
 * Keys into `track`, whose `base` (or `basePath`) holds the value for keys that have none. Their order does not matter;
 * equal times stay, in the order of the file. A key without a value takes the end value of the key before it, as
 * old files write it. Refuses more than a million keys.
 */
void readKeys(LottieContext &context, JsonValue k, const LottieValueForm &form, EasingTable &easings, Track &track,
              const LottiePlace &place);

/** The easing that a key's `h`, `o` and `i` give to a value of so many components; 1 where one serves all. */
Easing lottieEasing(JsonValue key, std::size_t components);

/** A handle of the path in space: empty unless it is one and points somewhere. */
std::vector<double> spatialHandle(JsonValue json, std::size_t components);

/**
 * Handles between two keys that do not leave the straight way say nothing, to and fro upon it neither: players go straight.
 * Takes them away. Values of two numbers, handles of two or none.
 */
void dropStraightHandles(const std::vector<double> &left, const std::vector<double> &right, std::vector<double> &out,
                         std::vector<double> &in);

} // namespace clipwright
