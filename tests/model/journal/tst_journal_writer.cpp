// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/io/files/files.h"
#include "model/io/files/simulated_disk.h"
#include "model/io/files/watched_calls.h"
#include "model/journal/scripted_session.h"

#include <QtTest>

#include <cerrno>
#include <filesystem>
#include <random>

#include <unistd.h>

using namespace clipwright;
using namespace clipwright::testing;
namespace fs = std::filesystem;
using namespace std::chrono_literals;

namespace {

constexpr JournalWriter::Time kNoTime{};

std::vector<std::string> recordsIn(const std::shared_ptr<const std::string> &bytes)
{
    std::vector<std::string> records;
    const auto journal = readJournal(bytes);
    for (const JournalRecord &record : journal ? journal->records : std::vector<JournalRecord>())
        records.push_back(bytes->substr(record.begin, record.end - record.begin));
    return records;
}

} // namespace

class tst_JournalWriter : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFolderThatCannotBeMadeIsRefused();
    void aFolderInUseIsNotOpenedTwice();
    void aFolderWithoutAJournalIsMissing();
    void removingLeavesNothing();
    void foldersAreNobodyElsesBusiness();
    void syncIsDueASecondAfterTheFirstAppended();
    void whatFailsIsToldAndTriedAgain_data();
    void whatFailsIsToldAndTriedAgain();
    void basesAreKeptOnceADocumentIsEdited();
    void aBaseThatCannotBeKeptFailsTheSync();
    void aDamagedBaseIsTold();
    void aSaveIsOnTheDiskBeforeItsFile();
    void whatWasSyncedOutlivesACutOfThePower();

private:
    std::string path(const char *name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }
    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_JournalWriter::aFolderThatCannotBeMadeIsRefused()
{
    WatchedCalls calls([](std::string_view call) { return call == "mkdir" ? EACCES : 0; });
    const auto folder = JournalFolder::make(path("journals"), calls);
    QVERIFY(!folder);
    QCOMPARE(folder.error().code, std::string("journal-unwritable"));
    QVERIFY(folder.error().what.find("journals") != std::string::npos);
}

void tst_JournalWriter::aFolderInUseIsNotOpenedTwice()
{
    auto folder = JournalFolder::make(journalsIn(path("state")));
    QVERIFY(folder);
    const std::string at = folder->path();
    {
        const auto writer = JournalWriter::start(std::move(*folder), kProgram);
        QVERIFY(writer);
        QVERIFY(leftJournals(journalsIn(path("state"))).empty());
        QCOMPARE(JournalFolder::open(at).error().code, std::string("journal-in-use"));
    }
    QCOMPARE(leftJournals(journalsIn(path("state"))), std::vector<std::string>{at});
    QVERIFY(JournalFolder::open(at));
}

void tst_JournalWriter::aFolderWithoutAJournalIsMissing()
{
    QCOMPARE(JournalFolder::open(path("nowhere")).error().code, std::string("journal-missing"));
    QVERIFY(JournalFolder::make(path("journals")));
    QVERIFY(leftJournals(path("journals")).empty());
    QVERIFY(leftJournals(path("nowhere")).empty());
}

void tst_JournalWriter::removingLeavesNothing()
{
    auto writer = JournalWriter::start(JournalFolder::make(path("journals")).value(), kProgram);
    QVERIFY(writer->folder().keepBase("0000000000000000000000000000000000000000", "x"));
    QVERIFY(writer->folder().remove());
    QVERIFY(fs::is_empty(path("journals")));
}

void tst_JournalWriter::foldersAreNobodyElsesBusiness()
{
    const auto folder = JournalFolder::make(path("journals"));
    QCOMPARE(static_cast<unsigned>(fs::status(folder->path()).permissions()), 0700u);
}

void tst_JournalWriter::syncIsDueASecondAfterTheFirstAppended()
{
    auto writer = JournalWriter::start(JournalFolder::make(path("journals")).value(), kProgram);
    QVERIFY(!writer->isSyncDue(kNoTime + 100s));
    writer->appendClosed(DocumentId{1}, kNoTime + 5s);
    writer->appendClosed(DocumentId{2}, kNoTime + 5900ms);
    QVERIFY(!writer->isSyncDue(kNoTime + 5999ms));
    QVERIFY(writer->isSyncDue(kNoTime + 6s));
    QVERIFY(writer->sync());
    QVERIFY(!writer->isSyncDue(kNoTime + 100s));
}

void tst_JournalWriter::whatFailsIsToldAndTriedAgain_data()
{
    QTest::addColumn<std::string>("failing");
    QTest::addColumn<int>("error");
    QTest::newRow("no space") << std::string("write") << ENOSPC;
    QTest::newRow("half a line, then no space") << std::string("half") << ENOSPC;
    QTest::newRow("a failing sync") << std::string("fsync") << EIO;
    QTest::newRow("writing, then cutting it off") << std::string("write, ftruncate") << EIO;
}

void tst_JournalWriter::whatFailsIsToldAndTriedAgain()
{
    QFETCH(std::string, failing);
    QFETCH(int, error);
    bool isFailing = false;
    bool isHalf = true;
    WatchedCalls calls([&](std::string_view call) {
        if (!isFailing)
            return 0;
        if (failing == "half" && call == "write") {
            isHalf = !isHalf;
            return isHalf ? error : WatchedCalls::kShortWrite;
        }
        return failing.find(call) != std::string::npos ? error : 0;
    });
    const std::vector<std::string> paths = putFixtures(m_folder->path().toStdString());
    ScriptedSession session(paths, 2);
    session.isSavingFiles = false;
    QVERIFY(session.journalIn(path("journals"), calls));
    ScriptedSession twin(paths, 2);
    twin.isSavingFiles = false;
    QVERIFY(twin.journalIn(path("twins")));
    int refusals = 0;
    for (int i = 0; i < 60; ++i) {
        isFailing = i % 4 != 0;
        static_cast<void>(session.step());
        QVERIFY(twin.step());
        if (const auto synced = session.writer().sync(); !synced) {
            ++refusals;
            QCOMPARE(synced.error().code, std::string("journal-unwritable"));
        } else {
            QCOMPARE(recordsIn(*session.writer().folder().readJournalBytes()),
                     recordsIn(*twin.writer().folder().readJournalBytes()));
        }
    }
    QVERIFY(refusals > 10);
    isFailing = false;
    QVERIFY(session.writer().sync());
    QCOMPARE(**session.writer().folder().readJournalBytes(), **twin.writer().folder().readJournalBytes());
}

void tst_JournalWriter::basesAreKeptOnceADocumentIsEdited()
{
    auto writer = JournalWriter::start(JournalFolder::make(path("journals")).value(), kProgram);
    DocumentSet documents;
    EditLog log(documents);
    const std::vector<std::string> paths = putFixtures(m_folder->path().toStdString());
    std::vector<std::string> hashes;
    for (const std::string &file : paths) {
        const auto bytes = readFile(file).value();
        const Document &document = documents.open(openFixture(file, bytes).value());
        writer->appendOpened(document.id(), file, bytes, kNoTime);
        hashes.push_back(hashOfFile(file));
    }
    const Subscription heard = log.observe([&](const LogEvent &event) { writer->append(event, log, kNoTime); });
    QVERIFY(writer->sync());
    QVERIFY(!writer->folder().readBase(hashes[0]) && !writer->folder().readBase(hashes[1]));
    const auto rename = [](TransactionEdit &edit) {
        DocumentEdit &on = *edit.edit(DocumentId{2});
        return on.setField({on.rig().main().id, {}, {}}, Field::CompositionName, std::string("other"));
    };
    QVERIFY(log.perform({"rename", {}}, rename));
    QVERIFY(writer->sync());
    QVERIFY(!writer->folder().readBase(hashes[0]));
    QCOMPARE(**writer->folder().readBase(hashes[1]), **readFile(paths[1]));
}

void tst_JournalWriter::aBaseThatCannotBeKeptFailsTheSync()
{
    bool isFailing = false;
    WatchedCalls calls([&](std::string_view call) { return isFailing && call == "rename" ? EIO : 0; });
    ScriptedSession session(putFixtures(m_folder->path().toStdString()), 1);
    session.isSavingFiles = false;
    QVERIFY(session.journalIn(path("journals"), calls));
    isFailing = true;
    for (int i = 0; i < 10; ++i)
        static_cast<void>(session.step());
    QCOMPARE(session.writer().sync().error().code, std::string("journal-unwritable"));
    isFailing = false;
    QVERIFY(session.writer().sync());
}

void tst_JournalWriter::aDamagedBaseIsTold()
{
    auto folder = JournalFolder::make(path("journals"));
    const std::string hash = "0123456789abcdef0123456789abcdef01234567";
    QVERIFY(folder->keepBase(hash, "of another hash"));
    QCOMPARE(folder->readBase(hash).error().code, std::string("journal-base-damaged"));
    QCOMPARE(folder->readBase(std::string(40, '0')).error().code, std::string("file-missing"));
}

void tst_JournalWriter::aSaveIsOnTheDiskBeforeItsFile()
{
    auto writer = JournalWriter::start(JournalFolder::make(path("journals")).value(), kProgram);
    const Document document(DocumentId{1}, Rig());
    const std::size_t before = writer->syncedBytes();
    const std::string hash(40, 'a');
    QVERIFY(writer->appendSaving(document, "file", hash, kNoTime));
    QVERIFY(writer->syncedBytes() > before);
    QCOMPARE(recordsIn(*writer->folder().readJournalBytes()).size(), std::size_t{1});
}

/** In each state of the disk that the rules allow all records that were synced are there, and those behind them are whole. */
void tst_JournalWriter::whatWasSyncedOutlivesACutOfThePower()
{
    const std::vector<std::string> paths = putFixtures(m_folder->path().toStdString());
    for (const bool isPlanted : {true, false}) {
        int unsound = 0;
        int states = 0;
        const unsigned seeds = hostile::isDeep() && !isPlanted ? 200 : 10;
        for (unsigned seed = 0; seed < seeds; ++seed) {
            SimulatedDisk disk({});
            disk.isFileSyncSkipped = isPlanted;
            ScriptedSession session(paths, seed);
            session.isSavingFiles = false;
            QVERIFY(session.journalIn("state", disk));
            std::vector<std::pair<std::size_t, std::size_t>> synced; // moments, and how many records are safe then
            for (int i = 0; i < 30; ++i) {
                QVERIFY(session.step());
                if (session.stepsSynced() == session.steps())
                    synced.emplace_back(disk.moment(), session.writer().syncedBytes());
            }
            const auto whole = std::make_shared<const std::string>(disk.files().at("journal"));
            const std::vector<std::string> all = recordsIn(whole);
            std::mt19937 random(seed);
            for (int i = 0; i < 50; ++i, ++states) {
                const std::size_t moment = synced.front().first + random() % (disk.moment() - synced.front().first + 1);
                const SimulatedDisk::Files files = disk.afterCut(moment, random);
                std::size_t safe = 0;
                for (const auto &[at, bytes] : synced) {
                    if (at <= moment)
                        safe = recordsIn(std::make_shared<const std::string>(whole->substr(0, bytes))).size();
                }
                const auto found = files.find("journal");
                const std::vector<std::string> records =
                    found == files.end() ? std::vector<std::string>()
                                         : recordsIn(std::make_shared<const std::string>(found->second));
                const bool isSound = records.size() >= safe && records.size() <= all.size()
                                     && std::equal(records.begin(), records.end(), all.begin());
                unsound += isSound ? 0 : 1;
            }
        }
        QCOMPARE(unsound > 0, isPlanted);
        if (!isPlanted)
            qInfo("%d states after a cut of the power, each with all that was synced", states);
    }
}

QTEST_APPLESS_MAIN(tst_JournalWriter)
#include "tst_journal_writer.moc"
