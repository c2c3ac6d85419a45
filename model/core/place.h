// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace clipwright {

/**
 * Where in the user's data something is: a line of a text, a JSON pointer, or both empty for the file as a whole.
 * Lines and columns count from 1, columns in bytes; 0 is "not known".
 */
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
    std::string pointer;

    /** `FILE:LINE:COL`, `FILE#/json/pointer` or `FILE`: the spelling of the command line. */
    std::string text() const;

    bool operator==(const Place &) const = default;
};

} // namespace clipwright
