// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/kind.h"

#include <array>
#include <cassert>

namespace clipwright {

namespace {

constexpr std::array kRows{
    KindRow{Kind::Number, "number", Storage::Numbers, 1, true, true, true},
    KindRow{Kind::Angle, "angle", Storage::Numbers, 1, true, true, true},
    KindRow{Kind::Vector2, "vec2", Storage::Numbers, 2, true, true, true},
    KindRow{Kind::Vector3, "vector", Storage::Numbers, 3, true, true, true},
    KindRow{Kind::Euler, "euler", Storage::Numbers, 3, true, true, true},
    KindRow{Kind::Rotation, "rotation", Storage::Numbers, 4, true, false, true},
    KindRow{Kind::Colour, "colour", Storage::Numbers, 4, true, true, false},
    KindRow{Kind::Flag, "flag", Storage::Numbers, 1, false, false, false},
    KindRow{Kind::Text, "text", Storage::Strings, 0, false, false, false},
    KindRow{Kind::Choice, "choice", Storage::Numbers, 1, false, false, false},
    KindRow{Kind::Asset, "asset", Storage::Strings, 0, false, false, false},
    KindRow{Kind::Weights, "weights", Storage::Numbers, 0, true, true, true},
    KindRow{Kind::Path, "path", Storage::Paths, 0, true, false, false},
};

} // namespace

std::span<const KindRow> kinds()
{
    return kRows;
}

const KindRow &rowOf(Kind kind)
{
    const auto index = static_cast<std::size_t>(kind);
    assert(index < kRows.size() && kRows[index].kind == kind);
    return kRows[index];
}

std::optional<Kind> kindNamed(std::string_view name)
{
    for (const KindRow &row : kRows) {
        if (row.name == name)
            return row.kind;
    }
    return std::nullopt;
}

} // namespace clipwright
