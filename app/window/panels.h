// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <span>

class QDockWidget;
class QMainWindow;

namespace clipwright::views {
class Session;
}
namespace clipwright::widgets {
class PanelTitle;
}

namespace clipwright::app {

/** One row a panel: the View menu, the palette, the layouts and the test that opens and closes each iterate the table. */
struct PanelRow {
    const char *id;    ///< stable: the saved layout names it
    const char *title; ///< to be translated in the context Panels
    const char *icon;
    Qt::DockWidgetArea area;
    bool isShownAtFirst;
    QWidget *(*make)(views::Session &session, QWidget *parent);
};

std::span<const PanelRow> panelRows();

/** Makes the panel with its title row, docked in its area; its toggle action has text and accessible name. */
QDockWidget *addPanel(QMainWindow &window, const PanelRow &row, views::Session &session);

/** The title row of the panel with that id, which is there. */
widgets::PanelTitle &titleOfPanel(const QMainWindow &window, const char *id);

/** Opens a panel wherever it is, in front of those that share its place, and gives it the keys. */
void showPanel(QDockWidget &panel);

} // namespace clipwright::app
