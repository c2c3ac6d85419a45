// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/preview_mix.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace clipwright;

class tst_PreviewMix : public QObject {
    Q_OBJECT

    std::shared_ptr<const RigRuntime> m_rig;
    Playback m_playback;
    PreviewMix m_mix;

    /** Where the one layer is in what is shown. */
    double shownX() const
    {
        RigPose pose;
        RigPose scratch;
        reservePose(*m_rig, pose);
        reservePose(*m_rig, scratch);
        sampleShownPose(*m_rig, m_mix.pose(m_playback), pose, scratch);
        return pose.layers[0].position.x;
    }

private slots:
    void init();
    void nothingToMixWithoutAFile();
    void wrongClipsAndWeightsDoNothing();
    void playingLoopsDoNotJumpTogether();
    void fadeIsThePlayersPose();
    void fadeDuringAFadeDoesNotJump();
    void fadeDuringABlendIsTheBlendOfTwoFades();
    void fadeLoopsAsThePlaybackDoes();
    void noTimeIsACut();
};

/** Ten frames a second: `go` over 0–10 moves from 0 to 10, `stay` 10–14 loops at 20 to 24. */
void tst_PreviewMix::init()
{
    CookedRig rig;
    rig.rate = {10};
    rig.duration = 14;
    rig.clips = {{"go", 0, 10, true}, {"stay", 10, 14, true}};
    rig.layers.resize(1);
    rig.layers[0].name = "dot";
    CookedKeys &position = rig.layers[0].channel(CookedChannel::Position);
    position.frames = {0, 9.999, 10, 14};
    position.easings.resize(4);
    position.values = {0, 0, 9.999, 0, 20, 0, 24, 0};
    auto built = RigRuntime::build(rig);
    QVERIFY2(built, built ? "" : built.error().what.c_str());
    m_rig = *built;
    m_playback.setTimeline(m_rig->rate(), m_rig->duration(), {m_rig->clips().begin(), m_rig->clips().end()});
    m_mix.setRig(m_rig);
}

void tst_PreviewMix::nothingToMixWithoutAFile()
{
    PreviewMix mix;
    Playback playback;
    mix.setOther(0);
    QVERIFY(!mix.other());
    mix.crossFade(playback, 1);
    mix.advance(playback, 1);
    QVERIFY(!mix.isFading());
    QCOMPARE(mix.shownWeight(), 0.0);
    QVERIFY(mix.pose(playback) == ShownPose());
}

void tst_PreviewMix::wrongClipsAndWeightsDoNothing()
{
    m_mix.setOther(1);
    m_mix.setOther(2);
    QCOMPARE(m_mix.other(), std::optional(std::size_t(1)));
    m_mix.setWeight(2);
    m_mix.setWeight(std::numeric_limits<double>::quiet_NaN());
    QCOMPARE(m_mix.weight(), 1.0);
}

void tst_PreviewMix::playingLoopsDoNotJumpTogether()
{
    m_mix.setOther(1);
    m_playback.play();
    m_playback.advance(1.1);
    QCOMPARE(m_playback.frame(), 1.0);
    // 1.1 s into a loop of 0.4 s, not 0.1 s: only the clip that is over starts again.
    QVERIFY(std::abs(m_mix.otherFrame(m_playback) - 13) < 1e-9);
    m_playback.seek(1);
    QCOMPARE(m_mix.otherFrame(m_playback), 11.0);
    m_mix.setWeight(0.5);
    QCOMPARE(shownX(), 11.0);
}

void tst_PreviewMix::fadeIsThePlayersPose()
{
    m_playback.seek(5);
    m_mix.setOther(1);
    m_mix.crossFade(m_playback, 0.2);
    RigPlayer player(m_rig);
    player.scrub(0.5);
    player.crossFadeTo(1, 0.2);
    QCOMPARE(shownX(), 5.0);
    for (int i = 0; i < 3; ++i) {
        m_mix.advance(m_playback, 0.05);
        player.update(0.05);
        QCOMPARE(shownX(), player.pose().layers[0].position.x);
        QCOMPARE(m_mix.shownWeight(), 1 - player.weight());
    }
    QVERIFY(std::abs(m_mix.otherSeconds(m_playback) - 0.65) < 1e-9);
    m_mix.advance(m_playback, 0.1);
    QVERIFY(!m_mix.isFading());
}

void tst_PreviewMix::fadeDuringAFadeDoesNotJump()
{
    m_mix.setOther(1);
    m_mix.crossFade(m_playback, 1);
    m_playback.advance(0.3);
    m_mix.advance(m_playback, 0.3);
    const double before = shownX();
    m_mix.crossFade(m_playback, 1);
    QCOMPARE(m_playback.clip(), std::size_t(0));
    QCOMPARE(shownX(), before);
}

void tst_PreviewMix::fadeDuringABlendIsTheBlendOfTwoFades()
{
    m_playback.seek(2);
    m_mix.setOther(1);
    m_mix.setWeight(0.25);
    const double before = shownX();
    QVERIFY(std::abs(before - (0.75 * 2 + 0.25 * 22)) < 1e-9);
    m_mix.crossFade(m_playback, 0.2);
    QCOMPARE(shownX(), before);
    m_mix.advance(m_playback, 0.1);
    // A tenth of a second on, half faded: `go` is at 3, the blend's `stay` at 23, the one that comes in at 21.
    QVERIFY(std::abs(shownX() - (0.5 * (0.75 * 3 + 0.25 * 23) + 0.5 * 21)) < 1e-9);
    const double between = shownX();
    m_mix.crossFade(m_playback, 0.2);
    QCOMPARE(shownX(), between);
    m_mix.advance(m_playback, 0.2);
    QVERIFY(!m_mix.isFading());
}

void tst_PreviewMix::fadeLoopsAsThePlaybackDoes()
{
    m_playback.setLoopOverride(false);
    m_mix.setOther(1);
    m_mix.crossFade(m_playback, 10);
    m_playback.advance(1);
    m_mix.advance(m_playback, 1);
    QCOMPARE(m_playback.frame(), 14.0);
    RigPlayer player(m_rig);
    player.setLoopOverride(false);
    player.crossFadeTo(1, 10);
    player.update(1);
    QCOMPARE(player.frame(), 14.0);
    QCOMPARE(shownX(), player.pose().layers[0].position.x);
    // `go` is at its end and `stay` as well: neither started again.
    QVERIFY(std::abs(shownX() - (player.weight() * 24 + (1 - player.weight()) * 20)) < 1e-9);
    QCOMPARE(m_mix.otherFrame(m_playback), 10.0);
}

void tst_PreviewMix::noTimeIsACut()
{
    m_mix.setOther(1);
    m_mix.setWeight(0.5);
    m_mix.crossFade(m_playback, 0);
    QVERIFY(!m_mix.isFading() && m_playback.isPlaying());
    QCOMPARE(m_playback.clip(), std::size_t(1));
    QCOMPARE(m_mix.other(), std::optional(std::size_t(0)));
    QCOMPARE(m_mix.weight(), 0.0);
    QCOMPARE(shownX(), 20.0);
}

QTEST_APPLESS_MAIN(tst_PreviewMix)
#include "tst_preview_mix.moc"
