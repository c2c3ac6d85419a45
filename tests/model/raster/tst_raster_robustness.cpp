// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "raster_fixtures.h"

#include <QtTest>

#include <limits>

using namespace clipwright;
using namespace clipwright::fixtures;

class tst_RasterRobustness : public QObject {
    Q_OBJECT

private slots:
    void regionsThatAreNotFiniteAreLeftOutAlone()
    {
        for (const double bad : {double(NAN), double(INFINITY), -double(INFINITY), 1e200}) {
            ListBuilder builder;
            builder.add({{1, 1}, {bad, 4}, {4, 4}});
            builder.add({{1, 1}, {4, bad}, {4, 4}});
            builder.add(rectangle(0, 0, 8, 8));
            builder.addHole({{1, bad}, {4, 2}, {4, 4}});
            builder.addStroke({{1, 1}, {bad, bad}, {5, 5}}, 2, StrokeCap::Round, StrokeJoin::Round);
            builder.addStroke({{1, 1}, {5, 5}}, 2, StrokeCap::Round, StrokeJoin::Round);
            builder.addMask({{0, 0}, {bad, 0}, {8, 8}});
            ComposedRegion &gradient = builder.add(rectangle(0, 0, 8, 8));
            gradient.paint = PaintKind::Radial;
            gradient.focal = {bad, bad};
            gradient.end = {bad, 0};
            builder.addStop(0, {1, 1, 1, 1});
            builder.add(rectangle(2, 2, 4, 4)).colour = {0, 1, 0, 1};
            const Picture picture = drawn(builder.list, 8, 8);
            QCOMPARE(inkOf(picture), 4.0);
        }
    }

    void hugeShapesCoverExactlyWhatTheyShould_data()
    {
        QTest::addColumn<double>("far");
        for (const double far : {1e3, 1e6, 1e9, 1e12, 1e30, 1e90})
            QTest::addRow("%g", far) << far;
    }

    void hugeShapesCoverExactlyWhatTheyShould()
    {
        QFETCH(double, far);
        ListBuilder all;
        all.add(rectangle(-far, -far, far, far));
        QCOMPARE(inkOf(drawn(all.list, 16, 16)), 256.0);
        ListBuilder below;
        below.add({{-far, 8.5}, {far, 8.5}, {far, far}, {-far, far}});
        QCOMPARE(qRound(inkOf(drawn(below.list, 16, 16))), 120);
        ListBuilder left;
        left.add({{-far, -far}, {4.5, -far}, {4.5, far}, {-far, far}});
        QCOMPARE(qRound(inkOf(drawn(left.list, 16, 16))), 72);
        ListBuilder right;
        right.add({{4.5, -far}, {far, -far}, {far, far}, {4.5, far}});
        QCOMPARE(qRound(inkOf(drawn(right.list, 16, 16))), 184);
        ListBuilder line;
        line.addStroke({{-far, 8}, {far, 8}}, 4, StrokeCap::Round, StrokeJoin::Round);
        QCOMPARE(inkOf(drawn(line.list, 16, 16)), 64.0);
    }

    void regionsOutsideThePictureDrawNothing()
    {
        for (const Vec2 at : {Vec2{-50, 4}, Vec2{50, 4}, Vec2{4, -50}, Vec2{4, 50}, Vec2{-50, -50}}) {
            ListBuilder builder;
            builder.add(rectangle(at.x, at.y, at.x + 8, at.y + 8));
            builder.addStroke({at, at + Vec2{8, 8}}, 3, StrokeCap::Round, StrokeJoin::Miter);
            QCOMPARE(inkOf(drawn(builder.list, 16, 16)), 0.0);
        }
    }

    void nearlyEqualLinesStayWithinTheShape()
    {
        ListBuilder builder;
        Polygon shape;
        for (int i = 0; i < 200; ++i) {
            shape.push_back({2 + i * 1e-13, 2 - (i % 3) * 1e-12});
            shape.push_back({14 + (i % 7) * 1e-12, 14 + i * 1e-13});
            shape.push_back({14, 2 + i * 1e-12});
        }
        builder.add(shape);
        QVERIFY(std::abs(inkOf(drawn(builder.list, 16, 16)) - 72) < 0.2);
    }

    /**
     * Rows with tens of thousands of lines that all cross: drawn from samples, still near the
     * truth, and in the end.
     */
    void aHundredThousandRandomLinesEnd()
    {
        std::mt19937 random(7);
        ListBuilder builder;
        builder.add(randomPolygon(random, 100'000, -20, 84));
        const Picture picture = drawn(builder.list, 64, 64);
        QVERIFY(inkOf(picture) > 0.9 * 64 * 64);
    }

    void aCombOfManyTeethIsExact()
    {
        Polygon comb;
        const int teeth = 20'000;
        for (int i = 0; i < teeth; ++i) {
            comb.push_back({i * 64.0 / teeth, 60 - (i % 97) * 0.1});
            comb.push_back({(i + 0.5) * 64.0 / teeth, 4 + (i % 89) * 0.1});
        }
        comb.push_back({64, 62});
        comb.push_back({0, 62});
        double area = 0;
        for (std::size_t i = 0; i < comb.size(); ++i) {
            const Vec2 a = comb[i];
            const Vec2 b = comb[(i + 1) % comb.size()];
            area += (a.x * b.y - a.y * b.x) / 2;
        }
        std::vector<float> coverage;
        Rasterizer().coverage(std::vector<Polygon>{comb}, FillRule::NonZero, 64, 64, coverage);
        double sum = 0;
        for (const float covered : coverage)
            sum += static_cast<double>(covered);
        QVERIFY2(std::abs(sum - std::abs(area)) < 0.5, qPrintable(QString("%1 for %2").arg(sum).arg(area)));
    }

    void wideStrokesOfManyPointsEnd()
    {
        std::mt19937 random(3);
        ListBuilder builder;
        builder.addStroke(randomPolygon(random, 2'000, 0, 64), 30, StrokeCap::Round, StrokeJoin::Round);
        QCOMPARE(pixelAt(drawn(builder.list, 64, 64), 32, 32)[3], 255);
        ListBuilder huge;
        huge.addStroke(randomPolygon(random, 2'000, 0, 64), 1e12, StrokeCap::Round, StrokeJoin::Round);
        QCOMPARE(pixelAt(drawn(huge.list, 64, 64), 32, 32)[3], 255);
    }
};

QTEST_APPLESS_MAIN(tst_RasterRobustness)
#include "tst_raster_robustness.moc"
