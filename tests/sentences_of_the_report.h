// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

namespace clipwright::testing {

/** Sentences among the literals of a source, their seams closed. */
inline QStringList sentencesOf(const QString &source)
{
    static const QRegularExpression comment(QStringLiteral("//[^\n]*|/\\*.*?\\*/"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression literal(QStringLiteral("((?:\"(?:[^\"\\\\\n]|\\\\.)*\"\\s*)+)"));
    static const QRegularExpression seam(QStringLiteral("\"\\s*\"|^\"|\"\\s*$"));
    QStringList sentences;
    for (auto match = literal.globalMatch(QString(source).remove(comment)); match.hasNext();) {
        const QString text = match.next().captured().remove(seam);
        if (!text.isEmpty() && text.front().isUpper() && text.endsWith(u'.') && text.count(u' ') >= 2)
            sentences.append(text);
    }
    return sentences;
}

/**
 * The sentences of the cook and the Lottie reader, each with the file that says it; an empty one of a file that cannot be
 * read. Without what only an edited rig of
 * `.oanim` or `.oshape` can be refused for, whose words their writers know.
 */
inline QList<std::pair<QString, QString>> sentencesOfTheReport()
{
    QList<std::pair<QString, QString>> sentences;
    for (const char *folder : {"/model/cook", "/model/io/lottie"}) {
        for (QDirIterator it(QStringLiteral(CLIPWRIGHT_SOURCE) + QLatin1String(folder), {"*.cpp", "*.h"});
             it.hasNext();) {
            QFile file(it.next());
            if (it.fileName().startsWith(QStringLiteral("world_"))
                || it.fileName().startsWith(QStringLiteral("cook_world")))
                continue;
            if (!file.open(QIODevice::ReadOnly))
                sentences.append({it.fileName(), QString()});
            for (const QString &sentence : sentencesOf(QString::fromUtf8(file.readAll())))
                sentences.append({it.fileName(), sentence});
        }
    }
    return sentences;
}

} // namespace clipwright::testing
