// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace clipwright::archive_caps {

/** What may come out of one archive, all entries together. */
inline constexpr std::size_t kBytes = std::size_t(256) << 20;
inline constexpr std::size_t kEntries = 10'000;
inline constexpr std::size_t kNameBytes = 1024;
/** How many times larger than its packed bytes an entry may be, once it is over kRatioFloor. */
inline constexpr std::size_t kRatio = 500;
inline constexpr std::size_t kRatioFloor = std::size_t(1) << 20;

/** Whether unpacked bytes are within the limits for so many packed ones. */
constexpr bool allow(std::size_t unpacked, std::size_t packed)
{
    return unpacked <= kBytes && (unpacked <= kRatioFloor || unpacked / kRatio <= packed);
}

} // namespace clipwright::archive_caps
