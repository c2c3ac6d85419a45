// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace clipwright {

/** Of a member's name with an escape in it: nothing is known, look at the text. */
inline constexpr std::uint64_t kEscapedName = ~std::uint64_t{0};
/** Set in keys of names that are only probably the same where their keys are. */
inline constexpr std::uint64_t kLongName = std::uint64_t{1} << 63;

/**
 * A number for a member's name, by which most are told apart at once. Up to seven bytes, as nearly all names of our
 * formats, it is the name itself and its length; longer ones are mixed.
 */
inline std::uint64_t nameKeyOf(std::string_view name)
{
    constexpr std::size_t kWhole = 7;
    std::uint64_t key = 0;
    if (name.size() <= kWhole) {
        std::memcpy(&key, name.data(), name.size());
        return key | static_cast<std::uint64_t>(name.size()) << 56;
    }
    key = 0xcbf29ce484222325U; // FNV-1a
    for (const char c : name)
        key = (key ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    return (key >> 2) | kLongName;
}

} // namespace clipwright
