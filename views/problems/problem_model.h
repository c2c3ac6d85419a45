// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"

#include <QAbstractListModel>

#include <vector>

namespace clipwright::views {

class Session;

/** What was wrong with the last file that could not be opened, then with the one that is shown; the worst first. */
class ProblemModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { WhereRole = Qt::UserRole, AdviceRole, SeverityTokenRole };

    explicit ProblemModel(Session &session, QObject *parent = nullptr);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

    /** As the command line says it: `FILE:LINE:COL: severity: what`, the advice indented below. */
    QString textOf(int row) const;
    int count(Severity severity) const;

private:
    void reload();
    QString whereText(const Issue &issue) const;

    Session &m_session;
    std::vector<Issue> m_issues;
};

} // namespace clipwright::views
