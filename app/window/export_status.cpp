// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/export_status.h"

#include "app/window/export_task.h"
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

ExportStatus::ExportStatus(ExportTask &task, QWidget *parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_bar(new QProgressBar(this))
{
    auto *cancel = new QToolButton(this);
    cancel->setObjectName(QStringLiteral("cancelExport"));
    cancel->setIcon(widgets::icon(QStringLiteral("close"), widgets::Token::Dim));
    cancel->setIconSize(widgets::kIconBesideText);
    cancel->setText(tr("Cancel"));
    cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    cancel->setToolTip(tr("Stop exporting; nothing is left behind"));
    cancel->setAccessibleName(tr("Cancel the export"));
    connect(cancel, &QToolButton::clicked, &task, &ExportTask::cancel);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 4, 0);
    m_text->setTextFormat(Qt::PlainText);
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(kBarWidth);
    m_bar->setAccessibleName(tr("Progress of the export"));
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(cancel);

    connect(&task, &ExportTask::started, this, [this](const QString &path) {
        m_name = widgets::plainLine(QFileInfo(path).fileName());
        tell(0);
        show();
    });
    connect(&task, &ExportTask::progressed, this, &ExportStatus::tell);
    connect(&task, &ExportTask::finished, this, &QWidget::hide);
    connect(&task, &ExportTask::failed, this, &QWidget::hide);
    connect(&task, &ExportTask::cancelled, this, &QWidget::hide);
    hide();
}

void ExportStatus::tell(double fraction)
{
    const int percent = static_cast<int>(fraction * 100);
    const QString name = m_text->fontMetrics().elidedText(m_name, Qt::ElideMiddle, kWidestName);
    m_text->setText(tr("Exporting %1… %2 %").arg(name, locale().toString(percent)));
    m_bar->setValue(percent);
}

} // namespace clipwright::app
