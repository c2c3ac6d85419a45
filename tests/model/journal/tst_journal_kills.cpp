// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/io/files/sha1.h"
#include "model/io/files/watched_calls.h"
#include "model/journal/scripted_session.h"

#include <QtTest>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <random>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace clipwright;
using namespace clipwright::testing;
namespace fs = std::filesystem;

namespace {

constexpr int kSteps = 40;
constexpr unsigned kSeeds = 4;

struct Progress {
    std::atomic<int> steps{0};
    std::atomic<int> synced{0};
};

/** What a session that is not killed comes through; the first is before its first step. */
struct Known {
    std::vector<std::string> now;
    std::vector<std::string> history;
    std::vector<bool> isModified;
    int calls = 0;
};

} // namespace

/** A session is killed at a random moment, and recovered: all that was synced is there, and more is not lost than that. */
class tst_JournalKills : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatWasSyncedIsRecovered();

private:
    Known know(unsigned seed) const;
    void runUntilKilled(unsigned seed, int calls);
    void recover(const Known &known, bool &isOffered);

    std::string path(const char *name) const { return m_folder->filePath(QLatin1String(name)).toStdString(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::vector<std::string> m_paths;
    Progress *m_progress = nullptr;
};

void tst_JournalKills::initTestCase()
{
    void *shared = ::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    QVERIFY(shared != MAP_FAILED);
    m_progress = new (shared) Progress;
}

Known tst_JournalKills::know(unsigned seed) const
{
    Known known;
    QTemporaryDir folder;
    WatchedCalls counted([&](std::string_view) {
        ++known.calls;
        return 0;
    });
    const std::vector<std::string> paths = putFixtures(folder.path().toStdString());
    ScriptedSession session(paths, seed);
    session.isCompacting = true;
    if (!session.journalIn(folder.path().toStdString() + "/journals", counted))
        return known;
    // A second one without a journal is undone and done again at each step, and is thrown away.
    for (int step = 0; step <= kSteps; ++step) {
        known.now.push_back(fingerprint(session.documents, session.log));
        bool isModified = false;
        for (const DocumentId id : {DocumentId{1}, DocumentId{2}})
            isModified |= session.documents.find(id)->isModified();
        known.isModified.push_back(isModified);
        const std::vector<std::string> fresh = putFixtures(folder.path().toStdString());
        ScriptedSession again(fresh, seed);
        again.isCompacting = true;
        for (int i = 0; i < step; ++i)
            again.step();
        known.history.push_back(fingerprintOfHistory(again.documents, again.log));
        if (step < kSteps && !session.step())
            break;
    }
    return known;
}

void tst_JournalKills::runUntilKilled(unsigned seed, int calls)
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_paths = putFixtures(m_folder->path().toStdString());
    m_progress->steps = 0;
    m_progress->synced = -1;
    const pid_t child = ::fork();
    if (child == 0) {
        int left = calls;
        WatchedCalls killing([&](std::string_view call) {
            // Inside of a write, every other time.
            if (left == 1 && calls % 2 == 0 && call == "write")
                return WatchedCalls::kShortWrite;
            if (--left < 0)
                ::raise(SIGKILL);
            return 0;
        });
        ScriptedSession session(m_paths, seed);
        session.isCompacting = true;
        if (!session.journalIn(path("journals"), killing))
            ::_exit(1);
        m_progress->synced = 0;
        for (int i = 0; i < kSteps && session.step(); ++i) {
            m_progress->steps = session.steps();
            m_progress->synced = session.stepsSynced();
        }
        ::raise(SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    QVERIFY(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

void tst_JournalKills::recover(const Known &known, bool &isOffered)
{
    const std::vector<std::string> left = leftJournals(path("journals"));
    if (left.empty()) {
        QVERIFY(m_progress->synced < 0); // killed before there was one
        return;
    }
    QCOMPARE(left.size(), std::size_t{1});
    std::vector<std::string> before;
    for (const std::string &file : m_paths)
        before.push_back(hashOfFile(file));

    Result<JournalFolder> folder = JournalFolder::open(left.front());
    QVERIFY(folder);
    const Result<Journal> journal = readJournal(folder->readJournalBytes().value());
    QVERIFY(journal);
    for (const Issue &issue : journal->issues)
        QCOMPARE(issue.code, std::string("journal-torn"));
    const Recovery recovery = assessRecovery(*journal, kProgram);
    DocumentSet documents;
    EditLog log(documents);
    const auto read = [&](const DocumentOpened &opened) { return readBaseBytes(*folder, opened); };
    const Result<Replayed> replayed = replayJournal(*journal, recovery, read, openFixture, documents, log);
    QVERIFY2(replayed, replayed ? "" : replayed.error().what.c_str());
    QVERIFY(replayed->issues.empty());
    for (std::size_t i = 0; i < m_paths.size(); ++i)
        QCOMPARE(hashOfFile(m_paths[i]), before[i]);
    if (m_progress->synced < 0)
        return; // not all documents were told yet

    const std::string now = fingerprint(documents, log);
    const auto first = known.now.begin() + m_progress->synced;
    const auto last = known.now.begin() + std::min(m_progress->steps + 2, kSteps + 1);
    const auto found = std::find(first, last, now);
    QVERIFY2(found != last, now.c_str());
    const auto step = static_cast<std::size_t>(found - known.now.begin());
    isOffered = recovery.kind == RecoveryKind::Replays;
    QCOMPARE(isOffered, bool(known.isModified[step]));
    // States of the history are the same by what is saved, too; that is asked before it is undone.
    QCOMPARE(fingerprintOfHistory(documents, log), known.history[step]);
}

void tst_JournalKills::whatWasSyncedIsRecovered()
{
    const int kills = hostile::isDeep() ? 500 : 50;
    std::mt19937 random(8);
    int offers = 0;
    std::vector<Known> known;
    for (unsigned seed = 0; seed < kSeeds; ++seed) {
        known.push_back(know(seed));
        QCOMPARE(known.back().now.size(), std::size_t{kSteps + 1});
    }
    for (int i = 0; i < kills; ++i) {
        const auto seed = static_cast<unsigned>(i) % kSeeds;
        runUntilKilled(seed, static_cast<int>(random() % static_cast<unsigned>(known[seed].calls)));
        bool isOffered = false;
        recover(known[seed], isOffered);
        if (QTest::currentTestFailed())
            return;
        offers += isOffered ? 1 : 0;
    }
    QVERIFY(offers > kills / 2);
    qInfo("%d kills, %d recoveries offered, each exact", kills, offers);
}

QTEST_APPLESS_MAIN(tst_JournalKills)
#include "tst_journal_kills.moc"
