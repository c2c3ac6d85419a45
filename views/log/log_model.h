// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/session/event_log.h"

#include <QAbstractListModel>

namespace clipwright::views {

/** The entries of a log, oldest first. */
class LogModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit LogModel(const EventLog &log, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    /** With its date, as it is copied. */
    QString textOf(int row) const;

private:
    const EventLog &m_log;
};

} // namespace clipwright::views
