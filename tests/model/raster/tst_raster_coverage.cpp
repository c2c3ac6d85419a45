// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "raster_fixtures.h"

#include <QtTest>

#include <algorithm>
#include <limits>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

constexpr int kSamples = 64;

std::vector<float> coverageOf(const std::vector<Polygon> &polygons, FillRule rule, int width, int height)
{
    std::vector<float> out;
    Rasterizer().coverage(polygons, rule, width, height, out);
    return out;
}

double sumOf(const std::vector<float> &coverage)
{
    double sum = 0;
    for (const float covered : coverage)
        sum += static_cast<double>(covered);
    return sum;
}

/**
 * The windings at the sample places of one level, each from all lines it crosses: slow, and sharing
 * nothing.
 */
void addSampleRow(const std::vector<Polygon> &polygons, FillRule rule, double y, int width, float *row)
{
    std::vector<int> changes(static_cast<std::size_t>(width) * kSamples + 1, 0);
    for (const Polygon &polygon : polygons) {
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Vec2 a = polygon[i];
            const Vec2 b = polygon[(i + 1) % polygon.size()];
            if ((a.y <= y) == (b.y <= y))
                continue;
            const double x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
            const double sample = std::ceil(x * kSamples - 0.5); // the first place right of the line
            const double last = static_cast<double>(changes.size() - 1);
            changes[static_cast<std::size_t>(std::clamp(sample, 0.0, last))] += a.y < b.y ? 1 : -1;
        }
    }
    int winding = 0;
    for (std::size_t i = 0; i + 1 < changes.size(); ++i) {
        winding += changes[i];
        if (rule == FillRule::NonZero ? winding != 0 : winding % 2 != 0)
            row[i / kSamples] += 1.0F / (kSamples * kSamples);
    }
}

std::vector<float> sampledCoverage(const std::vector<Polygon> &polygons, FillRule rule, int width, int height)
{
    std::vector<float> out(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0.0F);
    for (int level = 0; level < height * kSamples; ++level) {
        float *row = out.data() + static_cast<std::ptrdiff_t>(level / kSamples) * width;
        addSampleRow(polygons, rule, (level + 0.5) / kSamples, width, row);
    }
    return out;
}

} // namespace

class tst_RasterCoverage : public QObject {
    Q_OBJECT

private slots:
    void nothingIsCoveredByDegeneratePolygons_data()
    {
        QTest::addColumn<std::vector<Polygon>>("polygons");
        const double nan = std::numeric_limits<double>::quiet_NaN();
        QTest::newRow("none") << std::vector<Polygon>{};
        QTest::newRow("empty") << std::vector<Polygon>{{}};
        QTest::newRow("point") << std::vector<Polygon>{{{3, 3}}};
        QTest::newRow("line") << std::vector<Polygon>{{{1.2, 1.3}, {6.5, 5.1}}};
        QTest::newRow("level line") << std::vector<Polygon>{{{1.2, 1.3}, {6.5, 1.3}}};
        QTest::newRow("there and back") << std::vector<Polygon>{{{1, 1}, {6, 5}, {3.5, 3}, {6, 5}}};
        QTest::newRow("not a number") << std::vector<Polygon>{rectangle(0, 0, 8, 8), {{1, 1}, {nan, 5}, {4, 4}}};
    }

    void nothingIsCoveredByDegeneratePolygons()
    {
        QFETCH(std::vector<Polygon>, polygons);
        for (const FillRule rule : {FillRule::NonZero, FillRule::EvenOdd})
            QVERIFY(sumOf(coverageOf(polygons, rule, 8, 8)) < 1e-6);
    }

    void aPictureWithoutPixelsHasNoCoverage()
    {
        QVERIFY(coverageOf({rectangle(0, 0, 8, 8)}, FillRule::NonZero, 0, 8).empty());
        QVERIFY(coverageOf({rectangle(0, 0, 8, 8)}, FillRule::NonZero, -3, 8).empty());
    }

    void rectanglesAtFractionsCoverTheirShareOfEachPixel()
    {
        const double x0 = 1.25, y0 = 2.6, x1 = 5.75, y1 = 6.1;
        const std::vector<float> coverage = coverageOf({rectangle(x0, y0, x1, y1)}, FillRule::NonZero, 8, 8);
        for (int y = 0; y < 8; ++y) {
            for (int x = 0; x < 8; ++x) {
                const double across = std::clamp(x1 - x, 0.0, 1.0) - std::clamp(x0 - x, 0.0, 1.0);
                const double down = std::clamp(y1 - y, 0.0, 1.0) - std::clamp(y0 - y, 0.0, 1.0);
                const double covered = static_cast<double>(coverage[static_cast<std::size_t>(y * 8 + x)]);
                QVERIFY2(std::abs(covered - across * down) < 1e-5, qPrintable(QString("%1 %2").arg(x).arg(y)));
            }
        }
    }

    void shapesBeyondAllBordersCoverWhatIsInside()
    {
        const Polygon diamond{{4, -20}, {28, 4}, {4, 28}, {-20, 4}};
        QCOMPARE(sumOf(coverageOf({diamond}, FillRule::NonZero, 8, 8)), 64.0);
        const std::vector<Polygon> left{{{-9, 1.5}, {2, 1.5}, {2, 3}, {-4, 3}, {-4, 5}, {2, 5}, {2, 6.5}, {-9, 6.5}}};
        QVERIFY(std::abs(sumOf(coverageOf(left, FillRule::NonZero, 8, 8)) - 6.0) < 1e-5);
        const std::vector<Polygon> right{{{17, 1.5}, {6, 1.5}, {6, 3}, {12, 3}, {12, 5}, {6, 5}, {6, 6.5}, {17, 6.5}}};
        QVERIFY(std::abs(sumOf(coverageOf(right, FillRule::NonZero, 8, 8)) - 6.0) < 1e-5);
    }

    void neighboursShareThePixelsOfTheirBorder()
    {
        const std::vector<float> left = coverageOf({{{1, 1}, {4.3, 1}, {3.1, 7}, {1, 7}}}, FillRule::NonZero, 8, 8);
        const std::vector<float> right = coverageOf({{{4.3, 1}, {7, 1}, {7, 7}, {3.1, 7}}}, FillRule::NonZero, 8, 8);
        for (std::size_t y = 1; y < 7; ++y) {
            for (std::size_t x = 1; x < 7; ++x)
                QVERIFY(std::abs(left[y * 8 + x] + right[y * 8 + x] - 1.0F) < 1e-5F);
        }
    }

    void theMiddleOfAStarDependsOnTheRule()
    {
        // Areas of a pentagram of radius r: the middle pentagon has its corners at r / phi².
        const double radius = 14;
        const double phi = (1 + std::sqrt(5.0)) / 2;
        const double inner = radius / (phi * phi);
        const double pentagon = 2.5 * inner * inner * std::sin(2 * M_PI / 5);
        const double whole = 5 * radius * inner * std::sin(M_PI / 5);
        const std::vector<Polygon> star{pentagram({16.3, 16.7}, radius)};
        QVERIFY(std::abs(sumOf(coverageOf(star, FillRule::NonZero, 32, 32)) - whole) < 1e-3);
        QVERIFY(std::abs(sumOf(coverageOf(star, FillRule::EvenOdd, 32, 32)) - (whole - pentagon)) < 1e-3);
    }

    void aShapeDrawnTwiceIsTheShapeOrNothing()
    {
        const Polygon triangle{{2.2, 1.1}, {13.7, 4.9}, {5.5, 14.2}};
        const std::vector<Polygon> twice{triangle, triangle};
        const std::vector<Polygon> undone{triangle, Polygon(triangle.rbegin(), triangle.rend())};
        QCOMPARE(coverageOf(twice, FillRule::NonZero, 16, 16), coverageOf({triangle}, FillRule::NonZero, 16, 16));
        QVERIFY(sumOf(coverageOf(twice, FillRule::EvenOdd, 16, 16)) < 1e-5);
        QVERIFY(sumOf(coverageOf(undone, FillRule::NonZero, 16, 16)) < 1e-5);
    }

    void randomPolygonsAgreeWithManySamples_data()
    {
        QTest::addColumn<int>("points");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        for (const int points : {3, 4, 6, 9, 15, 40}) {
            QTest::addRow("%d inside", points) << points << 0.0 << 16.0;
            QTest::addRow("%d beyond", points) << points << -10.0 << 26.0;
            QTest::addRow("%d small", points) << points << 7.0 << 9.5;
        }
    }

    /**
     * 64 levels of 64 places miss up to half a place a line and level: below 1/64 for each line
     * that passes a pixel.
     */
    void randomPolygonsAgreeWithManySamples()
    {
        QFETCH(int, points);
        QFETCH(double, low);
        QFETCH(double, high);
        std::mt19937 random(static_cast<unsigned>(points));
        const double bound = (high - low < 5 ? points : std::min(points, 8)) / 64.0;
        for (int round = 0; round < 12; ++round) {
            const std::vector<Polygon> polygons{randomPolygon(random, static_cast<std::size_t>(points), low, high),
                                                randomPolygon(random, 3, low, high)};
            for (const FillRule rule : {FillRule::NonZero, FillRule::EvenOdd}) {
                const std::vector<float> exact = coverageOf(polygons, rule, 16, 16);
                const std::vector<float> sampled = sampledCoverage(polygons, rule, 16, 16);
                double worst = 0;
                double bias = 0;
                for (std::size_t i = 0; i < exact.size(); ++i) {
                    const double off = static_cast<double>(exact[i]) - static_cast<double>(sampled[i]);
                    worst = std::max(worst, std::abs(off));
                    bias += off / static_cast<double>(exact.size());
                }
                QVERIFY2(worst <= bound, qPrintable(QString("round %1: %2 off").arg(round).arg(worst)));
                QVERIFY2(std::abs(bias) < 1e-3, qPrintable(QString("round %1: mean %2 off").arg(round).arg(bias)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(tst_RasterCoverage)
#include "tst_raster_coverage.moc"
