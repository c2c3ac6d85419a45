// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/spill.h"
#include "model/core/affine.h"

#include <QtTest>

using namespace clipwright;

namespace {

using Corners = std::vector<Vec2>;

/** A fill with a key every ten frames; holes follow the outer contour in each. */
CookedShape fill(const std::vector<Corners> &keys, std::vector<std::uint32_t> holes = {})
{
    CookedShape shape;
    shape.layout.outerCount = static_cast<std::uint32_t>(keys.front().size());
    for (const std::uint32_t hole : holes)
        shape.layout.outerCount -= hole;
    shape.layout.holeCounts = std::move(holes);
    for (std::size_t key = 0; key < keys.size(); ++key) {
        shape.frames.push_back(10.0 * static_cast<double>(key));
        shape.easings.push_back(Easing::linear());
        shape.values.insert(shape.values.end(), {1, 1, 1, 1});
        for (const Vec2 p : keys[key])
            shape.values.insert(shape.values.end(), {p.x, p.y});
    }
    return shape;
}

std::vector<Spill> spillsOf(const std::vector<CookedShape> &shapes)
{
    CookBudget budget;
    return findSpills(shapes, 0.1, budget);
}

// Convex, then with one corner pushed in: the side of the cut decides whether that spills.
const Corners kSquare{{0, 0}, {4, 0}, {4, 4}, {0, 4}};
const Corners kDentAtOne{{0, 0}, {1, 3}, {4, 4}, {0, 4}};
const Corners kDentAtTwo{{0, 0}, {4, 0}, {1, 1}, {0, 4}};

} // namespace

class tst_Spill : public QObject {
    Q_OBJECT

private slots:
    void whatDoesNotMoveDoesNotSpill()
    {
        QVERIFY(spillsOf({}).empty());
        QVERIFY(spillsOf({fill({kSquare})}).empty());
        QVERIFY(spillsOf({fill({kSquare, kSquare})}).empty());
    }

    void movingTurningAndGrowingDoNotSpill()
    {
        std::vector<Corners> keys{kDentAtTwo};
        for (int i = 1; i < 8; ++i) {
            const Affine turn = Affine::transform({double(i), 0}, 40.0 * i, {1.0 + i, 1.0 + i}, {1, 2});
            Corners moved;
            for (const Vec2 p : kDentAtTwo)
                moved.push_back(turn.map(p));
            keys.push_back(moved);
        }
        QVERIFY(spillsOf({fill(keys)}).empty());
    }

    void aCornerThatFoldsOverItsCutSpills()
    {
        // The square is cut from corner 0 to corner 2: corner 1 beyond the cut lies over the other triangle.
        const std::vector<Spill> spills = spillsOf({fill({kSquare, kSquare}), fill({kSquare, kDentAtOne, kSquare})});
        QCOMPARE(spills.size(), std::size_t(1));
        QCOMPARE(spills[0].shape, std::size_t(1));
        QCOMPARE(spills[0].frame, 10.0);
        QCOMPARE(spills[0].share, 0.25); // 8 are painted where 4 are inside, of 16 at the first key
    }

    void aDentAtTheCutDoesNot() { QVERIFY(spillsOf({fill({kSquare, kDentAtTwo})}).empty()); }

    void theWorstKeyIsTold()
    {
        const Corners slight{{0, 0}, {1.8, 2.2}, {4, 4}, {0, 4}};
        const std::vector<Spill> spills = spillsOf({fill({kSquare, slight, kDentAtOne, slight})});
        QCOMPARE(spills.size(), std::size_t(1));
        QCOMPARE(spills[0].frame, 20.0);
    }

    void underAHundredthIsNone()
    {
        const Corners hardly{{0, 0}, {2 - 0.01, 2 + 0.01}, {4, 4}, {0, 4}};
        QVERIFY(spillsOf({fill({kSquare, hardly})}).empty());
    }

    void lessThanIsSeenIsNone()
    {
        CookBudget budget;
        const std::vector<CookedShape> shapes{fill({kSquare, kDentAtOne})};
        QCOMPARE(findSpills(shapes, 1.4, budget).size(), std::size_t(1)); // the triangle is √2 high
        QVERIFY(findSpills(shapes, 1.5, budget).empty());
    }

    void aHoleThatLeavesSpills()
    {
        const auto withHole = [](double x) {
            Corners contour = kSquare;
            contour.insert(contour.end(), {{x, 1}, {x + 1, 1}, {x + 1, 2}, {x, 2}});
            return contour;
        };
        QVERIFY(spillsOf({fill({withHole(1), withHole(1.2)}, {4})}).empty());
        QCOMPARE(spillsOf({fill({withHole(1), withHole(7)}, {4})}).size(), std::size_t(1));
    }

    void strokesAreNotCut()
    {
        CookedShape line = fill({kSquare, kDentAtOne});
        line.layout.isStroke = true;
        for (std::size_t key = 0; key < 2; ++key) // width and limit stand behind the paint
            line.values.insert(line.values.begin() + static_cast<std::ptrdiff_t>(key * line.layout.stride() + 4),
                               {1, 4});
        QVERIFY(spillsOf({line}).empty());
    }

    void whatIsNotSeenDoesNotSpill()
    {
        CookedShape shape = fill({kSquare, kDentAtOne, kSquare});
        shape.values[shape.layout.stride() + 3] = 0;
        QVERIFY(spillsOf({shape}).empty());
    }

    void lookingEndsWithTheBudget()
    {
        CookBudget budget(CookLimits{.samples = 100});
        const std::vector<CookedShape> shapes{fill({kSquare, kSquare}), fill({kSquare, kDentAtOne})};
        QVERIFY(findSpills(shapes, 0.1, budget).empty());
        QVERIFY(budget.hasTooManyKeys());
    }

    void whatSpillsFromTheStartIsNotCounted()
    {
        const Corners bow{{0, 0}, {4, 4}, {4, 0}, {0, 4}};
        QVERIFY(spillsOf({fill({bow, bow})}).empty());
    }
};

QTEST_APPLESS_MAIN(tst_Spill)
#include "tst_spill.moc"
