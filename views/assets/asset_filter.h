// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>
#include <QStringList>

namespace clipwright::views {

enum class AssetOrder { Name, Kind, Date };

/** The assets that hold all of some words, of one kind, in an order; the newest first by date. */
class AssetFilter : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit AssetFilter(QObject *parent = nullptr);

    void setText(const QString &text);
    /** A FormatId as a number; -1: all. */
    void setKind(int kind);
    void setOrder(AssetOrder order);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    QStringList m_words;
    int m_kind = -1;
    AssetOrder m_order = AssetOrder::Name;
};

} // namespace clipwright::views
