// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/ffmpeg_library.h"

#include "model/io/film/film_encoder.h"

#include <QtTest>

using namespace clipwright;

namespace {

const AVCodec *noEncoder(const char *)
{
    return nullptr;
}

const AVCodec *onlyMpeg4(const char *name)
{
    static const AVCodec some{};
    return std::string_view(name) == "mpeg4" ? &some : nullptr;
}

} // namespace

class tst_FfmpegLibrary : public QObject {
    Q_OBJECT

private slots:
    void aMissingLibraryIsNamedWithWhatToDo()
    {
        for (const auto member : {&Ffmpeg::Names::util, &Ffmpeg::Names::codec, &Ffmpeg::Names::format}) {
            Ffmpeg::Names names = Ffmpeg::Names::ofThisBuild();
            names.*member = "libnotthere.so.1";
            const auto ffmpeg = Ffmpeg::load(names);
            QVERIFY(!ffmpeg);
            QCOMPARE(ffmpeg.error().code, std::string("film-library-missing"));
            QVERIFY(ffmpeg.error().what.find("libnotthere.so.1") != std::string::npos);
            QVERIFY(ffmpeg.error().what.find("install") != std::string::npos);
        }
    }

    void aLibraryWithoutAFunctionIsRefused()
    {
        Ffmpeg::Names names = Ffmpeg::Names::ofThisBuild();
        names.format = names.util;
        const auto ffmpeg = Ffmpeg::load(names);
        QVERIFY(!ffmpeg);
        QCOMPARE(ffmpeg.error().code, std::string("film-library-missing"));
    }

    void aMissingEncoderIsNamed()
    {
        Ffmpeg ffmpeg;
        ffmpeg.avcodec_find_encoder_by_name = noEncoder;
        for (const FilmFormatRow &row : filmFormats()) {
            const auto encoder = encoderFor(ffmpeg, row.id);
            QVERIFY(!encoder);
            QCOMPARE(encoder.error().code, std::string("film-encoder-missing"));
            QVERIFY(encoder.error().what.find(row.name) != std::string::npos);
        }
        QVERIFY(encoderFor(ffmpeg, FilmFormat::Mp4).error().what.find("libx264 or libopenh264 or mpeg4")
                != std::string::npos);
    }

    void anotherEncoderTakesItsPlace()
    {
        Ffmpeg ffmpeg;
        ffmpeg.avcodec_find_encoder_by_name = onlyMpeg4;
        QCOMPARE(std::string((*encoderFor(ffmpeg, FilmFormat::Mp4))->encoder), std::string("mpeg4"));
        QVERIFY(!encoderFor(ffmpeg, FilmFormat::WebM));
    }

    void everyFormatHasAnEncoderHere()
    {
        const auto ffmpeg = Ffmpeg::get();
        QVERIFY2(ffmpeg, ffmpeg ? "" : ffmpeg.error().what.c_str());
        QCOMPARE(*Ffmpeg::get(), *ffmpeg);
        for (const FilmFormatRow &row : filmFormats()) {
            if (row.id == FilmFormat::PngSequence)
                continue;
            const auto encoder = encoderFor(**ffmpeg, row.id);
            QVERIFY2(encoder, encoder ? "" : encoder.error().what.c_str());
            // The first of its rows: the others are for machines that lack it.
            for (const EncoderRow &first : encoderRows()) {
                if (first.format == row.id) {
                    QCOMPARE(std::string((*encoder)->encoder), std::string(first.encoder));
                    break;
                }
            }
        }
    }

    void ratesOfVideoAreExact()
    {
        const auto is = [](double rate, int numerator, int denominator) {
            const AVRational fraction = fractionOf(rate);
            return fraction.num == numerator && fraction.den == denominator;
        };
        QVERIFY(is(30, 30, 1));
        QVERIFY(is(29.97, 30000, 1001));
        QVERIFY(is(23.976, 24000, 1001));
        QVERIFY(is(12.5, 12500, 1000));
        QVERIFY(is(0.01, 10, 1000));
    }
};

QTEST_GUILESS_MAIN(tst_FfmpegLibrary)
#include "tst_ffmpeg_library.moc"
