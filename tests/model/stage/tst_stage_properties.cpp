// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_property.h"

#include "model/clip/clip.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace clipwright;

class tst_StageProperties : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotThereHasNoProperty();
    void everyRowIsSound_data();
    void everyRowIsSound();
    void everyComponentHasAWordOfItsOwn();
    void everyPropertyIsFoundByItsAddress();
    void declaredOnesHaveTheirRangeAndKind();
    void privateOnesPlayButAreNotOffered();
    void ordersOfTurnsAreThoseOfClips();
    void allThatIsThereIsListed();
};

namespace {

ComponentSet withMaterial()
{
    Component material;
    material.type = ComponentType::Material;
    material.declared = {{"glow", {Kind::Number, {0.5}, {}}, 0, 1, false, {}},
                         {"on", {Kind::Flag, {1}, {}}, {}, {}, true, {}}};
    return {{material}, {}};
}

} // namespace

void tst_StageProperties::whatIsNotThereHasNoProperty()
{
    const ComponentSet set = withMaterial();
    for (const char *address :
         {"", ".", "material", "material.", "material.params", "transform.position", "glow", ".glow"})
        QVERIFY2(!propertyOf(set, address), address);
    QVERIFY(!componentNamed(""));
    QVERIFY(!componentNamed("Transform"));
}

void tst_StageProperties::everyRowIsSound_data()
{
    QTest::addColumn<int>("component");
    for (const ComponentRow &row : componentRows())
        QTest::addRow("%s", row.key.data()) << static_cast<int>(row.type);
}

void tst_StageProperties::everyRowIsSound()
{
    QFETCH(int, component);
    const ComponentRow &type = rowOf(static_cast<ComponentType>(component));
    QVERIFY(type.declares() == type.properties.empty());
    std::set<std::string_view> keys;
    for (std::size_t i = 0; i < type.properties.size(); ++i) {
        const PropertyRow &row = type.properties[i];
        QCOMPARE(std::size_t{row.id}, i);
        QVERIFY(keys.insert(row.key).second);
        QVERIFY(!row.label.empty());
        const KindRow &kind = rowOf(row.kind);
        QCOMPARE(static_cast<int>(row.defaults.size()), kind.components);
        for (const double value : row.defaults)
            QVERIFY(value >= row.minimum && value <= row.maximum);
        QCOMPARE(row.choices.empty(), row.kind != Kind::Choice);
        if (row.kind == Kind::Choice)
            QCOMPARE(row.maximum, static_cast<double>(row.choices.size() - 1));
        const Value standard = defaultOf(row);
        QCOMPARE(standard.kind, row.kind);
        QCOMPARE(standard.text.empty(), row.kind != Kind::Choice);
    }
}

void tst_StageProperties::everyComponentHasAWordOfItsOwn()
{
    std::set<std::string_view> words;
    for (const ComponentRow &row : componentRows()) {
        QVERIFY(words.insert(row.key).second);
        QCOMPARE(componentNamed(row.key), &row);
        QVERIFY(!row.label.empty());
        // A dot would make `component.field` say two things.
        QVERIFY(row.key.find('.') == std::string_view::npos);
    }
}

void tst_StageProperties::everyPropertyIsFoundByItsAddress()
{
    for (const ComponentRow &type : componentRows()) {
        Component component;
        component.type = type.type;
        const ComponentSet set{{component}, {}};
        for (const PropertyRow &row : type.properties) {
            const std::string address = std::string(type.key).append(1, '.').append(row.key);
            const auto property = propertyOf(set, address);
            QVERIFY(property);
            QCOMPARE(property->row, &row);
            QCOMPARE(addressOf(*property), address);
            QCOMPARE(property->isAnimatable, row.animatable);
            QVERIFY(valueOf(set, *property) == defaultOf(row));
        }
    }
}

void tst_StageProperties::declaredOnesHaveTheirRangeAndKind()
{
    const ComponentSet set = withMaterial();
    const auto glow = propertyOf(set, "material.glow");
    QVERIFY(glow);
    QCOMPARE(glow->kind, Kind::Number);
    QCOMPARE(glow->minimum, 0.0);
    QCOMPARE(glow->maximum, 1.0);
    QVERIFY(glow->isAnimatable && glow->isOffered);
    QCOMPARE(valueOf(set, *glow).numbers, std::vector<double>{0.5});
    QCOMPARE(addressOf(*glow), std::string("material.glow"));
}

void tst_StageProperties::privateOnesPlayButAreNotOffered()
{
    const ComponentSet set = withMaterial();
    const auto on = propertyOf(set, "material.on");
    QVERIFY(on);
    QCOMPARE(on->kind, Kind::Flag);
    QVERIFY(on->isAnimatable);
    QVERIFY(!on->isOffered);
    QVERIFY(std::isinf(on->minimum) && std::isinf(on->maximum));
}

void tst_StageProperties::ordersOfTurnsAreThoseOfClips()
{
    const auto choices = rowOf(ComponentType::Transform).properties[TransformProperty::Order].choices;
    QVERIFY(std::ranges::equal(choices, eulerOrderNames()));
}

void tst_StageProperties::allThatIsThereIsListed()
{
    Component order;
    order.type = ComponentType::Order;
    ComponentSet set = withMaterial();
    set.known.insert(set.known.begin(), order);
    std::vector<std::string> addresses;
    std::vector<bool> offered;
    for (const StageProperty &property : propertiesOf(set)) {
        addresses.push_back(addressOf(property));
        offered.push_back(property.isOffered);
        QVERIFY(propertyOf(set, addresses.back()));
    }
    QCOMPARE(addresses, (std::vector<std::string>{"order.z", "order.sortWithParent", "material.glow", "material.on"}));
    QCOMPARE(offered, (std::vector<bool>{true, false, true, false}));
    QVERIFY(propertiesOf({}).empty());
}

QTEST_APPLESS_MAIN(tst_StageProperties)
#include "tst_stage_properties.moc"
