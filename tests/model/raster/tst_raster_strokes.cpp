// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "raster_fixtures.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

double strokeInk(const Polygon &line, double width, StrokeCap cap, StrokeJoin join, double limit = 4,
                 bool closed = false, int size = 64)
{
    ListBuilder builder;
    ComposedRegion &region = builder.addStroke(line, width, cap, join);
    region.limit = limit;
    region.isClosed = closed;
    return inkOf(drawn(builder.list, size, size));
}

/** Points of a circle every ten degrees, as curves are flattened. */
Polygon circle(Vec2 centre, double radius, int count = 36)
{
    Polygon points;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * M_PI * i / count;
        points.push_back(centre + radius * Vec2{std::cos(angle), std::sin(angle)});
    }
    return points;
}

} // namespace

class tst_RasterStrokes : public QObject {
    Q_OBJECT

private slots:
    void strokesWithoutWidthOrPointsDrawNothing()
    {
        const Polygon line{{10, 10}, {50, 40}};
        for (const double width : {0.0, -3.0, double(NAN), double(INFINITY)})
            QCOMPARE(strokeInk(line, width, StrokeCap::Round, StrokeJoin::Round), 0.0);
        QCOMPARE(strokeInk({}, 4, StrokeCap::Round, StrokeJoin::Round), 0.0);
        QCOMPARE(strokeInk({{10, 10}, {NAN, 40}}, 4, StrokeCap::Round, StrokeJoin::Round), 0.0);
    }

    void aLineWithoutLengthDrawsItsCaps_data()
    {
        QTest::addColumn<int>("cap");
        QTest::addColumn<double>("area");
        QTest::newRow("butt") << int(StrokeCap::Butt) << 0.0;
        QTest::newRow("round") << int(StrokeCap::Round) << M_PI * 100;
        QTest::newRow("square") << int(StrokeCap::Square) << 400.0;
    }

    void aLineWithoutLengthDrawsItsCaps()
    {
        QFETCH(int, cap);
        QFETCH(double, area);
        for (const Polygon &line : {Polygon{{30, 30}, {30, 30}}, Polygon{{30, 30}, {30, 30}, {30, 30}}}) {
            for (const bool closed : {false, true}) {
                const double ink = strokeInk(line, 20, static_cast<StrokeCap>(cap), StrokeJoin::Miter, 4, closed);
                QVERIFY2(std::abs(ink - area) <= area * 0.005, qPrintable(QString::number(ink)));
            }
        }
    }

    void capsAddTheirArea_data()
    {
        QTest::addColumn<int>("cap");
        QTest::addColumn<double>("both");
        QTest::newRow("butt") << int(StrokeCap::Butt) << 0.0;
        QTest::newRow("round") << int(StrokeCap::Round) << M_PI * 36;
        QTest::newRow("square") << int(StrokeCap::Square) << 144.0;
    }

    void capsAddTheirArea()
    {
        QFETCH(int, cap);
        QFETCH(double, both);
        const double ink = strokeInk({{12, 15}, {48, 42}}, 12, static_cast<StrokeCap>(cap), StrokeJoin::Miter);
        QVERIFY2(std::abs(ink - (45 * 12 + both)) < 0.7, qPrintable(QString::number(ink)));
    }

    void joinsAddTheirArea_data()
    {
        QTest::addColumn<int>("join");
        QTest::addColumn<double>("limit");
        QTest::addColumn<double>("turn");
        for (const double turn : {60.0, 90.0, 120.0, -60.0, -90.0, -120.0}) {
            QTest::addRow("miter %g", turn) << int(StrokeJoin::Miter) << 4.0 << turn;
            QTest::addRow("miter past its limit %g", turn) << int(StrokeJoin::Miter) << 1.1 << turn;
            QTest::addRow("bevel %g", turn) << int(StrokeJoin::Bevel) << 4.0 << turn;
            QTest::addRow("round %g", turn) << int(StrokeJoin::Round) << 4.0 << turn;
        }
    }

    /**
     * Two arms of 20 from a corner: both rectangles, less the kite in which they overlap, and the
     * join outside.
     */
    void joinsAddTheirArea()
    {
        QFETCH(int, join);
        QFETCH(double, limit);
        QFETCH(double, turn);
        const double angle = turn * M_PI / 180;
        const Vec2 corner{32, 32};
        const Vec2 end = corner + 20.0 * Vec2{std::cos(angle), std::sin(angle)};
        const double half = 5;
        const double kite = half * half * std::tan(std::abs(angle) / 2);
        const double wedge = half * half * std::sin(std::abs(angle)) / 2;
        double outside = wedge;
        if (static_cast<StrokeJoin>(join) == StrokeJoin::Miter && limit > 2.1)
            outside = kite;
        if (static_cast<StrokeJoin>(join) == StrokeJoin::Round)
            outside = half * half * std::abs(angle) / 2;
        const double ink =
            strokeInk({{12, 32}, corner, end}, 2 * half, StrokeCap::Butt, static_cast<StrokeJoin>(join), limit);
        const double area = 2 * 20 * 2 * half - kite + outside;
        QVERIFY2(std::abs(ink - area) < 0.4, qPrintable(QString("%1 for %2").arg(ink).arg(area)));
    }

    void theMiterLimitIsInHalfWidths()
    {
        // A right angle has a miter of sqrt 2 half widths.
        const Polygon line{{10, 30}, {40, 30}, {40, 60}};
        const double sharp = strokeInk(line, 10, StrokeCap::Butt, StrokeJoin::Miter, 1.42);
        const double blunt = strokeInk(line, 10, StrokeCap::Butt, StrokeJoin::Miter, 1.41);
        QVERIFY(std::abs(sharp - blunt - 12.5) < 0.1);
    }

    void aFullReversalEndsAtItsCornerUnlessItIsRound()
    {
        const Polygon line{{10, 30}, {40, 30}, {10, 30}};
        for (const StrokeJoin join : {StrokeJoin::Miter, StrokeJoin::Bevel})
            QVERIFY(std::abs(strokeInk(line, 10, StrokeCap::Butt, join, 1e9) - 300) < 0.1);
        QVERIFY(std::abs(strokeInk(line, 10, StrokeCap::Butt, StrokeJoin::Round) - 300 - 12.5 * M_PI) < 0.3);
        // Closed, both ends are reversals.
        const Polygon pair{{10, 30}, {40, 30}};
        const double ink = strokeInk(pair, 10, StrokeCap::Butt, StrokeJoin::Round, 4, true);
        QVERIFY(std::abs(ink - 300 - 25 * M_PI) < 0.5);
    }

    void closedStrokesHaveJoinsAndNoCaps()
    {
        const double ink = strokeInk(rectangle(12, 12, 52, 52), 8, StrokeCap::Square, StrokeJoin::Miter, 4, true);
        QVERIFY(std::abs(ink - (48 * 48 - 32 * 32)) < 0.01);
        Polygon repeated = rectangle(12, 12, 52, 52);
        repeated.push_back(repeated.front());
        QCOMPARE(strokeInk(repeated, 8, StrokeCap::Square, StrokeJoin::Miter, 4, true), ink);
    }

    void flattenedCurvesHaveNeitherBumpsNorGaps_data()
    {
        QTest::addColumn<double>("radius");
        QTest::addColumn<double>("width");
        QTest::newRow("thin") << 24.0 << 1.5;
        QTest::newRow("thick") << 20.0 << 20.0;
        QTest::newRow("wider than its radius") << 8.0 << 40.0;
        QTest::newRow("tiny circle, wide line") << 0.5 << 40.0;
    }

    void flattenedCurvesHaveNeitherBumpsNorGaps()
    {
        QFETCH(double, radius);
        QFETCH(double, width);
        const double outer = radius + width / 2;
        const double inner = std::max(radius - width / 2, 0.0);
        for (const StrokeJoin join : {StrokeJoin::Miter, StrokeJoin::Round, StrokeJoin::Bevel}) {
            ListBuilder builder;
            builder.addStroke(circle({32, 32}, radius), width, StrokeCap::Butt, join).isClosed = true;
            const Picture picture = drawn(builder.list, 64, 64);
            for (int y = 0; y < 64; ++y) {
                for (int x = 0; x < 64; ++x) {
                    const double distance = std::hypot(x + 0.5 - 32, y + 0.5 - 32);
                    const int alpha = pixelAt(picture, x, y)[3];
                    if (distance < outer - 0.9 && distance > inner + 0.9)
                        QCOMPARE(alpha, 255);
                    if (distance > outer + 0.9 || distance < inner - 0.9)
                        QCOMPARE(alpha, 0);
                }
            }
        }
    }

    void aSpiralThatLapsOverItselfManyTimesIsCovered_data()
    {
        QTest::addColumn<bool>("isMirrored");
        QTest::newRow("as it is") << false;
        QTest::newRow("mirrored") << true;
    }

    void aSpiralThatLapsOverItselfManyTimesIsCovered()
    {
        QFETCH(bool, isMirrored);
        Polygon spiral;
        for (int i = 0; i < 400; ++i) {
            const double angle = 0.1 * i;
            spiral.push_back(Vec2{32, 32} + (2 + 0.02 * i) * Vec2{std::cos(angle), std::sin(angle)});
        }
        ListBuilder builder;
        builder.addStroke(spiral, 24, StrokeCap::Butt, StrokeJoin::Miter);
        const Picture picture = drawn(builder.list, 64, 64, isMirrored ? Affine{-1, 0, 0, 1, 64, 0} : Affine{});
        for (int y = 0; y < 64; ++y) {
            for (int x = 0; x < 64; ++x) {
                const double distance = std::hypot(x + 0.5 - 32, y + 0.5 - 32);
                if (distance < 19)
                    QCOMPARE(pixelAt(picture, x, y)[3], 255);
                if (distance > 24)
                    QCOMPARE(pixelAt(picture, x, y)[3], 0);
            }
        }
    }

    void translucentStrokesKeepOneAlphaWhereTheyOverlap()
    {
        ListBuilder builder;
        const Polygon knot{{8, 8}, {56, 56}, {56, 8}, {8, 56}, {30, 10}, {34, 58}};
        builder.addStroke(knot, 9, StrokeCap::Round, StrokeJoin::Round).colour = {1, 0, 0, 0.5};
        const Picture picture = drawn(builder.list, 64, 64);
        int most = 0;
        for (std::size_t at = 3; at < picture.rgba.size(); at += 4)
            most = std::max(most, static_cast<int>(picture.rgba[at]));
        QCOMPARE(most, 128);
        QCOMPARE(pixelAt(picture, 32, 32)[3], 128);
    }

    void masksCutStrokesExactly()
    {
        ListBuilder builder;
        builder.addStroke({{4, 32}, {60, 32}}, 10, StrokeCap::Butt, StrokeJoin::Miter);
        builder.addMask({{20.5, 0}, {40.25, 0}, {40.25, 34.5}, {20.5, 34.5}});
        QVERIFY(std::abs(inkOf(drawn(builder.list, 64, 64)) - 19.75 * 7.5) < 0.1);
    }

    void widthsScaleWithTheView()
    {
        ListBuilder builder;
        builder.addStroke({{-0.5, 0}, {0.5, 0}}, 0.25, StrokeCap::Round, StrokeJoin::Round);
        const double expected = 40 * 10 + M_PI * 25;
        const double turned = std::sqrt(0.5) * 40;
        QVERIFY(std::abs(inkOf(drawn(builder.list, 64, 64, {40, 0, 0, -40, 32, 32})) - expected) < 0.6);
        QVERIFY(std::abs(inkOf(drawn(builder.list, 64, 64, {turned, turned, turned, -turned, 32, 32})) - expected)
                < 0.6);
        // Twice as wide as high: the pen is an ellipse.
        QVERIFY(std::abs(inkOf(drawn(builder.list, 64, 64, {40, 0, 0, -20, 32, 32})) - expected / 2) < 0.6);
    }

    void smallDotsKeepTheirArea()
    {
        for (const double width : {0.5, 1.0, 3.0}) {
            const double ink = strokeInk({{30.3, 30.4}, {30.3, 30.4}}, width, StrokeCap::Round, StrokeJoin::Round);
            const double area = M_PI * width * width / 4;
            QVERIFY2(std::abs(ink - area) < 0.04 * area + 0.01, qPrintable(QString::number(ink / area)));
        }
    }
};

QTEST_APPLESS_MAIN(tst_RasterStrokes)
#include "tst_raster_strokes.moc"
