// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>

namespace clipwright::app {

/** Letters to add, drop, change or swap with their neighbour to make one word of the other. */
std::size_t differenceOf(std::string_view a, std::string_view b);

/** "; did you mean '--size'?" for the row whose name a misspelt word is nearly; empty when there is none. */
template<class Rows>
std::string suggestionFor(std::string_view word, const Rows &rows, std::string_view dashes = {})
{
    constexpr std::size_t kNear = 2;
    constexpr std::size_t kLongestWord = 32;
    std::string_view nearest;
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (const auto &row : rows) {
        const std::size_t difference = word.size() > kLongestWord ? least : differenceOf(word, row.name);
        if (difference < least && difference <= kNear && 2 * difference <= row.name.size()) {
            least = difference;
            nearest = row.name;
        }
    }
    if (nearest.empty())
        return {};
    return std::string("; did you mean '").append(dashes).append(nearest).append("'?");
}

} // namespace clipwright::app
