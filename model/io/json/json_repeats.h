// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/io/json/json_document.h"

namespace clipwright {

/**
 * `member-repeated`: members of an object whose name another one behind them has, which is the one that counts. A warning a
 * name, at the first of them, with how many there are; of more than a thousand names the rest is one issue.
 */
Issues repeatedMembers(const JsonDocument &document);

} // namespace clipwright
