// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/thumbnails/thumbnail_cache.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>

using namespace clipwright;
namespace fs = std::filesystem;

namespace {

Picture pictureOf(int width, int height, std::uint8_t shade)
{
    Picture picture(width, height);
    for (std::size_t i = 0; i < picture.rgba.size(); ++i)
        picture.rgba[i] = i % 4 == 3 ? 255 : shade;
    return picture;
}

std::size_t countIn(const QString &folder)
{
    return static_cast<std::size_t>(QDir(folder).entryList(QDir::Files).size());
}

} // namespace

/** Pictures that are kept on disk by what they are of. */
class tst_ThumbnailCache : public QObject {
    Q_OBJECT

private slots:
    void nothingIsKeptWithoutAFolderOrAHash()
    {
        const QTemporaryDir folder;
        ThumbnailCache none{std::string()};
        QVERIFY(none.put("a", pictureOf(2, 2, 9)) && !none.find("a", 2, 2));
        ThumbnailCache cache(folder.path().toStdString());
        QVERIFY(cache.put({}, pictureOf(2, 2, 9)) && !cache.find({}, 2, 2));
        QCOMPARE(countIn(folder.path()), std::size_t(0));
    }

    void aFolderThatCannotBeMadeIsTold()
    {
        ThumbnailCache cache("/proc/nowhere/thumbnails");
        QVERIFY(!cache.put("a", pictureOf(2, 2, 9)));
        QVERIFY(!cache.find("a", 2, 2));
    }

    void aDamagedEntryIsMadeAnew()
    {
        const QTemporaryDir folder;
        ThumbnailCache cache(folder.path().toStdString());
        QVERIFY(cache.put("a", pictureOf(3, 2, 9)));
        QFile file(QString::fromStdString(cache.pathOf("a", 3, 2)));
        const qint64 size = file.size();
        for (qint64 left = size - 1; left >= 0; left -= 7) {
            QVERIFY(file.resize(left));
            QVERIFY(!cache.find("a", 3, 2));
        }
        QVERIFY(cache.put("a", pictureOf(3, 2, 9)));
        QCOMPARE(*cache.find("a", 3, 2), pictureOf(3, 2, 9));
        // The picture of another size in its place.
        QVERIFY(cache.put("a", pictureOf(4, 4, 9)));
        fs::copy_file(cache.pathOf("a", 4, 4), cache.pathOf("a", 3, 2), fs::copy_options::overwrite_existing);
        QVERIFY(!cache.find("a", 3, 2));
    }

    void whatIsNotAskedForLongestGoesFirst()
    {
        const QTemporaryDir folder;
        const QString other = folder.filePath(QStringLiteral("notes.png"));
        QFile notes(other);
        QVERIFY(notes.open(QIODevice::WriteOnly) && notes.write(QByteArray(5000, 'x')) == 5000);
        notes.close();
        std::uint64_t size = 0;
        {
            ThumbnailCache cache(folder.path().toStdString());
            for (int i = 0; i < 8; ++i)
                QVERIFY(cache.put(std::to_string(i), pictureOf(8, 8, static_cast<std::uint8_t>(i))));
            size = fs::file_size(cache.pathOf("0", 8, 8));
            const auto now = fs::file_time_type::clock::now();
            for (int i = 0; i < 8; ++i)
                fs::last_write_time(cache.pathOf(std::to_string(i), 8, 8), now - std::chrono::hours(8 - i));
            QVERIFY(cache.find("0", 8, 8)); // the oldest is young again
        }
        ThumbnailCache cache(folder.path().toStdString(), size * 8);
        QVERIFY(cache.put("8", pictureOf(8, 8, 8)));
        QVERIFY(cache.find("0", 8, 8) && cache.find("8", 8, 8));
        QVERIFY(!cache.find("1", 8, 8) && !cache.find("2", 8, 8));
        QVERIFY(QFile::exists(other));
        QVERIFY(countIn(folder.path()) < 9);
    }

    void eachHashAndSizeHasItsOwn()
    {
        const QTemporaryDir folder;
        ThumbnailCache cache(folder.filePath(QStringLiteral("made/here")).toStdString());
        QVERIFY(cache.put("a", pictureOf(3, 2, 10)));
        QVERIFY(cache.put("b", pictureOf(3, 2, 20)));
        QVERIFY(cache.put("a", pictureOf(2, 3, 30)));
        QCOMPARE(*cache.find("a", 3, 2), pictureOf(3, 2, 10));
        QCOMPARE(*cache.find("b", 3, 2), pictureOf(3, 2, 20));
        QCOMPARE(*cache.find("a", 2, 3), pictureOf(2, 3, 30));
        QVERIFY(!cache.find("a", 3, 3));
    }

    void theFolderIsTheDesktops()
    {
        qputenv("XDG_CACHE_HOME", "/var/somewhere");
        QCOMPARE(thumbnailFolder(), std::string("/var/somewhere/clipwright/thumbnails"));
        qputenv("XDG_CACHE_HOME", "relative");
        qputenv("HOME", "/base/a");
        QCOMPARE(thumbnailFolder(), std::string("/base/a/.cache/clipwright/thumbnails"));
        qputenv("HOME", "");
        QCOMPARE(thumbnailFolder(), std::string());
    }
};

QTEST_APPLESS_MAIN(tst_ThumbnailCache)
#include "tst_thumbnail_cache.moc"
