// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/script/argument_reader.h"

#include "model/io/clipboard/clipboard_format.h"
#include "model/io/patch/rig_json_reader.h"

#include <cmath>

namespace clipwright {

namespace {

constexpr double kMostIndex = 1e9;

Result<std::vector<double>> readNumbers(const JsonValue &json)
{
    std::vector<double> numbers;
    for (JsonValue item = json.first(); item.isValid(); item = item.next()) {
        if (!item.isNumber())
            return refuseAt(item, "a number");
        numbers.push_back(item.number());
    }
    return numbers;
}

Result<std::vector<std::string>> readPaths(const JsonValue &json)
{
    if (json.isString())
        return std::vector{json.string()};
    std::vector<std::string> paths;
    for (JsonValue item = json.first(); item.isValid(); item = item.next()) {
        if (!item.isString())
            return refuseAt(item, "a path");
        paths.push_back(item.string());
    }
    return json.isArray() ? Result<std::vector<std::string>>(std::move(paths))
                          : refuseAt(json, "a path, or a list of them");
}

Result<TimeText> readTime(const JsonValue &json)
{
    if (json.isNumber())
        return TimeText{json.number(), false};
    if (!json.isString())
        return refuseAt(json, "seconds, or frames as \"12f\"");
    Result<TimeText> time = parseTime(json.string());
    return time ? time : refuseAt(json, "seconds, or frames as \"12f\"");
}

Result<NewValue> readList(const JsonValue &json)
{
    if (json.first().isArray()) {
        RigJsonReader reader;
        PathRef path = reader.path(json);
        if (reader.error())
            return tl::make_unexpected(*reader.error());
        return Result<NewValue>(tl::in_place, std::move(path));
    }
    Result<std::vector<double>> numbers = readNumbers(json);
    if (!numbers)
        return tl::make_unexpected(std::move(numbers.error()));
    return Result<NewValue>(tl::in_place, std::move(*numbers));
}

Result<NewValue> readValue(const JsonValue &json)
{
    switch (json.type()) {
    case JsonType::Null: return Result<NewValue>(tl::in_place, std::monostate());
    case JsonType::Boolean: return Result<NewValue>(tl::in_place, json.boolean());
    case JsonType::Number: return Result<NewValue>(tl::in_place, std::vector{json.number()});
    case JsonType::String: return Result<NewValue>(tl::in_place, json.string());
    case JsonType::Array: return readList(json);
    case JsonType::Object: break;
    }
    return refuseAt(json, "a number, numbers, a word, a path or null");
}

/** "hold", "linear", "back-out", {"back-out":[2]}, {"drawn":"soft.ocurve"}, {"cubic":[x1,y1,x2,y2]}, and four numbers more for each component of its own. */
Result<Easing> readEase(const JsonValue &json)
{
    const JsonValue parameters = json.isObject() ? json.first() : JsonValue();
    const std::string name = json.isString() ? json.string() : parameters.isValid() ? parameters.name() : std::string();
    const std::optional<Interpolation> row = interpolationNamed(name);
    if (!row || (json.isObject() && json.size() != 1))
        return refuseAt(json, "\"hold\", \"linear\", \"hermite\" or {\"cubic\":[x1,y1,x2,y2]}");
    Easing easing{*row, 1, {}};
    if (*row == Interpolation::Drawn && parameters.isString()) {
        easing.curve = parameters.string();
        return easing;
    }
    if (parameters.isValid()) {
        Result<std::vector<double>> numbers = readNumbers(parameters);
        if (!numbers)
            return tl::make_unexpected(numbers.error());
        easing.parameters = std::move(*numbers);
    }
    const auto each = static_cast<std::size_t>(rowOf(*row).parameterCount);
    const std::size_t count = easing.parameters.size();
    const bool fits = each == 0 ? count == 0 : count > 0 && count % each == 0 && count / each <= 64;
    if (json.isString() && *row != Interpolation::Cubic)
        return easing; // as the row is where nothing is told
    if (!fits || json.isString())
        return refuseAt(json, "as many numbers as the easing has");
    if (each > 0)
        easing.components = static_cast<int>(count / each);
    return easing;
}

/** "weights":[in,out], lengths or null, and "handles":[in,out], names of types or "". */
Result<KeyHandles> readHandles(const JsonValue &key)
{
    RigJsonReader reader;
    const KeyHandles handles = reader.handles(key);
    if (!reader.error())
        return handles;
    return refuseAt(key, "weights of two lengths, handles of two types");
}

Result<NewKey> readKey(const JsonValue &json)
{
    NewKey key;
    if (!json.isObject())
        return refuseAt(json, "a key: {\"at\", \"value\"}");
    bool hasTime = false;
    bool hasValue = false;
    for (JsonValue member = json.first(); member.isValid(); member = member.next()) {
        const std::string name = member.name();
        std::vector<double> *handle = name == "in"           ? &key.tangentIn
                                      : name == "out"        ? &key.tangentOut
                                      : name == "spatialIn"  ? &key.spatialIn
                                      : name == "spatialOut" ? &key.spatialOut
                                                             : nullptr;
        std::optional<Error> error;
        const auto take = [&error](auto result, auto &to) {
            if (result)
                to = std::move(*result);
            else
                error = std::move(result.error());
        };
        if (name == "at") {
            take(readTime(member), key.at);
            hasTime = true;
        } else if (name == "value") {
            take(readValue(member), key.value);
            hasValue = true;
        } else if (name == "ease") {
            take(readEase(member), key.ease);
        } else if (handle && member.isArray()) {
            take(readNumbers(member), *handle);
        } else if (name == "weights" || name == "handles") {
            take(readHandles(json), key.handles);
        } else {
            return refuseAt(member, "at, value, ease, in, out, weights, handles, spatialIn or spatialOut");
        }
        if (error)
            return tl::make_unexpected(std::move(*error));
    }
    return hasTime && hasValue ? Result<NewKey>(std::move(key)) : refuseAt(json, "\"at\" and \"value\" of the key");
}

Result<std::vector<NewKey>> readKeys(const JsonValue &json)
{
    if (!json.isArray())
        return refuseAt(json, "a list of keys");
    std::vector<NewKey> keys;
    for (JsonValue item = json.first(); item.isValid(); item = item.next()) {
        Result<NewKey> key = readKey(item);
        if (!key)
            return tl::make_unexpected(key.error());
        keys.push_back(std::move(*key));
    }
    return keys;
}

template<class T>
Result<ArgumentValue> wrapped(Result<T> value)
{
    if (!value)
        return tl::make_unexpected(std::move(value.error()));
    return ArgumentValue(std::in_place_type<T>, std::move(*value));
}

} // namespace

tl::unexpected<Error> refuseAt(const JsonValue &json, std::string expected)
{
    return refuse("script-malformed", "expected " + std::move(expected), {{}, 0, 0, json.pointer()});
}

Result<ArgumentValue> readArgument(ArgumentKind kind, const JsonValue &json)
{
    switch (kind) {
    case ArgumentKind::Path:
    case ArgumentKind::Text:
        if (json.isString())
            return ArgumentValue(json.string());
        return refuseAt(json, kind == ArgumentKind::Path ? "a path" : "a text");
    case ArgumentKind::Paths:
    case ArgumentKind::Keys: return wrapped(readPaths(json));
    case ArgumentKind::Number:
        if (json.isNumber())
            return ArgumentValue(json.number());
        return refuseAt(json, "a number");
    case ArgumentKind::Index: {
        const double number = json.number(-1);
        if (number >= 0 && number <= kMostIndex && number == std::floor(number))
            return ArgumentValue(static_cast<std::size_t>(number));
        return refuseAt(json, "a whole number from 0 on");
    }
    case ArgumentKind::Flag:
        if (json.isValid() && json.type() == JsonType::Boolean)
            return ArgumentValue(json.boolean());
        return refuseAt(json, "true or false");
    case ArgumentKind::Value: return wrapped(readValue(json));
    case ArgumentKind::Colour: {
        Result<NewValue> value = readValue(json);
        const auto *numbers = value ? std::get_if<std::vector<double>>(&*value) : nullptr;
        return numbers && numbers->size() == 4 ? wrapped(std::move(value))
                                               : refuseAt(json, "red, green, blue and opacity");
    }
    case ArgumentKind::Time: return wrapped(readTime(json));
    case ArgumentKind::Ease: return wrapped(readEase(json));
    case ArgumentKind::NewKeys: return wrapped(readKeys(json));
    case ArgumentKind::Content: return wrapped(readClipboard(json));
    }
    return refuseAt(json, "an argument");
}

} // namespace clipwright
