// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/rate.h"

#include <QTest>

#include <limits>

using namespace clipwright;

class tst_Rate : public QObject {
    Q_OBJECT

private slots:
    void refusesATimeThatIsNeither_data();
    void refusesATimeThatIsNeither();
    void quotesOnlyTheStartOfALongText();
    void hasNoFractionForOddRates_data();
    void hasNoFractionForOddRates();
    void knowsTheFractionsOfFilmAndVideo_data();
    void knowsTheFractionsOfFilmAndVideo();
    void readsSecondsAndFrames();
    void turnsFramesIntoSecondsAndBack();
};

void tst_Rate::refusesATimeThatIsNeither_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text : {"", "f", "s", "1s", "12ff", "1 f", "0:01", "nan", "inff", "1,5"})
        QTest::newRow(text) << QString(text);
}

void tst_Rate::refusesATimeThatIsNeither()
{
    QFETCH(QString, text);
    const Result<TimeText> time = parseTime(text.toStdString());
    QVERIFY(!time);
    QCOMPARE(time.error().code, std::string("time-malformed"));
    QVERIFY(QString::fromStdString(time.error().what).contains(QString("'%1'").arg(text)));
}

void tst_Rate::quotesOnlyTheStartOfALongText()
{
    const Result<TimeText> time = parseTime(std::string(1'000'000, 'x'));
    QVERIFY(!time);
    QVERIFY(time.error().what.size() < 200);
}

void tst_Rate::hasNoFractionForOddRates_data()
{
    QTest::addColumn<double>("rate");
    QTest::newRow("nought") << 0.0;
    QTest::newRow("negative") << -30.0;
    QTest::newRow("half") << 12.5;
    QTest::newRow("off by more than 0.002") << 23.98;
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
    QTest::newRow("beyond whole numbers") << 1e18;
}

void tst_Rate::hasNoFractionForOddRates()
{
    QFETCH(double, rate);
    QVERIFY(!Rate{rate}.fraction());
}

void tst_Rate::knowsTheFractionsOfFilmAndVideo_data()
{
    QTest::addColumn<double>("rate");
    QTest::addColumn<qint64>("numerator");
    QTest::addColumn<qint64>("denominator");
    const auto row = [](double rate, qint64 numerator, qint64 denominator) {
        QTest::addRow("%g", rate) << rate << numerator << denominator;
    };
    row(1, 1, 1);
    row(30, 30, 1);
    row(23.976, 24000, 1001);
    row(23.976023976, 24000, 1001);
    row(29.97, 30000, 1001);
    row(29.9700298, 30000, 1001);
    row(47.952, 48000, 1001);
    row(59.94, 60000, 1001);
    row(119.88, 120000, 1001);
}

void tst_Rate::knowsTheFractionsOfFilmAndVideo()
{
    QFETCH(double, rate);
    QFETCH(qint64, numerator);
    QFETCH(qint64, denominator);
    const std::optional<Rate::Fraction> fraction = Rate{rate}.fraction();
    QVERIFY(fraction);
    QCOMPARE(static_cast<qint64>(fraction->numerator), numerator);
    QCOMPARE(static_cast<qint64>(fraction->denominator), denominator);
}

void tst_Rate::readsSecondsAndFrames()
{
    const Result<TimeText> seconds = parseTime("-0.5");
    QVERIFY(seconds && !seconds->isFrames);
    QCOMPARE(seconds->seconds(Rate{24}), -0.5);
    QCOMPARE(seconds->frame(Rate{24}), -12.0);
    const Result<TimeText> frames = parseTime("12.5f");
    QVERIFY(frames && frames->isFrames);
    QCOMPARE(frames->frame(Rate{25}), 12.5);
    QCOMPARE(frames->seconds(Rate{25}), 0.5);
}

void tst_Rate::turnsFramesIntoSecondsAndBack()
{
    const Rate rate{50};
    QCOMPARE(rate.seconds(25), 0.5);
    QCOMPARE(rate.frame(0.5), 25.0);
}

QTEST_GUILESS_MAIN(tst_Rate)
#include "tst_rate.moc"
