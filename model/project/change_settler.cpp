// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/change_settler.h"

#include <algorithm>
#include <utility>

namespace clipwright {

WatchTime ChangeSettler::dueOf(const Waiting &waiting)
{
    return std::min(waiting.last + (waiting.isOpen ? kQuietWhileOpen : kQuiet), waiting.first + kLongest);
}

void ChangeSettler::note(const std::string &path, PathEvent event, WatchTime now)
{
    const auto [at, isNew] = m_waiting.try_emplace(path, Waiting{now, now});
    if (isNew && m_waiting.size() > kMostPaths) {
        m_waiting.clear();
        m_isFlooded = true;
        return;
    }
    Waiting &waiting = at->second;
    waiting.last = now;
    if (event == PathEvent::Written)
        waiting.isOpen = true;
    else if (event == PathEvent::Closed)
        waiting.isOpen = false;
}

std::vector<std::string> ChangeSettler::take(WatchTime now)
{
    std::vector<std::string> settled;
    for (auto at = m_waiting.begin(); at != m_waiting.end();) {
        if (dueOf(at->second) > now) {
            ++at;
            continue;
        }
        settled.push_back(at->first);
        at = m_waiting.erase(at);
    }
    return settled;
}

std::optional<WatchTime> ChangeSettler::due() const
{
    std::optional<WatchTime> first;
    for (const auto &[path, waiting] : m_waiting)
        first = first ? std::min(*first, dueOf(waiting)) : dueOf(waiting);
    return first;
}

bool ChangeSettler::takeFlooded()
{
    return std::exchange(m_isFlooded, false);
}

} // namespace clipwright
