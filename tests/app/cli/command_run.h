// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command_line.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <sstream>
#include <string>
#include <vector>

/** The program in memory: what it said and how it ended. */
struct CommandRun {
    int status = 0;
    QByteArray out;
    QByteArray err;

    QJsonObject json(int line = 0) const { return QJsonDocument::fromJson(out.split('\n').value(line)).object(); }
    qsizetype lines() const { return out.count('\n'); }
};

inline CommandRun runCommand(const QStringList &words)
{
    std::vector<std::string> arguments;
    for (const QString &word : words)
        arguments.push_back(word.toStdString());
    std::ostringstream out;
    std::ostringstream err;
    CommandRun result;
    result.status = static_cast<int>(clipwright::app::runCommandLine(arguments, out, err));
    result.out = QByteArray::fromStdString(out.str());
    result.err = QByteArray::fromStdString(err.str());
    return result;
}
