// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/items/rig_tree_model.h"

#include <QSortFilterProxyModel>

namespace clipwright::views {

/** The rows of a rig in words and pictures, and of them those whose name or kind has the words that are looked for. */
class OutlinerModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit OutlinerModel(RigTreeModel &rows, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    void setWords(const QString &words);

    /** A mark of a row changes to the other; nothing where that row has none. */
    void toggle(const QModelIndex &index);
    bool isMarked(const QModelIndex &index) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QVariant markData(const QModelIndex &index, int role) const;

    RigTreeModel &m_rows;
    QString m_words;
};

/** "Fill", "Null layer" …: by a word of RigTreeModel::KindRole. */
QString kindText(const QString &kind);
/** The name of its icon. */
QString kindIcon(const QString &kind);

} // namespace clipwright::views
