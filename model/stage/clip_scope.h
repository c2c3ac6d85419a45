// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/stage/stage_tree.h"

#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * Where the targets of a clip are: a clip names things by their ids in the stage that it was made for, and that stage may stand
 * in another one as an instance. So `bulb` of a lamp's clip is `street1/lamp3/bulb` for the lamp placed as `street1/lamp3`.
 */
struct ClipScope {
    std::string owner;    ///< the path of what plays the clip; empty: the stage itself
    std::string instance; ///< the path of the instance whose ids the clip uses; empty: the stage's own ids
    std::string root;     ///< the id that stands for the instance itself; empty: none, as ours have no such entity

    bool operator==(const ClipScope &) const = default;
};

/** Of something that plays on the stage: the instance that it is, or is part of. */
ClipScope scopeOf(const StageTree &tree, StageTree::Index owner);

/** The path that a target means, there or not: empty for the owner's own. */
std::string resolve(const ClipScope &scope, std::string_view target);

/**
 * The entity that a channel of a clip moves: by ids, and where those are not there by the names on the way down from the owner. A
 * timeline asset reaches only its owner and what is below it. Nothing: the channel is skipped.
 */
std::optional<StageTree::Index> targetOf(const StageTree &tree, StageTree::Index owner, const ClipChannel &channel,
                                         bool isTimelineAsset);

} // namespace clipwright
