// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/log/log_view.h"

#include "views/log/log_model.h"
#include "views/session/session.h"
#include "widgets/empty_state.h"
#include "widgets/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace clipwright::views {

LogView::LogView(Session &session, QWidget *parent)
    : QWidget(parent),
      m_model(new LogModel(session.log(), this)),
      m_list(new QListView(this)),
      m_empty(new widgets::EmptyState(
          QString(), QString(), tr("What was opened, saved, cooked or refused is listed here, with times."), this))
{
    m_list->setModel(m_model);
    m_list->setAccessibleName(tr("Log"));
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setIconSize(widgets::kIconBesideText);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *button = new QPushButton(tr("Copy"), this);
    button->setToolTip(tr("Copy the picked entries, or all, as text"));
    button->setAccessibleName(tr("Copy the log"));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, &LogView::copy);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 0, 8, 4);
    row->addStretch(1);
    row->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    m_empty->raise();
    connect(m_model, &LogModel::modelReset, this, &LogView::follow);
    follow();
}

void LogView::follow()
{
    m_empty->setVisible(m_model->rowCount() == 0);
    m_list->scrollToBottom();
}

void LogView::copy()
{
    QStringList lines;
    QModelIndexList picked = m_list->selectionModel()->selectedRows();
    std::sort(picked.begin(), picked.end());
    for (const QModelIndex &index : picked)
        lines.push_back(m_model->textOf(index.row()));
    for (int row = 0; picked.isEmpty() && row < m_model->rowCount(); ++row)
        lines.push_back(m_model->textOf(row));
    QGuiApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace clipwright::views
