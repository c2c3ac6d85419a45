// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/primitive.h"
#include "model/rig/rig.h"

#include <string_view>

namespace clipwright {

// The parts of lottieHomeRule. Each refuses as it says there.

/** UTF-8, and not longer than a file may have it. */
Result<void> checkLottieText(std::string_view text);

/** The row of a track's property, or null where its node or property is not there. */
const PropertyRow *lottieRowOf(const Composition &composition, const Track &track);

/** A value of a property; of one in parts the one number. */
Result<void> checkLottieNumbers(const PropertyRow &row, int component, std::span<const double> numbers);
Result<void> checkLottiePath(const PathRef &path);
/** `row` null: nothing is known of the property yet. */
Result<void> checkLottieKeys(const PropertyRow *row, int component, const Keys &keys, const EasingTable &easings);
/** Paths of one property are closed or open alike. */
Result<void> checkLottieClosing(const Keys &keys);
Result<void> checkLottieTrack(const PropertyRow *row, const Track &track, const EasingTable &easings);

Result<void> checkLottieRanges(const Timeline &timeline, const std::vector<TimeRange> &ranges);
Result<void> checkLottieMarks(const Timeline &timeline, const std::vector<TimeMark> &marks);
Result<void> checkLottieTimes(const Timeline &timeline);

/** A node with all in it, its tracks as far as they are there. */
Result<void> checkLottieNode(const Composition &composition, const Node &node);
Result<void> checkLottieLayer(const Rig &rig, const Composition &composition, const Layer &layer);
/** Whether a node may stand in a list. */
Result<void> checkLottiePlace(const Composition &composition, const NodePlace &place, const Node &node);
Result<void> checkLottieSlots(const Composition &composition, const Node &node, std::span<const PropertySlot> slots);

/** All links of a composition: by names that lead to their layer, without circles. */
Result<void> checkLottieLinks(const Composition &composition);
Result<void> checkLottieParents(const Composition &composition);
/** Gradients have as many stops as their count says. */
Result<void> checkLottieStops(const Composition &composition, const Node &node);

} // namespace clipwright
