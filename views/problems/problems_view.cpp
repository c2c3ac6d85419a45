// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/problems/problems_view.h"

#include "views/problems/problem_delegate.h"
#include "views/problems/problem_filter.h"
#include "views/problems/problem_model.h"
#include "views/session/session.h"
#include "widgets/empty_state.h"
#include "widgets/focus_ring.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListView>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace clipwright::views {

ProblemsView::ProblemsView(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_model(new ProblemModel(session, this)),
      m_filter(new ProblemFilter(this)),
      m_filters(makeFilters()),
      m_list(new QListView(this)),
      m_empty(new widgets::EmptyState(
          {}, {}, tr("No problems. What a file cannot say, and what the cook refuses, is listed here."), this))
{
    m_filter->setSourceModel(m_model);
    m_list->setModel(m_filter);
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
    column->setSpacing(0);
    column->addWidget(m_filters);
    column->addWidget(m_list);

    auto *copyKeys = new QShortcut(QKeySequence::Copy, m_list);
    copyKeys->setContext(Qt::WidgetShortcut);
    connect(copyKeys, &QShortcut::activated, this, &ProblemsView::copy);
    connect(m_model, &QAbstractItemModel::modelReset, this, &ProblemsView::showCount);
    connect(m_list, &QListView::clicked, this, &ProblemsView::pick);
    connect(m_list, &QListView::activated, this, &ProblemsView::pick);
    connect(&m_session, &Session::problemsWanted, this, &ProblemsView::showProblemsOf);
    showCount();
}

QWidget *ProblemsView::makeFilters()
{
    auto *filters = new QWidget(this);
    m_groups = new widgets::Ringed<QComboBox>(filters);
    m_groups->setAccessibleName(tr("Which problems"));
    m_groups->view()->setAccessibleName(m_groups->accessibleName());
    m_groups->setToolTip(tr("Show the problems of one kind only"));
    m_groups->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_text = new widgets::Ringed<QLineEdit>(filters);
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setAccessibleName(tr("Filter the problems by words"));
    m_text->setToolTip(tr("Show the problems that hold these words: of a layer, a reason, a place"));
    m_text->setClearButtonEnabled(true);
    auto *row = new QHBoxLayout(filters);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    row->addWidget(m_groups);
    row->addWidget(m_text, 1);
    connect(m_groups, &QComboBox::currentIndexChanged, this,
            [this](int) { m_filter->setGroup(m_groups->currentData().toInt()); });
    connect(m_text, &QLineEdit::textChanged, m_filter, &ProblemFilter::setText);
    return filters;
}

/** All, then the groups that there are, each with its count. */
void ProblemsView::listGroups()
{
    const QSignalBlocker quiet(m_groups);
    m_groups->clear();
    m_groups->addItem(tr("All (%1)").arg(m_model->total()), -1);
    for (int group = 0; group < kProblemGroupCount; ++group) {
        const auto which = static_cast<ProblemGroup>(group);
        if (const int count = m_model->count(which); count > 0)
            m_groups->addItem(QStringLiteral("%1 (%2)").arg(ProblemModel::titleOf(which)).arg(count), group);
    }
    m_filter->setGroup(-1);
}

void ProblemsView::pick(const QModelIndex &index)
{
    if (const int layer = index.data(ProblemModel::LayerRole).toInt(); layer >= 0)
        m_session.pickLayer(layer);
}

void ProblemsView::showProblemsOf(int layer)
{
    m_groups->setCurrentIndex(0);
    m_text->clear();
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex index = m_filter->index(row, 0);
        if (index.data(ProblemModel::LayerRole).toInt() != layer)
            continue;
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index, QAbstractItemView::PositionAtCenter);
        return;
    }
}

void ProblemsView::showCount()
{
    const int count = m_model->total();
    listGroups();
    m_filters->setVisible(count > 0);
    m_list->setVisible(count > 0);
    m_empty->setVisible(count == 0);
    emit countChanged(count);
}

void ProblemsView::copy()
{
    std::vector<int> rows;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        rows.push_back(m_filter->mapToSource(index).row());
    std::sort(rows.begin(), rows.end());
    if (rows.empty())
        for (int row = 0; row < m_filter->rowCount(); ++row)
            rows.push_back(m_filter->mapToSource(m_filter->index(row, 0)).row());
    QStringList lines;
    for (const int row : rows)
        lines.push_back(m_model->textOf(row));
    if (!lines.isEmpty())
        QApplication::clipboard()->setText(lines.join(u'\n') + u'\n');
}

} // namespace clipwright::views
