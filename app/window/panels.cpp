// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/panels.h"

#include "views/assets/assets_view.h"
#include "views/history/history_view.h"
#include "views/log/log_view.h"
#include "views/outliner/outliner_view.h"
#include "views/preview/preview_view.h"
#include "views/problems/problems_view.h"
#include "widgets/icons.h"
#include "widgets/panel_title.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>

#include <array>

namespace clipwright::app {

namespace {

template<class View>
QWidget *make(views::Session &session, QWidget *parent)
{
    return new View(session, parent);
}

void setTakesKeys(const QDockWidget &dock, bool does)
{
    dock.widget()->setEnabled(does);
    dock.titleBarWidget()->setEnabled(does);
}

constexpr std::array kRows{
    PanelRow{"outliner", QT_TRANSLATE_NOOP("Panels", "Outliner"), "outliner", Qt::LeftDockWidgetArea, true,
             &make<views::OutlinerView>},
    PanelRow{"clips", QT_TRANSLATE_NOOP("Panels", "Clips"), "clips", Qt::RightDockWidgetArea, true,
             &make<views::PreviewView>},
    PanelRow{"problems", QT_TRANSLATE_NOOP("Panels", "Problems"), "warning", Qt::RightDockWidgetArea, true,
             &make<views::ProblemsView>},
    PanelRow{"history", QT_TRANSLATE_NOOP("Panels", "History"), "history", Qt::RightDockWidgetArea, true,
             &make<views::HistoryView>},
    PanelRow{"assets", QT_TRANSLATE_NOOP("Panels", "Assets"), "assets", Qt::LeftDockWidgetArea, false,
             &make<views::AssetsView>},
    PanelRow{"log", QT_TRANSLATE_NOOP("Panels", "Log"), "log", Qt::LeftDockWidgetArea, false, &make<views::LogView>},
};

} // namespace

std::span<const PanelRow> panelRows()
{
    return kRows;
}

QDockWidget *addPanel(QMainWindow &window, const PanelRow &row, views::Session &session)
{
    const QString title = QCoreApplication::translate("Panels", row.title);
    auto *dock = new QDockWidget(title, &window);
    dock->setObjectName(QLatin1String(row.id));
    dock->setAccessibleName(title);
    dock->setWidget(row.make(session, dock));
    dock->setTitleBarWidget(new widgets::PanelTitle(dock));
    dock->toggleViewAction()->setToolTip(QCoreApplication::translate("Panels", "Show or hide this panel"));
    dock->toggleViewAction()->setIcon(widgets::icon(QLatin1String(row.icon)));
    dock->toggleViewAction()->setIconVisibleInMenu(false); // there stands the check
    // One that lies behind others takes no keys: nobody would see where they are.
    QObject::connect(dock, &QDockWidget::visibilityChanged, dock, [dock](bool isSeen) { setTakesKeys(*dock, isSeen); });
    window.addDockWidget(row.area, dock);
    return dock;
}

widgets::PanelTitle &titleOfPanel(const QMainWindow &window, const char *id)
{
    const auto *panel = window.findChild<QDockWidget *>(QLatin1String(id));
    return *static_cast<widgets::PanelTitle *>(panel->titleBarWidget());
}

void showPanel(QDockWidget &panel)
{
    panel.show();
    panel.raise();
    setTakesKeys(panel, true);
    if (QWidget *first = panel.widget(); first->focusPolicy() == Qt::NoFocus) {
        for (QWidget *child : first->findChildren<QWidget *>()) {
            if (child->focusPolicy() & Qt::TabFocus && child->isVisibleTo(first) && child->isEnabled()) {
                child->setFocus();
                break;
            }
        }
    } else {
        first->setFocus();
    }
}

} // namespace clipwright::app
