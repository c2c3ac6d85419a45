// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/property.h"
#include "model/rig/rig.h"

#include <vector>

namespace clipwright {

/** A key as a Lottie file says it. */
struct PlainKey {
    KeyId id;
    double time = 0;
    std::vector<double> value;
    PathRef path;                   ///< never null where the property is a path
    Easing easing;                  ///< hold, linear, or cubic for all components or each
    std::vector<double> spatialIn;  ///< empty where the way is straight
    std::vector<double> spatialOut; ///< as spatialIn
};

/**
 * A track, or the standard value where there is none, reduced to what a Lottie file says of it: no base under keys, no handles on
 * a straight way or before the first key, one easing where one is all that counts. Two that are alike play alike.
 */
struct PlainTrack {
    Kind kind = Kind::Number;
    int component = -1;
    std::vector<double> base;
    PathRef path;
    std::vector<PlainKey> keys;

    bool isKeyed() const { return !keys.empty(); }
};

/** `track` may be null. */
PlainTrack plainTrack(const Track *track, const PropertyRow &row, int component, const EasingTable &easings);

/** An easing as Lottie says it for a value of so many components; those it cannot say (Hermite) as linear. */
Easing plainEasing(const Easing &easing, std::size_t components);

bool samePath(const PathRef &left, const PathRef &right);
/** Ids of keys aside. */
bool sameKey(const PlainKey &left, const PlainKey &right);
bool sameTrack(const PlainTrack &left, const PlainTrack &right);
/** The same keys in both and easings that agree: told without looking at each key where their memory is shared. */
bool isUntouched(const Track *now, const EasingTable &easings, const Track *was, const EasingTable &wasEasings);

/** The link of a slot, null where the layer is not in the composition any more. */
PropertyLink plainLink(const Composition &composition, const PropertySlot *slot);
const PropertySlot *slotOf(const Node &node, std::uint8_t property, int component);

} // namespace clipwright
