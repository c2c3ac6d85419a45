// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "lottie_texts.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;

class tst_LottieMarkers : public QObject {
    Q_OBJECT

private slots:
    void markersOutsideTheTimelineAreLeftOutAndSaid();
    void malformedMarkersAreLeftOutAndSaid();
    void commentsAreReadInEverySpelling_data();
    void commentsAreReadInEverySpelling();
    void equalNamesAreNumberedPastWrittenOnes();
    void unnamedMarkersAreNumbered();
    void markersWithoutLengthReachToTheNextLaterOne();
    void rangesAreHeldToTheTimeline();
    void marksAreKeptApart();

private:
    static LottieReading readMarkers(const std::string &markers)
    {
        return read(document("", "\"markers\":[" + markers + "],"));
    }
    static QString ranges(const LottieReading &reading)
    {
        QStringList list;
        for (const TimeRange &range : reading.rig->main().timeline.ranges)
            list << QString("%1 %2-%3%4")
                        .arg(QString::fromStdString(range.name))
                        .arg(range.start)
                        .arg(range.end)
                        .arg(range.loops ? "" : " once");
        return list.join(", ");
    }
};

void tst_LottieMarkers::markersOutsideTheTimelineAreLeftOutAndSaid()
{
    const LottieReading reading = readMarkers(
        R"({"tm":-20,"dr":20,"cm":"a"},{"tm":60,"cm":"b"},{"tm":90,"dr":5,"cm":"c"},{"tm":61,"cm":"{\"mark\":\"m\"}"})");
    QVERIFY(reading.rig->main().timeline.ranges.empty() && reading.rig->main().timeline.marks.empty());
    QCOMPARE(countOf(reading.issues, "marker-outside"), std::size_t(4));
    QCOMPARE(reading.issues.front().fate, Fate::Dropped);
    QCOMPARE(reading.issues.front().where.pointer, std::string("/markers/0"));
}

void tst_LottieMarkers::malformedMarkersAreLeftOutAndSaid()
{
    const LottieReading reading = readMarkers(R"({"cm":"a"},7,{"tm":"0"},{"tm":0,"dr":-5,"cm":"ok"})");
    QCOMPARE(codesOf(reading.issues), std::string("marker-malformed,marker-malformed,marker-malformed"));
    QCOMPARE(ranges(reading), QString("ok 0-60"));
    QVERIFY(read(document("", "\"markers\":{},")).rig);
}

void tst_LottieMarkers::commentsAreReadInEverySpelling_data()
{
    QTest::addColumn<QByteArray>("comment");
    QTest::addColumn<QString>("range");
    QTest::newRow("plain") << QByteArray(R"("walk")") << QString("walk 0-30");
    QTest::newRow("trimmed") << QByteArray(R"(" walk left\n")") << QString("walk left 0-30");
    QTest::newRow("once") << QByteArray(R"("die #once")") << QString("die 0-30 once");
    QTest::newRow("once, tight") << QByteArray(R"("die#once ")") << QString("die 0-30 once");
    QTest::newRow("once within") << QByteArray(R"("#once more")") << QString("#once more 0-30");
    QTest::newRow("once alone") << QByteArray(R"("#once")") << QString("clip0 0-30 once");
    QTest::newRow("number") << QByteArray("12") << QString("12 0-30");
    QTest::newRow("json") << QByteArray(R"("{\"name\":\" jump \",\"x\":1}")") << QString("jump 0-30");
    QTest::newRow("json once") << QByteArray(R"("{\"name\":\"jump #once\"}")") << QString("jump 0-30 once");
    QTest::newRow("json without name") << QByteArray(R"("{\"x\":1}")") << QString("clip0 0-30");
    QTest::newRow("not quite json") << QByteArray(R"("{walk}")") << QString("{walk} 0-30");
    QTest::newRow("none") << QByteArray("null") << QString("clip0 0-30");
}

void tst_LottieMarkers::commentsAreReadInEverySpelling()
{
    QFETCH(QByteArray, comment);
    QFETCH(QString, range);
    QCOMPARE(ranges(readMarkers("{\"tm\":0,\"dr\":30,\"cm\":" + comment.toStdString() + "}")), range);
}

void tst_LottieMarkers::equalNamesAreNumberedPastWrittenOnes()
{
    const LottieReading reading = readMarkers(
        R"({"tm":0,"dr":1,"cm":"a"},{"tm":1,"dr":1,"cm":"a"},{"tm":2,"dr":1,"cm":"a_2"},{"tm":3,"dr":1,"cm":"a"})");
    QCOMPARE(ranges(reading), QString("a 0-1, a_3 1-2, a_2 2-3, a_4 3-4"));
}

void tst_LottieMarkers::unnamedMarkersAreNumbered()
{
    const LottieReading reading =
        readMarkers(R"({"tm":0,"dr":5},{"tm":5,"cm":"{\"mark\":\"m\"}"},{"tm":10,"dr":5,"cm":"x"},{"tm":20,"dr":5})");
    QCOMPARE(ranges(reading), QString("clip0 0-5, x 10-15, clip2 20-25"));
}

void tst_LottieMarkers::markersWithoutLengthReachToTheNextLaterOne()
{
    const LottieReading reading =
        readMarkers(R"({"tm":40,"cm":"c"},{"tm":10,"cm":"a"},{"tm":10,"cm":"b"},{"tm":25,"cm":"{\"mark\":\"m\"}"})");
    QCOMPARE(ranges(reading), QString("a 10-40, b 10-40, c 40-60"));
}

void tst_LottieMarkers::rangesAreHeldToTheTimeline()
{
    const LottieReading reading = readMarkers(R"({"tm":-10,"dr":30,"cm":"a"},{"tm":50.5,"dr":90,"cm":"b"})");
    QCOMPARE(ranges(reading), QString("a 0-20, b 50.5-60"));
}

void tst_LottieMarkers::marksAreKeptApart()
{
    const LottieReading reading = readMarkers(
        R"({"tm":60,"cm":"{\"mark\":\"end\"}"},{"tm":7.5,"cm":"{\"mark\":\" step \",\"payload\":\"left foot\"}"})");
    const Timeline &timeline = reading.rig->main().timeline;
    QVERIFY(timeline.ranges.empty());
    QCOMPARE(timeline.marks.size(), std::size_t(2));
    QCOMPARE(timeline.marks[0], (TimeMark{7.5, "step", "left foot"}));
    QCOMPARE(timeline.marks[1], (TimeMark{60, "end", ""}));
}

QTEST_APPLESS_MAIN(tst_LottieMarkers)
#include "tst_lottie_markers.moc"
