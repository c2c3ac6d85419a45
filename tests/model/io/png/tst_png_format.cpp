// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/png/png_format.h"

#include <png.h>

#include <QtTest>

using namespace clipwright;

namespace {

/** The pixels that libpng's own simple reader finds, straight r g b a; empty when it refuses. */
std::vector<std::uint8_t> decoded(const std::string &bytes, int &width, int &height)
{
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (png_image_begin_read_from_memory(&image, bytes.data(), bytes.size()) == 0)
        return {};
    image.format = PNG_FORMAT_RGBA;
    width = static_cast<int>(image.width);
    height = static_cast<int>(image.height);
    std::vector<std::uint8_t> pixels(PNG_IMAGE_SIZE(image));
    return png_image_finish_read(&image, nullptr, pixels.data(), 0, nullptr) != 0 ? pixels
                                                                                  : std::vector<std::uint8_t>();
}

Picture mixedPicture(int width, int height)
{
    Picture picture(width, height);
    for (std::size_t i = 0; i < picture.rgba.size(); i += 4) {
        const auto alpha = static_cast<std::uint8_t>(i * 7 % 256);
        picture.rgba[i] = static_cast<std::uint8_t>(alpha / 2);
        picture.rgba[i + 1] = static_cast<std::uint8_t>(alpha / 3);
        picture.rgba[i + 2] = alpha;
        picture.rgba[i + 3] = alpha;
    }
    return picture;
}

} // namespace

class tst_PngFormat : public QObject {
    Q_OBJECT

private slots:
    void picturesWithoutPixelsAreRefused()
    {
        for (const auto &[width, height] : {std::pair(0, 0), std::pair(0, 4), std::pair(4, 0)}) {
            const Result<std::string> bytes = encodePng(Picture(width, height));
            QVERIFY(!bytes);
            QCOMPARE(bytes.error().code, std::string("png-failed"));
        }
    }

    void picturesWhosePixelsDoNotMatchTheirSizeAreRefused()
    {
        Picture picture(4, 4);
        picture.rgba.pop_back();
        QVERIFY(!encodePng(picture));
        picture.rgba.resize(4 * 5 * 4);
        QVERIFY(!encodePng(picture));
        picture.height = -4;
        QVERIFY(!encodePng(picture));
    }

    void picturesWiderThanPngAllowsAreRefused() { QVERIFY(!encodePng(Picture(1'000'001, 1))); }

    void whatIsReadIsWhatWasWritten()
    {
        for (const auto &[w, h] : {std::pair(1, 1), std::pair(17, 9), std::pair(64, 64)}) {
            const Picture picture = mixedPicture(w, h);
            const Result<std::string> bytes = encodePng(picture);
            QVERIFY(bytes);
            int width = 0;
            int height = 0;
            QCOMPARE(decoded(*bytes, width, height), picture.straight());
            QCOMPARE(width, w);
            QCOMPARE(height, h);
        }
    }

    void theSamePictureGivesTheSameBytesWithoutATime()
    {
        const Result<std::string> first = encodePng(mixedPicture(33, 21));
        const Result<std::string> second = encodePng(mixedPicture(33, 21));
        QVERIFY(first && second);
        QCOMPARE(*first, *second);
        QCOMPARE(first->find("tIME"), std::string::npos);
        QCOMPARE(first->find("tEXt"), std::string::npos);
    }
};

QTEST_APPLESS_MAIN(tst_PngFormat)
#include "tst_png_format.moc"
