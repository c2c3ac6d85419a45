// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook.h"
#include "model/core/issue.h"

#include <string>

namespace clipwright {

/** A refusal of the cook about a node of a layer (which may be the layer itself). */
void addRefusal(Issues &issues, const Layer &layer, const Node &node, std::string code, std::string what,
                std::string advice = {});
/** Something that is cooked a little differently. */
void addApproximation(Issues &issues, const Layer &layer, const Node &node, std::string code, std::string what,
                      std::string advice = {});
/** A refusal about the document as a whole. */
void addRefusal(Issues &issues, std::string code, std::string what, std::string advice = {});

/** Keys of the source's compositions, keys written, and what one a frame would have been. */
CookCounts countKeys(const Rig &rig, const CookedRig &cooked);

} // namespace clipwright
