// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/outliner/outliner_model.h"

#include "widgets/icons.h"
#include "widgets/plain_line.h"
#include "widgets/theme.h"

namespace clipwright::views {

using widgets::Theme;
using widgets::Token;

OutlinerModel::OutlinerModel(RigTreeModel &rows, QObject *parent) : QSortFilterProxyModel(parent), m_rows(rows)
{
    setRecursiveFilteringEnabled(true);
    setSourceModel(&rows);
}

void OutlinerModel::setWords(const QString &words)
{
    m_words = words.trimmed();
    invalidateFilter();
}

bool OutlinerModel::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_words.isEmpty())
        return true;
    const QModelIndex index = m_rows.index(row, RigTreeModel::NameColumn, parent);
    return index.data().toString().contains(m_words, Qt::CaseInsensitive)
           || kindText(index.data(RigTreeModel::KindRole).toString()).contains(m_words, Qt::CaseInsensitive);
}

bool OutlinerModel::isMarked(const QModelIndex &index) const
{
    return mapToSource(index).data(Qt::CheckStateRole).toInt() == Qt::Checked;
}

void OutlinerModel::toggle(const QModelIndex &index)
{
    m_rows.setData(mapToSource(index), isMarked(index) ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

Qt::ItemFlags OutlinerModel::flags(const QModelIndex &index) const
{
    return QSortFilterProxyModel::flags(index) & ~Qt::ItemIsUserCheckable; // marks are icons, not boxes
}

QVariant OutlinerModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || role == Qt::EditRole || role >= Qt::UserRole)
        return QSortFilterProxyModel::data(index, role);
    if (index.column() >= RigTreeModel::VisibleColumn)
        return markData(index, role);
    const QString name = widgets::plainLine(index.siblingAtColumn(0).data(Qt::EditRole).toString());
    const QString kind = index.siblingAtColumn(0).data(RigTreeModel::KindRole).toString();
    const QString parent = widgets::plainLine(index.siblingAtColumn(0).data(RigTreeModel::ParentNameRole).toString());
    const bool isHidden = index.siblingAtColumn(0).data(RigTreeModel::HiddenRole).toBool();
    const bool isName = index.column() == RigTreeModel::NameColumn;
    switch (role) {
    case Qt::DisplayRole: return !isName ? parent : name.isEmpty() ? kindText(kind) : name;
    case Qt::DecorationRole:
        return isName ? QVariant(widgets::icon(kindIcon(kind), isHidden ? Token::Off : Token::Dim)) : QVariant();
    case Qt::ForegroundRole:
        return isHidden || !isName || name.isEmpty()
                   ? QVariant(Theme::instance().colour(isHidden ? Token::Off : Token::Dim))
                   : QVariant();
    case Qt::ToolTipRole:
        return widgets::toolTipText(parent.isEmpty() ? tr("%1 · %2", "name and kind").arg(name, kindText(kind))
                                                     : tr("%1 · %2 · hangs from %3").arg(name, kindText(kind), parent));
    case Qt::AccessibleTextRole:
        return isHidden ? tr("%1, %2, hidden").arg(name, kindText(kind))
                        : tr("%1, %2", "name and kind").arg(name, kindText(kind));
    default: return {};
    }
}

QVariant OutlinerModel::markData(const QModelIndex &index, int role) const
{
    const QModelIndex of = mapToSource(index);
    if (!(of.flags() & Qt::ItemIsUserCheckable))
        return {};
    const bool isMarked = of.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    const bool isVisible = index.column() == RigTreeModel::VisibleColumn;
    const bool isSolo = index.column() == RigTreeModel::SoloColumn;
    const QString icon = isVisible ? (isMarked ? QStringLiteral("eye") : QStringLiteral("eye-off"))
                         : isSolo  ? QStringLiteral("solo")
                                   : (isMarked ? QStringLiteral("lock") : QStringLiteral("unlock"));
    switch (role) {
    case Qt::DecorationRole:
        return widgets::icon(icon, isVisible  ? (isMarked ? Token::Dim : Token::Warn)
                                   : isMarked ? Token::Accent
                                              : Token::Line);
    case Qt::ToolTipRole:
        return isVisible ? (isMarked ? tr("Hide") : tr("Show"))
               : isSolo  ? (isMarked ? tr("Show the others again") : tr("Show alone, in the picture here only"))
                         : (isMarked ? tr("Unlock") : tr("Lock: the picture does not pick it"));
    case Qt::AccessibleTextRole:
        return isVisible ? (isMarked ? tr("shown") : tr("hidden"))
               : isSolo  ? (isMarked ? tr("shown alone") : tr("not shown alone"))
                         : (isMarked ? tr("locked") : tr("not locked"));
    default: return {};
    }
}

} // namespace clipwright::views
