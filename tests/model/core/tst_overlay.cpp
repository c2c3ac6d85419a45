// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/overlay.h"
#include "model/core/polygon.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace clipwright;

namespace {

using Polygons = std::vector<std::vector<Vec2>>;

std::vector<Vec2> box(double left, double top, double width, double height)
{
    return {{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}};
}

std::vector<Vec2> reversed(std::vector<Vec2> polygon)
{
    std::ranges::reverse(polygon);
    return polygon;
}

std::vector<Vec2> pentagram()
{
    std::vector<Vec2> points;
    for (int i = 0; i < 5; ++i)
        points.push_back({std::sin(i * 2 * 6.283185307179586 / 5), -std::cos(i * 2 * 6.283185307179586 / 5)});
    return points;
}

std::vector<Vec2> ring(Vec2 centre, double radius, int count)
{
    std::vector<Vec2> points;
    for (int i = 0; i < count; ++i)
        points.push_back(
            centre + radius * Vec2{std::cos(i * 6.283185307179586 / count), std::sin(i * 6.283185307179586 / count)});
    return points;
}

double areaOf(const Overlay &overlay)
{
    double area = 0;
    for (const OverlayRegion &region : overlay.regions) {
        area += signedArea(region.outer.points);
        for (const OverlayContour &hole : region.holes)
            area += signedArea(hole.points);
    }
    return area;
}

/** `2+1` for two regions, the second with a hole: "0,1". */
QString shapeOf(const Overlay &overlay)
{
    QStringList words;
    for (const OverlayRegion &region : overlay.regions) {
        QString word = QString::number(region.outer.points.size());
        for (const OverlayContour &hole : region.holes)
            word += '-' + QString::number(hole.points.size());
        words << word;
    }
    return words.join(' ');
}

int windingAt(const std::vector<Vec2> &polygon, Vec2 p)
{
    int winding = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Vec2 a = polygon[i];
        const Vec2 b = polygon[(i + 1) % polygon.size()];
        if ((a.y <= p.y) != (b.y <= p.y) && a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x) > p.x)
            winding += b.y > a.y ? 1 : -1;
    }
    return winding;
}

} // namespace

class tst_Overlay : public QObject {
    Q_OBJECT

private slots:
    void whatIsNoNumberOrTooMuchIsRefused()
    {
        QVERIFY(!overlayOf(Polygons{{{0, 0}, {1, std::numeric_limits<double>::quiet_NaN()}, {1, 1}}}, false));
        QVERIFY(!overlayOf(Polygons{{{0, 0}, {0, 0}, {0, 0}}}, false));
        QVERIFY(!overlayOf(Polygons{}, false));
        QVERIFY(!overlayOf(Polygons{ring({0, 0}, 1, int(kMostOverlayEdges) + 1)}, false));
        QVERIFY(overlayOf(Polygons{ring({0, 0}, 1, int(kMostOverlayEdges))}, false));
    }

    /** Lines drawn at random cross by the square of them: refused before they are all found. */
    void moreCrossingsThanAreWorthItAreRefused()
    {
        std::vector<Vec2> scribble;
        for (int i = 0; i < 3000; ++i)
            scribble.push_back({(i * 7919) % 1009 / 1.0, (i * 104729) % 997 / 1.0});
        QVERIFY(!overlayOf(Polygons{scribble}, true));
        scribble.resize(60);
        QVERIFY(overlayOf(Polygons{scribble}, true));
    }

    void cases_data()
    {
        QTest::addColumn<Polygons>("polygons");
        QTest::addColumn<bool>("isEvenOdd");
        QTest::addColumn<bool>("hasCrossings");
        QTest::addColumn<QString>("shape");
        QTest::addColumn<double>("area");
        const auto big = box(0, 0, 4, 4);
        QTest::newRow("alone") << Polygons{big} << false << false << "4" << 16.0;
        QTest::newRow("the other way round") << Polygons{reversed(big)} << false << false << "4" << 16.0;
        QTest::newRow("apart") << Polygons{big, box(5, 0, 1, 1)} << false << false << "4 4" << 17.0;
        QTest::newRow("one in the other") << Polygons{big, box(1, 1, 1, 1)} << false << false << "4" << 16.0;
        QTest::newRow("hole") << Polygons{big, reversed(box(1, 1, 1, 1))} << false << false << "4-4" << 15.0;
        QTest::newRow("hole by parity") << Polygons{big, box(1, 1, 1, 1)} << true << false << "4-4" << 15.0;
        QTest::newRow("island in a hole")
            << Polygons{big, box(1, 1, 2, 2), box(1.5, 1.5, 1, 1)} << true << false << "4-4 4" << 13.0;
        QTest::newRow("crossing") << Polygons{big, box(2, 1, 4, 2)} << false << true << "8" << 20.0;
        QTest::newRow("crossing, parity") << Polygons{big, box(2, 1, 4, 2)} << true << true << "8 4" << 16.0;
        QTest::newRow("crossing, against each other")
            << Polygons{big, reversed(box(2, 1, 4, 2))} << false << true << "8 4" << 16.0;
        QTest::newRow("twice the same") << Polygons{big, big} << false << false << "4" << 16.0;
        QTest::newRow("twice the same, parity") << Polygons{big, big} << true << false << "" << 0.0;
        QTest::newRow("side by side") << Polygons{big, box(4, 0, 2, 4)} << false << false << "6" << 24.0;
        QTest::newRow("side by side, shorter") << Polygons{big, box(4, 1, 2, 2)} << false << true << "8" << 20.0;
        QTest::newRow("corner in a side") << Polygons{big, {{4, 2}, {6, 1}, {6, 3}}} << false << true << "4 3" << 18.0;
        QTest::newRow("star") << Polygons{pentagram()} << false << true << "10" << 1.1225699414;
        QTest::newRow("star by parity") << Polygons{pentagram()} << true << true << "3 3 3 3 3" << 0.7755;
        QTest::newRow("bow tie") << Polygons{{{0, 0}, {2, 2}, {2, 0}, {0, 2}}} << false << true << "3 3" << 2.0;
    }

    void cases()
    {
        QFETCH(Polygons, polygons);
        QFETCH(bool, isEvenOdd);
        QFETCH(bool, hasCrossings);
        QFETCH(QString, shape);
        QFETCH(double, area);
        const std::optional<Overlay> overlay = overlayOf(polygons, isEvenOdd);
        QVERIFY(overlay.has_value());
        QCOMPARE(shapeOf(*overlay), shape);
        QVERIFY2(std::abs(areaOf(*overlay) - area) < 1e-3, qPrintable(QString::number(areaOf(*overlay))));
        QCOMPARE(overlay->hasCrossings, hasCrossings);
    }

    /** Whatever crosses whatever: a point is inside of what comes out as often as the rule says for what goes in. */
    void everyPointIsAsTheRuleSays()
    {
        std::uint32_t random = 7;
        const auto next = [&random] { return (random = random * 1664525u + 1013904223u) >> 8; };
        for (int round = 0; round < 60; ++round) {
            Polygons polygons;
            for (std::uint32_t p = 0; p < 1 + round % 4u; ++p) {
                std::vector<Vec2> &polygon = polygons.emplace_back();
                for (std::uint32_t i = 0; i < 3 + next() % 12; ++i)
                    polygon.push_back({(next() % 4096) / 64.0, (next() % 4096) / 64.0});
            }
            for (bool isEvenOdd : {false, true}) {
                const std::optional<Overlay> overlay = overlayOf(polygons, isEvenOdd);
                QVERIFY(overlay.has_value());
                for (int probe = 0; probe < 200; ++probe) {
                    const Vec2 p{(next() % 65536) / 1024.0 + 1e-4, (next() % 65536) / 1024.0 + 1e-4};
                    int winding = 0;
                    for (const std::vector<Vec2> &polygon : polygons)
                        winding += windingAt(polygon, p);
                    int got = 0;
                    for (const OverlayRegion &region : overlay->regions) {
                        got += windingAt(region.outer.points, p);
                        for (const OverlayContour &hole : region.holes)
                            got += windingAt(hole.points, p);
                    }
                    QCOMPARE(got, (isEvenOdd ? winding % 2 : winding) != 0 ? 1 : 0);
                }
            }
        }
    }

    void labelsStayWhereCornersDo()
    {
        const auto labelsAt = [](double shift) {
            const auto overlay = overlayOf(Polygons{box(0, 0, 4, 4), box(2 + shift, 1, 4, 2)}, false);
            return overlay->regions.front().outer.labels;
        };
        QCOMPARE(labelsAt(0), labelsAt(0.5));
        QVERIFY(labelsAt(0) != labelsAt(-5)); // now across the other side
    }
};

QTEST_APPLESS_MAIN(tst_Overlay)
#include "tst_overlay.moc"
