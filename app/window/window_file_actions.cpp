// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What the actions of the File menu do that open and cook; window_save_actions.cpp has those that write and close.
#include "app/window/animation_button.h"
#include "app/window/main_window.h"
#include "app/window/settings.h"
#include "views/assets/assets_view.h"
#include "views/problems/problems_view.h"
#include "views/viewport/viewport_view.h"
#include "widgets/plain_line.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

namespace clipwright::app {

void MainWindow::connectFileActions()
{
    using enum ActionId;
    connect(m_actions[Open], &QAction::triggered, this, &MainWindow::askForFile);
    connect(m_actions[OpenSample], &QAction::triggered, m_files, &Files::openSample);
    connect(m_actions[Reload], &QAction::triggered, m_files, &Files::reload);
    connect(m_actions[Detach], &QAction::triggered, this,
            [this] { m_files->open(m_files->artifactOfActive(), OpenAs::Itself); });
    connect(m_actions[Animation], &QAction::triggered, m_animation, &AnimationButton::choose);
    connect(m_animation, &AnimationButton::chosen, this, &MainWindow::open);
    connect(m_actions[Cook], &QAction::triggered, m_cooks, &Cooks::cook);
    connect(m_actions[Export], &QAction::triggered, m_exports, &Exports::ask);
    connect(m_actions[CopyProblems], &QAction::triggered, m_problems, &views::ProblemsView::copy);
    connect(m_actions[ClearRecent], &QAction::triggered, this, &MainWindow::clearRecentFiles);
    connect(m_viewport, &views::ViewportView::openRequested, this, &MainWindow::askForFile);
    connect(m_viewport, &views::ViewportView::sampleRequested, m_files, &Files::openSample);
    connect(m_viewport, &views::ViewportView::recentRequested, this, &MainWindow::open);
    connect(m_files, &Files::problemsWanted, this, &MainWindow::showProblems);
    connect(m_cooks, &Cooks::problemsWanted, this, &MainWindow::showProblems);
    auto *assets = findChild<views::AssetsView *>();
    assets->setReducedMotion(m_remembering == Remembering::Settings && Settings::hasReducedMotion());
    connect(assets, &views::AssetsView::openWanted, this, &MainWindow::open);
    connect(assets, &views::AssetsView::told, this, [this](bool isDone, const QString &text) {
        m_teller->tell(isDone ? widgets::NoticeKind::Ok : widgets::NoticeKind::Error, text);
    });
    for (const auto signal : {&OpenTask::started, &OpenTask::cancelled})
        connect(&m_files->opening(), signal, this, &MainWindow::showShown);
    connect(&m_files->opening(), &OpenTask::finished, this, &MainWindow::showShown);
    connect(m_files, &Files::opened, this, [this] {
        // The file, not one animation of it: it can be chosen again.
        if (m_remembering == Remembering::Settings && m_session.shown() != nullptr)
            Settings::addRecentFile(QString::fromStdString(m_session.shown()->filePath()));
        showPresent();
    });
}

void MainWindow::open(const QString &path)
{
    m_files->open(QFileInfo(path).absoluteFilePath());
}

void MainWindow::askForFile()
{
    const ShownRig *shown = m_session.shown();
    const QString folder = shown ? QFileInfo(QString::fromStdString(shown->file.path)).path() : QString();
    QStringList paths = QFileDialog::getOpenFileNames(this, tr("Open files"), folder, Files::nameFilters());
    for (QString &path : paths)
        path = QFileInfo(path).absoluteFilePath();
    m_files->openAll(paths);
}

void MainWindow::fillRecentFiles()
{
    m_recent->clear();
    for (const QString &path : Settings::recentFiles()) {
        const QFileInfo file(path);
        // An ampersand in a file's name is no mnemonic.
        const QString name = widgets::plainLine(file.fileName()).replace(u'&', QStringLiteral("&&"));
        QAction *action = m_recent->addAction(name, this, [this, path] { open(path); });
        action->setEnabled(file.exists());
        const QString shownPath = widgets::plainLine(path);
        action->setToolTip(widgets::toolTipText(file.exists() ? shownPath : tr("%1 is gone").arg(shownPath)));
    }
    if (m_recent->isEmpty())
        m_recent->addAction(tr("No recent files"))->setEnabled(false);
    m_recent->addSeparator();
    m_recent->addAction(m_actions[ActionId::ClearRecent]);
    showPresent();
}

void MainWindow::clearRecentFiles()
{
    Settings::clearRecentFiles();
    m_viewport->offerRecentFiles({});
    showPresent();
}

} // namespace clipwright::app
