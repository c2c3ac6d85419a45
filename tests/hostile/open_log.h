// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace clipwright::hostile {

/** Every file that the program asks the system to open as long as this lives, by canonical path where it is there. */
class OpenLog {
public:
    OpenLog();
    OpenLog(const OpenLog &) = delete;
    OpenLog &operator=(const OpenLog &) = delete;
    ~OpenLog();

    const std::vector<std::string> &paths() const { return m_paths; }
    void add(const char *path);

private:
    std::vector<std::string> m_paths;
};

} // namespace clipwright::hostile
