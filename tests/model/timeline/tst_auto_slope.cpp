// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/auto_slope.h"

#include "tracks.h"

#include <QTest>

#include <cmath>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr auto kHermite = EasingTable::kHermite;

Track numbersAt(std::initializer_list<std::pair<double, double>> keys)
{
    Track track = trackOf(Kind::Number, 1, {});
    for (const auto &[time, value] : keys)
        track.keys.append(keyAt(time, {value}, kHermite));
    return track;
}

std::vector<double> slopesOf(const Track &track, std::size_t component = 0)
{
    std::vector<double> slopes;
    for (std::size_t i = 0; i < track.keys.size(); ++i)
        slopes.push_back(autoSlope(track, i, component));
    return slopes;
}

std::vector<double> turned(double degrees)
{
    const double half = degrees * 3.141592653589793 / 360;
    return {0, 0, std::sin(half), std::cos(half)};
}

} // namespace

/** The slope of a key that has none, and what it does to the keys beside it. */
class tst_AutoSlope : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fixSeed(); }
    void endsAreFlat();
    void aLineKeepsItsSlope();
    void peaksTroughsAndPlateausAreFlat();
    void neighboursAtOneTimeGiveNone();
    void unevenTimesCount();
    void eachPartIsItsOwn();
    void rotationsAreTakenToOneSideAndNeverFlat();
    void rawRotationsStayOnTheirSide();
    void linkedEndsLookOverTheSeam();
    void aLongerPeriodPutsTheSeamBetweenTheEnds();
    void neverLeavesTheRangeOfTheKeys();
    void eachSideAloneMayHaveItsOwn();
    void theOppositeRotationIsNoTurn();
};

void tst_AutoSlope::endsAreFlat()
{
    QCOMPARE(slopesOf(numbersAt({{0, 3}})), std::vector<double>{0});
    QCOMPARE(slopesOf(numbersAt({{0, 3}, {1, 9}})), (std::vector<double>{0, 0}));
}

void tst_AutoSlope::aLineKeepsItsSlope()
{
    QCOMPARE(slopesOf(numbersAt({{0, 0}, {1, 1}, {2, 2}})), (std::vector<double>{0, 1, 0}));
    QCOMPARE(slopesOf(numbersAt({{0, 0}, {2, -3}, {4, -6}})), (std::vector<double>{0, -1.5, 0}));
}

void tst_AutoSlope::peaksTroughsAndPlateausAreFlat()
{
    QCOMPARE(slopesOf(numbersAt({{0, 0}, {1, 5}, {2, 0}, {3, 4}, {4, 4}, {5, 8}})), (std::vector<double>(6, 0)));
    // Differences whose product is nought in doubles still go on.
    QVERIFY(slopesOf(numbersAt({{0, 0}, {1, 1e-200}, {2, 2e-200}}))[1] == 1e-200);
}

void tst_AutoSlope::neighboursAtOneTimeGiveNone()
{
    QCOMPARE(slopesOf(numbersAt({{1, 0}, {1, 5}, {1, 7}})), (std::vector<double>{0, 0, 0}));
    QCOMPARE(slopesOf(numbersAt({{0, 0}, {1, 5}, {1, 7}, {2, 9}})), (std::vector<double>{0, 7, 4, 0}));
}

void tst_AutoSlope::unevenTimesCount()
{
    QCOMPARE(slopesOf(numbersAt({{0, 0}, {1, 3}, {4, 8}})), (std::vector<double>{0, 2, 0}));
}

void tst_AutoSlope::eachPartIsItsOwn()
{
    const Track track = trackOf(Kind::Vector2, 2, {keyAt(0, {0, 0}), keyAt(1, {1, 5}), keyAt(2, {2, 0})});
    QCOMPARE(slopesOf(track, 0)[1], 1.0);
    QCOMPARE(slopesOf(track, 1)[1], 0.0);
}

void tst_AutoSlope::rotationsAreTakenToOneSideAndNeverFlat()
{
    Track track = trackOf(Kind::Rotation, 4, {keyAt(0, {0, 0, 0, 1}), keyAt(1, turned(60)), keyAt(2, {0, 0, 0, -1})});
    track.mix = MixRule::Nlerp;
    // The last is the first with its numbers negated: both differences cancel.
    QCOMPARE(slopesOf(track, 2)[1], 0.0);
    std::vector<double> negated = turned(120);
    for (double &number : negated)
        number = -number;
    track.keys = Keys(Storage::Numbers, 4);
    for (const Key &key : {keyAt(0, {0, 0, 0, 1}), keyAt(1, turned(60)), keyAt(2, negated)})
        track.keys.append(key);
    QVERIFY(isNear(slopesOf(track, 2)[1], std::sin(3.141592653589793 / 3) / 2));
    QVERIFY(isNear(slopesOf(track, 3)[1], (0.5 - 1) / 2));
    track.keys = Keys(Storage::Numbers, 4);
    for (const Key &key : {keyAt(0, {0, 0, 0, 1}), keyAt(1, turned(60)), keyAt(2, turned(30))})
        track.keys.append(key);
    QVERIFY(slopesOf(track, 2)[1] > 0.1); // a peak, but a rotation
}

void tst_AutoSlope::rawRotationsStayOnTheirSide()
{
    Track track = trackOf(Kind::Rotation, 4, {keyAt(0, {0, 0, 0, 1}), keyAt(1, turned(60)), keyAt(2, {0, 0, 0, -1})});
    track.mix = MixRule::Raw;
    QCOMPARE(slopesOf(track, 3)[1], -1.0);
}

void tst_AutoSlope::linkedEndsLookOverTheSeam()
{
    Track track = numbersAt({{0, 0}, {1, 4}, {2, 0}, {3, -4}, {4, 0}});
    track.linkedEnds = true;
    QCOMPARE(slopesOf(track), (std::vector<double>{4, 0, -4, 0, 4}));
    track = numbersAt({{0, 0}, {1, 1}, {2, 2}}); // goes on by its laps
    track.linkedEnds = true;
    QCOMPARE(slopesOf(track), (std::vector<double>{1, 1, 1}));
    track = numbersAt({{0, 0}});
    track.linkedEnds = true;
    QCOMPARE(slopesOf(track), (std::vector<double>{0}));
}

void tst_AutoSlope::aLongerPeriodPutsTheSeamBetweenTheEnds()
{
    Track track = numbersAt({{0, 0}, {1, 1}, {2, -1}});
    track.linkedEnds = true;
    track.period = 3;
    // -1 (a lap before, at -1), 0, 1: on at 1 a unit.
    QCOMPARE(slopesOf(track), (std::vector<double>{1, 0, 0}));
}

void tst_AutoSlope::neverLeavesTheRangeOfTheKeys()
{
    QVERIFY(rc::check("between each two neighbours, in even time", [] {
        const std::vector<double> values = *numbers(6, 10);
        Track track = trackOf(Kind::Number, 1, {});
        for (std::size_t i = 0; i < values.size(); ++i)
            track.keys.append(keyAt(double(i), {values[i]}, kHermite));
        const auto [low, high] = std::ranges::minmax(values);
        for (int i = 0; i <= 500; ++i) {
            const double value = sampledNumber(track, {}, i / 100.0);
            RC_ASSERT(value >= low - 1.5 && value <= high + 1.5); // a Hermite cubic may swing a little beside a step
            RC_ASSERT(std::isfinite(value));
        }
        for (std::size_t i = 0; i < values.size(); ++i)
            RC_ASSERT(sampledNumber(track, {}, double(i)) == values[i]);
    }));
}

void tst_AutoSlope::eachSideAloneMayHaveItsOwn()
{
    Track track = trackOf(Kind::Number, 1, {});
    Key middle = keyAt(1, {1}, kHermite);
    middle.tangentOut = {5};
    for (const Key &key : {keyAt(0, {0}, kHermite), middle, keyAt(2, {2}, kHermite)})
        track.keys.append(key);
    // In by the neighbours: slope 1. h01 + h11·1 at 1/2: 0.5 - 0.125.
    QCOMPARE(sampledNumber(track, {}, 0.5), 0.375);
    // Out by its own 5, flat at the end: 1.5 + 0.125·5.
    QCOMPARE(sampledNumber(track, {}, 1.5), 2.125);
}

void tst_AutoSlope::theOppositeRotationIsNoTurn()
{
    Track track = trackOf(Kind::Rotation, 4, {keyAt(0, {0, 0, 1, 0}, kHermite), keyAt(1, {0, 0, -1, 0}, kHermite)});
    track.mix = MixRule::Raw;
    QCOMPARE(sampled(track, {}, {0.5}), (std::vector<double>{0, 0, 1, 0}));
    track.mix = MixRule::Nlerp;
    QCOMPARE(sampled(track, {}, {0.5}), (std::vector<double>{0, 0, 1, 0}));
}

QTEST_GUILESS_MAIN(tst_AutoSlope)
#include "tst_auto_slope.moc"
