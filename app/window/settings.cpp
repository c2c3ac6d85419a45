// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/settings.h"

#include <QMainWindow>
#include <QSettings>

namespace clipwright::app {

using widgets::ThemeChoice;

namespace {

constexpr int kLayoutVersion = 2;
constexpr double kUsualRate = 30;
constexpr double kHighestRate = 240;
constexpr int kRecentFiles = 10;

const QString kTheme = QStringLiteral("theme");
const QString kRecent = QStringLiteral("recentFiles");
const QString kBackground = QStringLiteral("viewport/background");
const QString kGameLook = QStringLiteral("viewport/gameLook");
const QString kGaps = QStringLiteral("viewport/gaps");
const QString kGeometry = QStringLiteral("window/geometry");
const QString kLayout = QStringLiteral("window/layout");
const QString kLayouts = QStringLiteral("layouts");
const QString kCurrentLayout = QStringLiteral("window/currentLayout");
const QString kMotion = QStringLiteral("reducedMotion");
const QString kRate = QStringLiteral("newRate");

/** A name as a key: a slash would be a group of its own. */
QString layoutKey(const QString &name)
{
    return kLayouts + u'/' + QString::fromLatin1(name.toUtf8().toPercentEncoding());
}

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

bool Settings::hasReducedMotion()
{
    return QSettings().value(kMotion, false).toBool();
}

void Settings::setReducedMotion(bool isReduced)
{
    QSettings().setValue(kMotion, isReduced);
}

double Settings::newRate()
{
    const double rate = QSettings().value(kRate, kUsualRate).toDouble();
    return rate >= 1 && rate <= kHighestRate ? rate : kUsualRate;
}

void Settings::setNewRate(double rate)
{
    QSettings().setValue(kRate, rate);
}

QStringList Settings::layouts()
{
    QSettings settings;
    settings.beginGroup(kLayouts);
    QStringList names;
    for (const QString &key : settings.childKeys())
        names.push_back(QString::fromUtf8(QByteArray::fromPercentEncoding(key.toLatin1())));
    names.sort(Qt::CaseInsensitive);
    return names;
}

void Settings::saveLayout(const QMainWindow &window, const QString &name)
{
    QSettings().setValue(layoutKey(name), window.saveState(kLayoutVersion));
}

bool Settings::restoreLayout(QMainWindow &window, const QString &name)
{
    return window.restoreState(QSettings().value(layoutKey(name)).toByteArray(), kLayoutVersion);
}

void Settings::removeLayout(const QString &name)
{
    QSettings().remove(layoutKey(name));
}

QString Settings::currentLayout()
{
    return QSettings().value(kCurrentLayout).toString();
}

void Settings::setCurrentLayout(const QString &id)
{
    QSettings().setValue(kCurrentLayout, id);
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
