// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QSize>
#include <QString>

namespace clipwright::app {

struct CommandLine;
class MainWindow;

/**
 * Takes one picture of a window once what it was asked to show is on it, and quits: exit 0, or 1 when the file cannot be
 * opened (the picture then shows why) or the picture not be saved. A minute is the most it waits.
 */
class Screenshot : public QObject {
    Q_OBJECT

public:
    /** Shows the window and opens the file; keep it alive while the application runs. */
    Screenshot(MainWindow &window, const CommandLine &line);

private:
    void showAsked(const CommandLine &line);
    void takeWhenUpToDate();
    void take(int exitCode);

    MainWindow &m_window;
    QString m_path;
    QSize m_wanted;
    int m_picturesWanted = 1;
    bool m_isTaken = false;
};

} // namespace clipwright::app
