// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/files/file_calls.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

namespace clipwright {

/** The largest text file that is read (reliability: 256 MiB). */
inline constexpr std::size_t kMaxTextBytes = std::size_t(256) << 20;

/** All bytes of a file. Refusals: `file-missing`, `file-unreadable` (with the system's words), `file-too-large`. */
Result<std::shared_ptr<const std::string>> readFile(const std::string &path, std::size_t cap = kMaxTextBytes,
                                                    FileCalls &calls = systemCalls());

/** Whether there is a folder of that path, by way of symbolic links too. */
bool isFolder(const std::string &path);
/** Whether something is there that is neither a file nor a folder: a device, a pipe. */
bool isSpecialFile(const std::string &path);

/**
 * Replaces or makes a file so that at any moment it is wholly old or wholly new, by the steps of saveFile (save_file.h), which
 * is for documents: this one keeps no backup and asks for no conflict. Leaves nothing behind when it fails. Refusals:
 * `file-unwritable` with the step and the system's words, `file-unsynced`.
 */
Result<void> writeFileAtomic(const std::string &path, std::string_view bytes, FileCalls &calls = systemCalls());

} // namespace clipwright
