// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QListView;

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class HistoryModel;
class Session;

/** What was done to the active document; a click goes there. */
class HistoryView : public QWidget {
    Q_OBJECT

public:
    explicit HistoryView(Session &session, QWidget *parent = nullptr);

    const HistoryModel &model() const { return *m_model; }
    QSize sizeHint() const override { return {260, 220}; }

private:
    void showCurrent();
    void goTo(int row);

    Session &m_session;
    HistoryModel *m_model;
    QListView *m_list;
    widgets::EmptyState *m_empty;
};

} // namespace clipwright::views
