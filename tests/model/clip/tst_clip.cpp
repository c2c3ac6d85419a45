// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/clip/clip.h"

#include <QtTest>

using namespace clipwright;

class tst_Clip : public QObject {
    Q_OBJECT

private slots:
    void aTimelineAssetIsAsLongAsItsKeys();
    void otherClipsSayHowLongTheyAre();
    void channelsAreFoundByTheirWholeAddress();
    void everyEnumHasItsWords();
};

namespace {

/** One channel with keys at 0 and `last` seconds, 10 frames a second. */
Clip clipUpTo(double last)
{
    Clip clip;
    clip.timeline.rate = Rate{10};
    Track track;
    track.keys = Keys(Storage::Numbers, 1);
    Key key;
    key.value = {1};
    track.keys.append(key);
    key.time = last;
    track.keys.append(key);
    auto channel = std::make_shared<ClipChannel>();
    channel->address = {"lamp", {}, "light.power"};
    channel->track = clip.timeline.add(std::move(track));
    clip.channels.push_back(channel);
    return clip;
}

} // namespace

void tst_Clip::aTimelineAssetIsAsLongAsItsKeys()
{
    Clip clip = clipUpTo(0.9);
    clip.timeline.length = 77; // which counts only in clips that are none
    for (const auto &[playback, seconds, rule] :
         {std::tuple(PlaybackMode::Loop, 1.0, WhenDone::Loop), std::tuple(PlaybackMode::OnceHold, 1.0, WhenDone::Hold),
          std::tuple(PlaybackMode::OnceReset, 1.0, WhenDone::Release),
          std::tuple(PlaybackMode::PingPong, 0.9, WhenDone::Bounce)}) {
        clip.playback = playback;
        QCOMPARE(clip.oneWay(), seconds);
        QCOMPARE(clip.atEnd(), rule);
    }
    QCOMPARE(clip.lastFrame(), 9.0);
    QCOMPARE(clipUpTo(0.3 - 1e-9).lastFrame(), 3.0);
    QCOMPARE(clipUpTo(0.25).lastFrame(), 2.5);
}

void tst_Clip::otherClipsSayHowLongTheyAre()
{
    Clip clip = clipUpTo(0.9);
    clip.timeline.length = 3;
    clip.whenDone = WhenDone::Bounce;
    QCOMPARE(clip.oneWay(), 3.0);
    QCOMPARE(clip.atEnd(), WhenDone::Bounce);
    QCOMPARE(clip.timeline.unit, TimeUnit::Second);
    QCOMPARE(Clip().lastKey(), 0.0);
}

void tst_Clip::channelsAreFoundByTheirWholeAddress()
{
    const Clip clip = clipUpTo(1);
    QVERIFY(clip.find({"lamp", {}, "light.power"}));
    QVERIFY(!clip.find({"lamp", std::string(), "light.power"})); // of a bone without a name
    QVERIFY(!clip.find({"lamp", {}, "light.power", 0}));
    QVERIFY(!clip.find({"", {}, "light.power"}));
}

void tst_Clip::everyEnumHasItsWords()
{
    QCOMPARE(whenDoneNames()[static_cast<std::size_t>(WhenDone::Release)], std::string_view("release"));
    QCOMPARE(playbackNames()[static_cast<std::size_t>(PlaybackMode::PingPong)], std::string_view("ping-pong"));
    QCOMPARE(eulerOrderNames()[static_cast<std::size_t>(EulerOrder::ZYX)], std::string_view("zyx"));
}

QTEST_APPLESS_MAIN(tst_Clip)
#include "tst_clip.moc"
