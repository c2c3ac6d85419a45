// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/cooked_sampling.h"
#include "model/cook/rig_builder.h"

#include <QTest>

#include <algorithm>
#include <limits>

using namespace clipwright;

namespace {

RigBuilder boxBuilder()
{
    RigBuilder builder;
    Layer &layer = builder.addBox("part");
    builder.animate(layer, LayerProperty::Position, {{0, {0, 0}}, {60, {40, -20}}});
    return builder;
}

CookOutput cookClips(const std::string &clips)
{
    CookSettings settings;
    settings.clips = clips;
    return cook(boxBuilder().build(), settings);
}

Node changingPath(RigBuilder &builder)
{
    Node path = builder.node(NodeType::Path);
    builder.animatePath(
        path, {{0, polygonPath({{0, 0}, {9, 0}, {9, 9}, {0, 9}})}, {30, polygonPath({{0, 0}, {9, 0}, {9, 9}})}});
    return path;
}

} // namespace

class tst_CookRefusals : public QObject {
    Q_OBJECT

private slots:
    void withoutATimelineOrASizeThereIsNothingToShow_data()
    {
        QTest::addColumn<double>("length");
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("width");
        QTest::addColumn<QStringList>("codes");
        QTest::newRow("length") << 0.0 << 30.0 << 200.0 << QStringList{"timeline-empty"};
        QTest::newRow("rate") << 60.0 << 0.0 << 200.0 << QStringList{"frame-rate"};
        QTest::newRow("rate that a game cannot keep") << 60.0 << 1e300 << 200.0 << QStringList{"frame-rate"};
        QTest::newRow("length that a game cannot keep") << 1e-60 << 30.0 << 200.0 << QStringList{"timeline-empty"};
        QTest::newRow("size") << 60.0 << 30.0 << 0.0 << QStringList{"comp-size"};
        QTest::newRow("rate and size") << 60.0 << -1.0 << -5.0 << QStringList{"frame-rate", "comp-size"};
        QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << 30.0 << 200.0
                                   << QStringList{"timeline-empty"};
    }
    void withoutATimelineOrASizeThereIsNothingToShow()
    {
        QFETCH(double, length);
        QFETCH(double, rate);
        QFETCH(double, width);
        QFETCH(QStringList, codes);
        RigBuilder builder = boxBuilder();
        builder.timeline.length = length;
        builder.timeline.rate = Rate{rate};
        builder.width = width;
        const CookOutput output = cook(builder.build());
        QVERIFY(!output.rig.has_value());
        QVERIFY(output.isRefused());
        QCOMPARE(codesOf(output), codes);
    }

    void aRigWithoutCompositionsIsRefused() { QVERIFY(cook(Rig{}).isRefused()); }

    void allRefusalsComeAtOnceGapsFirst()
    {
        RigBuilder builder;
        Layer &filled = builder.addLayer("filled");
        filled.items = {changingPath(builder), builder.fill(1, 0, 0)};
        Layer &stroked = builder.addLayer("stroked");
        stroked.items = {changingPath(builder), builder.stroke(2)};
        builder.addLayer("inner", LayerKind::Precomp);
        builder.addLayer("photo", LayerKind::Image);
        builder.addBox("shown");
        Rig rig = builder.build();
        Issue gap;
        gap.severity = Severity::Error;
        gap.fate = Fate::Refused;
        gap.code = "effects";
        rig.gaps = {gap};
        CookSettings settings;
        settings.clips = "a:0";
        const CookOutput output = cook(rig, settings);
        const QStringList expected{
            "effects",    "layer-unsupported", "image-missing", "stroke-vertices-differ", "path-vertices-differ",
            "clips-entry"};
        QCOMPARE(codesOf(output), expected);
        QCOMPARE(output.issues[1].layer, std::string("inner"));
        QCOMPARE(output.issues[1].where.pointer, std::string("/layers/2"));
        QVERIFY(output.isRefused());
        QVERIFY(!output.rig->layers.back().shapes.empty()); // the rest is shown, with its timeline
        QCOMPARE(output.rig->duration, 60.0);
    }

    void aGapThatTheReaderToldIsNotToldTwice()
    {
        RigBuilder builder = boxBuilder();
        const NodeId inner = builder.addLayer("inner", LayerKind::Precomp).id;
        Rig rig = builder.build();
        Issue gap;
        gap.severity = Severity::Error;
        gap.code = "layer-unsupported";
        gap.node = inner;
        rig.gaps = {gap};
        QCOMPARE(codesOf(cook(rig)), QStringList{"layer-unsupported"});
    }

    void anotherGapOfALayerDoesNotHideThatItIsLeftOut()
    {
        RigBuilder builder = boxBuilder();
        const NodeId inner = builder.addLayer("inner", LayerKind::Precomp).id;
        Rig rig = builder.build();
        Issue gap;
        gap.severity = Severity::Error;
        gap.code = "effects";
        gap.node = inner;
        rig.gaps = {gap};
        QCOMPARE(codesOf(cook(rig)), (QStringList{"effects", "layer-unsupported"}));
    }

    void hiddenLayersHaveNoGaps()
    {
        RigBuilder builder = boxBuilder();
        builder.addLayer("inner", LayerKind::Precomp).isHidden = true;
        QVERIFY(!cook(builder.build()).isRefused());
    }

    void keysThatDifferOutsideTheTimelineDoNotMatter()
    {
        RigBuilder builder = boxBuilder();
        Layer &layer = builder.addLayer("a");
        Node path = builder.node(NodeType::Path);
        const Path four = polygonPath({{0, 0}, {9, 0}, {9, 9}, {0, 9}});
        builder.animatePath(
            path, {{-30, polygonPath({{0, 0}, {9, 0}, {9, 9}})}, {-1, four}, {60, four}, {90, polygonPath({{0, 0}})}});
        layer.items = {path, builder.fill(1, 0, 0)};
        QVERIFY(!cook(builder.build()).isRefused());
    }

    void nothingToFillIsRefused()
    {
        RigBuilder builder;
        builder.addLayer("empty");
        const CookOutput output = cook(builder.build());
        QCOMPARE(codesOf(output), QStringList{"nothing-to-fill"});
        QVERIFY(output.rig.has_value());
    }

    void clipsThatAreWrongAreRefused_data()
    {
        QTest::addColumn<QString>("clips");
        QTest::addColumn<QStringList>("codes");
        QTest::newRow("too few parts") << "idle:0" << QStringList{"clips-entry"};
        QTest::newRow("no number") << "idle:0:x" << QStringList{"clips-frames"};
        QTest::newRow("not a mode") << "idle:0:30:spin" << QStringList{"clips-mode"};
        QTest::newRow("empty mode") << "a:0:10:" << QStringList{"clips-mode"};
        QTest::newRow("spaced mode") << "a:0:10: once" << QStringList{"clips-mode"};
        QTest::newRow("no length") << "idle:30:30" << QStringList{"clip-empty"};
        QTest::newRow("outside") << "a:70:90" << QStringList{"clip-empty"};
        QTest::newRow("turned round") << "a:20:10" << QStringList{"clip-empty"};
        QTest::newRow("trailing comma") << "idle:0:30," << QStringList{"clips-entry"};
        QTest::newRow("empty name") << " :0:30" << QStringList{"clips-entry"};
        QTest::newRow("several") << "a:0:10,b:zz:3,c:9" << QStringList{"clips-frames", "clips-entry"};
    }
    void clipsThatAreWrongAreRefused()
    {
        QFETCH(QString, clips);
        QFETCH(QStringList, codes);
        const CookOutput output = cookClips(clips.toStdString());
        QCOMPARE(codesOf(output), codes);
        QVERIFY(output.isRefused());
        QVERIFY(output.rig.has_value());
    }

    void clipsOfTheSettingReplaceThoseOfTheSource()
    {
        RigBuilder builder = boxBuilder();
        builder.timeline.start = 10;
        builder.timeline.ranges = {{"marker", 10, 20, true}};
        CookSettings settings;
        settings.clips = " idle : 0 : 30.5 , go fast#1:40:99:once:ignored";
        const std::vector<TimeRange> clips = cook(builder.build(), settings).rig->clips;
        const std::vector<TimeRange> expected{{"idle", 0, 20.5, true}, {"go_fast_1", 30, 60, false}};
        QCOMPARE(clips, expected);
    }

    void equalNamesAreCounted()
    {
        const std::vector<TimeRange> clips = cookClips("a:0:10,a:10:20,a_2:20:30,a:30:40").rig->clips;
        const std::vector<TimeRange> expected{
            {"a", 0, 10, true}, {"a_2", 10, 20, true}, {"a_2_2", 20, 30, true}, {"a_3", 30, 40, true}};
        QCOMPARE(clips, expected);
    }

    void aRangeWithoutLengthReachesToTheNextOrTheEnd()
    {
        RigBuilder builder = boxBuilder();
        builder.timeline.ranges = {{"b", 40, 40, true}, {"a", 10, 10, false}, {"a", 10, 10, true}};
        const std::vector<TimeRange> clips = cook(builder.build()).rig->clips;
        const std::vector<TimeRange> expected{{"a", 10, 40, false}, {"a_2", 10, 40, true}, {"b", 40, 60, true}};
        QCOMPARE(clips, expected);
    }

    void marksOutsideTheTimelineAreDroppedAndTold()
    {
        RigBuilder builder = boxBuilder();
        builder.timeline.marks = {{30, "step left", "x"}, {99, "late", ""}};
        const CookOutput output = cook(builder.build());
        QCOMPARE(codesOf(output), QStringList{"mark-outside"});
        QCOMPARE(output.rig->marks, (std::vector<TimeMark>{{30, "step_left", "x"}}));
        QVERIFY(!output.isRefused());
    }

    void aCancelledCookGivesNothing()
    {
        const CookOutput output = cook(boxBuilder().build(), {}, [] { return true; });
        QCOMPARE(codesOf(output), QStringList{"cancelled"});
        QVERIFY(!output.rig.has_value());
    }

    void motionBeyondTheBudgetIsRefusedByName()
    {
        RigBuilder builder;
        builder.timeline.length = 1e9;
        Layer &layer = builder.addBox("a");
        builder.animate(layer, LayerProperty::Position, {{0, {0}, Easing::cubic(0.9, 0, 0.1, 1)}, {1e9, {1e9}}}, 0);
        builder.animate(layer, LayerProperty::Position, {{0, {0}}, {1e9, {1e9}}}, 1);
        const CookOutput output = cook(builder.build());
        QCOMPARE(codesOf(output), QStringList{"keys-too-many"});
    }

    void tooManyVerticesAreRefusedByName()
    {
        RigBuilder builder = boxBuilder();
        std::vector<Vec2> points;
        for (int i = 0; i < 500'001; ++i)
            points.push_back({static_cast<double>(i), static_cast<double>(i % 2)});
        Layer &layer = builder.addLayer("a");
        layer.items = {builder.polygon(points)};
        for (int i = 0; i < 9; ++i)
            layer.items.push_back(builder.stroke(1));
        QCOMPARE(codesOf(cook(builder.build())), QStringList{"vertices-too-many"});
    }

    void wildNumbersDoNotCrash()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        builder.animate(layer, LayerProperty::Position,
                        {{-1e308, {1e308, -1e308}}, {0, {-1e308, 1e308}}, {1e308, {0, 0}}});
        builder.animate(layer, LayerProperty::Rotation, {{0, {1e300}}, {1e-300, {0}}, {2e-300, {-1e300}}, {60, {0}}});
        builder.set(layer, LayerProperty::Scale, {0, 1e300});
        Node ellipse = builder.ellipse({1e300, 0}, {1e308, -1e308});
        layer.items.insert(layer.items.begin(), ellipse);
        const CookOutput output = cook(builder.build());
        QVERIFY(output.rig.has_value());
        for (const CookedLayer &cooked : output.rig->layers) {
            for (const CookedKeys &keys : cooked.channels) {
                for (std::size_t i = 1; i < keys.frames.size(); ++i)
                    QVERIFY(static_cast<float>(keys.frames[i - 1]) < static_cast<float>(keys.frames[i]));
            }
        }
    }

    void badSettingsFallBackToTheStandard()
    {
        CookSettings settings;
        settings.extent = -1;
        settings.tolerance = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(cook(boxBuilder().build(), settings).rig->sameContent(*cook(boxBuilder().build()).rig));
    }

    void countsSpeakOfAllKeys()
    {
        const CookOutput output = cook(boxBuilder().build());
        QCOMPARE(output.counts.sourceKeys, std::size_t{2});
        QCOMPARE(output.counts.writtenKeys, std::size_t{4}); // comp's place, two of the position, one of the shape
        QCOMPARE(output.counts.perFrameKeys, std::size_t{63});
    }
};

QTEST_APPLESS_MAIN(tst_CookRefusals)
#include "tst_cook_refusals.moc"
