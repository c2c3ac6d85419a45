// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/eval/stage_player.h"
#include "model/stage/stage_layout.h"

#include <memory>
#include <string>

namespace clipwright {

/** An .ostage opened: its value, the tree with all instances, and what of them was left out. */
struct StageFileReading {
    std::string path;
    std::string project; ///< the folder that names count from: projectFolderOf the path
    std::shared_ptr<const std::string> bytes;
    std::shared_ptr<const Stage> stage; ///< null where the file does not read: the issues say why
    std::shared_ptr<const StageLayout> layout;
    Issues issues;

    bool isReadable() const { return layout != nullptr; }
};

/** Reads a stage and the stages that it places, all from its project's folder. Never throws. */
StageFileReading openStageFile(const std::string &path);

/** Gives clips from a project's folder, with the drawn curves that they name; what they leave out is added to `issues`, if given. */
ClipLoader clipsFrom(const std::string &project, std::shared_ptr<Issues> issues = nullptr);

} // namespace clipwright
