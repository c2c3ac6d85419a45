// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/spatial_curve.h"

#include "properties.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

using Numbers = std::vector<double>;

double distance(const Numbers &a, const Numbers &b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += (a[i] - b[i]) * (a[i] - b[i]);
    return std::sqrt(sum);
}

Numbers pointAt(const SpatialCurve &curve, double fraction, std::size_t components)
{
    Numbers point(components);
    curve.at(fraction, point);
    return point;
}

/** The length by many chords. */
double chordLength(const SpatialCurve &curve, double from, double to, int steps, std::size_t components)
{
    double sum = 0;
    Numbers last = pointAt(curve, from, components);
    for (int i = 1; i <= steps; ++i) {
        const Numbers next = pointAt(curve, from + (to - from) * i / steps, components);
        sum += distance(last, next);
        last = next;
    }
    return sum;
}

} // namespace

class tst_SpatialCurve : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fixSeed(); }
    void oddNumbersEndTheSearch();
    void aPointHasNoLength();
    void missingHandlesGiveAStraightLine();
    void endsAreExact();
    void overshootRestsAtTheEnd();
    void knowsTheLengthOfAKnownCurve();
    void aCuspIsMeasured();
    void noTurnHidesFromTheQuadrature();
    void movesAtEvenSpeed();
    void cutPartsAreTheCurve();
};

void tst_SpatialCurve::oddNumbersEndTheSearch()
{
    const double odd[]{
        std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(), 1e308, -1e308, 5e-324, 0};
    for (const double a : odd) {
        for (const double b : odd) {
            const SpatialCurve curve(Numbers{0, a}, Numbers{b, 1}, Numbers{a, b}, Numbers{1, b});
            for (const double fraction : {0.0, 0.3, 1.0, 1.5, odd[0], odd[1]}) {
                const double t = curve.parameterAt(fraction);
                QVERIFY(!(t < 0) && !(t > 1));
                pointAt(curve, fraction, 2);
            }
        }
    }
}

void tst_SpatialCurve::aPointHasNoLength()
{
    const SpatialCurve curve(Numbers{3, 4}, {}, {}, Numbers{3, 4});
    QCOMPARE(curve.length(), 0.0);
    for (const double fraction : {-1.0, 0.0, 0.5, 1.0, 2.0})
        QCOMPARE(distance(pointAt(curve, fraction, 2), {3, 4}), 0.0);
}

void tst_SpatialCurve::missingHandlesGiveAStraightLine()
{
    const SpatialCurve curve(Numbers{0, 0, 0}, {}, {}, Numbers{2, 4, 4});
    QVERIFY(std::abs(curve.length() - 6) < 1e-11);
    QVERIFY(distance(pointAt(curve, 0.25, 3), {0.5, 1, 1}) < 1e-9);
}

void tst_SpatialCurve::endsAreExact()
{
    const SpatialCurve curve(Numbers{0.1, 0.7}, Numbers{3, 1}, Numbers{-2, 5}, Numbers{0.3, -0.9});
    QVERIFY((pointAt(curve, 0, 2) == Numbers{0.1, 0.7}));
    QVERIFY((pointAt(curve, 1, 2) == Numbers{0.3, -0.9}));
}

void tst_SpatialCurve::overshootRestsAtTheEnd()
{
    const SpatialCurve curve(Numbers{0, 0}, Numbers{0, 5}, Numbers{0, 5}, Numbers{10, 0});
    QVERIFY((pointAt(curve, 1.25, 2) == Numbers{10, 0}));
    QVERIFY((pointAt(curve, -0.5, 2) == Numbers{0, 0}));
    const SpatialCurve line(Numbers{1}, {}, {}, Numbers{3});
    QCOMPARE(pointAt(line, 2, 1)[0], 3.0);
}

void tst_SpatialCurve::knowsTheLengthOfAKnownCurve()
{
    // The parabola y = x² from 0 to 1 as a cubic: its length is √5/2 + asinh(2)/4.
    const SpatialCurve curve(Numbers{0, 0}, Numbers{1.0 / 3, 0}, Numbers{-1.0 / 3, -2.0 / 3}, Numbers{1, 1});
    QVERIFY(std::abs(curve.length() - (std::sqrt(5.0) / 2 + std::asinh(2.0) / 4)) < 1e-11);
}

void tst_SpatialCurve::aCuspIsMeasured()
{
    // On a line, to and fro: x = 3s(1-s)²·3 - 3s²(1-s)·2 + s³ turns where 9 - 48s + 48s² = 0, at s = 1/4 and 3/4.
    const SpatialCurve curve(Numbers{0}, Numbers{3}, Numbers{-3}, Numbers{1});
    const auto x = [](double s) { return 9 * s * (1 - s) * (1 - s) - 6 * s * s * (1 - s) + s * s * s; };
    const double expected = x(0.25) + (x(0.25) - x(0.75)) + (1 - x(0.75));
    QVERIFY(std::abs(curve.length() - expected) < 1e-9 * expected);
    QVERIFY(std::abs(pointAt(curve, x(0.25) / expected, 1)[0] - x(0.25)) < 2e-9 * expected);
}

void tst_SpatialCurve::noTurnHidesFromTheQuadrature()
{
    // On a line the length is known: the ways between the roots of the derivative.
    QVERIFY(rc::check("the ways on a line add up", [] {
        const auto p = *numbers(4, 100);
        const SpatialCurve curve(Numbers{p[0]}, Numbers{p[1] - p[0]}, Numbers{p[2] - p[3]}, Numbers{p[3]});
        const double a = p[3] - 3 * p[2] + 3 * p[1] - p[0];
        const double b = p[2] - 2 * p[1] + p[0];
        const double c = p[1] - p[0];
        // a·s² + 2b·s + c = 0, without cancellation.
        const double q = -(b + std::copysign(std::sqrt(std::max(b * b - a * c, 0.0)), b));
        Numbers turns{0, 1};
        for (const double s : {q / a, c / q}) {
            if (s > 0 && s < 1)
                turns.push_back(s);
        }
        std::ranges::sort(turns);
        double expected = 0;
        for (std::size_t i = 1; i < turns.size(); ++i)
            expected += std::abs(curve.cutAt(turns[i]).point[0] - curve.cutAt(turns[i - 1]).point[0]);
        RC_ASSERT(std::abs(curve.length() - expected) <= 1e-9 * curve.length());
    }));
}

void tst_SpatialCurve::movesAtEvenSpeed()
{
    QVERIFY(rc::check("equal fractions are equal lengths of arc", [] {
        const auto components = static_cast<std::size_t>(*rc::gen::inRange(1, 4));
        const SpatialCurve curve(*numbers(components, 100), *numbers(components, 100), *numbers(components, 100),
                                 *numbers(components, 100));
        // A chord is never longer than its arc, and each of its ends may be 1e-9 of the length off (the contract): 160 of
        // those. It is shorter by (step·curvature)²/24, or by up to the step where the curve turns back within it: at
        // most two turns in a cubic, so 2 of 80 steps.
        const double off = 160e-9 * curve.length();
        const double tenth = curve.length() / 10;
        for (int i = 0; i < 10; ++i) {
            const double chords = chordLength(curve, i / 10.0, (i + 1) / 10.0, 80, components);
            RC_ASSERT(chords <= tenth + off);
            RC_ASSERT(chords >= tenth * (1 - 2.0 / 80) - off);
        }
    }));
}

void tst_SpatialCurve::cutPartsAreTheCurve()
{
    QVERIFY(rc::check("de Casteljau's points", [] {
        const Numbers from = *numbers(2, 10);
        const Numbers to = *numbers(2, 10);
        const SpatialCurve curve(from, *numbers(2, 10), *numbers(2, 10), to);
        const double t = *fractionOfTime();
        const SpatialCurve::Cut cut = curve.cutAt(t);
        const auto part = [](const SpatialCurve::Point &point) { return Numbers(point.begin(), point.begin() + 2); };
        const SpatialCurve left(from, part(cut.firstOut), part(cut.middleIn), part(cut.point));
        const SpatialCurve right(part(cut.point), part(cut.middleOut), part(cut.lastIn), to);
        RC_ASSERT(std::abs(left.length() + right.length() - curve.length()) <= 2e-9 * curve.length());
        const auto half = left.cutAt(0.5).point;
        const auto same = curve.cutAt(t / 2).point;
        RC_ASSERT(std::abs(half[0] - same[0]) + std::abs(half[1] - same[1]) < 1e-12 * 50);
    }));
}

QTEST_GUILESS_MAIN(tst_SpatialCurve)
#include "tst_spatial_curve.moc"
