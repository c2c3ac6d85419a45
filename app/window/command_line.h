// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "widgets/theme.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace clipwright::app {

/** What `clipwright` was asked to do. */
struct CommandLine {
    QString file;       ///< empty: none
    QString screenshot; ///< empty: a window to work in
    QSize size{1280, 800};
    std::optional<widgets::ThemeChoice> theme;
    std::optional<double> frame;
    bool plays = false;
    bool quitsAtFirstFrame = false; ///< for measuring the start; not in the help
    bool asksHelp = false;
    bool asksVersion = false;
};

/** Refusal `usage`: an unknown option, a value that is none, several files. The first argument is the program. */
Result<CommandLine> parseCommandLine(const QStringList &arguments);

/** What --help prints. */
QString helpText();

} // namespace clipwright::app
