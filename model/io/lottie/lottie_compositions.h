// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"

#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace clipwright {

struct LottieContext;

/** One composition of the file before its layers are read: the main one first, then those of `assets`. */
struct LottieCompositionPlan {
    JsonValue value;
    std::string pointer; ///< of the object that has `layers`; empty for the main one
    std::string id;
    bool isShown = false; ///< reached from the main composition through layers that are drawn
};

/** Which composition shows which. */
struct LottieCompositionPlans {
    std::vector<LottieCompositionPlan> list;
    /** Precomp layers, by the byte they begin at, that would show a composition inside itself. */
    std::vector<std::uint32_t> cyclicLayers; ///< sorted

    bool isCyclic(JsonValue layer) const;
};

/**
 * Finds the compositions and walks who shows whom, without recursion. Refuses more than 10,000 assets, precomps more
 * than 64 deep, and more than 10,000 layers, a composition's counted once a use.
 */
LottieCompositionPlans planCompositions(LottieContext &context, JsonValue root);

} // namespace clipwright
