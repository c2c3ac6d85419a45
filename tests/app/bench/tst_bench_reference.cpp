// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/reference.h"

#include "model/raster/raster.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace clipwright;
using namespace clipwright::bench;

namespace {

constexpr int kSide = 32;

// 64 samples tell the area of a curved edge so well, in pixels: a sample is a 64th of one.
constexpr double kNoise = 0.25;

/** One region of the given points, opaque white unless told. */
struct Drawn {
    RegionList list;

    explicit Drawn(std::vector<Vec2> points, double alpha = 1)
    {
        list.points = std::move(points);
        ComposedRegion region;
        region.colour = {1, 1, 1, alpha};
        region.outerCount = static_cast<std::uint32_t>(list.points.size());
        list.regions.push_back(region);
    }

    ComposedRegion &region() { return list.regions.front(); }

    /** Area in pixels, by the alphas. */
    double area() const
    {
        const Levels levels = supersampled(list, {}, kSide, kSide);
        double sum = 0;
        for (std::size_t i = 3; i < levels.size(); i += 4)
            sum += static_cast<double>(levels[i]) / 255;
        return sum;
    }

    Drawn &stroke(double width, StrokeJoin join, StrokeCap cap, bool isClosed)
    {
        region().isStroke = true;
        region().width = width;
        region().join = join;
        region().cap = cap;
        region().isClosed = isClosed;
        return *this;
    }
};

std::vector<Vec2> square(double low, double high)
{
    return {{low, low}, {high, low}, {high, high}, {low, high}};
}

} // namespace

class tst_BenchReference : public QObject {
    Q_OBJECT

private slots:
    void nothingIsNought()
    {
        QCOMPARE(Drawn({}).area(), 0.0);
        QCOMPARE(Drawn(square(5, 5)).area(), 0.0);
        QCOMPARE(Drawn(square(2, 10)).stroke(0, StrokeJoin::Miter, StrokeCap::Butt, true).area(), 0.0);
    }

    void aHoleIsTakenOutHoweverItWinds_data()
    {
        QTest::addColumn<bool>("isReversed");
        QTest::newRow("as the outline") << false;
        QTest::newRow("against it") << true;
    }
    void aHoleIsTakenOutHoweverItWinds()
    {
        QFETCH(bool, isReversed);
        std::vector<Vec2> points = square(4, 20);
        std::vector<Vec2> hole = square(8, 12);
        if (isReversed)
            std::reverse(hole.begin(), hole.end());
        points.insert(points.end(), hole.begin(), hole.end());
        Drawn drawn(std::move(points));
        drawn.region().outerCount = 4;
        drawn.region().holeCount = 1;
        drawn.list.holeCounts = {4};
        QCOMPARE(drawn.area(), 256.0 - 16.0);
    }

    void softEdgesAreRightToASample_data()
    {
        QTest::addColumn<double>("low");
        for (const double low : {4.5, 4.25, 4.1, 4.37})
            QTest::addRow("%g", low) << low;
    }
    void softEdgesAreRightToASample()
    {
        QFETCH(double, low);
        const double side = 20 - low;
        // An edge is off by half of a 64th of a pixel at most.
        QVERIFY(std::abs(Drawn(square(low, 20)).area() - side * side) <= 2 * 16 * 0.5 / 64 + 0.1);
    }

    void strokesHaveTheirArea_data()
    {
        QTest::addColumn<int>("join");
        QTest::addColumn<double>("area");
        // A square of side 16, 4 wide: 4 * 16 * 4 and the corners that lie outside, less those covered twice.
        const double sides = 20.0 * 20 - 12.0 * 12;
        QTest::newRow("miter") << int(StrokeJoin::Miter) << sides;
        QTest::newRow("bevel") << int(StrokeJoin::Bevel) << sides - 4 * 2;
        QTest::newRow("round") << int(StrokeJoin::Round) << sides - 4 * (4 - std::numbers::pi);
    }
    void strokesHaveTheirArea()
    {
        QFETCH(int, join);
        QFETCH(double, area);
        Drawn drawn(square(8, 24));
        drawn.stroke(4, static_cast<StrokeJoin>(join), StrokeCap::Butt, true);
        QVERIFY2(std::abs(drawn.area() - area) < kNoise, qPrintable(QString::number(drawn.area())));
    }

    void capsHaveTheirArea_data()
    {
        QTest::addColumn<int>("cap");
        QTest::addColumn<double>("area");
        QTest::newRow("butt") << int(StrokeCap::Butt) << 40.0;
        QTest::newRow("square") << int(StrokeCap::Square) << 56.0;
        QTest::newRow("round") << int(StrokeCap::Round) << 40.0 + 4 * std::numbers::pi;
    }
    void capsHaveTheirArea()
    {
        QFETCH(int, cap);
        QFETCH(double, area);
        Drawn drawn({{10, 10}, {20, 10}});
        drawn.stroke(4, StrokeJoin::Miter, static_cast<StrokeCap>(cap), false);
        QVERIFY2(std::abs(drawn.area() - area) < kNoise, qPrintable(QString::number(drawn.area())));
    }

    void translucentRegionsLieOverEachOther()
    {
        Drawn drawn(square(4, 8), 0.5);
        drawn.list.regions.push_back(drawn.region());
        const Levels levels = supersampled(drawn.list, {}, kSide, kSide);
        QVERIFY(std::abs(static_cast<double>(levels[(5 * kSide + 5) * 4 + 3]) - 0.75 * 255) < 0.01);
    }

    void aGradientRunsFromStopToStop()
    {
        Drawn drawn(square(0, 32));
        drawn.list.stops = {{0, {0, 0, 0, 1}}, {1, {1, 1, 1, 1}}};
        drawn.region().paint = PaintKind::Linear;
        drawn.region().stopCount = 2;
        drawn.region().end = {32, 0};
        const Levels levels = supersampled(drawn.list, {}, kSide, kSide);
        QVERIFY(std::abs(static_cast<double>(levels[16 * kSide * 4 + 8 * 4]) - 8.5 / 32 * 255) < 0.1);
    }

    void theRasterIsNearAndABluntOneIsNot()
    {
        Drawn drawn({{3.3, 2.1}, {28.7, 9.4}, {12.2, 29.8}});
        const Levels truth = supersampled(drawn.list, {}, kSide, kSide);
        Picture soft(kSide, kSide);
        Rasterizer().draw(drawn.list, {}, soft);
        Picture blunt = soft;
        for (std::uint8_t &channel : blunt.rgba)
            channel = channel < 128 ? 0 : 255;
        QVERIFY2(meanError(soft, truth) < 0.4, qPrintable(QString::number(meanError(soft, truth))));
        QVERIFY2(meanError(blunt, truth) > 1, qPrintable(QString::number(meanError(blunt, truth))));
        QCOMPARE(shareOff(soft, truth, 32), 0.0);
        QVERIFY(shareOff(blunt, truth, 32) > 0.02);
    }
};

QTEST_APPLESS_MAIN(tst_BenchReference)
#include "tst_bench_reference.moc"
