// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/oclip/oclip_text.h"

#include <QtTest>

#include <charconv>
#include <cstring>
#include <limits>
#include <random>

using namespace clipwright;

class tst_OclipText : public QObject {
    Q_OBJECT

private slots:
    void numbersAreShortestWithAPoint_data();
    void numbersAreShortestWithAPoint();
    void everyNumberReadsBack();
    void onlyWhatMustIsEscaped();
    void jsonIsSpelledOnOneLine();
    void manyMembersOfOneNameTakeNoTime();
};

namespace {

std::string numberText(double number)
{
    std::string text;
    oclip::appendNumber(text, number);
    return text;
}

std::string respelled(const std::string &json)
{
    const Result<JsonDocument> document = JsonDocument::parse(std::make_shared<const std::string>(json));
    std::string text;
    if (document)
        oclip::appendJson(text, document->root());
    return text;
}

} // namespace

void tst_OclipText::numbersAreShortestWithAPoint_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<QString>("expected");
    QTest::newRow("whole") << 2.0 << "2.0";
    QTest::newRow("nought") << 0.0 << "0.0";
    QTest::newRow("below nought") << -0.0 << "-0.0";
    QTest::newRow("a third") << 1.0 / 3 << "0.3333333333333333";
    QTest::newRow("small") << 1e-6 << "0.000001";
    QTest::newRow("smaller") << 1e-7 << "1e-7";
    QTest::newRow("smaller, digits") << 1.25e-7 << "1.25e-7";
    QTest::newRow("large") << 1e20 << "100000000000000000000.0";
    QTest::newRow("larger") << 1e21 << "1e+21";
    QTest::newRow("larger, digits") << -1.5e21 << "-1.5e+21";
    QTest::newRow("exponent of one digit") << 5e-324 << "5e-324";
    QTest::newRow("many digits") << 123456789.125 << "123456789.125";
    QTest::newRow("noughts filled in") << 1200.0 << "1200.0";
}

void tst_OclipText::numbersAreShortestWithAPoint()
{
    QFETCH(double, number);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(numberText(number)), expected);
}

void tst_OclipText::everyNumberReadsBack()
{
    std::mt19937_64 random(7);
    for (int i = 0; i < 100'000; ++i) {
        const std::uint64_t bits = random();
        double number = 0;
        std::memcpy(&number, &bits, sizeof number);
        if (!std::isfinite(number))
            continue;
        const std::string text = numberText(number);
        double read = 0;
        std::from_chars(text.data(), text.data() + text.size(), read);
        QCOMPARE(std::memcmp(&read, &number, sizeof number), 0);
    }
}

void tst_OclipText::onlyWhatMustIsEscaped()
{
    std::string text;
    oclip::appendString(text, std::string("a/\"\\\b\t\n\f\r\x01\x1f\x7f", 12) + "Größe 灯");
    QCOMPARE(text, std::string("\"a/\\\"\\\\\\b\\t\\n\\f\\r\\u0001\\u001f\x7f") + "Größe 灯\"");
}

void tst_OclipText::jsonIsSpelledOnOneLine()
{
    QCOMPARE(respelled("{ \"n\" : 3, \"d\": 2.50, \"e\":1e2, \"l\":[ 1 , [true,null] ],\"s\":\"\\u0041\\/\" }"),
             std::string("{\"n\":3,\"d\":2.5,\"e\":100.0,\"l\":[1,[true,null]],\"s\":\"A/\"}"));
    QCOMPARE(respelled("{\"a\":1,\"b\":2,\"a\":3}"), std::string("{\"a\":3,\"b\":2}"));
    QCOMPARE(respelled("123456789012345678901234567890"), std::string("123456789012345678901234567890"));
    QCOMPARE(respelled("[[],{}]"), std::string("[[],{}]"));
}

void tst_OclipText::manyMembersOfOneNameTakeNoTime()
{
    std::string json = "{";
    for (int i = 0; i < 100'000; ++i)
        json += "\"m" + std::to_string(i) + "\":1,";
    json += "\"last\":2}";
    QCOMPARE(respelled(json), json);
}

QTEST_APPLESS_MAIN(tst_OclipText)
#include "tst_oclip_text.moc"
