// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What the tests of named cases share whose readers give a value and issues, each with its line and column.
#pragma once

#include "hostile/named_cases.h"
#include "model/core/issue.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

namespace clipwright::hostile {

/** The file that the cases are read as. */
inline const std::string kNamedPath = "nowhere/a";

/** The table tests/hostile/named/NAME. */
inline NamedTable namedTable(const char *name)
{
    QFile file(QStringLiteral(CLIPWRIGHT_SOURCE "/tests/hostile/named/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no table");
    return readNamedTable(file.readAll().toStdString());
}

inline QString spelled(const Place &place, const std::string &code)
{
    return QString::fromStdString(place.text().substr(place.file.empty() ? 0 : kNamedPath.size()) + ' ' + code);
}

inline QStringList spelled(const Issues &issues)
{
    QStringList told;
    for (const Issue &issue : issues)
        told << spelled(issue.where, issue.code);
    return told;
}

inline void addNamedRows(const NamedTable &table)
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<bool>("isLoaded");
    for (const NamedCase &one : table.cases)
        QTest::addRow("%s", one.name.c_str()) << QByteArray::fromStdString(textOf(table, one))
                                              << QByteArray::fromStdString(one.place + ' ' + one.code) << one.isLoaded;
}

/** Names that stand twice. */
inline QStringList repeatedNames(const NamedTable &table)
{
    QSet<QByteArray> names;
    QStringList repeated;
    for (const NamedCase &one : table.cases) {
        const QByteArray name = QByteArray::fromStdString(one.name);
        if (names.contains(name))
            repeated << QString::fromUtf8(name);
        names << name;
    }
    return repeated;
}

/** The codes that `said` finds in the sources of a folder; each with its file. */
inline QList<QPair<QString, QString>> codesIn(const char *folder, const QRegularExpression &said)
{
    QList<QPair<QString, QString>> codes;
    const QDir sources(QStringLiteral(CLIPWRIGHT_SOURCE "/") + QLatin1String(folder));
    for (const QString &name : sources.entryList({QStringLiteral("*.cpp")})) {
        QFile file(sources.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = said.globalMatch(text); match.hasNext();)
            codes.append({name, match.next().captured(1)});
    }
    return codes;
}

} // namespace clipwright::hostile
