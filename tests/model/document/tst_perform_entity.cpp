// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "undo_law.h"
#include "value_fixtures.h"

#include "model/stage/stage_rules.h"

#include <QtTest>

#include <map>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

Primitive set(std::uint32_t entity, Field field, FieldValue value)
{
    return SetField{{{}, NodeId{entity}, {}}, field, std::move(value)};
}

InsertEntity entity(std::size_t index, std::uint32_t node, const char *id, const char *parent = "")
{
    auto made = std::make_shared<Entity>();
    made->node = NodeId{node};
    made->id = id;
    made->parent = parent;
    return {index, made};
}

Primitive component(std::uint32_t entity, Component value)
{
    const ComponentType type = value.type;
    return SetComponent{NodeId{entity}, type, std::move(value)};
}

Component light(double power)
{
    return {ComponentType::Light, {{LightProperty::Power, {Kind::Number, {power}, {}}}}, {}, {}, {}};
}

} // namespace

class tst_PerformEntity : public QObject {
    Q_OBJECT

private slots:
    void everyFieldIsSetAndTakenBack();
    void entitiesComeGoAndMove();
    void anIdTakesItsChildrenAlong();
    void componentsAreSet();
    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused();
    void noneStandsTooDeep();
};

void tst_PerformEntity::everyFieldIsSetAndTakenBack()
{
    const Stage stage = richStage();
    const std::map<Field, FieldValue> values{
        {Field::StageName, std::string("other")},
        {Field::View, std::uint8_t{1}},
        {Field::EntityId, std::string("ruby")},
        {Field::EntityName, std::string("Ruby")},
        {Field::EntityParent, std::string("lamp")},
        {Field::Instance, std::string("other.ostage")},
        {Field::Overrides, std::vector<StageOverride>{{"body", stage.entities[0]->components}}},
    };
    for (const FieldRow &row : fields()) {
        if (row.owner != FieldOwner::Stage && row.owner != FieldOwner::Entity)
            continue;
        const Primitive primitive = set(row.owner == FieldOwner::Entity ? 4 : 0, row.id, values.at(row.id));
        DocumentValue value = stage;
        QVERIFY2(perform(value, primitive), std::string(row.key).c_str());
        QVERIFY2(dumpOf(value) != dumpOf(stage), std::string(row.key).c_str());
        QCOMPARE(brokenLaw(stage, primitive), std::string());
        QVERIFY2(throughText({primitive}, stage), std::string(row.key).c_str());
    }
}

void tst_PerformEntity::entitiesComeGoAndMove()
{
    const Stage stage = richStage();
    QCOMPARE(stage.entities.size(), std::size_t(6));
    for (const Primitive &primitive :
         {Primitive(entity(6, 9, "new")), Primitive(entity(4, 9, "new", "gem")), Primitive(RemoveEntity{NodeId{4}}),
          Primitive(MoveEntity{NodeId{1}, 5}), Primitive(MoveEntity{NodeId{6}, 0}),
          Primitive(ReplaceValue{std::make_shared<DocumentValue>(sampleStage("lamp"))})}) {
        DocumentValue value = stage;
        QVERIFY(perform(value, primitive));
        QCOMPARE(brokenLaw(stage, primitive), std::string());
    }
}

void tst_PerformEntity::anIdTakesItsChildrenAlong()
{
    const Stage stage = richStage();
    DocumentValue value = stage;
    const Primitive rename = set(2, Field::EntityId, std::string("knight"));
    QVERIFY(perform(value, rename));
    QCOMPARE(std::get<Stage>(value).entities[2]->parent, std::string("knight"));
    QCOMPARE(brokenLaw(stage, rename), std::string());
}

void tst_PerformEntity::componentsAreSet()
{
    const Stage stage = richStage();
    for (const Primitive &primitive :
         {component(1, light(5)), component(2, light(5)), Primitive(SetComponent{NodeId{1}, ComponentType::Light, {}}),
          Primitive(SetComponent{{}, ComponentType::Background, {}}),
          Primitive(SetComponent{NodeId{5}, ComponentType::Light, {}})})
        QCOMPARE(brokenLaw(stage, primitive), std::string());
    DocumentValue value = stage;
    QVERIFY(perform(value, component(2, light(5))));
    const ComponentSet &components = std::get<Stage>(value).entities[1]->components;
    QVERIFY(std::ranges::is_sorted(components.known, {}, &Component::type));
    QVERIFY(components.find(ComponentType::Light));
}

void tst_PerformEntity::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<Primitive>("primitive");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, Primitive primitive, const char *code) {
        QTest::newRow(name) << std::move(primitive) << QByteArray(code);
    };
    row("what a clip has", RemoveChannel{TrackId{1}}, "document-kind");
    row("keys", SpliceKeys{}, "document-kind");
    row("none", RemoveEntity{NodeId{99}}, "entity-unknown");
    row("none to move", MoveEntity{NodeId{99}, 0}, "entity-unknown");
    row("a field of none", set(99, Field::EntityName, std::string("x")), "entity-unknown");
    row("a component of none", component(99, light(1)), "entity-unknown");
    row("a parent that has children", RemoveEntity{NodeId{2}}, "still-parent");
    row("before its parent", MoveEntity{NodeId{3}, 0}, "parent-later");
    row("behind its child", MoveEntity{NodeId{2}, 4}, "parent-later");
    row("far behind", MoveEntity{NodeId{1}, 6}, "place-unknown");
    row("put in far behind", entity(7, 9, "new"), "place-unknown");
    row("put in before its parent", entity(0, 9, "new", "gem"), "parent-later");
    row("a parent that is not there", entity(6, 9, "new", "nobody"), "parent-later");
    row("a taken node", entity(6, 1, "new"), "id-taken");
    row("a taken id", entity(6, 9, "gem"), "entity-id");
    row("no id", entity(6, 9, ""), "entity-id");
    row("an id with a slash", entity(6, 9, "a/b"), "entity-id");
    row("renamed to a taken id", set(1, Field::EntityId, std::string("gem")), "entity-id");
    row("hung from itself", set(2, Field::EntityParent, std::string("hero")), "parent-later");
    row("hung from its child", set(2, Field::EntityParent, std::string("weapon")), "parent-later");
    row("an instance outside", set(1, Field::Instance, std::string("C:/x.ostage")), "path-outside");
    row("a stage's field of an entity", set(1, Field::View, std::uint8_t{1}), "field-not-here");
    row("an entity's field of the stage", set(0, Field::EntityName, std::string("x")), "field-not-here");
    row("a view that there is not", set(0, Field::View, std::uint8_t{2}), "field-kind");
    row("a background of an entity", SetComponent{NodeId{1}, ComponentType::Background, {}}, "component-not-here");
    row("a light of the stage", component(0, light(1)), "component-not-here");
    row("an infinite power", component(1, light(std::numeric_limits<double>::infinity())), "value-malformed");
    row("a power below none", component(1, light(-1)), "value-malformed");
    Component twice = light(1);
    twice.fields.push_back(twice.fields.front());
    row("a property twice", component(1, twice), "component-malformed");
    Component turn{
        ComponentType::Transform, {{TransformProperty::Rotation, {Kind::Rotation, {0, 0, 1, 1}, {}}}}, {}, {}, {}};
    row("a turn that is too long", component(1, turn), "value-malformed");
    turn.fields = {{TransformProperty::Rotation, {Kind::Rotation, {0, 0, 0, 1}, {}}},
                   {TransformProperty::Euler, {Kind::Euler, {0, 0, 9}, {}}}};
    row("two turns", component(1, turn), "component-malformed");
    const DeclaredProperty heat{"heat", {Kind::Number, {2}, {}}, {}, 1.0, false, {}};
    row("a variable above its range", component(1, {ComponentType::Variables, {}, {heat}, {}, {}}), "value-malformed");
    row("a light that declares", component(1, {ComponentType::Light, {}, {heat}, {}, {}}), "component-malformed");
    row("a clip in its place", ReplaceValue{std::make_shared<DocumentValue>(richClip())}, "value-other-space");
}

void tst_PerformEntity::whatDoesNotFitIsRefused()
{
    QFETCH(const Primitive, primitive);
    QFETCH(const QByteArray, code);
    DocumentValue value = richStage();
    const Result<Primitive> done = perform(value, primitive);
    QVERIFY(!done);
    QCOMPARE(QByteArray::fromStdString(done.error().code), code);
    QCOMPARE(brokenLaw(richStage(), primitive), std::string());
}

void tst_PerformEntity::noneStandsTooDeep()
{
    DocumentValue value = Stage();
    for (std::uint32_t i = 0; i < kDeepestEntity; ++i)
        QVERIFY(perform(value, entity(i, i + 1, ("e" + std::to_string(i)).c_str(),
                                      i == 0 ? "" : ("e" + std::to_string(i - 1)).c_str())));
    const Result<Primitive> deeper = perform(value, entity(kDeepestEntity, 9999, "last", "e511"));
    QVERIFY(!deeper);
    QCOMPARE(deeper.error().code, std::string("too-deep"));
    QVERIFY(perform(value, entity(kDeepestEntity, 9999, "last")));
    const Result<Primitive> hung = perform(value, set(9999, Field::EntityParent, std::string("e511")));
    QVERIFY(!hung);
    QCOMPARE(hung.error().code, std::string("too-deep"));
}

QTEST_APPLESS_MAIN(tst_PerformEntity)
#include "tst_perform_entity.moc"
