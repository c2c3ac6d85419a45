// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "made_clips.h"
#include "model/core/turn.h"
#include "model/eval/stage_player.h"
#include "model/stage/stages.h"

#include <QtTest>

#include <cmath>

using namespace clipwright;
using namespace clipwright::test;
using namespace clipwright::fixtures;

class tst_StagePlayer : public QObject {
    Q_OBJECT

private slots:
    void aRootThatTurnsCarriesItsObjectRound_data();
    void aRootThatTurnsCarriesItsObjectRound();
    void whatDoesNotTurnTheHeadingStaysInThePose();
    void carryingAcrossTheGroundKeepsFullTurns();
    void pathsOfAClipCountFromItsOwnFile();
    void aPathThatLeadsOutChangesNothing();
};

namespace {

/** A stage of which every clip is read from the texts here. */
struct Played {
    std::map<std::string, std::string> clips;
    StagePlayer player;
    StageStep step;

    explicit Played(const std::shared_ptr<const StageTree> &tree)
        : player(std::make_shared<const StageLayout>(tree),
                 [this](const std::string &file) -> Result<std::shared_ptr<const ClipSampler>> {
                     return samplerOf(clips.at(file));
                 })
    {}

    StageTree::Index at(const std::string &path) const { return player.tree().find(path).value(); }
    StageSlot slot(const std::string &path, const char *property) const
    {
        return player.pose().layout().slot(at(path), property).value();
    }
    Vec3 position(const std::string &path) const
    {
        return vec3Of(player.pose().numbers(slot(path, "transform.position")));
    }
    Quat rotation(const std::string &path) const
    {
        return quatOf(player.pose().numbers(slot(path, "transform.rotation")));
    }
};

/** Walks a metre along x in a second and turns as told on the way, which is its root motion. */
std::string walk(const std::string &turn, const std::string &up)
{
    return clipText(
        R"("duration":1,"whenDone":"loop","rootMotion":{"turns":true,"up":)" + up + '}',
        R"({"property":"transform.position","kind":"vector","hold":"linear","keys":[{"at":0,"value":[0,0,0]},)"
        R"({"at":1,"value":[1,0,0]}]},)"
            + turn);
}

std::string turn(const std::string &property, const std::string &kind, const std::string &to,
                 const std::string &more = {})
{
    const std::string none = kind == "rotation" ? "[0,0,0,1]" : to.front() == '[' ? "[0,0,0]" : "0";
    return R"({"property":"transform.)" + property + R"(","kind":")" + kind + '"' + more
           + R"(,"hold":"linear","keys":[{"at":0,"value":)" + none + R"(},{"at":1,"value":)" + to + "}]}";
}

bool isNear(double got, double expected)
{
    return std::abs(got - expected) < 1e-9;
}

} // namespace

void tst_StagePlayer::aRootThatTurnsCarriesItsObjectRound_data()
{
    QTest::addColumn<QString>("channel");
    QTest::addColumn<QString>("up");
    const auto row = [](const char *name, const std::string &channel, const char *up) {
        QTest::newRow(name) << QString::fromStdString(channel) << up;
    };
    row("rotation", turn("rotation", "rotation", "[0,0.7071067811865476,0,0.7071067811865476]"), "[0,1,0]");
    row("euler", turn("euler", "euler", "[0,90,0]"), "[0,1,0]");
    row("euler of another order", turn("euler", "euler", "[0,90,0]", R"(,"order":"yxz")"), "[0,1,0]");
    row("a vector of degrees", turn("rotation", "vector", "[0,90,0]"), "[0,1,0]");
    row("one component", turn("euler", "euler", "90", R"(,"component":1)"), "[0,1,0]");
    row("two components",
        turn("euler", "euler", "90", R"(,"component":1)") + ',' + turn("euler", "euler", "0", R"(,"component":0)"),
        "[0,1,0]");
    row("an angle", turn("rotation", "angle", "90"), "[0,0,1]");
    row("an angle among the degrees", turn("euler", "angle", "90"), "[0,0,1]");
}

void tst_StagePlayer::aRootThatTurnsCarriesItsObjectRound()
{
    QFETCH(QString, channel);
    QFETCH(QString, up);
    Played one(treeOf(StageMaker().add("a", {}, {at(0, 0)})));
    one.clips["walk"] = walk(channel.toStdString(), up.toStdString());
    QVERIFY(one.player.play(one.at("a"), "walk", {})->empty());
    one.player.advance(1, one.step);
    const double half = std::sqrt(0.5);
    const Quat turned = up == "[0,1,0]" ? Quat(half, 0, half, 0) : Quat(half, 0, 0, half);
    QVERIFY(isNear(std::abs(glm::dot(one.rotation("a"), turned)), 1));
    QVERIFY(isNear(glm::length(one.position("a")), 1));
    for (int i = 0; i < 30; ++i) // round the square: back where it was
        one.player.advance(0.1, one.step);
    QVERIFY(glm::length(one.position("a")) < 1e-9);
    QVERIFY(isNear(std::abs(one.rotation("a").w), 1));
}

void tst_StagePlayer::whatDoesNotTurnTheHeadingStaysInThePose()
{
    Played one(treeOf(StageMaker().add("a", {}, {at(0, 0)})));
    // Leans by 20 degrees about z, which turns last here, while it turns a quarter about y.
    one.clips["walk"] = walk(turn("euler", "euler", "[0,90,20]", R"(,"order":"zyx")"), "[0,1,0]");
    QVERIFY(one.player.play(one.at("a"), "walk", {})->empty());
    one.player.advance(0.999999999999, one.step);
    const Quat lean(std::cos(std::atan(1.0) / 4.5), 0, 0, std::sin(std::atan(1.0) / 4.5));
    const Quat whole = Quat(std::sqrt(0.5), 0, std::sqrt(0.5), 0) * lean;
    QVERIFY(std::abs(glm::dot(one.rotation("a"), whole)) > 1 - 1e-9);
}

void tst_StagePlayer::carryingAcrossTheGroundKeepsFullTurns()
{
    Played one(treeOf(StageMaker().add("a", {}, {at(0, 0)})));
    one.clips["spin"] = clipText(R"("duration":1)", turn("euler", "euler", "[0,400,0]"));
    one.clips["walk"] = clipText(
        R"("duration":9,"rootMotion":{})",
        R"({"property":"transform.position","kind":"vector","hold":"linear","keys":[{"at":0,"value":[0,0,0]},{"at":9,"value":[9,0,0]}]})");
    QVERIFY(one.player.play(one.at("a"), "walk", {})->empty());
    QVERIFY(one.player.play(one.at("a"), "spin", {})->empty());
    for (int i = 0; i < 20; ++i)
        one.player.advance(0.1, one.step);
    QCOMPARE(one.player.pose().numbers(one.slot("a", "transform.euler"))[1], 400.0);
}

namespace {

std::string shows(const std::string &path)
{
    return clipText(R"("duration":1)",
                    R"({"target":"","property":"sprite.texture","kind":"asset","keys":[{"at":0,"value":")" + path
                        + R"("}]})");
}

/** A stage with a sprite of its own and one in the stage of another folder. */
std::shared_ptr<const StageTree> sprites()
{
    const Component sprite = withText(ComponentType::Sprite, SpriteProperty::Texture, "rest.png");
    Project project;
    project.files["props/lamp.ostage"] = StageMaker().add("bulb", {}, {sprite}).stage();
    project.files["scenes/a.ostage"] =
        StageMaker().add("own", {}, {sprite}).add("lamp").instance("../props/lamp.ostage").stage();
    return project.tree("scenes/a.ostage");
}

} // namespace

void tst_StagePlayer::pathsOfAClipCountFromItsOwnFile()
{
    Played one(sprites());
    one.clips["clips/on.oclip"] = shows("art/on.png");
    one.clips["scenes/near.oclip"] = shows("near.png");
    // Named as seen from the object's own file, all the same.
    QVERIFY(one.player.play(one.at("own"), "../clips/on.oclip", {})->empty());
    QVERIFY(one.player.play(one.at("lamp/bulb"), "../clips/on.oclip", {})->empty());
    one.player.advance(0.5, one.step);
    QCOMPARE(one.player.pose().text(one.slot("own", "sprite.texture")), std::string("../clips/art/on.png"));
    QCOMPARE(one.player.pose().text(one.slot("lamp/bulb", "sprite.texture")), std::string("../clips/art/on.png"));
    QVERIFY(one.player.play(one.at("own"), "near.oclip", {})->empty());
    one.player.advance(0.1, one.step);
    QCOMPARE(one.player.pose().text(one.slot("own", "sprite.texture")), std::string("near.png"));
}

void tst_StagePlayer::aPathThatLeadsOutChangesNothing()
{
    Played one(sprites());
    one.clips["clips/out.oclip"] = shows("../../out.png");
    const Result<Issues> told = one.player.play(one.at("own"), "../clips/out.oclip", {});
    QVERIFY(told);
    QCOMPARE(told->size(), std::size_t(1));
    QCOMPARE(told->front().code, std::string("path-outside"));
    QCOMPARE(told->front().where.file, std::string("clips/out.oclip"));
    one.player.advance(0.5, one.step);
    QCOMPARE(one.player.pose().text(one.slot("own", "sprite.texture")), std::string("rest.png"));
}

QTEST_APPLESS_MAIN(tst_StagePlayer)
#include "tst_stage_player.moc"
