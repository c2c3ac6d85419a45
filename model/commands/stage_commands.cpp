// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/stage_commands.h"

#include "model/stage/stage_property.h"
#include "model/stage/stage_rules.h"

#include <algorithm>

namespace clipwright {

namespace {

tl::unexpected<Error> refuseUnknown()
{
    return refuse("entity-unknown", "expected an entity of the stage");
}

tl::unexpected<Error> refuseKind(std::string_view name, std::string_view expected)
{
    return refuse("value-kind", std::string("expected ").append(expected).append(" for ").append(quoted(name)));
}

/** What an entity, or the stage itself, has; nullptr for an entity that is not there. */
const ComponentSet *componentsOf(const Stage &stage, NodeId entity)
{
    const Entity *found = entityOf(stage, entity);
    return !entity ? &stage.root : found ? &found->components : nullptr;
}

Result<void> set(DocumentEdit &edit, NodeId entity, Component component)
{
    const ComponentSet *has = componentsOf(edit.stage(), entity);
    if (!has)
        return refuseUnknown();
    const Component *now = has->find(component.type);
    if (now && *now == component)
        return {};
    const ComponentType type = component.type;
    return edit.perform(SetComponent{entity, type, std::move(component)});
}

/** Numbers that may be left out at the end, as files have it. */
std::vector<double> filled(const PropertyRow &row, std::vector<double> numbers)
{
    const bool mayEndEarly =
        (row.kind == Kind::Vector3 || row.kind == Kind::Colour) && numbers.size() + 1 == row.defaults.size();
    if (mayEndEarly)
        numbers.push_back(row.defaults.back());
    return numbers;
}

Result<Value> valueFor(const PropertyRow &row, const NewValue &value)
{
    const bool isWords = rowOf(row.kind).storage == Storage::Strings || row.kind == Kind::Choice;
    if (const auto *text = std::get_if<std::string>(&value); text && isWords)
        return Value{row.kind, {}, *text};
    if (const bool *flag = std::get_if<bool>(&value); flag && row.kind == Kind::Flag)
        return Value{row.kind, {*flag ? 1.0 : 0.0}, {}};
    if (const auto *numbers = std::get_if<std::vector<double>>(&value); numbers && !isWords)
        return Value{row.kind, filled(row, *numbers), {}};
    return refuseKind(row.key, rowOf(row.kind).name);
}

/** One number of a value in the place of what it was. */
Result<Value> withNumber(Value whole, std::int8_t number, const NewValue &value, std::string_view name)
{
    const auto *one = std::get_if<std::vector<double>>(&value);
    const auto at = static_cast<std::size_t>(number);
    if (!one || one->size() != 1 || at >= whole.numbers.size() || whole.kind == Kind::Rotation)
        return refuseKind(name, "one number of a value that has it");
    whole.numbers[at] = one->front();
    return whole;
}

/** Of the two spellings of a turn only one stands there. */
void dropOtherTurn(Component &component, std::uint8_t row)
{
    if (component.type != ComponentType::Transform)
        return;
    if (row == TransformProperty::Rotation)
        setStated(component, TransformProperty::Euler, std::nullopt);
    if (row == TransformProperty::Euler)
        setStated(component, TransformProperty::Rotation, std::nullopt);
}

Result<void> stateRow(Component &component, const PropertyRow &row, std::int8_t number, const NewValue &value)
{
    if (std::holds_alternative<std::monostate>(value)) {
        setStated(component, row.id, std::nullopt);
        return {};
    }
    const Value *stated = component.stated(row.id);
    Result<Value> next =
        number < 0 ? valueFor(row, value) : withNumber(stated ? *stated : defaultOf(row), number, value, row.key);
    if (!next)
        return tl::make_unexpected(next.error());
    if (Result<void> fits = checkValue(row, *next); !fits)
        return fits;
    setStated(component, row.id, std::move(*next));
    dropOtherTurn(component, row.id);
    return {};
}

Result<void> putDeclared(Value &held, const NewValue &value, std::string_view name)
{
    if (const bool *flag = std::get_if<bool>(&value))
        held = {Kind::Flag, {*flag ? 1.0 : 0.0}, {}};
    else if (const auto *text = std::get_if<std::string>(&value))
        held = {Kind::Text, {}, *text};
    else if (const auto *numbers = std::get_if<std::vector<double>>(&value); numbers && numbers->size() == 1)
        held = {Kind::Number, *numbers, {}};
    else
        return refuseKind(name, "a number, a text, true or false");
    return {};
}

/** A property of a component that is there, in the entity itself or in what an instance lays over. */
Result<void> state(Component &component, const StagePath &path, const NewValue &value, bool isOverride)
{
    const ComponentRow &type = rowOf(component.type);
    if (!type.declares()) {
        const PropertyRow *row = findProperty(type.properties, path.property);
        return row ? stateRow(component, *row, path.number, value)
                   : refuse("property-unknown", "expected a property of " + quoted(type.key));
    }
    const auto found = std::ranges::find(component.declared, path.property, &DeclaredProperty::name);
    const bool isThere = found != component.declared.end();
    if (std::holds_alternative<std::monostate>(value) && isOverride) {
        if (isThere)
            component.declared.erase(found);
        return {};
    }
    if (!isThere && !isOverride)
        return refuse("property-unknown", "expected a property that " + quoted(type.key) + " declares");
    DeclaredProperty declared = isThere ? *found : DeclaredProperty{path.property, {}, {}, {}, false, {}};
    const Kind was = declared.value.kind;
    if (Result<void> put = putDeclared(declared.value, value, path.property); !put)
        return put;
    if (isThere && !isOverride && declared.value.kind != was)
        return refuseKind(path.property, rowOf(was).name);
    if (isThere)
        *found = std::move(declared);
    else
        component.declared.push_back(std::move(declared));
    return {};
}

void dropEmpty(ComponentSet &components)
{
    std::erase_if(components.known, [](const Component &component) {
        return component.fields.empty() && component.declared.empty() && component.clips.empty()
               && component.kept.empty();
    });
}

Result<void> setOverride(DocumentEdit &edit, const StagePath &path, const NewValue &value)
{
    std::vector<StageOverride> overrides = entityOf(edit.stage(), path.entity)->overrides;
    auto over = std::ranges::find(overrides, path.inside, &StageOverride::path);
    if (over == overrides.end())
        over = overrides.insert(overrides.end(), {path.inside, {}});
    std::vector<Component> &known = over->components.known;
    auto at = std::ranges::lower_bound(known, *path.component, {}, &Component::type);
    if (at == known.end() || at->type != *path.component)
        at = known.insert(at, {*path.component, {}, {}, {}, {}});
    if (Result<void> stated = state(*at, path, value, true); !stated)
        return stated;
    dropEmpty(over->components);
    if (over->components.isEmpty())
        overrides.erase(over);
    return edit.setField({{}, path.entity, {}}, Field::Overrides, std::move(overrides));
}

} // namespace

Result<void> setStageProperty(DocumentEdit &edit, const StagePath &path, const NewValue &value)
{
    if (!path.component || path.property.empty())
        return refuse("property-unknown", "expected a property of a component");
    const ComponentSet *has = componentsOf(edit.stage(), path.entity);
    if (!has)
        return refuseUnknown();
    if (!path.inside.empty())
        return setOverride(edit, path, value);
    const Component *now = has->find(*path.component);
    if (!now)
        return refuse("component-unknown", "expected a component that the entity has: add it first");
    Component next = *now;
    Result<void> stated = state(next, path, value, false);
    return stated ? set(edit, path.entity, std::move(next)) : stated;
}

Result<void> addComponent(DocumentEdit &edit, NodeId entity, ComponentType type)
{
    const ComponentSet *has = componentsOf(edit.stage(), entity);
    if (!has)
        return refuseUnknown();
    if (has->find(type))
        return refuse("component-there", "it has such a component already");
    return set(edit, entity, {type, {}, {}, {}, {}});
}

Result<void> removeComponent(DocumentEdit &edit, NodeId entity, ComponentType type)
{
    const ComponentSet *has = componentsOf(edit.stage(), entity);
    if (!has || !has->find(type))
        return has ? refuse("component-unknown", "expected a component that it has") : refuseUnknown();
    return edit.perform(SetComponent{entity, type, {}});
}

Result<void> declareProperty(DocumentEdit &edit, NodeId entity, const Declaration &declaration)
{
    const ComponentSet *has = componentsOf(edit.stage(), entity);
    if (!has)
        return refuseUnknown();
    if (!rowOf(declaration.component).declares())
        return refuse("component-not-here", "only material and variables declare properties");
    const Component *now = has->find(declaration.component);
    Component next = now ? *now : Component{declaration.component, {}, {}, {}, {}};
    auto found = std::ranges::find(next.declared, declaration.name, &DeclaredProperty::name);
    const bool isNew = found == next.declared.end();
    if (isNew)
        found = next.declared.insert(found, {declaration.name, {}, {}, {}, false, {}});
    const bool isTold = !std::holds_alternative<std::monostate>(declaration.value);
    if (isNew || isTold) {
        if (Result<void> put = putDeclared(found->value, declaration.value, declaration.name); !put)
            return put;
    }
    if (found->value.kind != Kind::Number) {
        found->minimum.reset();
        found->maximum.reset();
    }
    found->minimum = declaration.minimum ? declaration.minimum : found->minimum;
    found->maximum = declaration.maximum ? declaration.maximum : found->maximum;
    found->isPrivate = declaration.isPrivate.value_or(found->isPrivate);
    return set(edit, entity, std::move(next));
}

Result<void> removeDeclared(DocumentEdit &edit, NodeId entity, ComponentType component, std::string_view name)
{
    const ComponentSet *has = componentsOf(edit.stage(), entity);
    const Component *now = has ? has->find(component) : nullptr;
    if (!now || !now->declaredNamed(name))
        return refuse("property-unknown", "expected a property that is declared there");
    Component next = *now;
    std::erase_if(next.declared, [name](const DeclaredProperty &each) { return each.name == name; });
    return set(edit, entity, std::move(next));
}

Result<void> setClips(DocumentEdit &edit, NodeId entity, std::vector<std::string> clips)
{
    const ComponentSet *has = componentsOf(edit.stage(), entity);
    if (!has)
        return refuseUnknown();
    const Component *now = has->find(ComponentType::Motion);
    Component next = now ? *now : Component{ComponentType::Motion, {}, {}, {}, {}};
    next.clips = std::move(clips);
    return set(edit, entity, std::move(next));
}

Result<void> clearOverrides(DocumentEdit &edit, NodeId instance, const std::string &inside)
{
    const Entity *entity = entityOf(edit.stage(), instance);
    if (!entity)
        return refuseUnknown();
    std::vector<StageOverride> overrides = entity->overrides;
    std::erase_if(overrides, [&inside](const StageOverride &each) { return inside.empty() || each.path == inside; });
    return edit.setField({{}, instance, {}}, Field::Overrides, std::move(overrides));
}

} // namespace clipwright
