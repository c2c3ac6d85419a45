// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/preview/preview_view.h"

#include "views/preview/blend_panel.h"
#include "views/preview/clip_model.h"
#include "views/session/session.h"
#include "widgets/empty_state.h"
#include "widgets/theme.h"

#include <QHeaderView>
#include <QTreeView>
#include <QVBoxLayout>

namespace clipwright::views {

PreviewView::PreviewView(Session &session, QWidget *parent)
    : QWidget(parent),
      m_session(session),
      m_model(new ClipModel(session, this)),
      m_list(new QTreeView(this)),
      m_blend(new BlendPanel(session, this)),
      m_empty(new widgets::EmptyState({}, {}, {}, this))
{
    m_list->setModel(m_model);
    m_list->setAccessibleName(tr("Clips"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAllColumnsShowFocus(true);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setIconSize({16, 16});
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Head row and three clips: what most files have is seen without scrolling.
    const widgets::Theme &theme = widgets::Theme::instance();
    m_list->setMinimumHeight(theme.measure(widgets::Measure::HeadRow) + 3 * theme.measure(widgets::Measure::Row) + 6);
    QHeaderView *head = m_list->header();
    head->setStretchLastSection(false);
    head->setSectionResizeMode(ClipModel::Name, QHeaderView::Stretch);
    head->setSectionResizeMode(ClipModel::Frames, QHeaderView::ResizeToContents);
    head->setSectionResizeMode(ClipModel::Seconds, QHeaderView::ResizeToContents);
    head->setHighlightSections(false);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_list, 1);
    column->addWidget(m_blend);

    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) {
                if (current.isValid() && static_cast<std::size_t>(current.row()) != m_session.playback().clip())
                    m_session.setClip(current.row());
            });
    connect(&m_session, &Session::shownChanged, this, &PreviewView::showShown);
    connect(&m_session, &Session::clipChanged, this, &PreviewView::showClip);
    showShown();
}

void PreviewView::setCrossFadeAction(QAction *action)
{
    m_blend->setCrossFadeAction(action);
}

void PreviewView::showShown()
{
    const bool hasClips = m_session.playback().hasClips();
    m_list->setVisible(hasClips);
    m_blend->setVisible(hasClips);
    m_empty->setText(m_session.shown() ? tr("Nothing moves in this file: it has no clips.")
                                       : tr("The clips of an opened file are listed here."));
    m_empty->setVisible(!hasClips);
    showClip();
}

void PreviewView::showClip()
{
    m_list->setCurrentIndex(m_model->index(static_cast<int>(m_session.playback().clip()), 0));
}

} // namespace clipwright::views
