// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "counting_allocator.h"
#include "region_fixtures.h"

#include "model/core/polygon.h"
#include "model/eval/tessellate.h"

#include <glm/common.hpp>
#include <glm/vector_relational.hpp>

#include <QtTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

RigMesh meshOf(const RegionList &list, std::optional<double> feather = 0)
{
    RigMesh mesh;
    Tessellator().tessellate(list, feather, mesh);
    return mesh;
}

double areaOf(const RigMesh &mesh)
{
    double sum = 0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3)
        sum += std::abs(doubleArea(Vec2(mesh.positions[mesh.indices[i]]), Vec2(mesh.positions[mesh.indices[i + 1]]),
                                   Vec2(mesh.positions[mesh.indices[i + 2]])))
               / 2;
    return sum;
}

bool isSound(const RigMesh &mesh)
{
    const std::size_t count = mesh.positions.size();
    std::size_t indices = 0, vertices = 0;
    for (const MeshRun &run : mesh.runs) {
        if (run.firstIndex != indices || run.firstVertex != vertices || run.indexCount % 3 != 0)
            return false;
        indices += run.indexCount;
        vertices += run.vertexCount;
    }
    return mesh.colours.size() == count && mesh.uvs.size() == count && indices == mesh.indices.size()
           && vertices == count && std::ranges::all_of(mesh.indices, [&](std::uint32_t i) { return i < count; });
}

} // namespace

class tst_Tessellate : public QObject {
    Q_OBJECT

private slots:
    void nothingGivesNothing()
    {
        QVERIFY(meshOf({}).runs.empty());
        QCOMPARE(automaticFeather({}), 0.0);
        ListBuilder builder;
        builder.addStroke({{0, 0}, {4, 0}}, 0, StrokeCap::Round, StrokeJoin::Round);
        builder.addStroke({{0, 0}}, 1, StrokeCap::Round, StrokeJoin::Round);
        builder.addStroke({{0, 0}, {0, 0}}, -1, StrokeCap::Butt, StrokeJoin::Miter);
        builder.add({{0, 0}, {1, 1}});
        const RigMesh mesh = meshOf(builder.list, 1);
        QVERIFY(mesh.runs.empty());
        QVERIFY(mesh.positions.empty());
    }

    void aFillWithoutAnInsideKeepsItsRim()
    {
        ListBuilder builder;
        builder.add({{0, 0}, {1, 1}, {2, 2}});
        const RigMesh mesh = meshOf(builder.list, 0.1);
        QCOMPARE(mesh.positions.size(), std::size_t(6));
        QCOMPARE(mesh.indices.size(), std::size_t(18));
    }

    void aRimFallsToNothingOutside()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 4, 4)).colour = {0.5, 0.25, 1, 0.5};
        const RigMesh mesh = meshOf(builder.list, 0.5);
        QCOMPARE(mesh.positions.size(), std::size_t(12));
        for (std::size_t i = 4; i < 12; ++i)
            QCOMPARE(mesh.colours[i].a, i % 2 == 0 ? 0.5F : 0.0F);
        const float out = 0.5F / std::sqrt(2.0F);
        QCOMPARE(mesh.positions[5], glm::vec2(-out, -out));
        QCOMPARE(mesh.positions[9], glm::vec2(4 + out, 4 + out));
    }

    void aRimIsNoWiderThanHalfOfWhatItSurrounds()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 100, 1));
        const RigMesh mesh = meshOf(builder.list, 50);
        for (const glm::vec2 p : mesh.positions)
            QVERIFY(p.y > -0.5F && p.y < 1.5F);
        ListBuilder line;
        line.addStroke({{0, 0}, {10, 0}}, 2, StrokeCap::Butt, StrokeJoin::Miter);
        for (const glm::vec2 p : meshOf(line.list, 50).positions)
            QVERIFY(std::abs(p.y) < 2);
    }

    void theAutomaticRimIsAHundredthOfTheDiagonal()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 30, 40));
        QCOMPARE(automaticFeather(builder.list), 0.5);
        QCOMPARE(meshOf(builder.list, std::nullopt).positions, meshOf(builder.list, 0.5).positions);
    }

    void holesAreLeftOut()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 4, 4));
        builder.addHole(rectangle(1, 1, 2, 2));
        builder.addHole(rectangle(2.5, 1, 3.5, 3));
        QCOMPARE(areaOf(meshOf(builder.list)), 13.0);
    }

    void runsFollowTextures()
    {
        ListBuilder builder;
        builder.add(rectangle(0, 0, 1, 1));
        builder.add(rectangle(0, 0, 1, 1)).texture = 1;
        builder.add(rectangle(0, 0, 1, 1)).texture = 1;
        builder.add({{0, 0}, {1, 1}}).texture = 0; // nothing of it is seen: no run, and none is cut in two
        builder.add(rectangle(0, 0, 1, 1)).texture = 1;
        builder.add(rectangle(0, 0, 1, 1));
        builder.list.uvs.assign(builder.list.points.size(), {0.25, 0.75});
        const RigMesh mesh = meshOf(builder.list, 0.01);
        QVERIFY(isSound(mesh));
        QCOMPARE(mesh.runs.size(), std::size_t(3));
        QCOMPARE(mesh.runs[1].texture, 1);
        QCOMPARE(mesh.runs[1].vertexCount, 12U); // no rim around a texture
        QCOMPARE(mesh.uvs[mesh.runs[1].firstVertex], glm::vec2(0.25F, 0.75F));
        QCOMPARE(mesh.uvs.front(), glm::vec2(0, 0));
    }

    void aGradientIsSixtyFourTrianglesForEach()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(rectangle(0, 0, 8, 2));
        region.paint = PaintKind::Linear;
        region.end = {8, 0};
        builder.addStop(0, {0, 0, 0, 1});
        builder.addStop(1, {1, 0.5, 0, 0});
        const RigMesh mesh = meshOf(builder.list);
        QCOMPARE(mesh.indices.size(), std::size_t(2 * 64 * 3));
        QCOMPARE(areaOf(mesh), 16.0);
        for (std::size_t i = 0; i < mesh.positions.size(); ++i) {
            const float t = mesh.positions[i].x / 8;
            QVERIFY(
                glm::all(glm::lessThan(glm::abs(mesh.colours[i] - glm::vec4(t, t / 2, 0, 1 - t)), glm::vec4(1e-6F))));
        }
    }

    void aRadialGradientIsSeenFromItsFocalPoint()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(rectangle(-4, -4, 4, 4));
        region.paint = PaintKind::Radial;
        region.end = {4, 0};
        region.focal = {2, 0};
        builder.addStop(0, {0, 0, 0, 1});
        builder.addStop(1, {1, 1, 1, 1});
        const VertexPaint paint(builder.list, builder.list.regions.front());
        QCOMPARE(paint.at({2, 0}).r, 0.0F);
        QCOMPARE(paint.at({3, 0}).r, 0.5F);  // half way to the circle at 4
        QCOMPARE(paint.at({-1, 0}).r, 0.5F); // half way to the circle at -4
        QCOMPARE(paint.at({9, 9}).r, 1.0F);
    }

    void stopsAtOnePlaceTakeTheEarlierColour()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(rectangle(0, 0, 1, 1));
        region.paint = PaintKind::Linear;
        region.end = {1, 0};
        builder.addStop(0.5, {1, 0, 0, 1});
        builder.addStop(0.5, {0, 1, 0, 1});
        const VertexPaint paint(builder.list, builder.list.regions.front());
        QCOMPARE(paint.at({0.5, 0}), glm::vec4(1, 0, 0, 1));
        QCOMPARE(paint.at({0.6, 0}), glm::vec4(0, 1, 0, 1));
    }

    void strokesAreStepsJoinsAndCaps_data()
    {
        QTest::addColumn<int>("cap");
        QTest::addColumn<int>("join");
        QTest::addColumn<double>("area"); // of all pieces, laid over each other as they are
        QTest::newRow("butt, bevel") << int(StrokeCap::Butt) << int(StrokeJoin::Bevel) << 16 + 0.5;
        QTest::newRow("butt, miter") << int(StrokeCap::Butt) << int(StrokeJoin::Miter) << 16 + 1.0;
        QTest::newRow("square, bevel") << int(StrokeCap::Square) << int(StrokeJoin::Bevel) << 16 + 0.5 + 4;
        // Fans of eight: of a half circle and of a quarter.
        QTest::newRow("round, round") << int(StrokeCap::Round) << int(StrokeJoin::Round)
                                      << 16 + 8 * std::sin(M_PI / 8) + 4 * std::sin(M_PI / 16);
    }
    void strokesAreStepsJoinsAndCaps()
    {
        QFETCH(int, cap);
        QFETCH(int, join);
        QFETCH(double, area);
        ListBuilder builder;
        builder.addStroke({{0, 0}, {4, 0}, {4, 4}}, 2, static_cast<StrokeCap>(cap), static_cast<StrokeJoin>(join));
        QVERIFY(std::abs(areaOf(meshOf(builder.list)) - area) < 1e-5);
    }

    void aTipIsNoLongerThanTheLimit()
    {
        ListBuilder builder;
        builder.addStroke({{0, 0}, {10, 0}, {0, 0.1}}, 2, StrokeCap::Butt, StrokeJoin::Miter).limit = 3;
        float farthest = 0;
        for (const glm::vec2 p : meshOf(builder.list).positions)
            farthest = std::max(farthest, p.x);
        QVERIFY(farthest > 12.9F && farthest <= 13.0F);
    }

    void aMaskOfEitherWindingCutsStrokesAndTheirRims()
    {
        for (const bool isReversed : {false, true}) {
            Polygon mask = rectangle(-1, -1, 1, 1);
            if (isReversed)
                std::reverse(mask.begin(), mask.end());
            ListBuilder builder;
            builder.addStroke({{-4, 0}, {4, 0}}, 1, StrokeCap::Round, StrokeJoin::Miter);
            builder.addMask(mask);
            QCOMPARE(areaOf(meshOf(builder.list)), 2.0);
            const RigMesh mesh = meshOf(builder.list, 0.25);
            QCOMPARE(areaOf(mesh), 3.0);
            for (const glm::vec2 p : mesh.positions)
                QVERIFY(std::abs(p.x) <= 1 && std::abs(p.y) <= 0.75F);
        }
    }

    void anyShapeGivesASoundMesh()
    {
        std::mt19937 random(3);
        for (int i = 0; i < 400; ++i) {
            ListBuilder builder;
            const std::size_t count = 2 + random() % 9;
            const Polygon points = randomPolygon(random, count, 0, 4);
            Polygon doubled;
            for (const Vec2 p : points)
                doubled.insert(doubled.end(), 1 + random() % 3, Vec2{std::floor(p.x), std::floor(p.y)});
            builder.add(doubled);
            ComposedRegion &stroke = builder.addStroke(doubled, 0.5, static_cast<StrokeCap>(random() % 3),
                                                       static_cast<StrokeJoin>(random() % 3));
            stroke.isClosed = random() % 2 == 0;
            if (random() % 2 == 0)
                builder.addMask(rectangle(1, 1, 3, 3));
            const RigMesh mesh = meshOf(builder.list, std::nullopt);
            QVERIFY(isSound(mesh));
            for (const glm::vec2 p : mesh.positions)
                QVERIFY(std::isfinite(p.x) && std::isfinite(p.y) && std::abs(p.x) < 10 && std::abs(p.y) < 10);
        }
    }

    void theSecondFrameAllocatesNothing()
    {
        std::mt19937 random(11);
        ListBuilder builder;
        builder.add(randomPolygon(random, 300, -20, 84));
        builder.addHole(rectangle(10, 10, 40, 40));
        ComposedRegion &radial = builder.add(pentagram({32, 32}, 30));
        radial.paint = PaintKind::Radial;
        radial.end = {20, 10};
        builder.addStop(0, {1, 1, 0, 1});
        builder.addStop(1, {0, 1, 1, 0.5});
        builder.addStroke(randomPolygon(random, 40, 0, 64), 5, StrokeCap::Round, StrokeJoin::Round).isClosed = true;
        builder.addMask(rectangle(5, 5, 50, 60));
        Tessellator tessellator;
        RigMesh mesh;
        const std::size_t before = allocationCount;
        tessellator.tessellate(builder.list, std::nullopt, mesh);
        const std::size_t first = allocationCount;
        QVERIFY(first > before);
        tessellator.tessellate(builder.list, std::nullopt, mesh);
        const std::size_t second = allocationCount;
        QCOMPARE(second, first);
    }
};

QTEST_APPLESS_MAIN(tst_Tessellate)
#include "tst_tessellate.moc"
