// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>

namespace clipwright::views {

/** The problems of one group, or all, whose words hold a text. The order stays. */
class ProblemFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    /** A ProblemGroup, or -1: all. */
    void setGroup(int group);
    /** Upper and lower case are one. Empty: all. */
    void setText(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    int m_group = -1;
    QString m_text;
};

} // namespace clipwright::views
