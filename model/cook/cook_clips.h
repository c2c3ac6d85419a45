// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/scope.h"

#include <string_view>
#include <vector>

namespace clipwright {

/**
 * The clips of a cooked rig: those of `setting` (`name:start:end[:loop|once]`, commas between, source frames), or the
 * timeline's ranges. Held to the timeline; equal names get _2, _3 …; a range without length reaches to the next
 * one or the end. Refusals, all of them: `clips-entry`, `clips-frames`, `clips-mode`, `clip-empty`.
 */
std::vector<TimeRange> cookClips(CookScope &scope, std::string_view setting);

/** The marks within the timeline, in cooked frames; what lies outside is dropped and told. */
std::vector<TimeMark> cookMarks(CookScope &scope);

/** The refusals of a setting that hold for whatever source: all but `clip-empty`. None for an empty one. */
Issues wrongClips(std::string_view setting);

/** `name:start:end[:mode]` in the source's frames; adds a refusal and gives nothing for anything else. */
std::optional<TimeRange> parseClip(std::string_view entry, Issues &issues);

} // namespace clipwright
