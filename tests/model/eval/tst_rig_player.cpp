// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "counting_allocator.h"
#include "model/eval/rig_player.h"
#include "model/eval/sample_rigs.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::fixtures;
using namespace clipwright::samples;

class tst_RigPlayer : public QObject {
    Q_OBJECT

private slots:
    void unknownClipDoesNothing();
    void stepsThatAreNoTimeDoNothing_data();
    void stepsThatAreNoTimeDoNothing();
    void startsAtTheFirstClip();
    void loopWrapsAndOnceRests();
    void endIsToldOnce();
    void endIsToldAgainAfterANewStart_data();
    void endIsToldAgainAfterANewStart();
    void fadeOfNoTimeIsACut();
    void fadeWeightIsASmoothstep_data();
    void fadeWeightIsASmoothstep();
    void fadeDoesNotShowBeforeTheNextUpdate();
    void cutDropsFades();
    void scrubDropsFadesAndShowsTheEndOfALoop();
    void fadeDuringAFadeStartsFromWhatIsShown_data();
    void fadeDuringAFadeStartsFromWhatIsShown();
    void coveredFadesAreDropped();
    void tickAllocatesNothing();
    void sameStepsGiveTheSameBits();
};

namespace {

/** Clips whose rotation stands still at 0, 100, 200 …, one a second, so that a mix shows its weights. */
CookedRig stairs(int count)
{
    CookedRig rig;
    rig.rate = {10};
    rig.duration = count * 10;
    rig.layers = {triangleLayer("body")};
    CookedKeys &rotation = rig.layers[0].channel(CookedChannel::Rotation);
    for (int i = 0; i < count; ++i) {
        rig.clips.push_back({"step" + std::to_string(i), i * 10.0, i * 10.0 + 10, true});
        rotation.frames.push_back(i * 10.0);
        rotation.easings.push_back(Easing::hold());
        rotation.values.push_back(i * 100.0);
    }
    return rig;
}

double rotationOf(const RigPlayer &player)
{
    return player.pose().layers[0].rotation;
}

double smoothstep(double t)
{
    return t * t * (3 - 2 * t);
}

} // namespace

void tst_RigPlayer::unknownClipDoesNothing()
{
    RigPlayer player(built(turningRig()));
    player.update(0.5);
    player.setClip(3);
    player.setClip(-1);
    player.crossFadeTo(17, 1);
    QCOMPARE(player.clip(), 0);
    QCOMPARE(player.cursor(), 0.5);
    QVERIFY(!player.isFading());
}

void tst_RigPlayer::stepsThatAreNoTimeDoNothing_data()
{
    QTest::addColumn<double>("seconds");
    QTest::newRow("none") << 0.0;
    QTest::newRow("back") << -1.0;
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("endless") << std::numeric_limits<double>::infinity();
}

void tst_RigPlayer::stepsThatAreNoTimeDoNothing()
{
    QFETCH(double, seconds);
    RigPlayer player(built(turningRig()));
    player.update(0.5);
    player.update(seconds);
    QCOMPARE(player.cursor(), 0.5);
    QCOMPARE(rotationOf(player), 50.0);
}

void tst_RigPlayer::startsAtTheFirstClip()
{
    const RigPlayer player(built(turningRig()));
    QCOMPARE(player.clip(), 0);
    QCOMPARE(player.frame(), 0.0);
    QCOMPARE(player.weight(), 1.0);
    QVERIFY(!player.isAtEnd());
    QCOMPARE(player.pose().layers.size(), std::size_t{1});
}

void tst_RigPlayer::loopWrapsAndOnceRests()
{
    RigPlayer player(built(turningRig()));
    player.update(2.5);
    QCOMPARE(player.frame(), 5.0);
    player.update(1.5);
    QCOMPARE(player.frame(), 0.0);
    player.setClip(1);
    QCOMPARE(player.frame(), 20.0);
    player.update(9);
    QCOMPARE(player.frame(), 40.0);
    QVERIFY(player.isAtEnd());
    player.update(0.1);
    QCOMPARE(rotationOf(player), 400.0);
}

void tst_RigPlayer::endIsToldOnce()
{
    RigPlayer player(built(turningRig()));
    player.setClip(1);
    player.update(1.9);
    QVERIFY(!player.takeEnded());
    player.update(0.2);
    QVERIFY(player.takeEnded());
    QVERIFY(!player.takeEnded());
    player.update(1);
    QVERIFY(!player.takeEnded());
    QVERIFY(player.isAtEnd());
}

void tst_RigPlayer::endIsToldAgainAfterANewStart_data()
{
    QTest::addColumn<QString>("start");
    for (const char *start : {"setClip", "crossFadeTo", "scrub"})
        QTest::newRow(start) << QString::fromLatin1(start);
}

void tst_RigPlayer::endIsToldAgainAfterANewStart()
{
    QFETCH(QString, start);
    RigPlayer player(built(turningRig()));
    player.setClip(1);
    player.update(3);
    QVERIFY(player.takeEnded());
    if (start == QLatin1String("setClip"))
        player.setClip(1);
    else if (start == QLatin1String("crossFadeTo"))
        player.crossFadeTo(1, 0.5);
    else
        player.scrub(0.5);
    QVERIFY(!player.isAtEnd());
    QVERIFY(!player.takeEnded());
    player.update(3);
    QVERIFY(player.takeEnded());
}

void tst_RigPlayer::fadeOfNoTimeIsACut()
{
    RigPlayer player(built(turningRig()));
    player.crossFadeTo(1, 0);
    QVERIFY(!player.isFading());
    QCOMPARE(rotationOf(player), 200.0);
    player.crossFadeTo(0, std::numeric_limits<double>::quiet_NaN());
    QVERIFY(!player.isFading());
    QCOMPARE(player.clip(), 0);
}

void tst_RigPlayer::fadeWeightIsASmoothstep_data()
{
    QTest::addColumn<double>("elapsed");
    QTest::addColumn<double>("weight");
    QTest::addColumn<bool>("fading");
    QTest::newRow("quarter") << 0.5 << 0.15625 << true;
    QTest::newRow("half") << 1.0 << 0.5 << true;
    QTest::newRow("three quarters") << 1.5 << 0.84375 << true;
    QTest::newRow("done") << 2.0 << 1.0 << false;
}

void tst_RigPlayer::fadeWeightIsASmoothstep()
{
    QFETCH(double, elapsed);
    QFETCH(double, weight);
    QFETCH(bool, fading);
    RigPlayer player(built(stairs(2)));
    player.crossFadeTo(1, 2);
    player.update(elapsed);
    QCOMPARE(player.weight(), weight);
    QCOMPARE(player.isFading(), fading);
    QCOMPARE(rotationOf(player), 100 * weight);
}

void tst_RigPlayer::fadeDoesNotShowBeforeTheNextUpdate()
{
    RigPlayer player(built(turningRig()));
    player.update(0.7);
    const double before = rotationOf(player);
    player.crossFadeTo(1, 1);
    QCOMPARE(rotationOf(player), before);
    QCOMPARE(player.clip(), 1);
    QCOMPARE(player.frame(), 20.0);
    QCOMPARE(player.weight(), 0.0);
    player.update(0.5);
    // Both run on: a at frame 12, b at frame 25, half each.
    QCOMPARE(rotationOf(player), (120.0 + 250.0) / 2);
}

void tst_RigPlayer::cutDropsFades()
{
    RigPlayer player(built(stairs(3)));
    player.crossFadeTo(1, 1);
    player.update(0.5);
    player.setClip(2);
    QVERIFY(!player.isFading());
    QCOMPARE(rotationOf(player), 200.0);
    player.update(0.1);
    QCOMPARE(rotationOf(player), 200.0);
}

void tst_RigPlayer::scrubDropsFadesAndShowsTheEndOfALoop()
{
    RigPlayer player(built(turningRig()));
    player.crossFadeTo(2, 1);
    player.update(0.5);
    player.scrub(2);
    QVERIFY(!player.isFading());
    QCOMPARE(player.clip(), 2);
    QCOMPARE(player.frame(), 30.0);
    QCOMPARE(rotationOf(player), 300.0);
    player.update(0.25);
    QCOMPARE(player.frame(), 12.5);
    player.scrub(-1);
    QCOMPARE(player.frame(), 10.0);
}

void tst_RigPlayer::fadeDuringAFadeStartsFromWhatIsShown_data()
{
    QTest::addColumn<int>("depth");
    for (int depth = 2; depth <= 7; ++depth)
        QTest::addRow("%d fades", depth) << depth;
}

void tst_RigPlayer::fadeDuringAFadeStartsFromWhatIsShown()
{
    QFETCH(int, depth);
    // Clips stand still, so that the mix of all fades can be worked out here; five and more freeze what they fold.
    RigPlayer player(built(stairs(depth + 1)));
    constexpr double kTick = 1e-7;
    double shown = 0;
    for (int i = 1; i <= depth; ++i) {
        player.crossFadeTo(i, 1);
        QCOMPARE(rotationOf(player), shown);
        player.update(kTick);
        QVERIFY2(std::abs(rotationOf(player) - shown) < 1e-3, "a jump");
        player.update(0.2 - kTick);
        shown = rotationOf(player);
    }
    // The frozen part stops moving: two fades deep of it can be wrong by no more than the clips are apart.
    double running = 0;
    const int oldest = std::max(1, depth - 3);
    for (int i = oldest; i <= depth; ++i) {
        const double weight = smoothstep(std::min(1.0, 0.2 * (depth - i + 1)));
        running += weight * (i * 100 - running);
    }
    if (depth <= 4)
        QVERIFY(std::abs(shown - running) < 1e-6);
    QVERIFY(player.isFading());
    player.update(1);
    QVERIFY(!player.isFading());
    QCOMPARE(rotationOf(player), depth * 100.0);
}

void tst_RigPlayer::coveredFadesAreDropped()
{
    RigPlayer player(built(stairs(4)));
    player.crossFadeTo(1, 10);
    player.update(1);
    player.crossFadeTo(2, 0.5);
    player.update(0.5);
    // The short fade is over and covers the long one.
    QVERIFY(!player.isFading());
    QCOMPARE(rotationOf(player), 200.0);
    player.crossFadeTo(3, 1);
    player.update(0.5);
    QCOMPARE(rotationOf(player), 250.0);
}

void tst_RigPlayer::tickAllocatesNothing()
{
    CookedRig rig = stairs(7);
    rig.layers.push_back(triangleLayer("arm", 0));
    rig.layers[1].shapes = {texturedSquare(), radialGradient(), strokeWithMask()};
    RigPlayer player(built(rig));
    RegionList regions;
    reserveRegions(player.rig(), regions);
    bool ended = false;
    const std::size_t before = allocationCount;
    for (int tick = 0; tick < 1000; ++tick) {
        if (tick % 7 == 0)
            player.crossFadeTo(tick / 7 % 7, 0.9);
        if (tick % 250 == 249)
            player.setClip(tick % 3);
        if (tick % 333 == 332)
            player.scrub(0.5);
        player.update(1.0 / 60);
        ended |= player.takeEnded();
        composeRegions(player.rig(), player.pose(), regions);
    }
    const std::size_t after = allocationCount;
    QCOMPARE(after, before);
    QVERIFY(!ended);
    // The counter counts.
    const auto probe = std::make_unique<int>(1);
    QVERIFY(allocationCount > after && probe);
}

void tst_RigPlayer::sameStepsGiveTheSameBits()
{
    const auto rig = built(turningRig());
    RigPlayer one(rig);
    RigPlayer other(rig);
    for (int tick = 0; tick < 200; ++tick) {
        for (RigPlayer *player : {&one, &other}) {
            if (tick % 11 == 0)
                player->crossFadeTo(tick / 11 % 3, 0.7);
            player->update(1.0 / 60);
        }
        QVERIFY(one.pose().layers == other.pose().layers);
        QVERIFY(one.pose().values == other.pose().values);
    }
}

QTEST_APPLESS_MAIN(tst_RigPlayer)
#include "tst_rig_player.moc"
