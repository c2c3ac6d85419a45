// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/kept_lines.h"

#include "model/io/oanim/line_scanner.h"

#include <algorithm>

namespace clipwright::oanim {

void appendLine(std::string &lines, std::string_view line)
{
    if (!lines.empty())
        lines += '\n';
    lines += line;
}

void settle(KeptLines &kept)
{
    std::stable_sort(kept.begin(), kept.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    std::size_t last = 0;
    for (std::size_t i = 1; i < kept.size(); ++i) {
        if (kept[i].first == kept[last].first)
            appendLine(kept[last].second, kept[i].second);
        else if (++last != i)
            kept[last] = std::move(kept[i]);
    }
    if (!kept.empty())
        kept.resize(last + 1);
}

KeptWriter::KeptWriter(const KeptLines &kept, IsStatement isStatement, std::string &out)
    : m_kept(kept),
      m_isStatement(isStatement),
      m_out(out)
{}

void KeptWriter::before(const KeptAt &at, std::string_view indent, bool isWithinRun)
{
    for (; m_next < m_kept.size() && m_kept[m_next].first <= at; ++m_next) {
        LineScanner lines(m_kept[m_next].second);
        while (lines.next()) {
            if (lines.whole().empty())
                continue;
            m_out += indent;
            if (!lines.statement().empty() && (isWithinRun || m_isStatement(lines.statement())))
                m_out += "# ";
            m_out += lines.whole();
            m_out += '\n';
        }
    }
}

} // namespace clipwright::oanim
