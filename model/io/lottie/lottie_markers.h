// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/timeline/timeline.h"

namespace clipwright {

struct LottieContext;

/**
 * Markers → ranges (clips) and marks of the main timeline, in the order of time. A comment is plain text with an
 * optional `#once` behind it, or JSON with a `name`, or `{"mark":NAME}`. Markers wholly outside the timeline are left
 * out and said.
 */
void readMarkers(LottieContext &context, JsonValue markers, Timeline &timeline);

} // namespace clipwright
