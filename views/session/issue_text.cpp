// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "views/session/issue_text.h"

#include "views/session/grammar_sentences.h"
#include "views/session/issue_sentences.h"
#include "views/session/world_sentences.h"

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
        {pattern("^A (.+) stands outside a group\\.$"), "A %1 stands outside a group.", {true, false, false}},
        {pattern("^A shape holds two of the type (.+)\\.$"), "A shape holds two of the type %1.", {true, false, false}},
        {pattern("^A shape holds a (.+)\\.$"), "A shape holds a %1.", {true, false, false}},
        {pattern("^A (.+) lacks a number\\.$"), "A %1 lacks a number.", {true, false, false}},
        {pattern("^A choice of the (.+) changes or is none of those there are\\.$"),
         "A choice of the %1 changes or is none of those there are.",
         {true, false, false}},
        {pattern("^A (.+) has no contour\\.$"), "A %1 has no contour.", {true, false, false}},
        {pattern("^A (.+) is hidden\\.$"), "A %1 is hidden.", {true, false, false}},
        {pattern("^This cannot be written: (.+)\\.$"), "This cannot be written: %1.", {true, false, false}},
        {pattern("^A layer is of the kind (.+)\\.$"), "A layer is of the kind %1.", {true, false, false}},
        {pattern("^The (.+) has keys of another kind\\.$"), "The %1 has keys of another kind.", {true, false, false}},
        {pattern("^The (\\S+) of the (\\S+) (.+)\\.$"), "The %1 of the %2 %3.", {true, true, true}},
        {pattern("^(layer \\d+ '.*'(?:, [^:]+)?): (.+)$"), nullptr, {true, true, false}},
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
