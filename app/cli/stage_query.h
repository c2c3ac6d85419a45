// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/reply.h"
#include "model/io/stage_file.h"

#include <memory>
#include <string>

namespace clipwright::app {

/** A stage that plays what it starts on its own, and what is left to tell about it and its clips. */
struct PlayingStage {
    StageFileReading file;
    std::shared_ptr<Issues> issues;
    std::unique_ptr<StagePlayer> player;
};

/** Opens a stage and starts its clips. Refusals as issues. */
tl::expected<PlayingStage, Issues> playStage(const std::string &path);

/** Member "entities": id, path and values of each, the stage's own first where it has any. */
void writeEntities(JsonWriter &json, const StagePose &pose);
/** The values of one entity as JSON on one line. */
std::string valuesText(const StagePose &pose, StageTree::Index index);
/** Member "order": the paths of a flat stage's entities from back to front. */
void writeOrder(JsonWriter &json, const StagePose &pose);

} // namespace clipwright::app
