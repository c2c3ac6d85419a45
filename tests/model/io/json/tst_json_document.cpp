// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/json/json_document.h"

#include <QtTest>

#include <pthread.h>

using namespace clipwright;

namespace {

Result<JsonDocument> parse(std::string text)
{
    return JsonDocument::parse(std::make_shared<const std::string>(std::move(text)), "f.json");
}

std::string repeated(const char *part, int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += part;
    return text;
}

std::string nested(int depth)
{
    return std::string(static_cast<std::size_t>(depth), '[') + std::string(static_cast<std::size_t>(depth), ']');
}

} // namespace

class tst_JsonDocument : public QObject {
    Q_OBJECT

private slots:
    void malformedTextsAreRefusedWithTheirPlace_data();
    void malformedTextsAreRefusedWithTheirPlace();
    void aMillionBracketsAreRefusedOnASmallStack();
    void depth256ReadsAnd257DoesNot();
    void aTextOver16MiBIsRefused();
    void everyCutIsRefused();
    void askingAValueForWhatItIsNotGivesTheFallback();
    void scalarsRead_data();
    void scalarsRead();
    void stringsAreUnescaped_data();
    void stringsAreUnescaped();
    void theLastMemberOfANameCounts();
    void namesWithEscapesAreFound();
    void aByteOrderMarkIsSkippedAndSpansCountIt();
    void walkingGivesItemsAndMembersInOrder();
    void spansAndPointersNameTheirValues();
};

void tst_JsonDocument::malformedTextsAreRefusedWithTheirPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const QByteArray malformed("json-malformed");
    QTest::newRow("empty") << QByteArray("") << malformed << 1 << 1;
    QTest::newRow("space only") << QByteArray(" \n ") << malformed << 2 << 2;
    QTest::newRow("comma behind the last item") << QByteArray("[1,\n2,]") << malformed << 2 << 3;
    QTest::newRow("comma behind the last member") << QByteArray("{\"a\":1,}") << malformed << 1 << 8;
    QTest::newRow("comma first") << QByteArray("[,1]") << malformed << 1 << 2;
    QTest::newRow("no comma") << QByteArray("[1 2]") << malformed << 1 << 4;
    QTest::newRow("wrong bracket") << QByteArray("[1}") << malformed << 1 << 3;
    QTest::newRow("name without quotes") << QByteArray("{a:1}") << malformed << 1 << 2;
    QTest::newRow("no colon") << QByteArray("{\"a\" 1}") << malformed << 1 << 6;
    QTest::newRow("no value") << QByteArray("{\"a\":}") << malformed << 1 << 6;
    QTest::newRow("text behind the end") << QByteArray("{} x") << malformed << 1 << 4;
    QTest::newRow("nul behind the end") << QByteArray("{}\0", 3) << malformed << 1 << 3;
    QTest::newRow("nul within") << QByteArray("[\0]", 3) << malformed << 1 << 2;
    QTest::newRow("word") << QByteArray("[nul]") << malformed << 1 << 2;
    QTest::newRow("NaN") << QByteArray("[NaN]") << malformed << 1 << 2;
    QTest::newRow("leading nought") << QByteArray("[01]") << malformed << 1 << 3;
    QTest::newRow("plus") << QByteArray("[+1]") << malformed << 1 << 2;
    QTest::newRow("point first") << QByteArray("[.5]") << malformed << 1 << 2;
    QTest::newRow("point last") << QByteArray("[5.]") << malformed << 1 << 4;
    QTest::newRow("exponent without digits") << QByteArray("[5e+]") << malformed << 1 << 5;
    QTest::newRow("minus alone") << QByteArray("[-]") << malformed << 1 << 3;
    QTest::newRow("line in a string") << QByteArray("[\"a\nb\"]") << malformed << 1 << 4;
    QTest::newRow("unknown escape") << QByteArray("[\"\\q\"]") << malformed << 1 << 4;
    QTest::newRow("short unicode escape") << QByteArray("[\"\\u12g4\"]") << malformed << 1 << 4;
    QTest::newRow("comment") << QByteArray("[1/*x*/]") << malformed << 1 << 3;
    QTest::newRow("huge number") << QByteArray("[1,\n 1e400]") << QByteArray("json-number-range") << 2 << 2;
    QTest::newRow("long number") << QByteArray("[") + QByteArray(400, '9') + "]" << QByteArray("json-number-range") << 1
                                 << 2;
    QTest::newRow("latin 1") << QByteArray("[\"\xe9\"]") << QByteArray("json-bad-utf8") << 1 << 3;
    QTest::newRow("overlong") << QByteArray("[\"\xc0\xaf\"]") << QByteArray("json-bad-utf8") << 1 << 3;
    QTest::newRow("surrogate bytes") << QByteArray("[\"\xed\xa0\x80\"]") << QByteArray("json-bad-utf8") << 1 << 3;
    QTest::newRow("beyond unicode") << QByteArray("[\"\xf4\x90\x80\x80\"]") << QByteArray("json-bad-utf8") << 1 << 3;
    QTest::newRow("cut sequence") << QByteArray("[\"\xe2\x82\"]") << QByteArray("json-bad-utf8") << 1 << 3;
    QTest::newRow("bytes outside a string") << QByteArray("[\xc3\xa9]") << malformed << 1 << 2;
}

void tst_JsonDocument::malformedTextsAreRefusedWithTheirPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(int, line);
    QFETCH(int, column);
    const auto document = parse(text.toStdString());
    QVERIFY(!document);
    QCOMPARE(QByteArray::fromStdString(document.error().code), code);
    QCOMPARE(document.error().where.line, line);
    QCOMPARE(document.error().where.column, column);
    QCOMPARE(document.error().where.file, std::string("f.json"));
    QVERIFY(!document.error().what.empty());
}

void tst_JsonDocument::aMillionBracketsAreRefusedOnASmallStack()
{
    struct Outcome {
        std::string text = repeated("{\"a\":[", 500'000);
        Error error;
    } outcome;
    const auto body = [](void *data) -> void * {
        auto *out = static_cast<Outcome *>(data);
        out->error = parse(out->text).error();
        return nullptr;
    };
    pthread_attr_t attributes;
    QCOMPARE(pthread_attr_init(&attributes), 0);
    QCOMPARE(pthread_attr_setstacksize(&attributes, 256 * 1024), 0);
    pthread_t thread;
    QCOMPARE(pthread_create(&thread, &attributes, body, &outcome), 0);
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&attributes);
    QCOMPARE(outcome.error.code, std::string("json-too-deep"));
    QCOMPARE(outcome.error.where.column, 128 * 6 + 1); // the 257th bracket
}

void tst_JsonDocument::depth256ReadsAnd257DoesNot()
{
    QVERIFY(parse(nested(256)));
    const auto document = parse(nested(257));
    QVERIFY(!document);
    QCOMPARE(document.error().code, std::string("json-too-deep"));
}

void tst_JsonDocument::aTextOver16MiBIsRefused()
{
    const std::size_t cap = std::size_t(16) << 20;
    QVERIFY(parse('"' + std::string(cap - 2, 'x') + '"'));
    QCOMPARE(parse('"' + std::string(cap, 'x') + '"').error().code, std::string("json-too-large"));
}

void tst_JsonDocument::everyCutIsRefused()
{
    const std::string text = "{\"a\":[1,-2.5e3,\"x\\u00e9\\n\xc3\xa9\",true,null],\"b\":{\"c\":false}}";
    QVERIFY(parse(text));
    for (std::size_t size = 0; size < text.size(); ++size)
        QVERIFY2(!parse(text.substr(0, size)), qPrintable(QString::number(size)));
}

void tst_JsonDocument::askingAValueForWhatItIsNotGivesTheFallback()
{
    const auto document = parse("{\"n\":1,\"s\":\"x\",\"l\":[]}");
    QVERIFY(document);
    const JsonValue root = document->root();
    QCOMPARE(root["s"].number(7), 7.0);
    QCOMPARE(root["n"].string(), std::string());
    QCOMPARE(root["n"].boolean(true), true);
    QVERIFY(!root["l"].first().isValid());
    QVERIFY(!root["l"]["x"].isValid());
    QVERIFY(!root["missing"]["deeper"].at(3).next().isValid());
    QVERIFY(!root.next().isValid());
    QCOMPARE(root["missing"].pointer(), std::string());
    QCOMPARE(JsonValue().size(), std::size_t(0));
}

void tst_JsonDocument::scalarsRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("number");
    QTest::newRow("0") << QByteArray("0") << 0.0;
    QTest::newRow("-0.0") << QByteArray("-0.0") << -0.0;
    QTest::newRow("12.5") << QByteArray(" 12.5\r\n") << 12.5;
    QTest::newRow("exponent") << QByteArray("-1E+2") << -100.0;
    QTest::newRow("too small") << QByteArray("1e-400") << 0.0;
    QTest::newRow("largest") << QByteArray("1.7976931348623157e308") << 1.7976931348623157e308;
    QTest::newRow("many digits") << QByteArray("0.") + QByteArray(500, '3') << 1.0 / 3;
}

void tst_JsonDocument::scalarsRead()
{
    QFETCH(QByteArray, text);
    QFETCH(double, number);
    const auto document = parse(text.toStdString());
    QVERIFY(document);
    QVERIFY(document->root().isNumber());
    QVERIFY(document->root().number(99) == number);
}

void tst_JsonDocument::stringsAreUnescaped_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("plain, longer than a word") << QByteArray("\"plain text\"") << QByteArray("plain text");
    QTest::newRow("all letters") << QByteArray(R"("\"\\\/\b\f\n\r\t")") << QByteArray("\"\\/\b\f\n\r\t");
    QTest::newRow("unicode") << QByteArray(R"("\u0041\u00e9\u20AC")") << QByteArray("A\xc3\xa9\xe2\x82\xac");
    QTest::newRow("pair") << QByteArray(R"("\ud83d\ude00!")") << QByteArray("\xf0\x9f\x98\x80!");
    QTest::newRow("high half alone") << QByteArray(R"("\ud83dx")") << QByteArray("\xef\xbf\xbdx");
    QTest::newRow("low half alone") << QByteArray(R"("\ude00")") << QByteArray("\xef\xbf\xbd");
    QTest::newRow("two high halves") << QByteArray(R"("\ud83d\ud83d\ude00")")
                                     << QByteArray("\xef\xbf\xbd\xf0\x9f\x98\x80");
    QTest::newRow("utf-8 of each length")
        << QByteArray("\"\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80\"") << QByteArray("\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
    QTest::newRow("escaped backslash last") << QByteArray(R"("x\\")") << QByteArray("x\\");
}

void tst_JsonDocument::stringsAreUnescaped()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, value);
    const auto document = parse(text.toStdString());
    QVERIFY(document);
    QCOMPARE(QByteArray::fromStdString(document->root().string()), value);
}

void tst_JsonDocument::theLastMemberOfANameCounts()
{
    const auto document = parse("{\"a\":1,\"b\":2,\"a\":3}");
    QCOMPARE(document->root()["a"].number(), 3.0);
    QCOMPARE(document->root().size(), std::size_t(3));
}

void tst_JsonDocument::namesWithEscapesAreFound()
{
    const auto document = parse(R"({"\u0061b":1,"x\"y":2,"\\":3})");
    QCOMPARE(document->root()["ab"].number(), 1.0);
    QCOMPARE(document->root()["x\"y"].number(), 2.0);
    QCOMPARE(document->root()["\\"].number(), 3.0);
    QVERIFY(!document->root()["x"].isValid());
    QVERIFY(!document->root()["\\u0061b"].isValid());
    QCOMPARE(document->root().first().name(), std::string("ab"));
}

void tst_JsonDocument::aByteOrderMarkIsSkippedAndSpansCountIt()
{
    const auto document = parse("\xef\xbb\xbf[7]");
    QVERIFY(document);
    QCOMPARE(document->root().begin(), 3u);
    QCOMPARE(document->root().first().number(), 7.0);
}

void tst_JsonDocument::walkingGivesItemsAndMembersInOrder()
{
    const auto document = parse(R"([[1,[2,3]],{"a":{},"b":[]},4])");
    QVERIFY(document);
    const JsonValue root = document->root();
    QCOMPARE(root.size(), std::size_t(3));
    QCOMPARE(root.at(0).at(1).at(1).number(), 3.0);
    const JsonValue object = root.first().next();
    QCOMPARE(object.first().name(), std::string("a"));
    QCOMPARE(object.first().next().name(), std::string("b"));
    QVERIFY(!object.first().next().next().isValid());
    QCOMPARE(object.next().number(), 4.0);
    QVERIFY(!root.at(3).isValid());
}

void tst_JsonDocument::spansAndPointersNameTheirValues()
{
    const std::string text = R"({ "a/b": [ 10, {"c~d" : "x"} ] })";
    const auto document = parse(text);
    QVERIFY(document);
    const JsonValue value = document->root()["a/b"].at(1)["c~d"];
    QCOMPARE(text.substr(value.begin(), value.end() - value.begin()), std::string("\"x\""));
    QCOMPARE(value.pointer(), std::string("/a~1b/1/c~0d"));
    QCOMPARE(document->root().pointer(), std::string());
    const JsonValue object = document->root()["a/b"].at(1);
    QCOMPARE(text.substr(object.begin(), object.end() - object.begin()), std::string(R"({"c~d" : "x"})"));
    QCOMPARE(document->placeOf(value.begin()).column, static_cast<int>(value.begin()) + 1);
}

QTEST_APPLESS_MAIN(tst_JsonDocument)
#include "tst_json_document.moc"
