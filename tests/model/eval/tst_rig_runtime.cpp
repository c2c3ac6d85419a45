// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/sample_rigs.h"

#include "model/eval/rig_packed.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace clipwright;
using namespace clipwright::samples;

using Damage = std::function<void(CookedRig &)>;
Q_DECLARE_METATYPE(Damage)

class tst_RigRuntime : public QObject {
    Q_OBJECT

private slots:
    void malformedRigIsRefusedByName_data();
    void malformedRigIsRefusedByName();
    void refusalNamesLayerAndPart();
    void numbersAreJudgedAsTheFloatsThatTheTextSays();
    void wrappedTimeNeverShowsTheEndOfALoop_data();
    void wrappedTimeNeverShowsTheEndOfALoop();
    void parkedTimeShowsTheEndOfALoop();
    void timeThatIsNoNumberIsTheStart();
    void stillRigHasOneMomentOnly();
    void rigWithoutClipsPlaysDefault();
    void accessorsTellWhatIsInTheRig();
    void takesTwiceItsNumbersAtMost_data();
    void takesTwiceItsNumbersAtMost();
};

namespace {

constexpr double kNotANumber = std::numeric_limits<double>::quiet_NaN();

/** A rig with each sort of shape, which builds. */
CookedRig fullRig()
{
    CookedRig rig = turningRig();
    rig.layers.push_back(triangleLayer("arm", 0));
    rig.layers[1].channel(CookedChannel::Position) = keys({{0, {0, 0}, Easing::cubic(0.3, 0, 0.7, 1)}, {10, {1, 2}}});
    rig.layers[1].shapes = {triangle(), strokeWithMask(), radialGradient(), texturedSquare()};
    return rig;
}

CookedShape &shapeOf(CookedRig &rig, std::size_t shape)
{
    return rig.layers[1].shapes[shape];
}

} // namespace

void tst_RigRuntime::malformedRigIsRefusedByName_data()
{
    QTest::addColumn<Damage>("damage");
    QTest::addColumn<QString>("code");
    const auto add = [](const char *name, const char *code, Damage damage) {
        QTest::newRow(name) << std::move(damage) << QString::fromLatin1(code);
    };
    add("no rate", "fps-malformed", [](CookedRig &r) { r.rate.framesPerSecond = 0; });
    add("rate is no number", "fps-malformed", [](CookedRig &r) { r.rate.framesPerSecond = kNotANumber; });
    add("no duration", "duration-malformed", [](CookedRig &r) { r.duration = 0; });
    add("endless", "duration-malformed", [](CookedRig &r) { r.duration = std::numeric_limits<double>::infinity(); });
    add("no layers", "layers-missing", [](CookedRig &r) { r.layers.clear(); });
    add("nameless clip", "clip-malformed", [](CookedRig &r) { r.clips[0].name.clear(); });
    add("clip past the end", "clip-bad-range", [](CookedRig &r) { r.clips[0].end = 41; });
    add("empty clip", "clip-bad-range", [](CookedRig &r) { r.clips[0].end = 0; });
    add("clip of no numbers", "clip-bad-range", [](CookedRig &r) { r.clips[0].start = kNotANumber; });
    add("clip twice", "clip-repeated", [](CookedRig &r) { r.clips[1].name = r.clips[0].name; });
    add("own parent", "layer-bad-parent", [](CookedRig &r) { r.layers[1].parent = 1; });
    add("later parent", "layer-bad-parent", [](CookedRig &r) { r.layers[0].parent = 1; });
    add("parent below -1", "layer-bad-parent", [](CookedRig &r) { r.layers[0].parent = -2; });
    add("frames fall", "key-not-later", [](CookedRig &r) { r.layers[1].channels[0].frames = {10, 5}; });
    add("frames stand", "key-not-later", [](CookedRig &r) { r.layers[1].channels[0].frames = {5, 5}; });
    add("key before the start", "key-outside-timeline", [](CookedRig &r) { r.layers[1].channels[0].frames[0] = -1; });
    add("key after the end", "key-outside-timeline", [](CookedRig &r) { r.layers[1].channels[0].frames[1] = 40.5; });
    add("key at no number", "key-outside-timeline",
        [](CookedRig &r) { r.layers[1].channels[0].frames[1] = kNotANumber; });
    add("easing missing", "keys-uneven", [](CookedRig &r) { r.layers[1].channels[0].easings.pop_back(); });
    add("number missing", "keys-uneven", [](CookedRig &r) { r.layers[1].channels[0].values.pop_back(); });
    add("numbers without keys", "keys-uneven", [](CookedRig &r) { r.layers[1].channels[1].values = {1, 2}; });
    add("easing of two numbers", "easing-malformed",
        [](CookedRig &r) { r.layers[1].channels[0].easings[0].parameters.resize(2); });
    add("easing of no numbers", "easing-malformed",
        [](CookedRig &r) { r.layers[1].channels[0].easings[0].parameters[1] = kNotANumber; });
    add("slopes", "easing-malformed",
        [](CookedRig &r) { r.layers[1].channels[0].easings[0].row = Interpolation::Hermite; });
    add("value is no number", "number-malformed",
        [](CookedRig &r) { r.layers[1].channels[0].values[1] = kNotANumber; });
    add("value over float range", "number-malformed", [](CookedRig &r) { r.layers[1].channels[0].values[1] = 1e39; });
    add("shape without keys", "shape-keys-missing", [](CookedRig &r) {
        shapeOf(r, 0).frames.clear();
        shapeOf(r, 0).easings.clear();
        shapeOf(r, 0).values.clear();
    });
    add("run too short", "keys-uneven", [](CookedRig &r) { shapeOf(r, 0).values.pop_back(); });
    add("counts promise more", "keys-uneven", [](CookedRig &r) { shapeOf(r, 0).layout.outerCount = 4000000000u; });
    add("fill of two points", "contour-too-short", [](CookedRig &r) { shapeOf(r, 0).layout.outerCount = 2; });
    add("hole of two points", "hole-too-short", [](CookedRig &r) { shapeOf(r, 0).layout.holeCounts = {2}; });
    add("stroke of a point", "stroke-too-short", [](CookedRig &r) { shapeOf(r, 1).layout.outerCount = 1; });
    add("stroke with a hole", "hole-malformed", [](CookedRig &r) { shapeOf(r, 1).layout.holeCounts = {3}; });
    add("mask of two points", "mask-malformed", [](CookedRig &r) { shapeOf(r, 1).layout.maskCount = 2; });
    add("width below 0", "stroke-malformed", [](CookedRig &r) { shapeOf(r, 1).values[4] = -1; });
    add("limit below 1", "stroke-malformed", [](CookedRig &r) { shapeOf(r, 1).values[5] = 0.5; });
    add("gradient of one stop", "gradient-malformed", [](CookedRig &r) { shapeOf(r, 2).layout.stopCount = 1; });
    add("stop beyond 1", "stop-malformed", [](CookedRig &r) { shapeOf(r, 2).values[11] = 1.5; });
    add("stops fall", "stop-goes-back", [](CookedRig &r) {
        shapeOf(r, 2).values[6] = 0.6;
        shapeOf(r, 2).values[11] = 0.5;
    });
    add("texture name of two words", "texture-malformed",
        [](CookedRig &r) { shapeOf(r, 3).layout.texture = "a b.png"; });
    add("texture without width", "texture-malformed", [](CookedRig &r) { shapeOf(r, 3).values[6] = 0; });
    add("textured stroke", "texture-not-plain", [](CookedRig &r) { shapeOf(r, 1).layout.texture = "a.png"; });
}

void tst_RigRuntime::malformedRigIsRefusedByName()
{
    QFETCH(Damage, damage);
    QFETCH(QString, code);
    CookedRig rig = fullRig();
    QVERIFY(RigRuntime::build(rig));
    damage(rig);
    const auto runtime = RigRuntime::build(rig);
    QVERIFY(!runtime);
    QCOMPARE(QString::fromStdString(runtime.error().code), code);
}

void tst_RigRuntime::numbersAreJudgedAsTheFloatsThatTheTextSays()
{
    CookedRig rig = fullRig();
    rig.layers[1].shapes[0].values.back() = 3.4028235e38; // the largest float, a little above it as a double
    rig.layers[1].channel(CookedChannel::Position).frames.back() = rig.duration * (1 + 1e-12);
    rig.layers[1].shapes[2].values[rig.layers[1].shapes[2].layout.stopOffset()] = 0;
    rig.clips.front().end = rig.duration * (1 + 1e-12);
    QVERIFY(RigRuntime::build(rig));
    rig.layers[1].shapes[0].values.back() = 3.4028236e38;
    QCOMPARE(QString::fromStdString(RigRuntime::build(rig).error().code), QStringLiteral("number-malformed"));
}

void tst_RigRuntime::refusalNamesLayerAndPart()
{
    CookedRig rig = fullRig();
    shapeOf(rig, 1).values[4] = -1;
    const auto runtime = RigRuntime::build(rig);
    QVERIFY(!runtime);
    QVERIFY(runtime.error().what.starts_with("layer 1 'arm', shape 1: "));
}

void tst_RigRuntime::wrappedTimeNeverShowsTheEndOfALoop_data()
{
    QTest::addColumn<QString>("clip");
    QTest::addColumn<double>("seconds");
    QTest::addColumn<double>("frame");
    QTest::newRow("start of a loop") << "c" << 0.0 << 10.0;
    QTest::newRow("within") << "c" << 0.5 << 15.0;
    QTest::newRow("its end is its start") << "c" << 2.0 << 10.0;
    QTest::newRow("as is the next end") << "c" << 4.0 << 10.0;
    QTest::newRow("an end that rounding missed") << "c" << 2.0 - 1e-12 << 10.0;
    QTest::newRow("before the start") << "c" << -0.5 << 25.0;
    QTest::newRow("once is held before") << "b" << -1.0 << 20.0;
    QTest::newRow("once rests on its end") << "b" << 2.0 << 40.0;
    QTest::newRow("and stays there") << "b" << 7.0 << 40.0;
}

void tst_RigRuntime::wrappedTimeNeverShowsTheEndOfALoop()
{
    QFETCH(QString, clip);
    QFETCH(double, seconds);
    QFETCH(double, frame);
    const auto rig = built(turningRig());
    QCOMPARE(rig->frameAt(static_cast<std::size_t>(rig->clipNamed(clip.toStdString())), seconds), frame);
}

void tst_RigRuntime::parkedTimeShowsTheEndOfALoop()
{
    const auto rig = built(turningRig());
    QCOMPARE(rig->parkedFrameAt(2, 2.0), 30.0);
    QCOMPARE(rig->parkedFrameAt(2, 2.0 + 1e-12), 30.0);
    QCOMPARE(rig->parkedFrameAt(2, 2.1), 11.0);
    QCOMPARE(rig->parkedFrameAt(2, 4.0), 10.0);
    QCOMPARE(rig->parkedFrameAt(1, 2.0), 40.0);
}

void tst_RigRuntime::timeThatIsNoNumberIsTheStart()
{
    const auto rig = built(turningRig());
    constexpr double endless = std::numeric_limits<double>::infinity();
    QCOMPARE(rig->frameAt(0, kNotANumber), 0.0);
    QCOMPARE(rig->frameAt(0, endless), 0.0);
    QCOMPARE(rig->parkedFrameAt(1, kNotANumber), 20.0);
    QCOMPARE(rig->frameAt(1, endless), 40.0);
}

void tst_RigRuntime::stillRigHasOneMomentOnly()
{
    CookedRig rig;
    rig.isStill = true;
    rig.layers = {triangleLayer("still")};
    const auto runtime = built(rig);
    QCOMPARE(runtime->clips().size(), std::size_t{1});
    QCOMPARE(runtime->frameAt(0, 12.5), 0.0);
    QCOMPARE(runtime->parkedFrameAt(0, 0.0), 0.0);
}

void tst_RigRuntime::rigWithoutClipsPlaysDefault()
{
    CookedRig rig = turningRig();
    rig.clips.clear();
    const auto runtime = built(rig);
    QCOMPARE(runtime->clipNamed("default"), 0);
    QCOMPARE(runtime->clipNamed("a"), -1);
    QVERIFY(runtime->clips()[0].loops);
    QCOMPARE(runtime->clips()[0].end, 40.0);
}

void tst_RigRuntime::accessorsTellWhatIsInTheRig()
{
    CookedRig rig = fullRig();
    rig.marks = {{12, "step", "left"}};
    rig.layers[1].shapes.push_back(texturedSquare());
    const auto runtime = built(rig);
    QCOMPARE(runtime->layerCount(), std::size_t{2});
    QCOMPARE(runtime->shapeCount(), std::size_t{6});
    QCOMPARE(runtime->vertexCount(), std::size_t{3 + 3 + 5 + 3 + 4 + 4});
    QCOMPARE(runtime->layerName(1), std::string_view("arm"));
    QCOMPARE(runtime->layerParent(1), 0);
    QCOMPARE(runtime->textures().size(), std::size_t{1});
    QCOMPARE(runtime->textures()[0], std::string("skin.png"));
    QCOMPARE(runtime->marks().size(), std::size_t{1});
    QCOMPARE(runtime->rate().framesPerSecond, 10.0);
    QCOMPARE(runtime->duration(), 40.0);
}

void tst_RigRuntime::takesTwiceItsNumbersAtMost_data()
{
    QTest::addColumn<int>("count");
    for (const int count : {1000, 1024, 1025, 1100}) // where doubling lists would have the most to spare
        QTest::addRow("%d keys", count) << count;
}

void tst_RigRuntime::takesTwiceItsNumbersAtMost()
{
    QFETCH(int, count);
    CookedRig rig = turningRig();
    rig.duration = count;
    CookedKeys &turn = rig.layers[0].channel(CookedChannel::Rotation);
    turn = {};
    for (int i = 0; i < count; ++i) {
        turn.frames.push_back(i);
        turn.easings.push_back(Easing::linear());
        turn.values.push_back(i % 7);
    }
    const double numbers = 2.0 * count;
    const double bytes = static_cast<double>(built(rig)->packed().byteCount());
    QVERIFY2(bytes <= 2 * sizeof(double) * numbers, qPrintable(QString::number(bytes / numbers)));
}

QTEST_APPLESS_MAIN(tst_RigRuntime)
#include "tst_rig_runtime.moc"
