// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/golden.h"

#include <QByteArray>
#include <QFile>
#include <QList>

#include <algorithm>

namespace clipwright {

namespace {

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

} // namespace

QString differenceFromGolden(const QString &name, std::string_view text)
{
    const QString path = QStringLiteral(CLIPWRIGHT_SOURCE "/tests/golden/cook/") + name;
    const QByteArray actual(text.data(), static_cast<qsizetype>(text.size()));
    if (qEnvironmentVariableIsSet("REBASELINE"))
        return write(path, actual) ? QString() : QStringLiteral("cannot write %1").arg(path);
    QFile file(path);
    const QByteArray golden = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    if (golden == actual) {
        QFile::remove(path + QStringLiteral(".actual"));
        return {};
    }
    write(path + QStringLiteral(".actual"), actual);
    const QList<QByteArray> expectedLines = golden.split('\n');
    const QList<QByteArray> actualLines = actual.split('\n');
    for (qsizetype i = 0; i < std::max(expectedLines.size(), actualLines.size()); ++i) {
        const QByteArray expected = i < expectedLines.size() ? expectedLines[i] : QByteArray("(end)");
        const QByteArray got = i < actualLines.size() ? actualLines[i] : QByteArray("(end)");
        if (expected != got)
            return QStringLiteral("%1:%2: expected '%3', got '%4'")
                .arg(name)
                .arg(i + 1)
                .arg(QString::fromUtf8(expected), QString::fromUtf8(got));
    }
    return QStringLiteral("%1 is missing").arg(name);
}

} // namespace clipwright
