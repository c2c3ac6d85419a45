// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "raster_fixtures.h"

#include "model/raster/frame_rasterizer.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

constexpr int kWidth = 150;
constexpr int kHeight = 211; // no multiple of a strip

/** Of everything that can be painted: fills with holes, strokes that lap over themselves, gradients, a mask. */
RegionList scene(int moment)
{
    ListBuilder builder;
    builder.add(rectangle(0, 0, kWidth, kHeight)).colour = {0.2, 0.3, 0.4, 1};
    builder.add(pentagram({70.3, 60.7}, 50)).colour = {1, 0.4, 0.1, 0.7};
    const double x = 20 + 7.3 * moment;
    builder.addHole(rectangle(60, 50, 80.5, 70));
    const Polygon line{{x, 150}, {x + 30, 190.5}, {x + 8, 120.25}, {x + 40, 160}};
    builder.addStroke(line, 9, StrokeCap::Round, StrokeJoin::Miter).colour = {0, 0.8, 0.5, 0.8};
    ComposedRegion &glow = builder.add(rectangle(90.5, 130.25, 140, 200));
    glow.paint = moment % 2 == 0 ? PaintKind::Radial : PaintKind::Linear;
    glow.start = {100, 150};
    glow.end = {135, 170};
    glow.focal = {108, 152};
    builder.addStop(0, {1, 1, 0, 1});
    builder.addStop(1, {0, 0, 1, 0.3});
    builder.addStroke({{5, 5}, {140, 205}}, 20, StrokeCap::Butt, StrokeJoin::Bevel).colour = {1, 1, 1, 0.5};
    builder.addMask(pentagram({70, 100}, 45));
    return builder.list;
}

Picture drawnWhole(const RegionList &list, const Affine &view = {}, int width = kWidth, int height = kHeight)
{
    Picture picture(width, height);
    Rasterizer().draw(list, view, picture);
    return picture;
}

} // namespace

class tst_FrameRasterizer : public QObject {
    Q_OBJECT

private slots:
    void everyFrameHasTheBytesOfAWholePicture_data()
    {
        QTest::addColumn<int>("threads");
        for (int threads = 1; threads <= 16; ++threads)
            QTest::addRow("%d threads", threads) << threads;
    }

    void everyFrameHasTheBytesOfAWholePicture()
    {
        QFETCH(int, threads);
        FrameRasterizer frames(static_cast<std::size_t>(threads));
        for (const int moment : {0, 1, 2, 2, 7, 3, 0}) {
            const RegionList list = scene(moment);
            QCOMPARE(frames.draw(list, {}, kWidth, kHeight), drawnWhole(list));
        }
    }

    void whatIsKeptFromPicturesBeforeChangesNoByte()
    {
        Rasterizer kept;
        Picture picture(kWidth, kHeight);
        for (const int moment : {0, 0, 0, 1, 1, 3, 0, 0}) {
            const RegionList list = scene(moment);
            kept.draw(list, {}, picture, {}, Rasterizer::Under::Nothing);
            QCOMPARE(picture, drawnWhole(list));
        }
        const Affine zoomed{1.7, 0.1, -0.1, 1.7, -30, -40};
        for (const int moment : {0, 3, 2, 2, 0}) {
            kept.draw(scene(moment), zoomed, picture, {}, Rasterizer::Under::LastDrawn);
            QCOMPARE(picture, drawnWhole(scene(moment), zoomed));
        }
        RegionList nothing = scene(0);
        for (ComposedRegion &region : nothing.regions) {
            region.colour[3] = 0;
            region.paint = PaintKind::Solid;
        }
        kept.draw(nothing, zoomed, picture, {}, Rasterizer::Under::LastDrawn);
        QCOMPARE(picture, Picture(kWidth, kHeight));
        picture.fill({9, 9, 9, 255});
        kept.draw(scene(0), zoomed, picture, {}, Rasterizer::Under::Nothing);
        QCOMPARE(picture, drawnWhole(scene(0), zoomed));
    }

    void whatOpaqueRegionsHideChangesNoByte_data()
    {
        QTest::addColumn<int>("side");
        QTest::addRow("a picture") << 200;
        QTest::addRow("so large that regions are drawn by turns") << 2100;
    }

    void whatOpaqueRegionsHideChangesNoByte()
    {
        QFETCH(int, side);
        ListBuilder builder;
        const double s = side;
        std::mt19937 random(5);
        for (int i = 0; i < 6; ++i) {
            builder.add(pentagram({s * 0.5 + 3 * i, s * 0.5}, s * 0.6)).colour = {0.1 * i, 0.9, 0.3,
                                                                                  i % 2 == 0 ? 0.5 : 1};
            builder.add(rectangle(s * 0.1 * i + 0.3, 3.7, s - 9.4 * i, s * 0.9)).colour = {0.9, 0.1 * i, 0.3,
                                                                                           i < 5 ? 1 : 0.7};
            builder.add(randomPolygon(random, 20, 0, side)).colour = {0.2, 0.4, 0.1 * i, 0.4};
        }
        Picture together(side, side);
        Rasterizer().draw(builder.list, {}, together, {}, Rasterizer::Under::Nothing);
        Picture oneByOne(side, side);
        Rasterizer rasterizer;
        for (const ComposedRegion &region : builder.list.regions) {
            RegionList alone = builder.list;
            alone.regions = {region};
            rasterizer.draw(alone, {}, oneByOne);
        }
        QVERIFY(together == oneByOne);
    }

    void gradientsOfRowsAlikeAreThoseOfSingleRows()
    {
        ListBuilder builder;
        for (const Vec2 end : {Vec2{140, 20}, Vec2{20, 200}, Vec2{130, 90}}) {
            ComposedRegion &region = builder.add(pentagram({20 + end.x / 2, 20 + end.y / 2}, 70));
            region.paint = PaintKind::Linear;
            region.start = {20, 20};
            region.end = end;
            builder.addStop(0, {1, 0, 0, 1});
            builder.addStop(1, {0, 1, end.x > 135 ? 1.0 : 0.5, end.y > 150 ? 0.6 : 1});
        }
        const Picture whole = drawnWhole(builder.list);
        // Rows of the picture on their own: none is like the one before.
        for (int y = 0; y < kHeight; ++y) {
            Picture row(kWidth, 1);
            Rasterizer().draw(builder.list, {1, 0, 0, 1, 0, double(-y)}, row);
            int off = 0;
            for (std::size_t i = 0; i < row.rgba.size(); ++i)
                off = std::max(off, std::abs(row.rgba[i] - whole.row(y)[i]));
            QVERIFY2(off <= 1, qPrintable(QStringLiteral("row %1: %2 levels").arg(y).arg(off)));
        }
    }

    void whatCannotBeSeenIsNoChange()
    {
        FrameRasterizer frames;
        RegionList list = scene(0);
        list.regions[1].colour[3] = 0;
        frames.draw(list, {}, kWidth, kHeight);
        list.points[list.regions[1].firstPoint] += Vec2{4, 4};
        frames.draw(list, {}, kWidth, kHeight);
        QCOMPARE(frames.changedPixels(), std::size_t{0});
        list.regions[1].colour[3] = 1;
        QCOMPARE(frames.draw(list, {}, kWidth, kHeight), drawnWhole(list));
        list.regions[1].colour[3] = 0;
        QCOMPARE(frames.draw(list, {}, kWidth, kHeight), drawnWhole(list));
    }

    void aViewThatFlattensEverythingShowsNothing()
    {
        FrameRasterizer frames;
        frames.draw(scene(0), {}, kWidth, kHeight);
        const Affine flat{1, 0, 0, 0, 0, 0};
        QCOMPARE(frames.draw(scene(0), flat, kWidth, kHeight), Picture(kWidth, kHeight));
    }

    void anotherViewOrSizeDrawsAnew()
    {
        FrameRasterizer frames(3);
        const RegionList list = scene(1);
        frames.draw(list, {}, kWidth, kHeight);
        const Affine zoomed{1.7, 0.1, -0.1, 1.7, -30, -40};
        QCOMPARE(frames.draw(list, zoomed, kWidth, kHeight), drawnWhole(list, zoomed));
        QCOMPARE(frames.draw(list, zoomed, 64, 300), drawnWhole(list, zoomed, 64, 300));
        QCOMPARE(frames.draw(list, zoomed, 0, 5).rgba.size(), std::size_t{0});
    }

    void onlyWhatChangedIsDrawn()
    {
        FrameRasterizer frames;
        frames.draw(scene(0), {}, kWidth, kHeight);
        QCOMPARE(frames.changedPixels(), static_cast<std::size_t>(kWidth * kHeight));
        frames.draw(scene(0), {}, kWidth, kHeight);
        QCOMPARE(frames.changedPixels(), std::size_t{0});
        frames.draw(scene(2), {}, kWidth, kHeight); // the line alone
        QVERIFY(frames.changedPixels() > 0);
        QVERIFY2(frames.changedPixels() < kWidth * kHeight / 2, qPrintable(QString::number(frames.changedPixels())));
        frames.forget();
        frames.draw(scene(2), {}, kWidth, kHeight);
        QCOMPARE(frames.changedPixels(), static_cast<std::size_t>(kWidth * kHeight));
    }

    void aRegionThatLosesItsPlaceLeavesNothingBehind()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        FrameRasterizer frames;
        RegionList list = scene(0);
        frames.draw(list, {}, kWidth, kHeight);
        for (const double lost : {1e30, -1e30, nan}) {
            RegionList moved = list;
            moved.points[moved.regions[1].firstPoint].x = lost;
            QCOMPARE(frames.draw(moved, {}, kWidth, kHeight), drawnWhole(moved));
            QCOMPARE(frames.draw(list, {}, kWidth, kHeight), drawnWhole(list));
        }
    }

    void coloursStopsWidthsAndHolesCountAsChanges()
    {
        FrameRasterizer frames;
        const RegionList list = scene(0);
        const auto drawsAnew = [&](auto &&change) {
            frames.draw(list, {}, kWidth, kHeight);
            RegionList changed = list;
            change(changed);
            return frames.draw(changed, {}, kWidth, kHeight) == drawnWhole(changed) && frames.changedPixels() > 0;
        };
        QVERIFY(drawsAnew([](RegionList &l) { l.regions[1].colour[1] = 0.9; }));
        QVERIFY(drawsAnew([](RegionList &l) { l.regions[2].width = 4; }));
        QVERIFY(drawsAnew([](RegionList &l) { l.regions[2].join = StrokeJoin::Round; }));
        QVERIFY(drawsAnew([](RegionList &l) { l.stops[1].colour[0] = 1; }));
        QVERIFY(drawsAnew([](RegionList &l) { l.regions[3].focal = {101, 150}; }));
        QVERIFY(drawsAnew([](RegionList &l) { l.regions.pop_back(); }));
    }
};

QTEST_APPLESS_MAIN(tst_FrameRasterizer)
#include "tst_frame_rasterizer.moc"
