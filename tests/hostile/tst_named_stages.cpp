// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/named_tests.h"
#include "model/io/ostage/ostage_format.h"

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

const NamedTable &table()
{
    static const NamedTable read = namedTable("ostage.txt");
    return read;
}

} // namespace

class tst_NamedStages : public QObject {
    Q_OBJECT

private slots:
    void theBaseItselfIsFine();
    void refusesOrTellsWithPlace_data();
    void refusesOrTellsWithPlace();
    void everyCodeOfTheReaderHasACase();
    void eachHasItsOwnName();
};

void tst_NamedStages::theBaseItselfIsFine()
{
    const NamedCase one{"base", "stage", "", "", "", true};
    const auto reading = readOstage(std::make_shared<const std::string>(textOf(table(), one)), kNamedPath);
    QVERIFY(reading && reading->issues.empty());
    QCOMPARE(reading->stage.entities.size(), std::size_t(4));
}

void tst_NamedStages::refusesOrTellsWithPlace_data()
{
    addNamedRows(table());
}

void tst_NamedStages::refusesOrTellsWithPlace()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, expected);
    QFETCH(bool, isLoaded);
    const auto reading = readOstage(std::make_shared<const std::string>(bytes.toStdString()), kNamedPath);
    if (!reading) {
        QCOMPARE(spelled(reading.error().where, reading.error().code), QString::fromUtf8(expected));
        QVERIFY(!isLoaded);
        return;
    }
    QVERIFY2(isLoaded, "it was read");
    const QStringList told = spelled(reading->issues);
    QVERIFY2(told.contains(QString::fromUtf8(expected)), qPrintable(told.join(QStringLiteral(", "))));
    const bool mustKeep = expected.contains("component-unknown") || expected.contains("autoplay-unlisted");
    QCOMPARE(reading->stage.leftOut, !mustKeep);
}

/** The codes stand in the sources only, so these are read: a new one without a case is told here. */
void tst_NamedStages::everyCodeOfTheReaderHasACase()
{
    static const QRegularExpression said(QStringLiteral("\\b(?:refuse|leftOut|odd)\\(\\s*\"([a-z0-9-]+)\""));
    const QSet<QString> ofMoreThanACaseCanHold{QStringLiteral("too-many-parts")}; // tst_caps
    QSet<QString> codes;
    for (const NamedCase &one : table().cases)
        codes << QString::fromStdString(one.code);
    const auto found = codesIn("model/io/ostage", said);
    for (const auto &[file, code] : found)
        QVERIFY2(codes.contains(code) || ofMoreThanACaseCanHold.contains(code), qPrintable(file + u' ' + code));
    QVERIFY2(found.size() >= 25, qPrintable(QString::number(found.size())));
}

void tst_NamedStages::eachHasItsOwnName()
{
    QCOMPARE(repeatedNames(table()), QStringList());
    QVERIFY(table().cases.size() >= 100);
}

QTEST_APPLESS_MAIN(tst_NamedStages)
#include "tst_named_stages.moc"
