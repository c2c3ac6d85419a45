// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/document_tabs.h"

#include "views/session/session.h"
#include "widgets/focus_ring.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace clipwright::app {

using views::Documents;

DocumentTabs::DocumentTabs(views::Session &session, QWidget *parent) : QTabBar(parent), m_session(session)
{
    setObjectName(QStringLiteral("documents"));
    setAccessibleName(tr("Open documents"));
    setDocumentMode(true);
    setExpanding(false);
    setMovable(true);
    setDrawBase(false);
    setUsesScrollButtons(true);
    setElideMode(Qt::ElideMiddle);
    setFocusPolicy(Qt::TabFocus);
    Documents &documents = session.documents();
    connect(&documents, &Documents::listChanged, this, &DocumentTabs::showDocuments);
    connect(&documents, &Documents::activeChanged, this, &DocumentTabs::showActive);
    connect(&documents, &Documents::historyChanged, this, &DocumentTabs::showDocuments);
    connect(this, &QTabBar::currentChanged, this, [this](int index) {
        const auto &shown = m_session.documents().shown();
        if (!m_isFilling && index >= 0 && index < static_cast<int>(shown.size()))
            m_session.documents().activate(shown[static_cast<std::size_t>(index)]);
    });
    connect(this, &QTabBar::tabMoved, this, [this](int from, int to) {
        if (!m_isFilling)
            m_session.documents().move(from, to);
    });
    showDocuments();
}

void DocumentTabs::showDocuments()
{
    const Documents &documents = m_session.documents();
    m_isFilling = true;
    const int wanted = static_cast<int>(documents.shown().size());
    while (count() > wanted)
        removeTab(count() - 1);
    while (count() < wanted)
        addTab(QString());
    for (int i = 0; i < wanted; ++i) {
        const DocumentId id = documents.shown()[static_cast<std::size_t>(i)];
        const bool isModified = documents.isModified(id);
        const QString name = widgets::plainLine(documents.nameOf(id));
        setTabText(i,
                   QString(name).replace(u'&', QStringLiteral("&&")) + (isModified ? QStringLiteral(" *") : QString()));
        setTabToolTip(i, widgets::toolTipText(widgets::plainLine(documents.pathOf(id))));
        setAccessibleTabName(i, isModified ? tr("%1, not saved").arg(name) : name);
    }
    setVisible(wanted > 0);
    m_isFilling = false;
    showActive();
}

void DocumentTabs::showActive()
{
    const auto &shown = m_session.documents().shown();
    const auto active = std::ranges::find(shown, m_session.documents().active());
    if (active == shown.end())
        return;
    m_isFilling = true;
    setCurrentIndex(static_cast<int>(active - shown.begin()));
    m_isFilling = false;
}

void DocumentTabs::tabInserted(int index)
{
    QTabBar::tabInserted(index);
    auto *close = new QToolButton(this);
    close->setObjectName(QStringLiteral("closeTab"));
    close->setIcon(widgets::icon(QStringLiteral("close"), widgets::Token::Dim));
    close->setIconSize({12, 12});
    close->setFocusPolicy(Qt::NoFocus); // Ctrl+W closes
    close->setToolTip(tr("Close (Ctrl+W)"));
    close->setAccessibleName(tr("Close document"));
    connect(close, &QToolButton::clicked, this, [this, close] {
        for (int i = 0; i < count(); ++i)
            if (tabButton(i, QTabBar::RightSide) == close)
                askToClose(i);
    });
    setTabButton(index, QTabBar::RightSide, close);
}

void DocumentTabs::askToClose(int index)
{
    const auto &shown = m_session.documents().shown();
    if (index >= 0 && index < static_cast<int>(shown.size()))
        emit closeRequested(shown[static_cast<std::size_t>(index)]);
}

void DocumentTabs::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::MiddleButton)
        askToClose(tabAt(event->position().toPoint()));
    QTabBar::mouseReleaseEvent(event);
}

void DocumentTabs::paintEvent(QPaintEvent *event)
{
    QTabBar::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    widgets::paintFocusRing(painter, *this);
}

} // namespace clipwright::app
