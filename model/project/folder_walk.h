// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/core/result.h"
#include "model/io/rig_file.h"
#include "model/project/ignore_rules.h"

#include <cstdint>
#include <string>
#include <vector>

namespace clipwright {

/** A file below a folder, as the file system tells of it. */
struct WalkedFile {
    std::string path; ///< relative to the folder, with `/` between its parts
    std::uint64_t size = 0;
    std::int64_t modified = 0; ///< nanoseconds since 1970

    bool operator==(const WalkedFile &) const = default;
};

/** What is below a folder. */
struct FolderWalk {
    std::vector<WalkedFile> files;    ///< in the order of their paths' bytes
    std::vector<std::string> folders; ///< those entered, the folder itself as "", in the same order
    Issues issues;
    bool isCancelled = false; ///< then nothing of the above counts
};

/** The rules that count in a folder: those that always do and its ignore file's. An unreadable one is a warning. */
IgnoreRules ignoreRulesOf(const std::string &folder, Issues &issues);

/**
 * All ordinary files below a folder that no rule ignores. Links to folders are not followed: what they lead to in the folder
 * is found there, and so no loop is. A link to a file in the folder is a file. Warnings: `folder-unreadable`, `link-outside`,
 * `link-broken`, `folder-too-deep` (over 100), `project-too-large` (over a million files). The check is asked for each
 * folder and thousand files. Refuses `folder-missing`.
 */
Result<FolderWalk> walkFolder(const std::string &folder, const IgnoreRules &rules, const CancelCheck &isCancelled = {});

} // namespace clipwright
