// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/core/result.h"
#include "model/io/files/file_stamp.h"
#include "model/io/formats.h"
#include "model/project/cook_record.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/** A file of a project. */
struct ScannedFile {
    /** What it is taken for: a `.json` that is no Lottie, and what has no format of ours, is none of both. */
    enum class Kind : std::uint8_t { Asset, Record, Other };

    std::string path; ///< relative to the project's folder, with `/` between its parts
    Kind kind = Kind::Other;
    FormatId format = FormatId::Oanim; ///< of an asset
    FileStamp stamp;                   ///< without a hash where the file could not be read
    std::string source;                ///< of a cooked asset: the path of what it was cooked from, by its record
    std::vector<std::string> cooked;   ///< of a source: the paths of what was cooked from it
    std::optional<CookRecord> record;  ///< of a record that reads
    std::optional<Issue> issue = {};   ///< of one that does not: told by each scan
};

/** What a project's folder holds, in the order of the paths' bytes, and what is new about it. */
struct ProjectScan {
    std::vector<ScannedFile> files;   ///< assets and records, and those `.json` that turned out to be neither
    std::vector<std::string> folders; ///< that were looked into, the project's own as "": those to watch
    std::vector<std::string> came;    ///< paths of assets that the previous scan did not have
    std::vector<std::string> went;    ///< that only the previous scan had
    std::vector<std::string> changed; ///< whose bytes are others
    std::size_t readCount = 0;        ///< files that had to be read
    Issues issues;
    bool isCancelled = false; ///< then the previous scan counts, and nothing of this one

    /** The file of a path, or null. */
    const ScannedFile *find(const std::string &path) const;
};

struct ScanOptions {
    CancelCheck isCancelled = {}; ///< asked for each folder and file
    bool isFlat = false;          ///< only the folder's own files: one that is no project may hold a whole disk
    /** How many files are done of how many, now and then, never back, on the thread that scans. */
    std::function<void(std::size_t done, std::size_t of)> progress = {};
};

/**
 * Looks at all files of a folder that its rules do not ignore (folder_walk.h), and reads those whose size or time is another than in
 * the previous scan; a touch is no change. A plain function over values, for whatever thread. Warnings: those of the walk,
 * `file-unreadable`, `file-too-large`, `record-malformed`. Refuses `folder-missing`.
 */
Result<ProjectScan> scanProject(const std::string &folder, const ProjectScan &previous = {},
                                const ScanOptions &options = {});

} // namespace clipwright
