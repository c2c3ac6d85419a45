// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/object_path.h"
#include "model/document/rig_access.h"
#include "model/document/rig_dump.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::testing;

class tst_ObjectPath : public QObject {
    Q_OBJECT

private slots:
    void namesAndPlacesAreTheSame_data();
    void namesAndPlacesAreTheSame();
    void everyNodeAndTrackHasAPath();
    void propertiesComeBeforeNames();
    void times();
    void noPath_data();
    void noPath();
};

void tst_ObjectPath::namesAndPlacesAreTheSame_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("a layer") << QByteArray("leg") << QByteArray("layers[0]");
    QTest::newRow("an item") << QByteArray("leg/shank") << QByteArray("layers[0]/items[0]");
    QTest::newRow("mixed") << QByteArray("layers[0]/shank/items[1]") << QByteArray("layers[0]/items[0]/items[1]");
    QTest::newRow("in quotes") << QByteArray("\"leg\"/\"shank\"") << QByteArray("layers[0]/items[0]");
}

void tst_ObjectPath::namesAndPlacesAreTheSame()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, place);
    const Rig rig = fixture("walker");
    const Result<ObjectPath> found = resolvePath(rig, path.toStdString());
    QVERIFY(found);
    QCOMPARE(QByteArray::fromStdString(pathOf(rig, found->composition, found->node)), place);
}

void tst_ObjectPath::everyNodeAndTrackHasAPath()
{
    for (const char *name : {"walker", "precomps", "split_position", "odd_values"}) {
        const Rig rig = fixture(name);
        for (const auto &composition : rig.compositions) {
            const auto check = [&](const Node &node) {
                const Result<ObjectPath> found = resolvePath(rig, pathOf(rig, composition->id, node.id));
                QVERIFY(found && found->composition == composition->id && found->node == node.id && !found->property);
                for (const PropertySlot &slot : node.properties) {
                    if (!slot.track)
                        continue;
                    const std::string path = pathOf(rig, composition->id, slot.track);
                    const Result<ObjectPath> property = resolvePath(rig, path + "@3f");
                    QVERIFY2(property && property->property && property->time, path.c_str());
                    QCOMPARE(*property->property,
                             (PropertyRef{composition->id, node.id, slot.property, slot.component}));
                }
            };
            for (const auto &layer : composition->layers)
                visitNodes(*layer, check);
            const Result<ObjectPath> itself = resolvePath(rig, pathOf(rig, composition->id));
            QVERIFY(itself && itself->composition == composition->id && !itself->node);
        }
    }
}

void tst_ObjectPath::propertiesComeBeforeNames()
{
    Rig rig = fixture("walker");
    auto main = std::make_shared<Composition>(rig.main());
    auto leg = std::make_shared<Layer>(*main->layers[0]);
    leg->items[0].name = "opacity";
    main->layers[0] = leg;
    rig.compositions[0] = main;
    QVERIFY(resolvePath(rig, "leg/opacity")->property);
    const Result<ObjectPath> item = resolvePath(rig, "leg/\"opacity\"");
    QVERIFY(item && !item->property && item->node == leg->items[0].id);
    QVERIFY(resolvePath(rig, "leg/\"opacity\"/opacity")->property);
}

void tst_ObjectPath::times()
{
    const Rig rig = fixture("walker");
    const Result<ObjectPath> frames = resolvePath(rig, "leg/opacity@7.5f");
    QVERIFY(frames && frames->time);
    QCOMPARE(timeOn(rig.main().timeline, *frames->time), 7.5);
    const Result<ObjectPath> seconds = resolvePath(rig, "leg/opacity@0.5");
    QCOMPARE(timeOn(rig.main().timeline, *seconds->time), 15.0);
}

void tst_ObjectPath::noPath_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<std::string>("code");
    QTest::newRow("no such layer") << QByteArray("arm") << std::string("path-unknown");
    QTest::newRow("no such index") << QByteArray("layers[3]") << std::string("path-unknown");
    QTest::newRow("no such composition") << QByteArray("compositions[1]") << std::string("path-unknown");
    QTest::newRow("items of a composition") << QByteArray("items[0]") << std::string("path-unknown");
    QTest::newRow("masks of an item") << QByteArray("leg/shank/masks[0]") << std::string("path-unknown");
    QTest::newRow("no such property") << QByteArray("leg/colour") << std::string("path-unknown");
    QTest::newRow("no such component") << QByteArray("leg/position.z") << std::string("path-unknown");
    QTest::newRow("nothing between slashes") << QByteArray("leg//shank") << std::string("path-malformed");
    QTest::newRow("half an index") << QByteArray("layers[1.5]") << std::string("path-malformed");
    QTest::newRow("no index") << QByteArray("layers[]") << std::string("path-malformed");
    QTest::newRow("an index beyond counting") << QByteArray("layers[99999999999]") << std::string("path-malformed");
    QTest::newRow("an open quote") << QByteArray("\"leg") << std::string("path-malformed");
    QTest::newRow("no time") << QByteArray("leg/opacity@soon") << std::string("time-malformed");
}

void tst_ObjectPath::noPath()
{
    QFETCH(QByteArray, path);
    QFETCH(std::string, code);
    const Result<ObjectPath> found = resolvePath(fixture("walker"), path.toStdString());
    QVERIFY(!found);
    QCOMPARE(found.error().code, code);
}

QTEST_APPLESS_MAIN(tst_ObjectPath)
#include "tst_object_path.moc"
