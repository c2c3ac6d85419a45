// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/field_values.h"

#include "model/commands/path_words.h"

#include <algorithm>
#include <array>
#include <span>

namespace clipwright {

namespace {

using Names = std::span<const std::string_view>;

/** The words of a choice, by value. */
Names choicesOf(Field field)
{
    static constexpr std::array<std::string_view, 5> kExtrapolations{"hold", "linear", "cycle", "offset", "oscillate"};
    static constexpr std::array<std::string_view, 4> kMixRules{"lerp", "slerp", "nlerp", "raw"};
    static constexpr std::array<std::string_view, 5> kPlaybacks{"none", "loop", "once-hold", "once-reset", "ping-pong"};
    switch (field) {
    case Field::Before:
    case Field::After: return kExtrapolations;
    case Field::Mix: return kMixRules;
    case Field::WhenDone: return whenDoneNames();
    case Field::Playback: return kPlaybacks;
    case Field::EulerOrder: return eulerOrderNames();
    case Field::View: return stageViewNames();
    default: return {};
    }
}

Result<FieldValue> choice(const FieldRow &row, const NewValue &value)
{
    const Names names = choicesOf(row.id);
    if (const auto *name = std::get_if<std::string>(&value)) {
        const auto found = std::ranges::find(names, *name);
        if (found != names.end())
            return FieldValue(static_cast<std::uint8_t>(found - names.begin()));
    }
    std::string all;
    for (const std::string_view name : names)
        all.append(all.empty() ? "" : ", ").append(name);
    return refuse("value-kind", "expected one of: " + all);
}

const double *oneNumber(const NewValue &value)
{
    const auto *numbers = std::get_if<std::vector<double>>(&value);
    return numbers && numbers->size() == 1 ? numbers->data() : nullptr;
}

} // namespace

tl::unexpected<Error> wrongKind(const FieldRow &row)
{
    return refuse("value-kind", "expected another kind of value for " + quoted(row.key));
}

Result<FieldValue> plainFieldValue(const FieldRow &row, const NewValue &value)
{
    const bool isNone = std::holds_alternative<std::monostate>(value);
    const double *number = oneNumber(value);
    const auto *text = std::get_if<std::string>(&value);
    switch (row.kind) {
    case FieldKind::Flag:
        if (const bool *flag = std::get_if<bool>(&value))
            return FieldValue(*flag);
        return wrongKind(row);
    case FieldKind::Number: return number ? Result<FieldValue>(*number) : wrongKind(row);
    case FieldKind::Choice: return choice(row, value);
    case FieldKind::Text: return text || isNone ? Result<FieldValue>(text ? *text : std::string()) : wrongKind(row);
    case FieldKind::Numbers:
        if (const auto *numbers = std::get_if<std::vector<double>>(&value))
            return FieldValue(*numbers);
        return wrongKind(row);
    case FieldKind::Path:
        if (const auto *path = std::get_if<PathRef>(&value))
            return FieldValue(*path);
        return wrongKind(row);
    case FieldKind::Limit:
        if (number || isNone)
            return FieldValue(number ? std::optional(*number) : std::nullopt);
        return wrongKind(row);
    default: return wrongKind(row); // commands of their own
    }
}

} // namespace clipwright
