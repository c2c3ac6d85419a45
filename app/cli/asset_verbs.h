// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/reply.h"
#include "model/io/formats.h"

#include <string>

namespace clipwright::app {

/** What a file holds by its suffix; a rig where that is unknown, whose opening then says so. */
AssetKind kindOf(const std::string &path);

/** Refuses `not-a-picture`: clips and curves move things, but show none. */
Result<void> isPicturable(const std::string &path);

// The verbs of files that hold no rig; verb.h has those that choose between them.
ExitStatus runClipInfo(const Arguments &arguments, Reply &reply);
ExitStatus runClipPose(const Arguments &arguments, Reply &reply);
ExitStatus runClipPlay(const Arguments &arguments, Reply &reply);
ExitStatus runStageInfo(const Arguments &arguments, Reply &reply);
ExitStatus runStagePose(const Arguments &arguments, Reply &reply);
ExitStatus runStagePlay(const Arguments &arguments, Reply &reply);
ExitStatus runStageRender(const Arguments &arguments, Reply &reply);
ExitStatus runStageSheet(const Arguments &arguments, Reply &reply);
/** A .png cut into frames: an .ostage with a sprite of it, and its .oclip beside it. */
ExitStatus convertSheet(const Arguments &arguments, Reply &reply);

/** A clip, a stage or a curve written again in canonical form, as `fmt` would, into another file. */
ExitStatus convertSame(FormatId format, const Arguments &arguments, Reply &reply);

} // namespace clipwright::app
