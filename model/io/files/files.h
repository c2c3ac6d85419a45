// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace clipwright {

/** The largest text file that is read (reliability: 256 MiB). */
inline constexpr std::size_t kMaxTextBytes = std::size_t(256) << 20;

/** All bytes of a file. Refusals: `file-missing`, `file-unreadable` (with the system's words), `file-too-large`. */
Result<std::shared_ptr<const std::string>> readFile(const std::string &path, std::size_t cap = kMaxTextBytes);

/** The folder of a path; empty for the one that the program runs in. */
std::string folderPartOf(const std::string &path);

/**
 * A file below `folder`, as folderPartOf gives it, that another file names by an inner path (model/core/inner_path.h). Nothing outside of the folder is
 * opened, not by way of symbolic links either: `file-outside`. Other refusals as readFile.
 */
Result<std::shared_ptr<const std::string>> readFileWithin(const std::string &folder, const std::string &path,
                                                          std::size_t cap = kMaxTextBytes);

/** Whether there is a folder of that path, by way of symbolic links too. */
bool isFolder(const std::string &path);
/** Whether something is there that is neither a file nor a folder: a device, a pipe. */
bool isSpecialFile(const std::string &path);

/**
 * Replaces or makes a file so that at any moment it is wholly old or wholly new: a temporary file in the same folder,
 * flushed, synced, renamed over, the folder synced. Follows symbolic links, keeps mode bits, leaves nothing behind when it
 * fails. Refusal: `file-unwritable` with the step and the system's words.
 */
Result<void> writeFileAtomic(const std::string &path, std::string_view bytes);

} // namespace clipwright
