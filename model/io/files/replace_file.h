// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/io/files: the steps that saveFile and writeFileAtomic have in common.
#pragma once

#include "model/io/files/file_target.h"

#include <functional>
#include <string_view>

namespace clipwright {

class TemporaryFile;

/** Told just before a target is replaced, with the file that holds its new bytes; a refusal ends it. */
using BeforeReplacing = std::function<Result<void>(TemporaryFile &)>;

/** What is written gets the target's name: the last steps of the recipe. Refuses as saveFile does. */
Result<void> putInPlace(const std::string &path, const FileTarget &target, TemporaryFile &temporary, FileCalls &calls,
                        const BeforeReplacing &before = {});

/** `file-unsynced`, where what has its new name could be gone after a cut of the power. */
Result<void> syncFolderOf(const std::string &path, const FileTarget &target, FileCalls &calls);

/** Refuses as saveFile does. */
Result<void> replaceFile(const std::string &path, const FileTarget &target, std::string_view bytes, FileCalls &calls,
                         const BeforeReplacing &before = {});

} // namespace clipwright
