// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/place.h"

namespace clipwright {

std::string Place::text() const
{
    std::string text = file;
    if (!pointer.empty())
        return text + '#' + pointer;
    if (line > 0) {
        text += ':' + std::to_string(line);
        if (column > 0)
            text += ':' + std::to_string(column);
    }
    return text;
}

} // namespace clipwright
