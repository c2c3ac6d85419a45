// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/patch: the parts of a stage as JSON, all of them and exactly.
#pragma once

#include "model/io/patch/rig_json_reader.h"
#include "model/io/patch/rig_json_writer.h"
#include "model/stage/stage.h"

namespace clipwright {

void writeComponent(JsonWriter &json, const Component &component);
void writeOverride(JsonWriter &json, const StageOverride &override);
void writeEntity(JsonWriter &json, const Entity &entity);

/** Strict, as RigJsonReader, which tells the refusal. */
Component readComponent(RigJsonReader &reader, const JsonValue &json);
/** By the key of its row. */
ComponentType readComponentType(RigJsonReader &reader, const JsonValue &json);
std::vector<StageOverride> readOverrides(RigJsonReader &reader, const JsonValue &json);
Entity readEntity(RigJsonReader &reader, const JsonValue &json);

} // namespace clipwright
