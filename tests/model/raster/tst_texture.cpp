// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "raster_fixtures.h"

#include "model/raster/texture_set.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

using Colour = std::array<std::uint8_t, 4>;

constexpr Colour kRed{255, 0, 0, 255};
constexpr Colour kGreen{0, 255, 0, 255};

template<typename ColourAt>
Picture pictureOf(int width, int height, ColourAt colourAt)
{
    Picture picture(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const Colour colour = colourAt(x, y);
            std::copy(colour.begin(), colour.end(), picture.row(y) + static_cast<std::ptrdiff_t>(x) * 4);
        }
    }
    return picture;
}

/** A region with a texture, drawn at the identity: its points, and texture coordinates of each. */
Picture drawnWith(const Texture &texture, const Polygon &outer, const Polygon &uvs, int width, int height,
                  std::array<double, 4> tint = {1, 1, 1, 1})
{
    ListBuilder builder;
    ComposedRegion &region = builder.add(outer);
    region.texture = 0;
    region.colour = tint;
    builder.list.uvs = uvs;
    const Texture *const textures[] = {&texture};
    Picture picture(width, height);
    Rasterizer().draw(builder.list, {}, picture, textures);
    return picture;
}

Polygon box(double x0, double y0, double x1, double y1)
{
    return rectangle(x0, y0, x1, y1);
}

} // namespace

class tst_Texture : public QObject {
    Q_OBJECT

private slots:
    void anEmptyPictureShowsNoTexture()
    {
        const Texture none{Picture()};
        QCOMPARE(none.levelCount(), std::size_t(0));
        QCOMPARE(none.width(), 0);
        QCOMPARE(pixelAt(drawnWith(none, box(0, 0, 4, 4), box(0, 0, 1, 1), 4, 4, {1, 0, 0, 1}), 2, 2),
                 (std::array<int, 4>{255, 0, 0, 255}));
    }

    void whatIsMissingShowsItsTint()
    {
        ListBuilder builder;
        ComposedRegion &region = builder.add(box(0, 0, 4, 4));
        region.texture = 3;
        region.colour = {0, 1, 0, 0.5};
        builder.list.uvs = box(0, 0, 1, 1);
        QCOMPARE(pixelAt(drawn(builder.list, 4, 4), 1, 1), (std::array<int, 4>{0, 128, 0, 128}));
    }

    void levelsHalveDownToOnePixel()
    {
        const Texture texture(pictureOf(5, 2, [](int x, int) { return x == 4 ? kGreen : kRed; }));
        QCOMPARE(texture.levelCount(), std::size_t(4));
        QCOMPARE(texture.level(1).width, 3);
        QCOMPARE(texture.level(1).height, 1);
        QCOMPARE(pixelAt(texture.level(1), 0, 0), (std::array<int, 4>{255, 0, 0, 255}));
        QCOMPARE(pixelAt(texture.level(1), 2, 0), (std::array<int, 4>{0, 255, 0, 255}));
        QCOMPARE(texture.level(3).width, 1);
    }

    void enlargedItIsBilinear()
    {
        const Texture texture(pictureOf(2, 1, [](int x, int) { return Colour{std::uint8_t(x * 200), 0, 0, 255}; }));
        const Picture picture = drawnWith(texture, box(0, 0, 8, 1), box(0, 0, 1, 1), 8, 1);
        const int expected[] = {0, 0, 25, 75, 125, 175, 200, 200};
        for (int x = 0; x < 8; ++x)
            QCOMPARE(pixelAt(picture, x, 0)[0], expected[x]);
    }

    void atItsOwnSizeItIsItself()
    {
        const Picture pixels = pictureOf(6, 5, [](int x, int y) {
            return Colour{std::uint8_t(x * 40), std::uint8_t(y * 50), 7, 255};
        });
        QCOMPARE(drawnWith(Texture(pixels), box(0, 0, 6, 5), box(0, 0, 1, 1), 6, 5), pixels);
    }

    void vRunsDownwards()
    {
        const Texture texture(pictureOf(1, 2, [](int, int y) { return y == 0 ? kRed : kGreen; }));
        // The lower side of the region shows v = 1.
        const Picture picture = drawnWith(texture, box(0, 0, 2, 4), box(0, 0, 1, 1), 2, 4);
        QCOMPARE(pixelAt(picture, 0, 0), (std::array<int, 4>{255, 0, 0, 255}));
        QCOMPARE(pixelAt(picture, 0, 3), (std::array<int, 4>{0, 255, 0, 255}));
    }

    void shrunkItDoesNotShimmer()
    {
        const Texture texture(pictureOf(256, 256, [](int x, int y) {
            return (x + y) % 2 == 0 ? Colour{255, 255, 255, 255} : Colour{0, 0, 0, 255};
        }));
        for (const double shift : {0.0, 0.13, 0.37, 0.5, 0.81}) {
            for (const double side : {100.0, 64.0, 40.0, 13.0}) {
                const Picture picture =
                    drawnWith(texture, box(shift, shift, side + shift, side + shift), box(0, 0, 1, 1), 104, 104);
                for (int at = 2; at + 2 < static_cast<int>(side); ++at)
                    QVERIFY2(std::abs(pixelAt(picture, at, at)[0] - 128) <= 3,
                             qPrintable(QString::number(pixelAt(picture, at, at)[0])));
            }
        }
    }

    void neighboursInAnAtlasDoNotBleed_data()
    {
        QTest::addColumn<double>("scale");
        for (const double scale : {7.3, 2.0, 1.0, 0.7, 0.31, 0.125, 0.04})
            QTest::addRow("%g", scale) << scale;
    }
    void neighboursInAnAtlasDoNotBleed()
    {
        QFETCH(double, scale);
        // A red window at odd places in green.
        const auto isRed = [](int x, int y) { return x >= 13 && x < 50 && y >= 7 && y < 61; };
        const Texture texture(pictureOf(64, 64, [&](int x, int y) { return isRed(x, y) ? kRed : kGreen; }));
        const Polygon window = box(13 / 64.0, 7 / 64.0, 50 / 64.0, 61 / 64.0);
        const Picture picture = drawnWith(texture, box(1.3, 1.6, 1.3 + 37 * scale, 1.6 + 54 * scale), window, 300, 400);
        QVERIFY(inkOf(picture) > 1);
        for (std::size_t i = 0; i < picture.rgba.size(); i += 4) {
            QCOMPARE(picture.rgba[i + 1], std::uint8_t(0));
            QCOMPARE(picture.rgba[i], picture.rgba[i + 3]);
        }
    }

    void theTintMultiplies()
    {
        const Texture texture(pictureOf(1, 1, [](int, int) { return Colour{100, 50, 0, 128}; }));
        const Picture picture = drawnWith(texture, box(0, 0, 2, 2), box(0, 0, 1, 1), 2, 2, {0.5, 1, 1, 0.5});
        QCOMPARE(pixelAt(picture, 1, 1), (std::array<int, 4>{25, 25, 0, 64}));
    }

    void edgesAreCoveredByArea()
    {
        const Texture texture(pictureOf(1, 1, [](int, int) { return kRed; }));
        const Picture picture = drawnWith(texture, box(0.5, 0, 2, 1), box(0, 0, 1, 1), 3, 1);
        QCOMPARE(pixelAt(picture, 0, 0), (std::array<int, 4>{128, 0, 0, 128}));
        QCOMPARE(pixelAt(picture, 1, 0), (std::array<int, 4>{255, 0, 0, 255}));
        QCOMPARE(pixelAt(picture, 2, 0)[3], 0);
    }

    void seeThroughPixelsDoNotDarkenTheirNeighbours()
    {
        const Texture texture(pictureOf(2, 1, [](int x, int) { return x == 0 ? kRed : Colour{0, 0, 0, 0}; }));
        const Picture picture = drawnWith(texture, box(0, 0, 20, 1), box(0, 0, 1, 1), 20, 1);
        for (int x = 0; x < 20; ++x)
            QCOMPARE(pixelAt(picture, x, 0)[0], pixelAt(picture, x, 0)[3]);
    }

    void aBentRegionIsMappedTriangleByTriangle()
    {
        // One corner pulled out: two triangles with a map each, both of which hold at the diagonal.
        const Texture texture(pictureOf(64, 64, [](int x, int y) {
            return Colour{std::uint8_t(x * 4), std::uint8_t(y * 4), 0, 255};
        }));
        const Polygon bent{{0, 0}, {32, 0}, {60, 60}, {0, 32}};
        const Picture picture = drawnWith(texture, bent, box(0, 0, 1, 1), 64, 64);
        ListBuilder flat;
        flat.add(bent);
        const double covered = inkOf(drawn(flat.list, 64, 64));
        QCOMPARE(inkOf(picture), covered);
        // Ears are cut as 2 3 0 and 0 1 2: the diagonal runs from the origin to the far corner.
        const std::array<int, 4> middle = pixelAt(picture, 30, 30);
        QVERIFY(std::abs(middle[0] - 128) <= 4 && std::abs(middle[1] - 128) <= 4);
        QVERIFY(std::abs(pixelAt(picture, 30, 1)[0] - 240) <= 8);
        QVERIFY(std::abs(pixelAt(picture, 1, 30)[1] - 240) <= 8);
        QVERIFY(pixelAt(picture, 1, 30)[0] <= 10);
    }

    void aSetFindsByNameAndOrders()
    {
        TextureSet set;
        QVERIFY(set.isEmpty());
        set.add("b.png", std::make_shared<const Texture>(pictureOf(1, 1, [](int, int) { return kRed; })));
        QVERIFY(set.find("a.png") == nullptr);
        QCOMPARE(set.find("b.png")->width(), 1);
        const std::vector<std::string> names{"a.png", "b.png"};
        QCOMPARE(set.inOrderOf(names), (std::vector<const Texture *>{nullptr, set.find("b.png")}));
    }

    void anyMapEnds()
    {
        const Texture texture(pictureOf(7, 3, [](int, int) { return kRed; }));
        std::mt19937 random(8);
        for (int i = 0; i < 500; ++i) {
            const double size = std::pow(10.0, static_cast<int>(random() % 24) - 12);
            drawnWith(texture, randomPolygon(random, 3 + random() % 4, -4, 12), randomPolygon(random, 7, -size, size),
                      8, 8);
        }
    }
};

QTEST_APPLESS_MAIN(tst_Texture)
#include "tst_texture.moc"
