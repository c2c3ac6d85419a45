// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/patch: the parts of a clip as JSON, all of them and exactly.
#pragma once

#include "model/clip/clip.h"
#include "model/io/patch/rig_json_reader.h"
#include "model/io/patch/rig_json_writer.h"

namespace clipwright {

void writeAddress(JsonWriter &json, const ChannelAddress &address);
void writeRootMotion(JsonWriter &json, const std::optional<RootMotion> &root);
void writeChannel(JsonWriter &json, const ClipChannel &channel);

/** Strict, as RigJsonReader, which tells the refusal. */
ChannelAddress readAddress(RigJsonReader &reader, const JsonValue &json);
std::optional<RootMotion> readRootMotion(RigJsonReader &reader, const JsonValue &json);
ClipChannel readChannel(RigJsonReader &reader, const JsonValue &json);

} // namespace clipwright
