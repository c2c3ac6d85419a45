// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/clip_scope.h"

#include "model/stage/stages.h"

#include <QTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

/** `street1` holds `lamp3`, which holds a bulb with its glow and a flame; a door stands beside. */
Project street()
{
    Project project;
    project.files["bulb"] = StageMaker().add("glow").named("Glow").stage();
    project.files["lamp"] = StageMaker()
                                .add("bulb")
                                .named("Bulb")
                                .instance("bulb")
                                .add("flame")
                                .named("Flame")
                                .add("spark", "flame")
                                .named("Spark")
                                .stage();
    project.files["street"] = StageMaker().add("lamp3").named("Lamp").instance("lamp").stage();
    project.files["a"] = StageMaker().add("street1").instance("street").add("door").add("handle", "door").stage();
    return project;
}

ClipChannel channelTo(std::string target, std::string names = {})
{
    ClipChannel channel;
    channel.address.target = std::move(target);
    channel.names = std::move(names);
    return channel;
}

} // namespace

class tst_ClipScope : public QObject {
    Q_OBJECT

private slots:
    void targetsAreTheIdsOfTheStageThatTheClipIsFor_data();
    void targetsAreTheIdsOfTheStageThatTheClipIsFor();
    void scopesComeFromTheTree();
    void namesAreTriedWhereIdsAreNotThere();
    void aTimelineAssetReachesOnlyWhatIsBelow();
    void oneAnimationPlaysOnWhatIsBuiltAlike();
};

void tst_ClipScope::targetsAreTheIdsOfTheStageThatTheClipIsFor_data()
{
    QTest::addColumn<QString>("owner");
    QTest::addColumn<QString>("instance");
    QTest::addColumn<QString>("root");
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("entity");
    QTest::newRow("a part") << "street1/lamp3"
                            << "street1/lamp3"
                            << ""
                            << "bulb"
                            << "street1/lamp3/bulb";
    QTest::newRow("nested") << "street1/lamp3"
                            << "street1/lamp3"
                            << ""
                            << "bulb/glow"
                            << "street1/lamp3/bulb/glow";
    QTest::newRow("a sibling") << "street1/lamp3/bulb"
                               << "street1/lamp3"
                               << "lamp"
                               << "flame"
                               << "street1/lamp3/flame";
    QTest::newRow("the root's id") << "street1/lamp3/bulb"
                                   << "street1/lamp3"
                                   << "lamp"
                                   << "lamp"
                                   << "street1/lamp3";
    QTest::newRow("of the scene") << "door"
                                  << ""
                                  << ""
                                  << "street1/lamp3"
                                  << "street1/lamp3";
    QTest::newRow("empty") << "street1/lamp3/bulb"
                           << "street1/lamp3"
                           << "lamp"
                           << ""
                           << "street1/lamp3/bulb";
    QTest::newRow("the stage itself") << ""
                                      << ""
                                      << ""
                                      << ""
                                      << "";
}

void tst_ClipScope::targetsAreTheIdsOfTheStageThatTheClipIsFor()
{
    QFETCH(QString, owner);
    QFETCH(QString, instance);
    QFETCH(QString, root);
    QFETCH(QString, target);
    QFETCH(QString, entity);
    const ClipScope scope{owner.toStdString(), instance.toStdString(), root.toStdString()};
    QCOMPARE(QString::fromStdString(resolve(scope, target.toStdString())), entity);
}

void tst_ClipScope::scopesComeFromTheTree()
{
    const auto tree = street().tree("a");
    const auto scope = [&tree](const char *path) { return scopeOf(*tree, *tree->find(path)); };
    QCOMPARE(scope("street1/lamp3"), (ClipScope{"street1/lamp3", "street1/lamp3", ""}));
    QCOMPARE(scope("street1/lamp3/flame"), (ClipScope{"street1/lamp3/flame", "street1/lamp3", ""}));
    QCOMPARE(scope("door"), (ClipScope{"door", "", ""}));
    QCOMPARE(scope(""), (ClipScope{"", "", ""}));
}

void tst_ClipScope::namesAreTriedWhereIdsAreNotThere()
{
    const auto tree = street().tree("a");
    const auto lamp = *tree->find("street1/lamp3");
    const auto target = [&](const ClipChannel &channel) { return targetOf(*tree, lamp, channel, true); };
    QCOMPARE(target(channelTo("")), std::optional(lamp));
    QCOMPARE(target(channelTo("bulb/glow")), tree->find("street1/lamp3/bulb/glow"));
    QCOMPARE(target(channelTo("spark", "Bulb/Glow")), tree->find("street1/lamp3/spark")); // ids first
    QCOMPARE(target(channelTo("gone", "Flame/Spark")), tree->find("street1/lamp3/spark"));
    QVERIFY(!target(channelTo("gone", "Spark")));
    QVERIFY(!target(channelTo("gone")));
    QVERIFY(!target(channelTo("../door")));
}

void tst_ClipScope::aTimelineAssetReachesOnlyWhatIsBelow()
{
    const auto tree = street().tree("a");
    const auto flame = *tree->find("street1/lamp3/flame");
    QCOMPARE(targetOf(*tree, flame, channelTo("bulb"), false), tree->find("street1/lamp3/bulb"));
    QVERIFY(!targetOf(*tree, flame, channelTo("bulb"), true));
    QCOMPARE(targetOf(*tree, flame, channelTo("spark"), true), tree->find("street1/lamp3/spark"));
    QCOMPARE(targetOf(*tree, StageTree::kRoot, channelTo("street1/lamp3/bulb"), true),
             tree->find("street1/lamp3/bulb"));
    const auto door = *tree->find("door");
    QVERIFY(!targetOf(*tree, door, channelTo("street1"), true));
    QCOMPARE(targetOf(*tree, door, channelTo("street1", "handle"), true), tree->find("handle"));
}

void tst_ClipScope::oneAnimationPlaysOnWhatIsBuiltAlike()
{
    // Two containers with the same names and other ids, and one in which a name is taken twice.
    Project project;
    const auto fighter = [](const std::string &prefix, bool hasTwoWeapons) {
        StageMaker maker;
        maker.add(prefix + "1").named("Sprite").add(prefix + "2").named("Weapon");
        maker.add(prefix + "3", prefix + "2").named("Hitbox");
        if (hasTwoWeapons)
            maker.add(prefix + "4").named("Weapon");
        return maker.stage();
    };
    project.files["slime"] = fighter("s", false);
    project.files["skeleton"] = fighter("k", false);
    project.files["knight"] = fighter("n", true);
    project.files["a"] = StageMaker()
                             .add("slime1")
                             .instance("slime")
                             .add("slime2")
                             .instance("slime")
                             .add("skeleton")
                             .instance("skeleton")
                             .add("knight")
                             .instance("knight")
                             .stage();
    const auto tree = project.tree("a");
    const auto target = [&tree](const char *owner, const ClipChannel &channel) {
        const auto found = targetOf(*tree, *tree->find(owner), channel, true);
        return found ? tree->path(*found) : std::string("none");
    };
    const ClipChannel sprite = channelTo("s1", "Sprite");
    const ClipChannel hitbox = channelTo("s3", "Weapon/Hitbox");
    QCOMPARE(target("slime1", sprite), std::string("slime1/s1"));
    QCOMPARE(target("slime2", hitbox), std::string("slime2/s3"));
    QCOMPARE(target("skeleton", sprite), std::string("skeleton/k1"));
    QCOMPARE(target("skeleton", hitbox), std::string("skeleton/k3"));
    QCOMPARE(target("knight", sprite), std::string("knight/n1"));
    QCOMPARE(target("knight", hitbox), std::string("none"));
}

QTEST_APPLESS_MAIN(tst_ClipScope)
#include "tst_clip_scope.moc"
