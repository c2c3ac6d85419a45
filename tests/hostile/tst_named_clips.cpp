// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/named_cases.h"
#include "model/io/oclip/oclip_format.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

const std::string kPath = "nowhere/a";

const NamedTable &table()
{
    static const NamedTable read = [] {
        QFile file(QStringLiteral(CLIPWRIGHT_SOURCE "/tests/hostile/named/oclip.txt"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no table");
        return readNamedTable(file.readAll().toStdString());
    }();
    return read;
}

QString spelled(const Place &place, const std::string &code)
{
    return QString::fromStdString(place.text().substr(place.file.empty() ? 0 : kPath.size()) + ' ' + code);
}

} // namespace

class tst_NamedClips : public QObject {
    Q_OBJECT

private slots:
    void theBaseItselfIsFine();
    void refusesOrTellsWithPlace_data();
    void refusesOrTellsWithPlace();
    void everyCodeOfTheReaderHasACase();
    void eachHasItsOwnName();
};

void tst_NamedClips::theBaseItselfIsFine()
{
    const NamedCase one{"base", "clip", "", "", "", true};
    const auto reading = readOclip(std::make_shared<const std::string>(textOf(table(), one)), kPath);
    QVERIFY(reading && reading->issues.empty());
    QCOMPARE(reading->clip.channels.size(), std::size_t(3));
}

void tst_NamedClips::refusesOrTellsWithPlace_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected");
    QTest::addColumn<bool>("isLoaded");
    for (const NamedCase &one : table().cases)
        QTest::addRow("%s", one.name.c_str()) << QByteArray::fromStdString(textOf(table(), one))
                                              << QByteArray::fromStdString(one.place + ' ' + one.code) << one.isLoaded;
}

void tst_NamedClips::refusesOrTellsWithPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    QFETCH(bool, isLoaded);
    const auto reading = readOclip(std::make_shared<const std::string>(bytes.toStdString()), kPath);
    if (!reading) {
        QCOMPARE(spelled(reading.error().where, reading.error().code), QString::fromUtf8(expected));
        QVERIFY(!isLoaded);
        return;
    }
    QVERIFY2(isLoaded, "it was read");
    QStringList told;
    for (const Issue &issue : reading->issues)
        told << spelled(issue.where, issue.code);
    QVERIFY2(told.contains(QString::fromUtf8(expected)), qPrintable(told.join(QStringLiteral(", "))));
    QVERIFY(reading->clip.leftOut);
}

/** The codes stand in the sources only, so these are read: a new one without a case is told here. */
void tst_NamedClips::everyCodeOfTheReaderHasACase()
{
    static const QRegularExpression said(QStringLiteral("\\b(?:leaveOut|refuseAt)\\([^\",]+,\\s*\"([a-z0-9-]+)\""));
    QSet<QString> codes;
    for (const NamedCase &one : table().cases)
        codes << QString::fromStdString(one.code);
    int found = 0;
    const QDir folder(QStringLiteral(CLIPWRIGHT_SOURCE "/model/io/oclip"));
    for (const QString &name : folder.entryList({QStringLiteral("*.cpp")})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto match = said.globalMatch(text); match.hasNext(); ++found) {
            const QString code = match.next().captured(1);
            QVERIFY2(codes.contains(code), qPrintable(name + u' ' + code));
        }
    }
    QVERIFY2(found >= 11, qPrintable(QString::number(found)));
}

void tst_NamedClips::eachHasItsOwnName()
{
    QSet<QByteArray> names;
    for (const NamedCase &one : table().cases) {
        QVERIFY2(!names.contains(QByteArray::fromStdString(one.name)), one.name.c_str());
        names << QByteArray::fromStdString(one.name);
    }
    QVERIFY2(names.size() >= 40, qPrintable(QString::number(names.size())));
}

QTEST_APPLESS_MAIN(tst_NamedClips)
#include "tst_named_clips.moc"
