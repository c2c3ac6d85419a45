// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_writer.h"

#include "film_pictures.h"
#include "film_reading.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr int kColumns = 8;
constexpr int kRows = 8;
constexpr int kPatch = 32;
constexpr int kRim = 8;

/** 64 colours over the whole cube, its corners among them; after three frames others. */
Pixel colourAt(std::size_t frame, int index)
{
    constexpr std::array<int, 4> kSteps{0, 85, 170, 255};
    const auto step = [&](int which) {
        const int value = kSteps[static_cast<std::size_t>(which)];
        return frame < 3 ? value : std::abs(value - 43);
    };
    return {step(index % 4), step(index / 4 % 4), step(index / 16), 255};
}

Picture patches(std::size_t frame)
{
    Picture picture(kColumns * kPatch, kRows * kPatch);
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x)
            put(picture, x, y, colourAt(frame, y / kPatch * kColumns + x / kPatch));
    }
    return picture;
}

FilmSettings settingsOf(FilmFormat format)
{
    FilmSettings settings;
    settings.format = format;
    settings.width = kColumns * kPatch;
    settings.height = kRows * kPatch;
    settings.rate = 10;
    return settings;
}

} // namespace

class tst_FilmColours : public QObject {
    Q_OBJECT

private:
    /** In the mean within `most`, which is what is seen; and no pixel off by more than one more. */
    static void checkPatch(const ReadFilm &film, std::size_t frame, int index, const Pixel &wanted, int most)
    {
        // Off the rim, for there a colour is its neighbour's as well.
        std::array<double, 3> sum{};
        int worst = 0;
        for (int y = kRim; y < kPatch - kRim; ++y) {
            for (int x = kRim; x < kPatch - kRim; ++x) {
                const Pixel pixel = film.pixel(frame, index % kColumns * kPatch + x, index / kColumns * kPatch + y);
                worst = std::max(worst, differenceOf(pixel, wanted));
                for (std::size_t i = 0; i < 3; ++i)
                    sum[i] += pixel[i];
            }
        }
        constexpr double kPixels = (kPatch - 2 * kRim) * (kPatch - 2 * kRim);
        const std::string where = std::to_string(frame) + ", " + std::to_string(index);
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY2(std::abs(sum[i] / kPixels - wanted[i]) <= most, where.c_str());
        QVERIFY2(worst <= (most == 0 ? 0 : most + 1), where.c_str());
    }

private slots:
    void flatColoursComeBackWithinTwoLevels_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<bool>("isTransparent");
        QTest::addColumn<int>("most");
        for (const FilmFormatRow &row : filmFormats()) {
            const bool isVideo = row.id == FilmFormat::Mp4 || row.id == FilmFormat::WebM;
            const std::string name(row.name);
            if (row.id == FilmFormat::PngSequence)
                continue;
            QTest::newRow((name + ", opaque").c_str()) << int(row.id) << false << (isVideo ? 2 : 0);
            if (row.alpha != FilmAlpha::None)
                QTest::newRow((name + ", transparent").c_str()) << int(row.id) << true << (isVideo ? 2 : 0);
        }
    }
    void flatColoursComeBackWithinTwoLevels()
    {
        QFETCH(int, format);
        QFETCH(bool, isTransparent);
        QFETCH(int, most);
        constexpr std::size_t kFrames = 6;
        FilmSettings settings = settingsOf(static_cast<FilmFormat>(format));
        settings.isTransparent = isTransparent;
        const QTemporaryDir folder;
        const std::string path = folder.filePath("film").toStdString().append(rowOf(settings.format).suffix);
        const Result<WrittenFilm> written =
            writeFilm(path, settings, kFrames, [](std::size_t i) -> Result<Picture> { return patches(i); });
        QVERIFY2(written, written ? "" : written.error().what.c_str());
        const ReadFilm film = readFilm(path);
        QVERIFY(film.isRead);
        for (std::size_t frame = 0; frame < kFrames; ++frame) {
            const std::size_t shown = film.frameAt((static_cast<double>(frame) + 0.5) / settings.rate);
            for (int i = 0; i < kColumns * kRows; ++i)
                checkPatch(film, shown, i, colourAt(frame, i), most);
        }
    }

    void edgesOfATransparentFilmHaveNoDarkRim()
    {
        // A white disc, half covered at its rim: whatever alpha says there, the colour is white.
        const QTemporaryDir folder;
        FilmSettings settings = settingsOf(FilmFormat::WebM);
        const std::string path = folder.filePath("film.webm").toStdString();
        const auto draw = [&](std::size_t) -> Result<Picture> {
            Picture picture(settings.width, settings.height);
            for (int y = 0; y < picture.height; ++y) {
                for (int x = 0; x < picture.width; ++x) {
                    const double off = std::hypot(x - 64, y - 64) - 40;
                    put(picture, x, y, {255, 255, 255, static_cast<int>(std::clamp(0.5 - off, 0.0, 1.0) * 255)});
                }
            }
            return picture;
        };
        QVERIFY(writeFilm(path, settings, 2, draw));
        const ReadFilm film = readFilm(path);
        QVERIFY(film.isRead);
        int rim = 0;
        for (int y = 0; y < settings.height; ++y) {
            for (int x = 0; x < settings.width; ++x) {
                const Pixel pixel = film.pixel(0, x, y);
                if (pixel[3] < 64)
                    continue;
                rim += pixel[3] < 250 ? 1 : 0;
                QVERIFY2(pixel[0] > 235 && pixel[1] > 235 && pixel[2] > 235,
                         qPrintable(QStringLiteral("%1 %2: %3 of %4").arg(x).arg(y).arg(pixel[0]).arg(pixel[3])));
            }
        }
        QVERIFY(rim > 100);
    }
};

QTEST_GUILESS_MAIN(tst_FilmColours)
#include "tst_film_colours.moc"
