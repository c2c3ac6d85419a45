// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_report.h"
#include "model/timeline/timeline.h"

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

} // namespace clipwright
