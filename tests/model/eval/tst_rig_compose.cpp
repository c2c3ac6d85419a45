// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/rig_pose.h"
#include "model/eval/sample_rigs.h"

#include <QTest>

#include <cmath>

using namespace clipwright;
using namespace clipwright::samples;

class tst_RigCompose : public QObject {
    Q_OBJECT

private slots:
    void nothingHasNoBounds();
    void boundsGrowByHalfAStroke();
    void childStandsInItsParentsSpace();
    void opacityIsHeldAndMultipliedDown();
    void strokeWidthFollowsTheArea();
    void flattenedLayerKeepsItsTopology();
    void maskFollowsTheHoles();
    void gradientPointsAreMappedAndStopsFade();
    void linearGradientHasItsFocalAtTheStart();
    void textureCoordinatesTravelWithTheVertices();
    void regionsComeInPaintOrder();
};

namespace {

RegionList regionsAt(const CookedRig &cooked, double frame)
{
    const auto rig = built(cooked);
    RigPose pose;
    RegionList regions;
    reservePose(*rig, pose);
    reserveRegions(*rig, regions);
    samplePose(*rig, frame, pose);
    composeRegions(*rig, pose, regions);
    return regions;
}

CookedRig rigOf(std::vector<CookedLayer> layers)
{
    CookedRig rig = turningRig();
    rig.layers = std::move(layers);
    return rig;
}

bool isNear(Vec2 a, Vec2 b)
{
    return std::abs(a.x - b.x) < 1e-12 && std::abs(a.y - b.y) < 1e-12;
}

} // namespace

void tst_RigCompose::nothingHasNoBounds()
{
    Vec2 low, high;
    QVERIFY(!boundsOf(RegionList(), low, high));
}

void tst_RigCompose::boundsGrowByHalfAStroke()
{
    CookedLayer layer = triangleLayer("line");
    layer.shapes = {strokeWithMask()};
    Vec2 low, high;
    QVERIFY(boundsOf(regionsAt(rigOf({layer}), 0), low, high));
    QCOMPARE(low, Vec2(-1, -1));
    QCOMPARE(high, Vec2(4, 1));
}

void tst_RigCompose::childStandsInItsParentsSpace()
{
    CookedLayer root = triangleLayer("root");
    root.channel(CookedChannel::Position) = keys({{0, {10, 20}}});
    root.channel(CookedChannel::Rotation) = keys({{0, {90}}});
    CookedLayer child = triangleLayer("child", 0);
    child.channel(CookedChannel::Anchor) = keys({{0, {1, 0}}});
    child.channel(CookedChannel::Scale) = keys({{0, {2, 3}}});
    const RegionList list = regionsAt(rigOf({root, child}), 0);
    const auto points = list.outer(list.regions[1]);
    // Anchor to the origin, scaled, turned a quarter counter-clockwise, moved.
    QVERIFY(isNear(points[0], {10, 18}));
    QVERIFY(isNear(points[1], {10, 20}));
    QVERIFY(isNear(points[2], {7, 18}));
}

void tst_RigCompose::opacityIsHeldAndMultipliedDown()
{
    CookedLayer root = triangleLayer("root");
    root.channel(CookedChannel::Opacity) = keys({{0, {7}}});
    CookedLayer half = triangleLayer("half", 0);
    half.channel(CookedChannel::Opacity) = keys({{0, {0.5}}});
    CookedLayer gone = triangleLayer("gone", 1);
    gone.channel(CookedChannel::Opacity) = keys({{0, {-1}}});
    const RegionList list = regionsAt(rigOf({root, half, gone}), 0);
    QCOMPARE(list.regions[0].colour[3], 0.8);
    QCOMPARE(list.regions[1].colour[3], 0.4);
    QCOMPARE(list.regions[2].colour[3], 0.0);
    QCOMPARE(list.regions[1].colour[0], 0.2);
    QCOMPARE(list.layers[1].opacity, 0.5);
}

void tst_RigCompose::strokeWidthFollowsTheArea()
{
    CookedLayer layer = triangleLayer("line");
    layer.shapes = {strokeWithMask()};
    layer.channel(CookedChannel::Scale) = keys({{0, {-2, 8}}});
    const RegionList list = regionsAt(rigOf({layer}), 0);
    QCOMPARE(list.regions[0].width, 8.0);
    QCOMPARE(list.regions[0].limit, 4.0);
    QCOMPARE(list.regions[0].cap, StrokeCap::Round);
}

void tst_RigCompose::flattenedLayerKeepsItsTopology()
{
    CookedLayer layer = triangleLayer("flat");
    layer.shapes.push_back(strokeWithMask());
    layer.channel(CookedChannel::Scale) = keys({{0, {0, 0}}});
    const RegionList list = regionsAt(rigOf({layer}), 0);
    QCOMPARE(list.regions.size(), std::size_t{2});
    QCOMPARE(list.outer(list.regions[0]).size(), std::size_t{3});
    QCOMPARE(list.regions[1].width, 0.0);
}

void tst_RigCompose::maskFollowsTheHoles()
{
    CookedLayer layer = triangleLayer("masked");
    CookedShape &shape = layer.shapes[0];
    shape.layout.holeCounts = {3, 4};
    shape.layout.maskCount = 3;
    for (int i = 0; i < 10; ++i)
        shape.values.insert(shape.values.end(), {double(i), double(-i)});
    const RegionList list = regionsAt(rigOf({layer, triangleLayer("after")}), 0);
    const auto mask = list.mask(list.regions[0]);
    QCOMPARE(mask.size(), std::size_t{3});
    QCOMPARE(mask[0], Vec2(7, -7));
    QCOMPARE(list.holes(list.regions[0])[1], 4u);
    QCOMPARE(list.outer(list.regions[1])[1], Vec2(1, 0));
    QVERIFY(list.mask(list.regions[1]).empty());
}

void tst_RigCompose::gradientPointsAreMappedAndStopsFade()
{
    CookedLayer layer = triangleLayer("glow");
    layer.shapes = {radialGradient()};
    layer.channel(CookedChannel::Position) = keys({{0, {5, 0}}});
    layer.channel(CookedChannel::Opacity) = keys({{0, {0.5}}});
    const RegionList list = regionsAt(rigOf({layer}), 0);
    const ComposedRegion &region = list.regions[0];
    QCOMPARE(region.start, Vec2(5, 0));
    QCOMPARE(region.end, Vec2(6, 0));
    QCOMPARE(region.focal, Vec2(5.25, 0));
    QCOMPARE(region.colour, (std::array<double, 4>{1, 1, 1, 0.5}));
    QCOMPARE(list.stopsOf(region).size(), std::size_t{2});
    QCOMPARE(list.stopsOf(region)[0].colour[3], 0.5);
    QCOMPARE(list.stopsOf(region)[1].at, 1.0);
    QCOMPARE(list.stopsOf(region)[1].colour[3], 0.25);
}

void tst_RigCompose::linearGradientHasItsFocalAtTheStart()
{
    CookedLayer layer = triangleLayer("ramp");
    layer.shapes = {radialGradient()};
    layer.shapes[0].layout.paint = PaintKind::Linear;
    auto &values = layer.shapes[0].values;
    values.erase(values.begin() + 4, values.begin() + 6);
    layer.channel(CookedChannel::Position) = keys({{0, {5, 0}}});
    const RegionList list = regionsAt(rigOf({layer}), 0);
    QCOMPARE(list.regions[0].focal, Vec2(5, 0));
    QCOMPARE(list.outer(list.regions[0])[1], Vec2(6, 0));
}

void tst_RigCompose::textureCoordinatesTravelWithTheVertices()
{
    CookedLayer layer = triangleLayer("skin");
    layer.shapes.push_back(texturedSquare());
    const CookedRig rig = rigOf({layer});
    const auto uvAt = [&rig](double frame, std::size_t point) {
        const RegionList list = regionsAt(rig, frame);
        return list.uvs[list.regions[1].firstPoint + point];
    };
    // At key 0 the rectangle is the square; at key 1 it is twice as large and its window half as large.
    QCOMPARE(uvAt(0, 0), Vec2(0, 1));
    QCOMPARE(uvAt(0, 2), Vec2(1, 0));
    QCOMPARE(uvAt(10, 0), Vec2(0, 0.5));
    QCOMPARE(uvAt(10, 2), Vec2(0.25, 0.25));
    // Half way the coordinates are mixed, not worked out from the mixed rectangle (which would give 2/3 · 3/4).
    QCOMPARE(uvAt(5, 2), Vec2(0.625, 0.125));
    QCOMPARE(regionsAt(rig, 0).regions[1].texture, 0);
    QCOMPARE(regionsAt(rig, 0).regions[0].texture, -1);
}

void tst_RigCompose::regionsComeInPaintOrder()
{
    CookedLayer first = triangleLayer("first");
    first.shapes[0].source = NodeId{7};
    CookedLayer second = triangleLayer("second");
    second.shapes.push_back(strokeWithMask());
    const RegionList list = regionsAt(rigOf({first, triangleLayer("empty"), second}), 0);
    QCOMPARE(list.regions.size(), std::size_t{4});
    QCOMPARE(list.regions[0].source, NodeId{7});
    QCOMPARE(list.regions[2].layer, 2u);
    QCOMPARE(list.regions[2].shape, 0u);
    QCOMPARE(list.regions[3].layer, 2u);
    QCOMPARE(list.regions[3].shape, 1u);
}

QTEST_APPLESS_MAIN(tst_RigCompose)
#include "tst_rig_compose.moc"
