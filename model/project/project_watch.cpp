// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/project_watch.h"

#include <algorithm>
#include <utility>

namespace clipwright {

void ProjectWatch::scanned(const std::vector<std::string> &folders, WatchTime now)
{
    std::vector<std::string> wanted;
    for (const std::string &folder : folders)
        wanted.push_back(folder.empty() ? m_folder : m_folder + '/' + folder);
    std::ranges::sort(wanted);
    for (const std::string &folder : m_watched) {
        if (!std::ranges::binary_search(wanted, folder))
            m_watch.remove(folder);
    }
    m_isWhole = true;
    for (const std::string &folder : wanted) {
        if (m_watch.isWatched(folder))
            continue;
        if (m_watch.add(folder))
            m_isScanWanted = true;
        else
            m_isWhole = false;
    }
    m_watched = std::move(wanted);
    m_nextScan = now + kScanEvery;
}

std::optional<WatchTime> ProjectWatch::due() const
{
    if (m_isScanWanted)
        return WatchTime();
    const std::optional<WatchTime> heard = m_watch.due();
    if (m_isWhole)
        return heard;
    return heard ? std::min(*heard, m_nextScan) : m_nextScan;
}

bool ProjectWatch::takeScanWanted(WatchTime now)
{
    const bool isHeard = !m_watch.take(now).isEmpty();
    const bool isTime = !m_isWhole && m_nextScan <= now;
    if (isTime)
        m_nextScan = now + kScanEvery;
    return std::exchange(m_isScanWanted, false) || isHeard || isTime;
}

} // namespace clipwright
