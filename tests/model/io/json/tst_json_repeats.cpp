// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_repeats.h"

#include <QtTest>

#include <array>

using namespace clipwright;

class tst_JsonRepeats : public QObject {
    Q_OBJECT

private slots:
    void theEarlierOnesOfAKnownNameAreGiven_data();
    void theEarlierOnesOfAKnownNameAreGiven();
};

void tst_JsonRepeats::theEarlierOnesOfAKnownNameAreGiven_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("values");
    QTest::newRow("none") << QByteArray(R"({"a":1,"b":{"a":2}})") << QByteArray();
    QTest::newRow("no object") << QByteArray(R"([1,1])") << QByteArray();
    QTest::newRow("twice") << QByteArray(R"({"a":1,"b":2,"a":3})") << QByteArray("1");
    QTest::newRow("three times") << QByteArray(R"({"a":1,"a":2,"a":3})") << QByteArray("12");
    QTest::newRow("two names") << QByteArray(R"({"a":1,"b":2,"a":3,"b":4})") << QByteArray("12");
    QTest::newRow("with an escape") << QByteArray(R"({"a":1,"\u0061":2})") << QByteArray("1");
    QTest::newRow("unknown") << QByteArray(R"({"c":1,"c":2})") << QByteArray();
    QTest::newRow("deeper") << QByteArray(R"({"b":{"a":1,"a":2}})") << QByteArray();
}

void tst_JsonRepeats::theEarlierOnesOfAKnownNameAreGiven()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, values);
    constexpr std::array<std::string_view, 2> kKnown{"a", "b"};
    const auto document = JsonDocument::parse(std::make_shared<const std::string>(text.toStdString()));
    QVERIFY(document);
    QByteArray found;
    for (const JsonValue member : repeatedMembers(document->root(), kKnown))
        found += QByteArray::fromStdString(std::string(member.source()));
    QCOMPARE(found, values);
}

QTEST_APPLESS_MAIN(tst_JsonRepeats)
#include "tst_json_repeats.moc"
