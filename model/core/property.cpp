// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/property.h"

namespace clipwright {

const PropertyRow *findProperty(std::span<const PropertyRow> table, std::string_view key)
{
    for (const PropertyRow &row : table) {
        if (row.key == key)
            return &row;
    }
    return nullptr;
}

} // namespace clipwright
