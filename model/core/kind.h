// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace clipwright {

/** What a track's values are. `rotation` is a unit quaternion x y z w; `angle` unbounded degrees. */
enum class Kind : std::uint8_t {
    Number,
    Angle,
    Vector2,
    Vector3,
    Euler,
    Rotation,
    Colour,
    Flag,
    Text,
    Choice,
    Asset,
    Weights,
    Path,
};

/** How the values of a kind are laid out in a column. */
enum class Storage : std::uint8_t { Numbers, Strings, Paths };

struct KindRow {
    Kind kind;
    std::string_view name; ///< as files write it
    Storage storage;
    int components; ///< numbers a value has; 0 = varies (weights) or none (text, path)
    bool blends;    ///< two values have a middle
    bool curves;    ///< may be drawn and edited as curves, one a component
    bool adds;      ///< may be added as a difference (additive clips)
};

std::span<const KindRow> kinds();
const KindRow &rowOf(Kind kind);
std::optional<Kind> kindNamed(std::string_view name);

} // namespace clipwright
