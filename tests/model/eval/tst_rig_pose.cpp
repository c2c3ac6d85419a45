// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/rig_pose.h"
#include "model/eval/sample_rigs.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <limits>
#include <numbers>

using namespace clipwright;
using namespace clipwright::samples;

using Change = std::function<void(CookedRig &)>;
Q_DECLARE_METATYPE(Change)
Q_DECLARE_METATYPE(clipwright::Easing)

class tst_RigPose : public QObject {
    Q_OBJECT

private slots:
    void rigsThatDifferAreNotBlended_data();
    void rigsThatDifferAreNotBlended();
    void rigsOfOneTopologyBlend();
    void blendWeightIsHeldWithinItsEnds_data();
    void blendWeightIsHeldWithinItsEnds();
    void blendedRotationIsAPlainNumber();
    void blendMayWriteOverItsInputs();
    void outsideTheKeysTheNearestKeyHolds();
    void frameThatIsNoNumberTakesTheLastKey();
    void layerWithoutChannelsHasDefaults();
    void easeShapesTheStretch_data();
    void easeShapesTheStretch();
    void cubicHandlesAreHeldInTimeOnly();
    void shapeNumbersShareOneEase();
    void sameFrameGivesTheSameBits();
};

namespace {

CookedRig movingRig()
{
    CookedRig rig = turningRig();
    rig.layers[0].channel(CookedChannel::Position) = keys({{10, {1, -2}}, {20, {3, 2}}});
    return rig;
}

RigPose poseAt(const RigRuntime &rig, double frame)
{
    RigPose pose;
    reservePose(rig, pose);
    samplePose(rig, frame, pose);
    return pose;
}

/** One rig with a stroke and a gradient beside the triangle, to be changed. */
CookedRig mixedRig()
{
    CookedRig rig = turningRig();
    rig.layers[0].shapes = {triangle(), strokeWithMask(), radialGradient(), texturedSquare()};
    return rig;
}

/** Fits the numbers of a shape to its changed layout. */
void refit(CookedShape &shape)
{
    shape.values.assign(shape.layout.stride() * shape.frames.size(), 1.0);
}

} // namespace

void tst_RigPose::rigsThatDifferAreNotBlended_data()
{
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("what");
    const auto add = [](const char *name, const char *what, Change change) {
        QTest::newRow(name) << std::move(change) << QString::fromLatin1(what);
    };
    const auto layoutChange = [](std::size_t shape, std::function<void(RegionLayout &)> change) -> Change {
        return [=](CookedRig &rig) {
            change(rig.layers[0].shapes[shape].layout);
            refit(rig.layers[0].shapes[shape]);
        };
    };
    add("layers", "number of layers", [](CookedRig &r) { r.layers.push_back(triangleLayer("more")); });
    add("shapes", "number of shapes", [](CookedRig &r) { r.layers[0].shapes.pop_back(); });
    add("paint", "paint", layoutChange(2, [](RegionLayout &l) { l.paint = PaintKind::Linear; }));
    add("stops", "stop count", layoutChange(2, [](RegionLayout &l) { l.stopCount = 3; }));
    add("kind", "kind", layoutChange(0, [](RegionLayout &l) { l.isStroke = true; }));
    add("cap", "cap", layoutChange(1, [](RegionLayout &l) { l.cap = StrokeCap::Butt; }));
    add("join", "join", layoutChange(1, [](RegionLayout &l) { l.join = StrokeJoin::Bevel; }));
    add("ends", "ends", layoutChange(1, [](RegionLayout &l) { l.isClosed = true; }));
    add("texture", "texture", layoutChange(3, [](RegionLayout &l) { l.texture = "other.png"; }));
    add("points", "point counts", layoutChange(0, [](RegionLayout &l) { l.outerCount = 4; }));
    add("holes", "point counts", layoutChange(0, [](RegionLayout &l) { l.holeCounts = {3}; }));
    add("mask", "point counts", layoutChange(1, [](RegionLayout &l) { l.maskCount = 4; }));
}

void tst_RigPose::rigsThatDifferAreNotBlended()
{
    QFETCH(Change, change);
    QFETCH(QString, what);
    CookedRig other = mixedRig();
    change(other);
    const auto result = canBlend(*built(mixedRig()), *built(other));
    QVERIFY(!result);
    QCOMPARE(result.error().code, std::string("rigs-differ"));
    QVERIFY2(QString::fromStdString(result.error().what).contains(what), result.error().what.c_str());
}

void tst_RigPose::rigsOfOneTopologyBlend()
{
    CookedRig other = mixedRig();
    other.layers[0].shapes[0].values.assign(other.layers[0].shapes[0].values.size(), 0.5);
    other.layers[0].name = "elsewhere";
    QVERIFY(canBlend(*built(mixedRig()), *built(other)));
}

void tst_RigPose::blendWeightIsHeldWithinItsEnds_data()
{
    QTest::addColumn<double>("weight");
    QTest::addColumn<double>("x");
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << 1.0;
    QTest::newRow("below") << -0.5 << 1.0;
    QTest::newRow("start") << 0.0 << 1.0;
    QTest::newRow("quarter") << 0.25 << 1.5;
    QTest::newRow("end") << 1.0 << 3.0;
    QTest::newRow("above") << 1.7 << 3.0;
}

void tst_RigPose::blendWeightIsHeldWithinItsEnds()
{
    QFETCH(double, weight);
    QFETCH(double, x);
    const auto rig = built(movingRig());
    RigPose out;
    reservePose(*rig, out);
    blendPoses(poseAt(*rig, 10), poseAt(*rig, 20), weight, out);
    QCOMPARE(out.layers[0].position.x, x);
}

void tst_RigPose::blendedRotationIsAPlainNumber()
{
    const auto rig = built(turningRig());
    RigPose pose = poseAt(*rig, 1);
    blendPoses(pose, poseAt(*rig, 35), 0.5, pose);
    QCOMPARE(pose.layers[0].rotation, 180.0);
}

void tst_RigPose::blendMayWriteOverItsInputs()
{
    const auto rig = built(mixedRig());
    const RigPose a = poseAt(*rig, 0);
    const RigPose b = poseAt(*rig, 7);
    RigPose apart = a;
    blendPoses(a, b, 0.3, apart);
    RigPose overA = a;
    blendPoses(overA, b, 0.3, overA);
    RigPose overB = b;
    blendPoses(a, overB, 0.3, overB);
    QVERIFY(overA.layers == apart.layers && overA.values == apart.values);
    QVERIFY(overB.layers == apart.layers && overB.values == apart.values);
}

void tst_RigPose::outsideTheKeysTheNearestKeyHolds()
{
    const auto rig = built(movingRig());
    QCOMPARE(poseAt(*rig, -5).layers[0].position, Vec2(1, -2));
    QCOMPARE(poseAt(*rig, 10).layers[0].position, Vec2(1, -2));
    QCOMPARE(poseAt(*rig, 20).layers[0].position, Vec2(3, 2));
    QCOMPARE(poseAt(*rig, 39).layers[0].position, Vec2(3, 2));
}

void tst_RigPose::frameThatIsNoNumberTakesTheLastKey()
{
    const auto rig = built(movingRig());
    QCOMPARE(poseAt(*rig, std::numeric_limits<double>::quiet_NaN()).layers[0].position, Vec2(3, 2));
}

void tst_RigPose::layerWithoutChannelsHasDefaults()
{
    CookedRig rig = turningRig();
    rig.layers = {triangleLayer("plain")};
    QCOMPARE(poseAt(*built(rig), 3).layers[0], LayerPose());
}

void tst_RigPose::easeShapesTheStretch_data()
{
    QTest::addColumn<Easing>("easing");
    QTest::addColumn<double>("frame");
    QTest::addColumn<double>("expected");
    QTest::newRow("hold, just before the next key") << Easing::hold() << 9.999 << 0.0;
    QTest::newRow("hold, at the next key") << Easing::hold() << 10.0 << 1.0;
    QTest::newRow("linear") << Easing::linear() << 2.5 << 0.25;
    QTest::newRow("cubic on the diagonal") << Easing::cubic(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3) << 2.5 << 0.25;
    QTest::newRow("cubic, its middle") << Easing::cubic(0.42, 0, 0.58, 1) << 5.0 << 0.5;
    // CSS ease-in at a quarter: the curve's parameter there is 0.32292, by bisection of its x.
    QTest::newRow("ease in") << Easing::cubic(0.42, 0, 1, 1) << 2.5 << 0.0934646507;
    QTest::newRow("overshoot") << Easing::cubic(0, 2, 1, 2) << 5.0 << 1.625;
}

void tst_RigPose::easeShapesTheStretch()
{
    QFETCH(Easing, easing);
    QFETCH(double, frame);
    QFETCH(double, expected);
    CookedRig rig = turningRig();
    rig.layers[0].channel(CookedChannel::Rotation) = keys({{0, {0}, easing}, {10, {1}}});
    // Time is solved to 1e-5, and these curves rise no faster than 6 a unit of it.
    QVERIFY(std::abs(poseAt(*built(rig), frame).layers[0].rotation - expected) < 6e-5);
}

void tst_RigPose::cubicHandlesAreHeldInTimeOnly()
{
    CookedRig wild = turningRig();
    wild.layers[0].channel(CookedChannel::Rotation) = keys({{0, {0}, Easing::cubic(-3, 2, 7, -4)}, {10, {1}}});
    CookedRig held = turningRig();
    held.layers[0].channel(CookedChannel::Rotation) = keys({{0, {0}, Easing::cubic(0, 2, 1, -4)}, {10, {1}}});
    for (double frame = 0; frame <= 10; frame += 0.5)
        QCOMPARE(poseAt(*built(wild), frame).layers[0].rotation, poseAt(*built(held), frame).layers[0].rotation);
}

void tst_RigPose::shapeNumbersShareOneEase()
{
    CookedRig rig = turningRig();
    CookedShape &shape = rig.layers[0].shapes[0];
    shape.frames = {0, 10};
    shape.easings = {Easing::cubic(0.42, 0, 1, 1), Easing::linear()};
    const std::vector<double> first = shape.values;
    for (const double value : first)
        shape.values.push_back(value + 2);
    const RigPose pose = poseAt(*built(rig), 2.5);
    QCOMPARE(pose.values.size(), first.size());
    for (std::size_t i = 0; i < first.size(); ++i)
        QCOMPARE(pose.values[i] - first[i], pose.values[0] - first[0]);
    QVERIFY(std::abs(pose.values[0] - first[0] - 2 * 0.0934646507) < 1e-4);
}

void tst_RigPose::sameFrameGivesTheSameBits()
{
    const auto rig = built(mixedRig());
    const RigPose first = poseAt(*rig, 3.7);
    RigPose again = poseAt(*rig, 39);
    samplePose(*rig, 0.1, again);
    samplePose(*rig, 3.7, again);
    QVERIFY(first.layers == again.layers && first.values == again.values);
}

QTEST_APPLESS_MAIN(tst_RigPose)
#include "tst_rig_pose.moc"
