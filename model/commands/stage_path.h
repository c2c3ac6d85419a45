// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/path_words.h"
#include "model/document/field.h"
#include "model/stage/stage_property.h"

#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * What a path names in a stage (docs/formats/commands.md): the stage itself or an entity, a component, property or field of it, and
 * what an instance lays over an entity inside of it. `entities[2]`, `lamp`, `lamp/light`, `lamp/light.power`,
 * `lamp/transform.position.y`, `slime1/body/sprite.tint`, `background.colour`.
 */
struct StagePath {
    NodeId entity;      ///< null: the stage itself
    std::string inside; ///< of an instance: the path of the entity in it; empty: the entity itself
    std::optional<ComponentType> component;
    std::string property;       ///< of the component; empty: the component as a whole
    std::int8_t number = -1;    ///< one of the property's numbers; -1: all of them
    std::optional<Field> field; ///< of the entity or the stage
};

/** Refuses with `path-unknown` what is not there (what lies inside of an instance is not asked for), with `path-malformed`. */
Result<StagePath> resolvePath(const Stage &stage, std::string_view path);

/** The path of an entity; empty for the stage itself, and for one that is not there. */
std::string pathOf(const Stage &stage, NodeId entity);

/** The entity under that id, or nullptr. */
const Entity *entityOf(const Stage &stage, NodeId entity);

} // namespace clipwright
