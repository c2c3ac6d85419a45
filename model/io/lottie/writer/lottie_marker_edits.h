// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/writer/lottie_writing.h"

namespace clipwright {

/** Ranges and marks of the main composition, into the member `markers` of the document. */
void writeMarkers(LottieWriting &writing, const Timeline &timeline, LottieTarget &root);

/** What a marker must add to `from` to end at `to`: where rounding wants it a last digit more or less. */
double spanBetween(double from, double to);
/** The end from which `start` is taken away to get `length`. */
double endAfter(double start, double length);

} // namespace clipwright
