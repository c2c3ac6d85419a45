// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/io/files/descriptor.h"
#include "model/io/files/leftovers.h"
#include "model/io/files/save_file.h"
#include "watched_calls.h"

#include <QtTest>

#include <atomic>
#include <csignal>
#include <ctime>
#include <filesystem>
#include <random>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace clipwright;
using namespace clipwright::testing;
namespace fs = std::filesystem;

namespace {

/** Told apart by every byte, so that a mix of two is neither. */
std::string generation(unsigned number, std::size_t size)
{
    return std::string(size - number % 7, static_cast<char>('A' + number % 26));
}

/** What a child that will be killed has done so far. */
struct Progress {
    std::atomic<unsigned> confirmed{0};
};

/** Ends the process that calls it after so many nanoseconds, whatever it does then. */
void killMyselfAfter(long nanoseconds)
{
    struct sigevent event = {};
    event.sigev_notify = SIGEV_SIGNAL;
    event.sigev_signo = SIGKILL;
    timer_t timer = {};
    struct itimerspec when = {};
    when.it_value.tv_sec = nanoseconds / 1'000'000'000;
    when.it_value.tv_nsec = nanoseconds % 1'000'000'000 + 1;
    if (::timer_create(CLOCK_MONOTONIC, &event, &timer) != 0 || ::timer_settime(timer, 0, &when, nullptr) != 0)
        ::_exit(1);
}

} // namespace

/** A process is killed at a random moment of its saves: the file is the last confirmed one or the one behind it. */
class tst_SaveKills : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aPlantedFaultIsFound();
    void beforeEachCall();
    void atARandomMoment();

private:
    static constexpr std::size_t kSmall = 8'000;
    using Save = std::function<void(FileCalls &)>;

    int faultsBeforeEachCall(const Save &save, std::string &first);
    /** Runs `saves` in a child until it is killed; false where it was not. */
    template<class Saves>
    bool runToItsEnd(Saves saves)
    {
        const pid_t child = ::fork();
        if (child == 0) {
            saves();
            ::_exit(0);
        }
        int status = 0;
        ::waitpid(child, &status, 0);
        return WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    }
    void save(std::size_t size, FileCalls &calls = systemCalls())
    {
        const unsigned next = m_progress->confirmed + 1;
        if (!saveFile(m_path, generation(next, size), {}, calls))
            ::_exit(1);
        m_progress->confirmed = next;
    }
    /** Empty, or what is not as it must be. */
    std::string fault(std::size_t size) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_path;
    Progress *m_progress = nullptr;
};

void tst_SaveKills::initTestCase()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = m_folder->filePath(QStringLiteral("file")).toStdString();
    void *shared = ::mmap(nullptr, sizeof(Progress), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    QVERIFY(shared != MAP_FAILED);
    m_progress = new (shared) Progress;
}

std::string tst_SaveKills::fault(std::size_t size) const
{
    const auto bytes = readFile(m_path);
    if (!bytes)
        return "the file is missing";
    const unsigned confirmed = m_progress->confirmed;
    const auto is = [size](const std::string &found, unsigned number) { return found == generation(number, size); };
    const bool isNext = is(**bytes, confirmed + 1);
    if (!is(**bytes, confirmed) && !isNext)
        return "the file is torn";
    const auto backup = readFile(backupPathOf(m_path));
    if (confirmed > 1 && (!backup || !(is(**backup, confirmed) || is(**backup, confirmed - 1))))
        return "the backup is torn or missing";
    if (isNext)
        ++m_progress->confirmed;
    const Descriptor file = Descriptor::open(m_path, O_RDONLY);
    if (::flock(file.number(), LOCK_EX | LOCK_NB) != 0)
        return "a lock is left";
    removeLeftovers(m_folder->path().toStdString());
    const fs::directory_iterator entries(m_folder->path().toStdString());
    const auto expected = std::ptrdiff_t{1} + (fs::exists(backupPathOf(m_path)) ? 1 : 0);
    return std::distance(fs::begin(entries), fs::end(entries)) == expected ? "" : "something is left behind";
}

void tst_SaveKills::atARandomMoment()
{
    const int kills = hostile::isDeep() ? 2'000 : 100;
    const std::size_t sizes[] = {1 << 10, 16 << 10, 256 << 10, 4 << 20, std::size_t{50} << 20};
    std::mt19937 random(6);
    int killed = 0;
    for (const std::size_t size : sizes) {
        m_progress->confirmed = 0;
        fs::remove(backupPathOf(m_path));
        // The large ones take most of the time, so there are fewer of them.
        const int share = size > (1 << 20) ? kills / 20 : (kills - 2 * (kills / 20)) / 3 + 1;
        QElapsedTimer clock;
        clock.start();
        save(size);
        save(size);
        const long most = std::max(clock.nsecsElapsed(), qint64(100'000)) * 2;
        for (int i = 0; i < share; ++i) {
            const long after = std::uniform_int_distribution<long>(0, most)(random);
            killed += runToItsEnd([&] {
                killMyselfAfter(after);
                for (;;)
                    save(size);
            });
            QCOMPARE(fault(size), std::string());
        }
    }
    QVERIFY(killed >= kills);
    qInfo("%d kills at a random moment of a save", killed);
}

/** How many of the kills before each call, and inside of each write, lead to a fault. */
int tst_SaveKills::faultsBeforeEachCall(const Save &save, std::string &first)
{
    m_progress->confirmed = 0;
    fs::remove(backupPathOf(m_path));
    this->save(kSmall);
    this->save(kSmall);
    int calls = 0;
    WatchedCalls counted([&](std::string_view) {
        ++calls;
        return 0;
    });
    save(counted);
    int faults = 0;
    for (int at = 0; at < calls; ++at) {
        for (const bool isInsideOfWrite : {false, true}) {
            const bool isKilled = runToItsEnd([&] {
                int left = at;
                WatchedCalls killing([&](std::string_view call) {
                    if (left-- > 0)
                        return isInsideOfWrite && call == "write" ? WatchedCalls::kShortWrite : 0;
                    ::raise(SIGKILL);
                    return 0;
                });
                save(killing);
            });
            const std::string found = isKilled ? fault(kSmall) : "not killed";
            faults += found.empty() ? 0 : 1;
            first = first.empty() ? found : first;
        }
    }
    return faults;
}

void tst_SaveKills::beforeEachCall()
{
    std::string first;
    const int faults = faultsBeforeEachCall([this](FileCalls &calls) { save(kSmall, calls); }, first);
    QCOMPARE(first, std::string());
    QCOMPARE(faults, 0);
}

void tst_SaveKills::aPlantedFaultIsFound()
{
    std::string first;
    const auto writeInPlace = [this](FileCalls &calls) {
        const unsigned next = m_progress->confirmed + 1;
        Descriptor file = Descriptor::open(m_path, O_WRONLY | O_CREAT | O_TRUNC, 0666, calls);
        file.write(generation(next, kSmall));
        file.sync();
        file.close();
        m_progress->confirmed = next;
    };
    QVERIFY(faultsBeforeEachCall(writeInPlace, first) > 0);
}

QTEST_APPLESS_MAIN(tst_SaveKills)
#include "tst_save_kills.moc"
