// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/kind.h"

#include <string>
#include <vector>

namespace clipwright {

/**
 * One value of a property: what a component of a stage holds and what a frame of a clip gives. Texts, choices and assets
 * are words in `text`; all other kinds are `numbers`, as many as the kind has components (flag: 0 or 1; colour: straight
 * sRGB red, green, blue, alpha, 0..1; rotation: x y z w; euler and angle: degrees).
 */
struct Value {
    Kind kind = Kind::Number;
    std::vector<double> numbers;
    std::string text;

    bool operator==(const Value &) const = default;
};

} // namespace clipwright
