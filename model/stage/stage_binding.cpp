// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_binding.h"

#include "model/stage/euler.h"

#include <array>
#include <cassert>

namespace clipwright {

namespace {

enum class Family : std::uint8_t { Numbers, Flags, Colours, Rotations, Texts, Others };

Family familyOf(Kind kind)
{
    switch (kind) {
    case Kind::Number:
    case Kind::Angle:
    case Kind::Vector2:
    case Kind::Vector3:
    case Kind::Euler: return Family::Numbers;
    case Kind::Flag: return Family::Flags;
    case Kind::Colour: return Family::Colours;
    case Kind::Rotation: return Family::Rotations;
    case Kind::Text:
    case Kind::Choice:
    case Kind::Asset: return Family::Texts;
    default: return Family::Others;
    }
}

std::uint32_t widthOf(Kind kind)
{
    return familyOf(kind) == Family::Texts ? 0 : static_cast<std::uint32_t>(rowOf(kind).components);
}

/** The other spelling of the rotation whose slot that is. */
StageSlot otherSpelling(const StageSlot &slot)
{
    constexpr std::uint32_t kRotationWidth = 4;
    StageSlot other = slot;
    const bool isRotation = slot.role == StageSlot::Role::Rotation;
    other.role = isRotation ? StageSlot::Role::Euler : StageSlot::Role::Rotation;
    other.kind = isRotation ? Kind::Euler : Kind::Rotation;
    other.first = isRotation ? slot.first + kRotationWidth : slot.first - kRotationWidth;
    other.width = isRotation ? 3 : kRotationWidth;
    return other;
}

/** The spelling that fits what the channel says; a rotation is four numbers, everything else degrees. */
void chooseSpelling(StageSlot &slot, const StageChannel &channel)
{
    const bool saysRotation = channel.kind == Kind::Rotation;
    if (saysRotation != (slot.role == StageSlot::Role::Rotation))
        slot = otherSpelling(slot);
}

} // namespace

std::optional<BoundProperty> bind(const StageLayout &layout, const StageChannel &channel)
{
    std::optional<StageSlot> slot = layout.slot(channel.entity, channel.property);
    if (!slot)
        return std::nullopt;
    if (slot->role != StageSlot::Role::Plain)
        chooseSpelling(*slot, channel);
    const Family family = familyOf(channel.kind);
    if (family == Family::Others || family != familyOf(slot->kind))
        return std::nullopt;
    BoundProperty bound;
    bound.slot = *slot;
    bound.order = channel.order;
    if (family == Family::Texts) {
        bound.way = BoundProperty::Way::Text;
        return bound;
    }
    bound.width = widthOf(channel.kind);
    const bool turnsFlat = slot->role == StageSlot::Role::Euler && bound.width == 1;
    if (channel.component >= 0 || turnsFlat) {
        constexpr std::uint32_t kAboutZ = 2;
        bound.at = channel.component >= 0 ? static_cast<std::uint32_t>(channel.component) : kAboutZ;
        bound.width = 1;
        return bound.at < slot->width && family != Family::Rotations ? std::optional(bound) : std::nullopt;
    }
    const bool isFlat = channel.kind == Kind::Vector2 && slot->kind == Kind::Vector3;
    if (bound.width != slot->width && !isFlat)
        return std::nullopt;
    if (slot->role == StageSlot::Role::Euler && bound.width == 3 && channel.order != slot->order) {
        bound.slot = otherSpelling(*slot);
        bound.way = BoundProperty::Way::EulerToRotation;
    }
    return bound;
}

bool write(StagePose &pose, const BoundProperty &property, std::span<const double> numbers) noexcept
{
    assert(numbers.size() == property.width);
    if (property.way != BoundProperty::Way::EulerToRotation)
        return pose.write(property.slot, numbers, property.at);
    std::array<double, 4> rotation{};
    rotationOfDegrees(numbers, property.order, rotation);
    return pose.write(property.slot, rotation);
}

bool write(StagePose &pose, const BoundProperty &property, std::string_view text)
{
    assert(property.way == BoundProperty::Way::Text);
    return pose.write(property.slot, text);
}

Value held(const StagePose &pose, const BoundProperty &property)
{
    if (property.way == BoundProperty::Way::Text)
        return {property.slot.kind, {}, pose.text(property.slot)};
    const std::span<const double> numbers = pose.numbers(property.slot);
    if (property.way == BoundProperty::Way::EulerToRotation) {
        Value degrees{Kind::Euler, {0, 0, 0}, {}};
        degreesOfRotation(numbers, property.order, degrees.numbers);
        return degrees;
    }
    const std::span<const double> own = numbers.subspan(property.at, property.width);
    const Kind kind = own.size() == numbers.size() ? property.slot.kind
                      : own.size() == 1            ? Kind::Number
                                                   : Kind::Vector2;
    return {kind, {own.begin(), own.end()}, {}};
}

} // namespace clipwright
