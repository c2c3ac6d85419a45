// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What holds for every stage, whoever made it: what an edit may not break. Readers put right or leave out what breaks it.
#pragma once

#include "model/core/result.h"
#include "model/stage/stage_properties.h"

#include <cstddef>

namespace clipwright {

/** What a stage may hold at most (docs/reliability.md). */
inline constexpr std::size_t kMostEntities = 100'000;
inline constexpr std::size_t kDeepestEntity = 512;  ///< entities below each other
inline constexpr std::size_t kMostDeclared = 1'000; ///< properties that one component declares, clips of one motion

/** Whether such a component may stand there: on an entity, or on the stage itself. */
bool mayStandOn(const ComponentRow &row, bool isRoot);

/** The value is one that the property takes: of its kind, finite, in its range, a turn of unit length, a path that stays inside. */
Result<void> checkValue(const PropertyRow &row, const Value &value);
/** Refuses with `component-malformed`, `value-malformed`, `path-outside`, `too-many-declared`. */
Result<void> checkComponent(const Component &component);
/** The entity by itself: its id, its components, its paths. Refuses as checkComponent, and with `entity-id`, `component-not-here`. */
Result<void> checkEntity(const Entity &entity);
Result<void> checkEntityId(std::string_view id);
/** A path from the stage's folder, or none. Refuses with `path-outside`. */
Result<void> checkReference(std::string_view path);
Result<void> checkOverrides(std::span<const StageOverride> overrides);

} // namespace clipwright
