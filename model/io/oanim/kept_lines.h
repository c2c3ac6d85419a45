// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/cooked_rig.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace clipwright::oanim {

using KeptLines = std::vector<std::pair<KeptAt, std::string>>;

/** Adds a line to lines joined by LF. */
void appendLine(std::string &lines, std::string_view line);

/** Sorts by place, lines of one place staying in their order, and joins these to one entry. */
void settle(KeptLines &kept);

/**
 * Puts kept lines back before the statements they preceded while a text is written from top to bottom. A line that
 * would mean something where it now stands (it came from another format or another place) is written as a comment.
 */
class KeptWriter {
public:
    /** Whether a line without its comment is a statement of the format. */
    using IsStatement = bool (*)(std::string_view statement);

    KeptWriter(const KeptLines &kept, IsStatement isStatement, std::string &out);

    /** Writes every line kept up to `at`, indented. `isWithinRun`: other than a comment would break the run here. */
    void before(const KeptAt &at, std::string_view indent, bool isWithinRun = false);

private:
    const KeptLines &m_kept;
    IsStatement m_isStatement;
    std::string &m_out;
    std::size_t m_next = 0;
};

} // namespace clipwright::oanim
