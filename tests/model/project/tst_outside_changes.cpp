// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/io/files/save_file.h"
#include "model/io/oanim/oanim_format.h"
#include "model/project/followed_files.h"
#include "model/project/outside_writer.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

#include <poll.h>

using namespace clipwright;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int kFiles = 20;
/** Far more than anything takes: a hang is to end in a failure. */
constexpr std::chrono::seconds kHang{30};

/** A rig that says its number in its length, and reads also when it is cut behind any layer. */
std::string rigOf(int number, int layers)
{
    std::string text = "fps 30\nduration " + std::to_string(number) + '\n';
    for (int i = 0; i < layers; ++i)
        text += "layer part" + std::to_string(i) + " parent -1\n";
    return text;
}

/** What an editor holds of a file. */
struct OpenFile {
    std::string path;
    std::string shown;  ///< what is on screen
    std::string onDisk; ///< what was written last
    bool isEdited = false;
    std::string offered; ///< theirs, where there was a conflict
    Clock::time_point written;
    bool isAwaited = false; ///< something must be told of it
    int told = 0;
    int faults = 0; ///< told as unreadable or gone, which it never was for long
};

} // namespace

/** R14 and R15: other programs write on another thread, in every way there is, while the files are followed. */
class tst_OutsideChanges : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void everyChangeIsShownAndNothingElse()
    {
        const int rounds = hostile::isDeep() ? 100 : 10;
        open(kFiles);
        std::mt19937 random(14);
        for (int round = 0; round < rounds; ++round) {
            run(planOf(round, random), round);
            if (QTest::currentTestFailed())
                return;
        }
        QVERIFY2(m_early * 50 <= rounds * kFiles, QByteArray::number(m_early) + " half-written files were told");
        std::sort(m_delays.begin(), m_delays.end());
        qInfo("%d changes, %zu shown, %d early; behind the end of the write: median %lld ms, 95 %% %lld ms, longest "
              "%lld ms",
              rounds * kFiles, m_delays.size(), m_early, delayAt(0.5), delayAt(0.95), delayAt(1));
    }

    void goodAndBadFilesAlternateAndTheLastGoodOneStays()
    {
        const int swaps = hostile::isDeep() ? 500 : 50;
        open(1);
        OpenFile &file = m_files.front();
        std::mt19937 random(15);
        // The clock runs fast: nothing of what is measured here is time.
        Clock::time_point now = Clock::now();
        for (int swap = 1; swap <= swaps; ++swap) {
            const bool isGood = swap % 2 == 0;
            const std::string good = rigOf(swap, 3);
            const std::string text = isGood ? good : good + "layer broken parent\n";
            const std::string shown = file.shown;
            writeOutside(file.path, text, OutsideWrite(swap % 4), random, 0);
            std::vector<OutsideChange> changes;
            for (int i = 0; i < 200 && changes.empty(); ++i) {
                now += std::chrono::milliseconds(20);
                changes = m_followed->take(now);
                QVERIFY(readOanim(file.shown)); // what plays meanwhile is whole
            }
            QCOMPARE(changes.size(), std::size_t(1));
            if (isGood) {
                QCOMPARE(changes[0].kind, OutsideKind::Changed);
                file.shown = *changes[0].file.bytes;
                QCOMPARE(file.shown, good);
            } else {
                QCOMPARE(changes[0].kind, OutsideKind::Unreadable);
                QCOMPARE(changes[0].issues.front().where.line, 6);
                QCOMPARE(file.shown, shown);
            }
        }
    }

private:
    using Plan = std::vector<std::function<void()>>; ///< what the other programs do, in order

    void open(int count)
    {
        m_files.clear();
        m_followed = std::make_unique<FollowedFiles>();
        for (int i = 0; i < count; ++i) {
            OpenFile file;
            file.path = m_folder->filePath(QString::number(i) + ".oanim").toStdString();
            file.shown = file.onDisk = rigOf(1, 3);
            QVERIFY(saveFile(file.path, file.shown));
            m_followed->follow(file.path, readStampedFile(file.path)->stamp);
            m_files.push_back(std::move(file));
        }
        QVERIFY(m_followed->take(Clock::now()).empty());
    }

    /** Something for every file: mostly a change by another program, at times only our own save. */
    Plan planOf(int round, std::mt19937 &random)
    {
        Plan plan;
        for (int i = 0; i < kFiles; ++i) {
            OpenFile &file = m_files[static_cast<std::size_t>(i)];
            const std::string text = rigOf(round + 2, 3 + static_cast<int>(random() % 2000));
            file.told = 0;
            file.faults = 0;
            file.isAwaited = false;
            const int what = (i + round) % (kOutsideWrites + 1);
            if (what == kOutsideWrites) {
                file.shown = file.onDisk = text;
                const auto stamp = saveFile(file.path, text);
                if (stamp)
                    m_followed->follow(file.path, *stamp);
                continue;
            }
            const auto how = static_cast<OutsideWrite>(what);
            file.isEdited = how != OutsideWrite::Touch && random() % 5 == 0;
            m_followed->setEdited(file.path, file.isEdited);
            file.isAwaited = how != OutsideWrite::Touch;
            if (file.isAwaited)
                file.onDisk = text;
            // Whoever has a file open may pause for longer than a save takes; who deletes it, not.
            const int patience = how == OutsideWrite::Recreate ? 40 : 150;
            plan.push_back([this, &file, text, how, patience, seed = random()] {
                std::mt19937 own(static_cast<unsigned>(seed));
                writeOutside(file.path, text, how, own, patience);
                const std::lock_guard lock(m_mutex);
                file.written = Clock::now();
            });
        }
        return plan;
    }

    void run(const Plan &plan, int round)
    {
        std::atomic<std::size_t> done{0};
        std::vector<std::thread> writers; // several at once, so that the pauses pass together
        for (std::size_t w = 0; w < 4; ++w)
            writers.emplace_back([&, w] {
                for (std::size_t i = w; i < plan.size(); i += 4, ++done)
                    plan[i]();
            });
        const Clock::time_point begun = Clock::now();
        // Until all was written, and nothing is due any more: what is told falsely is heard too.
        while (done < plan.size() || m_followed->due() || isAnyAwaited()) {
            if (Clock::now() - begun > kHang)
                break;
            waitForNews();
            for (const OutsideChange &change : m_followed->take(Clock::now()))
                hear(change);
        }
        for (std::thread &writer : writers)
            writer.join();
        for (OpenFile &file : m_files)
            check(file, round);
    }

    void waitForNews() const
    {
        const std::optional<WatchTime> due = m_followed->due();
        const auto most = std::chrono::milliseconds(20); // the writers' end is no event
        const auto wait = due ? std::clamp<Clock::duration>(*due - Clock::now(), Clock::duration(0), most) : most;
        struct pollfd news = {m_followed->descriptor(), POLLIN, 0};
        ::poll(&news, 1, static_cast<int>(std::chrono::ceil<std::chrono::milliseconds>(wait).count()));
    }

    bool isAnyAwaited() const
    {
        return std::any_of(m_files.begin(), m_files.end(), [](const OpenFile &file) {
            return file.isAwaited && (file.isEdited ? file.offered : file.shown) != file.onDisk;
        });
    }

    void hear(const OutsideChange &change)
    {
        const auto at =
            std::find_if(m_files.begin(), m_files.end(), [&](const auto &f) { return f.path == change.path; });
        ++at->told;
        if (change.kind == OutsideKind::Changed)
            at->shown = *change.file.bytes;
        else if (change.kind == OutsideKind::Conflict)
            at->offered = *change.file.bytes;
        else
            ++at->faults;
        const std::lock_guard lock(m_mutex);
        if ((at->isEdited ? at->offered : at->shown) == at->onDisk && at->written != Clock::time_point())
            m_delays.push_back(
                std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - at->written).count());
        at->written = {};
    }

    void check(OpenFile &file, int round)
    {
        const QByteArray where = QByteArray::fromStdString(file.path) + " in round " + QByteArray::number(round);
        // A machine that stops for a second in the middle of a write makes a half file of it, rightly told.
        m_early += file.faults + std::max(file.told - file.faults - 1, 0);
        if (!file.isEdited) {
            QVERIFY2(file.shown == file.onDisk, where + ": not what is on the disk");
            QVERIFY2(file.isAwaited || file.told == 0, where + ": told, and nothing happened");
            return;
        }
        QVERIFY2(file.shown != file.onDisk && file.offered == file.onDisk, where + ": no choice was offered");
        file.isEdited = false;
        file.shown = file.onDisk; // the user takes theirs
        m_followed->setEdited(file.path, false);
        m_followed->follow(file.path, readStampedFile(file.path)->stamp);
        QVERIFY(m_followed->take(Clock::now()).empty());
    }

    long long delayAt(double share) const
    {
        return m_delays.empty() ? 0
                                : m_delays[static_cast<std::size_t>(share * static_cast<double>(m_delays.size() - 1))];
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FollowedFiles> m_followed;
    std::vector<OpenFile> m_files;
    std::vector<long long> m_delays;
    int m_early = 0;    ///< told before the write was over
    std::mutex m_mutex; ///< of `written`
};

QTEST_GUILESS_MAIN(tst_OutsideChanges)
#include "tst_outside_changes.moc"
