// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "raster_fixtures.h"

#include "model/raster/game_look.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

RigMesh meshOf(std::initializer_list<std::pair<Vec2, glm::vec4>> vertices, std::initializer_list<std::uint32_t> indices)
{
    RigMesh mesh;
    for (const auto &[at, colour] : vertices)
        mesh.add(at, colour);
    mesh.indices = indices;
    mesh.runs.push_back(
        {-1, 0, static_cast<std::uint32_t>(mesh.positions.size()), 0, static_cast<std::uint32_t>(mesh.indices.size())});
    return mesh;
}

Picture painted(const RigMesh &mesh, int width, int height, const Affine &view = {})
{
    Picture picture(width, height);
    drawMesh(mesh, view, picture);
    return picture;
}

constexpr glm::vec4 kBlack{0, 0, 0, 1};
constexpr glm::vec4 kHalf{1, 1, 1, 0.5};

} // namespace

class tst_MeshPainter : public QObject {
    Q_OBJECT

private slots:
    void nothingIsDrawnOfWhatHasNoArea()
    {
        const RigMesh line = meshOf({{{0, 0}, kBlack}, {{4, 4}, kBlack}, {{8, 8}, kBlack}}, {0, 1, 2});
        QCOMPARE(inkOf(painted(line, 8, 8)), 0.0);
        QCOMPARE(inkOf(painted(line, 8, 8, {0, 0, 0, 0, 3, 3})), 0.0);
        QVERIFY(painted(line, 0, 0).rgba.empty());
    }

    void pixelsAreTakenByTheirCentres()
    {
        const auto box = [](double low, double high) {
            return meshOf({{{low, low}, kBlack}, {{high, low}, kBlack}, {{high, high}, kBlack}, {{low, high}, kBlack}},
                          {0, 1, 2, 0, 2, 3});
        };
        QCOMPARE(inkOf(painted(box(0.6, 1.4), 4, 4)), 0.0);
        QCOMPARE(inkOf(painted(box(0.4, 1.6), 4, 4)), 4.0);
        // On a centre: the upper and left side holds it, the lower and right one does not.
        const Picture onCentres = painted(box(0.5, 2.5), 4, 4);
        QCOMPARE(inkOf(onCentres), 4.0);
        QCOMPARE(pixelAt(onCentres, 0, 0)[3], 255);
        QCOMPARE(pixelAt(onCentres, 2, 2)[3], 0);
    }

    void eitherWindingIsDrawn()
    {
        const RigMesh one = meshOf({{{0, 0}, kBlack}, {{8, 1}, kBlack}, {{2, 7}, kBlack}}, {0, 1, 2});
        RigMesh other = one;
        other.indices = {0, 2, 1};
        QVERIFY(inkOf(painted(one, 8, 8)) > 10);
        QCOMPARE(painted(one, 8, 8), painted(other, 8, 8));
    }

    void neighboursLeaveNoCrackAndBlendNothingTwice()
    {
        std::mt19937 random(2);
        std::uniform_real_distribution<double> place(3, 29);
        for (int i = 0; i < 60; ++i) {
            // A box as a fan around a place inside of it: on half-pixel places too, where sides meet centres.
            Vec2 middle{place(random), place(random)};
            if (i % 2 == 0)
                middle = {std::floor(middle.x) + 0.5, std::floor(middle.y) + 0.5};
            const RigMesh fan = meshOf({{middle, kHalf},
                                        {{1, 1}, kHalf},
                                        {{16.5, 1}, kHalf},
                                        {{31, 1}, kHalf},
                                        {{31, 31}, kHalf},
                                        {{1, 31}, kHalf}},
                                       {0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 5, 4, 0, 5, 1});
            const Picture picture = painted(fan, 32, 32);
            for (int y = 0; y < 32; ++y) {
                for (int x = 0; x < 32; ++x) {
                    const bool isInside = x > 0 && x < 31 && y > 0 && y < 31;
                    QCOMPARE(pixelAt(picture, x, y)[3], isInside ? 128 : 0);
                }
            }
        }
    }

    void coloursAreMixedBetweenVerticesAndHeldToTheirRange()
    {
        const RigMesh ramp = meshOf(
            {{{0, 0}, {0, 0, 0, 1}}, {{10, 0}, {2, 1, 0, 1}}, {{10, 10}, {2, 1, -1, 1}}, {{0, 10}, {0, 0, -1, 1}}},
            {0, 1, 2, 0, 2, 3});
        const Picture picture = painted(ramp, 10, 10);
        QCOMPARE(pixelAt(picture, 0, 5), (std::array<int, 4>{26, 13, 0, 255}));
        QCOMPARE(pixelAt(picture, 4, 2), (std::array<int, 4>{230, 115, 0, 255}));
        QCOMPARE(pixelAt(picture, 7, 8), (std::array<int, 4>{255, 191, 0, 255}));
    }

    void alphaIsMixedStraight()
    {
        const RigMesh fade =
            meshOf({{{0, 0}, {1, 0, 0, 1}}, {{10, 0}, {1, 0, 0, 0}}, {{0, 10}, {1, 0, 0, 1}}}, {0, 1, 2});
        QCOMPARE(pixelAt(painted(fade, 10, 10), 4, 1), (std::array<int, 4>{140, 0, 0, 140})); // 0.55
    }

    void whatIsFarOutsideIsClipped()
    {
        const RigMesh wide =
            meshOf({{{-1e30, -1e30}, kBlack}, {{1e30, -1e30}, kBlack}, {{0, 1e30}, kBlack}}, {0, 1, 2});
        QCOMPARE(inkOf(painted(wide, 16, 16)), 256.0);
        const RigMesh apart = meshOf({{{500, 500}, kBlack}, {{900, 500}, kBlack}, {{700, 900}, kBlack}}, {0, 1, 2});
        QCOMPARE(inkOf(painted(apart, 16, 16)), 0.0);
    }

    void anyTrianglesEnd()
    {
        std::mt19937 random(4);
        for (int i = 0; i < 2000; ++i) {
            const double size = std::pow(10.0, static_cast<int>(random() % 40) - 4);
            const Polygon p = randomPolygon(random, 3, -size, size);
            painted(meshOf({{p[0], kHalf}, {p[1], {5, -1, 0, 0.5}}, {p[2], kHalf}}, {0, 1, 2}), 9, 7);
        }
    }

    void theGameLookHasSoftRims()
    {
        ListBuilder builder;
        builder.add(rectangle(8, 8, 24, 24));
        GameLook look;
        look.feather = 4;
        Picture soft(32, 32);
        look.draw(builder.list, {}, soft);
        QCOMPARE(pixelAt(soft, 16, 16)[3], 255);
        const int near = pixelAt(soft, 16, 7)[3];
        const int far = pixelAt(soft, 16, 6)[3];
        QVERIFY(near > far && far > 0 && near < 255);
        look.feather = 0;
        Picture hard(32, 32);
        look.draw(builder.list, {}, hard);
        QCOMPARE(hard, drawn(builder.list, 32, 32));
        QCOMPARE(look.mesh().indices.size(), std::size_t(6));
    }

    void translucentStrokesAreDarkerWherePiecesMeet()
    {
        ListBuilder builder;
        builder.addStroke({{4, 8}, {16, 8}, {28, 8}}, 6, StrokeCap::Butt, StrokeJoin::Round).colour = {0, 0, 0, 0.5};
        builder.addStroke({{4, 24}, {16, 24}, {16, 8}}, 6, StrokeCap::Butt, StrokeJoin::Bevel).colour = {0, 0, 0, 0.5};
        GameLook look;
        look.feather = 0;
        Picture picture(32, 32);
        look.draw(builder.list, {}, picture);
        QCOMPARE(pixelAt(picture, 8, 8)[3], 128);
        QCOMPARE(pixelAt(picture, 15, 23)[3], 192); // both steps lie here
    }

    void texturesAreMultipliedByTheColour()
    {
        RigMesh mesh;
        mesh.add({0, 0}, {1, 0.5, 1, 0.5}, {0, 0});
        mesh.add({8, 0}, {1, 0.5, 1, 0.5}, {1, 0});
        mesh.add({8, 8}, {1, 0.5, 1, 0.5}, {1, 1});
        mesh.add({0, 8}, {1, 0.5, 1, 0.5}, {0, 1});
        mesh.indices = {0, 1, 2, 0, 2, 3};
        mesh.runs.push_back({0, 0, 4, 0, 6});
        Picture pixels(2, 1);
        pixels.rgba = {255, 255, 0, 255, 0, 255, 255, 255};
        const Texture texture(pixels);
        const Texture *const textures[] = {&texture};
        Picture picture(8, 8);
        drawMesh(mesh, {}, picture, textures);
        QCOMPARE(pixelAt(picture, 0, 4), (std::array<int, 4>{128, 64, 0, 128}));
        QCOMPARE(pixelAt(picture, 7, 1), (std::array<int, 4>{0, 64, 128, 128}));
        Picture tinted(8, 8);
        drawMesh(mesh, {}, tinted);
        QCOMPARE(pixelAt(tinted, 4, 4), (std::array<int, 4>{128, 64, 128, 128}));
    }
};

QTEST_APPLESS_MAIN(tst_MeshPainter)
#include "tst_mesh_painter.moc"
