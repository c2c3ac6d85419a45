// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "made_clips.h"
#include "model/eval/clip_player.h"

#include <QtTest>

#include <cmath>
#include <limits>
#include <random>

using namespace clipwright;
using namespace clipwright::test;

class tst_ClipPlayer : public QObject {
    Q_OBJECT

private slots:
    void itStartsPaused();
    void aMarkAtTheStartFiresOnEveryLap();
    void everyLapOfALongStepIsListed();
    void pastTheCapLapsAreCountedAtOnce();
    void seekingFiresAndMovesNothing();
    void backwardsFiresNothing();
    void bouncingFiresOnTheWayForwardOnly();
    void aClipWithoutLengthDoesNotHang();
    void oddNumbersMoveNothing();
    void manySmallStepsAreOneLongStep_data();
    void manySmallStepsAreOneLongStep();
    void rootMotionIsWholeAcrossTheSeam();
    void whatTheRootDoesNotTakeStaysInThePose();
    void aTimelineAssetPassesByItsPlayback();
};

namespace {

const std::string kMarks = R"({"at":0,"name":"start"},{"at":0.5,"name":"middle"},{"at":1,"name":"end"})";

std::shared_ptr<const ClipSampler> marked(const std::string &whenDone)
{
    return samplerOf(clipText(R"("duration":1,"whenDone":")" + whenDone + '"',
                              R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":0}]})", kMarks));
}

/** Walks 2 along z in a second, bobs, and turns a quarter about y while it leans. */
std::shared_ptr<const ClipSampler> walking(const std::string &root, const std::string &whenDone = "loop")
{
    return samplerOf(clipText(
        R"("duration":1,"whenDone":")" + whenDone + R"(","rootMotion":{"bone":"hips")" + root + '}',
        R"({"bone":"hips","property":"position","kind":"vector","hold":"linear","keys":[{"at":0,"value":[0,1,0]},{"at":0.5,"value":[0.1,1.2,1]},{"at":1,"value":[0,1,2]}]},
        {"bone":"hips","property":"rotation","kind":"rotation","hold":"linear","keys":[{"at":0,"value":[0.08715574274765817,0,0,0.9961946980917455]},{"at":1,"value":[0.0616284167162, 0.704416026402759, -0.0616284167162, 0.704416026402759]}]})"));
}

std::vector<std::string> namesOf(const ClipStep &step)
{
    std::vector<std::string> names;
    for (const TimeMark *mark : step.marks)
        names.push_back(mark->name);
    return names;
}

double distance(const RootStep &left, const RootStep &right)
{
    const Quat turn = glm::dot(left.rotation, right.rotation) < 0 ? -right.rotation : right.rotation;
    return glm::length(left.position - right.position) + glm::length(left.rotation - turn);
}

} // namespace

void tst_ClipPlayer::itStartsPaused()
{
    ClipPlayer player(marked("loop"));
    QVERIFY(player.advance(0.5).marks.empty());
    QCOMPARE(player.position(), 0.0);
    player.play();
    QCOMPARE(namesOf(player.advance(0.5)), (std::vector<std::string>{"start", "middle"}));
    player.pause();
    QVERIFY(player.advance(5).marks.empty());
    QCOMPARE(player.position(), 0.5);
}

void tst_ClipPlayer::aMarkAtTheStartFiresOnEveryLap()
{
    ClipPlayer player(marked("loop"));
    player.play();
    int starts = 0;
    for (int i = 0; i < 100; ++i) {
        for (const std::string &name : namesOf(player.advance(0.1)))
            starts += name == "start" ? 1 : 0;
    }
    QVERIFY(starts == 10 || starts == 11); // the last tick ends at the seam or just behind it
}

void tst_ClipPlayer::everyLapOfALongStepIsListed()
{
    ClipPlayer player(marked("loop"));
    player.play();
    const ClipStep step = player.advance(1000.25);
    QCOMPARE(step.marks.size(), std::size_t(3001));
    QCOMPARE(step.marks.back()->name, std::string("start"));
    QCOMPARE(player.position(), 0.25);
}

void tst_ClipPlayer::pastTheCapLapsAreCountedAtOnce()
{
    ClipPlayer player(walking({}));
    player.play();
    const ClipStep step = player.advance(200'000.25);
    QVERIFY(std::abs(step.moved.position.z - (400'000 + 0.5)) < 1e-6);
    QVERIFY(std::abs(player.position() - 0.25) < 1e-6);
    ClipPlayer marks(marked("loop"));
    marks.play();
    QVERIFY(marks.advance(200'000.25).marks.size() < 3 * 65'540);
    ClipPlayer endless(marked("loop"));
    endless.play();
    endless.advance(1e300);
    QVERIFY(endless.position() >= 0 && endless.position() <= 1);
}

void tst_ClipPlayer::seekingFiresAndMovesNothing()
{
    ClipPlayer player(walking({}));
    player.play();
    player.seek(0.75);
    QCOMPARE(player.position(), 0.75);
    const ClipStep step = player.advance(0.25);
    QVERIFY(std::abs(step.moved.position.z - 0.5) < 1e-12);
    player.seek(99);
    QCOMPARE(player.position(), 1.0);
    player.seek(std::nan(""));
    QCOMPARE(player.position(), 0.0);
}

void tst_ClipPlayer::backwardsFiresNothing()
{
    ClipPlayer player(marked("loop"));
    player.play();
    player.setSpeed(-1);
    QVERIFY(player.advance(2.5).marks.empty());
    QCOMPARE(player.position(), 0.5);
    ClipPlayer walker(walking({}));
    walker.play();
    walker.setSpeed(-2);
    QVERIFY(std::abs(walker.advance(0.5).moved.position.z - -2) < 1e-12);
}

void tst_ClipPlayer::bouncingFiresOnTheWayForwardOnly()
{
    ClipPlayer player(marked("bounce"));
    player.play();
    QCOMPARE(namesOf(player.advance(1.25)), (std::vector<std::string>{"start", "middle", "end"}));
    QVERIFY(!player.isForward());
    QCOMPARE(namesOf(player.advance(1)), (std::vector<std::string>{"start"}));
    QCOMPARE(player.position(), 0.25);
}

void tst_ClipPlayer::aClipWithoutLengthDoesNotHang()
{
    for (const char *rule : {"hold", "loop", "bounce", "release"}) {
        ClipPlayer player(
            samplerOf(clipText(R"("duration":0,"whenDone":")" + std::string(rule) + '"',
                               R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":0}]})", kMarks)));
        player.play();
        QVERIFY(player.advance(1).marks.empty());
        QCOMPARE(player.position(), 0.0);
    }
}

void tst_ClipPlayer::oddNumbersMoveNothing()
{
    ClipPlayer player(marked("loop"));
    player.play();
    for (const double seconds : {0.0, -1.0, std::nan(""), std::numeric_limits<double>::infinity()})
        QVERIFY(player.advance(seconds).marks.empty());
    player.setSpeed(std::nan(""));
    QCOMPARE(player.speed(), 1.0);
    player.setSpeed(0);
    player.advance(5);
    QCOMPARE(player.position(), 0.0);
}

void tst_ClipPlayer::manySmallStepsAreOneLongStep_data()
{
    QTest::addColumn<QString>("root");
    QTest::addColumn<QString>("whenDone");
    QTest::addColumn<double>("speed");
    for (const char *whenDone : {"loop", "bounce", "hold"}) {
        for (const double speed : {1.0, -1.5}) {
            for (const char *root :
                 {"", R"(,"turns":true)", R"(,"turns":true,"rises":true)", R"(,"turns":true,"up":[0,1,1])"})
                QTest::addRow("%s %g %s", whenDone, speed, root) << QString(root) << QString(whenDone) << speed;
        }
    }
}

void tst_ClipPlayer::manySmallStepsAreOneLongStep()
{
    QFETCH(QString, root);
    QFETCH(QString, whenDone);
    QFETCH(double, speed);
    const auto sampler = walking(root.toStdString(), whenDone.toStdString());
    ClipPlayer once(sampler);
    ClipPlayer often(sampler);
    for (ClipPlayer *player : {&once, &often}) {
        player->setSpeed(speed);
        if (speed < 0)
            player->seek(1);
        player->play();
    }
    // Steps of 2⁻ⁿ, which add up exactly.
    const RootStep whole = once.advance(3.375).moved;
    RootStep sum;
    std::mt19937 random(5);
    for (double left = 3.375; left > 0;) {
        const double step = std::min(left, std::ldexp(1.0 + random() % 3, -5));
        sum = then(sum, often.advance(step).moved);
        left -= step;
    }
    QVERIFY(distance(whole, sum) < 1e-12);
    QVERIFY(std::abs(once.position() - often.position()) < 1e-12);
}

void tst_ClipPlayer::rootMotionIsWholeAcrossTheSeam()
{
    ClipPlayer player(walking({}));
    player.play();
    player.advance(0.75);
    QVERIFY(std::abs(player.advance(0.5).moved.position.z - 1) < 1e-12);
}

void tst_ClipPlayer::whatTheRootDoesNotTakeStaysInThePose()
{
    const auto sampler = walking(R"(,"turns":true)");
    ClipPlayer player(sampler);
    player.play();
    player.advance(0.5);
    ClipPose pose = sampler->emptyPose();
    player.sample(pose);
    // The bob stays; across the ground it stands still; of the rotation the lean stays.
    QVERIFY(std::abs(pose.numbers[0]) < 1e-12 && std::abs(pose.numbers[1] - 1.2) < 1e-12
            && std::abs(pose.numbers[2]) < 1e-12);
    QVERIFY(std::abs(pose.numbers[4]) < 1e-12);
    QVERIFY(std::abs(pose.numbers[3]) > 0.05);
}

void tst_ClipPlayer::aTimelineAssetPassesByItsPlayback()
{
    const auto sampler = samplerOf(clipText(
        R"("rate":10,"playback":"ping-pong","duration":77,"whenDone":"hold")",
        R"({"property":"s.t","kind":"text","hold":"step","keys":[{"at":0,"value":"a"},{"at":0.5,"value":"b"},{"at":0.9,"value":"c"}]})"));
    ClipPlayer player(sampler);
    QCOMPARE(player.duration(), 0.9);
    player.play();
    ClipPose pose = sampler->emptyPose();
    player.advance(1.0);
    player.sample(pose);
    QCOMPARE(*pose.texts.front(), std::string("c")); // on the way back the key above holds
    player.setWhenDone(WhenDone::Hold);
    QCOMPARE(player.whenDone(), WhenDone::Hold);
}

QTEST_APPLESS_MAIN(tst_ClipPlayer)
#include "tst_clip_player.moc"
