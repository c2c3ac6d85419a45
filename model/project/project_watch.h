// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/project/folder_watch.h"

#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/**
 * Says when a project is to be scanned again: something settled in one of its folders. It does not say what, for the next scan
 * does, and reads only what has changed. Where not all folders can be watched, every ten seconds too. Wait as for FolderWatch.
 */
class ProjectWatch {
public:
    static constexpr std::chrono::seconds kScanEvery{10};

    /** `folder` is the project's own. Until the first `scanned` there is nothing to hear. */
    explicit ProjectWatch(std::string folder) : m_folder(std::move(folder)) {}

    /**
     * The folders that a scan looked into (ProjectScan::folders): they are watched from now on, others not any more. What happened
     * in a new one between the scan and now is not heard, so the project is to be scanned once more where there are new ones.
     */
    void scanned(const std::vector<std::string> &folders, WatchTime now);

    int descriptor() const { return m_watch.descriptor(); }
    std::optional<WatchTime> due() const;
    /** Whether the project is to be scanned; says so once. */
    bool takeScanWanted(WatchTime now);

    bool isWatchedWhole() const { return m_isWhole; }

private:
    std::string m_folder;
    FolderWatch m_watch;
    std::vector<std::string> m_watched; ///< whole paths, in the order of their bytes
    bool m_isWhole = true;
    bool m_isScanWanted = false;
    WatchTime m_nextScan;
};

} // namespace clipwright
