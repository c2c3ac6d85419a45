// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/path.h"

namespace clipwright {

bool Path::sameTopology(const Path &other) const
{
    if (contours.size() != other.contours.size())
        return false;
    for (std::size_t i = 0; i < contours.size(); ++i) {
        if (contours[i].closed != other.contours[i].closed
            || contours[i].vertices.size() != other.contours[i].vertices.size())
            return false;
    }
    return true;
}

} // namespace clipwright
