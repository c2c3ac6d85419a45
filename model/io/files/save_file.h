// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/files/file_stamp.h"

#include <optional>

namespace clipwright {

struct SaveOptions {
    /** Of what was last read or saved there; with none, whatever is there is replaced. */
    std::optional<FileStamp> expected = {};
    /** Whether what was there stays as `NAME~`, in the place of an earlier one. */
    bool isBackupKept = true;
};

/**
 * Saves a document so that at any moment, a cut of the power included, its file is wholly old or wholly new: a temporary file
 * in the same folder, synced, renamed over, the folder synced. Symbolic links are followed, mode and (where permitted) owner
 * kept. Gives the stamp of what is there now. Refusals, the file being as it was:
 * - `file-changed`, `file-vanished`: it is not what was expected, and whose it is now is not ours to decide;
 * - `file-unwritable`: the step, the system's words; also where the previous file could not be kept.
 * And one with the new file in place: `file-unsynced`, where the disk did not confirm it.
 */
Result<FileStamp> saveFile(const std::string &path, std::string_view bytes, const SaveOptions &options = {},
                           FileCalls &calls = systemCalls());

/** Where saveFile keeps what was there: beside the file itself, not beside a link to it. */
std::string backupPathOf(const std::string &file);

} // namespace clipwright
