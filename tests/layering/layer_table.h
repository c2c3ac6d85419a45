// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace clipwright::layering {

/** One line of layers.txt. */
struct LayerRow {
    QString folder;
    QStringList uses;
    QStringList qtModules;
};

/** The table of layers.txt. A line that is not a row, or a folder named twice, makes the table malformed. */
class LayerTable {
public:
    static LayerTable parse(const QString &text);

    /** Why the table cannot be used; empty when it can. */
    QString malformed() const { return m_malformed; }
    bool knows(const QString &folder) const { return !rowOf(folder).folder.isEmpty(); }
    bool mayInclude(const QString &from, const QString &folder) const;
    bool mayUseQt(const QString &from, const QString &module) const;

private:
    /** The row of exactly this folder, else of its family `X/…`, else an empty one. */
    LayerRow rowOf(const QString &folder) const;

    QList<LayerRow> m_rows;
    QString m_malformed;
};

} // namespace clipwright::layering
