// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "widgets/theme.h"

#include <QStringList>

class QMainWindow;

namespace clipwright::app {

/** What the editor remembers between two starts, in the user's settings file. A value that is not there or not ours is its default. */
class Settings {
public:
    static widgets::ThemeChoice theme();
    static void setTheme(widgets::ThemeChoice choice);

    /** The last ten, the newest first. */
    static QStringList recentFiles();
    static void addRecentFile(const QString &path);
    static void clearRecentFiles();

    /** Background::text; empty where nothing was chosen. */
    static QString background();
    static void setBackground(const QString &text);
    static bool hasGameLook();
    static void setGameLook(bool isGame);
    static bool areGapsShown();
    static void setGapsShown(bool areShown);

    /** Motion of panels and scrolling: off where the user said so. */
    static bool hasReducedMotion();
    static void setReducedMotion(bool isReduced);
    /** Of what New begins, in frames a second: 1 to 240, else 30. */
    static double newRate();
    static void setNewRate(double rate);

    /** The user's layouts by their names, in their order. */
    static QStringList layouts();
    static void saveLayout(const QMainWindow &window, const QString &name);
    /** False where there is none of that name. */
    static bool restoreLayout(QMainWindow &window, const QString &name);
    static void removeLayout(const QString &name);
    static QString currentLayout();
    static void setCurrentLayout(const QString &id);

    /** Size, place and panels. A layout of another version is left aside. */
    static void saveWindow(const QMainWindow &window);
    static void restoreWindow(QMainWindow &window);
};

} // namespace clipwright::app
