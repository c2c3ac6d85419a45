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
