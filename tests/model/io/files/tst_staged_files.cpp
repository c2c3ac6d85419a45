// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/files/leftovers.h"
#include "model/io/files/staged_file.h"
#include "model/io/files/staged_files.h"

#include "watched_calls.h"

#include <QtTest>

#include <cerrno>

#include <sys/wait.h>
#include <unistd.h>

using namespace clipwright;
using namespace clipwright::testing;

class tst_StagedFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFailureIsKeptAndToldAtTheEnd()
    {
        bool isFull = false;
        WatchedCalls calls([&](std::string_view call) { return isFull && call == "write" ? ENOSPC : 0; });
        {
            auto file = StagedFile::open(path("a"), calls);
            QVERIFY(file && (*file)->write("one"));
            isFull = true;
            QVERIFY(!(*file)->write("two"));
            isFull = false;
            QVERIFY(!(*file)->write("three")); // what comes behind a gap is worth nothing
            QVERIFY(!(*file)->seek(0));
            const Result<void> finished = (*file)->finish();
            QVERIFY(!finished);
            QVERIFY(finished.error().what.find("No space left") != std::string::npos);
        }
        QCOMPARE(names(), QStringList());
    }

    void whatIsNotFinishedLeavesTheOldFile()
    {
        put("a", "old");
        {
            auto file = StagedFile::open(path("a"));
            QVERIFY(file && (*file)->write("new"));
        }
        QCOMPARE(get("a"), QByteArray("old"));
        QCOMPARE(names(), QStringList("a"));
    }

    void bytesGoWhereTheyAreTold()
    {
        put("a", "old");
        auto file = StagedFile::open(path("a"));
        QVERIFY(file);
        QVERIFY((*file)->write("hello world") && (*file)->seek(6) && (*file)->write("W") && (*file)->seek(13)
                && (*file)->write("!"));
        QCOMPARE((*file)->size(), std::int64_t{14});
        QCOMPARE(get("a"), QByteArray("old"));
        QVERIFY((*file)->finish());
        QCOMPARE(get("a"), QByteArray("hello World\0\0!", 14));
        file->reset();
        QCOMPARE(names(), QStringList("a"));
    }

    void manyFilesComeTogether()
    {
        put("b", "old");
        auto files = StagedFiles::open(m_folder->path().toStdString());
        QVERIFY(files);
        QVERIFY((*files)->add("a", "1") && (*files)->add("b", "2"));
        QCOMPARE(get("b"), QByteArray("old"));
        QVERIFY(!QFile::exists(m_folder->filePath("a")));
        // While it is written nobody takes it for a leftover.
        QCOMPARE(removeLeftovers(m_folder->path().toStdString()), std::size_t{0});
        QVERIFY((*files)->finish());
        files->reset();
        QCOMPARE(names(), QStringList({"a", "b"}));
        QCOMPARE(get("a"), QByteArray("1"));
        QCOMPARE(get("b"), QByteArray("2"));
    }

    void manyFilesThatAreNotFinishedAreNone()
    {
        put("b", "old");
        {
            auto files = StagedFiles::open(m_folder->path().toStdString());
            QVERIFY(files && (*files)->add("a", "1") && (*files)->add("b", "2"));
        }
        QCOMPARE(names(), QStringList("b"));
        QCOMPARE(get("b"), QByteArray("old"));
    }

    void aFolderInThePlaceOfAFileIsRefusedBeforeAnythingIsThere()
    {
        QVERIFY(QDir(m_folder->path()).mkdir("b"));
        {
            auto files = StagedFiles::open(m_folder->path().toStdString());
            QVERIFY(files && (*files)->add("a", "1"));
            QCOMPARE((*files)->add("b", "2").error().code, std::string("file-unwritable"));
        }
        QCOMPARE(names(), QStringList("b"));
    }

    void theLeftoversOfAKilledWriterGo()
    {
        const pid_t child = ::fork();
        if (child == 0) {
            auto files = StagedFiles::open(m_folder->path().toStdString());
            const bool isAdded = files && (*files)->add("a", "1");
            ::_exit(isAdded ? 0 : 1); // nothing is cleaned up
        }
        int status = -1;
        ::waitpid(child, &status, 0);
        QCOMPARE(status, 0);
        QCOMPARE(names().size(), qsizetype{1});
        put("other", "stays");
        QVERIFY(QDir(m_folder->path()).mkdir(".clipwright-mine"));
        QCOMPARE(removeLeftovers(m_folder->path().toStdString()), std::size_t{1});
        QCOMPARE(names(), QStringList({".clipwright-mine", "other"}));
    }

private:
    std::string path(const char *name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }
    QStringList names() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
    }
    void put(const char *name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(QLatin1String(name)));
        file.open(QIODevice::WriteOnly);
        file.write(bytes);
    }
    QByteArray get(const char *name) const
    {
        QFile file(m_folder->filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

QTEST_GUILESS_MAIN(tst_StagedFiles)
#include "tst_staged_files.moc"
