// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/oanim/oanim_format.h"

#include <QDir>
#include <QFile>
#include <QString>
#include <QTest>

#include <string>

namespace fixtures {

inline std::string contentOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll().toStdString();
}

/** Adds a row a fixture, `.oanim` and `.oshape`: its text, and whether it is an `.oshape`. */
inline void addRows()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("isShape");
    for (const char *format : {"oanim", "oshape"}) {
        const QDir folder(QStringLiteral(CLIPWRIGHT_TEST_DATA "/") + format);
        const QStringList names = folder.entryList({QStringLiteral("*.") + format}, QDir::Files, QDir::Name);
        if (names.isEmpty())
            qFatal("no fixtures in %s", qPrintable(folder.path()));
        for (const QString &name : names)
            QTest::addRow("%s", qPrintable(name))
                << contentOf(folder.filePath(name)) << name.endsWith(QLatin1String("oshape"));
    }
}

inline clipwright::Result<clipwright::CookedRig> read(const std::string &text, bool isShape)
{
    return isShape ? clipwright::readOshape(text) : clipwright::readOanim(text);
}

inline std::string write(const clipwright::CookedRig &rig)
{
    return rig.isStill ? clipwright::writeOshape(rig).value() : clipwright::writeOanim(rig);
}

} // namespace fixtures

Q_DECLARE_METATYPE(std::string)
