// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/polygon.h"
#include "model/core/triangulate.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <random>

using namespace clipwright;

namespace {

using Polygon = std::vector<Vec2>;

struct Shape {
    Polygon points;
    std::uint32_t outerCount = 0;
    std::vector<std::uint32_t> holes;
    double area = 0; ///< outer less holes

    explicit Shape(const Polygon &outer)
        : points(outer),
          outerCount(static_cast<std::uint32_t>(outer.size())),
          area(std::abs(signedArea(outer)))
    {}
    void addHole(const Polygon &hole)
    {
        points.insert(points.end(), hole.begin(), hole.end());
        holes.push_back(static_cast<std::uint32_t>(hole.size()));
        area -= std::abs(signedArea(hole));
    }
};

std::vector<std::uint32_t> trianglesOf(const Shape &shape)
{
    Triangulator triangulator;
    const auto triangles = triangulator.triangulate(shape.points, shape.outerCount, shape.holes);
    return {triangles.begin(), triangles.end()};
}

double coveredBy(const Shape &shape, const std::vector<std::uint32_t> &triangles)
{
    double sum = 0;
    for (std::size_t i = 0; i < triangles.size(); i += 3)
        sum += std::abs(doubleArea(shape.points[triangles[i]], shape.points[triangles[i + 1]],
                                   shape.points[triangles[i + 2]]))
               / 2;
    return sum;
}

bool areInRange(const Shape &shape, const std::vector<std::uint32_t> &triangles)
{
    return triangles.size() % 3 == 0
           && std::ranges::all_of(triangles, [&](std::uint32_t i) { return i < shape.points.size(); });
}

/** Around the origin, near and far in turn: a corner every other point. */
Polygon star(std::size_t count, double near, double far, Vec2 centre = {0, 0})
{
    Polygon points;
    for (std::size_t i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
        points.push_back(centre + (i % 2 == 0 ? far : near) * Vec2{std::cos(angle), std::sin(angle)});
    }
    return points;
}

/** A strip wound around the origin: hardly an ear is without others near it. */
Polygon spiral(std::size_t count)
{
    Polygon points;
    for (std::size_t i = 0; i < count; ++i) {
        const double along = static_cast<double>(i < count / 2 ? i : count - 1 - i);
        const double angle = along * 0.05;
        const double radius = (i < count / 2 ? 1.0 : 1.4) + angle / (2 * std::numbers::pi);
        points.push_back(radius * Vec2{std::cos(angle), std::sin(angle)});
    }
    return points;
}

Polygon scattered(std::size_t count, unsigned seed, double step = 0)
{
    std::mt19937 random(seed);
    Polygon points;
    for (std::size_t i = 0; i < count; ++i) {
        Vec2 p{random() / 4294967296.0, random() / 4294967296.0};
        if (step > 0)
            p = {std::floor(p.x / step) * step, std::floor(p.y / step) * step};
        points.push_back(p);
    }
    return points;
}

/** Three chains that bend inwards: two ears at each end of a chain and none between. */
Polygon hollowTriangle(std::size_t count)
{
    Polygon points;
    for (std::size_t i = 0; i < count; ++i) {
        const double at = 3.0 * static_cast<double>(i) / static_cast<double>(count);
        const double side = std::floor(at);
        const double inwards = (at - side) * (1 - (at - side));
        const auto corner = [](double n) {
            return Vec2{std::cos(2 * std::numbers::pi * n / 3), std::sin(2 * std::numbers::pi * n / 3)};
        };
        const Vec2 straight = corner(side) + (at - side) * (corner(side + 1) - corner(side));
        points.push_back(straight * (1 - inwards));
    }
    return points;
}

} // namespace

class tst_Triangulate : public QObject {
    Q_OBJECT

private slots:
    void whatHasNoInsideGivesNothing_data()
    {
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QTest::addColumn<Polygon>("outer");
        QTest::newRow("two points") << Polygon{{0, 0}, {1, 0}};
        QTest::newRow("one place") << Polygon{{1, 1}, {1, 1}, {1, 1}, {1, 1}};
        QTest::newRow("a line") << Polygon{{0, 0}, {1, 1}, {2, 2}, {3, 3}};
        QTest::newRow("there and back") << Polygon{{0, 0}, {1, 0}, {2, 0}, {1, 0}};
        QTest::newRow("not a number") << Polygon{{0, 0}, {1, 0}, {nan, 1}};
        QTest::newRow("endless") << Polygon{{0, 0}, {1, 0}, {0, std::numeric_limits<double>::infinity()}};
        QTest::newRow("too far") << Polygon{{0, 0}, {1e101, 0}, {0, 1}};
    }
    void whatHasNoInsideGivesNothing()
    {
        QFETCH(Polygon, outer);
        QVERIFY(trianglesOf(Shape(outer)).empty());
    }

    void earsComeInTheGamesOrder()
    {
        const Shape square({{-1, -1}, {1, -1}, {1, 1}, {-1, 1}});
        QCOMPARE(trianglesOf(square), (std::vector<std::uint32_t>{2, 3, 0, 0, 1, 2}));
        const Shape clockwise({{-1, 1}, {1, 1}, {1, -1}, {-1, -1}});
        QCOMPARE(trianglesOf(clockwise), (std::vector<std::uint32_t>{1, 0, 3, 3, 2, 1}));
    }

    void collinearPointsStayCorners()
    {
        const Shape box({{0, 0}, {1, 0}, {2, 0}, {2, 2}, {1, 2}, {0, 2}});
        const auto triangles = trianglesOf(box);
        QCOMPARE(triangles.size(), std::size_t(4 * 3));
        QCOMPARE(coveredBy(box, triangles), 4.0);
    }

    void trianglesFillTheShape_data()
    {
        QTest::addColumn<std::size_t>("count");
        QTest::addColumn<int>("holes");
        QTest::newRow("few points") << std::size_t(10) << 0;
        QTest::newRow("few points, holes") << std::size_t(24) << 3;
        QTest::newRow("many points") << std::size_t(500) << 0;
        QTest::newRow("many points, holes") << std::size_t(500) << 12;
    }
    void trianglesFillTheShape()
    {
        QFETCH(std::size_t, count);
        QFETCH(int, holes);
        Shape shape(star(count, 6, 9));
        for (int i = 0; i < holes; ++i) {
            const double angle = 2 * std::numbers::pi * i / holes;
            shape.addHole(star(9, 0.4, 0.8, 3.5 * Vec2{std::cos(angle), std::sin(angle)}));
        }
        const auto triangles = trianglesOf(shape);
        QVERIFY(areInRange(shape, triangles));
        QCOMPARE(triangles.size() / 3, shape.points.size() - 2 + 2 * static_cast<std::size_t>(holes));
        QCOMPARE(coveredBy(shape, triangles), shape.area);
    }

    void holesMayWindEitherWayAndTouchTheEdge()
    {
        for (const bool isReversed : {false, true}) {
            Shape shape({{0, 0}, {4, 0}, {4, 4}, {0, 4}});
            Polygon hole{{0, 1}, {1, 1}, {1, 2}};
            if (isReversed)
                std::reverse(hole.begin(), hole.end());
            shape.addHole(hole);
            QCOMPARE(coveredBy(shape, trianglesOf(shape)), 15.5);
        }
    }

    /** A bridge's own corner may turn nowhere, as far as doubles can tell, and be dropped. */
    void bridgesThatAreDroppedEnd()
    {
        Shape shape({{0.1, 0.1}, {1, 1}, {0, 0}});
        shape.addHole({{1, 0}, {4294967295, 0.2}, {0.1, 0.2}});
        shape.addHole({{0, 0}, {4.294967295e15, 9007099254740993}, {0.1, 0.2}});
        shape.addHole({{0, 1}, {4.294967295e15, 9007099254740993}, {0.1, 0.2}});
        QVERIFY(areInRange(shape, trianglesOf(shape)));
    }

    void coarseNumbersEnd()
    {
        constexpr std::array numbers{0.0, 0.1, 0.2, 1.0, -1.0, 4294967295.0, 4.294967295e15, 9007099254740993.0, 1e30};
        std::mt19937 random(7);
        const auto polygon = [&] {
            Polygon points;
            for (std::size_t i = 3 + random() % 4; i > 0; --i)
                points.push_back({numbers[random() % numbers.size()], numbers[random() % numbers.size()]});
            return points;
        };
        for (int round = 0; round < 20'000; ++round) {
            Shape shape(polygon());
            for (std::size_t holes = random() % 5; holes > 0; --holes)
                shape.addHole(polygon());
            QVERIFY(areInRange(shape, trianglesOf(shape)));
        }
    }

    void holesOfTwoPointsAreNone()
    {
        Shape shape({{0, 0}, {4, 0}, {4, 4}, {0, 4}});
        shape.addHole({{1, 1}, {2, 2}});
        shape.addHole({{1, 1}, {3, 1}, {3, 3}});
        QCOMPARE(coveredBy(shape, trianglesOf(shape)), 14.0);
    }

    void aCrossedOutlineIsUncrossed()
    {
        // A bow tie: two triangles that meet in the middle; what is cut off is on both sides.
        const Shape bow({{0, 0}, {2, 2}, {2, 0}, {0, 2}});
        const auto triangles = trianglesOf(bow);
        QVERIFY(areInRange(bow, triangles));
        QVERIFY(!triangles.empty());
    }

    void everyInputEnds_data()
    {
        constexpr std::size_t kMany = 100'000;
        constexpr std::size_t kSome = 5'000;
        QTest::addColumn<Polygon>("outer");
        QTest::addColumn<bool>("isFilled");
        QTest::newRow("star") << star(kMany, 0.999, 1) << true;
        QTest::newRow("spiked star") << star(kSome, 0.1, 1) << true;
        QTest::newRow("spiral") << spiral(kSome) << true;
        QTest::newRow("hollow") << hollowTriangle(kSome) << true;
        QTest::newRow("spiral over the cap") << spiral(kMany) << false;
        QTest::newRow("hollow over the cap") << hollowTriangle(kMany) << false;
        QTest::newRow("scattered") << scattered(kMany, 1) << false;
        QTest::newRow("scattered on a grid") << scattered(kMany, 2, 0.01) << false;
        QTest::newRow("scattered on few places") << scattered(kMany, 3, 0.25) << false;
    }
    void everyInputEnds()
    {
        QFETCH(Polygon, outer);
        QFETCH(bool, isFilled);
        const Shape shape(outer);
        const auto triangles = trianglesOf(shape);
        QVERIFY(areInRange(shape, triangles));
        if (isFilled)
            QVERIFY2(std::abs(coveredBy(shape, triangles) / shape.area - 1) < 1e-6,
                     qPrintable(QString::number(coveredBy(shape, triangles) / shape.area)));
    }

    void manyHolesEnd()
    {
        Shape shape({{-1, -1}, {80, -1}, {80, 80}, {-1, 80}});
        for (int i = 0; i < 40; ++i) {
            for (int j = 0; j < 40; ++j)
                shape.addHole({{2.0 * i, 2.0 * j}, {2.0 * i + 1, 2.0 * j}, {2.0 * i, 2.0 * j + 1}});
        }
        const auto triangles = trianglesOf(shape);
        QVERIFY(areInRange(shape, triangles));
        QCOMPARE(coveredBy(shape, triangles), shape.area);
    }

    void smallShapesOfAnyKindEnd()
    {
        std::mt19937 random(5);
        Triangulator triangulator;
        for (unsigned i = 0; i < 3000; ++i) {
            Shape shape(scattered(3 + random() % 12, i, 0.2));
            for (unsigned h = random() % 4; h > 0; --h)
                shape.addHole(scattered(1 + random() % 6, i + h * 7919, 0.2));
            const auto triangles = triangulator.triangulate(shape.points, shape.outerCount, shape.holes);
            QVERIFY(areInRange(shape, {triangles.begin(), triangles.end()}));
        }
    }

    void theSameShapeGivesTheSameTriangles()
    {
        const Shape shape(scattered(2000, 9));
        Triangulator used;
        used.triangulate(star(300, 1, 2), 300, {});
        const auto again = used.triangulate(shape.points, shape.outerCount, shape.holes);
        QCOMPARE(std::vector<std::uint32_t>(again.begin(), again.end()), trianglesOf(shape));
    }
};

QTEST_APPLESS_MAIN(tst_Triangulate)
#include "tst_triangulate.moc"
