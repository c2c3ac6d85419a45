// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/issue_text.h"

#include "views/session/issue_sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

namespace clipwright::views {

namespace {

/** A hostile file's sentence can be a megabyte: no table knows it. */
constexpr qsizetype kLongestKnown = 400;

/** What varies in a sentence: words at known places, what stands in quotes, and numbers. */
QRegularExpression changingParts()
{
    const QStringList parts{
        QStringLiteral("(?<=^A )(?<kind>.+)(?= layer is not drawn\\.$)"),
        QStringLiteral("(?<=^The layer has effects \\().*(?=\\); they are not shown\\.$)"),
        QStringLiteral("(?<=^The file is not JSON: ).*"),
        QStringLiteral("(?<=; the file also holds: ).*(?=\\.$)"),
        QStringLiteral("(?<=', only: ).*"),
        // An apostrophe inside a word opens no quote.
        QStringLiteral("(?:(?<=^')|(?<=\\s'))[^']*(?=')"),
        QStringLiteral("-?\\d+(?:\\.\\d+)?"),
    };
    return QRegularExpression(parts.join(u'|'));
}

QString kindOf(const QString &word)
{
    return QCoreApplication::translate("LayerKinds", word.toUtf8().constData());
}

} // namespace

QString translatedSentence(const std::string &sentence)
{
    const QString text = QString::fromStdString(sentence);
    if (text.size() > kLongestKnown)
        return text;
    static const QRegularExpression changing = changingParts();
    QString pattern;
    QStringList parts;
    qsizetype from = 0;
    for (auto it = changing.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        parts.push_back(match.hasCaptured(u"kind") ? kindOf(match.captured()) : match.captured());
        pattern += QStringView(text).mid(from, match.capturedStart() - from);
        pattern += u'%' + QString::number(parts.size());
        from = match.capturedEnd();
    }
    pattern += QStringView(text).mid(from);
    const QByteArray key = pattern.toUtf8();
    const QString known = QCoreApplication::translate("Issues", key.constData());
    if (known == pattern)
        return text;
    QString out;
    static const QRegularExpression place(QStringLiteral("%(\\d)"));
    from = 0;
    for (auto it = place.globalMatch(known); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += QStringView(known).mid(from, match.capturedStart() - from);
        out += parts.value(match.captured(1).toInt() - 1);
        from = match.capturedEnd();
    }
    out += QStringView(known).mid(from);
    return out;
}

QString issueText(const Issue &issue)
{
    return translatedSentence(issue.what);
}

QString issueAdvice(const Issue &issue)
{
    return translatedSentence(issue.advice);
}

} // namespace clipwright::views
