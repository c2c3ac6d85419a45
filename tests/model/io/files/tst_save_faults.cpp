// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/io/files/descriptor.h"
#include "model/io/files/leftovers.h"
#include "model/io/files/save_file.h"
#include "watched_calls.h"

#include <QtTest>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <set>

#include <fcntl.h>

using namespace clipwright;
using namespace clipwright::testing;
namespace fs = std::filesystem;

namespace {

const std::string kOld(10'000, 'o');
const std::string kNew(20'000, 'n');

struct Fault {
    const char *name;
    int error;
};

constexpr Fault kFaults[] = {
    {"EIO", EIO}, {"ENOSPC", ENOSPC}, {"short write", WatchedCalls::kShortWrite}, {"EACCES", EACCES}, {"EINTR", EINTR},
};

/** What a process sees of the disk is the same without waiting for it. */
class UnsyncedCalls : public FileCalls {
public:
    int fsync(int) override { return 0; }
};

enum class Way { Save, SaveWithoutBackup, SaveWithoutLinks, SaveWhatWasRead, Write, WriteInPlace };
enum class Before { Nothing, File, FileAndBackup, Link, Leftover };

/** One save in a folder of its own, of which one call fails, or that one and all behind it. */
class FaultySave {
public:
    FaultySave(Way way, Before before) : m_way(way), m_before(before)
    {
        if (before != Before::Nothing)
            put(before == Before::Link ? "real" : "file", kOld);
        if (before == Before::Link)
            fs::create_symlink("real", path("file"));
        if (before == Before::FileAndBackup)
            put("file~", "older");
        if (before == Before::Leftover)
            put(".clipwright-1-2-3.tmp", "left");
    }

    /** How many calls it made; what it gave. `failing`, from 0: none where it is negative. */
    int run(int failing, int error, bool isLasting)
    {
        int count = 0;
        UnsyncedCalls unsynced;
        const auto ask = [&](std::string_view call) {
            const int index = count++;
            if (m_way == Way::SaveWithoutLinks && call == "link")
                return EPERM;
            return failing >= 0 && (isLasting ? index >= failing : index == failing) ? error : 0;
        };
        WatchedCalls calls(ask, unsynced);
        if (m_way == Way::Write) {
            m_result = writeFileAtomic(path("file"), kNew, calls);
            return count;
        }
        if (m_way == Way::WriteInPlace) {
            m_result = writeInPlace(calls);
            return count;
        }
        SaveOptions options;
        options.isBackupKept = m_way != Way::SaveWithoutBackup;
        if (m_way == Way::SaveWhatWasRead && m_before != Before::Nothing)
            options.expected = readStampedFile(path("file")).value().stamp;
        const auto saved = saveFile(path("file"), kNew, options, calls);
        m_result = saved ? Result<void>() : tl::make_unexpected(saved.error());
        return count;
    }

    /** Empty, or what is not as it must be. */
    std::string fault(bool mustSucceed) const
    {
        static const std::set<std::string> codes{"file-unwritable", "file-unreadable", "file-unsynced"};
        const std::string found = get("file");
        const std::string old = m_before == Before::Nothing ? "none" : kOld;
        if (found != kNew && found != old)
            return "the file is neither the old nor the new one";
        if (m_result ? found != kNew : (found == kNew) != (m_result.error().code == "file-unsynced"))
            return "what was told is not what is there";
        if (!m_result && (mustSucceed || !codes.contains(m_result.error().code) || m_result.error().what.empty()))
            return "not expected: " + m_result.error().code;
        if (m_before == Before::Link && (!fs::is_symlink(path("file")) || fs::is_symlink(path("real"))))
            return "the link is not there any more";
        if (const std::string wrong = backupFault(found == kNew); !wrong.empty())
            return wrong;
        removeLeftovers(m_folder.path().toStdString());
        for (const fs::directory_entry &entry : fs::directory_iterator(m_folder.path().toStdString())) {
            if (!std::set<std::string>{"file", "file~", "real", "real~"}.contains(entry.path().filename()))
                return "left behind: " + entry.path().filename().string();
        }
        return {};
    }

private:
    /** What must not be done: planted, to be found. */
    Result<void> writeInPlace(FileCalls &calls) const
    {
        Descriptor file = Descriptor::open(path("file"), O_WRONLY | O_CREAT | O_TRUNC, 0666, calls);
        if (!file.isOpen() || !file.write(kNew) || !file.sync() || !file.close())
            return refuse("file-unwritable", "planted");
        return {};
    }

    std::string backupFault(bool isNew) const
    {
        const std::string backup = get(m_before == Before::Link ? "real~" : "file~");
        const std::string earlier = m_before == Before::FileAndBackup ? "older" : "none";
        const bool isKept = m_way != Way::SaveWithoutBackup && m_way != Way::Write && m_before != Before::Nothing;
        if (isKept && isNew)
            return backup == kOld ? "" : "the previous file was not kept";
        return backup == earlier || (isKept && backup == kOld) ? "" : "the earlier backup is gone";
    }

    std::string path(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    void put(const std::string &name, const std::string &bytes) const
    {
        std::ofstream(path(name), std::ios::binary) << bytes;
    }
    std::string get(const std::string &name) const
    {
        const auto bytes = readFile(path(name));
        return bytes ? **bytes : "none";
    }

    QTemporaryDir m_folder;
    Way m_way;
    Before m_before;
    Result<void> m_result;
};

} // namespace

/** Each call of a save fails once, and then once for good: the file is the old or the new one, and what was told is so. */
class tst_SaveFaults : public QObject {
    Q_OBJECT

private slots:
    void aPlantedFaultIsFound();
    void everyCallMayFail_data();
    void everyCallMayFail();
    void cleanupTestCase() { qInfo("%d saves with a failing call", m_saves); }

private:
    int m_saves = 0;
};

void tst_SaveFaults::aPlantedFaultIsFound()
{
    int found = 0;
    for (int failing = 0; failing < 4; ++failing) {
        FaultySave save(Way::WriteInPlace, Before::File);
        save.run(failing, EIO, false);
        found += save.fault(false).empty() ? 0 : 1;
    }
    QVERIFY(found > 0);
}

void tst_SaveFaults::everyCallMayFail_data()
{
    QTest::addColumn<int>("way");
    QTest::addColumn<int>("before");
    for (const Way way : {Way::Save, Way::SaveWithoutBackup, Way::SaveWithoutLinks, Way::SaveWhatWasRead, Way::Write}) {
        for (const Before before :
             {Before::Nothing, Before::File, Before::FileAndBackup, Before::Link, Before::Leftover}) {
            const bool isMain = way == Way::Save || before == Before::FileAndBackup;
            if (!isMain && !hostile::isDeep())
                continue;
            QTest::addRow("way %d, before %d", static_cast<int>(way), static_cast<int>(before))
                << static_cast<int>(way) << static_cast<int>(before);
        }
    }
}

void tst_SaveFaults::everyCallMayFail()
{
    QFETCH(int, way);
    QFETCH(int, before);
    const auto fresh = [&] { return FaultySave(static_cast<Way>(way), static_cast<Before>(before)); };
    FaultySave unharmed = fresh();
    const int calls = unharmed.run(-1, 0, false);
    QVERIFY(calls > 8);
    QCOMPARE(unharmed.fault(true), std::string());

    const std::size_t faults = hostile::isDeep() ? std::size(kFaults) : 3;
    for (std::size_t i = 0; i < faults; ++i) {
        for (const bool isLasting : {false, true}) {
            for (int failing = 0; failing < calls; ++failing) {
                if (isLasting && kFaults[i].error == EINTR)
                    continue; // a call that is interrupted for ever
                FaultySave save = fresh();
                save.run(failing, kFaults[i].error, isLasting);
                ++m_saves;
                const std::string fault = save.fault(kFaults[i].error == WatchedCalls::kShortWrite);
                if (!fault.empty())
                    QFAIL(qPrintable(QStringLiteral("%1 at call %2%3: %4")
                                         .arg(QLatin1String(kFaults[i].name))
                                         .arg(failing)
                                         .arg(QLatin1String(isLasting ? " and all behind it" : ""))
                                         .arg(QString::fromStdString(fault))));
            }
        }
    }
}

QTEST_APPLESS_MAIN(tst_SaveFaults)
#include "tst_save_faults.moc"
