// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/problems/problems_view.h"

#include "views/problems/problem_delegate.h"
#include "views/problems/problem_model.h"
#include "widgets/empty_state.h"

#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>

namespace clipwright::views {

ProblemsView::ProblemsView(Session &session, QWidget *parent)
    : QWidget(parent),
      m_model(new ProblemModel(session, this)),
      m_list(new QListView(this)),
      m_empty(new widgets::EmptyState(
          {}, {}, tr("No problems. What a file cannot say, and what the cook refuses, is listed here."), this))
{
    m_list->setModel(m_model);
    m_list->setItemDelegate(new ProblemDelegate(m_list));
    m_list->setAccessibleName(tr("Problems"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setLayoutMode(QListView::Batched);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);

    auto *copyKeys = new QShortcut(QKeySequence::Copy, m_list);
    copyKeys->setContext(Qt::WidgetShortcut);
    connect(copyKeys, &QShortcut::activated, this, &ProblemsView::copy);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemsView::showCount);
    showCount();
}

void ProblemsView::showCount()
{
    const int count = m_model->rowCount();
    m_list->setVisible(count > 0);
    m_empty->setVisible(count == 0);
    emit countChanged(count);
}

void ProblemsView::copy()
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    if (rows.empty())
        for (int row = 0; row < m_model->rowCount(); ++row)
            rows.push_back(row);
    QStringList lines;
    for (const int row : rows)
        lines.push_back(m_model->textOf(row));
    if (!lines.isEmpty())
        QApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

} // namespace clipwright::views
