// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/files/descriptor.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/**
 * Many files of one folder that get their names when all of them are written: until finish() what is there stays as it is, and
 * without it nothing is left behind. They wait in a hidden folder beside their places, which removeLeftovers knows.
 */
class StagedFiles {
public:
    /** `folder` as folderPartOf gives it (read_within.h). Refuses `file-unwritable`. */
    static Result<std::unique_ptr<StagedFiles>> open(const std::string &folder, FileCalls &calls = systemCalls());
    ~StagedFiles();
    StagedFiles(const StagedFiles &) = delete;
    StagedFiles &operator=(const StagedFiles &) = delete;

    /** One more; `name` without a folder, each once. Refuses `file-unwritable`, also for what stands at its place and is no file. */
    Result<void> add(const std::string &name, std::string_view bytes);
    /**
     * Gives all of them their names, in the order in which they were added. Where the system refuses one after all, those
     * before it have theirs and the error names it. Once.
     */
    Result<void> finish();

private:
    StagedFiles(std::string folder, std::string waiting, Descriptor lock, FileCalls &calls);

    std::string m_folder;
    std::string m_waiting; ///< the hidden folder
    Descriptor m_lock;
    FileCalls &m_calls;
    std::vector<std::string> m_names;
    std::size_t m_placed = 0;
};

} // namespace clipwright
