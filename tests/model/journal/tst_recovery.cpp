// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/rig_dump.h"
#include "model/io/files/save_file.h"
#include "model/io/files/sha1.h"
#include "model/journal/scripted_session.h"

#include <QtTest>

#include <filesystem>
#include <fstream>

using namespace clipwright;
using namespace clipwright::testing;
namespace fs = std::filesystem;

namespace {

/** What a recovery gives. */
struct Recovered {
    Recovery recovery;
    Journal journal;
    DocumentSet documents;
    EditLog log{documents};
    Result<Replayed> replayed;
};

void put(const std::string &path, const std::string &bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

} // namespace

class tst_Recovery : public QObject {
    Q_OBJECT

private slots:
    void init();

    void anotherVersionIsOffered();
    void aFileThatOthersChangedIsOffered();
    void aFileThatVanishedIsOffered();
    void nothingUnsavedIsNothing();
    void whatWasOnlyOpenedOrClosedLosesNothing();
    void aSaveThatWasKilledBeforeItsFileIsNone();
    void aSaveUnderAnotherNameIsFound();
    void theBaseIsKeptWhenTheFileIsGone();
    void aBaseThatIsNowhereIsRefused();
    void whatWasOnlyLookedAtIsLeftOut();
    void itGoesOnInTheSameJournal();
    void aJournalGrowsWithTheLogAndNotWithTheSession();
    void whatWasSavedBeforeTheHistoryIsKnown();
    void aJournalThatCannotBeMadeAnewIsGoneOnWith();
    void aJournalThatDoesNotFitStopsBeforeThat();
    void openingAgainUnderTheSameNumberDoesNotFit();

private:
    /** A session of some steps that ends as a killed one does; what it was. */
    std::string runSession(int steps);
    std::unique_ptr<Recovered> recover(const char *program = kProgram);
    std::string journalFolder() const { return leftJournals(m_root + "/journals").at(0); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_root;
    std::vector<std::string> m_paths;
};

void tst_Recovery::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_root = m_folder->path().toStdString();
    m_paths = putFixtures(m_root);
}

std::string tst_Recovery::runSession(int steps)
{
    ScriptedSession session(m_paths, 11);
    session.isSavingFiles = false;
    if (!session.journalIn(m_root + "/journals"))
        return {};
    for (int i = 0; i < steps; ++i)
        session.step();
    static_cast<void>(session.writer().sync());
    return fingerprint(session.documents, session.log);
}

std::unique_ptr<Recovered> tst_Recovery::recover(const char *program)
{
    auto recovered = std::make_unique<Recovered>();
    const auto folder = JournalFolder::open(journalFolder());
    recovered->journal = readJournal(folder->readJournalBytes().value()).value();
    recovered->recovery = assessRecovery(recovered->journal, program);
    const auto read = [&](const DocumentOpened &opened) { return readBaseBytes(*folder, opened); };
    recovered->replayed =
        replayJournal(recovered->journal, recovered->recovery, read, openFixture, recovered->documents, recovered->log);
    return recovered;
}

void tst_Recovery::anotherVersionIsOffered()
{
    runSession(20);
    QVERIFY(recover("1.2.4")->recovery.kind == RecoveryKind::OtherVersion);
    QVERIFY(recover()->recovery.kind == RecoveryKind::Replays);
}

void tst_Recovery::aFileThatOthersChangedIsOffered()
{
    runSession(20);
    put(m_paths[0], "{}");
    const auto recovered = recover();
    QVERIFY(recovered->recovery.kind == RecoveryKind::FileChanged);
    QVERIFY(!recovered->recovery.documents[0].isFound && recovered->recovery.documents[1].isFound);
    QVERIFY(recovered->replayed && recovered->replayed->issues.empty());
    QCOMPARE(**readFile(m_paths[0]), std::string("{}"));
}

void tst_Recovery::aFileThatVanishedIsOffered()
{
    runSession(20);
    fs::remove(m_paths[1]);
    const auto recovered = recover();
    QVERIFY(recovered->recovery.kind == RecoveryKind::FileVanished);
    QVERIFY(recovered->recovery.documents[1].isVanished);
    QVERIFY(!fs::exists(m_paths[1]));
}

void tst_Recovery::nothingUnsavedIsNothing()
{
    runSession(0);
    QVERIFY(recover()->recovery.kind == RecoveryKind::Nothing);
    QVERIFY(recover("9")->recovery.kind == RecoveryKind::Nothing);
}

void tst_Recovery::whatWasOnlyOpenedOrClosedLosesNothing()
{
    runSession(0);
    put(m_paths[0], "{}");
    QVERIFY(recover()->recovery.kind == RecoveryKind::Nothing);
    fs::remove_all(m_root + "/journals");
    init();
    {
        ScriptedSession session(m_paths, 11);
        QVERIFY(session.journalIn(m_root + "/journals"));
        const auto rename = [](TransactionEdit &edit) {
            DocumentEdit &on = *edit.edit(DocumentId{1});
            return on.setField({on.rig().main().id, {}, {}}, Field::CompositionName, std::string("other"));
        };
        QVERIFY(session.log.perform({"rename", {}}, rename));
        session.writer().appendClosed(DocumentId{1}, {});
    }
    QVERIFY(recover()->recovery.kind == RecoveryKind::Nothing);
}

void tst_Recovery::aSaveThatWasKilledBeforeItsFileIsNone()
{
    std::string saved;
    {
        ScriptedSession session(m_paths, 11);
        session.isSavingFiles = false;
        QVERIFY(session.journalIn(m_root + "/journals"));
        const auto rename = [](TransactionEdit &edit) {
            DocumentEdit &on = *edit.edit(DocumentId{1});
            return on.setField({on.rig().main().id, {}, {}}, Field::CompositionName, std::string("other"));
        };
        QVERIFY(session.log.perform({"rename", {}}, rename));
        const Document &document = *session.documents.find(DocumentId{1});
        saved = dumpOf(document.rig());
        QVERIFY(session.writer().appendSaving(document, m_paths[0], sha1Hex(saved), {}));
    }
    auto recovered = recover();
    QVERIFY(recovered->recovery.kind == RecoveryKind::Replays);
    QVERIFY(recovered->documents.find(DocumentId{1})->isModified());
    // The same journal, had it been killed behind it.
    put(m_paths[0], saved);
    recovered = recover();
    QVERIFY(recovered->recovery.kind == RecoveryKind::Nothing);
    QVERIFY(!recovered->documents.find(DocumentId{1})->isModified());
    QVERIFY(recovered->log.undo(DocumentId{1}));
    QVERIFY(recovered->documents.find(DocumentId{1})->isModified());
}

void tst_Recovery::aSaveUnderAnotherNameIsFound()
{
    {
        ScriptedSession session(m_paths, 11);
        QVERIFY(session.journalIn(m_root + "/journals"));
        const Document &document = *session.documents.find(DocumentId{1});
        const std::string other = m_root + "/other.json";
        QVERIFY(session.writer().appendSaving(document, other, sha1Hex("saved"), {}));
        QVERIFY(saveFile(other, "saved"));
        fs::remove(m_paths[0]);
    }
    const auto recovered = recover();
    QVERIFY(recovered->recovery.kind == RecoveryKind::Nothing);
    QCOMPARE(recovered->recovery.documents[0].path, m_root + "/other.json");
    QVERIFY(recovered->replayed);
}

void tst_Recovery::theBaseIsKeptWhenTheFileIsGone()
{
    const std::string was = runSession(30);
    fs::remove(m_paths[0]);
    fs::remove(m_paths[1]);
    const auto recovered = recover();
    QVERIFY(recovered->replayed && recovered->replayed->issues.empty());
    for (const Transaction &transaction : recovered->log.transactions())
        QVERIFY(was.find(std::to_string(transaction.id.value)) != std::string::npos);
}

void tst_Recovery::aBaseThatIsNowhereIsRefused()
{
    runSession(30);
    for (const fs::directory_entry &entry : fs::directory_iterator(journalFolder())) {
        if (entry.path().filename() != "journal" && entry.path().filename() != "lock")
            fs::remove(entry.path());
    }
    put(m_paths[0], "{}");
    put(m_paths[1], "{}");
    const auto recovered = recover();
    QVERIFY(!recovered->replayed);
    QCOMPARE(recovered->replayed.error().code, std::string("journal-base-missing"));
}

void tst_Recovery::whatWasOnlyLookedAtIsLeftOut()
{
    runSession(0);
    put(m_paths[0], "{}");
    const auto recovered = recover();
    QVERIFY(recovered->replayed && recovered->replayed->issues.empty());
    QVERIFY(!recovered->documents.find(DocumentId{1}));
    QVERIFY(recovered->documents.find(DocumentId{2}));
}

/** Recovered, edited further, killed again, with a torn end each time. */
void tst_Recovery::itGoesOnInTheSameJournal()
{
    std::string was = runSession(25);
    for (int i = 0; i < 3; ++i) {
        std::ofstream(journalFolder() + "/journal", std::ios::binary | std::ios::app) << "0123abcd 99 {\"appended\":";
        auto recovered = recover();
        QVERIFY(recovered->replayed && recovered->replayed->issues.empty());
        QCOMPARE(recovered->journal.issues.at(0).code, std::string("journal-torn"));
        QCOMPARE(fingerprint(recovered->documents, recovered->log).substr(0, 2), was.substr(0, 2));
        auto writer = JournalWriter::resume(JournalFolder::open(journalFolder()).value(), recovered->journal,
                                            recovered->replayed->records);
        QVERIFY(writer);
        const Subscription heard =
            recovered->log.observe([&](const LogEvent &event) { writer->append(event, recovered->log, {}); });
        RandomEdits edits(static_cast<unsigned>(i));
        for (int step = 0; step < 20; ++step) {
            const auto walk = [&](TransactionEdit &edit) {
                edits.step(*edit.edit(DocumentId{1 + static_cast<std::uint32_t>(edits.below(2))}));
                return Result<void>();
            };
            static_cast<void>(recovered->log.perform({"walk", {}}, walk));
            if (step % 6 == 0)
                recovered->log.undo(DocumentId{1});
        }
        QVERIFY(writer->sync());
        was = fingerprint(recovered->documents, recovered->log);
    }
    const auto recovered = recover();
    QVERIFY(recovered->journal.issues.empty());
    QCOMPARE(fingerprint(recovered->documents, recovered->log), was);
}

void tst_Recovery::aJournalGrowsWithTheLogAndNotWithTheSession()
{
    constexpr std::size_t kLogBytes = 20'000;
    constexpr std::size_t kAtLeast = 100'000;
    std::string was;
    {
        ScriptedSession session(m_paths, 5, kLogBytes);
        session.isSavingFiles = false;
        QVERIFY(session.journalIn(m_root + "/journals"));
        for (int i = 0; i < 600; ++i) {
            QVERIFY(session.step());
            QVERIFY(session.writer().sync());
            if (session.writer().isCompactionDue(kAtLeast))
                QVERIFY(session.writer().compact(session.documents, session.log, openFixture));
            QVERIFY(session.writer().syncedBytes() < 4 * kAtLeast);
        }
        QVERIFY(session.log.transactions().front().id.value > 100);
        QVERIFY(session.writer().compact(session.documents, session.log, openFixture));
        was = fingerprint(session.documents, session.log);
    }
    const auto recovered = recover();
    QVERIFY(recovered->replayed && recovered->replayed->issues.empty());
    // Nothing was saved to a file here, so what is modified is not compared.
    std::string now = fingerprint(recovered->documents, recovered->log);
    std::erase(now, '*');
    std::erase(was, '*');
    QCOMPARE(now, was);
}

void tst_Recovery::whatWasSavedBeforeTheHistoryIsKnown()
{
    const auto rename = [](const char *name) {
        return [name](TransactionEdit &edit) {
            DocumentEdit &on = *edit.edit(DocumentId{1});
            return on.setField({on.rig().main().id, {}, {}}, Field::CompositionName, std::string(name));
        };
    };
    {
        ScriptedSession session(m_paths, 11, 1); // a log that keeps the newest alone
        QVERIFY(session.journalIn(m_root + "/journals"));
        QVERIFY(session.log.perform({"rename", {}}, rename("one")));
        const Document &document = *session.documents.find(DocumentId{1});
        QVERIFY(session.writer().appendSaving(document, m_paths[0], sha1Hex("saved"), {}));
        put(m_paths[0], "saved");
        QVERIFY(session.log.perform({"rename", {}}, rename("two")));
        QVERIFY(session.log.perform({"rename", {}}, rename("three")));
        QVERIFY(session.writer().compact(session.documents, session.log, openFixture));
        QVERIFY(session.log.perform({"rename", {}}, rename("four")));
    }
    const auto recovered = recover();
    QVERIFY(recovered->recovery.kind == RecoveryKind::Replays);
    QVERIFY(recovered->replayed && recovered->replayed->issues.empty());
    QCOMPARE(recovered->recovery.documents[0].savedState, TransactionId{1});
    Document &document = *recovered->documents.find(DocumentId{1});
    QCOMPARE(document.state(), TransactionId{4});
    QVERIFY(document.isModified());
    QCOMPARE(document.rig().main().name, std::string("four"));
    QVERIFY(recovered->log.undo(DocumentId{1}));
    QCOMPARE(document.rig().main().name, std::string("three"));
}

void tst_Recovery::aJournalThatCannotBeMadeAnewIsGoneOnWith()
{
    std::string was;
    {
        ScriptedSession session(m_paths, 11);
        session.isSavingFiles = false;
        QVERIFY(session.journalIn(m_root + "/journals"));
        const auto nobody = [](const std::string &, const std::shared_ptr<const std::string> &) -> Result<Rig> {
            return refuse("not-a-fixture", "planted");
        };
        for (int i = 0; i < 20; ++i) {
            QVERIFY(session.step());
            QCOMPARE(session.writer().compact(session.documents, session.log, nobody).error().code,
                     std::string("not-a-fixture"));
        }
        was = fingerprint(session.documents, session.log);
    }
    const auto recovered = recover();
    std::string now = fingerprint(recovered->documents, recovered->log);
    std::erase(now, '*');
    std::erase(was, '*');
    QCOMPARE(now, was);
}

void tst_Recovery::aJournalThatDoesNotFitStopsBeforeThat()
{
    runSession(30);
    const auto folder = JournalFolder::open(journalFolder());
    const Journal journal = readJournal(folder->readJournalBytes().value()).value();
    const Recovery recovery = assessRecovery(journal, kProgram);
    // The two files in each other's place.
    const auto read = [&](const DocumentOpened &opened) {
        return readFile(opened.path == m_paths[0] ? m_paths[1] : m_paths[0]);
    };
    DocumentSet documents;
    EditLog log(documents);
    const auto replayed = replayJournal(journal, recovery, read, openFixture, documents, log);
    QVERIFY(replayed);
    QVERIFY(replayed->records < journal.records.size());
    QCOMPARE(replayed->issues.at(0).code, std::string("journal-unsound"));
    QCOMPARE(replayed->issues.at(0).where.line, static_cast<int>(replayed->records) + 2);
}

void tst_Recovery::openingAgainUnderTheSameNumberDoesNotFit()
{
    {
        ScriptedSession session(m_paths, 11);
        QVERIFY(session.journalIn(m_root + "/journals"));
        session.writer().appendOpened(DocumentId{1}, m_paths[0], readFile(m_paths[0]).value(), {});
    }
    const auto recovered = recover();
    QVERIFY(recovered->replayed);
    QCOMPARE(recovered->replayed->records, std::size_t{2});
    QCOMPARE(recovered->replayed->issues.at(0).code, std::string("journal-unsound"));
}

QTEST_APPLESS_MAIN(tst_Recovery)
#include "tst_recovery.moc"
