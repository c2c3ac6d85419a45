// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QListView;

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class ProblemModel;
class Session;

/** Everything that reading and cooking had to say, with its place and advice; copied as the command line writes it. */
class ProblemsView : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsView(Session &session, QWidget *parent = nullptr);

    const ProblemModel &model() const { return *m_model; }
    /** The picked problems, or all when none is picked, to the clipboard. */
    void copy();

    QSize sizeHint() const override { return {280, 260}; }

signals:
    void countChanged(int count);

private:
    void showCount();

    ProblemModel *m_model;
    QListView *m_list;
    widgets::EmptyState *m_empty;
};

} // namespace clipwright::views
