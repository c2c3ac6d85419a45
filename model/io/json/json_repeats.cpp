// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_repeats.h"

#include <algorithm>

namespace clipwright {

std::vector<JsonValue> repeatedMembers(JsonValue object, std::span<const std::string_view> known)
{
    std::vector<JsonValue> repeated;
    std::vector<JsonValue> seen(known.size());
    for (JsonValue member = object.first(); member.isValid(); member = member.next()) {
        const auto row = std::ranges::find(known, member.name());
        if (row == known.end())
            continue;
        JsonValue &earlier = seen[static_cast<std::size_t>(row - known.begin())];
        if (earlier.isValid())
            repeated.push_back(earlier);
        earlier = member;
    }
    return repeated;
}

} // namespace clipwright
