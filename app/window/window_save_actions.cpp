// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What the actions of the File menu do that write and close.
#include "app/window/close_dialog.h"
#include "app/window/compare_dialog.h"
#include "app/window/document_tabs.h"
#include "app/window/main_window.h"
#include "app/window/settings.h"
#include "views/viewport/viewport_view.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

namespace clipwright::app {

namespace {

/** The suffixes that a file of a format may have, for a dialog. */
QString filterOf(const FormatRow &row)
{
    QStringList patterns;
    for (const std::string_view extension : row.extensions)
        patterns.push_back(
            QStringLiteral("*.%1").arg(QString::fromUtf8(extension.data(), static_cast<qsizetype>(extension.size()))));
    return QStringLiteral("%1 (%2)").arg(QCoreApplication::translate("Formats", std::string(row.label).c_str()),
                                         patterns.join(u' '));
}

} // namespace

void MainWindow::connectSaveActions()
{
    using enum ActionId;
    const auto onTrigger = [this](ActionId id, auto act) { connect(m_actions[id], &QAction::triggered, this, act); };
    const auto active = [this] { return m_session.documents().active(); };
    onTrigger(NewLottie, [this] { askForNew(NewKind::Lottie); });
    onTrigger(NewOanim, [this] { askForNew(NewKind::Oanim); });
    onTrigger(Save, [this, active] { m_saves->save(active()); });
    onTrigger(SaveAs, [this, active] { askForName(active()); });
    onTrigger(SaveAll, [this] { m_saves->saveAll(); });
    onTrigger(Revert, [this, active] { m_saves->revert(active()); });
    onTrigger(KeepAsSource, [this, active] { m_saves->keepAsSource(active()); });
    onTrigger(Close, [this, active] { close(active()); });
    onTrigger(Quit, [this] { close(); });
    connect(m_viewport, &views::ViewportView::newRequested, this, [this] { askForNew(NewKind::Lottie); });
    connect(m_saves, &Saves::otherNameWanted, this, &MainWindow::askForName);
    connect(m_tabs, &DocumentTabs::closeRequested, this, qOverload<DocumentId>(&MainWindow::close));
    connect(m_outside, &OutsideChanges::compareWanted, this, &MainWindow::compare);
}

void MainWindow::askForNew(NewKind kind)
{
    const QString folder = QFileInfo(m_session.documents().pathOf(m_session.documents().active())).path();
    const FormatRow &row = rowOf(kind == NewKind::Lottie ? FormatId::Lottie : FormatId::Oanim);
    const QString name =
        kind == NewKind::Lottie ? tr("untitled.json", "a file's name") : tr("untitled.oanim", "a file's name");
    QString path =
        QFileDialog::getSaveFileName(this, tr("Where the new file goes"), folder + u'/' + name, filterOf(row));
    if (path.isEmpty())
        return;
    const QString suffix = kind == NewKind::Lottie ? QStringLiteral(".json") : QStringLiteral(".oanim");
    if (QFileInfo(path).suffix().isEmpty())
        path += suffix;
    m_saves->makeNew(kind, QFileInfo(path).absoluteFilePath(), Settings::newRate());
}

void MainWindow::askForName(DocumentId document)
{
    const OpenFile *file = m_session.documents().workspace().file(document);
    if (file == nullptr)
        return;
    const QString path = QFileDialog::getSaveFileName(this, tr("Save as"), QString::fromStdString(file->home.path),
                                                      filterOf(rowOf(file->home.format)));
    if (!path.isEmpty())
        m_saves->saveAs(document, QFileInfo(path).absoluteFilePath());
}

void MainWindow::close(DocumentId document)
{
    const auto closeIt = [this, document] { m_session.documents().close(document); };
    if (m_session.documents().isModified(document))
        askToClose({document}, closeIt);
    else
        closeIt();
}

void MainWindow::askToClose(const std::vector<DocumentId> &modified, const std::function<void()> &close)
{
    if (findChild<CloseDialog *>() != nullptr)
        return; // it is being asked
    auto *dialog = new CloseDialog(m_session.documents(), modified, this);
    connect(dialog, &CloseDialog::decided, this, [this, close](const std::vector<DocumentId> &toSave) {
        // One that cannot be saved says why, and stays open with all others.
        if (m_saves->saveAll(toSave))
            close();
    });
    dialog->open();
}

void MainWindow::compare(DocumentId document)
{
    const auto mine = m_pictures->picture(document);
    if (!mine)
        return;
    auto *dialog = new CompareDialog(mine, m_session.playback().frame(), this);
    connect(dialog, &CompareDialog::takeTheirsWanted, this, [this, document] { m_saves->revert(document); });
    connect(dialog, &CompareDialog::keepMineWanted, this, [this, document] { m_outside->keepMine(document); });
    dialog->open();
}

} // namespace clipwright::app
