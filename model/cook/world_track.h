// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/rig/cooked_rig.h"
#include "model/rig/rig.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <utility>
#include <vector>

namespace clipwright {

/** What every part of one cook of a World rig shares. */
struct WorldScope {
    const Timeline &timeline;
    Issues &issues;
    std::vector<std::pair<KeptAt, std::string>> kept = {};

    /** Adds `needs-source` about a node; always false. */
    bool refuse(const Layer &layer, const Node &node, std::string what);
    void keep(const KeptAt &at, const std::vector<KeptText> &lines);
    /**
     * The lines kept at a track's keys go to the keys of the part `at`; those of a key that is gone to its own line.
     */
    void keepKeys(const Track &track, const KeptAt &at);
};

/**
 * The whole-value track of a property, null where the node has none. Refuses what the grammar cannot say of any track:
 * components apart, handles in space, slopes, an easing a component, cycles; `isFine` is false then.
 */
const Track *plainTrack(WorldScope &scope, const Layer &layer, const Node &node, std::uint8_t property, bool &isFine);

/** Refuses a hidden node and every property but `used` that is animated or off its default. */
bool checkNode(WorldScope &scope, const Layer &layer, const Node &node, std::initializer_list<std::uint8_t> used);

/** The easing of a key, one that the grammar has. */
const Easing &easingOf(const WorldScope &scope, const Track &track, std::size_t key);

} // namespace clipwright
