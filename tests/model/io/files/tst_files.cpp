// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/files.h"

#include "model/io/files/descriptor.h"

#include <QtTest>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace clipwright;
namespace fs = std::filesystem;

class tst_Files : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void readingRefusesAMissingFileByName();
    void readingRefusesAFolder();
    void whatIsThereIsToldApart();
    void closedStandardStreamsAreTaken();
    void readingRefusesAPipeWithoutWaiting();
    void readingRefusesWhatIsOverTheCap();
    void readingAFileWithoutATellableSizeWorks();
    void readingGivesAllBytes();
    void writingIntoAMissingFolderIsRefused();
    void writingOverAFolderIsRefused();
    void writingIntoAReadOnlyFolderIsRefusedAndLeavesNothing();
    void aWriteThatFailsMidwayLeavesTheOldFileAlone();
    void writingThroughALoopOfLinksIsRefused();
    void writingKeepsTheModeBits();
    void writingFollowsLinksAndLeavesThem();
    void writingFollowsALinkToAFileThatIsNotThereYet();
    void writingANewFileObeysTheUmask();
    void writingReplacesAllBytesAndLeavesNoTemporary();

private:
    std::string path(const char *name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }
    static void put(const std::string &path, const std::string &bytes)
    {
        std::ofstream(path, std::ios::binary) << bytes;
    }
    static std::string get(const std::string &path)
    {
        const auto bytes = readFile(path);
        return bytes ? **bytes : "refused: " + bytes.error().code;
    }
    std::ptrdiff_t entryCount() const
    {
        const fs::directory_iterator entries(m_folder->path().toStdString());
        return std::distance(fs::begin(entries), fs::end(entries));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_Files::readingRefusesAMissingFileByName()
{
    const auto bytes = readFile(path("nobody.json"));
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().code, std::string("file-missing"));
    QCOMPARE(bytes.error().where.file, path("nobody.json"));
    put(path("file"), "x");
    QCOMPARE(readFile(path("file/inside")).error().code, std::string("file-missing"));
}

void tst_Files::whatIsThereIsToldApart()
{
    put(path("file"), "x");
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    fs::create_symlink(m_folder->path().toStdString(), path("link"));
    QVERIFY(isFolder(path("link")) && isFolder(m_folder->path().toStdString()));
    QVERIFY(!isFolder(path("file")) && !isFolder(path("pipe")) && !isFolder(path("nobody")));
    QVERIFY(isSpecialFile(path("pipe")) && isSpecialFile("/dev/null"));
    QVERIFY(!isSpecialFile(path("file")) && !isSpecialFile(path("link")) && !isSpecialFile(path("nobody")));
}

void tst_Files::closedStandardStreamsAreTaken()
{
    const int input = ::dup(STDIN_FILENO);
    ::close(STDIN_FILENO);
    keepStandardStreams();
    char byte = 0;
    QVERIFY(::fcntl(STDIN_FILENO, F_GETFD) >= 0);
    QCOMPARE(::read(STDIN_FILENO, &byte, 1), ssize_t(-1)); // still nothing to read from
    if (input >= 0) {
        ::dup2(input, STDIN_FILENO);
        ::close(input);
    } else {
        ::close(STDIN_FILENO);
    }
}

void tst_Files::readingRefusesAFolder()
{
    const auto bytes = readFile(m_folder->path().toStdString());
    QVERIFY(!bytes);
    QCOMPARE(bytes.error().code, std::string("file-unreadable"));
    QVERIFY(bytes.error().what.find("folder") != std::string::npos);
}

void tst_Files::readingRefusesAPipeWithoutWaiting()
{
    QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
    QCOMPARE(readFile(path("pipe")).error().code, std::string("file-unreadable"));
}

void tst_Files::readingRefusesWhatIsOverTheCap()
{
    put(path("ten"), "0123456789");
    QVERIFY(readFile(path("ten"), 10));
    QCOMPARE(readFile(path("ten"), 9).error().code, std::string("file-too-large"));
}

void tst_Files::readingAFileWithoutATellableSizeWorks()
{
    if (!fs::exists("/proc/self/status"))
        QSKIP("no /proc");
    QVERIFY(get("/proc/self/status").starts_with("Name:"));
    QCOMPARE(readFile("/proc/self/status", 20).error().code, std::string("file-too-large"));
}

void tst_Files::readingGivesAllBytes()
{
    std::string bytes(300'000, '\0');
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<char>(i * 7);
    put(path("bytes"), bytes);
    QVERIFY(get(path("bytes")) == bytes);
    put(path("empty"), "");
    QCOMPARE(get(path("empty")), std::string());
}

void tst_Files::writingIntoAMissingFolderIsRefused()
{
    const auto written = writeFileAtomic(path("nowhere/file"), "x");
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("file-unwritable"));
    QVERIFY(written.error().what.find("temporary") != std::string::npos);
}

void tst_Files::writingOverAFolderIsRefused()
{
    fs::create_directory(path("folder"));
    QCOMPARE(writeFileAtomic(path("folder"), "x").error().code, std::string("file-unwritable"));
    QCOMPARE(entryCount(), 1);
}

void tst_Files::writingIntoAReadOnlyFolderIsRefusedAndLeavesNothing()
{
    if (::geteuid() == 0)
        QSKIP("root may write everywhere");
    put(path("file"), "old");
    fs::permissions(m_folder->path().toStdString(), fs::perms::owner_read | fs::perms::owner_exec);
    const auto written = writeFileAtomic(path("file"), "new");
    fs::permissions(m_folder->path().toStdString(), fs::perms::owner_all);
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("file-unwritable"));
    QCOMPARE(get(path("file")), std::string("old"));
    QCOMPARE(entryCount(), 1);
}

void tst_Files::aWriteThatFailsMidwayLeavesTheOldFileAlone()
{
    put(path("file"), "old");
    struct rlimit before = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    struct rlimit small = before;
    small.rlim_cur = 4096;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto written = writeFileAtomic(path("file"), std::string(100'000, 'n'));
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    QVERIFY(!written);
    QCOMPARE(written.error().code, std::string("file-unwritable"));
    QVERIFY(written.error().what.find("writing") != std::string::npos);
    QCOMPARE(get(path("file")), std::string("old"));
    QCOMPARE(entryCount(), 1);
}

void tst_Files::writingThroughALoopOfLinksIsRefused()
{
    fs::create_symlink(path("b"), path("a"));
    fs::create_symlink(path("a"), path("b"));
    QCOMPARE(writeFileAtomic(path("a"), "x").error().code, std::string("file-unwritable"));
}

void tst_Files::writingKeepsTheModeBits()
{
    put(path("file"), "old");
    const auto mode = fs::perms::owner_all | fs::perms::group_read;
    fs::permissions(path("file"), mode);
    QVERIFY(writeFileAtomic(path("file"), "new"));
    QVERIFY(fs::status(path("file")).permissions() == mode);
    QCOMPARE(get(path("file")), std::string("new"));
}

void tst_Files::writingFollowsLinksAndLeavesThem()
{
    fs::create_directory(path("real"));
    put(path("real/file"), "old");
    fs::create_symlink("real/file", path("near"));
    fs::create_symlink(path("near"), path("far"));
    QVERIFY(writeFileAtomic(path("far"), "new"));
    QVERIFY(fs::is_symlink(path("far")) && fs::is_symlink(path("near")) && !fs::is_symlink(path("real/file")));
    QCOMPARE(get(path("real/file")), std::string("new"));
}

void tst_Files::writingFollowsALinkToAFileThatIsNotThereYet()
{
    fs::create_symlink("later", path("link"));
    QVERIFY(writeFileAtomic(path("link"), "new"));
    QVERIFY(fs::is_symlink(path("link")));
    QCOMPARE(get(path("later")), std::string("new"));
}

void tst_Files::writingANewFileObeysTheUmask()
{
    const mode_t before = ::umask(027);
    const auto written = writeFileAtomic(path("file"), "new");
    ::umask(before);
    QVERIFY(written);
    QCOMPARE(static_cast<unsigned>(fs::status(path("file")).permissions()), 0640u);
}

void tst_Files::writingReplacesAllBytesAndLeavesNoTemporary()
{
    put(path("file"), std::string(100, 'o'));
    const std::string bytes("n\0w", 3);
    QVERIFY(writeFileAtomic(path("file"), bytes));
    QCOMPARE(get(path("file")), bytes);
    QVERIFY(writeFileAtomic(path("file"), ""));
    QCOMPARE(get(path("file")), std::string());
    QCOMPARE(entryCount(), 1);
}

QTEST_APPLESS_MAIN(tst_Files)
#include "tst_files.moc"
