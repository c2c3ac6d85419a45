// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/ostage/ostage_values.h"

#include "model/core/inner_path.h"
#include "model/core/turn.h"
#include "model/io/json/json_kept.h"
#include "model/io/ostage/ostage_members.h"
#include "model/stage/stage_property.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace clipwright::ostage {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/** What a value of the kind looks like in a file, for sentences. */
std::string shapeOf(Kind kind)
{
    switch (kind) {
    case Kind::Number:
    case Kind::Angle: return "a number";
    case Kind::Flag: return "true or false";
    case Kind::Text:
    case Kind::Asset:
    case Kind::Choice: return "a text";
    case Kind::Colour: return "three or four numbers";
    case Kind::Vector3: return "two or three numbers";
    default: return "a list of " + std::to_string(rowOf(kind).components) + " numbers";
    }
}

/** Numbers that may be left out at the end: a flat stage has no z, most colours are opaque. */
std::size_t leastNumbers(Kind kind)
{
    const auto all = static_cast<std::size_t>(rowOf(kind).components);
    return kind == Kind::Vector3 || kind == Kind::Colour ? all - 1 : all;
}

bool readNumbers(const PropertyRow &row, JsonValue value, std::vector<double> &numbers)
{
    if (row.kind == Kind::Flag) {
        numbers.assign(1, value.boolean() ? 1.0 : 0.0);
        return value.type() == JsonType::Boolean;
    }
    if (row.defaults.size() == 1) {
        numbers.assign(1, value.number(kNone));
        return std::isfinite(numbers.front());
    }
    if (!value.isArray())
        return false;
    for (JsonValue item = value.first(); item.isValid() && numbers.size() <= row.defaults.size(); item = item.next()) {
        numbers.push_back(item.number(kNone));
        if (!std::isfinite(numbers.back()))
            return false;
    }
    if (numbers.size() < leastNumbers(row.kind) || numbers.size() > row.defaults.size())
        return false;
    const auto missing = static_cast<std::ptrdiff_t>(numbers.size());
    numbers.insert(numbers.end(), row.defaults.begin() + missing, row.defaults.end());
    return true;
}

bool hold(std::vector<double> &numbers, double minimum, double maximum)
{
    bool isInside = true;
    for (double &number : numbers) {
        const double held = std::clamp(number, minimum, maximum);
        isInside = isInside && held == number;
        number = held;
    }
    return isInside;
}

std::optional<Value> readWords(const PropertyRow &row, JsonValue value, Report &report)
{
    if (row.kind == Kind::Asset) {
        std::optional<std::string> path = readReference(value, report);
        return path ? std::optional(Value{row.kind, {}, std::move(*path)}) : std::nullopt;
    }
    Value words{row.kind, {}, value.string()};
    if (row.kind == Kind::Choice && std::ranges::find(row.choices, words.text) == row.choices.end()) {
        std::string all;
        for (const std::string_view choice : row.choices)
            all.append(all.empty() ? "" : ", ").append(choice);
        report.leftOut("choice-unknown", "Expected one of " + all + " instead of " + quotedWord(words.text) + ".",
                       value);
        return std::nullopt;
    }
    return words;
}

std::optional<double> readBound(JsonValue value)
{
    const double number = value.number(kNone);
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<std::string> readReference(JsonValue value, Report &report)
{
    std::string path = value.string();
    if (path.empty() || isReference(path))
        return path;
    report.leftOut("path-outside",
                   "Expected a path from the folder of this file, with / and without drive or scheme, instead of "
                       + quotedWord(path) + ".",
                   value);
    return std::nullopt;
}

std::optional<Value> readValue(const PropertyRow &row, JsonValue value, Report &report)
{
    const auto refuse = [&] {
        report.leftOut("value-malformed",
                       "Expected " + shapeOf(row.kind) + " for " + quotedWord(row.key) + "; the value is left out.",
                       value);
        return std::nullopt;
    };
    if (rowOf(row.kind).storage == Storage::Strings || row.kind == Kind::Choice)
        return value.isString() ? readWords(row, value, report) : refuse();
    Value result{row.kind, {}, {}};
    if (!readNumbers(row, value, result.numbers) || (row.kind == Kind::Rotation && !makeUnit(result.numbers)))
        return refuse();
    if (!hold(result.numbers, row.minimum, row.maximum))
        report.leftOut("value-out-of-range", "The value of " + quotedWord(row.key) + " is held to its range.", value);
    return result;
}

std::optional<DeclaredProperty> readDeclared(const std::string &name, JsonValue value, Report &report)
{
    DeclaredProperty property;
    property.name = name;
    const JsonValue stated = value["value"];
    if (stated.isNumber() && std::isfinite(stated.number(kNone))) {
        property.value = {Kind::Number, {stated.number()}, {}};
    } else if (stated.isValid() && stated.type() == JsonType::Boolean) {
        property.value = {Kind::Flag, {stated.boolean() ? 1.0 : 0.0}, {}};
    } else if (stated.isString()) {
        property.value = {Kind::Text, {}, stated.string()};
    } else {
        report.leftOut("declared-no-value",
                       "Expected an object with a number, text, true or false as value for " + quotedWord(name) + ".",
                       value);
        return std::nullopt;
    }
    property.isPrivate = value["private"].boolean();
    if (property.value.kind == Kind::Number) {
        property.minimum = readBound(value["min"]);
        property.maximum = readBound(value["max"]);
    }
    if (property.minimum && property.maximum && *property.minimum > *property.maximum) {
        report.leftOut("range-malformed", "The least value of " + quotedWord(name) + " is above its greatest.", value);
        property.minimum.reset();
        property.maximum.reset();
    }
    constexpr double kFree = std::numeric_limits<double>::infinity();
    if (!hold(property.value.numbers, property.minimum.value_or(-kFree), property.maximum.value_or(kFree)))
        report.leftOut("value-out-of-range", "The value of " + quotedWord(name) + " is held to its range.", stated);
    property.kept = keptMembers(value, kDeclaredMembers);
    return property;
}

void writeValue(JsonWriter &writer, const Value &value)
{
    const KindRow &kind = rowOf(value.kind);
    if (kind.storage == Storage::Strings || value.kind == Kind::Choice) {
        writer.value(value.text);
        return;
    }
    assert(std::ranges::all_of(value.numbers, [](double number) { return std::isfinite(number); }));
    if (value.kind == Kind::Flag) {
        writer.value(!value.numbers.empty() && value.numbers.front() >= 0.5);
    } else if (kind.components == 1) {
        writer.value(value.numbers.empty() ? 0.0 : value.numbers.front());
    } else {
        writer.beginArray();
        for (const double number : value.numbers)
            writer.value(number);
        writer.endArray();
    }
}

} // namespace clipwright::ostage
