// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright::app {

/** What a member of a step may be. */
enum class StepValue : std::uint8_t { Number, Seconds, Flag, Text, FlagOrText };

struct StepMember {
    std::string_view name;
    StepValue value = StepValue::Number;
};

/** A kind of step: the member that says what is done, and those that may stand beside it. */
struct StepShape {
    StepMember action;
    std::span<const StepMember> beside;
};

/** Which of the shapes a step has: the first whose action it names; nothing for what names none. */
std::optional<std::size_t> shapeOf(JsonValue step, std::span<const StepShape> shapes);

/**
 * A script of steps: a list of objects, each of one of the shapes. Refuses `steps-malformed`, with the pointer of the first step
 * that names no action (all are in `expected`), or of the first member that does not stand beside one, is of another kind, or
 * is a time below 0.
 */
Result<JsonDocument> readSteps(const std::string &path, std::span<const StepShape> shapes, std::string_view expected);

/** The shapes of a table whose rows have one each, in its order. */
template<class Rows>
std::vector<StepShape> shapesOf(const Rows &rows)
{
    std::vector<StepShape> shapes;
    for (const auto &row : rows)
        shapes.push_back(row.shape);
    return shapes;
}

} // namespace clipwright::app
