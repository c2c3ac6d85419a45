// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/task_status.h"

#include "app/window/open_task.h"
#include "widgets/icons.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace clipwright::app {

TaskStatus::TaskStatus(OpenTask &task, QWidget *parent) : QWidget(parent), m_text(new QLabel(this))
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
    row->addWidget(m_text);
    row->addWidget(cancel);

    connect(&task, &OpenTask::started, this, [this](const QString &path) {
        m_text->setText(tr("Opening %1…").arg(QFileInfo(path).fileName()));
        show();
    });
    connect(&task, &OpenTask::progressed, this, [this, &task](int parts) {
        m_text->setText(tr("Opening %1… %n part", nullptr, parts).arg(QFileInfo(task.path()).fileName()));
    });
    connect(&task, &OpenTask::finished, this, &QWidget::hide);
    connect(&task, &OpenTask::cancelled, this, &QWidget::hide);
    hide();
}

} // namespace clipwright::app
