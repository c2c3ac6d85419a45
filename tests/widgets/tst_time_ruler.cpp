// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "widgets/time_ruler.h"

#include <QtTest>

using namespace clipwright::widgets;

class tst_TimeRuler : public QObject {
    Q_OBJECT

private slots:
    void emptyAxisDoesNotScrub();
    void hugeAxisIsPaintedAtOnce();
    void pressOutsideIsHeldToTheAxis();
    void draggingScrubsWholeFrames();
    void altScrubsBetweenFrames();
    void framesAndPixelsAgree();
    void theNumberUnderThePlayheadIsInItsFlagOnly();
    void aLongLastNumberIsNotCutOff();
    void namesOfMarksDoNotOverlap();
    void frameTextIsShort_data();
    void frameTextIsShort();
};

namespace {

std::unique_ptr<TimeRuler> shownRuler(double duration)
{
    auto ruler = std::make_unique<TimeRuler>();
    ruler->resize(648, ruler->sizeHint().height());
    ruler->setAxis(duration, 0, duration);
    ruler->show();
    return ruler;
}

} // namespace

void tst_TimeRuler::emptyAxisDoesNotScrub()
{
    const auto ruler = shownRuler(0);
    QSignalSpy scrubbed(ruler.get(), &TimeRuler::scrubbed);
    QTest::mouseClick(ruler.get(), Qt::LeftButton, {}, {100, 30});
    QVERIFY(!ruler->grab().isNull());
    QCOMPARE(scrubbed.count(), 0);
}

void tst_TimeRuler::hugeAxisIsPaintedAtOnce()
{
    const auto ruler = shownRuler(1e15);
    ruler->setFrame(4e14);
    QVERIFY(!ruler->grab().isNull());
}

void tst_TimeRuler::pressOutsideIsHeldToTheAxis()
{
    const auto ruler = shownRuler(60);
    QCOMPARE(ruler->frameAt(-50), 0.0);
    QCOMPARE(ruler->frameAt(5000), 60.0);
}

void tst_TimeRuler::draggingScrubsWholeFrames()
{
    const auto ruler = shownRuler(60);
    QSignalSpy scrubbed(ruler.get(), &TimeRuler::scrubbed);
    QTest::mousePress(ruler.get(), Qt::LeftButton, {}, QPoint(int(ruler->xOf(10)) + 2, 30));
    QTest::mouseMove(ruler.get(), QPoint(int(ruler->xOf(20)) + 3, 30));
    QTest::mouseRelease(ruler.get(), Qt::LeftButton, {}, QPoint(int(ruler->xOf(20)) + 3, 30));
    QVERIFY(scrubbed.count() >= 1);
    QCOMPARE(scrubbed.first().first().toDouble(), 10.0);
    for (const QList<QVariant> &one : scrubbed)
        QCOMPARE(one.first().toDouble(), std::round(one.first().toDouble()));
}

void tst_TimeRuler::altScrubsBetweenFrames()
{
    const auto ruler = shownRuler(60);
    QSignalSpy scrubbed(ruler.get(), &TimeRuler::scrubbed);
    QTest::mousePress(ruler.get(), Qt::LeftButton, Qt::AltModifier, QPoint(int(ruler->xOf(10)) + 3, 30));
    QCOMPARE(scrubbed.count(), 1);
    QCOMPARE(scrubbed.first().first().toDouble(), 10.3);
}

void tst_TimeRuler::framesAndPixelsAgree()
{
    const auto ruler = shownRuler(60);
    QCOMPARE(ruler->xOf(30) - ruler->xOf(0), 300.0);
    QCOMPARE(ruler->frameAt(ruler->xOf(17)), 17.0);
}

void tst_TimeRuler::theNumberUnderThePlayheadIsInItsFlagOnly()
{
    const auto ruler = shownRuler(60);
    const auto inkAt = [&](double frame) {
        // Right of where the playhead's line would stand, in the row of the numbers.
        const QImage image = ruler->grab(QRect(int(ruler->xOf(frame)) + 3, 20, 12, 10)).toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        return colours.size();
    };
    QVERIFY(inkAt(20) > 2);
    ruler->setFrame(20);
    QCOMPARE(inkAt(20), qsizetype(1));
    QVERIFY(inkAt(40) > 2);
}

void tst_TimeRuler::aLongLastNumberIsNotCutOff()
{
    const auto ruler = shownRuler(1e6);
    const auto inkIn = [&](int left, int width) {
        const QImage image = ruler->grab(QRect(left, 18, width, 12)).toImage();
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        return colours.size();
    };
    QVERIFY(inkIn(ruler->width() - 12, 8) > 2);
    QCOMPARE(inkIn(ruler->width() - 1, 1), qsizetype(1));
}

void tst_TimeRuler::namesOfMarksDoNotOverlap()
{
    const auto ruler = shownRuler(600);
    ruler->setMarks({{300, QStringLiteral("first name")}});
    const QImage one = ruler->grab(QRect(330, 0, 200, 16)).toImage();
    ruler->setMarks({{320, QStringLiteral("second name")}, {300, QStringLiteral("first name")}});
    const QImage two = ruler->grab(QRect(330, 0, 200, 16)).toImage();
    QVERIFY(one != two); // the second one's flag
    ruler->setMarks({{300, QStringLiteral("first name")}, {320, QString()}});
    QCOMPARE(ruler->grab(QRect(330, 0, 200, 16)).toImage(), two);
    std::vector<RulerMark> crowd(100'000, {300, QStringLiteral("a")});
    ruler->setMarks(std::move(crowd));
    QVERIFY(!ruler->grab().isNull());
}

void tst_TimeRuler::frameTextIsShort_data()
{
    QTest::addColumn<double>("frame");
    QTest::addColumn<QString>("text");
    QTest::newRow("whole") << 42.0 << "42";
    QTest::newRow("between") << 42.25 << "42.25";
    QTest::newRow("as good as whole") << 41.9999 << "42";
}

void tst_TimeRuler::frameTextIsShort()
{
    QFETCH(double, frame);
    QTEST(frameText(frame), "text");
}

QTEST_MAIN(tst_TimeRuler)
#include "tst_time_ruler.moc"
