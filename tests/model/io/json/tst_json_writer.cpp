// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/json/json_document.h"
#include "model/io/json/json_writer.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace clipwright;

class tst_JsonWriter : public QObject {
    Q_OBJECT

private slots:
    void numbersThatJsonCannotSayAreNull();
    void bytesThatAreNotUtf8AreReplaced();
    void commasStandBetweenItemsOnly();
    void everyByteReadsBack();
    void numbersReadBack();
};

void tst_JsonWriter::numbersThatJsonCannotSayAreNull()
{
    JsonWriter writer;
    writer.beginArray().value(std::nan("")).value(std::numeric_limits<double>::infinity()).endArray();
    QCOMPARE(writer.text(), std::string("[null,null]"));
}

void tst_JsonWriter::bytesThatAreNotUtf8AreReplaced()
{
    JsonWriter writer;
    writer.value("a\xff\xe2\x82z");
    QCOMPARE(writer.text(), std::string("\"a\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbdz\""));
}

void tst_JsonWriter::commasStandBetweenItemsOnly()
{
    JsonWriter writer;
    writer.beginObject().member("a", 1).name("b").beginArray().value(true).null().beginObject().endObject();
    writer.beginArray().endArray().endArray().member("c", "x\"y").member("d", std::size_t(2)).endObject();
    QCOMPARE(writer.text(), std::string("{\"a\":1,\"b\":[true,null,{},[]],\"c\":\"x\\\"y\",\"d\":2}"));
}

void tst_JsonWriter::everyByteReadsBack()
{
    std::string words;
    for (char c = 0; c < 127; ++c)
        words += c;
    words += "\x7f\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80";
    JsonWriter writer;
    writer.beginObject().member(words, words).endObject();
    const auto document = JsonDocument::parse(std::make_shared<const std::string>(writer.text()));
    QVERIFY(document);
    QCOMPARE(document->root().first().name(), words);
    QCOMPARE(document->root()[words].string(), words);
}

void tst_JsonWriter::numbersReadBack()
{
    const std::vector<double> numbers{0.1, -1e300, 5e-324, 1.0 / 3, 123456789.125, 1e15, 1e-7};
    JsonWriter writer;
    writer.beginArray();
    for (const double number : numbers)
        writer.value(number);
    writer.endArray();
    const auto document = JsonDocument::parse(std::make_shared<const std::string>(writer.text()));
    QVERIFY(document);
    std::size_t i = 0;
    for (JsonValue value = document->root().first(); value.isValid(); value = value.next())
        QCOMPARE(value.number(), numbers[i++]);
    QCOMPARE(i, numbers.size());
}

QTEST_APPLESS_MAIN(tst_JsonWriter)
#include "tst_json_writer.moc"
