// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"

#include <span>
#include <string_view>
#include <vector>

namespace clipwright {

/**
 * The members of an object that count for nothing, because another one of the same name stands behind them; of the names that a
 * reader knows: all others it keeps as they are (keptMembers), twice or not.
 */
std::vector<JsonValue> repeatedMembers(JsonValue object, std::span<const std::string_view> known);

} // namespace clipwright
