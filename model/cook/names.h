// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace clipwright {

/**
 * A name as one word of `.oanim`: trimmed, runs of white space and each `#` become `_`; `fallback`
 * where nothing is left.
 */
std::string wordOf(std::string_view name, std::string_view fallback);

/** A text as the rest of one line of `.oanim`: trimmed, each line feed and `#` becomes a space. */
std::string lineOf(std::string_view text);

/** White space of the text formats: space, tab, line feed, vertical tab, form feed, carriage return. */
std::string_view trimmed(std::string_view text);

} // namespace clipwright
