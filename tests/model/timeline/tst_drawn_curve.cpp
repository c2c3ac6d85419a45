// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/drawn_curve.h"

#include "model/timeline/easing_cubics.h"
#include "model/timeline/easing_table.h"

#include "properties.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

std::shared_ptr<const DrawnCurve> drawn(std::vector<DrawnPoint> points)
{
    return std::make_shared<const DrawnCurve>(DrawnCurve::of(std::move(points)).value());
}

/** Up to five points with handles, some longer than their stretches. */
rc::Gen<std::vector<DrawnPoint>> curvePoints()
{
    return rc::gen::exec([] {
        const int inner = *rc::gen::inRange(0, 4);
        std::vector<DrawnPoint> points;
        for (int i = 0; i <= inner + 1; ++i) {
            DrawnPoint point;
            point.at = double(i) / (inner + 1);
            point.value = i == 0 ? 0 : i > inner ? 1 : *between(-1, 2);
            point.in = {*between(-0.6, 0), *between(-1, 1)};
            point.out = {*between(0, 0.6), *between(-1, 1)};
            points.push_back(point);
        }
        return points;
    });
}

} // namespace

class tst_DrawnCurve : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fixSeed(); }
    void refusesWhatIsNoCurve_data();
    void refusesWhatIsNoCurve();
    void withoutHandlesItIsStraight();
    void handlesBendItLikeACubic();
    void handlesCountWithinTheirStretch();
    void endsAreExact();
    void timeNeverRunsBack();
    void boundsHoldWhatIsPassed();
    void runsOnAtItsSlope();
    void cubicsDrawItExactly();
    void anEasingRunsEvenlyUntilItsCurveIsThere();
    void aTableKnowsItByName();
};

void tst_DrawnCurve::refusesWhatIsNoCurve_data()
{
    QTest::addColumn<std::vector<DrawnPoint>>("points");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    QTest::newRow("nothing") << std::vector<DrawnPoint>();
    QTest::newRow("one point") << std::vector<DrawnPoint>{{0, 0}};
    QTest::newRow("starts late") << std::vector<DrawnPoint>{{0.1, 0}, {1, 1}};
    QTest::newRow("starts high") << std::vector<DrawnPoint>{{0, 0.1}, {1, 1}};
    QTest::newRow("ends early") << std::vector<DrawnPoint>{{0, 0}, {0.9, 1}};
    QTest::newRow("ends low") << std::vector<DrawnPoint>{{0, 0}, {1, 0.9}};
    QTest::newRow("out of order") << std::vector<DrawnPoint>{{0, 0}, {0.6, 0}, {0.4, 0}, {1, 1}};
    QTest::newRow("at one time") << std::vector<DrawnPoint>{{0, 0}, {0.5, 0}, {0.5, 1}, {1, 1}};
    QTest::newRow("no number") << std::vector<DrawnPoint>{{0, 0}, {0.5, nan}, {1, 1}};
    QTest::newRow("no time") << std::vector<DrawnPoint>{{0, 0}, {nan, 0.5}, {1, 1}};
    QTest::newRow("endless handle") << std::vector<DrawnPoint>{{0, 0, {0, 0}, {infinity, 0}}, {1, 1}};
    QTest::newRow("too many") << std::vector<DrawnPoint>(DrawnCurve::kMostPoints + 1);
}

void tst_DrawnCurve::refusesWhatIsNoCurve()
{
    QFETCH(std::vector<DrawnPoint>, points);
    const Result<DrawnCurve> curve = DrawnCurve::of(points);
    QVERIFY(!curve && curve.error().code == "curve-points");
}

void tst_DrawnCurve::withoutHandlesItIsStraight()
{
    const auto curve = drawn({{0, 0}, {0.25, 1.5}, {1, 1}});
    QVERIFY(std::abs(curve->at(0.125) - 0.75) < 1e-15);
    QCOMPARE(curve->at(0.25), 1.5);
    QVERIFY(std::abs(curve->at(0.625) - 1.25) < 1e-15);
}

void tst_DrawnCurve::handlesBendItLikeACubic()
{
    const auto curve = drawn({{0, 0, {0, 0}, {0.3, 0}}, {1, 1, {-0.4, 0}, {0, 0}}});
    for (int i = 0; i <= 50; ++i)
        QVERIFY(std::abs(curve->at(i / 50.0) - Easing::cubic(0.3, 0, 0.6, 1).at(i / 50.0)) < 1e-14);
}

void tst_DrawnCurve::handlesCountWithinTheirStretch()
{
    const auto longer = drawn({{0, 0, {0, 0}, {9, 0.2}}, {0.5, 0.5, {-9, 0}, {-1, 0}}, {1, 1, {1, 0}, {0, 0}}});
    const auto asLong = drawn({{0, 0, {0, 0}, {0.5, 0.2}}, {0.5, 0.5, {-0.5, 0}, {0, 0}}, {1, 1}});
    for (int i = 0; i <= 50; ++i)
        QCOMPARE(longer->at(i / 50.0), asLong->at(i / 50.0));
}

void tst_DrawnCurve::endsAreExact()
{
    QVERIFY(rc::check("0 and 1, and each point at its time", [] {
        const auto points = *curvePoints();
        const auto curve = drawn(points);
        for (const double u : {0.0, -0.0, -3.0, std::numeric_limits<double>::quiet_NaN()})
            RC_ASSERT(curve->at(u) == 0);
        for (const double u : {1.0, 7.0, std::numeric_limits<double>::infinity()})
            RC_ASSERT(curve->at(u) == 1);
        for (const DrawnPoint &point : points)
            RC_ASSERT(curve->at(point.at) == point.value);
    }));
}

void tst_DrawnCurve::timeNeverRunsBack()
{
    QVERIFY(rc::check("the Bézier is passed where its time says", [] {
        const auto curve = drawn(*curvePoints());
        const double s = *fractionOfTime();
        const double r = 1 - s;
        for (std::size_t i = 0; i + 1 < curve->points().size(); ++i) {
            const std::array<Vec2, 4> b = curve->stretch(i);
            const Vec2 at = r * r * r * b[0] + 3 * s * r * r * b[1] + 3 * s * s * r * b[2] + s * s * s * b[3];
            const auto [low, high] = std::minmax({curve->at(at.x - 1e-14), curve->at(at.x), curve->at(at.x + 1e-14)});
            RC_ASSERT(at.y >= low - 1e-9 && at.y <= high + 1e-9);
        }
    }));
}

void tst_DrawnCurve::boundsHoldWhatIsPassed()
{
    QVERIFY(rc::check("and are reached", [] {
        const auto curve = drawn(*curvePoints());
        const auto [low, high] = curve->bounds();
        double lowest = 0;
        double highest = 1;
        for (int i = 0; i <= 4000; ++i) {
            lowest = std::min(lowest, curve->at(i / 4000.0));
            highest = std::max(highest, curve->at(i / 4000.0));
        }
        RC_ASSERT(lowest >= low - 1e-12 && highest <= high + 1e-12);
        RC_ASSERT(lowest <= low + 0.1 && highest >= high - 0.1); // upright places are passed between two looks
    }));
}

void tst_DrawnCurve::runsOnAtItsSlope()
{
    const auto curve = drawn({{0, 0, {0, 0}, {0.2, 0.4}}, {0.5, 0.2}, {1, 1, {-0.25, -0.1}, {0, 0}}});
    QCOMPARE(curve->slopeAt(false), 2.0);
    QCOMPARE(curve->slopeAt(true), 0.4);
    QCOMPARE(drawn({{0, 0}, {1, 1}})->slopeAt(false), 1.0);
    QCOMPARE(drawn({{0, 0, {0, 0}, {0, 0.5}}, {1, 1}})->slopeAt(false), 0.0); // upright
}

void tst_DrawnCurve::cubicsDrawItExactly()
{
    int exact = 0;
    QVERIFY(rc::check("few, one a stretch where its ends differ", [&exact] {
        const auto points = *curvePoints();
        const Easing easing{Interpolation::Drawn, 1, {}, "c", drawn(points)};
        const CubicPieces cut = asCubics(easing, 1e-6);
        RC_ASSERT(cut.pieces.front().start == 0 && cut.pieces.back().end == 1 && cut.pieces.back().to == 1);
        exact += cut.pieces.size() == points.size() - 1 ? 1 : 0;
        RC_ASSERT(cut.pieces.size() <= 4 * points.size());
        RC_ASSERT(cut.error < 1e-5); // upright places: a last bit of time
        for (std::size_t i = 1; i < cut.pieces.size(); ++i)
            RC_ASSERT(cut.pieces[i].start == cut.pieces[i - 1].end && cut.pieces[i].from == cut.pieces[i - 1].to);
    }));
    QVERIFY(exact > 100);
    // Out and back to the same value: cut where it turns.
    const auto hill = drawn({{0, 0, {0, 0}, {0.1, 1}}, {0.5, 0, {-0.1, 1}, {0, 0}}, {1, 1}});
    const CubicPieces cut = asCubics({Interpolation::Drawn, 1, {}, "c", hill}, 1e-6);
    QCOMPARE(cut.pieces.size(), std::size_t(3));
    QVERIFY(std::abs(cut.pieces[0].to - 0.75) < 1e-12 && cut.error < 1e-9);
}

void tst_DrawnCurve::anEasingRunsEvenlyUntilItsCurveIsThere()
{
    Easing easing{Interpolation::Drawn, 1, {}, "soft.ocurve"};
    QCOMPARE(easing.at(0.25), 0.25);
    QCOMPARE(easing.slopeAt(true), 1.0);
    easing.drawn = drawn({{0, 0}, {0.25, 0.75}, {1, 1}});
    QCOMPARE(easing.at(0.25), 0.75);
    QVERIFY(std::abs(easing.slopeAt(false) - 3) < 1e-15);
}

void tst_DrawnCurve::aTableKnowsItByName()
{
    EasingTable table;
    const auto soft = table.intern({Interpolation::Drawn, 1, {}, "soft.ocurve"});
    const auto hard = table.intern({Interpolation::Drawn, 1, {}, "hard.ocurve"});
    QVERIFY(soft != hard);
    const EasingTable before = table;
    const auto curve = drawn({{0, 0}, {0.25, 0.75}, {1, 1}});
    table.resolve("soft.ocurve", curve);
    QCOMPARE(table[soft].at(0.25), 0.75);
    QCOMPARE(table[hard].at(0.25), 0.25);
    QCOMPARE(before[soft].at(0.25), 0.25); // a snapshot stays as it was
    QCOMPARE(table.intern({Interpolation::Drawn, 1, {}, "soft.ocurve"}), soft);
    table.resolve("soft.ocurve", nullptr);
    QCOMPARE(table[soft].at(0.25), 0.25);
    for (int i = 0; i < 1000; ++i)
        table.intern({Interpolation::Drawn, 1, {}, std::to_string(i)});
    QCOMPARE(table.intern({Interpolation::Drawn, 1, {}, "hard.ocurve"}), hard);
    QCOMPARE(table.size(), std::size_t(1005));
}

QTEST_GUILESS_MAIN(tst_DrawnCurve)
#include "tst_drawn_curve.moc"
