// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Edits of a stage's entities: put in, taken out, copied, moved, hung from each other. Each refuses with `entity-unknown` what is
// not there, and as DocumentEdit does.
#pragma once

#include "model/document/document_edit.h"
#include "model/stage/texture_animation.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** An id that no entity of the stage has: the word itself, else with a number behind it. Slashes become dashes. */
std::string freeEntityId(const Stage &stage, std::string_view wanted);

struct EntitySpec {
    std::string id;                    ///< made free; empty: "entity"
    std::string name;                  ///< empty: as its id
    NodeId parent;                     ///< null: on the stage itself
    std::vector<Component> components; ///< beside a transform, which each entity gets
    std::string instance;              ///< a stage that stands in it; empty: none
};

/** Behind the others that hang from the same parent, with what hangs from them. */
Result<NodeId> addEntity(DocumentEdit &edit, EntitySpec spec);

/** Takes entities out with all that hangs from them. */
Result<void> removeEntities(DocumentEdit &edit, std::span<const NodeId> entities);

/** Copies of entities with all that hangs from them, under free ids, each behind what it is a copy of. */
Result<std::vector<NodeId>> duplicateEntities(DocumentEdit &edit, std::span<const NodeId> entities);

/**
 * To a place among all entities, as counted without it and what hangs from it, which goes along. Refuses with `parent-later` a
 * place before its parent.
 */
Result<void> moveEntity(DocumentEdit &edit, NodeId entity, std::size_t to);

/**
 * Hangs an entity from another, or from the stage itself (null). `keepsPose`: it stays where it is seen at rest; refuses with
 * `pose-sheared` where no position, turn and scale say that, and with `parent-flat` a parent that is scaled to nothing. Refuses
 * with `parent-loop` what hangs from it.
 */
Result<void> reparentEntity(DocumentEdit &edit, NodeId entity, NodeId parent, bool keepsPose);

/**
 * "Animation from texture": a sprite of a sheet on a stage, and the timeline asset that it plays, in the clip of `clip`, which has no
 * channels yet (`clip-not-empty`). Paths are as the stage's file says them. Of 1 to kMostSheetFrames frames (`frames-malformed`), at
 * more than 0 a second (`rate-not-positive`).
 */
struct SheetSpec {
    std::string texture;
    std::string clipFile;
    SheetFrames frames;
    double rate = 10;
    std::array<double, 2> size{1, 1}; ///< of the sprite, in metres
};
Result<NodeId> addTextureAnimation(DocumentEdit &stage, DocumentEdit &clip, const SheetSpec &spec);

/** An entity, then all that hangs from it, in the order of the stage. */
std::vector<NodeId> withAllBelow(const Stage &stage, NodeId entity);

} // namespace clipwright
