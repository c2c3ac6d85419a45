// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/folder_watch.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <memory>

#include <poll.h>
#include <sys/stat.h>

using namespace clipwright;
namespace fs = std::filesystem;

namespace {

WatchTime at(int milliseconds)
{
    return WatchTime() + std::chrono::milliseconds(milliseconds);
}

using Paths = std::vector<std::string>;

} // namespace

/** What the system tells of a folder. It tells at once, so the tests wait for nothing: time is what they say it is. */
class tst_FolderWatch : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void whatIsNoFolderIsRefused()
    {
        FolderWatch watch;
        QVERIFY(watch.isOpen());
        put("file", "");
        for (const char *name : {"file", "nowhere"}) {
            const auto added = watch.add(path(name));
            QVERIFY(!added && added.error().code == "folder-missing" && added.error().where.file == path(name));
        }
        watch.remove(path("nowhere"));
        QVERIFY(watch.take(at(9999)).isEmpty());
    }

    void aChangeIsToldOnceItHasSettled()
    {
        FolderWatch watch;
        QVERIFY(watch.add(path()) && watch.add(path()));
        QVERIFY(!canRead(watch));
        put("a", "1");
        QVERIFY(canRead(watch));
        QVERIFY(watch.take(at(0)).isEmpty());
        QVERIFY(!canRead(watch));
        QCOMPARE(*watch.due(), at(100));
        QCOMPARE(watch.take(at(100)).paths, Paths{path("a")});
        QVERIFY(watch.take(at(999)).isEmpty() && !watch.due());
    }

    void everyWayToSaveIsHeard()
    {
        put("a", "1");
        FolderWatch watch;
        QVERIFY(watch.add(path()));
        int now = 0;
        const auto isHeard = [&] {
            watch.take(at(now += 1000));
            const Paths paths = watch.take(at(now += 1000)).paths;
            return std::find(paths.begin(), paths.end(), path("a")) != paths.end();
        };
        put("a", "2");
        QVERIFY(isHeard());
        for (int i = 0; i < 3; ++i) { // the watch outlives the file that it began with
            put("new", "3");
            fs::rename(path("new"), path("a"));
            QVERIFY(isHeard());
        }
        fs::remove(path("a"));
        QVERIFY(isHeard());
        put("a", "4");
        QVERIFY(isHeard());
        fs::last_write_time(path("a"), fs::file_time_type::clock::now());
        QVERIFY(isHeard());
        QVERIFY(!isHeard());
    }

    void whoStillWritesIsWaitedFor()
    {
        FolderWatch watch;
        QVERIFY(watch.add(path()));
        std::ofstream file(path("a"));
        file << "half" << std::flush;
        QVERIFY(watch.take(at(0)).isEmpty());
        QVERIFY(watch.take(at(500)).isEmpty());
        file << "whole" << std::flush;
        file.close();
        QVERIFY(watch.take(at(600)).isEmpty());
        QCOMPARE(watch.take(at(700)).paths, Paths{path("a")});
    }

    void aFolderThatGoesIsTold()
    {
        FolderWatch watch;
        fs::create_directory(path("x"));
        fs::create_directory(path("y"));
        QVERIFY(watch.add(path("x")) && watch.add(path("y")));
        fs::remove(path("x"));
        fs::rename(path("y"), path("z"));
        FolderChanges changes = watch.take(at(0));
        std::sort(changes.lostFolders.begin(), changes.lostFolders.end());
        QCOMPARE(changes.lostFolders, (Paths{path("x"), path("y")}));
        QVERIFY(!watch.isWatched(path("x")));
        fs::create_directory(path("y"));
        QVERIFY(watch.add(path("y"))); // it came back
        std::ofstream(path("y/a")) << "1";
        watch.take(at(0));
        QCOMPARE(watch.take(at(2000)).paths, Paths{path("y/a")});
        std::ofstream(path("z/a")) << "1"; // the one that was renamed is another
        QVERIFY(watch.take(at(3000)).isEmpty());
    }

    void oneFolderUnderTwoNamesIsToldUnderBoth()
    {
        fs::create_directory(path("x"));
        fs::create_directory_symlink(path("x"), path("y"));
        FolderWatch watch;
        QVERIFY(watch.add(path("x")) && watch.add(path("y")));
        std::ofstream(path("x/a")) << "1";
        watch.take(at(0));
        QCOMPARE(watch.take(at(2000)).paths, (Paths{path("x/a"), path("y/a")}));
        watch.remove(path("y"));
        std::ofstream(path("x/a")) << "2";
        watch.take(at(3000));
        QCOMPARE(watch.take(at(5000)).paths, Paths{path("x/a")});
        watch.remove(path("x"));
        std::ofstream(path("x/a")) << "3";
        watch.take(at(6000));
        QVERIFY(watch.take(at(8000)).isEmpty());
    }

    void aFloodAsksForARescan()
    {
        FolderWatch watch;
        QVERIFY(watch.add(path()));
        const std::string name = path("a");
        for (std::size_t i = 0; i <= ChangeSettler::kMostPaths; ++i)
            QVERIFY(::mkfifo((name + std::to_string(i)).c_str(), 0600) == 0);
        QVERIFY(watch.take(at(0)).mustRescan);
        QVERIFY(watch.take(at(9999)).isEmpty());
    }

private:
    std::string path(const std::string &name = {}) const
    {
        return m_folder->path().toStdString() + (name.empty() ? "" : '/' + name);
    }
    void put(const std::string &name, const std::string &bytes) const { std::ofstream(path(name)) << bytes; }
    static bool canRead(const FolderWatch &watch)
    {
        struct pollfd waited = {watch.descriptor(), POLLIN, 0};
        return ::poll(&waited, 1, 0) == 1;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(tst_FolderWatch)
#include "tst_folder_watch.moc"
