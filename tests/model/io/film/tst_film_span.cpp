// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_span.h"

#include <QtTest>

#include <cmath>

using namespace clipwright;

class tst_FilmSpan : public QObject {
    Q_OBJECT

private slots:
    void filmsThatAreTooLongAreRefused()
    {
        QCOMPARE((FilmSpan{0, 10'000, 10, false}.count().value()), kMostFilmFrames);
        QCOMPARE((FilmSpan{0, 10'000, 10, true}.count().error().code), std::string("film-too-long"));
        QCOMPARE((FilmSpan{0, 1e300, 1000, false}.count().error().code), std::string("film-too-long"));
        QVERIFY(!(FilmSpan{0, std::nan(""), 10, false}.count()));
    }

    void framesAreCountedWithoutTheEnd_data()
    {
        QTest::addColumn<double>("start");
        QTest::addColumn<double>("end");
        QTest::addColumn<double>("rate");
        QTest::addColumn<int>("loop");
        QTest::addColumn<int>("once");
        QTest::newRow("nothing") << 0.0 << 0.0 << 30.0 << 1 << 1;
        QTest::newRow("a second") << 0.0 << 1.0 << 30.0 << 30 << 31;
        QTest::newRow("from within") << 0.5 << 1.0 << 30.0 << 15 << 16;
        QTest::newRow("rounded") << 0.0 << 0.1 + 0.2 << 10.0 << 3 << 4;
        QTest::newRow("video") << 0.0 << 1001.0 / 30000 * 60 << 30000.0 / 1001 << 60 << 61;
        QTest::newRow("between frames") << 0.0 << 1.05 << 10.0 << 11 << 11;
        QTest::newRow("slow") << 0.0 << 1.0 << 0.1 << 1 << 1;
    }
    void framesAreCountedWithoutTheEnd()
    {
        QFETCH(double, start);
        QFETCH(double, end);
        QFETCH(double, rate);
        QFETCH(int, loop);
        QFETCH(int, once);
        QCOMPARE((FilmSpan{start, end, rate, false}.count().value()), std::size_t(loop));
        QCOMPARE((FilmSpan{start, end, rate, true}.count().value()), std::size_t(once));
    }

    void aLoopNeverShowsItsStartTwice()
    {
        for (const double rate : {7.0, 23.976, 24.0, 29.97, 30.0, 60.0}) {
            for (int frames = 1; frames < 400; ++frames) {
                const FilmSpan span{0, frames / rate, rate, false};
                QCOMPARE(span.count().value(), std::size_t(frames));
                QVERIFY(span.secondsAt(span.count().value() - 1) < span.end - 0.5 / rate);
            }
        }
    }

    void aRateIsAWholePartOfWhatItWas()
    {
        QCOMPARE(rateFor(FilmFormat::Gif, 60), 30.0);
        QCOMPARE(rateFor(FilmFormat::Gif, 50), 50.0);
        QCOMPARE(rateFor(FilmFormat::Gif, 120), 40.0);
        QCOMPARE(rateFor(FilmFormat::Gif, 25), 25.0);
        QCOMPARE(rateFor(FilmFormat::Apng, 120), 120.0);
        QCOMPARE(rateFor(FilmFormat::Mp4, 600), 200.0);
    }
};

QTEST_APPLESS_MAIN(tst_FilmSpan)
#include "tst_film_span.moc"
