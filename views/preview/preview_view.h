// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QTreeView;

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class BlendPanel;
class ClipModel;
class Session;

/** The clips to choose from; the chosen one is what plays and scrubs. Below them what is blended with it. */
class PreviewView : public QWidget {
    Q_OBJECT

public:
    explicit PreviewView(Session &session, QWidget *parent = nullptr);

    void setCrossFadeAction(QAction *action);

    QSize sizeHint() const override { return {280, 300}; }

private:
    void showShown();
    void showClip();

    Session &m_session;
    ClipModel *m_model;
    QTreeView *m_list;
    BlendPanel *m_blend;
    widgets::EmptyState *m_empty;
};

} // namespace clipwright::views
