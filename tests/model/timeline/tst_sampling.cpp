// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/sampling.h"

#include "tracks.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <numbers>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

std::vector<double> aboutZ(double degrees)
{
    const double half = degrees * std::numbers::pi / 360;
    return {0, 0, std::sin(half), std::cos(half)};
}

bool isTurn(const std::vector<double> &q, double degrees)
{
    const std::vector<double> wanted = aboutZ(degrees);
    const double cosine = q[0] * wanted[0] + q[1] * wanted[1] + q[2] * wanted[2] + q[3] * wanted[3];
    return isNear(std::abs(cosine), 1);
}

PathRef square(double size)
{
    Path path;
    path.contours.push_back(
        {{{{0, 0}, {0, 0}, {size, 0}}, {{size, 0}, {0, 0}, {0, 0}}, {{size, size}, {0, 0}, {0, 0}}}, true});
    return std::make_shared<const Path>(std::move(path));
}

Key pathKey(double time, PathRef path)
{
    Key key;
    key.time = time;
    key.path = std::move(path);
    return key;
}

/** 0 at time 10, 4 at 12, 6 at 20. */
Track threeKeys()
{
    return trackOf(Kind::Number, 1, {keyAt(10, {0}), keyAt(12, {4}), keyAt(20, {6})});
}

} // namespace

class tst_Sampling : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fixSeed(); }
    void oddNumbersEndAndDoNotHang();
    void withoutKeysTheBaseIsShown();
    void aWrongWidthIsFilledWithNoughts();
    void aSingleKeyHoldsWhateverTheRule();
    void keyTimesGiveTheKeysExactly();
    void holdKeepsLeftValueUntilNextKey();
    void ofTwoKeysAtOneTimeTheLaterRules();
    void flagsAndTextsHoldWhateverTheirEasing();
    void flagsMaySwitchHalfway();
    void backwardsAHoldShowsTheKeyAbove();
    void outsideTheKeysTheRuleDecides_data();
    void outsideTheKeysTheRuleDecides();
    void straightAheadFollowsEasingsAndSlopes();
    void aParkedPlayheadShowsTheEndOfACycle();
    void aPeriodOfItsOwnHoldsOrCuts();
    void manyLapsDoNotSlip();
    void offsetAddsUpTurns();
    void rotationsFollowTheirMixRule();
    void rotationsComeOutWithUnitLength();
    void eachComponentFollowsItsOwnEasing();
    void hermiteFollowsTheSlopesAtTheKeys();
    void aPathInSpaceIsRunAtEvenSpeed();
    void pathsMixOnlyInOneTopology();
};

void tst_Sampling::oddNumbersEndAndDoNotHang()
{
    EasingTable easings;
    const auto cubic = easings.intern(Easing::cubic(kNan, kInfinity, -kInfinity, kNan));
    for (const Extrapolation rule : {Extrapolation::Hold, Extrapolation::Linear, Extrapolation::Cycle,
                                     Extrapolation::Offset, Extrapolation::Oscillate}) {
        for (const double odd : {kNan, kInfinity, -kInfinity, 1e308, 5e-324}) {
            for (const Kind kind : {Kind::Number, Kind::Rotation, Kind::Flag}) {
                const int stride = rowOf(kind).components;
                Key first = keyAt(-1e308, std::vector<double>(static_cast<std::size_t>(stride), odd), cubic);
                Key last = keyAt(1e308, std::vector<double>(static_cast<std::size_t>(stride), -odd), cubic);
                first.spatialOut = last.spatialIn = last.tangentIn = first.value;
                for (const auto easing : {cubic, EasingTable::kHermite, EasingTable::kLinear}) {
                    first.easing = easing;
                    Track track = trackOf(kind, stride, {first, last});
                    track.before = track.after = rule;
                    for (const double period : {0.0, odd, -1.0}) {
                        track.period = period;
                        for (const double time : {kNan, kInfinity, -kInfinity, 0.0, 1.5e308, -1.7e308})
                            sampled(track, easings, {time});
                        (void)splitSegment(track, easings, 0);
                    }
                }
            }
        }
    }
}

void tst_Sampling::withoutKeysTheBaseIsShown()
{
    Track track;
    track.kind = Kind::Vector2;
    track.base = {3, 4};
    track.baseText = "still";
    track.basePath = square(1);
    std::vector<double> out(2);
    sampleNumbers(track, {}, {7}, out);
    QVERIFY((out == std::vector<double>{3, 4}));
    QCOMPARE(sampleText(track, {7}), std::string("still"));
    QCOMPARE(samplePath(track, {}, {7}), track.basePath);
}

void tst_Sampling::aWrongWidthIsFilledWithNoughts()
{
    std::vector<double> wide(3, 9);
    sampleNumbers(threeKeys(), {}, {12}, wide);
    QVERIFY((wide == std::vector<double>{4, 0, 0}));
    sampleNumbers(threeKeys(), {}, {11}, std::span<double>());
}

void tst_Sampling::aSingleKeyHoldsWhateverTheRule()
{
    Track track = trackOf(Kind::Number, 1, {keyAt(3, {5})});
    for (const Extrapolation rule :
         {Extrapolation::Linear, Extrapolation::Cycle, Extrapolation::Offset, Extrapolation::Oscillate}) {
        track.before = track.after = rule;
        for (const double time : {-100.0, 3.0, 100.0})
            QCOMPARE(sampledNumber(track, {}, time), 5.0);
    }
}

void tst_Sampling::keyTimesGiveTheKeysExactly()
{
    QVERIFY(rc::check("at a key its value", [] {
        EasingTable easings;
        const auto easing = easings.intern(*cubicEasing());
        const auto values = *numbers(3, 1e6);
        const Track track = trackOf(Kind::Number, 1,
                                    {keyAt(0.1, {values[0]}, easing), keyAt(0.3, {values[1]}, EasingTable::kHermite),
                                     keyAt(0.7, {values[2]}, easing)});
        for (std::size_t i = 0; i < 3; ++i)
            RC_ASSERT(sampledNumber(track, easings, track.keys.time(i)) == values[i]);
    }));
}

void tst_Sampling::holdKeepsLeftValueUntilNextKey()
{
    const Track track = trackOf(Kind::Number, 1, {keyAt(0, {1}, EasingTable::kHold), keyAt(10, {2})});
    QCOMPARE(sampledNumber(track, {}, std::nextafter(10, 0)), 1.0);
    QCOMPARE(sampledNumber(track, {}, 10), 2.0);
}

void tst_Sampling::ofTwoKeysAtOneTimeTheLaterRules()
{
    const Track track = trackOf(Kind::Number, 1, {keyAt(0, {0}), keyAt(10, {10}), keyAt(10, {50}), keyAt(20, {60})});
    QVERIFY(isNear(sampledNumber(track, {}, std::nextafter(10, 0)), 10));
    QCOMPARE(sampledNumber(track, {}, 10), 50.0);
    QCOMPARE(sampledNumber(track, {}, 15), 55.0);
}

void tst_Sampling::flagsAndTextsHoldWhateverTheirEasing()
{
    const Track flag = trackOf(Kind::Flag, 1, {keyAt(0, {0}), keyAt(10, {1})});
    QCOMPARE(sampledNumber(flag, {}, 9.9), 0.0);
    Key first;
    first.text = "one";
    Key second;
    second.time = 10;
    second.text = "two";
    const Track text = trackOf(Kind::Text, 0, {first, second});
    QCOMPARE(sampleText(text, {-1}), std::string("one"));
    QCOMPARE(sampleText(text, {9.9}), std::string("one"));
    QCOMPARE(sampleText(text, {10}), std::string("two"));
}

void tst_Sampling::flagsMaySwitchHalfway()
{
    EasingTable easings;
    const auto at = [&easings](EasingTable::Index easing, double time) {
        const Track flag = trackOf(Kind::Flag, 1, {keyAt(0, {0}, easing), keyAt(10, {1}, easing), keyAt(20, {0})});
        SampleTime when{time};
        when.flagsSwitchHalfway = true;
        return sampled(flag, easings, when).at(0);
    };
    for (const auto easing : {EasingTable::kLinear, easings.intern({Interpolation::Smooth, 1, {}}),
                              EasingTable::kHermite, easings.intern({Interpolation::Shaped, 1, {4}})}) {
        QCOMPARE(at(easing, 4.99), 0.0);
        QCOMPARE(at(easing, 5), 1.0);
        QCOMPARE(at(easing, 14.99), 1.0);
        QCOMPARE(at(easing, 15), 0.0);
        QCOMPARE(at(easing, -1), 0.0);
        QCOMPARE(at(easing, 25), 0.0);
    }
    const auto in = easings.intern({Interpolation::QuadIn, 1, {}}); // half of the way at the root of a half
    QCOMPARE(at(in, 7), 0.0);
    QCOMPARE(at(in, 7.1), 1.0);
    QCOMPARE(at(EasingTable::kHold, 9.99), 0.0);
    QCOMPARE(at(EasingTable::kHold, 10), 1.0);
}

void tst_Sampling::backwardsAHoldShowsTheKeyAbove()
{
    const Track track = trackOf(
        Kind::Number, 1, {keyAt(0, {1}, EasingTable::kHold), keyAt(10, {2}, EasingTable::kLinear), keyAt(20, {4})});
    QCOMPARE(sampled(track, {}, {5, true})[0], 2.0);
    QCOMPARE(sampled(track, {}, {0, true})[0], 1.0);
    QCOMPARE(sampled(track, {}, {10, true})[0], 2.0);
    QCOMPARE(sampled(track, {}, {15, true})[0], 3.0); // what blends does not jump
    QCOMPARE(sampled(track, {}, {25, true})[0], 4.0);
}

void tst_Sampling::outsideTheKeysTheRuleDecides_data()
{
    QTest::addColumn<Extrapolation>("rule");
    QTest::addColumn<double>("time");
    QTest::addColumn<double>("value");
    const auto row = [](const char *name, Extrapolation rule, double time, double value) {
        QTest::addRow("%s at %g", name, time) << rule << time << value;
    };
    row("hold", Extrapolation::Hold, 0, 0);
    row("hold", Extrapolation::Hold, 50, 6);
    row("linear", Extrapolation::Linear, 9, -2);
    row("linear", Extrapolation::Linear, 24, 7);
    row("cycle", Extrapolation::Cycle, 20, 0);
    row("cycle", Extrapolation::Cycle, 21, 2);
    row("cycle", Extrapolation::Cycle, 46, 5);
    row("cycle", Extrapolation::Cycle, 6, 5);
    row("offset", Extrapolation::Offset, 20, 6);
    row("offset", Extrapolation::Offset, 46, 23);
    row("offset", Extrapolation::Offset, 6, -1);
    row("oscillate", Extrapolation::Oscillate, 20, 6);
    row("oscillate", Extrapolation::Oscillate, 24, 5);
    row("oscillate", Extrapolation::Oscillate, 31, 2);
    row("oscillate", Extrapolation::Oscillate, 9, 2);
    row("within", Extrapolation::Oscillate, 16, 5);
}

void tst_Sampling::outsideTheKeysTheRuleDecides()
{
    QFETCH(Extrapolation, rule);
    QFETCH(double, time);
    QFETCH(double, value);
    Track track = threeKeys();
    track.before = track.after = rule;
    QVERIFY2(isNear(sampledNumber(track, {}, time), value),
             qPrintable(QString::number(sampledNumber(track, {}, time))));
}

void tst_Sampling::straightAheadFollowsEasingsAndSlopes()
{
    EasingTable easings;
    Track eased =
        trackOf(Kind::Number, 1, {keyAt(0, {0}, easings.intern(Easing::cubic(0.25, 0.5, 0.5, 0.5))), keyAt(10, {100})});
    eased.before = eased.after = Extrapolation::Linear;
    QVERIFY(isNear(sampledNumber(eased, easings, -1), -20)); // starts at twice the even speed of 10
    QVERIFY(isNear(sampledNumber(eased, easings, 11), 110));
    Key from = keyAt(0, {0}, EasingTable::kHermite);
    from.tangentOut = {3};
    Key to = keyAt(10, {100});
    to.tangentIn = {-7};
    Track tangent = trackOf(Kind::Number, 1, {from, to});
    tangent.before = tangent.after = Extrapolation::Linear;
    QVERIFY(isNear(sampledNumber(tangent, easings, -2), -6));
    QVERIFY(isNear(sampledNumber(tangent, easings, 12), 86));
    Track held = trackOf(Kind::Number, 1, {keyAt(0, {0}, EasingTable::kHold), keyAt(10, {100})});
    held.before = held.after = Extrapolation::Linear;
    QCOMPARE(sampledNumber(held, easings, -5), 0.0);
    QCOMPARE(sampledNumber(held, easings, 15), 100.0);
}

void tst_Sampling::aParkedPlayheadShowsTheEndOfACycle()
{
    Track track = threeKeys();
    track.after = Extrapolation::Cycle;
    QCOMPARE(sampled(track, {}, {20, false, true})[0], 6.0);
    QCOMPARE(sampled(track, {}, {30, false, true})[0], 6.0);
    QCOMPARE(sampled(track, {}, {30, false, false})[0], 0.0);
    QCOMPARE(sampled(track, {}, {10, false, true})[0], 0.0);
}

void tst_Sampling::aPeriodOfItsOwnHoldsOrCuts()
{
    Track track = threeKeys();
    track.after = Extrapolation::Cycle;
    track.period = 15;
    QCOMPARE(sampledNumber(track, {}, 24), 6.0);
    QCOMPARE(sampledNumber(track, {}, 25), 0.0);
    track.period = 2;
    QCOMPARE(sampledNumber(track, {}, 12), 0.0);
    QCOMPARE(sampledNumber(track, {}, 13), 2.0);
}

void tst_Sampling::manyLapsDoNotSlip()
{
    QVERIFY(rc::check("an offset cycle of a straight line is that line", [] {
        const double start = *between(-5, 5);
        const double period = 0.1 + *fractionOfTime();
        Track track = trackOf(Kind::Number, 1, {keyAt(start, {start}), keyAt(start + period, {start + period})});
        track.before = track.after = Extrapolation::Offset;
        const int lap = *rc::gen::inRange(-1000, 1000);
        const double time = start + lap * period; // at the border of a lap, where rounding decides
        RC_ASSERT(isNear(sampledNumber(track, {}, time), time, 1e-9));
    }));
}

void tst_Sampling::offsetAddsUpTurns()
{
    Track track = trackOf(Kind::Rotation, 4, {keyAt(0, aboutZ(10)), keyAt(10, aboutZ(50))});
    track.mix = MixRule::Slerp;
    track.before = track.after = Extrapolation::Offset;
    QVERIFY(isTurn(sampled(track, {}, {25}), 10 + 2 * 40 + 20));
    QVERIFY(isTurn(sampled(track, {}, {-5}), -30 + 20));
}

void tst_Sampling::rotationsFollowTheirMixRule()
{
    std::vector<double> far = aboutZ(120);
    for (double &number : far)
        number = -number;
    Track track = trackOf(Kind::Rotation, 4, {keyAt(0, aboutZ(0)), keyAt(10, far)});
    track.mix = MixRule::Slerp;
    QVERIFY(isTurn(sampled(track, {}, {2.5}), 30));
    track.mix = MixRule::Nlerp;
    QVERIFY(isTurn(sampled(track, {}, {5}), 60));
    QVERIFY(!isTurn(sampled(track, {}, {2.5}), 30));
    track.mix = MixRule::Raw; // by the numbers as they are: the long way
    QVERIFY(isTurn(sampled(track, {}, {5}), -120));
}

void tst_Sampling::rotationsComeOutWithUnitLength()
{
    QVERIFY(rc::check("unit length", [] {
        Track track =
            trackOf(Kind::Rotation, 4,
                    {keyAt(0, *unitRotation(), *rc::gen::element(EasingTable::kLinear, EasingTable::kHermite)),
                     keyAt(10, *unitRotation())});
        track.mix = *rc::gen::element(MixRule::Slerp, MixRule::Nlerp, MixRule::Raw, MixRule::Lerp);
        const std::vector<double> q = sampled(track, {}, {*between(0, 10)});
        const double size = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
        RC_ASSERT(isNear(size, 1, 3e-6) || size == 0); // raw opposites have no middle
    }));
    const Track tall = trackOf(Kind::Rotation, 4, {keyAt(0, {0, 0, 0, 2})});
    QVERIFY((sampled(tall, {}, {0}) == std::vector<double>{0, 0, 0, 1}));
}

void tst_Sampling::eachComponentFollowsItsOwnEasing()
{
    EasingTable easings;
    const Easing both{Interpolation::Cubic, 2, {0, 0, 1, 1, 0.5, 0, 0.5, 1}};
    const Track track = trackOf(Kind::Vector2, 2, {keyAt(0, {0, 0}, easings.intern(both)), keyAt(4, {10, 10})});
    const std::vector<double> value = sampled(track, easings, {1});
    QVERIFY(isNear(value[0], 2.5));
    QVERIFY(isNear(value[1], 10 * Easing::cubic(0.5, 0, 0.5, 1).at(0.25)));
    QVERIFY(value[1] < 1.5);
}

void tst_Sampling::hermiteFollowsTheSlopesAtTheKeys()
{
    // y = t³ from 1 to 3: slopes 3t².
    Key from = keyAt(1, {1}, EasingTable::kHermite);
    from.tangentOut = {3};
    Key to = keyAt(3, {27});
    to.tangentIn = {27};
    const Track track = trackOf(Kind::Number, 1, {from, to});
    for (const double time : {1.0, 1.25, 2.0, 2.9})
        QVERIFY(isNear(sampledNumber(track, {}, time), time * time * time));
}

void tst_Sampling::aPathInSpaceIsRunAtEvenSpeed()
{
    Key from = keyAt(0, {0, 0});
    from.spatialOut = {0, 50};
    Key to = keyAt(10, {100, 0});
    to.spatialIn = {0, 50};
    const Track track = trackOf(Kind::Vector2, 2, {from, to});
    std::vector<double> steps;
    for (int i = 0; i < 100; ++i) {
        const std::vector<double> a = sampled(track, {}, {i / 10.0});
        const std::vector<double> b = sampled(track, {}, {(i + 1) / 10.0});
        steps.push_back(std::hypot(b[0] - a[0], b[1] - a[1]));
    }
    // A chord of 1/100 of this arc is shorter than it by less than 1/5000.
    const auto [least, most] = std::ranges::minmax(steps);
    QVERIFY(least > 0.9998 * most);
    QVERIFY(isNear(sampled(track, {}, {5})[0], 50, 1e-6));
    QVERIFY(isNear(sampled(track, {}, {5})[1], 37.5, 1e-6));
}

void tst_Sampling::pathsMixOnlyInOneTopology()
{
    EasingTable easings;
    auto open = std::make_shared<Path>(*square(4));
    open->contours[0].closed = false;
    Track track = trackOf(Kind::Path, 0, {pathKey(0, square(2)), pathKey(10, square(4)), pathKey(20, open)});
    QVERIFY(*samplePath(track, easings, {5}) == *square(3));
    QCOMPARE(samplePath(track, easings, {0}), track.keys.path(0));
    QCOMPARE(samplePath(track, easings, {15}), track.keys.path(1));
    QCOMPARE(samplePath(track, easings, {99}), track.keys.path(2));
    track.before = Extrapolation::Linear;
    QVERIFY(*samplePath(track, easings, {-5}) == *square(1));
    const Track holes = trackOf(Kind::Path, 0, {pathKey(0, nullptr), pathKey(10, square(4))});
    QVERIFY(!samplePath(holes, easings, {5}));
}

QTEST_GUILESS_MAIN(tst_Sampling)
#include "tst_sampling.moc"
