// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_repeats.h"

#include <QtTest>

using namespace clipwright;

class tst_JsonRepeats : public QObject {
    Q_OBJECT

private slots:
    void eachNameIsToldOnceAndCounted_data();
    void eachNameIsToldOnceAndCounted();
    void namesBeyondTheCapAreCounted();
};

namespace {

Issues told(const std::string &text)
{
    const Result<JsonDocument> document = JsonDocument::parse(std::make_shared<const std::string>(text), "a.json");
    return document ? repeatedMembers(*document) : Issues{{}, {}, {}, {}, {}};
}

} // namespace

void tst_JsonRepeats::eachNameIsToldOnceAndCounted_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("names");
    QTest::addColumn<int>("members");
    QTest::newRow("none") << QByteArray(R"({"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}]})") << 0 << 0;
    QTest::newRow("no object") << QByteArray(R"([1,1,"a","a"])") << 0 << 0;
    QTest::newRow("twice") << QByteArray(R"({"a":1,"b":2,"a":3})") << 1 << 1;
    QTest::newRow("three times") << QByteArray(R"({"a":1,"a":2,"a":3})") << 1 << 2;
    QTest::newRow("in two objects") << QByteArray(R"([{"a":1,"a":2},{"a":1,"a":2}])") << 1 << 2;
    QTest::newRow("two names") << QByteArray(R"({"a":1,"b":2,"a":3,"b":4})") << 2 << 2;
    QTest::newRow("deep") << QByteArray(R"({"a":[[{"b":[{"c":0,"c":[]}]}]]})") << 1 << 1;
    QTest::newRow("with an escape") << QByteArray(R"({"formatVersion":1,"\u0066ormatVersion":2})") << 1 << 1;
    QTest::newRow("long") << QByteArray(R"({"formatVersion":1,"formatVersions":1,"formatVersion":2})") << 1 << 1;
    QTest::newRow("empty") << QByteArray(R"({"":1,"":2})") << 1 << 1;
}

void tst_JsonRepeats::eachNameIsToldOnceAndCounted()
{
    QFETCH(QByteArray, text);
    QFETCH(int, names);
    QFETCH(int, members);
    const Issues issues = told(text.toStdString());
    QCOMPARE(static_cast<int>(issues.size()), names);
    int count = 0;
    for (const Issue &issue : issues) {
        QCOMPARE(issue.code, std::string("member-repeated"));
        QCOMPARE(issue.where.line, 1);
        count += static_cast<int>(issue.count);
    }
    QCOMPARE(count, members);
}

void tst_JsonRepeats::namesBeyondTheCapAreCounted()
{
    std::string text = "{";
    for (int i = 0; i < 1500; ++i) {
        const std::string name = '"' + std::to_string(i) + "\":0,";
        text += name + name;
    }
    const Issues issues = told(text + "\"z\":0}");
    QCOMPARE(issues.size(), std::size_t(1001));
    QCOMPARE(issues.back().what, std::string("and 500 more"));
}

QTEST_APPLESS_MAIN(tst_JsonRepeats)
#include "tst_json_repeats.moc"
