// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"

#include <functional>
#include <string>
#include <string_view>

namespace clipwright::app {

/**
 * A script of steps: a list of objects, each of which `isKnown`. Refuses `steps-malformed` with the pointer of the first that is
 * not, and what was `expected`.
 */
Result<JsonDocument> readSteps(const std::string &path, const std::function<bool(JsonValue step)> &isKnown,
                               std::string_view expected);

} // namespace clipwright::app
