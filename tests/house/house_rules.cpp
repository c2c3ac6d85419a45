// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "house/house_rules.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>
#include <QSet>

namespace clipwright::house {

namespace {

/** Text of a kind that the rule reads may not match; `where` and `except` are patterns over the path. */
struct ForbiddenText {
    QRegularExpression text;
    QRegularExpression where;
    QRegularExpression except;
    QString reason;
};

QList<ForbiddenText> forbiddenTexts()
{
    const auto re = [](const char *pattern) { return QRegularExpression(QString::fromLatin1(pattern)); };
    // A path that holds on one machine only; spelt in two parts, so that this file passes its own rule.
    const QRegularExpression machinePath(QStringLiteral("(^|[\\s\"'`(=])/(wo") + QStringLiteral("rk|ho")
                                         + QStringLiteral("me|root)/"));
    return {
        {machinePath, re("."), re("^$"), "names a path of one machine"},
        {re(R"(\b(stod|stof|stoi|stol|atof|atoi|strtod|strtof|strtol|sprintf|snprintf|setlocale|imbue)\b|std::locale)"),
         re(R"(^model/.*\.(h|cpp)$)"), re("^$"), "asks the C library's locale; use model/core/numbers.h"},
        {re(R"(\bassert\s*\(\s*false\b|\b(TODO|FIXME|XXX)\b)"), re(R"(\.(h|cpp|txt|cmake)$)"), re("^tests/house/"),
         "is unfinished"},
    };
}

bool isSource(const QString &path)
{
    static const QRegularExpression pattern(QStringLiteral(R"((\.(h|cpp|cmake)|CMakeLists\.txt)$)"));
    return pattern.match(path).hasMatch();
}

bool isCpp(const QString &path)
{
    return path.endsWith(QLatin1String(".h")) || path.endsWith(QLatin1String(".cpp"));
}

/** All files below `folder`, relative to `root`, in order. */
void listFiles(const QDir &root, const QString &folder, QStringList &paths)
{
    static const QSet<QString> skipped{QStringLiteral("build"), QStringLiteral("planted"), QStringLiteral("data")};
    const QDir dir(root.filePath(folder));
    for (const QString &name : dir.entryList(QDir::Files | QDir::Hidden, QDir::Name))
        paths << (folder.isEmpty() ? name : folder + u'/' + name);
    for (const QString &name : dir.entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name)) {
        const bool isHidden = name.startsWith(u'.') && name != QLatin1String(".ci");
        if (!isHidden && !skipped.contains(name))
            listFiles(root, folder.isEmpty() ? name : folder + u'/' + name, paths);
    }
}

QStringList linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    if (lines.last().isEmpty())
        lines.removeLast();
    return lines;
}

void checkLicence(const QString &path, const QStringList &lines, QStringList &faults)
{
    const bool isLicensed = lines.size() >= 2
                            && lines[0].endsWith(QLatin1String("SPDX-FileCopyrightText: Clipwright contributors"))
                            && lines[1].endsWith(QLatin1String("SPDX-License-Identifier: MIT"));
    if (isSource(path) && !isLicensed)
        faults << path + QStringLiteral(":1: the first two lines are not the SPDX lines");
    if (path.endsWith(QLatin1String(".h")) && lines.value(2) != QLatin1String("#pragma once")
        && !lines.contains("#pragma once"))
        faults << path + QStringLiteral(":3: no #pragma once");
}

void checkWords(const QString &path, const QStringList &lines, QStringList &faults)
{
    static const QList<ForbiddenText> rules = forbiddenTexts();
    for (const ForbiddenText &rule : rules) {
        if (!rule.where.match(path).hasMatch() || rule.except.match(path).hasMatch())
            continue;
        for (int i = 0; i < lines.size(); ++i) {
            if (const QRegularExpressionMatch match = rule.text.match(lines[i]); match.hasMatch())
                faults << QStringLiteral("%1:%2: `%3` %4")
                              .arg(path)
                              .arg(i + 1)
                              .arg(match.captured().trimmed(), rule.reason);
        }
    }
}

/** Folders of model/, views/, widgets/, app/ and tests/ with C++ in them. Tests of a folder need no page of their own. */
void checkReadmes(const QDir &root, const QStringList &paths, QStringList &faults)
{
    static const QRegularExpression needsOne(
        QStringLiteral("^(model|views|widgets|app)(/|$)|^tests/(layering|house)$"));
    QSet<QString> folders;
    for (const QString &path : paths) {
        const QString folder = path.left(qMax(path.lastIndexOf(u'/'), 0));
        if (isCpp(path) && needsOne.match(folder).hasMatch())
            folders << folder;
    }
    for (const QString &folder : folders) {
        const qsizetype count = linesOf(root.filePath(folder + QStringLiteral("/README.md"))).size();
        if (count < 10 || count > 40)
            faults << QStringLiteral("%1/README.md:0: %2 lines, expected 10 to 40").arg(folder).arg(count);
    }
}

} // namespace

Findings checkTree(const QString &root)
{
    Findings findings;
    const QDir dir(root);
    QStringList paths;
    listFiles(dir, QString(), paths);
    static const QRegularExpression text(
        QStringLiteral(R"((\.(h|cpp|cmake|txt|md|json|yml|svg|qrc|ts|desktop|xml|in)|/run|^dev|^\.[a-z-]+)$)"));
    for (const QString &path : paths) {
        if (!text.match(path).hasMatch())
            continue;
        const QStringList lines = linesOf(dir.filePath(path));
        checkLicence(path, lines, findings.faults);
        checkWords(path, lines, findings.faults);
        ++findings.filesRead;
    }
    checkReadmes(dir, paths, findings.faults);
    findings.faults.sort();
    return findings;
}

Findings checkLinks(const QString &root)
{
    static const QRegularExpression link(QStringLiteral(R"re(\]\(([^)#\s]+)(#[^)]*)?\))re"));
    Findings findings;
    const QDir dir(root);
    QStringList paths;
    listFiles(dir, QString(), paths);
    for (const QString &path : paths) {
        if (!path.endsWith(QLatin1String(".md")))
            continue;
        const QDir folder(QFileInfo(dir.filePath(path)).path());
        const QStringList lines = linesOf(dir.filePath(path));
        for (int i = 0; i < lines.size(); ++i) {
            for (auto it = link.globalMatch(lines[i]); it.hasNext();) {
                const QString target = it.next().captured(1);
                if (!target.contains(QLatin1String("://")) && !QFileInfo::exists(folder.filePath(target)))
                    findings.faults << QStringLiteral("%1:%2: there is no %3").arg(path).arg(i + 1).arg(target);
            }
        }
        ++findings.filesRead;
    }
    findings.faults.sort();
    return findings;
}

} // namespace clipwright::house
