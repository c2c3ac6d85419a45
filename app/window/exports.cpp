// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/exports.h"

#include "app/window/export_dialog.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>

namespace clipwright::app {

using widgets::NoticeKind;

Exports::Exports(views::Session &session, Teller &teller, QWidget *window)
    : QObject(window),
      m_session(session),
      m_teller(teller),
      m_window(window)
{
    connect(&m_task, &ExportTask::finished, this, &Exports::tellWritten);
    connect(&m_task, &ExportTask::failed, this, [this](const QString &reason) {
        m_teller.tell(NoticeKind::Error, tr("Nothing is exported: %1").arg(reasonOf(reason.toStdString())));
    });
    connect(&m_task, &ExportTask::cancelled, this, [this](const QString &path) {
        m_teller.tell(NoticeKind::Info,
                      tr("The export of %1 was cancelled; nothing is left of it.").arg(shortName(path.toStdString())));
    });
}

void Exports::ask()
{
    const std::shared_ptr<const ShownRig> shown = m_session.sharedShown();
    if (!shown || !shown->isShowable())
        return;
    if (m_task.isRunning()) {
        m_teller.tell(NoticeKind::Info, tr("Another export still runs: the status bar says how far it is."));
        return;
    }
    const bool hasClips = m_session.playback().hasClips();
    ExportDialog dialog(shown, hasClips ? static_cast<int>(m_session.playback().clip()) : -1, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    QString path = QFileDialog::getSaveFileName(m_window, tr("Export as"), dialog.suggestedPath(), dialog.fileFilter());
    if (path.isEmpty())
        return;
    if (!path.endsWith(dialog.suffix(), Qt::CaseInsensitive))
        path += dialog.suffix();
    m_task.start(dialog.job(path));
}

void Exports::tellWritten(const QStringList &files)
{
    if (files.isEmpty())
        return;
    const QString first = files.front();
    m_teller.tell(
        NoticeKind::Ok,
        tr("Exported %1, %n file.", nullptr, static_cast<int>(files.size())).arg(shortName(first.toStdString())),
        {{tr("Show in folder"),
          [folder = QFileInfo(first).absolutePath()] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); }}});
}

} // namespace clipwright::app
