// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/film_writer.h"

#include "../files/watched_calls.h"
#include "film_pictures.h"
#include "film_reading.h"

#include <QtTest>

#include <cerrno>
#include <cmath>

#include <sys/stat.h>
#include <unistd.h>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr int kSide = 64;
constexpr std::size_t kFrames = 5;
constexpr Pixel kNothing{0, 0, 0, 0};
constexpr Pixel kGround{30, 60, 90, 255};
constexpr Pixel kSquare{230, 120, 20, 255};

bool isOneFile(FilmFormat format)
{
    return format != FilmFormat::PngSequence;
}

} // namespace

class tst_FilmWriter : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatAFormatCannotBeIsRefused();
    void aFormatIsTheSuffix();
    void picturesOfAnotherSizeAreRefused();
    void aFilmWithoutFramesIsRefused_data() { eachFormat(); }
    void aFilmWithoutFramesIsRefused();
    void aFolderThatIsNotThereIsNamed_data() { eachFormat(); }
    void aFolderThatIsNotThereIsNamed();
    void aFullDiskIsNamedAndLeavesNothing_data() { eachFormat(); }
    void aFullDiskIsNamedAndLeavesNothing();
    void everyFailingCallLeavesTheOldFileAndNothingElse_data() { eachFormat(); }
    void everyFailingCallLeavesTheOldFileAndNothingElse();
    void cancellingLeavesNothing_data() { eachFormat(); }
    void cancellingLeavesNothing();
    void anErrorOfAFrameEndsIt();
    void filmsOnAGroundAreWhatWasDrawn_data() { eachFormat(); }
    void filmsOnAGroundAreWhatWasDrawn();
    void transparentFilmsAreWhatWasDrawn_data() { eachFormat(); }
    void transparentFilmsAreWhatWasDrawn();
    void halfTransparencyIsKeptOrCut();
    void framesLastAsLongAsTheRateSays_data();
    void framesLastAsLongAsTheRateSays();
    void loopsAreSaid_data();
    void loopsAreSaid();
    void oddSidesArePaddedWithTheMatte();
    void oneFrameIsAFilm_data() { eachFormat(); }
    void oneFrameIsAFilm();
    void manyFramesComeBackInOrder_data() { eachFormat(); }
    void manyFramesComeBackInOrder();
    void theSameFilmGivesTheSameBytes_data() { eachFormat(); }
    void theSameFilmGivesTheSameBytes();
    void theIndexOfAnMp4StandsFirst();
    void whatAFilmIsNotIsTold();

private:
    static void eachFormat()
    {
        QTest::addColumn<int>("format");
        for (const FilmFormatRow &row : filmFormats())
            QTest::newRow(std::string(row.name).c_str()) << static_cast<int>(row.id);
    }
    static FilmSettings settingsOf(int format)
    {
        FilmSettings settings;
        settings.format = static_cast<FilmFormat>(format);
        settings.width = kSide;
        settings.height = kSide;
        settings.rate = 25;
        return settings;
    }
    std::string path(FilmFormat format) const
    {
        return m_folder->filePath("film").toStdString().append(rowOf(format).suffix);
    }
    QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }
    QByteArray bytes(const std::string &file) const
    {
        QFile opened(QString::fromStdString(file));
        return opened.open(QIODevice::ReadOnly) ? opened.readAll() : QByteArray();
    }
    Result<WrittenFilm> write(const FilmSettings &settings, const Pixel &ground, const Pixel &square,
                              std::size_t count = kFrames, FileCalls &calls = systemCalls()) const
    {
        const auto draw = [&](std::size_t i) -> Result<Picture> {
            return squareOn(settings.width, settings.height, ground, square, i);
        };
        return writeFilm(path(settings.format), settings, count, draw, {}, calls);
    }
    /** A sequence as a film, so that all formats are judged alike. */
    ReadFilm read(FilmFormat format, double rate = 25) const
    {
        if (isOneFile(format))
            return readFilm(path(format));
        ReadFilm film;
        for (const QString &name : names()) {
            const ReadFilm one = readFilm(m_folder->filePath(name).toStdString());
            film.isRead = one.isRead && one.frames.size() == 1;
            film.width = one.width;
            film.height = one.height;
            if (film.isRead)
                film.frames.push_back({one.frames[0].rgba, static_cast<double>(film.frames.size()) / rate, 1.0 / rate});
        }
        film.seconds = static_cast<double>(film.frames.size()) / rate;
        return film;
    }
    /** In the middle of the square and on the ground; whether every frame shows both within `most`. */
    static void compareFrames(const ReadFilm &film, std::size_t count, const Pixel &ground, const Pixel &square,
                              int most)
    {
        QVERIFY(film.isRead);
        QCOMPARE(film.frames.size(), count);
        for (std::size_t i = 0; i < count; ++i) {
            const int left = 8 + 8 * static_cast<int>(i);
            for (const auto &[x, wanted] :
                 {std::pair(left + 8, square), std::pair(left - 4, ground), std::pair(left + 20, ground)}) {
                const Pixel found = film.pixel(i, x, 16);
                QVERIFY2(differenceOf(found, wanted) <= most, qPrintable(QStringLiteral("frame %1, x %2: %3 %4 %5 %6")
                                                                             .arg(i)
                                                                             .arg(x)
                                                                             .arg(found[0])
                                                                             .arg(found[1])
                                                                             .arg(found[2])
                                                                             .arg(found[3])));
            }
        }
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_FilmWriter::whatAFormatCannotBeIsRefused()
{
    const auto codeOf = [&](auto change) {
        FilmSettings settings = settingsOf(static_cast<int>(FilmFormat::Gif));
        change(settings);
        const auto writer = FilmWriter::open(path(settings.format), settings);
        return writer ? std::string() : writer.error().code;
    };
    QCOMPARE(codeOf([](FilmSettings &s) { s.width = 0; }), std::string("film-size"));
    QCOMPARE(codeOf([](FilmSettings &s) { s.height = -3; }), std::string("film-size"));
    QCOMPARE(codeOf([](FilmSettings &s) { s.width = 16385; }), std::string("film-size"));
    QCOMPARE(codeOf([](FilmSettings &s) { s.rate = 0; }), std::string("film-rate"));
    QCOMPARE(codeOf([](FilmSettings &s) { s.rate = std::nan(""); }), std::string("film-rate"));
    QCOMPARE(codeOf([](FilmSettings &s) { s.rate = 51; }), std::string("film-rate"));
    QCOMPARE(codeOf([](FilmSettings &s) { s.loops = -1; }), std::string("film-loops"));
    QCOMPARE(codeOf([](FilmSettings &s) { s.loops = 65536; }), std::string("film-loops"));
    QCOMPARE(codeOf([](FilmSettings &) {}), std::string());
    QCOMPARE(names(), QStringList());
}

void tst_FilmWriter::aFormatIsTheSuffix()
{
    for (const FilmFormatRow &row : filmFormats()) {
        QCOMPARE(*filmFormatOfPath(std::string("a/b").append(row.suffix)), row.id);
        QCOMPARE(*filmFormatOfPath(QString::fromStdString(std::string("B").append(row.suffix)).toUpper().toStdString()),
                 row.id);
        QVERIFY(!filmFormatOfPath(row.suffix));
    }
    const Result<FilmFormat> none = filmFormatOfPath("walk.avi");
    QCOMPARE(none.error().code, std::string("film-format-unknown"));
    QVERIFY(none.error().what.find(".webm") != std::string::npos);
    QVERIFY(!filmFormatOfPath("walk"));
}

void tst_FilmWriter::picturesOfAnotherSizeAreRefused()
{
    for (const FilmFormatRow &row : filmFormats()) {
        auto writer = FilmWriter::open(path(row.id), settingsOf(static_cast<int>(row.id)));
        QVERIFY(writer);
        QCOMPARE((*writer)->frame(Picture(kSide, kSide - 1)).error().code, std::string("film-size"));
    }
    QCOMPARE(names(), QStringList());
}

void tst_FilmWriter::aFilmWithoutFramesIsRefused()
{
    QFETCH(int, format);
    QCOMPARE(write(settingsOf(format), kNothing, kSquare, 0).error().code, std::string("film-empty"));
    QCOMPARE(names(), QStringList());
}

void tst_FilmWriter::aFolderThatIsNotThereIsNamed()
{
    QFETCH(int, format);
    const FilmSettings settings = settingsOf(format);
    const std::string file = m_folder->filePath("none/film").toStdString().append(rowOf(settings.format).suffix);
    const auto writer = FilmWriter::open(file, settings);
    QVERIFY(!writer);
    QCOMPARE(writer.error().code, std::string("file-unwritable"));
    QVERIFY(writer.error().what.find("none") != std::string::npos);
}

void tst_FilmWriter::aFullDiskIsNamedAndLeavesNothing()
{
    QFETCH(int, format);
    WatchedCalls calls([](std::string_view call) { return call == "write" ? ENOSPC : 0; });
    const Result<WrittenFilm> written = write(settingsOf(format), kNothing, kSquare, kFrames, calls);
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("file-unwritable"));
    QVERIFY2(written.error().what.find("No space left") != std::string::npos, written.error().what.c_str());
    QCOMPARE(names(), QStringList());
}

void tst_FilmWriter::everyFailingCallLeavesTheOldFileAndNothingElse()
{
    QFETCH(int, format);
    const FilmSettings settings = settingsOf(format);
    const std::string old =
        isOneFile(settings.format) ? path(settings.format) : m_folder->filePath("film_0000.png").toStdString();
    for (int nth = 0; nth < 200; ++nth) {
        QFile::remove(QString::fromStdString(old));
        QFile file(QString::fromStdString(old));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("old") == 3);
        file.close();
        int count = 0;
        bool isCleaning = false;
        WatchedCalls calls([&](std::string_view call) {
            // What takes away what was begun cannot be asked to fail and to succeed.
            isCleaning = isCleaning || call == "unlink" || call == "rmdir";
            return !isCleaning && count++ == nth ? EIO : 0;
        });
        const Result<WrittenFilm> written = write(settings, kGround, kSquare, 2, calls);
        if (count <= nth) {
            QVERIFY(written);
            QVERIFY(nth > 10);
            return;
        }
        if (written) {
            // Locks, lists and closing may fail without harm.
            QVERIFY(bytes(old) != "old");
        } else if (written.error().code != "file-unsynced") {
            QVERIFY2(written.error().code == "file-unwritable", written.error().code.c_str());
            QVERIFY2(written.error().what.find("Input/output error") != std::string::npos,
                     written.error().what.c_str());
            // A sequence may have placed its first when the second is refused, and says so.
            if (isOneFile(settings.format) || written.error().what.find("replacing") == std::string::npos)
                QCOMPARE(bytes(old), QByteArray("old"));
        }
        for (const QString &name : names())
            QVERIFY2(!name.startsWith('.'), qPrintable(name));
        for (const QString &name : names())
            QFile::remove(m_folder->filePath(name));
    }
    QFAIL("it never ended well");
}

void tst_FilmWriter::cancellingLeavesNothing()
{
    QFETCH(int, format);
    const FilmSettings settings = settingsOf(format);
    std::size_t asked = 0;
    std::size_t drawn = 0;
    const auto draw = [&](std::size_t i) -> Result<Picture> {
        ++drawn;
        return squareOn(kSide, kSide, kGround, kSquare, i);
    };
    const auto progress = [&](std::size_t done, std::size_t count) {
        asked += count == kFrames && done == asked + 1 ? 1 : 100;
        return done < 3;
    };
    const Result<WrittenFilm> written = writeFilm(path(settings.format), settings, kFrames, draw, progress);
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("film-cancelled"));
    QCOMPARE(asked, std::size_t{3});
    QCOMPARE(drawn, std::size_t{3});
    QCOMPARE(names(), QStringList());
}

void tst_FilmWriter::anErrorOfAFrameEndsIt()
{
    const FilmSettings settings = settingsOf(static_cast<int>(FilmFormat::Apng));
    const auto draw = [](std::size_t i) -> Result<Picture> {
        return i == 1 ? Result<Picture>(refuse("no-frame", "none")) : Picture(kSide, kSide);
    };
    QCOMPARE(writeFilm(path(settings.format), settings, 3, draw).error().code, std::string("no-frame"));
    QCOMPARE(names(), QStringList());
}

void tst_FilmWriter::filmsOnAGroundAreWhatWasDrawn()
{
    QFETCH(int, format);
    FilmSettings settings = settingsOf(format);
    settings.isTransparent = false;
    const Result<WrittenFilm> written = write(settings, kGround, kSquare);
    QVERIFY2(written, written ? "" : written.error().what.c_str());
    compareFrames(read(settings.format), kFrames, kGround, kSquare, 2);
    QCOMPARE(names().size(), isOneFile(settings.format) ? 1 : static_cast<qsizetype>(kFrames));
}

void tst_FilmWriter::transparentFilmsAreWhatWasDrawn()
{
    QFETCH(int, format);
    FilmSettings settings = settingsOf(format);
    settings.matte = {0, 0, 1};
    const Result<WrittenFilm> written = write(settings, kNothing, kSquare);
    QVERIFY2(written, written ? "" : written.error().what.c_str());
    const bool isKept = rowOf(settings.format).alpha != FilmAlpha::None;
    compareFrames(read(settings.format), kFrames, isKept ? kNothing : Pixel{0, 0, 255, 255}, kSquare, 2);
}

void tst_FilmWriter::halfTransparencyIsKeptOrCut()
{
    for (const FilmFormatRow &row : filmFormats()) {
        for (const int alpha : {100, 200}) {
            FilmSettings settings = settingsOf(static_cast<int>(row.id));
            settings.matte = {0, 0, 0};
            const Result<WrittenFilm> written = write(settings, kNothing, {200, 100, 50, alpha}, 1);
            QVERIFY2(written, written ? "" : written.error().what.c_str());
            Pixel wanted{200, 100, 50, alpha};
            if (row.alpha == FilmAlpha::None)
                wanted = {200 * alpha / 255, 100 * alpha / 255, 50 * alpha / 255, 255};
            if (row.alpha == FilmAlpha::OnOff)
                wanted = alpha == 100 ? kNothing : Pixel{200, 100, 50, 255};
            // Premultiplied bytes keep a colour of alpha 100 within 1.3 levels.
            const ReadFilm film = read(row.id);
            const Pixel found = film.pixel(0, 16, 16);
            QVERIFY2(differenceOf(found, wanted) <= 3,
                     qPrintable(QStringLiteral("%1: %2 %3 %4 %5")
                                    .arg(QString::fromStdString(std::string(row.name)))
                                    .arg(found[0])
                                    .arg(found[1])
                                    .arg(found[2])
                                    .arg(found[3])));
        }
    }
}

void tst_FilmWriter::framesLastAsLongAsTheRateSays_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<double>("rate");
    for (const FilmFormatRow &row : filmFormats()) {
        for (const double rate : {10.0, 29.97, 30.0, 12.5, 50.0}) {
            if (row.id != FilmFormat::PngSequence)
                QTest::newRow(
                    qPrintable(QStringLiteral("%1 %2").arg(QString::fromStdString(std::string(row.name))).arg(rate)))
                    << static_cast<int>(row.id) << rate;
        }
    }
}

void tst_FilmWriter::framesLastAsLongAsTheRateSays()
{
    QFETCH(int, format);
    QFETCH(double, rate);
    FilmSettings settings = settingsOf(format);
    settings.rate = rate;
    QVERIFY(write(settings, kGround, kSquare));
    const ReadFilm film = read(settings.format);
    QVERIFY(film.isRead);
    QCOMPARE(film.frames.size(), kFrames);
    // Hundredths in a GIF, thousandths in a WebP and a WebM: never off by more, however long the film is.
    const double unit = settings.format == FilmFormat::Gif ? 0.01 : 0.001;
    // A WebP's are cut, the others rounded.
    const double off = settings.format == FilmFormat::WebP ? unit : unit * 0.51;
    for (std::size_t i = 0; i < kFrames; ++i) {
        const double wanted = static_cast<double>(i) / rate;
        QVERIFY2(std::abs(film.frames[i].start - wanted) <= off, qPrintable(QString::number(film.frames[i].start)));
    }
    if (settings.format == FilmFormat::Apng)
        return; // its reader tells no length
    const double whole = static_cast<double>(kFrames) / rate;
    const double most = settings.format == FilmFormat::Gif || settings.format == FilmFormat::Mp4 ? unit * 0.51 : unit;
    QVERIFY2(std::abs(film.seconds - whole) <= most, qPrintable(QString::number(film.seconds)));
}

void tst_FilmWriter::loopsAreSaid_data()
{
    QTest::addColumn<int>("format");
    QTest::addColumn<int>("loops");
    QTest::addColumn<QByteArray>("said");
    const auto row = [](FilmFormat format, int loops, const QByteArray &said) {
        QTest::newRow(
            qPrintable(QStringLiteral("%1 %2").arg(QString::fromStdString(std::string(rowOf(format).name))).arg(loops)))
            << static_cast<int>(format) << loops << said;
    };
    row(FilmFormat::Gif, 0, QByteArray("NETSCAPE2.0\x03\x01\x00\x00\x00", 16));
    row(FilmFormat::Gif, 1, QByteArray());
    row(FilmFormat::Gif, 3, QByteArray("NETSCAPE2.0\x03\x01\x02\x00\x00", 16));
    row(FilmFormat::Apng, 0, QByteArray("acTL\x00\x00\x00\x05\x00\x00\x00\x00", 12));
    row(FilmFormat::Apng, 1, QByteArray("acTL\x00\x00\x00\x05\x00\x00\x00\x01", 12));
    row(FilmFormat::Apng, 3, QByteArray("acTL\x00\x00\x00\x05\x00\x00\x00\x03", 12));
    for (const char loops : {0, 1, 3}) {
        QByteArray said("ANIM\x06\x00\x00\x00", 8);
        row(FilmFormat::WebP, loops, said);
    }
}

void tst_FilmWriter::loopsAreSaid()
{
    QFETCH(int, format);
    QFETCH(int, loops);
    QFETCH(QByteArray, said);
    FilmSettings settings = settingsOf(format);
    settings.loops = loops;
    QVERIFY(write(settings, kGround, kSquare));
    const QByteArray written = bytes(path(settings.format));
    if (said.isEmpty())
        QVERIFY(!written.contains("NETSCAPE2.0"));
    else
        QVERIFY(written.contains(said));
    if (settings.format == FilmFormat::WebP) // behind four bytes of background
        QCOMPARE(static_cast<int>(written[written.indexOf(said) + 12]), loops);
}

void tst_FilmWriter::oddSidesArePaddedWithTheMatte()
{
    for (const FilmFormatRow &row : filmFormats()) {
        FilmSettings settings = settingsOf(static_cast<int>(row.id));
        settings.width = 31;
        settings.height = 27;
        settings.isTransparent = false;
        settings.matte = {1, 0, 0};
        const Result<WrittenFilm> written = write(settings, kGround, kSquare, 2);
        QVERIFY2(written, written ? "" : written.error().what.c_str());
        const ReadFilm film = read(row.id);
        QVERIFY(film.isRead);
        const int more = row.hasEvenSides ? 1 : 0;
        QCOMPARE(film.width, 31 + more);
        QCOMPARE(film.height, 27 + more);
        QVERIFY(differenceOf(film.pixel(0, 16, 16), kSquare) <= 2);
        // Half of the last column's colour is its neighbour's: what 4:2:0 is. It has to be red rather than ground or black.
        if (row.hasEvenSides)
            QVERIFY(film.pixel(0, 31, 27)[0] > 90);
    }
}

void tst_FilmWriter::oneFrameIsAFilm()
{
    QFETCH(int, format);
    const FilmSettings settings = settingsOf(format);
    const Result<WrittenFilm> written = write(settings, kGround, kSquare, 1);
    QVERIFY2(written, written ? "" : written.error().what.c_str());
    compareFrames(read(settings.format), 1, kGround, kSquare, 2);
}

void tst_FilmWriter::manyFramesComeBackInOrder()
{
    // More than any encoder looks ahead. The ground tells the frame.
    QFETCH(int, format);
    constexpr std::size_t kMany = 90;
    const FilmSettings settings = settingsOf(format);
    const auto draw = [&](std::size_t i) -> Result<Picture> {
        Picture picture(kSide, kSide);
        picture.fill({static_cast<double>(i) * 2 / 255, 0.5, 1 - static_cast<double>(i) * 2 / 255, 1});
        return picture;
    };
    const Result<WrittenFilm> written = writeFilm(path(settings.format), settings, kMany, draw);
    QVERIFY2(written, written ? "" : written.error().what.c_str());
    const ReadFilm film = read(settings.format);
    QVERIFY(film.isRead);
    QCOMPARE(film.frames.size(), kMany);
    for (std::size_t i = 0; i < kMany; ++i) {
        const int red = static_cast<int>(i) * 2;
        QVERIFY2(differenceOf(film.pixel(i, 20, 20), {red, 128, 255 - red, 255}) <= 2,
                 qPrintable(QString::number(i) + ' ' + QString::number(film.pixel(i, 20, 20)[0])));
    }
}

void tst_FilmWriter::theSameFilmGivesTheSameBytes()
{
    QFETCH(int, format);
    const FilmSettings settings = settingsOf(format);
    const std::string file =
        isOneFile(settings.format) ? path(settings.format) : m_folder->filePath("film_0002.png").toStdString();
    QVERIFY(write(settings, kNothing, kSquare));
    const QByteArray first = bytes(file);
    QVERIFY(write(settings, kNothing, kSquare));
    QVERIFY(!first.isEmpty());
    QVERIFY(bytes(file) == first);
}

void tst_FilmWriter::theIndexOfAnMp4StandsFirst()
{
    const FilmSettings settings = settingsOf(static_cast<int>(FilmFormat::Mp4));
    QVERIFY(write(settings, kGround, kSquare));
    const QByteArray written = bytes(path(settings.format));
    QVERIFY(written.indexOf("moov") > 0);
    QVERIFY(written.indexOf("moov") < written.indexOf("mdat"));
    QCOMPARE(read(settings.format).colours, std::string("tv bt709 bt709 bt709"));
}

void tst_FilmWriter::whatAFilmIsNotIsTold()
{
    const auto codes = [](const FilmSettings &settings) {
        QStringList list;
        for (const Issue &issue : issuesOfFilm(settings))
            list << QString::fromStdString(issue.code);
        return list;
    };
    FilmSettings settings = settingsOf(static_cast<int>(FilmFormat::Mp4));
    settings.width = 33;
    settings.loops = 2;
    QCOMPARE(codes(settings), QStringList({"film-opaque", "film-padded", "film-loops-ignored"}));
    settings.isTransparent = false;
    settings.width = 32;
    settings.loops = 0;
    QCOMPARE(codes(settings), QStringList());
    QCOMPARE(codes(settingsOf(static_cast<int>(FilmFormat::Gif))), QStringList("film-edges"));
    QCOMPARE(codes(settingsOf(static_cast<int>(FilmFormat::WebP))), QStringList());
}

QTEST_GUILESS_MAIN(tst_FilmWriter)
#include "tst_film_writer.moc"
