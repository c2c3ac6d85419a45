// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/keys_within.h"

#include "tracks.h"

#include <QTest>

#include <limits>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Track ramp(int count)
{
    Track track = trackOf(Kind::Number, 1, {});
    for (int i = 0; i < count; ++i)
        track.keys.append(keyAt(i, {double(i % 10)}));
    return track;
}

} // namespace

class tst_KeysWithin : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fixSeed(); }
    void nothingIsInAnEmptyBox();
    void edgesAreWithin();
    void valuesCount();
    void textsHaveNoValue();
    void onlyTracksThatWereAskedFor();
    void agreesWithAPlainLook();
};

void tst_KeysWithin::nothingIsInAnEmptyBox()
{
    const Track track = ramp(600);
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(runsWithin(track, {5, 4}).empty());
    QVERIFY(runsWithin(track, {nan, nan}).empty());
    QVERIFY(runsWithin(track, {0, 600, 3, 2}).empty());
    QVERIFY(runsWithin(track, {0, 600, 20, 30}).empty());
    QVERIFY(runsWithin(trackOf(Kind::Number, 1, {}), {-kInfinity, kInfinity}).empty());
}

void tst_KeysWithin::edgesAreWithin()
{
    QCOMPARE(runsWithin(ramp(600), {3, 7}), (std::vector<KeyRun>{{3, 8}}));
    QCOMPARE(runsWithin(ramp(600), {-kInfinity, kInfinity}), (std::vector<KeyRun>{{0, 600}}));
    QCOMPARE(runsWithin(ramp(600), {2.5, 2.9}).size(), std::size_t(0));
    const Track cut = trackOf(Kind::Number, 1, {keyAt(1, {0}), keyAt(1, {1}), keyAt(1, {2})});
    QCOMPARE(runsWithin(cut, {1, 1}), (std::vector<KeyRun>{{0, 3}}));
}

void tst_KeysWithin::valuesCount()
{
    QCOMPARE(runsWithin(ramp(30), {0, 25, 3, 4}), (std::vector<KeyRun>{{3, 5}, {13, 15}, {23, 25}}));
    QCOMPARE(runsWithin(ramp(30), {0, 25, 0, 9}), (std::vector<KeyRun>{{0, 26}}));
    const Track two = trackOf(Kind::Vector2, 2, {keyAt(0, {0, 100}), keyAt(1, {50, 50}), keyAt(2, {100, 0})});
    QCOMPARE(runsWithin(two, {0, 2, 90, 110}), (std::vector<KeyRun>{{0, 1}, {2, 3}})); // either number
}

void tst_KeysWithin::textsHaveNoValue()
{
    Key key;
    key.text = "walk";
    const Track track = trackOf(Kind::Text, 0, {key});
    QCOMPARE(runsWithin(track, {0, 1}).size(), std::size_t(1));
    QVERIFY(runsWithin(track, {0, 1, -5, 5}).empty());
}

void tst_KeysWithin::onlyTracksThatWereAskedFor()
{
    Timeline timeline;
    const TrackId a = timeline.add(ramp(10));
    const TrackId b = timeline.add(ramp(20));
    const TrackId c = timeline.add(ramp(30));
    QCOMPARE(keysWithin(timeline, {15, 40}), (std::vector<KeysOfTrack>{{b, {{15, 20}}}, {c, {{15, 30}}}}));
    QCOMPARE(keysWithin(timeline, {0, 4}, std::array{c, TrackId{99}, a}),
             (std::vector<KeysOfTrack>{{c, {{0, 5}}}, {a, {{0, 5}}}}));
}

void tst_KeysWithin::agreesWithAPlainLook()
{
    QVERIFY(rc::check("key by key", [] {
        Track track = trackOf(Kind::Vector2, 2, {});
        const int count = *rc::gen::inRange(0, 700);
        for (int i = 0; i < count; ++i)
            track.keys.append(keyAt(i / 3, {double((i * 7) % 31), double((i * 5) % 13)}));
        const KeyWindow window{*between(-10, 250), *between(-10, 250), *between(-5, 35), *between(-5, 35)};
        std::vector<bool> expected(static_cast<std::size_t>(count));
        std::vector<bool> found(static_cast<std::size_t>(count));
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const auto isIn = [&](double v) { return v >= window.low && v <= window.high; };
            const double time = track.keys.time(i);
            expected[i] = time >= window.start && time <= window.end
                          && (isIn(track.keys.value(i)[0]) || isIn(track.keys.value(i)[1]));
        }
        std::size_t last = 0;
        for (const KeyRun &run : runsWithin(track, window)) {
            RC_ASSERT(run.first < run.end && (last == 0 || run.first > last));
            last = run.end;
            for (std::size_t i = run.first; i < run.end; ++i)
                found[i] = true;
        }
        RC_ASSERT(found == expected);
    }));
}

QTEST_GUILESS_MAIN(tst_KeysWithin)
#include "tst_keys_within.moc"
