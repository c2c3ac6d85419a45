// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_rules.h"

#include "model/core/inner_path.h"
#include "model/core/turn.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace clipwright {

namespace {

/** How far a turn may be from unit length: readers keep the digits of one that is nearer. */
constexpr double kUnitWithin = 1e-6;

tl::unexpected<Error> refuseValue(std::string_view name, std::string_view what)
{
    return refuse("value-malformed", std::string("expected ").append(what).append(" for \"").append(name).append("\""));
}

Result<void> checkWords(const PropertyRow &row, const Value &value)
{
    if (row.kind == Kind::Asset)
        return checkReference(value.text);
    if (row.kind == Kind::Choice && std::ranges::find(row.choices, value.text) == row.choices.end())
        return refuseValue(row.key, "one of its choices");
    return {};
}

Result<void> checkDeclared(const DeclaredProperty &property)
{
    const Value &value = property.value;
    const bool isNumber = value.kind == Kind::Number;
    if (property.name.empty())
        return refuse("component-malformed", "expected a name for each declared property");
    if (!isNumber && value.kind != Kind::Flag && value.kind != Kind::Text)
        return refuseValue(property.name, "a number, a text, true or false");
    if (value.numbers.size() != (value.kind == Kind::Text ? 0U : 1U))
        return refuseValue(property.name, "one value");
    if (!isNumber)
        return property.minimum || property.maximum ? refuseValue(property.name, "a number, for it has limits")
                                                    : Result<void>();
    constexpr double kFree = std::numeric_limits<double>::infinity();
    const double least = property.minimum.value_or(-kFree);
    const double most = property.maximum.value_or(kFree);
    const bool areLimits = (!property.minimum || std::isfinite(least)) && (!property.maximum || std::isfinite(most));
    if (!areLimits || least > most)
        return refuse("limits-backwards", "expected limits that are finite, the lower one first");
    const double number = value.numbers.front();
    return std::isfinite(number) && number >= least && number <= most
               ? Result<void>()
               : refuseValue(property.name, "a finite number within its limits");
}

Result<void> checkAllDeclared(const Component &component)
{
    const ComponentRow &row = rowOf(component.type);
    if (component.declared.empty())
        return {};
    if (!row.declares())
        return refuse("component-malformed", "the component declares no properties");
    if (component.declared.size() > kMostDeclared)
        return refuse("too-many-declared", "expected at most 1,000 declared properties");
    std::vector<std::string_view> names;
    for (const DeclaredProperty &property : component.declared) {
        if (Result<void> fits = checkDeclared(property); !fits)
            return fits;
        names.push_back(property.name);
    }
    std::ranges::sort(names);
    return std::ranges::adjacent_find(names) == names.end()
               ? Result<void>()
               : refuse("component-malformed", "expected declared properties of different names");
}

Result<void> checkSet(const ComponentSet &components, bool isRoot)
{
    for (std::size_t i = 0; i < components.known.size(); ++i) {
        const Component &component = components.known[i];
        if (i > 0 && components.known[i - 1].type >= component.type)
            return refuse("component-malformed", "expected each component once, in the order of their kinds");
        if (!mayStandOn(rowOf(component.type), isRoot))
            return refuse("component-not-here", "such a component does not stand there");
        if (Result<void> fits = checkComponent(component); !fits)
            return fits;
    }
    return {};
}

} // namespace

bool mayStandOn(const ComponentRow &row, bool isRoot)
{
    return row.home == ComponentHome::Both || (row.home == ComponentHome::Root) == isRoot;
}

Result<void> checkReference(std::string_view path)
{
    if (path.empty() || isReference(path))
        return {};
    return refuse("path-outside", "expected a path from the folder of the stage, with / and without drive or scheme");
}

Result<void> checkValue(const PropertyRow &row, const Value &value)
{
    if (value.kind != row.kind)
        return refuseValue(row.key, rowOf(row.kind).name);
    const bool isWords = rowOf(row.kind).storage == Storage::Strings || row.kind == Kind::Choice;
    if (isWords)
        return value.numbers.empty() ? checkWords(row, value) : refuseValue(row.key, "a text");
    if (value.numbers.size() != row.defaults.size() || !value.text.empty())
        return refuseValue(row.key, "as many numbers as it has");
    const bool isInside = std::ranges::all_of(value.numbers, [&row](double number) {
        return std::isfinite(number) && number >= row.minimum && number <= row.maximum;
    });
    if (!isInside)
        return refuseValue(row.key, "finite numbers within its range");
    if (row.kind == Kind::Flag && value.numbers.front() != 0 && value.numbers.front() != 1)
        return refuseValue(row.key, "true or false");
    if (row.kind == Kind::Rotation && std::abs(lengthOf(value.numbers) - 1) > kUnitWithin)
        return refuseValue(row.key, "a turn of unit length");
    return {};
}

Result<void> checkComponent(const Component &component)
{
    const ComponentRow &row = rowOf(component.type);
    for (std::size_t i = 0; i < component.fields.size(); ++i) {
        const StageField &field = component.fields[i];
        if (field.row >= row.properties.size() || (i > 0 && component.fields[i - 1].row >= field.row))
            return refuse("component-malformed", "expected each property of the component at most once, in order");
        if (Result<void> fits = checkValue(row.properties[field.row], field.value); !fits)
            return fits;
    }
    if (component.type == ComponentType::Transform && component.stated(TransformProperty::Rotation)
        && component.stated(TransformProperty::Euler))
        return refuse("component-malformed", "of \"rotation\" and \"euler\" only one may stand there");
    if (component.type != ComponentType::Motion && !component.clips.empty())
        return refuse("component-malformed", "only motion has clips");
    if (component.clips.size() > kMostDeclared)
        return refuse("too-many-declared", "expected at most 1,000 clips");
    for (const std::string &clip : component.clips) {
        if (clip.empty() || !isReference(clip))
            return refuse("path-outside", "expected paths of clips from the folder of the stage");
    }
    return checkAllDeclared(component);
}

Result<void> checkEntityId(std::string_view id)
{
    if (!id.empty() && id.find('/') == std::string_view::npos)
        return {};
    return refuse("entity-id", "expected a text without / as id");
}

Result<void> checkOverrides(std::span<const StageOverride> overrides)
{
    for (const StageOverride &each : overrides) {
        if (Result<void> fits = checkSet(each.components, false); !fits)
            return fits;
    }
    return {};
}

Result<void> checkEntity(const Entity &entity)
{
    Result<void> fits = checkEntityId(entity.id);
    if (fits)
        fits = checkSet(entity.components, false);
    if (fits)
        fits = checkReference(entity.instance);
    return fits ? checkOverrides(entity.overrides) : fits;
}

} // namespace clipwright
