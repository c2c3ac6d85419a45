// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/rig/rig_properties.h"

#include <QTest>

#include <set>

using namespace clipwright;

class tst_RigProperties : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotSupportedHasNoProperties();
    void everyRowIsSound_data();
    void everyRowIsSound();
    void spacesDifferInUnitsAndDefaultsOnly();
    void everyTypeHasAWordOfItsOwn();
};

void tst_RigProperties::whatIsNotSupportedHasNoProperties()
{
    QVERIFY(propertiesOf(NodeType::Unsupported, RigSpace::Lottie).empty());
}

void tst_RigProperties::everyRowIsSound_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("space");
    for (int type = 0; type < static_cast<int>(NodeType::Unsupported); ++type) {
        for (int space = 0; space < 2; ++space)
            QTest::addRow("%s %d", nameOf(static_cast<NodeType>(type)).data(), space) << type << space;
    }
}

void tst_RigProperties::everyRowIsSound()
{
    QFETCH(int, type);
    QFETCH(int, space);
    const auto table = propertiesOf(static_cast<NodeType>(type), static_cast<RigSpace>(space));
    QVERIFY(!table.empty());
    std::set<std::string_view> keys;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const PropertyRow &row = table[i];
        QCOMPARE(std::size_t{row.id}, i);
        QVERIFY(keys.insert(row.key).second);
        QVERIFY(!row.label.empty());
        const KindRow &kind = rowOf(row.kind);
        if (kind.components > 0)
            QCOMPARE(static_cast<int>(row.defaults.size()), kind.components);
        for (const double value : row.defaults)
            QVERIFY(value >= row.minimum && value <= row.maximum);
        QCOMPARE(row.choices.empty(), row.kind != Kind::Choice);
        if (row.kind == Kind::Choice)
            QCOMPARE(row.maximum, static_cast<double>(row.choices.size() - 1));
    }
}

void tst_RigProperties::spacesDifferInUnitsAndDefaultsOnly()
{
    const auto lottie = propertiesOf(NodeType::Layer, RigSpace::Lottie);
    const auto world = propertiesOf(NodeType::Layer, RigSpace::World);
    QCOMPARE(lottie.size(), world.size());
    for (std::size_t i = 0; i < lottie.size(); ++i)
        QVERIFY(lottie[i].key == world[i].key && lottie[i].kind == world[i].kind);
    QCOMPARE(lottie[LayerProperty::Scale].defaults[1], 100.0);
    QCOMPARE(world[LayerProperty::Scale].defaults[1], 1.0);
    QCOMPARE(lottie[LayerProperty::Opacity].maximum, 100.0);
    QCOMPARE(world[LayerProperty::Opacity].maximum, 1.0);
    QVERIFY(lottie[LayerProperty::Position].unit == "px" && world[LayerProperty::Position].unit.empty());
}

void tst_RigProperties::everyTypeHasAWordOfItsOwn()
{
    std::set<std::string_view> words;
    for (int type = 0; type <= static_cast<int>(NodeType::Unsupported); ++type)
        QVERIFY(words.insert(nameOf(static_cast<NodeType>(type))).second);
    QVERIFY(!words.contains({}));
}

QTEST_APPLESS_MAIN(tst_RigProperties)
#include "tst_rig_properties.moc"
