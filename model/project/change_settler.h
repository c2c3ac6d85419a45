// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/** The caller's clock: only goes forward, and tests make it. */
using WatchTime = std::chrono::steady_clock::time_point;

/** One thing that a watched folder tells of a path in it. */
enum class PathEvent : std::uint8_t {
    Written, ///< bytes, by somebody who has it open
    Closed,  ///< by somebody who may have written
    Other,   ///< came, went, was renamed, or only its times
};

/**
 * Waits until paths that change have stopped to: a save is many events. A path has settled when nothing was heard of it for a
 * tenth of a second; while whoever writes it has it open, for a second; and in any case two seconds after it began, so that one
 * that is always written is looked at now and then. Over 10,000 paths at once all are forgotten and `isFlooded`.
 */
class ChangeSettler {
public:
    static constexpr std::chrono::milliseconds kQuiet{100};
    static constexpr std::chrono::milliseconds kQuietWhileOpen{1000};
    static constexpr std::chrono::milliseconds kLongest{2000};
    static constexpr std::size_t kMostPaths = 10'000;

    void note(const std::string &path, PathEvent event, WatchTime now);
    /** The paths that have settled, each once, in the order of their bytes. */
    std::vector<std::string> take(WatchTime now);
    /** When the next path settles, if nothing more is heard; nothing: none waits. */
    std::optional<WatchTime> due() const;
    /** Whether something was forgotten since the last time it was asked. */
    bool takeFlooded();

private:
    struct Waiting {
        WatchTime first;
        WatchTime last;
        bool isOpen = false;
    };
    static WatchTime dueOf(const Waiting &waiting);

    std::map<std::string, Waiting> m_waiting;
    bool m_isFlooded = false;
};

} // namespace clipwright
