// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/panel_title.h"

#include "widgets/icons.h"
#include "widgets/theme.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace clipwright::widgets {

PanelTitle::PanelTitle(QDockWidget *dock) : QWidget(dock), m_row(new QHBoxLayout(this)), m_badge(new QLabel(this))
{
    setObjectName(QStringLiteral("panelTitle"));
    setAttribute(Qt::WA_StyledBackground);
    auto *title = new QLabel(dock->windowTitle(), this);
    m_badge->setObjectName(QStringLiteral("badge"));
    m_badge->hide();
    auto *close = new QToolButton(this);
    close->setObjectName(QStringLiteral("close"));
    close->setIcon(icon(QStringLiteral("close"), Token::Dim));
    close->setIconSize({12, 12});
    close->setToolTip(tr("Close this panel; the View menu shows it again"));
    close->setAccessibleName(tr("Close %1").arg(dock->windowTitle()));
    connect(close, &QToolButton::clicked, dock, &QDockWidget::close);

    const Theme &theme = Theme::instance();
    m_row->setContentsMargins(theme.measure(Measure::Padding), 0, theme.measure(Measure::Grid), 0);
    m_row->setSpacing(theme.measure(Measure::Grid));
    m_row->addWidget(title);
    m_row->addWidget(m_badge, 0, Qt::AlignVCenter);
    m_row->addStretch(1);
    m_row->addWidget(close);
    setFixedHeight(theme.measure(Measure::HeadRow) + theme.measure(Measure::Grid));
}

void PanelTitle::setBadge(const QString &text)
{
    m_badge->setText(text);
    m_badge->setVisible(!text.isEmpty());
}

void PanelTitle::addControl(QWidget *control)
{
    m_row->insertWidget(m_row->count() - 1, control);
}

} // namespace clipwright::widgets
