// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/rig_builder.h"

#include <QTest>

using namespace clipwright;

namespace {

/** Ten layers that are some work to cook: turning groups with curved outlines. */
RigBuilder tenLayers()
{
    RigBuilder builder;
    for (int i = 0; i < 10; ++i) {
        Layer &layer = builder.addLayer("layer" + std::to_string(i));
        Node group = builder.node(NodeType::Group);
        builder.animate(group, GroupProperty::Rotation, {{0, {0}}, {60, {200.0 + i}}});
        group.items = {builder.ellipse({30, 0}, {40, 20}), builder.fill(1, 0, 0)};
        layer.items = {group};
    }
    return builder;
}

/** The rig with another rotation in a layer's group, as an edit makes it: all else is shared. */
Rig edited(const Rig &rig, std::size_t layer)
{
    Rig copy = rig;
    Composition main = rig.main();
    Track *track = main.timeline.edit(main.layers[layer]->items[0].track(GroupProperty::Rotation));
    track->keys.setValue(1, std::vector<double>{10});
    copy.compositions[0] = std::make_shared<const Composition>(std::move(main));
    return copy;
}

} // namespace

class tst_CookMemory : public QObject {
    Q_OBJECT

private slots:
    void anEditedLayerOfTenCostsAFifthAtMost()
    {
        const Rig rig = tenLayers().build();
        CookCache cache;
        const CookOutput first = cook(rig, {}, {}, &cache);
        const CookOutput second = cook(edited(rig, 4), {}, {}, &cache);
        QVERIFY(second.counts.samples > 0);
        QVERIFY2(second.counts.samples * 5 <= first.counts.samples,
                 qPrintable(QString("%1 of %2").arg(second.counts.samples).arg(first.counts.samples)));
    }

    void whatIsRememberedIsWhatWouldBeCooked()
    {
        const Rig rig = tenLayers().build();
        CookCache cache;
        cook(rig, {}, {}, &cache);
        for (std::size_t layer : {std::size_t{0}, std::size_t{9}}) {
            const Rig now = edited(rig, layer);
            const CookOutput remembered = cook(now, {}, {}, &cache);
            const CookOutput fresh = cook(now);
            QVERIFY(remembered.rig->sameContent(*fresh.rig));
            QCOMPARE(remembered.issues, fresh.issues);
            QCOMPARE(remembered.error, fresh.error);
            QCOMPARE(remembered.counts.writtenKeys, fresh.counts.writtenKeys);
        }
    }

    void nothingChangedCostsNothing()
    {
        const Rig rig = tenLayers().build();
        CookCache cache;
        cook(rig, {}, {}, &cache);
        const std::size_t again = cook(rig, {}, {}, &cache).counts.samples;
        QVERIFY2(again < 1000, qPrintable(QString::number(again)));
    }

    void otherSettingsAreCookedAnew()
    {
        const Rig rig = tenLayers().build();
        CookCache cache;
        cook(rig, {}, {}, &cache);
        CookSettings larger;
        larger.extent = 4;
        QVERIFY(cook(rig, larger, {}, &cache).rig->sameContent(*cook(rig, larger).rig));
    }

    void aLinkedLayersEditIsSeen()
    {
        RigBuilder builder;
        Layer &leader = builder.addBox("leader");
        builder.animate(leader, LayerProperty::Rotation, {{0, {0}}, {60, {-90}}});
        Layer &follower = builder.addBox("follower");
        builder.set(follower, LayerProperty::Rotation, {0});
        follower.properties.back().link = {leader.id, LayerProperty::Rotation};
        Rig rig = builder.build();
        CookCache cache;
        cook(rig, {}, {}, &cache);
        Composition main = rig.main();
        main.timeline.edit(main.layers[0]->track(LayerProperty::Rotation))->keys.setValue(1, std::vector<double>{-45});
        rig.compositions[0] = std::make_shared<const Composition>(main);
        QVERIFY(cook(rig, {}, {}, &cache).rig->sameContent(*cook(rig).rig));
    }

    void reportsAreRememberedToo()
    {
        RigBuilder builder = tenLayers();
        builder.addLayer("photo", LayerKind::Image).asset = "gone";
        const Rig rig = builder.build();
        CookCache cache;
        const CookOutput first = cook(rig, {}, {}, &cache);
        QCOMPARE(cook(rig, {}, {}, &cache).issues, first.issues);
        QCOMPARE(first.issues.size(), std::size_t{1});
    }

    void aCancelIsHeardWithinALayer()
    {
        RigBuilder builder;
        Layer &layer = builder.addLayer("heavy");
        for (int i = 0; i < 60; ++i) {
            Node group = builder.node(NodeType::Group);
            builder.animate(group, GroupProperty::Rotation, {{0, {0}}, {60, {3000.0}}});
            group.items = {builder.ellipse({30, 0}, {40, 20}), builder.fill(1, 0, 0)};
            layer.items.push_back(group);
        }
        const Rig rig = builder.build();
        const std::size_t whole = cook(rig).counts.samples;
        int asked = 0;
        const CookOutput output = cook(rig, {}, [&asked] { return ++asked >= 3; });
        QVERIFY(whole > 2'000'000); // far more than is spent between two askings
        QCOMPARE(output.issues.back().code, std::string("cancelled"));
        QVERIFY(!output.rig);
        QVERIFY(asked <= 4);
    }
};

QTEST_APPLESS_MAIN(tst_CookMemory)
#include "tst_cook_memory.moc"
