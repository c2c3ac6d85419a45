// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/cooked_sampling.h"
#include "model/cook/rig_builder.h"
#include "model/timeline/sampling.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace clipwright;

namespace {

std::vector<std::string> namesOf(const CookedRig &rig)
{
    std::vector<std::string> names;
    for (const CookedLayer &layer : rig.layers)
        names.push_back(layer.name);
    return names;
}

void moveIt(RigBuilder &builder, Layer &layer)
{
    builder.animate(layer, LayerProperty::Position, {{0, {0, 0}}, {60, {40, -20}}});
}

} // namespace

class tst_CookLayers : public QObject {
    Q_OBJECT

private slots:
    void parentsInACircleAreRefusedAndHangFromTheComposition()
    {
        RigBuilder builder;
        Layer &a = builder.addBox("a");
        Layer &b = builder.addBox("b");
        a.parent = b.id;
        b.parent = a.id;
        moveIt(builder, a);
        const CookOutput output = cook(builder.build());
        QVERIFY(output.isRefused());
        QCOMPARE(output.issues.front().code, std::string("parent-cycle"));
        QVERIFY(output.rig.has_value());
    }

    void aThousandDeepChainOfParentsCooks()
    {
        RigBuilder builder;
        NodeId parent;
        for (int i = 0; i < 1000; ++i) {
            Layer &layer = builder.addLayer("n", LayerKind::Null);
            layer.parent = parent;
            parent = layer.id;
        }
        Layer &leaf = builder.addBox("leaf");
        leaf.parent = parent;
        moveIt(builder, leaf);
        QCOMPARE(cook(builder.build()).rig->layers.size(), std::size_t{1002});
    }

    void whatHangsFromALayerKeepsThePaintOrder()
    {
        RigBuilder builder;
        Layer &arm = builder.addBox("arm");
        Layer &body = builder.addBox("body");
        arm.parent = body.id;
        moveIt(builder, body);
        const CookedRig rig = *cook(builder.build()).rig;
        QCOMPARE(namesOf(rig), (std::vector<std::string>{"comp", "body", "body_paint", "arm"}));
        QCOMPARE(rig.layers[1].parent, 0);
        QCOMPARE(rig.layers[2].parent, 1);
        QCOMPARE(rig.layers[3].parent, 1);
        QVERIFY(rig.layers[1].shapes.empty());
        QVERIFY(rig.layers[2].channel(CookedChannel::Position).isEmpty());
    }

    void aChildTakesTheTransformButNotTheOpacity()
    {
        RigBuilder builder;
        Layer &child = builder.addBox("child");
        Layer &parent = builder.addBox("parent");
        child.parent = parent.id;
        moveIt(builder, parent);
        builder.set(parent, LayerProperty::Opacity, {50});
        const CookedRig rig = *cook(builder.build()).rig;
        QVERIFY(layerNamed(rig, "parent")->channel(CookedChannel::Opacity).isEmpty());
        QCOMPARE(layerNamed(rig, "parent_paint")->channel(CookedChannel::Opacity).values, std::vector<double>{0.5});
    }

    void aHiddenLayerCarriesButDoesNotPaint()
    {
        RigBuilder builder;
        Layer &child = builder.addBox("child");
        Layer &parent = builder.addBox("parent");
        child.parent = parent.id;
        parent.isHidden = true;
        moveIt(builder, parent);
        QCOMPARE(namesOf(*cook(builder.build()).rig), (std::vector<std::string>{"comp", "parent", "child"}));
    }

    void aMatteSourceIsNotDrawn()
    {
        RigBuilder builder;
        moveIt(builder, builder.addBox("shown"));
        builder.addBox("matte").isMatteSource = true;
        QCOMPARE(namesOf(*cook(builder.build()).rig), (std::vector<std::string>{"comp", "shown"}));
    }

    void namesBecomeWords()
    {
        RigBuilder builder;
        moveIt(builder, builder.addBox("  left \t arm #2 "));
        builder.addBox("");
        const CookedRig rig = *cook(builder.build()).rig;
        QCOMPARE(namesOf(rig), (std::vector<std::string>{"comp", "layer1", "left_arm__2"}));
    }

    void aWindowWhollyOutsideIsASingleNought_data()
    {
        QTest::addColumn<double>("start");
        QTest::addColumn<double>("end");
        QTest::newRow("before") << -20.0 << 0.0;
        QTest::newRow("after") << 60.0 << 90.0;
        QTest::newRow("turned round") << 30.0 << 20.0;
    }
    void aWindowWhollyOutsideIsASingleNought()
    {
        QFETCH(double, start);
        QFETCH(double, end);
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        layer.windowStart = start;
        layer.windowEnd = end;
        const CookOutput output = cook(builder.build());
        QVERIFY(!output.rig->isStill);
        const CookedKeys &opacity = layerNamed(*output.rig, "a")->channel(CookedChannel::Opacity);
        QCOMPARE(opacity.frames, std::vector<double>{0});
        QCOMPARE(opacity.values, std::vector<double>{0});
    }

    void aWindowHoldsTheOpacity()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        layer.windowStart = 10;
        layer.windowEnd = 40;
        builder.set(layer, LayerProperty::Opacity, {40});
        const CookedKeys opacity = layerNamed(*cook(builder.build()).rig, "a")->channel(CookedChannel::Opacity);
        QCOMPARE(opacity.frames, (std::vector<double>{0, 10, 40}));
        QCOMPARE(opacity.values, (std::vector<double>{0, 0.4, 0}));
        QCOMPARE(opacity.easings[0], Easing::hold());
        QCOMPARE(opacity.easings[1], Easing::hold());
    }

    void aWindowThatReachesTheEndStaysVisibleThere()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        layer.windowStart = 10;
        const CookedLayer cooked = *layerNamed(*cook(builder.build()).rig, "a");
        QCOMPARE(sampleChannel(cooked, CookedChannel::Opacity, 60).front(), 1.0);
        QCOMPARE(cooked.channel(CookedChannel::Opacity).frames.size(), std::size_t{2});
    }

    void aWindowCutsAnEasedOpacityWithoutBendingIt()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        layer.windowStart = 5;
        layer.windowEnd = 45;
        const Easing ease = Easing::cubic(0.5, 0, 0.2, 1);
        builder.animate(layer, LayerProperty::Opacity, {{0, {0}, ease}, {50, {100}}});
        const CookedLayer cooked = *layerNamed(*cook(builder.build()).rig, "a");
        for (double f = 5; f < 44.9; f += 0.7)
            QVERIFY(std::abs(sampleChannel(cooked, CookedChannel::Opacity, f).front() - ease.at(f / 50)) < 3e-4);
        QCOMPARE(sampleChannel(cooked, CookedChannel::Opacity, 4.9).front(), 0.0);
        QCOMPARE(sampleChannel(cooked, CookedChannel::Opacity, 45).front(), 0.0);
        QVERIFY(cooked.channel(CookedChannel::Opacity).frames.size() <= 4);
    }

    void opacityBeyondItsBoundsIsHeld()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        builder.animate(layer, LayerProperty::Opacity, {{0, {-50}}, {60, {150}}});
        const CookedKeys opacity = layerNamed(*cook(builder.build()).rig, "a")->channel(CookedChannel::Opacity);
        for (double value : opacity.values)
            QVERIFY(value >= 0 && value <= 1);
        QVERIFY(opacity.frames.size() < 10);
    }

    void framesCountFromTheInPoint()
    {
        RigBuilder builder;
        builder.timeline.start = 100;
        Layer &layer = builder.addBox("a");
        builder.animate(layer, LayerProperty::Rotation, {{100, {0}}, {130.5, {90}}});
        const CookedKeys rotation = layerNamed(*cook(builder.build()).rig, "a")->channel(CookedChannel::Rotation);
        QCOMPARE(rotation.frames, (std::vector<double>{0, 30.5}));
        QCOMPARE(rotation.values, (std::vector<double>{0, -90}));
    }

    void keysAreKeptWhereTheyCanBeSaid()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        const Easing ease = Easing::cubic(0.333, 0, 0.667, 1);
        builder.animate(layer, LayerProperty::Position,
                        {{0, {0, 0}, ease}, {20, {10, 50}, Easing::hold()}, {40, {90, 0}}, {60, {0, 0}}});
        const CookOutput output = cook(builder.build());
        const CookedKeys position = layerNamed(*output.rig, "a")->channel(CookedChannel::Position);
        QCOMPARE(position.frames, (std::vector<double>{0, 20, 40, 60}));
        QCOMPARE(position.easings[0], ease);
        QCOMPARE(position.easings[1], Easing::hold());
        QCOMPARE(position.easings[2], Easing::linear());
        QCOMPARE(position.values[3], -0.5);
        QCOMPARE(output.error, 0.0);
    }

    void splitPositionsWithOneEasingAreKept()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        const Easing ease = Easing::cubic(0.2, 0, 0.4, 1);
        builder.animate(layer, LayerProperty::Position, {{0, {0}, ease}, {30, {100}}}, 0);
        builder.animate(layer, LayerProperty::Position, {{0, {0}, ease}, {30, {50}}}, 1);
        const CookedKeys position = layerNamed(*cook(builder.build()).rig, "a")->channel(CookedChannel::Position);
        QCOMPARE(position.frames, (std::vector<double>{0, 30}));
        QCOMPARE(position.easings[0], ease);
    }

    void aStraightSpatialPathIsKept()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        const Easing ease = Easing::cubic(0.3, 0, 0.7, 1);
        builder.animate(layer, LayerProperty::Position,
                        {{0, {0, 0}, ease, {10, 5}, {}}, {30, {60, 30}, Easing::linear(), {}, {-2, -1}}});
        const CookedKeys position = layerNamed(*cook(builder.build()).rig, "a")->channel(CookedChannel::Position);
        QCOMPARE(position.frames, (std::vector<double>{0, 30}));
        QCOMPARE(position.easings[0], ease);
    }

    void whatIsSampledStaysWithinTheStatedError_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("spatial") << 0;
        QTest::newRow("split") << 1;
        QTest::newRow("axes ease differently") << 2;
    }
    void whatIsSampledStaysWithinTheStatedError()
    {
        QFETCH(int, kind);
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        const Easing ease = Easing::cubic(0.8, 0, 0.2, 1);
        if (kind == 0) {
            builder.animate(layer, LayerProperty::Position,
                            {{0, {0, 0}, ease, {60, 0}, {}}, {50, {100, 100}, Easing::linear(), {}, {0, -90}}});
        } else if (kind == 1) {
            builder.animate(layer, LayerProperty::Position, {{0, {0}, ease}, {40, {100}}}, 0);
            builder.animate(layer, LayerProperty::Position, {{10, {0}}, {55, {100}, ease}, {60, {30}}}, 1);
        } else {
            builder.animate(
                layer, LayerProperty::Position,
                {{0, {0, 0}, Easing{Interpolation::Cubic, 2, {0.8, 0, 0.2, 1, 0.1, 0.4, 0.9, 1}}}, {50, {100, 100}}});
        }
        const Rig rig = builder.build();
        const CookOutput output = cook(rig);
        const CookedLayer cooked = *layerNamed(*output.rig, "a");
        QVERIFY(output.error > 0 && output.error <= 2 * 1.0 / 1024);
        QVERIFY(cooked.channel(CookedChannel::Position).frames.size() < 60);
        std::mt19937 random(7);
        std::uniform_real_distribution<double> frames(0, 60);
        const Timeline &timeline = rig.main().timeline;
        for (int i = 0; i < 500; ++i) {
            const double frame = frames(random);
            std::array<double, 2> expected{};
            for (const PropertySlot &slot : layer.properties) {
                const Track &track = *timeline.find(slot.track);
                const std::size_t first = slot.component < 0 ? 0 : static_cast<std::size_t>(slot.component);
                sampleNumbers(track, timeline.easings, {frame, false, false},
                              std::span(expected).subspan(first, slot.component < 0 ? 2 : 1));
            }
            const std::vector<double> got = sampleChannel(cooked, CookedChannel::Position, frame);
            const double slack = output.error * 1.05 + 1.1e-4; // rounded values and handles; between probes
            QVERIFY(std::abs(got[0] - expected[0] / 100) <= slack);
            QVERIFY(std::abs(got[1] + expected[1] / 100) <= slack);
        }
    }

    void defaultChannelsAreNotWritten()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        builder.set(layer, LayerProperty::Scale, {100, 100});
        builder.set(layer, LayerProperty::Anchor, {0, 0});
        moveIt(builder, layer);
        const CookedLayer cooked = *layerNamed(*cook(builder.build()).rig, "a");
        QVERIFY(cooked.channel(CookedChannel::Scale).isEmpty());
        QVERIFY(cooked.channel(CookedChannel::Anchor).isEmpty());
        QVERIFY(cooked.channel(CookedChannel::Opacity).isEmpty());
    }
};

QTEST_APPLESS_MAIN(tst_CookLayers)
#include "tst_cook_layers.moc"
