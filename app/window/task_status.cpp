// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/task_status.h"

#include "app/window/document_pictures.h"
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

constexpr int kBarWidth = 96; ///< logical pixels
constexpr int kPatienceMilliseconds = 300;
constexpr int kWidestName = 240; ///< logical pixels

} // namespace

TaskStatus::TaskStatus(OpenTask &task, DocumentPictures &pictures, QWidget *parent)
    : QWidget(parent),
      m_text(new QLabel(this)),
      m_bar(new QProgressBar(this))
{
    m_bar->setObjectName(QStringLiteral("taskProgress"));
    auto *cancel = new QToolButton(this);
    cancel->setObjectName(QStringLiteral("cancel"));
    cancel->setIcon(widgets::icon(QStringLiteral("close"), widgets::Token::Dim));
    cancel->setIconSize(widgets::kIconBesideText);
    cancel->setText(tr("Cancel"));
    cancel->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    cancel->setToolTip(tr("Stop this; what is shown stays"));
    cancel->setAccessibleName(tr("Cancel the work in the background"));
    connect(cancel, &QToolButton::clicked, this, [this, &task, &pictures] {
        if (m_isOpening)
            task.cancel();
        else
            pictures.cancel();
    });

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(4, 0, 4, 0);
    m_text->setTextFormat(Qt::PlainText);
    m_bar->setRange(0, 100);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(kBarWidth);
    m_bar->setAccessibleName(tr("Progress of the work in the background"));
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(cancel);

    connect(&task, &OpenTask::started, this, [this](const QString &path) {
        m_isOpening = true;
        m_patience.stop();
        m_name = shortOf(path);
        tell(0);
        show();
    });
    connect(&task, &OpenTask::progressed, this, &TaskStatus::tell);
    const auto end = [this] {
        m_isOpening = false;
        hide();
    };
    connect(&task, &OpenTask::finished, this, end);
    connect(&task, &OpenTask::cancelled, this, end);
    followPictures(pictures);
    hide();
}

/** A cook after an edit is told where it takes longer than anybody would wonder. */
void TaskStatus::followPictures(DocumentPictures &pictures)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMilliseconds);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    connect(&pictures, &DocumentPictures::started, this, [this](const QString &path) {
        if (m_isOpening)
            return;
        m_name = shortOf(path);
        tell(0);
        m_patience.start();
    });
    connect(&pictures, &DocumentPictures::progressed, this, [this](double fraction) {
        if (!m_isOpening)
            tell(fraction);
    });
    connect(&pictures, &DocumentPictures::ended, this, [this, &pictures] {
        if (m_isOpening || !pictures.isUpToDate())
            return;
        m_patience.stop();
        hide();
    });
}

QString TaskStatus::shortOf(const QString &path) const
{
    return m_text->fontMetrics().elidedText(widgets::plainLine(QFileInfo(path).fileName()), Qt::ElideMiddle,
                                            kWidestName);
}

void TaskStatus::tell(double fraction)
{
    const int percent = static_cast<int>(fraction * 100);
    const QString said = locale().toString(percent);
    m_text->setText(m_isOpening ? tr("Opening %1… %2 %").arg(m_name, said) : tr("Cooking %1… %2 %").arg(m_name, said));
    m_bar->setValue(percent);
}

} // namespace clipwright::app
