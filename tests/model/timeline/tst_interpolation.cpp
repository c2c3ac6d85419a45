// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/interpolation.h"

#include "properties.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>
#include <set>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

/**
 * Whether `fraction` is what the easing gives at `u`, within 1e-12, when `u` itself may be off by its rounding: where a
 * curve stands upright (handles 1, 0) a last bit of time is 1e-5 of the value.
 */
bool isOnCurve(const Easing &easing, int component, double u, double fraction)
{
    constexpr double kTime = 2e-15;
    const auto [low, high] =
        std::minmax({easing.at(u - kTime, component), easing.at(u, component), easing.at(u + kTime, component)});
    return fraction >= low - 1e-12 && fraction <= high + 1e-12;
}

} // namespace

/** The law of the table of interpolations, which visits every row, and the laws of easings. */
class tst_Interpolation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fixSeed(); }
    void refusesUnknownNames();
    void refusesToCutAtTheEnds();
    void refusesToCutWhereTheValueIsBackAtItsStart();
    void refusesHalvesWhoseTimeWouldRunBack();
    void oddNumbersEndTheSearch();
    void missingParametersAreTheDefaults();
    void everyRowIsFoundByNumberAndByName();
    void everyRowIsExactAtItsEnds();
    void everyRowGoesOnAtASlope();
    void holdKeepsTheLeftValueUntilTheEnd();
    void theParameterSolvesTheCubic();
    void hermiteFollowsItsSlopes();
    void withoutWeightsWeightedIsHermite();
    void weightedFollowsItsBezier();
    void weightsNeverTurnTimeBack();
    void eachComponentHasItsOwnSet();
    void halvesDrawTheSameCurve();
};

void tst_Interpolation::refusesUnknownNames()
{
    QVERIFY(!interpolationNamed(""));
    QVERIFY(!interpolationNamed("Hold"));
}

void tst_Interpolation::refusesToCutAtTheEnds()
{
    for (const double u : {0.0, 1.0, -1.0, 2.0, kNan, kInfinity}) {
        for (const InterpolationRow &row : interpolations()) {
            const Result<EasingSplit> split = splitEasing({row.id, 1, {row.defaults.begin(), row.defaults.end()}}, u);
            QVERIFY(!split && split.error().code == "easing-not-splittable");
        }
    }
}

void tst_Interpolation::refusesToCutWhereTheValueIsBackAtItsStart()
{
    // x(s) = s, y(s) = 3s(1-s)²(-1) + 3s²(1-s)·1 + s³ is 0 again where 3s - 3(1-s)² ... = 0: found by halving.
    const Easing dip = Easing::cubic(1.0 / 3, -1, 2.0 / 3, 1);
    double low = 0.2;
    double high = 0.9;
    while (std::nextafter(low, 1) < high) {
        const double middle = (low + high) / 2;
        (dip.at(middle) < 0 ? low : high) = middle;
    }
    const Result<EasingSplit> split = splitEasing(dip, low);
    QVERIFY(!split && split.error().code == "easing-not-splittable");
    QVERIFY(splitEasing(dip, 0.2));
    QVERIFY(splitEasing(dip, 0.9));
}

void tst_Interpolation::refusesHalvesWhoseTimeWouldRunBack()
{
    const Result<EasingSplit> split = splitEasing(Easing::cubic(1, 0, 0, 1), 0.6);
    QVERIFY(!split && split.error().code == "easing-not-splittable");
    QVERIFY(splitEasing(Easing::cubic(0.8, 0, 0.2, 1), 0.6));
}

void tst_Interpolation::oddNumbersEndTheSearch()
{
    for (const double a : {kNan, kInfinity, -kInfinity, -1e300, 1e300, 5e-324, 0.0, 1.0}) {
        for (const double b : {kNan, kInfinity, -kInfinity, -1e300, 1e300, 5e-324, 0.0, 1.0}) {
            for (const double x : {kNan, kInfinity, -kInfinity, 5e-324, 1e-20, 0.5, 1 - 0x1p-53, 2.0}) {
                const double s = cubicParameterAt(x, a, b);
                QVERIFY(s >= 0 && s <= 1);
            }
        }
    }
    QCOMPARE(Easing::cubic(kNan, kNan, kNan, kNan).at(1), 1.0);
    QCOMPARE(Easing::linear().at(kNan), 0.0);
}

void tst_Interpolation::missingParametersAreTheDefaults()
{
    const std::span<const double> defaults = rowOf(Interpolation::Cubic).defaults;
    const Easing whole{Interpolation::Cubic, 1, {defaults.begin(), defaults.end()}};
    const Easing cut{Interpolation::Cubic, 3, {0.1, 0.2}};
    for (const int component : {-5, 0, 2, 100})
        QCOMPARE(cut.at(0.3, component), whole.at(0.3));
}

void tst_Interpolation::everyRowIsFoundByNumberAndByName()
{
    std::set<std::string_view> names;
    for (const InterpolationRow &row : interpolations()) {
        QCOMPARE(&rowOf(row.id), &row);
        QVERIFY(interpolationNamed(row.name) == row.id);
        QVERIFY(!row.name.empty() && names.insert(row.name).second);
        QCOMPARE(row.defaults.size(), static_cast<std::size_t>(row.parameterCount));
        QVERIFY((std::set<std::string_view>{"none", "fraction", "slopes"}.contains(row.handles)));
        QCOMPARE(row.curve != nullptr, row.family == InterpolationFamily::Tangent);
    }
}

void tst_Interpolation::everyRowIsExactAtItsEnds()
{
    QVERIFY(rc::check("ends are exact", [] {
        const double from = *between(-1e3, 1e3);
        const double to = *between(-1e3, 1e3);
        for (const InterpolationRow &row : interpolations()) {
            const auto parameters = *numbers(static_cast<std::size_t>(row.parameterCount), 3);
            RC_ASSERT(row.ease(0, parameters) == 0);
            RC_ASSERT(row.ease(1, parameters) == 1);
            if (row.curve) {
                RC_ASSERT(row.curve(0, {7, from, 0.3, 0.4, to, 2, 9}) == from);
                RC_ASSERT(row.curve(1, {7, from, 0.3, 0.4, to, 2, 9}) == to);
            }
        }
    }));
}

void tst_Interpolation::everyRowGoesOnAtASlope()
{
    for (const InterpolationRow &row : interpolations()) {
        QVERIFY(std::isfinite(row.slope(false, row.defaults)) && std::isfinite(row.slope(true, row.defaults)));
        if (row.id == Interpolation::Hold)
            continue;
        constexpr double kStep = 1e-7;
        // Not from the ends themselves: Expo and Elastic begin with a step of a thousandth.
        const auto run = [&row](double from) {
            return (row.ease(from + kStep, row.defaults) - row.ease(from, row.defaults)) / kStep;
        };
        const bool isUpright = row.name.starts_with("circ");
        if (!isUpright || row.id != Interpolation::CircOut)
            QVERIFY2(std::abs(run(kStep) - row.slope(false, row.defaults)) < 1e-4, row.name.data());
        if (!isUpright || row.id != Interpolation::CircIn)
            QVERIFY2(std::abs(run(1 - 2 * kStep) - row.slope(true, row.defaults)) < 1e-4, row.name.data());
    }
    QCOMPARE(Easing::cubic(0.25, 0.5, 0.5, 0.5).slopeAt(false), 2.0);
    QCOMPARE(Easing::cubic(0.25, 0.5, 0.5, 0.5).slopeAt(true), 1.0);
    QCOMPARE(Easing::cubic(0, 0, 0.5, 1).slopeAt(false), 2.0); // no handle: towards the other
    QCOMPARE(Easing::cubic(0, 1, 0.5, 1).slopeAt(false), 0.0); // upright
}

void tst_Interpolation::holdKeepsTheLeftValueUntilTheEnd()
{
    QCOMPARE(Easing::hold().at(1 - 0x1p-53), 0.0);
    QCOMPARE(Easing::hold().at(1), 1.0);
}

void tst_Interpolation::theParameterSolvesTheCubic()
{
    QVERIFY(rc::check("x(s) = u", [] {
        const double u = *fractionOfTime();
        const double x1 = *between(0, 1);
        const double x2 = *between(0, 1);
        const double s = cubicParameterAt(u, x1, x2);
        const double r = 1 - s;
        // Four roundings of terms below 1.
        RC_ASSERT(std::abs(3 * s * r * r * x1 + 3 * s * s * r * x2 + s * s * s - u) <= 1e-15);
    }));
    QCOMPARE(cubicParameterAt(0.125, 0, 0), 0.5);
    QCOMPARE(cubicParameterAt(0.3, 1.0 / 3, 2.0 / 3), 0.3);
}

void tst_Interpolation::hermiteFollowsItsSlopes()
{
    const auto curve = rowOf(Interpolation::Hermite).curve;
    QCOMPARE(curve(0.5, {2, 0, 1, 1, 2}), 1.0);  // a straight line
    QCOMPARE(curve(0.5, {2, 0, 0, 0, 2}), 1.0);  // smooth
    QCOMPARE(curve(0.5, {2, 0, 4, 0, 0}), 1.0);  // h10(1/2) · 2 · 4 = 1/8 · 8
    QCOMPARE(curve(0.25, {1, 5, 0, 0, 5}), 5.0); // nothing moves, exactly
}

void tst_Interpolation::withoutWeightsWeightedIsHermite()
{
    QVERIFY(rc::check("bit for bit", [] {
        const auto told = *numbers(5, 10);
        const double u = *fractionOfTime();
        const TangentStretch stretch{std::abs(told[0]) + 0.1, told[1], told[2], told[3], told[4]};
        const double weighted = rowOf(Interpolation::Weighted).curve(u, stretch);
        RC_ASSERT(weighted == rowOf(Interpolation::Hermite).curve(u, stretch));
        TangentStretch thirds = stretch; // told as numbers it is the same but for rounding
        thirds.weightOut = thirds.weightIn = stretch.length / 3;
        RC_ASSERT(std::abs(rowOf(Interpolation::Weighted).curve(u, thirds) - weighted) < 1e-11);
    }));
}

void tst_Interpolation::weightedFollowsItsBezier()
{
    QVERIFY(rc::check("through (time, value)", [] {
        const auto told = *numbers(4, 10);
        const double length = *between(0.5, 20);
        const double out = *between(0, 0.6) * length;
        const double in = *between(0, 0.4) * length;
        const double s = *fractionOfTime();
        const double r = 1 - s;
        const double time = 3 * s * r * r * out + 3 * s * s * r * (length - in) + s * s * s * length;
        const double value = r * r * r * told[0] + 3 * s * r * r * (told[0] + out * told[1])
                             + 3 * s * s * r * (told[3] - in * told[2]) + s * s * s * told[3];
        const auto curve = [&](double at) {
            return rowOf(Interpolation::Weighted)
                .curve(at / length, {length, told[0], told[1], told[2], told[3], out, in});
        };
        // Where the curve is upright a last bit of time is more than that of value.
        const auto [low, high] = std::minmax({curve(time - 1e-13), curve(time), curve(time + 1e-13)});
        RC_ASSERT(value >= low - 1e-9 && value <= high + 1e-9);
    }));
}

void tst_Interpolation::weightsNeverTurnTimeBack()
{
    const auto handles = [](double out, double in) { return TangentStretch{2, 0, 0, 0, 0, out, in}.handles(); };
    QCOMPARE(handles(3, 1).out, 0.75); // four over a length of two: both are scaled down alike
    QCOMPARE(handles(3, 1).in, 0.25);
    QCOMPARE(handles(0.5, 0.5).out, 0.25);
    QCOMPARE(handles(0, 0).in, 0.0);
    QVERIFY(!handles(-1, kNan).areWeighted && !handles(kInfinity, -kInfinity).areWeighted);
    QCOMPARE(handles(1.0, -1).in, 1.0 / 3);
    QVERIFY(handles(1e308, 1e308).out == 0.5);
}

void tst_Interpolation::eachComponentHasItsOwnSet()
{
    const Easing easing{Interpolation::Cubic, 2, {0, 0, 0, 0, 1, 1, 1, 1}};
    QVERIFY(easing.at(0.5, 0) == Easing::cubic(0, 0, 0, 0).at(0.5));
    QVERIFY(easing.at(0.5, 1) == Easing::cubic(1, 1, 1, 1).at(0.5));
    QVERIFY(easing.at(0.5, 7) == easing.at(0.5, 1));
}

void tst_Interpolation::halvesDrawTheSameCurve()
{
    int cuts = 0;
    QVERIFY(rc::check("each half, rescaled, is the curve", [&cuts] {
        const int components = *rc::gen::inRange(1, 4);
        const Easing easing = *cubicEasing(components);
        const double cut = *fractionOfTime();
        const Result<EasingSplit> split = splitEasing(easing, cut);
        if (!split)
            return;
        ++cuts;
        RC_ASSERT(split->fractions.size() == static_cast<std::size_t>(components));
        for (int c = 0; c < components; ++c) {
            const double middle = split->fractions[static_cast<std::size_t>(c)];
            RC_ASSERT(isOnCurve(easing, c, cut, middle));
            for (int i = 1; i < 64; ++i) {
                const double u = i / 64.0;
                RC_ASSERT(isOnCurve(easing, c, u * cut, split->left.at(u, c) * middle));
                RC_ASSERT(isOnCurve(easing, c, cut + u * (1 - cut), middle + split->right.at(u, c) * (1 - middle)));
            }
        }
    }));
    QVERIFY(cuts > 60); // most easings can be cut
    QVERIFY((splitEasing(Easing::hold(), 0.5)->fractions == std::vector<double>{0}));
    QVERIFY((splitEasing(Easing::linear(), 0.25)->fractions == std::vector<double>{0.25}));
}

QTEST_GUILESS_MAIN(tst_Interpolation)
#include "tst_interpolation.moc"
