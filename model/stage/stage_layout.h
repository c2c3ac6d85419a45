// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/stage/stage_property.h"
#include "model/stage/stage_tree.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** Where the value of one property of one entity stands in a StagePose. */
struct StageSlot {
    /** A rotation has two spellings, which are kept the same. */
    enum class Role : std::uint8_t { Plain, Rotation, Euler };

    std::uint32_t first = 0; ///< of the numbers, or of the texts where the width is 0
    std::uint32_t width = 0;
    Kind kind = Kind::Number;
    Role role = Role::Plain;
    EulerOrder order = EulerOrder::XYZ; ///< of a rotation: the entity's
    double minimum = 0;                 ///< each number is held to these
    double maximum = 0;
    std::span<const std::string_view> choices; ///< of a choice: the words it may be
};

/**
 * What a tree holds at rest, as one run of numbers and one of texts, with a place for each property that may be animated: of each
 * component that is there, stated or not. Immutable; keeps the tree.
 */
class StageLayout {
public:
    explicit StageLayout(std::shared_ptr<const StageTree> tree);

    const StageTree &tree() const { return *m_tree; }
    const std::shared_ptr<const StageTree> &sharedTree() const { return m_tree; }
    std::span<const double> numbers() const { return m_numbers; }
    std::span<const std::string> texts() const { return m_texts; }

    /** Nothing where the entity lacks the component, the component the property, or it cannot be animated. */
    std::optional<StageSlot> slot(StageTree::Index entity, std::string_view address) const;
    /** The first number of a row of the table; nothing where the entity lacks the component. For jobs over all entities. */
    std::optional<std::uint32_t> firstNumber(StageTree::Index entity, ComponentType type, std::uint8_t row) const;

private:
    struct Base {
        ComponentType type = ComponentType::Transform;
        std::uint32_t number = 0;
        std::uint32_t text = 0;
    };
    const Base *base(StageTree::Index entity, ComponentType type) const;
    void add(const Component &component);
    void add(const Value &value);
    void completeRotation(const Component &transform, std::uint32_t first);

    std::shared_ptr<const StageTree> m_tree;
    std::vector<double> m_numbers;
    std::vector<std::string> m_texts;
    std::vector<Base> m_bases;
    std::vector<std::uint32_t> m_firstBase; ///< one more than there are entities
};

} // namespace clipwright
