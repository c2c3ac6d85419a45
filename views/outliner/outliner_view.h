// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLineEdit;

namespace clipwright {
class RigTreeModel;
}

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class OutlinerModel;
class OutlinerTree;
class Session;

/** What the active document consists of: layers, masks and items. What is picked here is picked everywhere, and the other way round. */
class OutlinerView : public QWidget {
    Q_OBJECT

public:
    explicit OutlinerView(Session &session, QWidget *parent = nullptr);

    OutlinerTree &tree() const { return *m_tree; }
    QLineEdit &filter() const { return *m_filter; }
    QSize sizeHint() const override { return {260, 320}; }

private:
    void follow();
    void followTime();
    void showSelection();
    void pick();
    void outlinePicked();
    void pickLayer(int layer);
    void find(const QString &words);

    Session &m_session;
    RigTreeModel *m_rows;
    OutlinerModel *m_model;
    QLineEdit *m_filter;
    OutlinerTree *m_tree;
    widgets::EmptyState *m_empty;
};

} // namespace clipwright::views
