// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/core/issue.h"

#include <memory>
#include <string>

namespace clipwright {

/** An .oclip opened: its value, with the drawn curves that its keys name, and what of it was left out. */
struct ClipFile {
    std::string path;
    std::shared_ptr<const std::string> bytes;
    std::shared_ptr<const Clip> clip; ///< null where the file does not read: the issues say why
    Issues issues;

    bool isReadable() const { return clip != nullptr; }
};

/**
 * Reads an .oclip and the .ocurve files that it names, each looked for in the clip's folder, then in that of its project.
 * `curve-missing`, a warning, where one is not there: its keys run evenly. Never throws.
 */
ClipFile openClipFile(const std::string &path);
/** The same of bytes that are, or will be, the file of that path. */
ClipFile clipFileOf(const std::string &path, const std::shared_ptr<const std::string> &bytes);

} // namespace clipwright
