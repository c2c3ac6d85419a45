// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/named_tests.h"
#include "model/io/oclip/oclip_format.h"

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

const NamedTable &table()
{
    static const NamedTable read = namedTable("oclip.txt");
    return read;
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
    const auto reading = readOclip(std::make_shared<const std::string>(textOf(table(), one)), kNamedPath);
    QVERIFY(reading && reading->issues.empty());
    QCOMPARE(reading->clip.channels.size(), std::size_t(3));
}

void tst_NamedClips::refusesOrTellsWithPlace_data()
{
    addNamedRows(table());
}

void tst_NamedClips::refusesOrTellsWithPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    QFETCH(bool, isLoaded);
    const auto reading = readOclip(std::make_shared<const std::string>(bytes.toStdString()), kNamedPath);
    if (!reading) {
        QCOMPARE(spelled(reading.error().where, reading.error().code), QString::fromUtf8(expected));
        QVERIFY(!isLoaded);
        return;
    }
    QVERIFY2(isLoaded, "it was read");
    const QStringList told = spelled(reading->issues);
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
    const auto found = codesIn("model/io/oclip", said);
    for (const auto &[file, code] : found)
        QVERIFY2(codes.contains(code), qPrintable(file + u' ' + code));
    QVERIFY2(found.size() >= 11, qPrintable(QString::number(found.size())));
}

void tst_NamedClips::eachHasItsOwnName()
{
    QCOMPARE(repeatedNames(table()), QStringList());
    QVERIFY(table().cases.size() >= 40);
}

QTEST_APPLESS_MAIN(tst_NamedClips)
#include "tst_named_clips.moc"
