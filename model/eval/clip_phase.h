// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/timeline.h"

namespace clipwright {

/** Whether `frames` from a clip's start are its length: within 1e-9 of it, so that seconds × rate may round. */
bool isEndOf(const TimeRange &clip, double frames);

/**
 * Frames into a clip after `frames` of running: a loop wraps, so that its end (and each multiple, to 1e-9 of the length)
 * is its start; once is held to 0..length. 0 for what is not a number.
 */
double phaseWithin(const TimeRange &clip, double frames);

} // namespace clipwright
