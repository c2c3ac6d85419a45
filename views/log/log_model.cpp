// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/log/log_model.h"

#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QLocale>

namespace clipwright::views {

using widgets::Token;

namespace {

QIcon iconOf(EventKind kind)
{
    switch (kind) {
    case EventKind::Ok: return widgets::icon(QStringLiteral("ok"), Token::Ok);
    case EventKind::Info: return widgets::icon(QStringLiteral("info"), Token::Dim);
    case EventKind::Warning: return widgets::icon(QStringLiteral("warning"), Token::Warn);
    case EventKind::Error: return widgets::icon(QStringLiteral("error"), Token::Bad);
    }
    return {};
}

} // namespace

LogModel::LogModel(const EventLog &log, QObject *parent) : QAbstractListModel(parent), m_log(log)
{
    connect(&log, &EventLog::added, this, [this] {
        beginResetModel(); // a full log drops its oldest
        endResetModel();
    });
}

int LogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_log.entries().size());
}

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const EventLog::Entry &entry = m_log.entries()[static_cast<std::size_t>(index.row())];
    const QString text = widgets::plainLine(entry.text);
    switch (role) {
    case Qt::DisplayRole: return QStringLiteral("%1   %2").arg(entry.at.toString(QStringLiteral("HH:mm:ss")), text);
    case Qt::ToolTipRole: return widgets::toolTipText(text);
    case Qt::DecorationRole: return iconOf(entry.kind);
    default: return {};
    }
}

QString LogModel::textOf(int row) const
{
    const EventLog::Entry &entry = m_log.entries()[static_cast<std::size_t>(row)];
    return QStringLiteral("%1 %2").arg(entry.at.toString(Qt::ISODate), entry.text);
}

} // namespace clipwright::views
