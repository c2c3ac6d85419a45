// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QListView;
class QModelIndex;

namespace clipwright::widgets {
class EmptyState;
}

namespace clipwright::views {

class ProblemFilter;
class ProblemModel;
class Session;

/**
 * Everything that reading and cooking had to say, with its place and advice, grouped and filtered; copied as the command line
 * writes it. Choosing a problem picks its layer in the session.
 */
class ProblemsView : public QWidget {
    Q_OBJECT

public:
    explicit ProblemsView(Session &session, QWidget *parent = nullptr);

    const ProblemModel &model() const { return *m_model; }
    /** The picked problems, or all that are listed when none is picked, to the clipboard. */
    void copy();

    QSize sizeHint() const override { return {280, 260}; }

signals:
    void countChanged(int count);

private:
    QWidget *makeFilters();
    void listGroups();
    void showCount();
    void pick(const QModelIndex &index);
    void showProblemsOf(int layer);

    Session &m_session;
    ProblemModel *m_model;
    ProblemFilter *m_filter;
    QComboBox *m_groups = nullptr;
    QLineEdit *m_text = nullptr;
    QWidget *m_filters; ///< holds the two above
    QListView *m_list;
    widgets::EmptyState *m_empty;
};

} // namespace clipwright::views
