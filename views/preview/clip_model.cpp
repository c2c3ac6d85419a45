// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/preview/clip_model.h"

#include "views/session/session.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"
#include "widgets/time_ruler.h"

#include <QLocale>

namespace clipwright::views {

ClipModel::ClipModel(Session &session, QObject *parent) : QAbstractTableModel(parent), m_session(session)
{
    connect(&session, &Session::shownChanged, this, [this] {
        beginResetModel();
        endResetModel();
    });
}

int ClipModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_session.playback().clips().size());
}

int ClipModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ClipModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const TimeRange &clip = m_session.playback().clips()[static_cast<std::size_t>(index.row())];
    const QString name = widgets::plainLine(QString::fromStdString(clip.name));
    const QString atEnd = clip.loops ? tr("loops") : tr("plays once");
    const QString frames =
        tr("%1 – %2", "first and last frame").arg(widgets::frameText(clip.start), widgets::frameText(clip.end));
    const QString seconds =
        tr("%1 s").arg(QLocale().toString(m_session.playback().rate().seconds(clip.end - clip.start), 'f', 2));
    switch (role) {
    case Qt::DisplayRole: return index.column() == Name ? name : index.column() == Frames ? frames : seconds;
    case Qt::DecorationRole:
        if (index.column() != Name)
            return {};
        return widgets::icon(clip.loops ? QStringLiteral("loop") : QStringLiteral("once"), widgets::Token::Dim);
    case Qt::ToolTipRole: return widgets::toolTipText(data(index, Qt::AccessibleTextRole).toString());
    case Qt::AccessibleTextRole: return tr("Clip %1, frames %2, %3, %4").arg(name, frames, seconds, atEnd);
    case Qt::TextAlignmentRole:
        return int(Qt::AlignVCenter | (index.column() == Name ? Qt::AlignLeft : Qt::AlignRight));
    default: return {};
    }
}

QVariant ClipModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignVCenter | (section == Name ? Qt::AlignLeft : Qt::AlignRight));
    if (role != Qt::DisplayRole)
        return {};
    return section == Name ? tr("Clip") : section == Frames ? tr("Frames") : tr("Length");
}

} // namespace clipwright::views
