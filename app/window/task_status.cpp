// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/task_status.h"

#include "app/window/open_task.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace clipwright::app {

namespace {

constexpr int kBarWidth = 96;    ///< logical pixels
constexpr int kWidestName = 240; ///< logical pixels

} // namespace

TaskStatus::TaskStatus(OpenTask &task, QWidget *parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_bar(new QProgressBar(this))
{
    auto *cancel = new QToolButton(this);
    cancel->setObjectName(QStringLiteral("cancel"));
    cancel->setIcon(widgets::icon(QStringLiteral("close"), widgets::Token::Dim));
    cancel->setIconSize(widgets::kIconBesideText);
    cancel->setText(tr("Cancel"));
    cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    cancel->setToolTip(tr("Stop opening; what is shown stays"));
    cancel->setAccessibleName(tr("Cancel opening"));
    connect(cancel, &QToolButton::clicked, &task, &OpenTask::cancel);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 4, 0);
    m_text->setTextFormat(Qt::PlainText);
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(kBarWidth);
    m_bar->setAccessibleName(tr("Progress of opening"));
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(cancel);

    connect(&task, &OpenTask::started, this, [this](const QString &path) {
        m_name = widgets::plainLine(QFileInfo(path).fileName());
        tell(0);
        show();
    });
    connect(&task, &OpenTask::progressed, this, &TaskStatus::tell);
    connect(&task, &OpenTask::finished, this, &QWidget::hide);
    connect(&task, &OpenTask::cancelled, this, &QWidget::hide);
    hide();
}

void TaskStatus::tell(double fraction)
{
    const int percent = static_cast<int>(fraction * 100);
    const QString name = m_text->fontMetrics().elidedText(m_name, Qt::ElideMiddle, kWidestName);
    m_text->setText(tr("Opening %1… %2 %").arg(name, locale().toString(percent)));
    m_bar->setValue(percent);
}

} // namespace clipwright::app
