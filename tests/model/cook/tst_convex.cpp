// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/convex.h"
#include "model/cook/cook.h"
#include "model/cook/cooked_sampling.h"
#include "model/cook/rig_builder.h"
#include "model/core/polygon.h"

#include <QTest>

using namespace clipwright;

namespace {

using Points = std::vector<Vec2>;

const Points kSquare{{0, 0}, {40, 0}, {40, 40}, {0, 40}};

double areaOf(const Points &points)
{
    return std::abs(signedArea(points));
}

} // namespace

class tst_Convex : public QObject {
    Q_OBJECT

private slots:
    void whatIsConvexIsItsOwnHull()
    {
        const OrderedHull hull = hullInOrder(kSquare);
        QCOMPARE(hull.points, kSquare);
        QCOMPARE(hull.order, std::uint64_t(0));
        Points backwards = kSquare;
        std::ranges::reverse(backwards);
        QCOMPARE(hullInOrder(backwards).points, backwards);
        QCOMPARE(hullInOrder(backwards).order, std::uint64_t(0));
    }

    void aDentIsDrawnOutAndEachPointKeepsItsPlace()
    {
        const Points dented{{0, 0}, {10, 20}, {30, 20}, {40, 0}, {40, 40}, {0, 40}};
        const OrderedHull hull = hullInOrder(dented);
        QCOMPARE(hull.points, (Points{{0, 0}, {10, 0}, {30, 0}, {40, 0}, {40, 40}, {0, 40}}));
        QCOMPARE(hull.order, std::uint64_t(0));
    }

    void pointsOfADentNeverGoBack()
    {
        const Points hooked{{0, 0}, {30, 20}, {10, 20}, {40, 0}, {40, 40}, {0, 40}};
        QCOMPARE(hullInOrder(hooked).points, (Points{{0, 0}, {30, 0}, {30, 0}, {40, 0}, {40, 40}, {0, 40}}));
    }

    void anOutlineThatCrossesItselfHasAnOrderOfItsOwn()
    {
        const OrderedHull one = hullInOrder({{0, 0}, {40, 40}, {40, 0}, {0, 40}});
        const OrderedHull other = hullInOrder({{0, 0}, {40, 0}, {0, 40}, {40, 40}});
        QCOMPARE(areaOf(one.points), 1600.0);
        QCOMPARE(areaOf(other.points), 1600.0);
        QVERIFY(one.order != 0 && other.order != 0 && one.order != other.order);
    }

    void degenerateOutlinesHaveHulls()
    {
        QCOMPARE(hullInOrder({{1, 2}}).points, (Points{{1, 2}}));
        QCOMPARE(areaOf(hullInOrder({{1, 2}, {1, 2}, {1, 2}}).points), 0.0);
        QCOMPARE(areaOf(hullInOrder({{0, 0}, {1, 0}, {2, 0}, {3, 0}}).points), 0.0);
    }

    /** Convex at both keys, dented between them. */
    void aMaskThatDentsCutsWithItsHullAtAllTimes()
    {
        const Points from{{-50, 60}, {-80, 30}, {-70, 20}, {80, -30}};
        const Points to{{-70, 80}, {40, -80}, {70, 40}, {40, 60}};
        RigBuilder builder;
        Layer &layer = builder.addLayer("a");
        layer.items = {builder.rectangle({0, 0}, {400, 400}), builder.fill(1, 0, 0)};
        Node cut = builder.node(NodeType::Mask);
        builder.animatePath(cut, {{0, polygonPath(from)}, {60, polygonPath(to)}});
        builder.set(cut, MaskProperty::Mode, {1});
        layer.masks = {cut};
        const CookOutput output = cook(builder.build());
        QCOMPARE(codesOf(output), QStringList{"mask-dents-between-keys"});
        const CookedShape &shape = layerNamed(*output.rig, "a")->shapes.at(0);
        for (double frame = 0; frame <= 60; frame += 0.5) {
            Points mask;
            for (std::size_t i = 0; i < from.size(); ++i)
                mask.push_back(from[i] + frame / 60 * (to[i] - from[i]));
            const std::vector<double> run = sampleShape(shape, frame);
            Points shown;
            for (std::size_t i = 0; i < shape.layout.outerCount; ++i) {
                const std::size_t at = shape.layout.pointOffset() + 2 * i;
                shown.push_back({run[at] * 100, run[at + 1] * 100}); // 200 pixels are 2 of the world's units
            }
            const double expected = areaOf(hullInOrder(mask).points);
            QVERIFY2(std::abs(areaOf(shown) - expected) < 60, qPrintable(QString::number(frame)));
        }
    }
};

QTEST_APPLESS_MAIN(tst_Convex)
#include "tst_convex.moc"
