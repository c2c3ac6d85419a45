// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "made_clips.h"
#include "model/eval/playback_pass.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::test;

class tst_PlaybackPass : public QObject {
    Q_OBJECT

private slots:
    void theLastKeysFrameCountsAsOne();
    void pingPongTurnsOnTheLastKey();
    void aLoopStartsOver();
    void onceStopsAtItsEnd();
    void aTickOfAFrameLandsOnKeys();
    void oneKeyIsAFrameLong();
};

namespace {

/** Keys on 0 … 9 at 10 frames a second. */
PlaybackPass passOf(const std::string &playback)
{
    return PlaybackPass(
        samplerOf(clipText(R"("rate":10,"playback":")" + playback + '"',
                           R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":0},{"at":0.9,"value":9}]})"))
            ->clip());
}

} // namespace

void tst_PlaybackPass::theLastKeysFrameCountsAsOne()
{
    for (const char *playback : {"loop", "once-hold", "once-reset", "ping-pong"})
        QCOMPARE(passOf(playback).length(), 1.0);
}

void tst_PlaybackPass::pingPongTurnsOnTheLastKey()
{
    const PlaybackPass pass = passOf("ping-pong");
    // Eighteen frames a bounce: 0 … 9 … 1, neither end twice.
    const std::vector<int> frames{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1};
    double head = 0;
    for (std::size_t i = 0; i < frames.size(); ++i) {
        const SampleTime time = pass.timeAt(head);
        QCOMPARE(time.time, frames[i] / 10.0);
        QCOMPARE(time.backwards, i > 9 && i < 18);
        head = pass.advanced(head, 0.1);
    }
    QCOMPARE(pass.progress(9), 1.0);
    QCOMPARE(pass.progress(13.5), 0.5);
    QCOMPARE(pass.timeLeft(4), 0.5);
    QCOMPARE(pass.timeLeft(9), 0.9);
    QVERIFY(!pass.isOver(18));
}

void tst_PlaybackPass::aLoopStartsOver()
{
    const PlaybackPass pass = passOf("loop");
    QCOMPARE(pass.advanced(9, 0.1), 0.0);
    QCOMPARE(pass.advanced(9.5, 10.1), 0.5);
    QCOMPARE(pass.progress(5), 0.5);
    QCOMPARE(pass.timeLeft(9.5), 0.05);
    QVERIFY(pass.isEndless());
}

void tst_PlaybackPass::onceStopsAtItsEnd()
{
    const PlaybackPass pass = passOf("once-hold");
    QVERIFY(!pass.isOver(9.99));
    QCOMPARE(pass.advanced(9, 5), 10.0);
    QVERIFY(pass.isOver(10));
    QCOMPARE(pass.progress(10), 1.0);
    QCOMPARE(pass.timeLeft(2.5), 0.75);
}

void tst_PlaybackPass::aTickOfAFrameLandsOnKeys()
{
    const PlaybackPass pass = passOf("loop");
    double head = 0;
    for (int frame = 0; frame < 10; ++frame) {
        QCOMPARE(pass.timeAt(head).time, frame / 10.0);
        head = pass.advanced(head, 0.1);
    }
}

void tst_PlaybackPass::oneKeyIsAFrameLong()
{
    const auto passWith = [](const std::string &playback) {
        return PlaybackPass(samplerOf(clipText(R"("rate":10,"playback":")" + playback + '"',
                                               R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":1}]})"))
                                ->clip());
    };
    QCOMPARE(passWith("loop").length(), 0.1);
    QCOMPARE(passWith("ping-pong").advanced(0, 3), 0.0);
    QCOMPARE(passWith("ping-pong").progress(0), 0.0);
}

QTEST_APPLESS_MAIN(tst_PlaybackPass)
#include "tst_playback_pass.moc"
