// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/flatten.h"

#include <QTest>

#include <cmath>

using namespace clipwright;

namespace {

Contour circle(double radius)
{
    const double h = radius * 0.5522847498307936;
    Contour contour;
    contour.vertices = {{{0, -radius}, {-h, 0}, {h, 0}},
                        {{radius, 0}, {0, -h}, {0, h}},
                        {{0, radius}, {h, 0}, {-h, 0}},
                        {{-radius, 0}, {0, h}, {0, -h}}};
    return contour;
}

std::vector<Vec2> flat(const Contour &contour, double tolerance, bool closes = true)
{
    std::vector<Vec2> points;
    flatten(contour, planFlat(std::vector<Contour>{contour}, tolerance, closes), points);
    return points;
}

} // namespace

class tst_Flatten : public QObject {
    Q_OBJECT

private slots:
    void noVerticesGiveNoPoints()
    {
        QVERIFY(flat(Contour{}, 1).empty());
        QVERIFY(planFlat({}, 1, true).segments.empty());
    }

    void aTinyToleranceStopsAtTheMostSegments()
    {
        QCOMPARE(flat(circle(1e6), 1e-12).size(), std::size_t{4 * kMostSegments});
    }

    void edgesWithoutLengthGiveNoPoint()
    {
        Contour contour;
        contour.vertices = {{{0, 0}, {}, {}}, {{10, 0}, {}, {}}, {{10, 10}, {}, {}}, {{0, 0}, {}, {}}};
        QCOMPARE(flat(contour, 1).size(), std::size_t{3});
    }

    void anOpenContourOfAFillIsClosedByAStraightEdge()
    {
        Contour contour;
        contour.closed = false;
        contour.vertices = {{{0, 0}, {0, 50}, {}}, {{10, 0}, {}, {}}, {{10, 10}, {}, {0, 50}}};
        const std::vector<Vec2> closed = flat(contour, 1, true);
        QCOMPARE(closed.size(), std::size_t{3});
        QCOMPARE(flat(contour, 1, false).size(), std::size_t{3});
        QCOMPARE(planFlat(std::vector<Contour>{contour}, 1, false).segments.size(), std::size_t{2});
    }

    void anUnevenStraightEdgeIsOneSegment()
    {
        Contour contour;
        contour.closed = false;
        contour.vertices = {{{0, 0}, {}, {9, 9}}, {{30, 30}, {-1, -1}, {}}};
        QCOMPARE(flat(contour, 1e-6, false).size(), std::size_t{2});
    }

    void handlesThatOvershootAreNotStraight()
    {
        Contour contour;
        contour.closed = false;
        contour.vertices = {{{0, 0}, {}, {-20, 0}}, {{30, 0}, {20, 0}, {}}};
        QVERIFY(flat(contour, 0.1, false).size() > 2);
    }

    void aCircleTurnsAtMostTenDegreesASegment() { QCOMPARE(flat(circle(0.5), 1).size(), std::size_t{36}); }

    void aLargeCircleStaysWithinTheTolerance()
    {
        const double radius = 400;
        const double tolerance = 0.25;
        const std::vector<Vec2> points = flat(circle(radius), tolerance);
        for (std::size_t i = 0; i < points.size(); ++i) {
            const Vec2 middle = (points[i] + points[(i + 1) % points.size()]) / 2.0;
            QVERIFY(radius - std::hypot(middle.x, middle.y) < tolerance + radius * 3e-4); // a cubic is no circle
        }
    }

    void oneCountServesAllPoses()
    {
        const std::vector<Contour> poses{circle(1), circle(500), circle(2)};
        const FlatPlan plan = planFlat(poses, 0.25, true);
        QCOMPARE(plan.segments, planFlat(std::vector<Contour>{circle(500)}, 0.25, true).segments);
        std::vector<Vec2> small;
        flatten(poses.front(), plan, small);
        QCOMPARE(small.size(), plan.pointCount());
    }
};

QTEST_APPLESS_MAIN(tst_Flatten)
#include "tst_flatten.moc"
