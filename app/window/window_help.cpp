// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What the actions of the Help menu do.
#include "app/window/main_window.h"
#include "app/window/shortcuts_dialog.h"
#include "widgets/focus_ring.h"

#include <QApplication>
#include <QMenuBar>
#include <QMessageBox>

namespace clipwright::app {

void MainWindow::connectHelpActions()
{
    connect(m_actions[ActionId::Shortcuts], &QAction::triggered, this, &MainWindow::showShortcuts);
    connect(m_actions[ActionId::About], &QAction::triggered, this, &MainWindow::showAbout);
}

void MainWindow::showShortcuts()
{
    auto *dialog = findChild<ShortcutsDialog *>();
    if (dialog == nullptr) {
        fillRecentFiles();
        dialog = new ShortcutsDialog(*menuBar(), this);
        widgets::ringFocusWithin(*dialog);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

void MainWindow::showAbout()
{
    auto *box = new QMessageBox(this);
    box->setObjectName(QStringLiteral("about"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("About Clipwright"));
    box->setIconPixmap(QApplication::windowIcon().pixmap(QSize(64, 64), devicePixelRatioF()));
    box->setText(tr("Clipwright %1").arg(QApplication::applicationVersion()));
    box->setInformativeText(tr("Opens animations as they are drawn, shows what the game will play, names what it could "
                               "not, and cooks the rest.\n\nFree software under the MIT licence."));
    box->setStandardButtons(QMessageBox::Close);
    box->open();
}

} // namespace clipwright::app
