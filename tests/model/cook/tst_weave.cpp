// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/weave.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace clipwright;

namespace {

constexpr FrameSpan kSpan{0, 60};

Track numbers(EasingTable &easings, const std::vector<std::pair<double, double>> &keys, const Easing &easing)
{
    Track track;
    track.kind = Kind::Number;
    track.keys = Keys(Storage::Numbers, 1);
    for (const auto &[time, value] : keys) {
        Key key;
        key.time = time;
        key.value = {value};
        key.easing = easings.intern(easing);
        track.keys.append(key);
    }
    return track;
}

Woven weaveOne(const Motion &motion, const SampleFunction &sample, double tolerance = 1e-3, FrameSpan span = kSpan)
{
    CookBudget budget;
    const std::vector<Measure> measures{{1e-5, tolerance, true}};
    const Motion *motions[] = {&motion};
    return weave(motions, sample, measures, span, budget);
}

} // namespace

class tst_Weave : public QObject {
    Q_OBJECT

private slots:
    void aMotionThatNeverEndsStopsAtTheBudget()
    {
        const FrameSpan endless{0, 1e12};
        Motion motion;
        motion.pieces = {{0, 1e12, false, {}}};
        CookBudget budget;
        const std::vector<Measure> measures(64, Measure{1e-5, 1e-9, true});
        const Motion *motions[] = {&motion};
        const Woven woven = weave(
            motions, [](double frame, std::span<double> out) { std::ranges::fill(out, std::sin(frame)); }, measures,
            endless, budget);
        QVERIFY(budget.hasTooManyKeys());
        QVERIFY(!woven.frames.empty());
        QVERIFY(woven.frames.size() <= CookLimits().keys);
    }

    void whatIsNotANumberIsWrittenAsNought()
    {
        Motion still;
        still.pieces = {{0, 60, true, {}}};
        const Woven woven = weaveOne(still, [](double, std::span<double> out) { out[0] = std::nan(""); });
        QCOMPARE(woven.values, std::vector<double>{0});
    }

    void anEasingThatDescribesTheMotionIsKept()
    {
        EasingTable easings;
        const Easing ease = Easing::cubic(0.3, 0, 0.7, 1);
        const Motion motion = motionOf(numbers(easings, {{10, 0}, {40, 5}}, ease), easings, kSpan);
        const Woven woven = weaveOne(motion, [&](double f, std::span<double> out) {
            out[0] = 5 * ease.at(std::clamp((f - 10) / 30, 0.0, 1.0));
        });
        QCOMPARE(woven.frames, (std::vector<double>{10, 40}));
        QCOMPARE(woven.easings.front(), ease);
        QVERIFY(woven.error < 1e-6);
    }

    void handlesOnTheDiagonalAreLinear()
    {
        EasingTable easings;
        const Motion motion =
            motionOf(numbers(easings, {{0, 0}, {60, 1}}, Easing::cubic(0.2, 0.2, 0.6, 0.6)), easings, kSpan);
        QCOMPARE(motion.pieces.front().easings.front(), Easing::linear());
    }

    void keysOutsideTheTimelineAreCutExactly()
    {
        EasingTable easings;
        const Easing ease = Easing::cubic(0.4, 0, 0.2, 1);
        const Motion motion = motionOf(numbers(easings, {{-20, 0}, {80, 1}}, ease), easings, kSpan);
        QCOMPARE(motion.pieces.size(), std::size_t{1});
        const auto value = [&](double f) { return ease.at((f + 20) / 100); };
        const Woven woven = weaveOne(
            motion, [&](double f, std::span<double> out) { out[0] = value(f); }, 1e-6);
        QCOMPARE(woven.frames, (std::vector<double>{0, 60}));
        const Easing &cut = woven.easings.front(); // handles rounded to 1e-4
        for (double f = 0; f <= 60; f += 1.5) {
            const double got = woven.values[0] + cut.at(f / 60) * (woven.values[1] - woven.values[0]);
            QVERIFY(std::abs(got - value(f)) < 2e-4);
        }
    }

    void aTurnTakesOnlyAsManyKeysAsItsErrorNeeds()
    {
        Motion motion;
        motion.pieces = {{0, 60, false, {Easing::linear()}}};
        const auto sample = [](double f, std::span<double> out) { out[0] = std::sin(f / 60 * std::numbers::pi); };
        const Woven coarse = weaveOne(motion, sample, 1e-2);
        const Woven fine = weaveOne(motion, sample, 1e-4);
        QVERIFY(coarse.frames.size() >= 8 && coarse.frames.size() <= 14); // pi² / 8 / n² per chord
        QVERIFY(fine.frames.size() > 4 * coarse.frames.size());
        QVERIFY(coarse.error <= 1 && fine.error <= 4);
        for (double frame : coarse.frames)
            QCOMPARE(frame, std::floor(frame));
    }

    void piecesOfASharedEasingFollowIt()
    {
        const Easing ease = Easing::cubic(0.6, 0, 0.4, 1);
        Motion motion;
        motion.pieces = {{0, 60, false, {ease}}};
        // A quarter turn with that easing: no key pair says it, but few eased ones do.
        const Woven woven = weaveOne(motion, [&](double f, std::span<double> out) {
            out[0] = std::sin(ease.at(f / 60) * std::numbers::pi / 2);
        });
        QVERIFY(woven.frames.size() <= 20);
        QVERIFY(woven.easings.front().row == Interpolation::Cubic);
    }

    void twoEasingsThatOverlapAreSampledOnlyWhereTheyDo()
    {
        EasingTable easings;
        const Easing ease = Easing::cubic(0.3, 0, 0.7, 1);
        const Motion a = motionOf(numbers(easings, {{0, 0}, {30, 1}}, ease), easings, kSpan);
        const Motion b = motionOf(numbers(easings, {{20, 0}, {50, 1}}, Easing::linear()), easings, kSpan);
        CookBudget budget;
        const std::vector<Measure> measures(2, Measure{1e-5, 1e-4, true});
        const Motion *motions[] = {&a, &b};
        const Woven woven = weave(
            motions,
            [&](double f, std::span<double> out) {
                out[0] = ease.at(std::clamp(f / 30, 0.0, 1.0));
                out[1] = std::clamp((f - 20) / 30, 0.0, 1.0);
            },
            measures, kSpan, budget);
        QCOMPARE(woven.frames[0], 0.0);
        QCOMPARE(woven.frames[1], 20.0);
        QVERIFY(woven.easings[0].row == Interpolation::Cubic);
        QCOMPARE(woven.frames[woven.frames.size() - 2], 30.0);
        QCOMPARE(woven.frames.back(), 50.0);
    }

    void holdStepsAreExact()
    {
        EasingTable easings;
        const Motion motion =
            motionOf(numbers(easings, {{10, 1}, {20, 2}, {30, 2}, {40, 3}}, Easing::hold()), easings, kSpan);
        const Woven woven = weaveOne(motion, [](double f, std::span<double> out) {
            out[0] = f < 20 ? 1 : f < 40 ? 2 : 3;
        });
        QCOMPARE(woven.frames, (std::vector<double>{0, 20, 40}));
        QCOMPARE(woven.values, (std::vector<double>{1, 2, 3}));
        QCOMPARE(woven.easings[0], Easing::hold());
        QCOMPARE(woven.easings[1], Easing::hold());
    }

    void keysAtOneTimeAreAStep()
    {
        EasingTable easings;
        const Motion motion =
            motionOf(numbers(easings, {{0, 0}, {30, 1}, {30, 5}, {60, 6}}, Easing::linear()), easings, kSpan);
        QCOMPARE(motion.jumps, std::vector<double>{30});
        const Woven woven =
            weaveOne(motion, [](double f, std::span<double> out) { out[0] = f < 30 ? f / 30 : 4 + f / 30; });
        QCOMPARE(woven.frames, (std::vector<double>{0, 30 - 1.0 / 1024, 30, 60}));
        QCOMPARE(woven.easings[1], Easing::hold());
        QCOMPARE(woven.values[2], 5.0);
    }

    void whatComesBackToTheSameValueStaysOneKey()
    {
        EasingTable easings;
        const Motion motion = motionOf(numbers(easings, {{0, 0}, {30, 1}}, Easing::linear()), easings, kSpan);
        const Woven woven = weaveOne(motion, [](double, std::span<double> out) { out[0] = 7; });
        QCOMPARE(woven.frames, std::vector<double>{0});
        QCOMPARE(woven.values, std::vector<double>{7});
    }
};

QTEST_APPLESS_MAIN(tst_Weave)
#include "tst_weave.moc"
