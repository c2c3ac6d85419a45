// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/cooked_sampling.h"
#include "model/cook/rig_builder.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace clipwright;

namespace {

QStringList namesOf(const CookedRig &rig)
{
    QStringList names;
    for (const CookedLayer &layer : rig.layers)
        names << QString::fromStdString(layer.name);
    return names;
}

QString parentOf(const CookedRig &rig, std::string_view name)
{
    return QString::fromStdString(rig.layers[static_cast<std::size_t>(layerNamed(rig, name)->parent)].name);
}

/** A rig whose layers of kind Precomp show, in their order, the compositions of the inner builders. */
Rig rigOf(const RigBuilder &outer, const std::vector<RigBuilder> &inner)
{
    Rig rig = outer.build();
    Composition main = rig.main();
    std::size_t next = 0;
    for (std::shared_ptr<const Layer> &layer : main.layers) {
        if (layer->kind != LayerKind::Precomp)
            continue;
        Layer shown = *layer;
        shown.composition = CompositionId{static_cast<std::uint32_t>(2 + next++ % inner.size())};
        layer = std::make_shared<const Layer>(std::move(shown));
    }
    rig.compositions = {std::make_shared<const Composition>(std::move(main))};
    for (std::size_t i = 0; i < inner.size(); ++i) {
        Composition composition = inner[i].build().main();
        composition.id = CompositionId{static_cast<std::uint32_t>(2 + i)};
        rig.compositions.push_back(std::make_shared<const Composition>(std::move(composition)));
    }
    return rig;
}

Layer &addPrecomp(RigBuilder &builder, const std::string &name)
{
    Layer &layer = builder.addLayer(name, LayerKind::Precomp);
    layer.width = layer.height = 200;
    return layer;
}

/** A box that stays inside of its composition. */
Layer &addInnerBox(RigBuilder &builder, const std::string &name)
{
    Layer &layer = builder.addBox(name);
    builder.set(layer, LayerProperty::Position, {100, 100});
    return layer;
}

Node mask(RigBuilder &builder, const std::vector<Vec2> &points, double opacity = 100)
{
    Node made = builder.node(NodeType::Mask);
    builder.setPath(made, polygonPath(points));
    builder.set(made, MaskProperty::Opacity, {opacity});
    builder.set(made, MaskProperty::Mode, {1});
    return made;
}

/** The area of a region's outer contour at a frame, in square pixels. */
double areaAt(const CookedShape &shape, double frame)
{
    const std::vector<double> run = sampleShape(shape, frame);
    double twice = 0;
    const std::size_t first = shape.layout.pointOffset();
    const std::size_t count = shape.layout.outerCount;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t a = first + 2 * i;
        const std::size_t b = first + 2 * ((i + 1) % count);
        twice += run[a] * run[b + 1] - run[b] * run[a + 1];
    }
    return std::abs(twice) / 2 * 1e4;
}

} // namespace

class tst_CookCompositions : public QObject {
    Q_OBJECT

private slots:
    void whatAPrecompShowsHangsFromIt()
    {
        RigBuilder inner;
        addInnerBox(inner, "b");
        addInnerBox(inner, "c");
        RigBuilder outer;
        Layer &pre = addPrecomp(outer, "pre");
        outer.animate(pre, LayerProperty::Opacity, {{0, {100}}, {60, {0}}});
        outer.addBox("under");
        const CookOutput output = cook(rigOf(outer, {inner}));
        QVERIFY(!output.isRefused());
        QCOMPARE(namesOf(*output.rig), (QStringList{"comp", "under", "pre", "pre/c", "pre/b"}));
        QCOMPARE(parentOf(*output.rig, "pre/c"), QString("pre"));
        QCOMPARE(sampleChannel(*layerNamed(*output.rig, "pre"), CookedChannel::Opacity, 30)[0], 0.5);
    }

    void aCompositionIsWrittenOnceAUseAndNests()
    {
        RigBuilder deepest;
        addInnerBox(deepest, "box");
        RigBuilder middle;
        addPrecomp(middle, "m");
        RigBuilder outer;
        Layer &first = addPrecomp(outer, "first");
        outer.animate(first, LayerProperty::Rotation, {{0, {0}}, {60, {1}}});
        addPrecomp(outer, "second");
        Rig rig = rigOf(outer, {middle});
        Composition inner = *rig.compositions[1];
        Layer shown = *inner.layers[0];
        shown.composition = CompositionId{3};
        inner.layers[0] = std::make_shared<const Layer>(shown);
        rig.compositions[1] = std::make_shared<const Composition>(inner);
        Composition last = deepest.build().main();
        last.id = CompositionId{3};
        rig.compositions.push_back(std::make_shared<const Composition>(last));
        const CookOutput output = cook(rig);
        QCOMPARE(namesOf(*output.rig),
                 (QStringList{"comp", "second", "second/m", "second/m/box", "first", "first/m", "first/m/box"}));
    }

    void innerFramesBeginAtTheStartTime()
    {
        RigBuilder inner;
        Layer &box = addInnerBox(inner, "box");
        inner.animate(box, LayerProperty::Rotation, {{0, {0}}, {20, {-90}}});
        RigBuilder outer;
        addPrecomp(outer, "pre").startTime = 15;
        const CookOutput output = cook(rigOf(outer, {inner}));
        const CookedLayer &layer = *layerNamed(*output.rig, "pre/box");
        QCOMPARE(sampleChannel(layer, CookedChannel::Rotation, 15)[0], 0.0);
        QCOMPARE(sampleChannel(layer, CookedChannel::Rotation, 25)[0], 45.0);
        QCOMPARE(sampleChannel(layer, CookedChannel::Rotation, 35)[0], 90.0);
    }

    void aChildOfAPrecompDoesNotTakeItsOpacity()
    {
        RigBuilder inner;
        addInnerBox(inner, "box");
        RigBuilder outer;
        Layer &pre = addPrecomp(outer, "pre");
        outer.animate(pre, LayerProperty::Opacity, {{0, {100}}, {60, {0}}});
        outer.addBox("child").parent = pre.id;
        const CookOutput output = cook(rigOf(outer, {inner}));
        QCOMPARE(parentOf(*output.rig, "child"), QString("pre"));
        QCOMPARE(parentOf(*output.rig, "pre/box"), QString("pre_paint"));
        QVERIFY(layerNamed(*output.rig, "pre")->channel(CookedChannel::Opacity).isEmpty());
    }

    void whatStandsOverTheFrameOfACompositionIsCut()
    {
        RigBuilder inner;
        Layer &box = inner.addBox("box"); // 40 × 20 about the origin: a quarter of it is inside
        inner.animate(box, LayerProperty::Opacity, {{0, {100}}, {60, {90}}});
        RigBuilder outer;
        addPrecomp(outer, "pre");
        const CookOutput output = cook(rigOf(outer, {inner}));
        QVERIFY(std::abs(areaAt(layerNamed(*output.rig, "pre/box")->shapes[0], 0) - 200) < 0.5);
    }

    void aMaskThatMovesCutsAFill()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        Node cut = builder.node(NodeType::Mask);
        builder.animatePath(cut, {{0, polygonPath({{-30, -30}, {-20, -30}, {-20, 30}, {-30, 30}})},
                                  {60, polygonPath({{-30, -30}, {30, -30}, {30, 30}, {-30, 30}})}});
        builder.set(cut, MaskProperty::Mode, {1});
        layer.masks = {cut};
        const CookOutput output = cook(builder.build());
        QVERIFY(!output.isRefused());
        const CookedShape &shape = layerNamed(*output.rig, "a")->shapes.at(0);
        for (double frame = 0; frame <= 60; frame += 4) {
            const double right = -20 + 50 * frame / 60;
            const double expected = 20 * std::clamp(right + 20, 0.0, 40.0);
            QVERIFY2(std::abs(areaAt(shape, frame) - expected) < 12, qPrintable(QString::number(frame)));
        }
    }

    void aStrokeCarriesTheMask()
    {
        RigBuilder builder;
        Layer &layer = builder.addLayer("a");
        builder.animate(layer, LayerProperty::Rotation, {{0, {0}}, {60, {9}}});
        layer.items = {builder.polygon({{-50, 0}, {50, 0}}, false), builder.stroke(4)};
        layer.masks = {mask(builder, {{-20, -20}, {20, -20}, {20, 20}, {-20, 20}}, 50)};
        const CookOutput output = cook(builder.build());
        const CookedShape &shape = layerNamed(*output.rig, "a")->shapes.at(0);
        QCOMPARE(shape.layout.maskCount, 4U);
        QCOMPARE(shape.layout.outerCount, 2U);
        QCOMPARE(sampleShape(shape, 0)[3], 0.5); // the mask's own opacity
    }

    void masksOfOtherLayersAreNotSeen()
    {
        RigBuilder builder;
        builder.addBox("plain");
        Layer &layer = builder.addBox("a");
        builder.animate(layer, LayerProperty::Rotation, {{0, {0}}, {60, {9}}});
        layer.masks = {mask(builder, {{-100, -100}, {100, -100}, {100, 100}, {-100, 100}})};
        const CookOutput output = cook(builder.build());
        QCOMPARE(areaAt(layerNamed(*output.rig, "a")->shapes[0], 0), 800.0); // a mask around all of it cuts nothing
        QCOMPARE(areaAt(layerNamed(*output.rig, "plain")->shapes[0], 0), 800.0);
    }

    void masksThatCannotCutAreRefused_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<QString>("code");
        QTest::newRow("dented") << 0 << "mask-not-convex";
        QTest::newRow("without area") << 1 << "mask-empty";
    }

    void masksThatCannotCutAreRefused()
    {
        QFETCH(int, which);
        QFETCH(QString, code);
        RigBuilder builder;
        Layer &layer = builder.addBox("a");
        builder.animate(layer, LayerProperty::Rotation, {{0, {0}}, {60, {9}}});
        layer.masks = {which == 0 ? mask(builder, {{-20, -20}, {0, 0}, {20, -20}, {0, 40}})
                                  : mask(builder, {{0, 0}, {10, 10}})};
        const CookOutput output = cook(builder.build());
        QCOMPARE(codesOf(output), QStringList{code});
        QCOMPARE(areaAt(layerNamed(*output.rig, "a")->shapes[0], 0), 800.0); // shown whole
    }

    void aPrecompsMaskFollowsItWhateverIsInsideDoes()
    {
        RigBuilder inner;
        Layer &box = addInnerBox(inner, "box");
        inner.animate(box, LayerProperty::Rotation, {{0, {0}}, {60, {180}}});
        RigBuilder outer;
        Layer &pre = addPrecomp(outer, "pre");
        pre.masks = {mask(outer, {{0, 0}, {100, 0}, {100, 200}, {0, 200}})}; // the left half
        const CookOutput output = cook(rigOf(outer, {inner}));
        QVERIFY(!output.isRefused());
        const CookedShape &shape = layerNamed(*output.rig, "pre/box")->shapes.at(0);
        for (double frame : {0.0, 15.0, 30.0, 47.0, 60.0})
            QVERIFY2(std::abs(areaAt(shape, frame) - 400) < 12, qPrintable(QString::number(frame)));
    }

    void aLinkedPropertyFollowsTheOtherLayer()
    {
        RigBuilder builder;
        Layer &leader = builder.addBox("leader");
        builder.animate(leader, LayerProperty::Rotation, {{0, {0}}, {60, {-90}}});
        Layer &follower = builder.addBox("follower");
        builder.set(follower, LayerProperty::Rotation, {7});
        follower.properties.back().link = {leader.id, LayerProperty::Rotation};
        const CookOutput output = cook(builder.build());
        QCOMPARE(sampleChannel(*layerNamed(*output.rig, "follower"), CookedChannel::Rotation, 30)[0], 45.0);
    }

    void oneLinkedNumberStandsForBothOfTwo()
    {
        RigBuilder builder;
        Layer &leader = builder.addBox("leader");
        builder.animate(leader, LayerProperty::Opacity, {{0, {100}}, {60, {50}}});
        Layer &follower = builder.addBox("follower");
        builder.set(follower, LayerProperty::Scale, {100, 100});
        follower.properties.back().link = {leader.id, LayerProperty::Opacity};
        const CookOutput output = cook(builder.build());
        QCOMPARE(sampleChannel(*layerNamed(*output.rig, "follower"), CookedChannel::Scale, 60),
                 (std::vector<double>{0.5, 0.5}));
    }

    void longChainsOfLinksAreFollowedOnce()
    {
        RigBuilder builder;
        Layer *before = &builder.addBox("first");
        builder.animate(*before, LayerProperty::Rotation, {{0, {0}}, {60, {-90}}});
        for (std::uint8_t p : {LayerProperty::Position, LayerProperty::Anchor, LayerProperty::Scale})
            builder.set(*before, p, {100, 100});
        for (int i = 0; i < 40; ++i) { // each takes four properties of the one before: 4^40 ways, 160 of them enough
            Layer &next = builder.addBox("follower" + std::to_string(i));
            for (std::uint8_t p :
                 {LayerProperty::Position, LayerProperty::Anchor, LayerProperty::Scale, LayerProperty::Rotation}) {
                builder.set(next, p, p == LayerProperty::Rotation ? std::vector<double>{0} : std::vector<double>{0, 0});
                next.properties.back().link = {before->id, p};
            }
            before = &next;
        }
        CookCache cache;
        const CookOutput output = cook(builder.build(), {}, {}, &cache);
        QCOMPARE(sampleChannel(*layerNamed(*output.rig, "follower39"), CookedChannel::Rotation, 30)[0], 45.0);
    }

    void linksThatGoRoundEnd()
    {
        RigBuilder builder;
        Layer &a = builder.addBox("a");
        builder.set(a, LayerProperty::Rotation, {10});
        Layer &b = builder.addBox("b");
        builder.set(b, LayerProperty::Rotation, {20});
        a.properties.back().link = {b.id, LayerProperty::Rotation};
        b.properties.back().link = {a.id, LayerProperty::Rotation};
        QVERIFY(cook(builder.build()).rig.has_value());
    }
};

QTEST_APPLESS_MAIN(tst_CookCompositions)
#include "tst_cook_compositions.moc"
