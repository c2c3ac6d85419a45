// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/interpolation.h"

#include "properties.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

using I = Interpolation;

Interpolation stepped(Interpolation row, int by)
{
    return static_cast<Interpolation>(static_cast<int>(row) + by);
}

double at(Interpolation row, double u, std::vector<double> parameters = {})
{
    return Easing{row, 1, std::move(parameters)}.at(u);
}

/** The ways in of the ten curves, each followed by its way out and its way there and back. */
constexpr std::array kWaysIn{I::SineIn, I::QuadIn, I::CubicIn, I::QuartIn,   I::QuintIn,
                             I::ExpoIn, I::CircIn, I::BackIn,  I::ElasticIn, I::BounceIn};

} // namespace

/** The ten curves in three directions, Smooth, and the seven of `.oclip`. */
class tst_NamedEasings : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fixSeed(); }
    void parametersThatAreNoneAreTheDefaults();
    void endsAreExactWhateverTheParameters();
    void outIsTheMirroredIn();
    void inOutIsInThenOut();
    void eachBendsAsStronglyAsItShould_data();
    void eachBendsAsStronglyAsItShould();
    void quadKeepsItsOldNames();
    void backPassesTenPercent();
    void elasticSwingsSeveralTimes();
    void bounceHopsBelowTheEnd();
    void smoothIsQuadThereAndBack();
    void shapedFollowsTheNumbers_data();
    void shapedFollowsTheNumbers();
    void shapedUntoldIsInOut();
};

void tst_NamedEasings::parametersThatAreNoneAreTheDefaults()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    for (const double odd : {nan, infinity, -infinity}) {
        QCOMPARE(at(I::BackIn, 0.3, {odd}), at(I::BackIn, 0.3));
        QCOMPARE(at(I::ElasticIn, 0.3, {odd, odd}), at(I::ElasticIn, 0.3));
    }
    for (const double small : {0.0, -1.0, 0.5, 1.0})
        QCOMPARE(at(I::ElasticOut, 0.3, {small, 0.3}), at(I::ElasticOut, 0.3));
    for (const double none : {0.0, -1.0, 1e-300})
        QCOMPARE(at(I::ElasticOut, 0.3, {1, none}), at(I::ElasticOut, 0.3));
    QVERIFY(at(I::ElasticOut, 0.3, {2, 0.3}) != at(I::ElasticOut, 0.3));
    QVERIFY(at(I::BackOut, 0.3, {3}) > at(I::BackOut, 0.3));
}

void tst_NamedEasings::endsAreExactWhateverTheParameters()
{
    QVERIFY(rc::check("0, 1 and the middle", [] {
        const auto told = *numbers(2, 5);
        for (const Interpolation in : kWaysIn) {
            for (int step = 0; step < 3; ++step) {
                for (const double u : {0.0, -0.0, -1.0, -1e300})
                    RC_ASSERT(at(stepped(in, step), u, told) == 0);
                for (const double u : {1.0, 2.0, 1e300})
                    RC_ASSERT(at(stepped(in, step), u, told) == 1);
            }
            RC_ASSERT(at(stepped(in, 2), 0.5, told) == 0.5);
        }
    }));
}

void tst_NamedEasings::outIsTheMirroredIn()
{
    QVERIFY(rc::check("bit for bit", [] {
        const double u = *fractionOfTime();
        const auto told = *numbers(2, 5);
        for (const Interpolation in : kWaysIn)
            RC_ASSERT(at(stepped(in, 1), u, told) == 1 - at(in, 1 - u, told));
    }));
}

void tst_NamedEasings::inOutIsInThenOut()
{
    QVERIFY(rc::check("bit for bit", [] {
        const double u = *fractionOfTime();
        const auto told = *numbers(2, 5);
        for (const Interpolation in : kWaysIn) {
            const auto half = in == I::BackIn ? std::vector{1.525 * told[0]} : told;
            const double expected = u < 0.5 ? at(in, 2 * u, half) / 2 : 1 - at(in, 2 - 2 * u, half) / 2;
            RC_ASSERT(at(stepped(in, 2), u, told) == expected);
        }
    }));
    QCOMPARE(at(I::ElasticInOut, 0.2), at(I::ElasticIn, 0.4, {1, 0.45}) / 2);
}

void tst_NamedEasings::eachBendsAsStronglyAsItShould_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<double>("half");
    QTest::addColumn<double>("exact");
    const auto add = [](Interpolation row, double half, double exact) {
        QTest::addRow("%s", rowOf(row).name.data()) << static_cast<int>(row) << half << exact;
    };
    add(I::SineIn, 0.29, 1 - std::sqrt(0.5));
    add(I::QuadIn, 0.25, 0.25);
    add(I::CubicIn, 0.125, 0.125);
    add(I::QuartIn, 0.06, 0.0625);
    add(I::QuintIn, 0.03, 0.03125);
    add(I::ExpoIn, 0.03, 0.03125);
    add(I::CircIn, 0.13, 1 - std::sqrt(0.75));
    add(I::BackIn, -0.09, -0.0876975);
    add(I::ElasticIn, -0.02, -0.015625);
    add(I::BounceIn, 0.23, 0.234375);
}

void tst_NamedEasings::eachBendsAsStronglyAsItShould()
{
    QFETCH(int, row);
    QFETCH(double, half);
    QFETCH(double, exact);
    const double value = at(static_cast<Interpolation>(row), 0.5);
    QVERIFY(std::abs(value - half) < 0.01);
    QVERIFY(std::abs(value - exact) < 1e-15);
}

void tst_NamedEasings::quadKeepsItsOldNames()
{
    QVERIFY(interpolationNamed("ease-in") == I::QuadIn && interpolationNamed("ease-out") == I::QuadOut);
    QVERIFY(interpolationNamed("ease-in-out") == I::QuadInOut && !interpolationNamed("quad-in"));
    for (const Interpolation in : kWaysIn) {
        const std::string name(rowOf(in).name);
        const std::string stem = name.substr(0, name.size() - 3);
        QVERIFY(name.ends_with("-in"));
        QVERIFY(rowOf(stepped(in, 1)).name == stem + "-out" && rowOf(stepped(in, 2)).name == stem + "-in-out");
    }
}

void tst_NamedEasings::backPassesTenPercent()
{
    double lowest = 0;
    double lowestThereAndBack = 0;
    for (int i = 0; i <= 1000; ++i) {
        lowest = std::min(lowest, at(I::BackIn, i / 1000.0));
        lowestThereAndBack = std::min(lowestThereAndBack, at(I::BackInOut, i / 1000.0));
    }
    QVERIFY(std::abs(lowest + 0.1) < 1e-4);
    QVERIFY(std::abs(lowestThereAndBack + 0.1) < 1e-3);
}

void tst_NamedEasings::elasticSwingsSeveralTimes()
{
    int crossings = 0;
    for (int i = 10; i < 1000; ++i)
        crossings += (at(I::ElasticOut, i / 1000.0) > 1) != (at(I::ElasticOut, (i + 1) / 1000.0) > 1) ? 1 : 0;
    QVERIFY(crossings >= 5);
    QVERIFY(std::abs(at(I::ElasticOut, 0.1) - 1.25) < 1e-12); // 1 + 2^-1 · sin((1 - 0.75) · 2π/3)
}

void tst_NamedEasings::bounceHopsBelowTheEnd()
{
    for (int i = 0; i <= 1000; ++i)
        QVERIFY(at(I::BounceOut, i / 1000.0) >= 0 && at(I::BounceOut, i / 1000.0) <= 1);
    for (const auto &[top, value] : {std::pair{1.5, 0.75}, {2.25, 0.9375}, {2.625, 0.984375}})
        QVERIFY(std::abs(at(I::BounceOut, top / 2.75) - value) < 1e-15);
}

void tst_NamedEasings::smoothIsQuadThereAndBack()
{
    QVERIFY(rc::check("2u² and 1 - (2 - 2u)²/2", [] {
        const double u = *fractionOfTime();
        RC_ASSERT(at(I::Smooth, u) == at(I::QuadInOut, u));
        RC_ASSERT(std::abs(at(I::Smooth, u) - (u < 0.5 ? 2 * u * u : 1 - 2 * (1 - u) * (1 - u))) < 1e-15);
    }));
}

void tst_NamedEasings::shapedFollowsTheNumbers_data()
{
    QTest::addColumn<double>("index");
    QTest::addColumn<double>("early"); // at 0.1
    QTest::addColumn<double>("half");
    QTest::addColumn<double>("late"); // at 0.8
    QTest::newRow("linear") << 0.0 << 0.1 << 0.5 << 0.8;
    QTest::newRow("in_") << 1.0 << 0.01 << 0.25 << 0.64;
    QTest::newRow("out") << 2.0 << 0.19 << 0.75 << 0.96;
    QTest::newRow("inOut") << 3.0 << 0.02 << 0.5 << 0.92;
    QTest::newRow("smooth") << 4.0 << 0.028 << 0.5 << 0.896;
    QTest::newRow("back") << 5.0 << 0.40882798 << 1.0876975 << 1.04645056;
    QTest::newRow("bounce") << 6.0 << 0.075625 << 0.765625 << 0.94;
}

void tst_NamedEasings::shapedFollowsTheNumbers()
{
    QFETCH(double, index);
    QFETCH(double, early);
    QFETCH(double, half);
    QFETCH(double, late);
    QVERIFY(std::abs(at(I::Shaped, 0.1, {index}) - early) < 1e-12);
    QVERIFY(std::abs(at(I::Shaped, 0.5, {index}) - half) < 1e-12);
    QVERIFY(std::abs(at(I::Shaped, 0.8, {index}) - late) < 1e-12);
    QCOMPARE(at(I::Shaped, 0, {index}), 0.0);
    QCOMPARE(at(I::Shaped, 1, {index}), 1.0);
}

void tst_NamedEasings::shapedUntoldIsInOut()
{
    for (const double none : {-1.0, 7.0, 1e300, -1e300, std::numeric_limits<double>::quiet_NaN()}) {
        QCOMPARE(at(I::Shaped, 0.2, {none}), 0.08);
        QCOMPARE(shapedIndex(none), std::size_t(3));
    }
    QCOMPARE(at(I::Shaped, 0.2), 0.08);
    QCOMPARE(Easing({I::Shaped, 1, {5.0}}).slopeAt(false), 1.70158 + 3);
}

QTEST_GUILESS_MAIN(tst_NamedEasings)
#include "tst_named_easings.moc"
