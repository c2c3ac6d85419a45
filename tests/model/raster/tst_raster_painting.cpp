// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "raster_fixtures.h"

#include <QtTest>

#include <limits>

using namespace clipwright;
using namespace clipwright::fixtures;
using Pixel = std::array<int, 4>;

class tst_RasterPainting : public QObject {
    Q_OBJECT

private slots:
    void nothingIsDrawnWithoutPixelsOrAView()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 8, 8));
        QCOMPARE(inkOf(drawn(builder.list, 8, 8, {0, 0, 0, 0, 0, 0})), 0.0);
        QCOMPARE(inkOf(drawn(builder.list, 8, 8, {NAN, 0, 0, 1, 0, 0})), 0.0);
        QVERIFY(drawn(builder.list, 0, 0).rgba.empty());
    }

    void coloursAreHeldToTheirRange()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 4, 4)).colour = {7, -3, std::numeric_limits<double>::quiet_NaN(), 2};
        QCOMPARE(pixelAt(drawn(builder.list, 4, 4), 1, 1), (Pixel{255, 0, 0, 255}));
    }

    void aGradientOfNoStopsIsNotSeenAndOfOneIsItsColour()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 4, 4)).paint = PaintKind::Linear;
        QCOMPARE(inkOf(drawn(builder.list, 4, 4)), 0.0);
        builder.addStop(0.5, {0, 1, 0, 1});
        QCOMPARE(pixelAt(drawn(builder.list, 4, 4), 2, 2), (Pixel{0, 255, 0, 255}));
    }

    void aTextureShowsItsTint()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(rectangle(0, 0, 4, 4));
        region.texture = 0;
        region.colour = {1, 0.5, 0, 1};
        QCOMPARE(pixelAt(drawn(builder.list, 4, 4), 0, 0), (Pixel{255, 128, 0, 255}));
    }

    void sourceOverRoundsToTheNearestLevel_data()
    {
        QTest::addColumn<double>("alpha");
        QTest::addColumn<double>("width"); // of the one pixel that is covered
        for (const double alpha : {0.0, 0.002, 0.1, 0.25, 0.5, 0.7, 0.999, 1.0}) {
            QTest::addRow("whole %g", alpha) << alpha << 1.0;
            QTest::addRow("part %g", alpha) << alpha << 0.37;
        }
    }

    void sourceOverRoundsToTheNearestLevel()
    {
        QFETCH(double, alpha);
        QFETCH(double, width);
        const std::array<double, 3> under{0.9, 0.3, 0.05};
        const std::array<double, 3> over{0.2, 0.8, 1.0};
        ListBuilder builder;
        builder.add(rectangle(0, 0, 1, 1)).colour = {under[0], under[1], under[2], 1};
        builder.add(rectangle(0, 0, width, 1)).colour = {over[0], over[1], over[2], alpha};
        const Pixel pixel = pixelAt(drawn(builder.list, 1, 1), 0, 0);
        for (std::size_t i = 0; i < 3; ++i) {
            const double expected = over[i] * 255 * alpha * width + std::round(under[i] * 255) * (1 - alpha * width);
            QVERIFY2(std::abs(pixel[i] - expected) < 0.52, qPrintable(QString::number(expected)));
        }
        QCOMPARE(pixel[3], 255);
    }

    void translucentLayersOverNothingStayPremultiplied()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 8, 1)).colour = {1, 0.5, 0, 0.5};
        QCOMPARE(pixelAt(drawn(builder.list, 8, 1), 6, 0), (Pixel{128, 64, 0, 128}));
        builder.add(rectangle(0, 0, 8, 1)).colour = {1, 0.5, 0, 0.5};
        const Pixel twice = pixelAt(drawn(builder.list, 8, 1), 6, 0);
        QCOMPARE(twice[3], 192); // 128 and half of 127, rounded
        QVERIFY(twice[0] <= twice[3]);
    }

    void holesAreTakenOutWhicheverWayTheyRun()
    {
        for (const bool isReversed : {false, true}) {
            Polygon hole = rectangle(2, 2, 5.5, 6);
            if (isReversed)
                std::reverse(hole.begin(), hole.end());
            ListBuilder builder;
            builder.add(rectangle(1, 1, 9, 9));
            builder.addHole(hole);
            builder.addHole(rectangle(5, 5, 8, 8)); // overlaps the first by 0.5
            QVERIFY(std::abs(inkOf(drawn(builder.list, 10, 10)) - (64 - 14 - 9 + 0.5)) < 0.03);
        }
    }

    void aHoleIsTakenOutOfWhatTheOuterWindsTwice()
    {
        ListBuilder builder;
        Polygon twice = rectangle(1, 1, 9, 9);
        const Polygon once = twice;
        twice.insert(twice.end(), once.begin(), once.end());
        builder.add(twice);
        builder.addHole(rectangle(3, 3, 7, 7));
        QCOMPARE(inkOf(drawn(builder.list, 10, 10)), 48.0);
    }

    void neighboursInOneColourLeaveOnlyTheirSeam()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 4, 8));
        builder.add(rectangle(4, 0, 8, 8));
        QCOMPARE(inkOf(drawn(builder.list, 8, 8)), 64.0);
    }

    void linearGradientsMixStraightColoursAndPad()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(rectangle(0, 0, 16, 1));
        region.paint = PaintKind::Linear;
        region.start = {4, 0};
        region.end = {12, 0};
        builder.addStop(0, {1, 0, 0, 1});
        builder.addStop(1, {0, 0, 1, 0});
        const Picture picture = drawn(builder.list, 16, 1);
        QCOMPARE(pixelAt(picture, 0, 0), (Pixel{255, 0, 0, 255}));
        QCOMPARE(pixelAt(picture, 15, 0), (Pixel{0, 0, 0, 0}));
        // The centre of pixel 5 lies at 1.5 / 8.
        const double t = 1.5 / 8;
        const Pixel pixel = pixelAt(picture, 5, 0);
        QVERIFY(std::abs(pixel[0] - 255 * (1 - t) * (1 - t)) < 0.52);
        QVERIFY(std::abs(pixel[2] - 255 * t * (1 - t)) < 0.52);
        QVERIFY(std::abs(pixel[3] - 255 * (1 - t)) < 0.52);
    }

    void stopsThatFallBackAreHeldAndEqualOnesAreHardEdges()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(rectangle(0, 0, 8, 1));
        region.paint = PaintKind::Linear;
        region.start = {0, 0};
        region.end = {8, 0};
        builder.addStop(0, {1, 0, 0, 1});
        builder.addStop(0.5, {1, 0, 0, 1});
        builder.addStop(0.25, {0, 1, 0, 1});
        const Picture picture = drawn(builder.list, 8, 1);
        QCOMPARE(pixelAt(picture, 3, 0), (Pixel{255, 0, 0, 255}));
        QCOMPARE(pixelAt(picture, 4, 0), (Pixel{0, 255, 0, 255}));
    }

    void radialGradientsFollowTheRayFromTheFocalPoint()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(rectangle(0, 0, 33, 33));
        region.paint = PaintKind::Radial;
        region.start = {16.5, 16.5};
        region.end = {26.5, 16.5};
        region.focal = {21.5, 16.5};
        builder.addStop(0, {0, 0, 0, 1});
        builder.addStop(1, {1, 1, 1, 1});
        const Picture picture = drawn(builder.list, 33, 33);
        QCOMPARE(pixelAt(picture, 21, 16)[0], 0);   // the focal point
        QCOMPARE(pixelAt(picture, 24, 16)[0], 153); // 3 of 5 to the circle at the right
        QCOMPARE(pixelAt(picture, 12, 16)[0], 153); // 9 of 15 to the circle at the left
        QCOMPARE(pixelAt(picture, 30, 16)[0], 255); // beyond
    }

    void aFocalPointOutsideIsHeldInsideOnItsSide()
    {
        const auto drawnFrom = [](Vec2 focal) {
            ListBuilder builder;
            ComposedRegion &region = builder.add(rectangle(0, 0, 33, 33));
            region.paint = PaintKind::Radial;
            region.start = {16.5, 16.5};
            region.end = {26.5, 16.5};
            region.focal = focal;
            builder.addStop(0, {0, 0, 0, 1});
            builder.addStop(1, {1, 1, 1, 1});
            return drawn(builder.list, 33, 33);
        };
        const Picture outside = drawnFrom({200, 16.5});
        QCOMPARE(outside, drawnFrom({26.5, 16.5})); // on the circle
        QCOMPARE(outside, drawnFrom({16.5 + 9.9, 16.5}));
        QVERIFY(pixelAt(outside, 25, 16)[0] < 15);                                       // beside the focal point
        QVERIFY(pixelAt(outside, 16, 16)[0] > 110 && pixelAt(outside, 16, 16)[0] < 145); // 9.9 of 19.9
        QCOMPARE(pixelAt(outside, 2, 16)[0], 255);
    }

    void aCircleOfNoRadiusIsTheLastColour()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(rectangle(0, 0, 3, 3));
        region.paint = PaintKind::Radial;
        region.start = region.end = {1.5, 1.5};
        region.focal = {2, 1};
        builder.addStop(0, {0, 0, 0, 1});
        builder.addStop(1, {0, 1, 0, 1});
        const Picture picture = drawn(builder.list, 3, 3);
        for (int at = 0; at < 3; ++at)
            QCOMPARE(pixelAt(picture, at, 1), (std::array<int, 4>{0, 255, 0, 255}));
    }

    void gradientsAreMappedWithTheView()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(rectangle(-1, -1, 1, 1));
        region.paint = PaintKind::Radial;
        region.end = {1, 0};
        builder.addStop(0, {0, 0, 0, 1});
        builder.addStop(1, {1, 1, 1, 1});
        const Picture picture = drawn(builder.list, 20, 10, {10, 0, 0, -5, 10, 5});
        QCOMPARE(pixelAt(picture, 14, 5)[0], qRound(255 * std::hypot(0.45, 0.1)));
        QCOMPARE(pixelAt(picture, 9, 8)[0], qRound(255 * std::hypot(0.05, 0.7)));
    }

    void aViewFitsContentUprightAndCentred()
    {
        const Affine view = fitView({-1, -2}, {3, 0}, 100, 80, 10);
        QCOMPARE(view.map({1, -1}), (Vec2{50, 40}));
        QCOMPARE(view.map({-1, 0}), (Vec2{10, 20}));
        QCOMPARE(fitView({5, 5}, {5, 5}, 100, 80, 10).map({5, 5}), (Vec2{50, 40}));
        QVERIFY(std::isfinite(fitView({NAN, 0}, {1, 1}, 10, 10, 0).e));
    }

    void fillingReachesEveryPixelOfAnySize()
    {
        for (const int side : {0, 1, 2, 3, 7}) {
            for (const std::array<double, 4> &colour :
                 {std::array{1.0, 0.5, 0.0, 0.5}, std::array{1.0, 1.0, 1.0, 1.0}}) {
                Picture picture(side, side);
                picture.fill(colour);
                for (std::size_t i = 0; i < picture.rgba.size(); ++i) {
                    const double premultiplied = i % 4 == 3 ? colour[3] : colour[i % 4] * colour[3];
                    QCOMPARE(int(picture.rgba[i]), int(premultiplied * 255 + 0.5));
                }
            }
        }
    }

    void straightPixelsUndoThePremultiplication()
    {
        Picture picture(2, 1);
        picture.fill({1, 0.5, 0, 0.5});
        QCOMPARE(pixelAt(picture, 1, 0), (Pixel{128, 64, 0, 128}));
        const std::vector<std::uint8_t> straight = picture.straight();
        QCOMPARE(straight, (std::vector<std::uint8_t>{255, 128, 0, 128, 255, 128, 0, 128}));
    }
};

QTEST_APPLESS_MAIN(tst_RasterPainting)
#include "tst_raster_painting.moc"
