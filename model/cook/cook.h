// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/budget.h"
#include "model/cook/cook_cache.h"
#include "model/cook/cook_image.h"
#include "model/core/issue.h"
#include "model/rig/cooked_rig.h"
#include "model/rig/rig.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** Raised with every change of what the cook writes: its SHA-1 is the tool hash of a cook record. */
inline constexpr std::string_view kCookRevision = "clipwright-cook-4";

struct CookSettings {
    double extent = 2;    ///< world units that the composition's larger side spans
    double tolerance = 0; ///< flattening error in the source's units; 0: 0.0025 of the larger side
    std::string clips;    ///< `name:start:end[:loop|once],…` in the source's frames; empty: the source's own
    CookLimits limits = {};
    std::size_t threads = 1; ///< that cook layers side by side, at most; what is written is the same for any number
};

struct CookCounts {
    std::size_t sourceKeys = 0;
    std::size_t writtenKeys = 0;
    std::size_t perFrameKeys = 0; ///< what one key a frame over each moving span would have been
    std::size_t samples = 0;      ///< numbers computed: what the cook cost, whatever the machine
};

struct CookOutput {
    /** What can be shown: everything but the gaps. Present whenever there is a timeline and a size. */
    std::optional<CookedRig> rig;
    /** Every refusal (an error), approximation and loss at once, in document order. */
    Issues issues;
    /** What regions name, to be written beside the file; each name once. */
    std::vector<CookedTexture> textures;
    CookCounts counts;
    double error = 0; ///< the largest deviation of sampled motion, in world units

    /** The game gets nothing: some issue is an error. `rig` is then for showing only. */
    bool isRefused() const { return !rig || hasErrors(issues); }
};

/** Told after each layer, with how many there are in all, on the thread that asked for the cook. */
using CookProgress = std::function<void(std::size_t layers, std::size_t of)>;

/**
 * Rig → what the game can play, and a report. Pure: the same rig and settings give the same bytes on every machine
 * and in every locale. A World rig (lifted from .oanim or .oshape) takes no settings but clips: cook(lift(x)) = x.
 * With a cache that an earlier cook left, layers that are as they were are not cooked again. With several threads the check
 * is asked on any of them, one at a time.
 */
CookOutput cook(const Rig &rig, const CookSettings &settings = {}, const CancelCheck &isCancelled = {},
                CookCache *cache = nullptr, const CookProgress &progress = {});

} // namespace clipwright
