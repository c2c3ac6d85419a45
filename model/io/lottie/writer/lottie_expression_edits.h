// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/rig.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace clipwright {

/** The layer that an expression follows in a composition: the first of its name. Null where it names none. */
NodeId namedLayer(const Composition &composition, std::string_view expression);
/** Whether the expression is read as this link. */
bool namesLink(const Composition &composition, std::string_view expression, const PropertyLink &link);
/** The expression that follows a property of a layer's transform. */
std::string expressionOf(const Layer &layer, std::uint8_t property);

} // namespace clipwright
