// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What AssetsView does to files.
#include "views/assets/asset_list.h"
#include "views/assets/assets_view.h"
#include "views/assets/folder_scans.h"
#include "views/session/session.h"
#include "widgets/icons.h"
#include "widgets/plain_line.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QKeySequence>
#include <QLineEdit>
#include <QMenu>

#include <functional>

namespace clipwright::views {

void AssetsView::fillMenu(QMenu &menu)
{
    const QStringList picked = m_list->picked();
    const auto add = [&](const QString &text, const char *icon, const QKeySequence &keys, bool isEnabled,
                         const std::function<void()> &run) {
        QAction *action = menu.addAction(text, this, run);
        action->setIcon(widgets::icon(QLatin1String(icon)));
        action->setShortcut(keys);
        action->setEnabled(isEnabled);
    };
    const bool hasOne = picked.size() == 1;
    add(tr("&Open"), "open", Qt::Key_Return, !picked.isEmpty(), [this, picked] {
        for (const QString &path : picked)
            emit openWanted(path);
    });
    add(tr("Show in &folder"), "search", {}, hasOne, [this, picked] { tell(showInFolder(picked.front())); });
    menu.addSeparator();
    add(tr("&Rename…"), "settings", Qt::Key_F2, hasOne, [this] { renamePicked(); });
    add(tr("&Duplicate"), "duplicate", Qt::CTRL | Qt::Key_D, hasOne, [this] { duplicatePicked(); });
    add(tr("Move to the &trash"), "delete", Qt::Key_Delete, !picked.isEmpty(), [this] { trashPicked(); });
    menu.addSeparator();
    add(tr("Look at another fo&lder…"), "open", {}, true, [this] { askForFolder(); });
}

void AssetsView::askForFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a folder"), m_scans->folder());
    if (!folder.isEmpty())
        showFolder(folder);
}

void AssetsView::tell(const ActDone &done)
{
    if (!done.path.isEmpty())
        m_wanted = done.path;
    if (!done.text.isEmpty())
        emit told(done.isDone, done.text);
    m_scans->scanAgain();
}

bool AssetsView::areFree(const QStringList &paths)
{
    const Documents &documents = m_session.documents();
    for (const DocumentId id : documents.shown()) {
        const OpenFile *file = documents.workspace().file(id);
        const QString path = file ? QFileInfo(QString::fromStdString(file->home.path)).absoluteFilePath() : QString();
        if (!paths.contains(path))
            continue;
        emit told(false, tr("%1 is open: close it first.").arg(widgets::plainLine(QFileInfo(path).fileName())));
        return false;
    }
    return true;
}

void AssetsView::renamePicked()
{
    const QStringList picked = m_list->picked();
    if (picked.size() != 1 || !areFree(picked))
        return;
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Rename"));
    dialog->setLabelText(tr("New name, without its suffix:"));
    dialog->setTextValue(QFileInfo(picked.front()).completeBaseName());
    connect(dialog, &QInputDialog::textValueSelected, this,
            [this, path = picked.front()](const QString &name) { tell(renameAsset(path, name)); });
    dialog->open();
}

void AssetsView::duplicatePicked()
{
    const QStringList picked = m_list->picked();
    if (picked.size() == 1)
        tell(duplicateAsset(picked.front()));
}

void AssetsView::trashPicked()
{
    const QStringList picked = m_list->picked();
    if (!picked.isEmpty() && areFree(picked))
        tell(trashAssets(picked));
}

} // namespace clipwright::views
