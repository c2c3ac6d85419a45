// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/playback.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace clipwright;

class tst_Playback : public QObject {
    Q_OBJECT

    static Playback walkAndHit()
    {
        Playback playback;
        playback.setTimeline(Rate{30}, 90, {{"walk", 0, 30, true}, {"hit", 30, 90, false}});
        return playback;
    }

private slots:
    void nothingPlaysWithoutClips();
    void clipsWithoutLengthAreLeftOut();
    void unknownClipDoesNothing();
    void notANumberDoesNotSeek();
    void noTimeMovesNothing();
    void endlessTimeStartsALoopAgain();
    void playingLoopWrapsAndNeverShowsEnd();
    void parkedPlayheadShowsEndOfALoop();
    void onceRestsOnEndAndStops();
    void playAtTheEndStartsAgain();
    void stopReturnsToWherePlayBegan();
    void seekIsHeldToTheClip();
    void stepsGoToWholeFrames_data();
    void stepsGoToWholeFrames();
    void anotherClipGoesOnPlaying();
    void loopOverrideWinsOverTheClip();
    void advanceMovesByTheRate();
};

void tst_Playback::nothingPlaysWithoutClips()
{
    Playback playback;
    playback.play();
    QVERIFY(!playback.isPlaying());
    QVERIFY(!playback.advance(1));
    playback.step(3);
    playback.toLast();
    QCOMPARE(playback.frame(), 0.0);
    QVERIFY(!playback.isAtEnd());
}

void tst_Playback::clipsWithoutLengthAreLeftOut()
{
    Playback playback;
    const double infinite = std::numeric_limits<double>::infinity();
    playback.setTimeline(Rate{30}, 10, {{"empty", 5, 5, true}, {"endless", 0, infinite, true}, {"real", 2, 4, true}});
    QCOMPARE(playback.clips().size(), std::size_t(1));
    QCOMPARE(playback.frame(), 2.0);
}

void tst_Playback::unknownClipDoesNothing()
{
    Playback playback = walkAndHit();
    playback.seek(12);
    playback.setClip(2);
    QCOMPARE(playback.clip(), std::size_t(0));
    QCOMPARE(playback.frame(), 12.0);
}

void tst_Playback::notANumberDoesNotSeek()
{
    Playback playback = walkAndHit();
    playback.seek(12);
    playback.seek(std::nan(""));
    QCOMPARE(playback.frame(), 12.0);
}

void tst_Playback::noTimeMovesNothing()
{
    Playback playback = walkAndHit();
    playback.play();
    QVERIFY(!playback.advance(0));
    QVERIFY(!playback.advance(-1));
    QVERIFY(!playback.advance(std::nan("")));
    QCOMPARE(playback.frame(), 0.0);
}

void tst_Playback::endlessTimeStartsALoopAgain()
{
    Playback playback = walkAndHit();
    playback.play();
    QVERIFY(playback.advance(std::numeric_limits<double>::infinity()));
    QCOMPARE(playback.frame(), 0.0);
}

void tst_Playback::playingLoopWrapsAndNeverShowsEnd()
{
    Playback playback = walkAndHit();
    playback.play();
    QVERIFY(playback.advance(1));
    QCOMPARE(playback.frame(), 0.0);
    QVERIFY(playback.isPlaying());
    playback.advance(7.5);
    QCOMPARE(playback.frame(), 15.0);
}

void tst_Playback::parkedPlayheadShowsEndOfALoop()
{
    Playback playback = walkAndHit();
    playback.toLast();
    QCOMPARE(playback.frame(), 30.0);
    QVERIFY(playback.isAtEnd());
}

void tst_Playback::onceRestsOnEndAndStops()
{
    Playback playback = walkAndHit();
    playback.setClip(1);
    playback.play();
    QVERIFY(playback.advance(5));
    QCOMPARE(playback.frame(), 90.0);
    QVERIFY(!playback.isPlaying());
    QVERIFY(!playback.advance(1));
}

void tst_Playback::playAtTheEndStartsAgain()
{
    Playback playback = walkAndHit();
    playback.setClip(1);
    playback.toLast();
    playback.play();
    QCOMPARE(playback.frame(), 30.0);
    QVERIFY(playback.isPlaying());
}

void tst_Playback::stopReturnsToWherePlayBegan()
{
    Playback playback = walkAndHit();
    playback.seek(7);
    playback.play();
    playback.advance(0.5);
    playback.stop();
    QCOMPARE(playback.frame(), 7.0);
    QVERIFY(!playback.isPlaying());
}

void tst_Playback::seekIsHeldToTheClip()
{
    Playback playback = walkAndHit();
    playback.setClip(1);
    playback.seek(3);
    QCOMPARE(playback.frame(), 30.0);
    playback.seek(1e300);
    QCOMPARE(playback.frame(), 90.0);
}

void tst_Playback::stepsGoToWholeFrames_data()
{
    QTest::addColumn<double>("from");
    QTest::addColumn<int>("frames");
    QTest::addColumn<double>("to");
    QTest::newRow("on") << 4.0 << 1 << 5.0;
    QTest::newRow("back") << 4.0 << -1 << 3.0;
    QTest::newRow("ten on") << 4.0 << 10 << 14.0;
    QTest::newRow("on from between") << 4.3 << 1 << 5.0;
    QTest::newRow("back from between") << 4.3 << -1 << 4.0;
    QTest::newRow("held at the end") << 29.0 << 10 << 30.0;
    QTest::newRow("held at the start") << 0.0 << -1 << 0.0;
}

void tst_Playback::stepsGoToWholeFrames()
{
    QFETCH(double, from);
    QFETCH(int, frames);
    Playback playback = walkAndHit();
    playback.seek(from);
    playback.play();
    playback.step(frames);
    QTEST(playback.frame(), "to");
    QVERIFY(!playback.isPlaying());
}

void tst_Playback::anotherClipGoesOnPlaying()
{
    Playback playback = walkAndHit();
    playback.play();
    playback.setClip(1);
    QVERIFY(playback.isPlaying());
    QCOMPARE(playback.frame(), 30.0);
}

void tst_Playback::loopOverrideWinsOverTheClip()
{
    Playback playback = walkAndHit();
    playback.setLoopOverride(false);
    playback.play();
    playback.advance(2);
    QCOMPARE(playback.frame(), 30.0);
    playback.setLoopOverride(true);
    playback.setClip(1);
    playback.play();
    playback.advance(2.5);
    QCOMPARE(playback.frame(), 45.0);
    playback.setLoopOverride({});
    QVERIFY(!playback.isLooping());
}

void tst_Playback::advanceMovesByTheRate()
{
    Playback playback = walkAndHit();
    playback.play();
    QVERIFY(playback.advance(0.25));
    QCOMPARE(playback.frame(), 7.5);
    QCOMPARE(playback.seconds(), 0.25);
}

QTEST_APPLESS_MAIN(tst_Playback)
#include "tst_playback.moc"
