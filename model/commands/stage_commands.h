// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Edits of what entities, and a stage itself, have: components, their properties, what instances lay over what is in them. Each
// refuses with `entity-unknown` what is not there, and as DocumentEdit does.
#pragma once

#include "model/commands/argument.h"
#include "model/commands/stage_path.h"
#include "model/document/document_edit.h"

#include <array>
#include <string>

namespace clipwright {

/**
 * States the value of a property; null takes it back, so that the default counts again (of an instance: what the placed stage says).
 * Of position and its like two numbers do, of a colour three; of the two spellings of a turn the other one goes. Refuses
 * with `component-unknown` a component that the entity has not, `property-unknown`, `value-kind`, and as checkValue.
 */
Result<void> setStageProperty(DocumentEdit &edit, const StagePath &property, const NewValue &value);

/** A component with all of its properties at their defaults; refuses with `component-there` one that it has. */
Result<void> addComponent(DocumentEdit &edit, NodeId entity, ComponentType type);
/** Refuses with `component-unknown` one that it has not. */
Result<void> removeComponent(DocumentEdit &edit, NodeId entity, ComponentType type);

/** What an entity says of a property that it declares itself; what is not told stays as it is. */
struct Declaration {
    ComponentType component = ComponentType::Variables; ///< or Material
    std::string name;
    NewValue value;                ///< a number, text or flag; needed of a new one
    std::optional<double> minimum; ///< of a number
    std::optional<double> maximum;
    std::optional<bool> isPrivate;
};

/** Declares a property, or changes what is declared; puts the component in where it is not there. Refuses `value-kind`. */
Result<void> declareProperty(DocumentEdit &edit, NodeId entity, const Declaration &declaration);
/** Refuses with `property-unknown`. */
Result<void> removeDeclared(DocumentEdit &edit, NodeId entity, ComponentType component, std::string_view name);

/** The clips that an entity may play, in the component motion, which is put in where it is not there. */
Result<void> setClips(DocumentEdit &edit, NodeId entity, std::vector<std::string> clips);

/** All that an instance lays over an entity inside of it goes; of none, over all of them. */
Result<void> clearOverrides(DocumentEdit &edit, NodeId instance, const std::string &inside);

} // namespace clipwright
