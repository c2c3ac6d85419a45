// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/stage/stage_pose.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** What one channel says of one property: values of its kind, or of one component of it. */
struct StageChannel {
    StageTree::Index entity = 0;
    std::string_view property; ///< `component.field`
    Kind kind = Kind::Number;  ///< of the property, as the channel has it
    int component = -1;
    EulerOrder order = EulerOrder::XYZ; ///< of degrees
};

/** A property found once, to be written each frame. */
struct BoundProperty {
    /** How the channel's numbers become those of the slot. */
    enum class Way : std::uint8_t { Numbers, Text, EulerToRotation };

    StageSlot slot;
    Way way = Way::Numbers;
    std::uint32_t at = 0;               ///< the first number of the slot that is written
    std::uint32_t width = 0;            ///< numbers that the channel gives; 0: a text
    EulerOrder order = EulerOrder::XYZ; ///< of the channel
};

/**
 * Where the values of a channel go: nothing where the entity lacks the property or cannot take that kind. Degrees go to
 * `transform.rotation` and rotations to `transform.euler` as well, by the order that each of them has; numbers and angles,
 * vectors and degrees, texts, choices and assets stand for each other, two numbers for the first two of three. One angle for
 * a whole rotation turns about z, as flat things do.
 */
std::optional<BoundProperty> bind(const StageLayout &layout, const StageChannel &channel);

/** False where the value is there already. */
bool write(StagePose &pose, const BoundProperty &property, std::span<const double> numbers) noexcept;
bool write(StagePose &pose, const BoundProperty &property, std::string_view text);
/** What the property holds now, as the channel would say it. */
Value held(const StagePose &pose, const BoundProperty &property);

} // namespace clipwright
