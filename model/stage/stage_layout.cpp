// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_layout.h"

#include "model/core/named.h"
#include "model/stage/euler.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

bool isText(Kind kind)
{
    return rowOf(kind).storage == Storage::Strings || kind == Kind::Choice;
}

std::uint32_t widthOf(Kind kind)
{
    return isText(kind) ? 0 : static_cast<std::uint32_t>(rowOf(kind).components);
}

/** How far behind the start of its component a row stands, in numbers or in texts. Rows that do not move have no place. */
std::uint32_t offsetOf(ComponentType type, std::uint8_t row)
{
    constexpr std::size_t kMostRows = 16;
    using Offsets = std::vector<std::array<std::uint32_t, kMostRows>>;
    static const Offsets all = [] {
        Offsets offsets(componentRows().size());
        for (const ComponentRow &component : componentRows()) {
            std::uint32_t numbers = 0;
            std::uint32_t texts = 0;
            for (const PropertyRow &property : component.properties) {
                offsets[static_cast<std::size_t>(component.type)].at(property.id) =
                    isText(property.kind) ? texts : numbers;
                numbers += property.animatable ? widthOf(property.kind) : 0;
                texts += property.animatable && isText(property.kind) ? 1 : 0;
            }
        }
        return offsets;
    }();
    return all[static_cast<std::size_t>(type)][row];
}

EulerOrder orderOf(const Component *transform)
{
    const Value *stated = transform ? transform->stated(TransformProperty::Order) : nullptr;
    return stated ? enumNamed<EulerOrder>(eulerOrderNames(), stated->text).value_or(EulerOrder::XYZ) : EulerOrder::XYZ;
}

StageSlot::Role roleOf(const StageProperty &property)
{
    if (property.component != ComponentType::Transform)
        return StageSlot::Role::Plain;
    if (property.row->id == TransformProperty::Rotation)
        return StageSlot::Role::Rotation;
    return property.row->id == TransformProperty::Euler ? StageSlot::Role::Euler : StageSlot::Role::Plain;
}

} // namespace

StageLayout::StageLayout(std::shared_ptr<const StageTree> tree) : m_tree(std::move(tree))
{
    m_firstBase.reserve(m_tree->size() + 1);
    for (StageTree::Index index = 0; index < m_tree->size(); ++index) {
        m_firstBase.push_back(static_cast<std::uint32_t>(m_bases.size()));
        for (const Component &component : m_tree->components(index).known)
            add(component);
    }
    m_firstBase.push_back(static_cast<std::uint32_t>(m_bases.size()));
}

void StageLayout::add(const Value &value)
{
    if (isText(value.kind)) {
        m_texts.push_back(value.text);
        return;
    }
    const std::size_t first = m_numbers.size();
    m_numbers.insert(m_numbers.end(), value.numbers.begin(), value.numbers.end());
    m_numbers.resize(first + widthOf(value.kind), 0.0);
}

void StageLayout::add(const Component &component)
{
    const auto first = static_cast<std::uint32_t>(m_numbers.size());
    m_bases.push_back({component.type, first, static_cast<std::uint32_t>(m_texts.size())});
    for (const PropertyRow &row : rowOf(component.type).properties) {
        if (!row.animatable)
            continue;
        const Value *stated = component.stated(row.id);
        add(stated && stated->kind == row.kind ? *stated : defaultOf(row));
    }
    for (const DeclaredProperty &declared : component.declared)
        add(declared.value);
    if (component.type == ComponentType::Transform)
        completeRotation(component, first);
}

void StageLayout::completeRotation(const Component &transform, std::uint32_t first)
{
    const std::span<double> rotation =
        std::span(m_numbers).subspan(first + offsetOf(ComponentType::Transform, TransformProperty::Rotation), 4);
    const std::span<double> euler =
        std::span(m_numbers).subspan(first + offsetOf(ComponentType::Transform, TransformProperty::Euler), 3);
    if (transform.stated(TransformProperty::Euler))
        rotationOfDegrees(euler, orderOf(&transform), rotation);
    else if (transform.stated(TransformProperty::Rotation))
        degreesOfRotation(rotation, orderOf(&transform), euler);
}

const StageLayout::Base *StageLayout::base(StageTree::Index entity, ComponentType type) const
{
    for (std::uint32_t i = m_firstBase[entity]; i < m_firstBase[entity + 1]; ++i) {
        if (m_bases[i].type == type)
            return &m_bases[i];
    }
    return nullptr;
}

std::optional<std::uint32_t> StageLayout::firstNumber(StageTree::Index entity, ComponentType type,
                                                      std::uint8_t row) const
{
    const Base *found = base(entity, type);
    return found ? std::optional(found->number + offsetOf(type, row)) : std::nullopt;
}

std::optional<StageSlot> StageLayout::slot(StageTree::Index entity, std::string_view address) const
{
    const ComponentSet &components = m_tree->components(entity);
    const std::optional<StageProperty> property = propertyOf(components, address);
    const Base *found = property && property->isAnimatable ? base(entity, property->component) : nullptr;
    if (!found)
        return std::nullopt;
    StageSlot slot;
    slot.kind = property->kind;
    slot.width = widthOf(property->kind);
    slot.minimum = property->minimum;
    slot.maximum = property->maximum;
    slot.first = isText(property->kind) ? found->text : found->number;
    if (property->row) {
        slot.first += offsetOf(property->component, property->row->id);
        slot.choices = property->row->choices;
        slot.role = roleOf(*property);
        slot.order = orderOf(components.find(ComponentType::Transform));
        return slot;
    }
    for (const DeclaredProperty &declared : components.find(property->component)->declared) {
        if (&declared == property->declaration)
            break;
        if (isText(declared.value.kind) == isText(property->kind))
            slot.first += isText(property->kind) ? 1 : widthOf(declared.value.kind);
    }
    return slot;
}

} // namespace clipwright
