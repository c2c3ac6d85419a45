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
const QString kBackground = QStringLiteral("viewport/background");
const QString kGameLook = QStringLiteral("viewport/gameLook");
const QString kGaps = QStringLiteral("viewport/gaps");
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

void Settings::clearRecentFiles()
{
    QSettings().remove(kRecent);
}

QString Settings::background()
{
    return QSettings().value(kBackground).toString();
}

void Settings::setBackground(const QString &text)
{
    QSettings().setValue(kBackground, text);
}

bool Settings::hasGameLook()
{
    return QSettings().value(kGameLook, false).toBool();
}

void Settings::setGameLook(bool isGame)
{
    QSettings().setValue(kGameLook, isGame);
}

bool Settings::areGapsShown()
{
    return QSettings().value(kGaps, true).toBool();
}

void Settings::setGapsShown(bool areShown)
{
    QSettings().setValue(kGaps, areShown);
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
