// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/stage_rigs.h"

#include "model/eval/sample_rigs.h"
#include "model/stage/stages.h"

#include <QTest>

#include <limits>

using namespace clipwright;
using namespace clipwright::fixtures;
using namespace clipwright::samples;

namespace {

Component placedRig(const std::string &file, const std::string &clip = {}, double speed = 1)
{
    Component component = withText(ComponentType::Rig, RigProperty::Rig, file);
    component.fields.push_back({RigProperty::Clip, {Kind::Text, {}, clip}});
    component.fields.push_back({RigProperty::Speed, {Kind::Number, {speed}, {}}});
    return component;
}

std::shared_ptr<const StageLayout> layoutOf(const StageMaker &maker)
{
    return std::make_shared<const StageLayout>(treeOf(maker));
}

/** `turn.oanim` turns 10 degrees a frame, 10 frames a second; clips a, b and c begin at 0, 20 and 10. */
class Loader {
public:
    RigLoader loader()
    {
        return [this](const std::string &file) -> Result<std::shared_ptr<const RigRuntime>> {
            asked.push_back(file);
            if (file != "turn.oanim")
                return refuse("file-missing", "there is no such file");
            return m_rig;
        };
    }
    std::vector<std::string> asked;

private:
    std::shared_ptr<const RigRuntime> m_rig = built(turningRig());
};

double frameOf(const StageRigs &rigs, StageTree::Index entity)
{
    return rigs.player(entity)->frame();
}

} // namespace

class tst_StageRigs : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotThereIsToldOnce();
    void tooManyAreLeftOut();
    void oddSpeedsStandStill_data();
    void oddSpeedsStandStill();
    void eachPlaysOnItsOwn();
    void anotherClipIsACutToItsStart();
    void anotherRigStartsOver();
    void aClipThatIsNotThereKeepsTheOneBefore();
};

void tst_StageRigs::whatIsNotThereIsToldOnce()
{
    Loader loader;
    const auto layout = layoutOf(StageMaker()
                                     .add("a", {}, {placedRig("none.oanim")})
                                     .add("b", {}, {placedRig("none.oanim")})
                                     .add("c", {}, {placedRig("../out.oanim")})
                                     .add("d", {}, {placedRig("turn.oanim", "dance")})
                                     .add("e", {}, {placedRig("")}));
    StageRigs rigs(layout, loader.loader());
    rigs.advance(StagePose(layout), 1);
    const Issues told = rigs.takeIssues();
    QCOMPARE(told.size(), std::size_t(3));
    QCOMPARE(told[0].code, std::string("file-missing"));
    QCOMPARE(told[0].layer, std::string("a"));
    QCOMPARE(told[1].code, std::string("rig-outside"));
    QCOMPARE(told[2].code, std::string("clip-unknown"));
    QCOMPARE(loader.asked, (std::vector<std::string>{"none.oanim", "turn.oanim"}));
    for (const StageTree::Index none : {0U, 1U, 2U, 3U, 5U})
        QVERIFY(!rigs.player(none) && rigs.file(none).empty());
    QVERIFY(rigs.player(4));
    QCOMPARE(rigs.file(4), std::string("turn.oanim"));
    QVERIFY(rigs.takeIssues().empty());
}

void tst_StageRigs::tooManyAreLeftOut()
{
    Loader loader;
    const auto layout =
        layoutOf(StageMaker().add("a", {}, {placedRig("turn.oanim")}).add("b", {}, {placedRig("turn.oanim")}));
    const std::size_t one = 3 * (built(turningRig())->valueCount() + 8);
    StageRigs rigs(layout, loader.loader(), 2 * one - 1);
    QVERIFY(rigs.player(1) && !rigs.player(2));
    QCOMPARE(rigs.takeIssues().front().code, std::string("rigs-too-large"));
    StageRigs both(layout, loader.loader(), 2 * one);
    QVERIFY(both.player(1) && both.player(2));
}

void tst_StageRigs::oddSpeedsStandStill_data()
{
    QTest::addColumn<double>("speed");
    QTest::newRow("zero") << 0.0;
    QTest::newRow("backwards") << -2.0;
    QTest::newRow("beyond numbers") << std::numeric_limits<double>::infinity();
    QTest::newRow("huge") << 1e308;
}

void tst_StageRigs::oddSpeedsStandStill()
{
    QFETCH(double, speed);
    Loader loader;
    const auto layout = layoutOf(StageMaker().add("a", {}, {placedRig("turn.oanim", "b", speed)}));
    StageRigs rigs(layout, loader.loader());
    rigs.advance(StagePose(layout), 100);
    const double frame = frameOf(rigs, 1);
    QVERIFY(frame >= 20 && frame <= 40);
}

void tst_StageRigs::eachPlaysOnItsOwn()
{
    Loader loader;
    const auto layout = layoutOf(StageMaker()
                                     .add("a", {}, {placedRig("turn.oanim", "", 1)})
                                     .add("b", {}, {placedRig("turn.oanim", "b", 0.5)})
                                     .add("c", {}, {placedRig("turn.oanim", "c", 2)}));
    StageRigs rigs(layout, loader.loader());
    const StagePose pose(layout);
    QCOMPARE(frameOf(rigs, 2), 20.0);
    rigs.advance(pose, 0.25);
    rigs.advance(pose, 0.25);
    QCOMPARE(frameOf(rigs, 1), 5.0);
    QCOMPARE(frameOf(rigs, 2), 22.5);
    QCOMPARE(frameOf(rigs, 3), 20.0);
    QCOMPARE(rigs.longestClip(), 2.0);
}

void tst_StageRigs::anotherClipIsACutToItsStart()
{
    Loader loader;
    const auto layout = layoutOf(StageMaker().add("a", {}, {placedRig("turn.oanim", "a")}));
    StageRigs rigs(layout, loader.loader());
    StagePose pose(layout);
    rigs.advance(pose, 0.5);
    pose.write(*layout->slot(1, "rig.clip"), "c");
    rigs.advance(pose, 0.5);
    QCOMPARE(frameOf(rigs, 1), 10.0);
    rigs.advance(pose, 0.5);
    QCOMPARE(frameOf(rigs, 1), 15.0);
}

void tst_StageRigs::anotherRigStartsOver()
{
    Loader loader;
    const auto layout = layoutOf(StageMaker().add("a", {}, {placedRig("turn.oanim", "c")}));
    StageRigs rigs(layout, loader.loader());
    StagePose pose(layout);
    rigs.advance(pose, 0.5);
    pose.write(*layout->slot(1, "rig.rig"), "");
    rigs.advance(pose, 0.5);
    QVERIFY(!rigs.player(1));
    pose.rest();
    rigs.advance(pose, 0.5);
    QCOMPARE(frameOf(rigs, 1), 10.0);
    QCOMPARE(loader.asked.size(), std::size_t(1));
}

void tst_StageRigs::aClipThatIsNotThereKeepsTheOneBefore()
{
    Loader loader;
    const auto layout = layoutOf(StageMaker().add("a", {}, {placedRig("turn.oanim", "c")}));
    StageRigs rigs(layout, loader.loader());
    StagePose pose(layout);
    pose.write(*layout->slot(1, "rig.clip"), "dance");
    for (int i = 0; i < 3; ++i)
        rigs.advance(pose, 0.25);
    QCOMPARE(frameOf(rigs, 1), 15.0);
    QCOMPARE(rigs.takeIssues().size(), std::size_t(1));
}

QTEST_APPLESS_MAIN(tst_StageRigs)
#include "tst_stage_rigs.moc"
