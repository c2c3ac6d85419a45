// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/io/files/files.h"
#include "model/io/files/watched_calls.h"
#include "model/journal/scripted_session.h"

#include <QtTest>

#include <atomic>
#include <csignal>
#include <filesystem>
#include <limits>
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
    void plantedFaultsAreFound();
    void whatWasSyncedIsRecovered();

private:
    Known know(unsigned seed) const;
    void runUntilKilled(unsigned seed, int calls);
    /** Empty, or what is not as it must be. */
    std::string recover(const Known &known, bool &isOffered) const;

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

std::string tst_JournalKills::recover(const Known &known, bool &isOffered) const
{
    const std::vector<std::string> left = leftJournals(path("journals"));
    if (left.empty() && m_progress->synced < 0)
        return {}; // killed before there was one
    if (left.size() != 1)
        return "expected one journal that is not in use";
    std::vector<std::string> before;
    for (const std::string &file : m_paths)
        before.push_back(hashOfFile(file));

    Result<JournalFolder> folder = JournalFolder::open(left.front());
    const auto bytes = folder ? folder->readJournalBytes() : tl::make_unexpected(folder.error());
    const Result<Journal> journal = bytes ? readJournal(*bytes) : tl::make_unexpected(bytes.error());
    if (!journal)
        return journal.error().what;
    for (const Issue &issue : journal->issues) {
        if (issue.code != "journal-torn")
            return issue.what;
    }
    const Recovery recovery = assessRecovery(*journal, kProgram);
    DocumentSet documents;
    EditLog log(documents);
    const auto read = [&](const DocumentOpened &opened) { return readBaseBytes(*folder, opened); };
    const Result<Replayed> replayed = replayJournal(*journal, recovery, read, openFixture, documents, log);
    if (!replayed || !replayed->issues.empty())
        return replayed ? replayed->issues.front().what : replayed.error().what;
    for (std::size_t i = 0; i < m_paths.size(); ++i) {
        if (hashOfFile(m_paths[i]) != before[i])
            return "recovering wrote a file";
    }
    if (m_progress->synced < 0)
        return {}; // not all documents were told yet

    const std::string now = fingerprint(documents, log);
    const auto first = known.now.begin() + m_progress->synced;
    const auto last = known.now.begin() + std::min(m_progress->steps + 2, kSteps + 1);
    const auto found = std::find(first, last, now);
    if (found == last)
        return "not a state behind what was synced: " + now;
    const auto step = static_cast<std::size_t>(found - known.now.begin());
    isOffered = recovery.kind == RecoveryKind::Replays;
    if (isOffered != known.isModified[step])
        return "what is offered is not what is unsaved";
    return fingerprintOfHistory(documents, log) == known.history[step] ? "" : "the history is another one";
}

/** A journal that lost the last of what was synced, and one without the bytes that its documents began with. */
void tst_JournalKills::plantedFaultsAreFound()
{
    const Known known = know(1);
    const auto afterAll = [&](const std::function<void(const std::string &folder)> &plant) {
        runUntilKilled(1, std::numeric_limits<int>::max());
        m_progress->synced = kSteps;
        plant(leftJournals(path("journals")).at(0));
        bool isOffered = false;
        return recover(known, isOffered);
    };
    QCOMPARE(afterAll([](const std::string &) {}), std::string());
    QVERIFY(!afterAll([](const std::string &folder) {
                 const Journal journal = readJournal(readFile(folder + "/journal").value()).value();
                 fs::resize_file(folder + "/journal", journal.records[journal.records.size() - 2].end + 1);
             }).empty());
    QVERIFY(!afterAll([](const std::string &folder) {
                 for (const fs::directory_entry &entry : fs::directory_iterator(folder)) {
                     if (entry.path().extension() == ".base")
                         fs::remove(entry.path());
                 }
             }).empty());
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
        QCOMPARE(recover(known[seed], isOffered), std::string());
        offers += isOffered ? 1 : 0;
    }
    QVERIFY(offers > kills / 2);
    qInfo("%d kills, %d recoveries offered, each exact", kills, offers);
}

QTEST_APPLESS_MAIN(tst_JournalKills)
#include "tst_journal_kills.moc"
