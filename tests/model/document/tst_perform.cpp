// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/edit_log.h"
#include "random_edits.h"
#include "undo_law.h"

#include <QtTest>

#include <cmath>
#include <map>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr CompositionId kMain{1};

Track numberTrack(std::uint32_t id, NodeId target, std::size_t keyCount)
{
    Track track;
    track.id = TrackId{id};
    track.target = target;
    track.property = 3;
    track.base = {0};
    track.keys = Keys(Storage::Numbers, 1);
    for (std::size_t i = 0; i < keyCount; ++i) {
        Key key;
        key.time = static_cast<double>(10 * i);
        key.value = {static_cast<double>(i)};
        track.keys.append(key);
    }
    return track;
}

/** Node ids: layers 1 (group 3 with group 4 in it, mask 5) and 2, which hangs from 1. A track of three keys on 1. */
Rig smallRig()
{
    auto main = std::make_shared<Composition>();
    main->id = kMain;
    main->timeline.length = 60;
    main->timeline.add(numberTrack(1, NodeId{1}, 3));
    auto layer = std::make_shared<Layer>();
    layer->id = NodeId{1};
    layer->name = "body";
    layer->type = NodeType::Layer;
    layer->properties = {{3, -1, TrackId{1}, {}}};
    layer->items.emplace_back();
    layer->items[0].id = NodeId{3};
    layer->items[0].items.emplace_back();
    layer->items[0].items[0].id = NodeId{4};
    layer->masks.emplace_back();
    layer->masks[0].id = NodeId{5};
    layer->masks[0].type = NodeType::Mask;
    auto child = std::make_shared<Layer>();
    child->id = NodeId{2};
    child->name = "arm";
    child->type = NodeType::Layer;
    child->parent = NodeId{1};
    main->layers = {layer, child};
    auto inner = std::make_shared<Composition>();
    inner->id = CompositionId{2};
    auto user = std::make_shared<Layer>();
    user->id = NodeId{6};
    user->composition = CompositionId{2};
    main->layers.push_back(user);
    Rig rig;
    rig.compositions = {main, inner};
    return rig;
}

SetField set(ObjectRef object, Field field, FieldValue value)
{
    return {object, field, std::move(value)};
}

ObjectRef node(std::uint32_t id)
{
    return {kMain, NodeId{id}, {}};
}

ObjectRef track(std::uint32_t id)
{
    return {kMain, {}, TrackId{id}};
}

SpliceKeys keys(std::size_t first, std::size_t removed,
                const std::vector<std::pair<std::uint32_t, double>> &idsAndTimes)
{
    SpliceKeys splice{kMain, TrackId{1}, first, removed, Keys(Storage::Numbers, 1)};
    for (const auto &[id, time] : idsAndTimes) {
        Key key;
        key.id = KeyId{id};
        key.time = time;
        key.value = {7};
        splice.inserted.append(key);
    }
    return splice;
}

InsertNode group(std::uint32_t id, NodePlace place)
{
    Node node;
    node.id = NodeId{id};
    return {kMain, place, node};
}

} // namespace

class tst_Perform : public QObject {
    Q_OBJECT

private slots:
    void isRefused_data();
    void isRefused();
    void isDone_data();
    void isDone();
    void anyPrimitiveKeepsTheLaw();
    void wrongPrimitivesAreCaught();
    void everyFieldIsSetAndTakenBack();
    void fieldsHaveNamesOfTheirOwn();
};

void tst_Perform::isRefused_data()
{
    QTest::addColumn<Primitive>("primitive");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, Primitive primitive, const char *code) {
        QTest::newRow(name) << std::move(primitive) << QByteArray(code);
    };
    row("no such composition", set({CompositionId{9}, {}, {}}, Field::Length, 1.0), "composition-unknown");
    row("no such node", set(node(9), Field::Name, std::string()), "node-unknown");
    row("no such track", set(track(9), Field::Period, 1.0), "track-unknown");
    row("a track's field on a node", set(node(1), Field::Period, 1.0), "field-not-here");
    row("a layer's field on an item", set(node(3), Field::WindowEnd, 1.0), "field-not-here");
    row("a node's field on a composition", set({kMain, {}, {}}, Field::Name, std::string()), "field-not-here");
    row("text where a number stands", set(node(1), Field::WindowEnd, std::string("1")), "field-kind");
    row("infinity", set(node(1), Field::WindowEnd, HUGE_VAL), "number-not-finite");
    row("no frames a second", set({kMain, {}, {}}, Field::Rate, 0.0), "rate-not-positive");
    row("a length below 0", set({kMain, {}, {}}, Field::Length, -1.0), "length-negative");
    row("two numbers for one", set(track(1), Field::Base, std::vector<double>{1, 2}), "base-width");
    row("a range that ends first", set({kMain, {}, {}}, Field::Ranges, std::vector<TimeRange>{{"a", 2, 1, true}}),
        "range-backwards");
    row("hangs from itself", set(node(1), Field::Parent, NodeId{1}), "parent-loop");
    row("hangs from its child", set(node(1), Field::Parent, NodeId{2}), "parent-loop");
    row("hangs from an item", set(node(2), Field::Parent, NodeId{3}), "parent-unknown");
    row("shows itself", set(node(1), Field::Precomp, kMain), "precomp-loop");
    row("shows nothing there is", set(node(1), Field::Precomp, CompositionId{9}), "precomp-unknown");
    row("another's track", set(node(2), Field::Slots, std::vector<PropertySlot>{{3, -1, TrackId{1}, {}}}),
        "track-unknown");
    row("replaced by nothing", ReplaceValue{}, "value-missing");
    row("replaced by no composition", ReplaceValue{std::make_shared<DocumentValue>()}, "value-missing");
    Rig world = smallRig();
    world.space = RigSpace::World;
    row("replaced by another space", ReplaceValue{std::make_shared<DocumentValue>(world)}, "value-other-space");
    row("keys behind the last", keys(3, 1, {}), "keys-out-of-range");
    row("a key before the last", keys(1, 0, {{9, -5}}), "keys-out-of-order");
    row("a key behind the next", keys(1, 0, {{9, 15}}), "keys-out-of-order");
    row("an id twice", keys(1, 0, {{3, 5}}), "id-taken");
    row("keys of another width", SpliceKeys{kMain, TrackId{1}, 0, 0, Keys(Storage::Numbers, 2)}, "keys-other-kind");
    row("a track's id twice", InsertTrack{kMain, std::make_shared<Track>(numberTrack(1, NodeId{1}, 0))}, "id-taken");
    row("a track in use", RemoveTrack{kMain, TrackId{1}}, "track-used");
    row("a node's id twice", group(4, {NodeId{1}, NodeList::Items, 0}), "id-taken");
    row("behind the end", group(9, {NodeId{1}, NodeList::Items, 2}), "place-unknown");
    row("an item among layers", group(9, {{}, NodeList::Layers, 0}), "wrong-list");
    row("a mask on an item", group(9, {NodeId{3}, NodeList::Masks, 0}), "place-unknown");
    row("a parent goes", RemoveNode{kMain, NodeId{1}}, "still-parent");
    row("into itself", MoveNode{kMain, NodeId{3}, {NodeId{3}, NodeList::Items, 0}}, "into-itself");
    row("into its own child", MoveNode{kMain, NodeId{3}, {NodeId{4}, NodeList::Items, 0}}, "into-itself");
    row("a layer among items", MoveNode{kMain, NodeId{2}, {NodeId{1}, NodeList::Items, 0}}, "wrong-list");
    row("the main composition", RemoveComposition{kMain}, "main-composition");
    row("a composition that is shown", RemoveComposition{CompositionId{2}}, "still-shown");
    row("before the main composition", InsertComposition{0, std::make_shared<Composition>()}, "id-taken");
    const auto hanging = [](std::vector<std::pair<std::uint32_t, std::uint32_t>> parents) {
        auto composition = std::make_shared<Composition>();
        composition->id = CompositionId{3};
        for (const auto &[id, parent] : parents) {
            auto layer = std::make_shared<Layer>();
            layer->id = NodeId{id};
            layer->parent = NodeId{parent};
            composition->layers.push_back(std::move(layer));
        }
        return InsertComposition{1, std::move(composition)};
    };
    row("a composition with a stranger for a parent", hanging({{21, 1}}), "parent-unknown");
    row("a composition with a loop", hanging({{21, 22}, {22, 23}, {23, 22}}), "parent-loop");
    row("no such picture", RemoveAsset{0}, "asset-unknown");
}

void tst_Perform::isRefused()
{
    QFETCH(Primitive, primitive);
    QFETCH(QByteArray, code);
    Rig rig = smallRig();
    const Result<Primitive> done = perform(rig, primitive);
    QVERIFY(!done);
    QCOMPARE(QByteArray::fromStdString(done.error().code), code);
    QVERIFY(!done.error().what.empty());
    QCOMPARE(dumpOf(rig), dumpOf(smallRig()));
}

void tst_Perform::isDone_data()
{
    QTest::addColumn<Primitive>("primitive");
    QTest::newRow("a key among others") << Primitive(keys(1, 0, {{9, 5}}));
    QTest::newRow("a key at the time of another") << Primitive(keys(1, 0, {{9, 10}}));
    QTest::newRow("keys that take each other's ids") << Primitive(keys(0, 2, {{2, 1}, {1, 2}}));
    QTest::newRow("a mask becomes an item") << Primitive(MoveNode{kMain, NodeId{5}, {NodeId{4}, NodeList::Items, 0}});
    QTest::newRow("an item to another layer") << Primitive(MoveNode{kMain, NodeId{3}, {NodeId{2}, NodeList::Items, 0}});
    QTest::newRow("a layer to the top") << Primitive(MoveNode{kMain, NodeId{6}, {{}, NodeList::Layers, 0}});
    QTest::newRow("a layer to the bottom") << Primitive(MoveNode{kMain, NodeId{1}, {{}, NodeList::Layers, 2}});
    QTest::newRow("another rig") << Primitive(ReplaceValue{std::make_shared<DocumentValue>(fixture("walker"))});
    QTest::newRow("hangs from nothing") << Primitive(set(node(2), Field::Parent, NodeId{}));
}

void tst_Perform::isDone()
{
    QFETCH(Primitive, primitive);
    Rig rig = smallRig();
    QVERIFY(perform(rig, primitive));
    QVERIFY(dumpOf(rig) != dumpOf(smallRig()));
    QCOMPARE(brokenLaw(smallRig(), primitive), std::string());
}

void tst_Perform::anyPrimitiveKeepsTheLaw()
{
    for (const char *name : {"walker", "precomps", "slots_and_images"}) {
        DocumentSet documents;
        EditLog log(documents);
        const DocumentId id = documents.open(fixture(name)).id();
        RandomEdits edits(7);
        for (int i = 0; i < 150; ++i) {
            const Rig before = documents.find(id)->rig();
            const Result<TransactionId> done = log.perform({"one", {}}, [&](TransactionEdit &edit) -> Result<void> {
                edits.step(*edit.edit(id));
                return {};
            });
            QVERIFY(done);
            if (const Transaction *transaction = log.find(*done)) {
                for (const Primitive &primitive : transaction->parts.front().forward)
                    QCOMPARE(brokenLaw(before, primitive), std::string());
            }
        }
    }
}

/** The law must be able to fail: mistakes that were made elsewhere, each with the part that it breaks. */
void tst_Perform::wrongPrimitivesAreCaught()
{
    const MoveNode move{kMain, NodeId{1}, {{}, NodeList::Layers, 2}};
    const Perform repeats = [](DocumentValue &value, const Primitive &primitive) -> Result<Primitive> {
        return perform(value, primitive).map([&](const Primitive &) { return primitive; });
    };
    QCOMPARE(brokenLaw(smallRig(), move, repeats), std::string("the inverse did not take it back"));

    const Perform forgetsIds = [](DocumentValue &value, const Primitive &primitive) {
        Result<Primitive> inverse = perform(value, primitive);
        if (auto *back = inverse ? std::get_if<SpliceKeys>(&*inverse) : nullptr; back && !back->inserted.isEmpty()) {
            Keys renumbered(Storage::Numbers, 1);
            for (std::size_t i = 0; i < back->inserted.size(); ++i) {
                Key key = back->inserted.key(i);
                key.id = KeyId{static_cast<std::uint32_t>(50 + i)};
                renumbered.append(key);
            }
            back->inserted = renumbered;
        }
        return inverse;
    };
    QCOMPARE(brokenLaw(smallRig(), keys(1, 1, {}), forgetsIds), std::string("the inverse did not take it back"));

    const Perform leavesTraces = [](DocumentValue &value, const Primitive &) -> Result<Primitive> {
        std::get<Rig>(value).compositions.pop_back();
        return refuse("no", "no");
    };
    QCOMPARE(brokenLaw(smallRig(), move, leavesTraces), std::string("a refusal left a trace"));

    const Perform writesThrough = [](DocumentValue &value, const Primitive &primitive) {
        const_cast<Composition &>(*std::get<Rig>(value).compositions.front()).name = "seen by all";
        return perform(value, primitive);
    };
    QCOMPARE(brokenLaw(smallRig(), move, writesThrough), std::string("a snapshot changed"));
}

void tst_Perform::everyFieldIsSetAndTakenBack()
{
    for (const FieldRow &row : fields()) {
        const bool isOfRig = row.owner <= FieldOwner::Track && row.id != Field::Mix; // no property of a rig is a turn
        if (!isOfRig)
            continue;
        ObjectRef object{kMain, {}, {}};
        if (row.owner == FieldOwner::Track)
            object.track = TrackId{1};
        else if (row.owner != FieldOwner::Composition && row.owner != FieldOwner::Timeline)
            object.node = NodeId{2};
        static const std::map<FieldKind, FieldValue> values{
            {FieldKind::Flag, true},
            {FieldKind::Number, 12.5},
            {FieldKind::Choice, std::uint8_t{2}},
            {FieldKind::Text, std::string("other")},
            {FieldKind::Numbers, std::vector<double>{3}},
            {FieldKind::Path, std::make_shared<const Path>()},
            {FieldKind::Node, NodeId{6}},
            {FieldKind::Composition, CompositionId{2}},
            {FieldKind::Group, GroupId{4}},
            {FieldKind::Slots, std::vector<PropertySlot>()},
            {FieldKind::Ranges, std::vector<TimeRange>{{"run", 1, 2, false}}},
            {FieldKind::Marks, std::vector<TimeMark>{{3, "step", "{}"}}},
        };
        if (row.id == Field::Slots)
            object.node = NodeId{1};
        const Primitive primitive = set(object, row.id, values.at(row.kind));
        Rig rig = smallRig();
        QVERIFY2(perform(rig, primitive), std::string(row.key).c_str());
        QVERIFY2(dumpOf(rig) != dumpOf(smallRig()), std::string(row.key).c_str());
        QCOMPARE(brokenLaw(smallRig(), primitive), std::string());
    }
}

void tst_Perform::fieldsHaveNamesOfTheirOwn()
{
    for (const FieldRow &row : fields()) {
        QVERIFY(rowOf(row.id).key == row.key);
        QVERIFY(fieldNamed(row.owner, row.key) == row.id);
    }
    QVERIFY(!fieldNamed(FieldOwner::Track, "name"));
}

QTEST_APPLESS_MAIN(tst_Perform)
#include "tst_perform.moc"
