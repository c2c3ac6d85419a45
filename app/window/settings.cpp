// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/settings.h"

#include <QMainWindow>
#include <QSettings>

namespace clipwright::app {

using widgets::ThemeChoice;

namespace {

constexpr int kLayoutVersion = 1;
constexpr int kRecentFiles = 10;

const QString kTheme = QStringLiteral("theme");
const QString kRecent = QStringLiteral("recentFiles");
const QString kGeometry = QStringLiteral("window/geometry");
const QString kLayout = QStringLiteral("window/layout");

} // namespace

ThemeChoice Settings::theme()
{
    const QString word = QSettings().value(kTheme).toString();
    return word == QStringLiteral("dark")    ? ThemeChoice::Dark
           : word == QStringLiteral("light") ? ThemeChoice::Light
                                             : ThemeChoice::System;
}

void Settings::setTheme(ThemeChoice choice)
{
    QSettings().setValue(kTheme, choice == ThemeChoice::Dark    ? QStringLiteral("dark")
                                 : choice == ThemeChoice::Light ? QStringLiteral("light")
                                                                : QStringLiteral("system"));
}

QStringList Settings::recentFiles()
{
    return QSettings().value(kRecent).toStringList().mid(0, kRecentFiles);
}

void Settings::addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(kRecent, files.mid(0, kRecentFiles));
}

void Settings::saveWindow(const QMainWindow &window)
{
    QSettings settings;
    settings.setValue(kGeometry, window.saveGeometry());
    settings.setValue(kLayout, window.saveState(kLayoutVersion));
}

void Settings::restoreWindow(QMainWindow &window)
{
    const QSettings settings;
    window.restoreGeometry(settings.value(kGeometry).toByteArray());
    window.restoreState(settings.value(kLayout).toByteArray(), kLayoutVersion);
}

} // namespace clipwright::app
