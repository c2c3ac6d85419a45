// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/kind.h"
#include "model/core/path.h"
#include "model/io/json/json_edits.h"

#include <span>
#include <string_view>

namespace clipwright {

class LottieTarget;

/** A value of a property: numbers, or a path. */
struct LottieValue {
    Kind kind = Kind::Number;
    std::span<const double> numbers;
    PathRef path;
};

/** As a new property's `k` (a number alone stands bare) and a new key's `s` (a list always). */
JsonPiece staticPiece(const LottieValue &value);
JsonPiece keyPiece(const LottieValue &value);

/**
 * Makes a value of the text read as `value`: of its numbers only those that differ are spelled anew. `standard` is what numbers
 * read as that the text leaves out. False where it cannot be done so, and nothing is done.
 */
bool editNumbers(JsonEdits &edits, JsonValue json, std::span<const double> value, std::span<const double> standard);
bool editPath(JsonEdits &edits, JsonValue json, const Path &path);

/** Whichever it is; the member of `owner` is written anew where it must be. `isKey`: it is a key's. */
void editValue(JsonEdits *edits, LottieTarget &owner, std::string_view name, const LottieValue &value,
               std::span<const double> standard, bool isKey);

} // namespace clipwright
