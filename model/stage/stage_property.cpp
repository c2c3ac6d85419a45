// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_property.h"

#include <algorithm>
#include <limits>

namespace clipwright {

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

StageProperty rowProperty(ComponentType component, const PropertyRow &row)
{
    return {component, &row, nullptr, row.kind, row.minimum, row.maximum, row.animatable, row.animatable};
}

StageProperty declaredProperty(ComponentType component, const DeclaredProperty &declaration)
{
    return {component,
            nullptr,
            &declaration,
            declaration.value.kind,
            declaration.minimum.value_or(-kInfinity),
            declaration.maximum.value_or(kInfinity),
            true,
            !declaration.isPrivate};
}

} // namespace

std::optional<StageProperty> propertyOf(const ComponentSet &components, std::string_view address)
{
    const std::size_t dot = address.find('.');
    if (dot == std::string_view::npos)
        return std::nullopt;
    const ComponentRow *type = componentNamed(address.substr(0, dot));
    const Component *component = type ? components.find(type->type) : nullptr;
    if (!component)
        return std::nullopt;
    const std::string_view field = address.substr(dot + 1);
    if (type->declares()) {
        const DeclaredProperty *declaration = component->declaredNamed(field);
        return declaration ? std::optional(declaredProperty(type->type, *declaration)) : std::nullopt;
    }
    const PropertyRow *row = findProperty(type->properties, field);
    return row ? std::optional(rowProperty(type->type, *row)) : std::nullopt;
}

std::vector<StageProperty> propertiesOf(const ComponentSet &components)
{
    std::vector<StageProperty> properties;
    for (const Component &component : components.known) {
        for (const PropertyRow &row : rowOf(component.type).properties)
            properties.push_back(rowProperty(component.type, row));
        for (const DeclaredProperty &declaration : component.declared)
            properties.push_back(declaredProperty(component.type, declaration));
    }
    return properties;
}

Value defaultOf(const PropertyRow &row)
{
    Value value{row.kind, {}, {}};
    if (row.kind == Kind::Choice)
        value.text = row.choices[static_cast<std::size_t>(row.defaults.front())];
    else
        value.numbers.assign(row.defaults.begin(), row.defaults.end());
    return value;
}

Value valueOf(const ComponentSet &components, const StageProperty &property)
{
    if (property.declaration)
        return property.declaration->value;
    const Component *component = components.find(property.component);
    const Value *stated = component ? component->stated(property.row->id) : nullptr;
    return stated ? *stated : defaultOf(*property.row);
}

void setStated(Component &component, std::uint8_t row, std::optional<Value> value)
{
    const auto at = std::ranges::lower_bound(component.fields, row, {}, &StageField::row);
    const bool isThere = at != component.fields.end() && at->row == row;
    if (isThere && value)
        at->value = std::move(*value);
    else if (isThere)
        component.fields.erase(at);
    else if (value)
        component.fields.insert(at, {row, std::move(*value)});
}

std::string addressOf(const StageProperty &property)
{
    std::string address(rowOf(property.component).key);
    address.append(1, '.');
    if (property.declaration)
        return address.append(property.declaration->name);
    return address.append(property.row->key);
}

} // namespace clipwright
