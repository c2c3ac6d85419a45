// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/issue_text.h"

#include "views/session/grammar_sentences.h"
#include "views/session/issue_sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <array>
#include <vector>

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
        QStringLiteral("(?<=; the file also holds: ).*(?=\\.$)"),
        QStringLiteral("(?<=', only: ).*"),
        // An apostrophe inside a word opens no quote.
        QStringLiteral("(?:(?<=^')|(?<=\\s'))[^']*(?=')"),
        QStringLiteral("-?\\d+(?:\\.\\d+)?"),
    };
    return QRegularExpression(parts.join(u'|'));
}

/** Sentences around others: which of what they hold is looked up alone, the rest being names. */
struct Frame {
    QRegularExpression pattern;
    const char *sentence;
    std::array<bool, 3> isLookedUp;
};

const std::vector<Frame> &frames()
{
    const auto pattern = [](const char *text) {
        return QRegularExpression(QLatin1String(text), QRegularExpression::DotMatchesEverythingOption);
    };
    static const std::vector<Frame> all{
        {pattern("^The file is not JSON: (.*)\\.$"), "The file is not JSON: %1.", {true, false, false}},
        {pattern("^expected (.+) \\(([^()]+)\\); found (.+)$"), "expected %1 (%2); found %3", {true, true, true}},
        {pattern("^expected (.+); found (.+)$"), "expected %1; found %2", {true, true, false}},
        {pattern("^expected (.+), found (.+)$"), "expected %1, found %2", {true, true, false}},
        {pattern("^cannot read '(.*?)': (.+)$"), "cannot read '%1': %2", {false, true, false}},
        {pattern("^cannot write '(.*?)': (.+)$"), "cannot write '%1': %2", {false, true, false}},
        {pattern("^the texture '(.*?)' is shown as its tint: (.+)$"),
         "the texture '%1' is shown as its tint: %2",
         {false, true, false}},
        {pattern("^the texture '(.*?)': (.+)$"), "the texture '%1': %2", {false, true, false}},
        // What was being done, and the system's words for what came of it.
        {pattern("^([^:']+(?:'[^']*')?): ([^:]+)$"), nullptr, {true, true, false}},
    };
    return all;
}

/** The sentence with its places filled; a place may stand anywhere, and no filling is looked at again. */
QString filled(const QString &sentence, const QStringList &parts)
{
    static const QRegularExpression place(QStringLiteral("%(\\d)"));
    QString out;
    qsizetype from = 0;
    for (auto it = place.globalMatch(sentence); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        out += QStringView(sentence).mid(from, match.capturedStart() - from);
        out += parts.value(match.captured(1).toInt() - 1);
        from = match.capturedEnd();
    }
    out += QStringView(sentence).mid(from);
    return out;
}

QString kindOf(const QString &word)
{
    return QCoreApplication::translate("LayerKinds", word.toUtf8().constData());
}

/** Each part looked up alone; the text itself where it is in no frame, or in no other language. */
QString framedSentence(const QString &text)
{
    for (const Frame &frame : frames()) {
        const QRegularExpressionMatch match = frame.pattern.match(text);
        if (!match.hasMatch())
            continue;
        QStringList parts;
        for (int i = 1; i <= match.lastCapturedIndex(); ++i) {
            const QString part = match.captured(i);
            parts.push_back(frame.isLookedUp[static_cast<std::size_t>(i) - 1] ? translatedSentence(part.toStdString())
                                                                              : part);
        }
        const QString around = frame.sentence == nullptr ? QStringLiteral("%1: %2")
                                                         : QCoreApplication::translate("Issues", frame.sentence);
        return filled(around, parts);
    }
    return text;
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
    return known == pattern ? framedSentence(text) : filled(known, parts);
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
