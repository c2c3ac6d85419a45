// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/reply.h"
#include "model/core/value.h"
#include "model/eval/clip_sampler.h"
#include "model/io/clip_file.h"

#include <memory>
#include <string>

namespace clipwright::app {

/** A clip that can be sampled, and what is left to tell about it. */
struct OpenedClip {
    ClipFile file;
    std::shared_ptr<const ClipSampler> sampler;
};

/** Refusals as issues. */
tl::expected<OpenedClip, Issues> openClip(const std::string &path);

/** A number, flag, text or list. */
void writeValue(JsonWriter &json, const Value &value);
/** Members "values" and "bones": what the clip moves, by target; `property[1]` where it moves one number alone. */
void writePose(JsonWriter &json, const ClipSampler &sampler, const ClipPose &pose);

} // namespace clipwright::app
