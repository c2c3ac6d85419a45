// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/path.h"
#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_report.h"

namespace clipwright {

struct LottieContext;

/**
 * A path value {"v", "i", "o", "c"}, also alone in a list, as a path of one contour. `closedElsewhere` is what the item
 * said in old files, for a value without `c`. Lists of different lengths: points rule, missing handles are zero. Null,
 * and reported, for what is no path.
 */
PathRef readPathValue(LottieContext &context, JsonValue json, bool closedElsewhere, const LottiePlace &place);

} // namespace clipwright
