// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/kept_text.h"
#include "model/io/json/json_document.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** A value as it stands in the text without its white space: numbers and strings keep their spelling. */
std::string compactText(JsonValue value);

/**
 * The members of an object whose names are not among `known`, as `"name":value` without white space. The slot of one counts
 * in `known`: behind which of them (all of them in the order in which a writer writes them) it stood in the text, 0 before all.
 * Which known members are there does not matter, so the same place is found again by a writer that leaves some out.
 */
std::vector<KeptText> keptMembers(JsonValue object, std::span<const std::string_view> known);

/** The texts of `kept` that come before the known member of that slot, `known.size()` for those behind the last. */
std::vector<std::string_view> keptAt(const std::vector<KeptText> &kept, std::size_t slot);

} // namespace clipwright
