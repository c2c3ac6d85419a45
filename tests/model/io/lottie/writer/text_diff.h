// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <string>

namespace clipwright::testing {

/** What two texts have between the part that they begin with and the part that they end with: `was` and `now`. */
struct TextDiff {
    std::string was;
    std::string now;
    std::size_t at = 0;

    TextDiff(const std::string &before, const std::string &after)
    {
        const auto limit = std::min(before.size(), after.size());
        at = static_cast<std::size_t>(
            std::mismatch(before.begin(), before.begin() + std::ptrdiff_t(limit), after.begin()).first
            - before.begin());
        std::size_t end = 0;
        while (end < limit - at && before[before.size() - 1 - end] == after[after.size() - 1 - end])
            ++end;
        was = before.substr(at, before.size() - at - end);
        now = after.substr(at, after.size() - at - end);
    }

    std::string text() const { return "at " + std::to_string(at) + ": {" + was + "} became {" + now + "}"; }
};

} // namespace clipwright::testing
