// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/rig_file.h"
#include "model/raster/picture.h"

#include <QString>

namespace clipwright::fidelity {

/** A moment's side in pixels. */
inline constexpr int kSide = 80;
/** First frame, half and nine tenths of the timeline: where the comparison with other players looks. */
inline constexpr int kMoments = 3;

/** The moments of what is shown, from left to right, over white: the crisp look above, the game's below. */
Picture contactSheet(const RigFile &file);

/** The rows of the crisp look alone. */
Picture crispHalf(const Picture &sheet);

/** The largest difference of any channel of any pixel, 0..255; 256 where the sizes differ. */
int largestDifference(const Picture &a, const Picture &b);

/**
 * Empty when `sheet` is tests/golden/fidelity/NAME.png within one level; else what differs, and the sheet is written as
 * NAME.png.actual beside it. With REBASELINE=1 in the environment the golden is written instead, where it differs.
 */
QString differenceFromApproved(const QString &name, const Picture &sheet);

} // namespace clipwright::fidelity
