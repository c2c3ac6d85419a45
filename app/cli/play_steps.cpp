// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "app/cli/play_steps.h"

#include "model/io/files/files.h"

#include <algorithm>

namespace clipwright::app {

namespace {

std::string_view wordsFor(StepValue value)
{
    switch (value) {
    case StepValue::Number: return "a number";
    case StepValue::Seconds: return "seconds, 0 or more";
    case StepValue::Flag: return "true or false";
    case StepValue::Text: return "a text";
    case StepValue::FlagOrText: return "a name, or true for all";
    }
    return {};
}

bool fits(JsonValue value, StepValue expected)
{
    const bool isFlag = value.type() == JsonType::Boolean;
    switch (expected) {
    case StepValue::Number: return value.isNumber();
    case StepValue::Seconds: return value.isNumber() && value.number() >= 0;
    case StepValue::Flag: return isFlag;
    case StepValue::Text: return value.isString();
    case StepValue::FlagOrText: return isFlag || value.isString();
    }
    return false;
}

std::string namesIn(const StepShape &shape)
{
    std::string names;
    for (const StepMember &member : shape.beside) {
        if (!names.empty())
            names.append(&member == &shape.beside.back() ? " or " : ", ");
        names.append(member.name);
    }
    return names.empty() ? "nothing" : names;
}

/** What is wrong with a member of a step; empty: nothing. */
std::string wrongWith(JsonValue member, const StepShape &shape)
{
    const std::string name = member.name();
    const auto beside = std::ranges::find(shape.beside, name, &StepMember::name);
    const bool isAction = name == shape.action.name;
    if (!isAction && beside == shape.beside.end())
        return "expected " + namesIn(shape) + " beside \"" + std::string(shape.action.name) + "\", found \"" + name
               + '"';
    const StepValue value = isAction ? shape.action.value : beside->value;
    if (fits(member, value))
        return {};
    std::string found(member.source().substr(0, 40));
    if (found.size() < member.source().size())
        found.append("…");
    return "expected " + std::string(wordsFor(value)) + " for \"" + name + "\", found " + found;
}

} // namespace

std::optional<std::size_t> shapeOf(JsonValue step, std::span<const StepShape> shapes)
{
    const auto shape =
        std::ranges::find_if(shapes, [&](const StepShape &one) { return step[one.action.name].isValid(); });
    return shape == shapes.end() ? std::nullopt : std::optional(static_cast<std::size_t>(shape - shapes.begin()));
}

Result<JsonDocument> readSteps(const std::string &path, std::span<const StepShape> shapes, std::string_view expected)
{
    const Result<std::shared_ptr<const std::string>> bytes = readFile(path);
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    Result<JsonDocument> document = JsonDocument::parse(*bytes, path);
    if (!document)
        return document;
    if (!document->root().isArray())
        return refuse("steps-malformed", "expected a list of steps", {path, 0, 0, {}});
    for (JsonValue step = document->root().first(); step.isValid(); step = step.next()) {
        const std::optional<std::size_t> shape = step.isObject() ? shapeOf(step, shapes) : std::nullopt;
        if (!shape)
            return refuse("steps-malformed", std::string("expected ").append(expected), {path, 0, 0, step.pointer()});
        for (JsonValue member = step.first(); member.isValid(); member = member.next()) {
            if (std::string wrong = wrongWith(member, shapes[*shape]); !wrong.empty())
                return refuse("steps-malformed", std::move(wrong), {path, 0, 0, member.pointer()});
        }
    }
    return document;
}

} // namespace clipwright::app
