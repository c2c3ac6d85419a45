// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/stage/stage_properties.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** A property that a set of components has: one of the table, or one that is declared. */
struct StageProperty {
    ComponentType component = ComponentType::Transform;
    const PropertyRow *row = nullptr;              ///< null of a declared one
    const DeclaredProperty *declaration = nullptr; ///< null of one of the table
    Kind kind = Kind::Number;
    double minimum = 0; ///< of each number; infinite where free
    double maximum = 0;
    bool isAnimatable = true;
    bool isOffered = true; ///< for new rows: not where it is declared private
};

/**
 * What `component.field` names in these components: nothing where the component is not there or has no such property. The
 * answer refers to `components`.
 */
std::optional<StageProperty> propertyOf(const ComponentSet &components, std::string_view address);

/** All that these components have, in the order of the table and of what is declared. */
std::vector<StageProperty> propertiesOf(const ComponentSet &components);

/** What the row says where nothing is stated: a choice as its word, texts empty. */
Value defaultOf(const PropertyRow &row);
/** What the components hold: stated, declared or by default. */
Value valueOf(const ComponentSet &components, const StageProperty &property);

/** States a value for a row of the component's table in the place of what was stated; none: the default counts again. */
void setStated(Component &component, std::uint8_t row, std::optional<Value> value);

/** `component.field` of the property. */
std::string addressOf(const StageProperty &property);

} // namespace clipwright
