// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace clipwright {

/** What an archive may hold (docs/reliability.md); tests set less. */
struct ArchiveCaps {
    std::size_t gzipBytes = std::size_t(32) << 20; ///< that a gzip may grow to
    std::size_t zipBytes = std::size_t(256) << 20; ///< of all entries of a zip together
    std::size_t entries = 10'000;
    std::size_t nameBytes = 1024; ///< of an entry's path
    /** How many times larger than its packed bytes an entry may be, once it is over the floor. */
    std::size_t ratio = 200;
    std::size_t ratioFloor = std::size_t(1) << 20;

    constexpr bool allowRatio(std::size_t unpacked, std::size_t packed) const
    {
        return unpacked <= ratioFloor || unpacked / ratio < packed
               || (unpacked / ratio == packed && unpacked % ratio == 0);
    }
};

} // namespace clipwright
