// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QListView;

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class LogModel;
class Session;

/** What the window did and said, with times. */
class LogView : public QWidget {
    Q_OBJECT

public:
    explicit LogView(Session &session, QWidget *parent = nullptr);

    const LogModel &model() const { return *m_model; }
    /** The picked entries, or all where none is picked, to the clipboard. */
    void copy();
    QSize sizeHint() const override { return {320, 180}; }

private:
    void follow();

    LogModel *m_model;
    QListView *m_list;
    widgets::EmptyState *m_empty;
};

} // namespace clipwright::views
