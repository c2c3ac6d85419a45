// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/png/png_format.h"

#include <png.h>

#include <QtTest>

using namespace clipwright;

namespace {

void append(png_structp png, png_bytep data, png_size_t size)
{
    static_cast<std::string *>(png_get_io_ptr(png))->append(reinterpret_cast<const char *>(data), size);
}

/** What is written by libpng itself: rows of raw samples, of any colour type and depth. */
std::string written(int width, int height, int depth, int colourType, int interlace, const std::string &row,
                    const std::vector<png_color> &palette = {}, const std::vector<png_byte> &transparency = {})
{
    std::string bytes;
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, nullptr);
    png_infop info = png_create_info_struct(png);
    png_set_write_fn(png, &bytes, append, nullptr);
    png_set_IHDR(png, info, png_uint_32(width), png_uint_32(height), depth, colourType, interlace,
                 PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (!palette.empty())
        png_set_PLTE(png, info, palette.data(), int(palette.size()));
    if (!transparency.empty())
        png_set_tRNS(png, info, transparency.data(), int(transparency.size()), nullptr);
    png_write_info(png, info);
    const int passes = png_set_interlace_handling(png);
    for (int pass = 0; pass < passes; ++pass) {
        for (int y = 0; y < height; ++y)
            png_write_row(png, reinterpret_cast<png_const_bytep>(row.data()));
    }
    png_write_end(png, nullptr);
    png_destroy_write_struct(&png, &info);
    return bytes;
}

std::array<int, 4> pixelAt(const Picture &picture, int x, int y)
{
    const std::uint8_t *pixel = picture.row(y) + std::ptrdiff_t(x) * 4;
    return {pixel[0], pixel[1], pixel[2], pixel[3]};
}

std::string codeOf(const std::string &bytes)
{
    const Result<Picture> picture = decodePng(bytes);
    return picture ? std::string() : picture.error().code;
}

/** The header of a picture of a size, and nothing more: what is needed to refuse it. */
std::string headerOf(std::uint32_t width, std::uint32_t height)
{
    std::string bytes = written(1, 1, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE, std::string(4, 'x'));
    const auto put = [&](std::size_t at, std::uint32_t value) {
        for (std::size_t i = 0; i < 4; ++i)
            bytes[at + i] = static_cast<char>(value >> (24 - 8 * i));
    };
    put(16, width);
    put(20, height);
    png_uint_32 crc = 0xffffffffU;
    for (std::size_t i = 12; i < 29; ++i) {
        crc ^= static_cast<std::uint8_t>(bytes[i]);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
    }
    put(29, ~crc);
    return bytes;
}

} // namespace

class tst_PngReader : public QObject {
    Q_OBJECT

private slots:
    void whatIsNoPngIsRefused()
    {
        QCOMPARE(codeOf(""), std::string("png-unreadable"));
        QCOMPARE(codeOf("GIF89a and more"), std::string("png-unreadable"));
    }

    void everyCutIsRefused()
    {
        const std::string whole =
            written(5, 4, 8, PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_ADAM7, std::string("abcdefghijklmnopqrst"));
        QVERIFY(codeOf(whole).empty());
        for (std::size_t length = 0; length < whole.size(); ++length)
            QCOMPARE(codeOf(whole.substr(0, length)), std::string("png-unreadable"));
    }

    void aFlippedBitIsRefusedOrRead()
    {
        const std::string whole = written(9, 9, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, std::string(27, 'q'));
        int refused = 0;
        for (std::size_t at = 0; at < whole.size() * 8; ++at) {
            std::string bytes = whole;
            bytes[at / 8] = static_cast<char>(bytes[at / 8] ^ (1 << (at % 8)));
            refused += codeOf(bytes).empty() ? 0 : 1;
        }
        QVERIFY(refused > 0);
    }

    void largePicturesAreRefusedBeforeThereArePixels()
    {
        QCOMPARE(codeOf(headerOf(16385, 1)), std::string("png-too-large"));
        QCOMPARE(codeOf(headerOf(1, 2'000'000'000)), std::string("png-too-large"));
        QCOMPARE(codeOf(headerOf(8192, 8193)), std::string("png-too-large"));
        QCOMPARE(codeOf(headerOf(2, 2)), std::string("png-unreadable")); // allowed, but cut off
    }

    void kinds_data()
    {
        using Pixel = std::array<int, 4>;
        QTest::addColumn<std::string>("bytes");
        QTest::addColumn<Pixel>("first");
        QTest::addColumn<Pixel>("second");
        const auto of = [](int depth, int type, std::string row, const std::vector<png_color> &palette = {},
                           const std::vector<png_byte> &transparency = {}, int interlace = PNG_INTERLACE_NONE) {
            return written(2, 3, depth, type, interlace, row, palette, transparency);
        };
        using namespace std::string_literals;
        QTest::newRow("grey, 1 bit") << of(1, PNG_COLOR_TYPE_GRAY, "\x40"s) << Pixel{0, 0, 0, 255}
                                     << Pixel{255, 255, 255, 255};
        QTest::newRow("grey, 8 bits") << of(8, PNG_COLOR_TYPE_GRAY, "\x10\x80"s) << Pixel{16, 16, 16, 255}
                                      << Pixel{128, 128, 128, 255};
        QTest::newRow("grey with alpha") << of(8, PNG_COLOR_TYPE_GRAY_ALPHA, "\xff\x80\xff\x00"s)
                                         << Pixel{128, 128, 128, 128} << Pixel{0, 0, 0, 0};
        QTest::newRow("rgb, 16 bits") << of(16, PNG_COLOR_TYPE_RGB, "\xff\xff\x80\x80\x00\x00\x00\x00\x00\x00\x01\x01"s)
                                      << Pixel{255, 128, 0, 255} << Pixel{0, 0, 1, 255};
        QTest::newRow("rgba") << of(8, PNG_COLOR_TYPE_RGBA, "\xff\x00\x40\xff\xff\xff\x00\x80"s)
                              << Pixel{255, 0, 64, 255} << Pixel{128, 128, 0, 128};
        QTest::newRow("palette with alpha")
            << of(4, PNG_COLOR_TYPE_PALETTE, "\x10"s, {{10, 20, 30}, {255, 0, 0}}, {255, 51}) << Pixel{51, 0, 0, 51}
            << Pixel{10, 20, 30, 255};
        QTest::newRow("interlaced") << of(8, PNG_COLOR_TYPE_RGB, "\x01\x02\x03\x04\x05\x06"s, {}, {},
                                          PNG_INTERLACE_ADAM7)
                                    << Pixel{1, 2, 3, 255} << Pixel{4, 5, 6, 255};
    }
    void kinds()
    {
        QFETCH(std::string, bytes);
        using Pixel = std::array<int, 4>;
        QFETCH(Pixel, first);
        QFETCH(Pixel, second);
        const Result<Picture> picture = decodePng(bytes);
        QVERIFY(picture);
        QCOMPARE(picture->width, 2);
        QCOMPARE(picture->height, 3);
        for (int y = 0; y < 3; ++y) {
            QCOMPARE(pixelAt(*picture, 0, y), first);
            QCOMPARE(pixelAt(*picture, 1, y), second);
        }
    }

    void whatWasWrittenIsReadAgain()
    {
        Picture picture(7, 5);
        for (std::size_t i = 0; i < picture.rgba.size(); ++i)
            picture.rgba[i] = static_cast<std::uint8_t>(i % 4 == 3 ? 255 : i * 37);
        const Result<std::string> bytes = encodePng(picture);
        QVERIFY(bytes);
        const Result<Picture> again = decodePng(*bytes);
        QVERIFY(again);
        QCOMPARE(*again, picture);
    }
};

QTEST_APPLESS_MAIN(tst_PngReader)
#include "tst_png_reader.moc"
