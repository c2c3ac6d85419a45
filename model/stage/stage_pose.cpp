// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_pose.h"

#include "model/core/turn.h"
#include "model/stage/euler.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace clipwright {

namespace {

constexpr std::uint32_t kRotationWidth = 4;

} // namespace

StagePose::StagePose(std::shared_ptr<const StageLayout> layout) : m_layout(std::move(layout))
{
    rest();
}

void StagePose::rest()
{
    const std::span<const double> numbers = m_layout->numbers();
    const std::span<const std::string> texts = m_layout->texts();
    m_numbers.assign(numbers.begin(), numbers.end());
    m_texts.assign(texts.begin(), texts.end());
}

Value StagePose::value(const StageSlot &slot) const
{
    if (slot.width == 0)
        return {slot.kind, {}, text(slot)};
    const std::span<const double> held = numbers(slot);
    return {slot.kind, {held.begin(), held.end()}, {}};
}

bool StagePose::write(const StageSlot &slot, std::span<const double> numbers, std::uint32_t at) noexcept
{
    assert(at + numbers.size() <= slot.width);
    if (!std::ranges::all_of(numbers, [](double number) { return std::isfinite(number); }))
        return false;
    if (slot.role == StageSlot::Role::Rotation && (numbers.size() != kRotationWidth || !isRotation(numbers)))
        return false;
    bool isNew = false;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        double &there = m_numbers[slot.first + at + i];
        const double held = std::clamp(numbers[i], slot.minimum, slot.maximum);
        isNew = isNew || there != held;
        there = held;
    }
    if (isNew && slot.role != StageSlot::Role::Plain)
        followRotation(slot);
    return isNew;
}

// The euler angles stand right behind the rotation, as the table of transform has them.
void StagePose::followRotation(const StageSlot &slot) noexcept
{
    static_assert(TransformProperty::Euler == TransformProperty::Rotation + 1);
    const bool isRotation = slot.role == StageSlot::Role::Rotation;
    const std::uint32_t first = isRotation ? slot.first : slot.first - kRotationWidth;
    const std::span<double> rotation = std::span(m_numbers).subspan(first, kRotationWidth);
    const std::span<double> euler = std::span(m_numbers).subspan(first + kRotationWidth, 3);
    if (isRotation)
        degreesOfRotation(rotation, slot.order, euler);
    else
        rotationOfDegrees(euler, slot.order, rotation);
}

bool StagePose::write(const StageSlot &slot, std::string_view text)
{
    assert(slot.width == 0);
    std::string &there = m_texts[slot.first];
    if (there == text || (!slot.choices.empty() && std::ranges::find(slot.choices, text) == slot.choices.end()))
        return false;
    there.assign(text);
    return true;
}

} // namespace clipwright
