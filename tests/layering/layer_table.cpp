// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "layering/layer_table.h"

#include <algorithm>

namespace clipwright::layering {

namespace {

bool matches(const QString &pattern, const QString &folder)
{
    if (!pattern.endsWith(QLatin1String("/*")))
        return pattern == folder;
    return folder.startsWith(pattern.chopped(1)); // "views/" of "views/*"
}

} // namespace

LayerTable LayerTable::parse(const QString &text)
{
    LayerTable table;
    const QStringList lines = text.split(u'\n');
    for (int i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const QStringList columns = line.split(u':');
        const QString folder = columns[0].trimmed();
        const bool isKnown = std::any_of(table.m_rows.cbegin(), table.m_rows.cend(),
                                         [&](const LayerRow &row) { return row.folder == folder; });
        if (columns.size() != 3 || folder.isEmpty() || isKnown) {
            table.m_malformed =
                QStringLiteral("line %1: expected one row `FOLDER : uses : Qt modules` a folder").arg(i + 1);
            return table;
        }
        table.m_rows.append({folder, columns[1].simplified().split(u' ', Qt::SkipEmptyParts),
                             columns[2].simplified().split(u' ', Qt::SkipEmptyParts)});
    }
    return table;
}

bool LayerTable::mayInclude(const QString &from, const QString &folder) const
{
    const QStringList uses = rowOf(from).uses;
    return from == folder
           || std::any_of(uses.cbegin(), uses.cend(), [&](const QString &use) { return matches(use, folder); });
}

bool LayerTable::mayUseQt(const QString &from, const QString &module) const
{
    return rowOf(from).qtModules.contains(module);
}

LayerRow LayerTable::rowOf(const QString &folder) const
{
    const auto exact =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [&](const LayerRow &row) { return row.folder == folder; });
    if (exact != m_rows.cend())
        return *exact;
    const auto family =
        std::find_if(m_rows.cbegin(), m_rows.cend(), [&](const LayerRow &row) { return matches(row.folder, folder); });
    return family != m_rows.cend() ? *family : LayerRow{};
}

} // namespace clipwright::layering
