// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/ocurve/ocurve_format.h"

#include <QTest>

#include <clocale>

using namespace clipwright;

namespace {

constexpr const char *kSoft = R"({
  "kind": "clipwright.curve",
  "formatVersion": 1,
  "name": "soft",
  "points": [
    {"at":0,"value":0,"out":[0.3,0]},
    {"at":0.5,"value":1.25,"in":[-0.125,-1e-7],"out":[0.1,0.5]},
    {"at":1,"value":1,"in":[-0.4,0]}
  ]
}
)";

Result<OcurveReading> read(std::string text)
{
    return readOcurve(std::make_shared<const std::string>(std::move(text)), "soft.ocurve");
}

std::string withPoints(const std::string &points)
{
    return R"({"kind":"clipwright.curve","formatVersion":1,"name":"x","points":[)" + points + "]}";
}

std::string rewritten(const std::string &text)
{
    const Result<OcurveReading> reading = read(text);
    return reading ? writeOcurve(reading->file) : reading.error().code;
}

} // namespace

class tst_OcurveFormat : public QObject {
    Q_OBJECT

private slots:
    void refusesWithItsPlace_data();
    void refusesWithItsPlace();
    void leavesOutWithItsPlace_data();
    void leavesOutWithItsPlace();
    void manyBadPointsAreCountedNotListed();
    void tooManyPointsAreRefused();
    void readsWhatItSays();
    void ownTextIsUntouched();
    void sameBytesInEveryLocaleAndLineEnding();
    void unknownMembersStayInTheirPlace();
    void namesSurviveTheirEscapes();
};

void tst_OcurveFormat::refusesWithItsPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("place"); // line:column
    const auto add = [](const char *name, const std::string &text, const char *code, const char *place) {
        QTest::newRow(name) << QString::fromStdString(text) << QString(code) << QString(place);
    };
    add("empty", "", "json-malformed", "1:1");
    add("cut off", "{\n\"kind\": ", "json-malformed", "2:9");
    add("a list", "[]", "ocurve-kind", "1:1");
    add("no kind", "{}", "ocurve-kind", "1:1");
    add("another kind", R"({"kind":"clipwright.stage","formatVersion":1,"points":[]})", "ocurve-kind", "1:1");
    add("a kind of another type", R"({"kind":["clipwright.curve"],"formatVersion":1})", "ocurve-kind", "1:1");
    add("no version", R"({"kind":"clipwright.curve"})", "ocurve-version", "1:1");
    add("newer", "{\"kind\":\"clipwright.curve\",\n \"formatVersion\":2}", "ocurve-version", "2:18");
    add("a version in quotes", "{\"kind\":\"clipwright.curve\",\n \"formatVersion\":\"1\"}", "ocurve-version", "2:18");
    add("no points", R"({"kind":"clipwright.curve","formatVersion":1})", "ocurve-points", "1:1");
    add("points that are no list", "{\"kind\":\"clipwright.curve\",\"formatVersion\":1,\n\"points\":{}}",
        "ocurve-points", "2:10");
    const std::string head = "{\"kind\":\"clipwright.curve\",\"formatVersion\":1,\n\"points\":[";
    add("no point", head + "]}", "curve-points", "2:10");
    add("one point", head + R"({"at":0,"value":0}]})", "curve-points", "2:10");
    add("starts elsewhere", head + R"({"at":0,"value":0.5},{"at":1,"value":1}]})", "curve-points", "2:10");
    add("ends elsewhere", head + R"({"at":0,"value":0},{"at":1,"value":0}]})", "curve-points", "2:10");
    add("its end is bad", head + R"({"at":0,"value":0},{"at":1,"value":true}]})", "curve-points", "2:10");
    add("over the range of a number", head + R"({"at":0,"value":1e999}]})", "json-number-range", "2:27");
}

void tst_OcurveFormat::refusesWithItsPlace()
{
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, place);
    const Result<OcurveReading> reading = read(text.toStdString());
    QVERIFY(!reading);
    QCOMPARE(QString::fromStdString(reading.error().code), code);
    QCOMPARE(QString("%1:%2").arg(reading.error().where.line).arg(reading.error().where.column), place);
    QCOMPARE(reading.error().where.file, std::string("soft.ocurve"));
    QVERIFY(reading.error().what.find("expected") != std::string::npos || code == "json-number-range");
}

void tst_OcurveFormat::leavesOutWithItsPlace_data()
{
    QTest::addColumn<QString>("odd"); // between two good points, in line 3
    QTest::addColumn<QString>("code");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("points");
    const auto add = [](const char *name, const char *odd, const char *code, int column, int points) {
        QTest::newRow(name) << QString(odd) << QString(code) << column << points;
    };
    add("no object", "7", "point-left-out", 1, 2);
    add("nothing", "{}", "point-left-out", 1, 2);
    add("no value", R"({"at":0.5})", "point-left-out", 1, 2);
    add("a value in quotes", R"({"at":0.5,"value":"1"})", "point-left-out", 1, 2);
    add("no time", R"({"value":1})", "point-left-out", 1, 2);
    add("twice at the start", R"({"at":0,"value":1})", "point-left-out", 1, 2);
    add("negative", R"({"at":-0.5,"value":1})", "point-left-out", 1, 2);
    add("past the end", R"({"at":1.5,"value":1})", "point-left-out", 1, 2);
    add("too tall", R"({"at":0.5,"value":1e10})", "point-left-out", 1, 2);
    add("a handle of one number", R"({"at":0.5,"value":1,"in":[1]})", "handle-left-out", 26, 3);
    add("a handle of three", R"({"at":0.5,"value":1,"out":[1,2,3]})", "handle-left-out", 27, 3);
    add("a handle of words", R"({"at":0.5,"value":1,"in":["a","b"]})", "handle-left-out", 26, 3);
    add("a value twice", R"({"at":0.5,"value":2,"value":1})", "member-repeated", 19, 3);
    add("a handle that is an object", R"({"at":0.5,"value":1,"in":{"x":1,"y":2}})", "handle-left-out", 26, 3);
}

void tst_OcurveFormat::leavesOutWithItsPlace()
{
    QFETCH(QString, odd);
    QFETCH(QString, code);
    QFETCH(int, column);
    QFETCH(int, points);
    const Result<OcurveReading> reading =
        read(withPoints("\n{\"at\":0,\"value\":0},\n" + odd.toStdString() + ",\n{\"at\":1,\"value\":1}"));
    QVERIFY(reading);
    QCOMPARE(reading->issues.size(), std::size_t(1));
    const Issue &issue = reading->issues.front();
    QCOMPARE(QString::fromStdString(issue.code), code);
    QCOMPARE(static_cast<int>(issue.where.line), 3);
    QCOMPARE(static_cast<int>(issue.where.column), column);
    QCOMPARE(static_cast<int>(reading->file.curve->points().size()), points);
    QVERIFY(read(writeOcurve(reading->file))->issues.empty());
}

void tst_OcurveFormat::manyBadPointsAreCountedNotListed()
{
    std::string points = R"({"at":0,"value":0},)";
    for (int i = 0; i < 5000; ++i)
        points += "0,";
    const Result<OcurveReading> reading = read(withPoints(points + R"({"at":1,"value":1})"));
    QVERIFY(reading && reading->issues.size() <= 1001);
}

void tst_OcurveFormat::tooManyPointsAreRefused()
{
    std::string points;
    for (int i = 0; i <= 66'000; ++i)
        points += R"({"at":)" + std::to_string(i / 66'000.0) + R"(1,"value":0},)";
    points.pop_back();
    QCOMPARE(read(withPoints(points)).error().code, std::string("curve-points"));
}

void tst_OcurveFormat::readsWhatItSays()
{
    const Result<OcurveReading> reading = read(kSoft);
    QVERIFY(reading && reading->issues.empty());
    QCOMPARE(reading->file.name, std::string("soft"));
    const std::vector<DrawnPoint> expected{
        {0, 0, {0, 0}, {0.3, 0}}, {0.5, 1.25, {-0.125, -1e-7}, {0.1, 0.5}}, {1, 1, {-0.4, 0}, {0, 0}}};
    QVERIFY(std::ranges::equal(reading->file.curve->points(), expected));
}

void tst_OcurveFormat::ownTextIsUntouched()
{
    QCOMPARE(rewritten(kSoft), std::string(kSoft));
}

void tst_OcurveFormat::sameBytesInEveryLocaleAndLineEnding()
{
    int locales = 0;
    for (const char *locale : {"C", "de_DE.UTF-8", "fr_FR.UTF-8", "tr_TR.UTF-8", "hi_IN.UTF-8"}) {
        if (!std::setlocale(LC_ALL, locale))
            continue;
        ++locales;
        QCOMPARE(rewritten(kSoft), std::string(kSoft));
        const QString text(kSoft);
        QCOMPARE(rewritten(QString(text).replace("\n", "\r\n").toStdString()), std::string(kSoft));
        QCOMPARE(rewritten("\xEF\xBB\xBF" + text.toStdString()), std::string(kSoft));
        QCOMPARE(rewritten(text.simplified().toStdString()), std::string(kSoft));
    }
    std::setlocale(LC_ALL, "C");
    qInfo("%d locales", locales);
    QVERIFY(locales >= 1);
}

void tst_OcurveFormat::unknownMembersStayInTheirPlace()
{
    const std::string text = R"({
  "made":{"by":["hand",1.50]},
  "kind": "clipwright.curve",
  "formatVersion": 1,
  "mood":null,
  "name": "soft",
  "points": [
    {"id":3,"at":0,"value":0,"out":[0.3,0],"note":"\u00e9"},
    {"at":1,"why":[],"value":1}
  ],
  "end":true
}
)";
    QCOMPARE(rewritten(text), text);
    const std::string spaced =
        QString::fromStdString(text).replace("[\"hand\",1.50]", "[ \"hand\",\n1.50 ]").toStdString();
    QCOMPARE(rewritten(spaced), text);
    // A point that is left out takes what stood with it along, and no other's.
    const std::string gap =
        QString::fromStdString(text).replace("    {\"at\":1", "    {\"at\":-1,\"x\":0},\n    {\"at\":1").toStdString();
    QCOMPARE(rewritten(gap), text);
}

void tst_OcurveFormat::namesSurviveTheirEscapes()
{
    const std::string text = R"({"kind":"clipwright.curve","formatVersion":1,"name":"\u00e4\"\\\n\ud83d\ude00",)"
                             R"("points":[{"at":0,"value":0},{"at":1,"value":1}]})";
    const Result<OcurveReading> reading = read(text);
    QCOMPARE(reading->file.name, std::string("\u00e4\"\\\n\U0001F600"));
    const std::string written = writeOcurve(reading->file);
    QCOMPARE(read(written)->file.name, reading->file.name);
    QCOMPARE(rewritten(written), written);
    QCOMPARE(
        read(
            R"({"kind":"clipwright.curve","formatVersion":1,"name":3,"points":[{"at":0,"value":0},{"at":1,"value":1}]})")
            ->issues.front()
            .code,
        std::string("name-left-out"));
}

QTEST_GUILESS_MAIN(tst_OcurveFormat)
#include "tst_ocurve_format.moc"
