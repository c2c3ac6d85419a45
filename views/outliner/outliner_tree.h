// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

namespace clipwright::views {

class OutlinerModel;

/** The rows: a click on an eye, a solo or a lock changes that and picks nothing; rows are dragged to other places. */
class OutlinerTree : public QTreeView {
    Q_OBJECT

public:
    explicit OutlinerTree(OutlinerModel &model, QWidget *parent);

protected:
    void mousePressEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    bool toggleAt(const QMouseEvent &event);

    OutlinerModel &m_model;
};

} // namespace clipwright::views
