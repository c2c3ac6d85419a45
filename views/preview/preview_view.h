// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QTreeView;

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class ClipModel;
class Session;

/** The clips to choose from; the chosen one is what plays and scrubs. */
class PreviewView : public QWidget {
    Q_OBJECT

public:
    explicit PreviewView(Session &session, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {280, 220}; }

private:
    void showShown();
    void showClip();

    Session &m_session;
    ClipModel *m_model;
    QTreeView *m_list;
    widgets::EmptyState *m_empty;
};

} // namespace clipwright::views
