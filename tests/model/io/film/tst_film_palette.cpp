// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_palette.h"

#include "film_pictures.h"

#include <QtTest>

#include <set>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr int kSide = 64;

FilmPixels pixelsOf(const Picture &picture, bool isTransparent = true)
{
    FilmSettings settings;
    settings.format = FilmFormat::Gif;
    settings.width = picture.width;
    settings.height = picture.height;
    settings.isTransparent = isTransparent;
    FilmPixels pixels(settings);
    pixels.take(picture);
    return pixels;
}

/** Straight colour of a pixel as the palette shows it. */
Pixel shown(FilmPalette &palette, const FilmPixels &pixels, int x, int y)
{
    const std::uint32_t colour = palette.colours()[palette.indexOf(pixels.row(y) + std::ptrdiff_t(x) * 4)];
    return {int(colour >> 16 & 255), int(colour >> 8 & 255), int(colour & 255), int(colour >> 24)};
}

Pixel drawn(const FilmPixels &pixels, int x, int y)
{
    const std::uint8_t *pixel = pixels.row(y) + std::ptrdiff_t(x) * 4;
    return {pixel[0], pixel[1], pixel[2], pixel[3]};
}

/** `count` colours, one after the other, over the whole picture. */
Picture many(int count, int shift = 0)
{
    Picture picture(kSide, kSide);
    for (int i = 0; i < kSide * kSide; ++i) {
        const int colour = i % count;
        put(picture, i % kSide, i / kSide, {colour & 255, (colour >> 4) & 255, (colour * 7 + shift) & 255, 255});
    }
    return picture;
}

} // namespace

class tst_FilmPalette : public QObject {
    Q_OBJECT

private slots:
    void nothingIsTransparent()
    {
        FilmPalette palette(true);
        const FilmPixels pixels = pixelsOf(Picture(kSide, kSide));
        palette.choose(pixels);
        QCOMPARE(shown(palette, pixels, 5, 5)[3], 0);
        // The only one: an encoder takes the least opaque for it.
        QCOMPARE(std::ranges::count_if(palette.colours(), [](std::uint32_t c) { return c >> 24 == 0; }), 1);
    }

    void aFewColoursAreExact_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<bool>("isTransparent");
        for (const int count : {1, 2, 17, 255}) {
            QTest::addRow("%d", count) << count << true;
            QTest::addRow("%d, opaque", count) << count << false;
        }
        QTest::newRow("256, opaque") << 256 << false;
    }
    void aFewColoursAreExact()
    {
        QFETCH(int, count);
        QFETCH(bool, isTransparent);
        FilmPalette palette(isTransparent);
        const FilmPixels pixels = pixelsOf(many(count), isTransparent);
        palette.choose(pixels);
        for (int y = 0; y < kSide; ++y) {
            for (int x = 0; x < kSide; ++x)
                QCOMPARE(shown(palette, pixels, x, y), drawn(pixels, x, y));
        }
    }

    void flatAreasStayExactAmongManyColours()
    {
        Picture picture = many(2000);
        const Pixel flat{201, 33, 77, 255};
        for (int y = 0; y < 8; ++y) {
            for (int x = 0; x < 8; ++x)
                put(picture, x, y, flat);
        }
        FilmPalette palette(true);
        const FilmPixels pixels = pixelsOf(picture);
        palette.choose(pixels);
        QCOMPARE(shown(palette, pixels, 3, 3), flat);
        double error = 0;
        for (int y = 8; y < kSide; ++y) {
            for (int x = 0; x < kSide; ++x)
                error += differenceOf(shown(palette, pixels, x, y), drawn(pixels, x, y));
        }
        const double mean = error / (kSide * (kSide - 8));
        QVERIFY2(mean < 12, qPrintable(QString::number(mean)));
    }

    void aGradientIsShownEvenly()
    {
        Picture picture(256, 8);
        for (int x = 0; x < 256; ++x) {
            for (int y = 0; y < 8; ++y)
                put(picture, x, y, {x, (x + 8 * y) / 2, 255 - x, 255});
        }
        FilmPalette palette(false);
        const FilmPixels pixels = pixelsOf(picture, false);
        palette.choose(pixels);
        int most = 0;
        for (int x = 0; x < 256; ++x) {
            for (int y = 0; y < 8; ++y)
                most = std::max(most, differenceOf(shown(palette, pixels, x, y), drawn(pixels, x, y)));
        }
        QVERIFY2(most <= 16, qPrintable(QString::number(most)));
    }

    void whatAFrameBeforeShowsWellKeepsItsColours()
    {
        FilmPalette palette(true);
        palette.choose(pixelsOf(many(200)));
        const auto before = palette.colours();
        palette.choose(pixelsOf(many(150)));
        QCOMPARE(palette.colours(), before);
        palette.choose(pixelsOf(many(200, 9)));
        QVERIFY(palette.colours() != before);
    }

    void theSameFrameGivesTheSameColours()
    {
        FilmPalette one(true);
        FilmPalette other(true);
        one.choose(pixelsOf(many(3000)));
        other.choose(pixelsOf(many(3000)));
        QCOMPARE(one.colours(), other.colours());
        const std::set<std::uint32_t> different(one.colours().begin(), one.colours().end());
        QVERIFY(different.size() > 200);
    }
};

QTEST_APPLESS_MAIN(tst_FilmPalette)
#include "tst_film_palette.moc"
