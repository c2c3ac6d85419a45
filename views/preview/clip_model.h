// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractTableModel>

namespace clipwright::views {

class Session;

/** The clips of the shown file: a name with the sign of what happens at the end, frames, seconds. */
class ClipModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Frames, Seconds, ColumnCount };

    explicit ClipModel(Session &session, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Session &m_session;
};

} // namespace clipwright::views
