// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/files/leftovers.h"
#include "model/io/files/save_file.h"
#include "model/io/files/sha1.h"
#include "watched_calls.h"

#include <QtTest>

#include <cerrno>
#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace clipwright;
using namespace clipwright::testing;
namespace fs = std::filesystem;

class tst_SaveFile : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFileThatOthersChangedIsNotReplaced();
    void ofTwoWhoSaveAtOnceOneIsRefused();
    void aChangeOfTheSameSizeAndTimeIsSeen();
    void aFileThatVanishedIsNotMadeAgain();
    void aFileThatWasOnlyTouchedIsSaved();
    void aFileThatIsReplacedByTheSameBytesIsSaved();
    void anOldFileIsNotReadAgainToKnowIt();
    void aChangeWhileSavingIsSeen();
    void aBackupThatCannotBeMadeFailsTheSave();
    void aLinkThatCannotBeFollowedIsNotReplaced();
    void aFailingSyncFailsTheSave();
    void anUnconfirmedRenamingIsToldApart();
    void thePreviousFileIsKeptAsTheOneBackup();
    void aFileThatWasNotThereHasNoBackup();
    void aBackupIsCopiedWhereAFileCannotHaveTwoNames();
    void aBackupStandsBesideTheRealFile();
    void aBackupThatIsTheFileItselfLeavesNothingBehind();
    void savingAgainAndAgainNeedsOnlyTheLastStamp();
    void aGroupThatCannotBeKeptGivesNoRights();
    void whatIsReplacedIsNeverOpenToMore();
    void leftoversAreTakenAwayAndLockedOnesStay();
    void savingTakesLeftoversAway();
    void aWriterWhoseFileIsTakenForALeftoverTakesAnother();
    void readingWaitsForAFileThatIsWritten();

private:
    std::string path(const char *name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }
    static void put(const std::string &path, const std::string &bytes)
    {
        std::ofstream(path, std::ios::binary) << bytes;
    }
    /** So that its time is not too near to be trusted. */
    static void makeOld(const std::string &path)
    {
        fs::last_write_time(path, fs::last_write_time(path) - std::chrono::hours(1));
    }
    static std::string get(const std::string &path)
    {
        const auto bytes = readFile(path);
        return bytes ? **bytes : "refused: " + bytes.error().code;
    }
    FileStamp stamp(const std::string &path) const { return readStampedFile(path).value().stamp; }
    int entryCount() const
    {
        const fs::directory_iterator entries(m_folder->path().toStdString());
        return static_cast<int>(std::distance(fs::begin(entries), fs::end(entries)));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_SaveFile::aFileThatOthersChangedIsNotReplaced()
{
    put(path("file"), "old");
    const FileStamp read = stamp(path("file"));
    put(path("file"), "of another");
    const auto saved = saveFile(path("file"), "new", {read});
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, std::string("file-changed"));
    QCOMPARE(saved.error().where.file, path("file"));
    QCOMPARE(get(path("file")), std::string("of another"));
    QCOMPARE(entryCount(), 1);
}

void tst_SaveFile::ofTwoWhoSaveAtOnceOneIsRefused()
{
    put(path("file"), "old");
    const FileStamp read = stamp(path("file"));
    // The other one is between its look at the file and its replacing it.
    const int other = ::open(path("file").c_str(), O_RDONLY);
    QVERIFY(other >= 0 && ::flock(other, LOCK_EX) == 0);
    QCOMPARE(saveFile(path("file"), "new", {read}).error().code, std::string("file-changed"));
    QCOMPARE(get(path("file")), std::string("old"));
    ::close(other);
    QVERIFY(saveFile(path("file"), "new", {read}));
    QCOMPARE(get(path("file")), std::string("new"));
}

void tst_SaveFile::aChangeOfTheSameSizeAndTimeIsSeen()
{
    put(path("file"), "old");
    const FileStamp read = stamp(path("file"));
    const auto time = fs::last_write_time(path("file"));
    put(path("file"), "odd");
    fs::last_write_time(path("file"), time);
    QCOMPARE(saveFile(path("file"), "new", {read}).error().code, std::string("file-changed"));
}

void tst_SaveFile::aFileThatVanishedIsNotMadeAgain()
{
    put(path("file"), "old");
    const FileStamp read = stamp(path("file"));
    fs::remove(path("file"));
    QCOMPARE(saveFile(path("file"), "new", {read}).error().code, std::string("file-vanished"));
    QCOMPARE(entryCount(), 0);
}

void tst_SaveFile::aFileThatWasOnlyTouchedIsSaved()
{
    put(path("file"), "old");
    const FileStamp read = stamp(path("file"));
    makeOld(path("file"));
    QVERIFY(saveFile(path("file"), "new", {read}));
    QCOMPARE(get(path("file")), std::string("new"));
}

void tst_SaveFile::aFileThatIsReplacedByTheSameBytesIsSaved()
{
    put(path("file"), "old");
    const FileStamp read = stamp(path("file"));
    put(path("twin"), "old");
    fs::rename(path("twin"), path("file"));
    QVERIFY(saveFile(path("file"), "new", {read}));
}

void tst_SaveFile::anOldFileIsNotReadAgainToKnowIt()
{
    put(path("file"), "old");
    makeOld(path("file"));
    const FileStamp read = stamp(path("file"));
    QVERIFY(!read.mayHideChange);
    int reads = 0;
    WatchedCalls calls([&](std::string_view call) {
        reads += call == "read" ? 1 : 0;
        return 0;
    });
    QVERIFY(saveFile(path("file"), "new", {read}, calls));
    QCOMPARE(reads, 0);
}

void tst_SaveFile::aChangeWhileSavingIsSeen()
{
    put(path("file"), "old");
    const FileStamp read = stamp(path("file"));
    WatchedCalls calls([&](std::string_view call) {
        if (call == "fsync")
            put(path("file"), "of another");
        return 0;
    });
    QCOMPARE(saveFile(path("file"), "new", {read}, calls).error().code, std::string("file-changed"));
    QCOMPARE(get(path("file")), std::string("of another"));
}

void tst_SaveFile::aBackupThatCannotBeMadeFailsTheSave()
{
    put(path("file"), "old");
    fs::create_directory(path("file~"));
    const auto saved = saveFile(path("file"), "new");
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, std::string("file-unwritable"));
    QVERIFY(saved.error().what.find("file~") != std::string::npos);
    QCOMPARE(get(path("file")), std::string("old"));
    QCOMPARE(entryCount(), 2);
    QVERIFY(saveFile(path("file"), "new", {.isBackupKept = false}));
    QCOMPARE(get(path("file")), std::string("new"));
}

void tst_SaveFile::aLinkThatCannotBeFollowedIsNotReplaced()
{
    put(path("real"), "old");
    fs::create_symlink("real", path("link"));
    WatchedCalls calls([](std::string_view call) { return call == "readlink" ? EIO : 0; });
    QCOMPARE(saveFile(path("link"), "new", {}, calls).error().code, std::string("file-unwritable"));
    QVERIFY(fs::is_symlink(path("link")));
}

void tst_SaveFile::aFailingSyncFailsTheSave()
{
    put(path("file"), "old");
    WatchedCalls calls([](std::string_view call) { return call == "fsync" ? EIO : 0; });
    const auto saved = saveFile(path("file"), "new", {}, calls);
    QVERIFY(!saved);
    QCOMPARE(saved.error().code, std::string("file-unwritable"));
    QVERIFY(saved.error().what.find("flushing") != std::string::npos);
    QCOMPARE(get(path("file")), std::string("old"));
    QCOMPARE(entryCount(), 1);
}

void tst_SaveFile::anUnconfirmedRenamingIsToldApart()
{
    put(path("file"), "old");
    int syncs = 0;
    WatchedCalls calls([&](std::string_view call) { return call == "fsync" && ++syncs == 2 ? EIO : 0; });
    QCOMPARE(saveFile(path("file"), "new", {}, calls).error().code, std::string("file-unsynced"));
    QCOMPARE(get(path("file")), std::string("new"));
}

void tst_SaveFile::thePreviousFileIsKeptAsTheOneBackup()
{
    put(path("file"), "first");
    fs::permissions(path("file"), fs::perms::owner_read | fs::perms::owner_write | fs::perms::others_read);
    QVERIFY(saveFile(path("file"), "second"));
    QCOMPARE(get(path("file~")), std::string("first"));
    QVERIFY(saveFile(path("file"), "third"));
    QCOMPARE(get(path("file~")), std::string("second"));
    QCOMPARE(get(path("file")), std::string("third"));
    QCOMPARE(static_cast<unsigned>(fs::status(path("file")).permissions()), 0604u);
    QCOMPARE(static_cast<unsigned>(fs::status(path("file~")).permissions()), 0604u);
    QCOMPARE(entryCount(), 2);
}

void tst_SaveFile::aFileThatWasNotThereHasNoBackup()
{
    const auto saved = saveFile(path("file"), "new");
    QVERIFY(saved);
    QCOMPARE(saved->hash, sha1Hex("new"));
    QCOMPARE(saved->size, std::uint64_t{3});
    QCOMPARE(entryCount(), 1);
}

void tst_SaveFile::aBackupIsCopiedWhereAFileCannotHaveTwoNames()
{
    put(path("file"), std::string(200'000, 'o'));
    put(path("file~"), "older");
    fs::permissions(path("file"), fs::perms::owner_read | fs::perms::owner_write);
    WatchedCalls calls([](std::string_view call) { return call == "link" ? EPERM : 0; });
    QVERIFY(saveFile(path("file"), "new", {}, calls));
    QCOMPARE(get(path("file~")), std::string(200'000, 'o'));
    QCOMPARE(static_cast<unsigned>(fs::status(path("file~")).permissions()), 0600u);
    QCOMPARE(get(path("file")), std::string("new"));
    QCOMPARE(entryCount(), 2);
}

void tst_SaveFile::aBackupStandsBesideTheRealFile()
{
    fs::create_directory(path("real"));
    put(path("real/file"), "old");
    fs::create_symlink("real/file", path("link"));
    QVERIFY(saveFile(path("link"), "new"));
    QVERIFY(fs::is_symlink(path("link")));
    QCOMPARE(get(path("real/file")), std::string("new"));
    QCOMPARE(get(path("real/file~")), std::string("old"));
    QCOMPARE(entryCount(), 2);
}

/** As it is left by a writer that was killed between the two. */
void tst_SaveFile::aBackupThatIsTheFileItselfLeavesNothingBehind()
{
    put(path("file"), "old");
    fs::create_hard_link(path("file"), path("file~"));
    QVERIFY(saveFile(path("file"), "new"));
    QCOMPARE(get(path("file")), std::string("new"));
    QCOMPARE(get(path("file~")), std::string("old"));
    QCOMPARE(entryCount(), 2);
}

void tst_SaveFile::savingAgainAndAgainNeedsOnlyTheLastStamp()
{
    put(path("file"), "0");
    FileStamp last = stamp(path("file"));
    for (const char *bytes : {"1", "2", "3"}) {
        const auto saved = saveFile(path("file"), bytes, {last});
        QVERIFY(saved);
        last = *saved;
        QCOMPARE(last, stamp(path("file")));
    }
    QCOMPARE(get(path("file")), std::string("3"));
}

void tst_SaveFile::aGroupThatCannotBeKeptGivesNoRights()
{
    if (::geteuid() != 0)
        QSKIP("only root can make a file of others");
    put(path("file"), "old");
    QCOMPARE(::chown(path("file").c_str(), 12'345, 54'321), 0);
    QCOMPARE(::chmod(path("file").c_str(), 0664), 0);
    QVERIFY(saveFile(path("file"), "new"));
    struct stat status = {};
    QCOMPARE(::stat(path("file").c_str(), &status), 0);
    QCOMPARE(status.st_uid, 12'345u);
    QCOMPARE(status.st_gid, 54'321u);
    QCOMPARE(status.st_mode & 07777u, 0664u);

    WatchedCalls calls([](std::string_view call) { return call == "fchown" ? EPERM : 0; });
    QVERIFY(saveFile(path("file"), "newer", {}, calls));
    QCOMPARE(::stat(path("file").c_str(), &status), 0);
    QCOMPARE(status.st_uid, 0u);
    QCOMPARE(status.st_mode & 07777u, 0644u);
}

void tst_SaveFile::whatIsReplacedIsNeverOpenToMore()
{
    put(path("file"), "secret");
    QCOMPARE(::chmod(path("file").c_str(), 0600), 0);
    bool isOpen = false;
    WatchedCalls calls([&](std::string_view) {
        for (const fs::directory_entry &entry : fs::directory_iterator(m_folder->path().toStdString())) {
            if (entry.path().filename() != "file" && entry.path().filename() != "file~")
                isOpen |= (static_cast<unsigned>(entry.status().permissions()) & 077u) != 0;
        }
        return 0;
    });
    QVERIFY(saveFile(path("file"), "new", {}, calls));
    QVERIFY(!isOpen);
}

void tst_SaveFile::leftoversAreTakenAwayAndLockedOnesStay()
{
    put(path("file"), "old");
    put(path(".clipwright-1-2-3.tmp"), "left");
    put(path(".clipwright-1-2-4.tmp~"), "left");
    put(path(".clipwright-1-2-5.tmp"), "in use");
    put(path(".clipwright-1-2-5.tmp~"), "in use");
    put(path(".clipwright-.txt"), "of somebody");
    put(path("file~"), "backup");
    const int used = ::open(path(".clipwright-1-2-5.tmp").c_str(), O_WRONLY | O_CLOEXEC);
    QCOMPARE(::flock(used, LOCK_EX), 0);
    QCOMPARE(removeLeftovers(m_folder->path().toStdString()), std::size_t{2});
    QCOMPARE(entryCount(), 5);
    ::close(used);
    QCOMPARE(removeLeftovers(m_folder->path().toStdString()), std::size_t{2});
    QCOMPARE(entryCount(), 3);
    QCOMPARE(removeLeftovers(path("nowhere")), std::size_t{0});
}

void tst_SaveFile::savingTakesLeftoversAway()
{
    put(path(".clipwright-1-2-3.tmp"), "left");
    QVERIFY(saveFile(path("file"), "new"));
    QCOMPARE(entryCount(), 1);
}

void tst_SaveFile::aWriterWhoseFileIsTakenForALeftoverTakesAnother()
{
    int locks = 0;
    WatchedCalls calls([&](std::string_view call) {
        // Between making the file and locking it.
        if (call == "flock" && ++locks == 1)
            removeLeftovers(m_folder->path().toStdString());
        return call == "flock" && locks == 2 ? EWOULDBLOCK : 0;
    });
    QVERIFY(saveFile(path("file"), "new", {}, calls));
    QCOMPARE(locks, 3);
    QCOMPARE(get(path("file")), std::string("new"));
    QCOMPARE(entryCount(), 1);
}

void tst_SaveFile::readingWaitsForAFileThatIsWritten()
{
    put(path("file"), "half");
    int reads = 0;
    WatchedCalls once([&](std::string_view call) {
        if (call == "read" && ++reads == 1)
            put(path("file"), "whole file");
        return 0;
    });
    const auto read = readStampedFile(path("file"), kMaxTextBytes, once);
    QVERIFY(read);
    QCOMPARE(*read->bytes, std::string("whole file"));
    QCOMPARE(read->stamp.hash, sha1Hex("whole file"));

    WatchedCalls always([&](std::string_view call) {
        if (call == "open")
            put(path("file"), std::string(static_cast<std::size_t>(++reads), 'x'));
        return 0;
    });
    QCOMPARE(readStampedFile(path("file"), kMaxTextBytes, always).error().code, std::string("file-unreadable"));
    QCOMPARE(readStampedFile(path("nobody")).error().code, std::string("file-missing"));
}

QTEST_APPLESS_MAIN(tst_SaveFile)
#include "tst_save_file.moc"
