// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace clipwright {

/** Text of the file that belongs to a part of it but means nothing to us: kept and written back in its place. */
struct KeptText {
    int slot = 0; ///< which statement or member of the part it stands before; the format decides the numbering
    std::string text;

    bool operator==(const KeptText &) const = default;
};

} // namespace clipwright
