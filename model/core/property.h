// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/kind.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace clipwright {

/**
 * One property of a type of node, declared once. Undo, the Inspector's field, the timeline's row, paths on the
 * command line ("layers[2]/rotation") and search come from this row. `id` is stable within the type: it is
 * the row's index.
 */
struct PropertyRow {
    std::uint8_t id;
    std::string_view key;   ///< the name in paths and files of ours; never derived from a C++ identifier
    std::string_view label; ///< English; the application translates
    Kind kind;
    std::string_view unit; ///< "px", "°", "%", "frames" or empty
    double minimum;        ///< for numbers, each component; -inf where free
    double maximum;
    std::span<const double> defaults;          ///< as many as the kind has components
    std::span<const std::string_view> choices; ///< the names of a choice, by value
    bool animatable;
};

/** The row whose key is `key`, or nullptr. */
const PropertyRow *findProperty(std::span<const PropertyRow> table, std::string_view key);

} // namespace clipwright
