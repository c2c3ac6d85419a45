// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/history/history_view.h"

#include "views/history/history_model.h"
#include "views/session/session.h"
#include "widgets/empty_state.h"
#include "widgets/icons.h"

#include <QListView>
#include <QVBoxLayout>

namespace clipwright::views {

HistoryView::HistoryView(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_model(new HistoryModel(session.documents(), this)),
      m_list(new QListView(this)),
      m_empty(new widgets::EmptyState(QString(), QString(),
                                      tr("What is done to a document is listed here. A click goes back to it."), this))
{
    m_list->setModel(m_model);
    m_list->setAccessibleName(tr("History"));
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setIconSize(widgets::kIconBesideText);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    connect(m_model, &HistoryModel::filled, this, &HistoryView::showCurrent);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { goTo(index.row()); });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) { goTo(index.row()); });
    showCurrent();
}

void HistoryView::goTo(int row)
{
    if (row >= 0 && row != m_model->currentRow())
        m_session.documents().goTo(static_cast<std::size_t>(row));
}

void HistoryView::showCurrent()
{
    m_empty->setVisible(m_model->rowCount() == 0);
    const QModelIndex current = m_model->index(m_model->currentRow(), 0);
    m_list->setCurrentIndex(current);
    if (current.isValid())
        m_list->scrollTo(current);
}

} // namespace clipwright::views
