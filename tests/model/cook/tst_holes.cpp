// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/holes.h"

#include <QTest>

#include <algorithm>

using namespace clipwright;

namespace {

Polygon square(double x, double y, double size, bool reversed = false)
{
    Polygon polygon{{x, y}, {x + size, y}, {x + size, y + size}, {x, y + size}};
    if (reversed)
        std::reverse(polygon.begin(), polygon.end());
    return polygon;
}

std::vector<FillRegion> group(const std::vector<Polygon> &polygons, FillRule rule)
{
    CookBudget budget;
    return regionsOf(polygons, rule, budget);
}

} // namespace

class tst_Holes : public QObject {
    Q_OBJECT

private slots:
    void withoutBudgetAllAreOuter()
    {
        CookBudget budget;
        QVERIFY(budget.spendComparisons(CookLimits().comparisons));
        const std::vector<FillRegion> regions =
            regionsOf(std::vector<Polygon>{square(0, 0, 10), square(2, 2, 3, true)}, {}, budget);
        QCOMPARE(regions.size(), std::size_t{2});
        QVERIFY(budget.comparisonsRanOut());
    }

    void apartIsApartUnderBothRules()
    {
        for (bool evenOdd : {false, true}) {
            const std::vector<FillRegion> regions = group({square(0, 0, 5), square(10, 0, 5, true)}, {evenOdd, true});
            QCOMPARE(regions.size(), std::size_t{2});
            QVERIFY(regions[0].holes.empty() && regions[1].holes.empty());
        }
    }

    void theOtherWayRoundIsAHoleUnderNonzero()
    {
        const std::vector<FillRegion> regions = group({square(2, 2, 3, true), square(0, 0, 10)}, {});
        QCOMPARE(regions.size(), std::size_t{1});
        QCOMPARE(regions[0].outer, std::size_t{1});
        QCOMPARE(regions[0].holes, std::vector<std::size_t>{0});
    }

    void theSameWayRoundIsNoHoleUnderNonzero()
    {
        const std::vector<Polygon> polygons{square(0, 0, 10), square(2, 2, 3)};
        QCOMPARE(group(polygons, {false, false}).size(), std::size_t{2});
        QCOMPARE(group(polygons, {false, true}).size(), std::size_t{1}); // painted anyway
        QCOMPARE(group(polygons, {true, true}).front().holes.size(), std::size_t{1});
    }

    void anIslandInAHoleIsARegionOfItsOwn()
    {
        const std::vector<Polygon> polygons{square(0, 0, 20), square(2, 2, 12, true), square(4, 4, 4)};
        for (bool evenOdd : {false, true}) {
            const std::vector<FillRegion> regions = group(polygons, {evenOdd, true});
            QCOMPARE(regions.size(), std::size_t{2});
            QCOMPARE(regions[0].holes, std::vector<std::size_t>{1});
            QCOMPARE(regions[1].outer, std::size_t{2});
        }
    }

    void aHoleBitesThroughTwoLayersOnlyWhenTheWindingIsNought()
    {
        // 20 and 15 wind to 2; the 8 brings it to 1, the 4 to 0.
        const std::vector<FillRegion> regions =
            group({square(0, 0, 20), square(1, 1, 15), square(2, 2, 8, true), square(3, 3, 4, true)}, {false, true});
        QCOMPARE(regions.size(), std::size_t{1});
        QCOMPARE(regions[0].holes, std::vector<std::size_t>{3});
    }

    void crossingBarsOverlapThoughNoCornerIsInside()
    {
        CookBudget budget;
        const Polygon flat{{-10, -1}, {10, -1}, {10, 1}, {-10, 1}};
        const Polygon tall{{-1, -10}, {1, -10}, {1, 10}, {-1, 10}};
        QVERIFY(overlap(flat, tall, budget));
        QVERIFY(!overlap(flat, square(20, 20, 3), budget));
        QVERIFY(overlap(square(0, 0, 10), square(2, 2, 3), budget));
    }

    void alignedBoxesOverlapAndNeighboursDoNot()
    {
        CookBudget budget;
        for (const bool reversed : {false, true}) {
            QVERIFY(overlap(square(0, 0, 10), square(5, 0, 10, reversed), budget));
            QVERIFY(overlap(square(0, 0, 10), square(0, 0, 10, reversed), budget));
            QVERIFY(!overlap(square(0, 0, 10), square(10, 0, 10, reversed), budget));
        }
        const Polygon lower{{0, 0}, {10, 0}, {10, 10}};
        const Polygon upper{{0, 0}, {10, 10}, {0, 10}};
        QVERIFY(!overlap(lower, upper, budget)); // the boxes are one, the triangles only touch
    }
};

QTEST_APPLESS_MAIN(tst_Holes)
#include "tst_holes.moc"
