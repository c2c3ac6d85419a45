// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/region_builder.h"

#include "model/compose/shape_outline.h"
#include "model/core/polygon.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace clipwright;

namespace {

constexpr std::array<double, 4> kRed{1, 0, 0, 0.5};
constexpr std::array<double, 4> kHalf{0.5, 1, 1, 0.5};

/** A filled triangle with a hole and a mask, a gradient, and a line. */
RegionList made()
{
    RegionList list;
    list.points = {{0, 0}, {4, 0}, {0, 4}, {1, 1}, {2, 1}, {1, 2}, {0, 0}, {9, 0}, {0, 9}, {0, 0}, {1, 0}};
    list.uvs.assign(list.points.size(), Vec2(0.25, 0.75));
    list.holeCounts = {3};
    list.stops = {{0, {1, 1, 1, 1}}, {1, {0, 0, 0, 1}}};
    ComposedRegion filled;
    filled.paint = PaintKind::Radial;
    filled.isClosed = true;
    filled.texture = 0;
    filled.colour = {1, 1, 1, 1};
    filled.end = {1, 0};
    filled.stopCount = 2;
    filled.outerCount = 3;
    filled.holeCount = 1;
    filled.maskCount = 3;
    ComposedRegion line;
    line.isStroke = true;
    line.colour = {1, 1, 1, 1};
    line.width = 0.5;
    line.firstPoint = 9;
    line.outerCount = 2;
    line.firstHole = 1;
    list.regions = {filled, line};
    return list;
}

} // namespace

class tst_RegionBuilder : public QObject {
    Q_OBJECT

private slots:
    void whatReachesNowhereIsLeftOut_data();
    void whatReachesNowhereIsLeftOut();
    void capsAreKept();
    void clearForgetsAll();
    void listsAreMappedTintedAndRenumbered();
    void circlesHaveTheirArea();
    void framesAreCutFromTheTopLeft_data();
    void framesAreCutFromTheTopLeft();
};

void tst_RegionBuilder::whatReachesNowhereIsLeftOut_data()
{
    QTest::addColumn<double>("scale");
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("huge") << 1e300;
    QTest::newRow("just beyond") << 2.1e30;
}

void tst_RegionBuilder::whatReachesNowhereIsLeftOut()
{
    QFETCH(double, scale);
    RegionBuilder builder;
    builder.addFill(rectangleOf({1, 1}), {scale, 0, 0, 1, 0, 0}, kRed);
    builder.addPicture(rectangleOf({1, 1}), frameCorners(0, {1, 1}, false, false), {scale, 0, 0, 1, 0, 0}, kRed, 0);
    builder.addList(made(), {scale, 0, 0, 1, 0, 0}, kRed, std::array<std::int32_t, 1>{0});
    QVERIFY(builder.list().regions.empty());
    QVERIFY(builder.list().points.empty());
    QCOMPARE(builder.outOfRange(), std::size_t(4));
    builder.addFill(rectangleOf({1, 1}), {1e30, 0, 0, 1, 0, 0}, kRed);
    QCOMPARE(builder.list().regions.size(), std::size_t(1));
}

void tst_RegionBuilder::capsAreKept()
{
    RegionBuilder few({2, 1000});
    RegionBuilder small({1000, 11});
    for (int i = 0; i < 5; ++i) {
        few.addFill(rectangleOf({1, 1}), {}, kRed);
        small.addFill(rectangleOf({1, 1}), {}, kRed);
    }
    QCOMPARE(few.list().regions.size(), std::size_t(2));
    QCOMPARE(few.overCap(), std::size_t(3));
    QCOMPARE(small.list().points.size(), std::size_t(8));
    QCOMPARE(small.overCap(), std::size_t(3));
}

void tst_RegionBuilder::clearForgetsAll()
{
    RegionBuilder builder({1, 100});
    builder.addList(made(), {}, kRed, std::array<std::int32_t, 1>{0});
    QCOMPARE(builder.overCap(), std::size_t(1));
    builder.clear();
    QVERIFY(builder.list().regions.empty() && builder.list().stops.empty() && builder.list().holeCounts.empty());
    QCOMPARE(builder.overCap(), std::size_t(0));
}

void tst_RegionBuilder::listsAreMappedTintedAndRenumbered()
{
    RegionBuilder builder;
    builder.addFill(rectangleOf({1, 1}), {}, kRed);
    builder.beginLayer(7);
    builder.addList(made(), {0, 2, -2, 0, 10, 0}, kHalf, std::array<std::int32_t, 1>{5});
    const RegionList &list = builder.list();
    QCOMPARE(list.regions.size(), std::size_t(3));
    const ComposedRegion &filled = list.regions[1];
    QCOMPARE(filled.layer, 7U);
    QCOMPARE(filled.texture, 5);
    QCOMPARE(filled.colour[0], 0.5);
    QCOMPARE(list.outer(filled)[1], Vec2(10, 8));
    QCOMPARE(list.holes(filled).size(), std::size_t(1));
    QCOMPARE(list.mask(filled)[1], Vec2(10, 18));
    QCOMPARE(list.stopsOf(filled)[0].colour, kHalf);
    QCOMPARE(filled.end, Vec2(10, 2));
    QCOMPARE(list.uvs[filled.firstPoint], Vec2(0.25, 0.75));
    QCOMPARE(list.regions[2].width, 1.0);
    QCOMPARE(list.regions[2].texture, -1);
    QCOMPARE(list.uvs.size(), list.points.size());
}

void tst_RegionBuilder::circlesHaveTheirArea()
{
    QVERIFY(std::abs(signedArea(unitCircle()) - std::numbers::pi / 4) < 1e-12);
    for (const Vec2 point : unitCircle())
        QVERIFY(std::abs(std::hypot(point.x, point.y) - 0.5) < 0.0005);
}

void tst_RegionBuilder::framesAreCutFromTheTopLeft_data()
{
    QTest::addColumn<double>("frame");
    QTest::addColumn<double>("left");
    QTest::addColumn<double>("top");
    QTest::newRow("first") << 0.0 << 0.0 << 0.0;
    QTest::newRow("between two") << 1.9 << 0.25 << 0.0;
    QTest::newRow("second row") << 4.0 << 0.0 << 0.5;
    QTest::newRow("last") << 7.0 << 0.75 << 0.5;
    QTest::newRow("past the last") << 1e300 << 0.75 << 0.5;
    QTest::newRow("below the first") << -3.0 << 0.0 << 0.0;
}

void tst_RegionBuilder::framesAreCutFromTheTopLeft()
{
    QFETCH(double, frame);
    QFETCH(double, left);
    QFETCH(double, top);
    const auto corners = frameCorners(frame, {4, 2}, false, false);
    QCOMPARE(corners[0], Vec2(left, top));
    QCOMPARE(corners[2], Vec2(left + 0.25, top + 0.5));
    const auto flipped = frameCorners(frame, {4, 2}, true, true);
    QCOMPARE(flipped[2], Vec2(left, top));
    QCOMPARE(flipped[0], Vec2(left + 0.25, top + 0.5));
}

QTEST_APPLESS_MAIN(tst_RegionBuilder)
#include "tst_region_builder.moc"
