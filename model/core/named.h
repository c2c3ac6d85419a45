// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string_view>

namespace clipwright {

/** The value of an enum, or an index, by a list of names in its order; nothing for another word. */
template<class Enum>
std::optional<Enum> enumNamed(std::span<const std::string_view> names, std::string_view word)
{
    const auto name = std::ranges::find(names, word);
    return name == names.end() ? std::nullopt : std::optional(static_cast<Enum>(name - names.begin()));
}

} // namespace clipwright
