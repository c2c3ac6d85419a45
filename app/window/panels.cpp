// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/panels.h"

#include "views/preview/preview_view.h"
#include "views/problems/problems_view.h"
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

constexpr std::array kRows{
    PanelRow{"clips", QT_TRANSLATE_NOOP("Panels", "Clips"), Qt::RightDockWidgetArea, &make<views::PreviewView>},
    PanelRow{"problems", QT_TRANSLATE_NOOP("Panels", "Problems"), Qt::RightDockWidgetArea, &make<views::ProblemsView>},
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
    window.addDockWidget(row.area, dock);
    return dock;
}

} // namespace clipwright::app
