// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "views/session/documents.h"

#include <QAbstractListModel>
#include <QString>

#include <vector>

namespace clipwright::views {

/** The history of the active document: the row of how it began, then one a step; row N is its state after N steps. */
class HistoryModel : public QAbstractListModel {
    Q_OBJECT

public:
    explicit HistoryModel(const Documents &documents, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    /** The row of the document as it is; -1: none is open. */
    int currentRow() const { return m_current; }
    /** The row of what its file says; -1: it is not among them. */
    int savedRow() const { return m_saved; }

signals:
    void filled();

private:
    struct Row {
        QString text;
        bool isUndone = false;
    };
    void fill();

    const Documents &m_documents;
    std::vector<Row> m_rows;
    int m_current = -1;
    int m_saved = -1;
};

} // namespace clipwright::views
