// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/lift.h"

#include "model/cook/cook.h"
#include "model/rig/rig_properties.h"

#include "model/io/oanim/fixtures.h"
#include "model/io/oanim/rig_maker.h"

#include <rapidcheck.h>

#include <functional>

using namespace clipwright;

namespace {

/** Changes of a lifted rig that the grammar cannot say, done through a snapshot as an edit would. */
struct Edit {
    const char *name;
    std::function<void(Composition &main, Layer &layer)> apply;
};

Node &itemOf(Layer &layer, NodeType type)
{
    for (Node &item : layer.items.front().items) {
        if (item.type == type)
            return item;
    }
    qFatal("no such item");
}

Track &trackOf(Composition &main, const Node &node, std::uint8_t property)
{
    return *main.timeline.edit(node.track(property));
}

std::vector<Edit> edits()
{
    return {
        {"hidden layer", [](Composition &, Layer &layer) { layer.isHidden = true; }},
        {"window", [](Composition &, Layer &layer) { layer.windowEnd -= 1; }},
        {"kind", [](Composition &, Layer &layer) { layer.kind = LayerKind::Precomp; }},
        {"name of two words", [](Composition &, Layer &layer) { layer.name = "two words"; }},
        {"parent that stands below", [](Composition &, Layer &layer) { layer.parent = layer.id; }},
        {"group off its place",
         [](Composition &main, Layer &layer) {
             Track track;
             track.kind = Kind::Number;
             track.base = {0.5};
             layer.items.front().properties.push_back({GroupProperty::Opacity, -1, main.timeline.add(track)});
         }},
        {"two paints",
         [](Composition &, Layer &layer) { layer.items.front().items.emplace_back().type = NodeType::Stroke; }},
        {"no path",
         [](Composition &, Layer &layer) { layer.items.front().items.erase(layer.items.front().items.begin()); }},
        {"an ellipse",
         [](Composition &, Layer &layer) { layer.items.front().items.emplace_back().type = NodeType::Ellipse; }},
        {"handles",
         [](Composition &main, Layer &layer) {
             Track &track = trackOf(main, itemOf(layer, NodeType::Path), PathProperty::Shape);
             Key key = track.keys.key(0);
             Path path = *key.path;
             path.contours[0].vertices[0].out = {0.1, 0};
             key.path = std::make_shared<const Path>(path);
             track.keys.splice(0, 1, {&key, 1});
         }},
        {"topology",
         [](Composition &main, Layer &layer) {
             Track &track = trackOf(main, itemOf(layer, NodeType::Path), PathProperty::Shape);
             Key key = track.keys.key(1);
             Path path = *key.path;
             path.contours[0].vertices.pop_back();
             key.path = std::make_shared<const Path>(path);
             track.keys.splice(1, 1, {&key, 1});
         }},
        {"a key of one track moved",
         [](Composition &main, Layer &layer) {
             Track &track = trackOf(main, itemOf(layer, NodeType::Fill), FillProperty::Colour);
             Key key = track.keys.key(1);
             key.time -= 1;
             track.keys.splice(1, 1, {&key, 1});
         }},
        {"an easing of one track",
         [](Composition &main, Layer &layer) {
             trackOf(main, itemOf(layer, NodeType::Fill), FillProperty::Colour).keys.setEasing(0, EasingTable::kHold);
         }},
        {"a key outside the timeline",
         [](Composition &main, Layer &layer) {
             Track &track = trackOf(main, layer, LayerProperty::Rotation);
             track.keys.append({{}, main.timeline.length + 1, {3}, {}, {}, EasingTable::kLinear, {}, {}, {}, {}});
         }},
        {"an easing a component",
         [](Composition &main, Layer &layer) {
             const auto easing = main.timeline.easings.intern({Interpolation::Cubic, 2, {0, 0, 1, 1, 0, 1, 0, 1}});
             Track &track = trackOf(main, layer, LayerProperty::Position);
             track.keys.append({{}, 0, {1, 2}, {}, {}, easing, {}, {}, {}, {}});
         }},
        {"a clip of two words",
         [](Composition &main, Layer &) {
             main.timeline.ranges.push_back({"a b", 0, 1, true});
         }},
        {"a clip beyond the end",
         [](Composition &main, Layer &) {
             main.timeline.ranges.push_back({"a", 0, main.timeline.length + 1, true});
         }},
    };
}

constexpr const char *kText = "version 1\nfps 24\nduration 48\nlayer face parent -1\n  shape k 2\n    kf 0\n"
                              "      fill 1 0 0 1\n      contour 3\n      v 0 0\n      v 1 0\n      v 0 1\n    kf 48\n"
                              "      fill 1 0 1 1\n      contour 3\n      v 0 0\n      v 2 0\n      v 0 2\n";

Rig edited(const Rig &rig, const std::function<void(Composition &, Layer &)> &apply)
{
    auto main = std::make_shared<Composition>(rig.main());
    auto layer = std::make_shared<Layer>(*main->layers.front());
    apply(*main, *layer);
    main->layers.front() = layer;
    Rig changed = rig;
    changed.compositions.front() = main;
    return changed;
}

} // namespace

class tst_Lift : public QObject {
    Q_OBJECT

private slots:
    void whatTheGrammarCannotSayIsRefusedByName_data();
    void whatTheGrammarCannotSayIsRefusedByName();
    void anEmptyRigIsRefused();
    void clipsOfTheSettingsReplaceThoseThereAre();
    void aValueOffItsDefaultBecomesOneKey();
    void commentsOfALostKeyStayWithItsShape();
    void shapesAreGroupsKeyedTogether();
    void everyFixtureComesBack_data() { fixtures::addRows(); }
    void everyFixtureComesBack();
    void generatedRigsComeBack();
};

void tst_Lift::whatTheGrammarCannotSayIsRefusedByName_data()
{
    QTest::addColumn<int>("edit");
    int index = 0;
    for (const Edit &edit : edits())
        QTest::newRow(edit.name) << index++;
}

void tst_Lift::whatTheGrammarCannotSayIsRefusedByName()
{
    QFETCH(int, edit);
    const Rig rig = lift(readOanim(kText).value());
    QVERIFY(!cook(rig).isRefused());
    const CookOutput output = cook(edited(rig, edits()[static_cast<std::size_t>(edit)].apply));
    QVERIFY(output.isRefused());
    QVERIFY(output.rig.has_value());
    for (const Issue &issue : output.issues) {
        QCOMPARE(issue.code, std::string("needs-source"));
        QVERIFY(issue.fate == Fate::Refused && !issue.what.empty());
    }
}

void tst_Lift::anEmptyRigIsRefused()
{
    Rig rig;
    rig.space = RigSpace::World;
    QVERIFY(cook(rig).isRefused());
}

void tst_Lift::clipsOfTheSettingsReplaceThoseThereAre()
{
    const Rig rig = lift(readOanim(kText).value());
    CookSettings settings;
    settings.clips = "walk:0:24, fall:24:90:once";
    const CookOutput output = cook(rig, settings);
    QVERIFY(!output.isRefused());
    QVERIFY((output.rig->clips == std::vector<TimeRange>{{"walk", 0, 24, true}, {"fall", 24, 48, false}}));
    settings.clips = "walk:0";
    QVERIFY(cook(rig, settings).isRefused());
    settings.clips = "late:48:60";
    QVERIFY(cook(rig, settings).isRefused());
}

void tst_Lift::aValueOffItsDefaultBecomesOneKey()
{
    const Rig rig = edited(lift(readOanim(kText).value()), [](Composition &main, Layer &layer) {
        trackOf(main, layer, LayerProperty::Scale).base = {2, 1};
    });
    const CookOutput output = cook(rig);
    QVERIFY(!output.isRefused());
    const CookedKeys &scale = output.rig->layers[0].channel(CookedChannel::Scale);
    QCOMPARE(scale.frames, std::vector<double>{0});
    QCOMPARE(scale.values, (std::vector<double>{2, 1}));
}

void tst_Lift::commentsOfALostKeyStayWithItsShape()
{
    std::string text = kText;
    text.insert(text.find("    kf 48"), "# second\n");
    const Rig rig = edited(lift(readOanim(text).value()), [](Composition &main, Layer &layer) {
        trackOf(main, itemOf(layer, NodeType::Path), PathProperty::Shape).keys.splice(1, 1, {});
        trackOf(main, itemOf(layer, NodeType::Fill), FillProperty::Colour).keys.splice(1, 1, {});
    });
    const CookOutput output = cook(rig);
    QVERIFY(!output.isRefused());
    QVERIFY(writeOanim(*output.rig).find("  # second\n  shape k 1\n") != std::string::npos);
}

void tst_Lift::shapesAreGroupsKeyedTogether()
{
    const Rig rig = lift(readOanim(kText).value());
    QVERIFY(rig.space == RigSpace::World);
    const Layer &layer = *rig.main().layers.front();
    QCOMPARE(layer.name, std::string("face"));
    QCOMPARE(layer.windowEnd, 48.0);
    const Node &group = layer.items.front();
    QVERIFY(group.type == NodeType::Group && group.items.size() == 2);
    const TrackId path = group.items[0].track(PathProperty::Shape);
    const TrackId colour = group.items[1].track(FillProperty::Colour);
    QVERIFY((rig.main().timeline.keyedTogether(path) == std::vector<TrackId>{path, colour}));
    QCOMPARE(rig.main().timeline.find(colour)->keys.size(), std::size_t{2});
    for (std::uint8_t property = 0; property < 5; ++property)
        QVERIFY(!rig.main().timeline.find(layer.track(property))->isAnimated());
}

void tst_Lift::everyFixtureComesBack()
{
    QFETCH(std::string, text);
    QFETCH(bool, isShape);
    const CookedRig rig = fixtures::read(text, isShape).value();
    const CookOutput output = cook(lift(rig));
    for (const Issue &issue : output.issues)
        qInfo("%s", issue.what.c_str());
    QVERIFY(!output.isRefused());
    QVERIFY(output.rig->sameContent(rig));
    QVERIFY(output.rig->kept == rig.kept);
    QCOMPARE(fixtures::write(*output.rig), fixtures::write(rig));
}

void tst_Lift::generatedRigsComeBack()
{
    QVERIFY(rc::check("cook undoes lift", [](std::uint32_t seed) {
        fixtures::RigMaker maker(seed);
        const CookedRig made = seed % 2 ? maker.moving() : maker.still();
        const CookedRig rig = fixtures::read(maker.strewn(fixtures::write(made)), made.isStill).value();
        const CookOutput output = cook(lift(rig));
        RC_ASSERT(!output.isRefused());
        RC_ASSERT(output.rig->sameContent(rig));
        RC_ASSERT(output.rig->kept == rig.kept);
        RC_ASSERT(fixtures::write(*output.rig) == fixtures::write(rig));
    }));
}

QTEST_APPLESS_MAIN(tst_Lift)
#include "tst_lift.moc"
