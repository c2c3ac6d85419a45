// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/layouts.h"

#include "app/window/settings.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QTabBar>

#include <algorithm>
#include <array>

namespace clipwright::app {

namespace {

QDockWidget &panel(const QMainWindow &window, const char *id)
{
    return *window.findChild<QDockWidget *>(QLatin1String(id));
}

void placeAnimate(QMainWindow &window)
{
    QDockWidget &clips = panel(window, "clips");
    QDockWidget &problems = panel(window, "problems");
    QDockWidget &history = panel(window, "history");
    QDockWidget &outliner = panel(window, "outliner");
    window.addDockWidget(Qt::LeftDockWidgetArea, &outliner);
    window.addDockWidget(Qt::RightDockWidgetArea, &clips);
    window.splitDockWidget(&clips, &problems, Qt::Vertical);
    window.tabifyDockWidget(&problems, &history);
    for (QDockWidget *each : {&outliner, &clips, &history, &problems})
        each->show();
    problems.raise();
    window.resizeDocks({&outliner, &clips}, {240, 300}, Qt::Horizontal);
    window.resizeDocks({&clips, &problems}, {300, 320}, Qt::Vertical);
}

void placeBlend(QMainWindow &window)
{
    QDockWidget &clips = panel(window, "clips");
    window.addDockWidget(Qt::RightDockWidgetArea, &clips);
    clips.show();
    window.resizeDocks({&clips}, {400}, Qt::Horizontal);
}

void placeImport(QMainWindow &window)
{
    QDockWidget &clips = panel(window, "clips");
    QDockWidget &problems = panel(window, "problems");
    QDockWidget &log = panel(window, "log");
    window.addDockWidget(Qt::LeftDockWidgetArea, &problems);
    window.splitDockWidget(&problems, &log, Qt::Vertical);
    window.addDockWidget(Qt::RightDockWidgetArea, &clips);
    for (QDockWidget *each : {&clips, &problems, &log})
        each->show();
    window.resizeDocks({&problems, &clips}, {400, 260}, Qt::Horizontal);
    window.resizeDocks({&problems, &log}, {420, 200}, Qt::Vertical);
}

constexpr std::array kRows{
    LayoutRow{"animate", QT_TRANSLATE_NOOP("Layouts", "&Animate"),
              QT_TRANSLATE_NOOP("Layouts", "Clips, problems and history beside the picture"), &placeAnimate},
    LayoutRow{"blend", QT_TRANSLATE_NOOP("Layouts", "&Blend"),
              QT_TRANSLATE_NOOP("Layouts", "The picture, and the clips with their blend"), &placeBlend},
    LayoutRow{"import", QT_TRANSLATE_NOOP("Layouts", "&Import"),
              QT_TRANSLATE_NOOP("Layouts", "What was read and cooked, wide beside the picture"), &placeImport},
};

} // namespace

std::span<const LayoutRow> layoutRows()
{
    return kRows;
}

Layouts::Layouts(QMainWindow &window, QList<QDockWidget *> panels, QObject *parent)
    : QObject(parent),
      m_window(window),
      m_panels(std::move(panels))
{
    apply(QLatin1String(kRows.front().id));
    for (QDockWidget *each : m_panels)
        connect(each, &QDockWidget::visibilityChanged, this, &Layouts::nameTabs);
}

void Layouts::apply(const QString &id)
{
    const auto row = std::ranges::find_if(kRows, [&id](const LayoutRow &each) { return id == QLatin1String(each.id); });
    if (row != kRows.end()) {
        for (QDockWidget *each : m_panels) {
            each->setFloating(false);
            each->hide();
        }
        row->place(m_window);
    } else if (!Settings::restoreLayout(m_window, id)) {
        return;
    }
    m_current = id;
    nameTabs();
    emit changed();
}

void Layouts::save(const QString &name)
{
    const bool isRow = std::ranges::any_of(kRows, [&name](const LayoutRow &each) {
        return name.compare(QLatin1String(each.id), Qt::CaseInsensitive) == 0;
    });
    if (name.isEmpty() || isRow)
        return;
    Settings::saveLayout(m_window, name);
    m_current = name;
    emit changed();
}

void Layouts::remove(const QString &name)
{
    Settings::removeLayout(name);
    if (m_current == name)
        m_current = QLatin1String(kRows.front().id);
    emit changed();
}

QStringList Layouts::saved()
{
    return Settings::layouts();
}

/** The tabs of panels that share a place are Qt's own: they are named here, and the View menu has what they do for the keys. */
void Layouts::nameTabs()
{
    for (QTabBar *tabs : m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->setAccessibleName(QCoreApplication::translate("Layouts", "Panels that share a place"));
        tabs->setFocusPolicy(Qt::NoFocus);
        tabs->setDrawBase(false);
        tabs->setDocumentMode(true);
    }
}

} // namespace clipwright::app
