// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/io/files/files.h"
#include "model/io/files/watched_calls.h"
#include "model/project/recook.h"
#include "model/project/record_text.h"

#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <set>

using namespace clipwright;
using namespace clipwright::testing;
namespace fs = std::filesystem;

namespace {

const std::string kMoving =
    R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":4,"nm":"part","ind":1,
"ip":0,"op":60,"st":0,"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":0.5,"y":1},"o":{"x":0.5,"y":0}},{"t":60,"s":[40,-20]}]}},
"shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]})";

/** What a process sees of the disk is the same without waiting for it. */
class UnsyncedCalls : public FileCalls {
public:
    int fsync(int) override { return 0; }
};

/** A source with its cooked sibling, edited since. */
class EditedSource {
public:
    EditedSource()
    {
        put("hero.json", kMoving);
        const auto cook = cookSource(path("hero.json"));
        UnsyncedCalls unsynced;
        m_isReady =
            bool(cook) && bool(recordCook(path("hero.json"), cook->sourceHash, cook->outputs.all(), {}, unsynced));
        if (m_isReady)
            put("hero.oanim", *cook->outputs.all().front().bytes);
        oldArtifact = get("hero.oanim");
        oldRecord = get("hero.json.orkmeta");
        edit("[60,20]");
    }

    void edit(const char *size) const
    {
        std::string edited = kMoving;
        put("hero.json", edited.replace(edited.find("[40,20]"), 7, size));
    }

    bool isReady() const { return m_isReady; }
    std::string path(const std::string &name) const { return m_folder.path().toStdString() + '/' + name; }
    std::string get(const std::string &name) const
    {
        const auto bytes = readFile(path(name));
        return bytes ? **bytes : bytes.error().code;
    }
    std::set<std::string> names() const
    {
        std::set<std::string> all;
        for (const auto &entry : fs::directory_iterator(m_folder.path().toStdString()))
            all.insert(entry.path().filename().string());
        return all;
    }

    std::string oldArtifact;
    std::string oldRecord;

private:
    void put(const std::string &name, const std::string &bytes) const { std::ofstream(path(name)) << bytes; }

    QTemporaryDir m_folder;
    bool m_isReady = false;
};

} // namespace

/** R5 for cooking again: whichever call fails, each file is wholly old or wholly new, it is told, and the next run mends it. */
class tst_RecookFaults : public QObject {
    Q_OBJECT

private slots:
    void eachCallMayFail_data()
    {
        QTest::addColumn<int>("error");
        QTest::newRow("EIO") << EIO;
        QTest::newRow("ENOSPC") << ENOSPC;
        QTest::newRow("short write") << WatchedCalls::kShortWrite;
        if (!hostile::isDeep())
            return;
        QTest::newRow("EINTR") << EINTR;
        QTest::newRow("EACCES") << EACCES;
    }

    void eachCallMayFail()
    {
        QFETCH(int, error);
        const auto [newArtifact, newRecord, calls] = undisturbed();
        QVERIFY(calls > 10);
        int refused = 0;
        for (int failing = 0; failing < calls; ++failing) {
            const EditedSource source;
            QVERIFY(source.isReady());
            int count = 0;
            UnsyncedCalls unsynced;
            WatchedCalls faulty([&](std::string_view) { return count++ == failing ? error : 0; }, unsynced);
            const Recooked so = recook(source.path("hero.json"), {.calls = &faulty});
            const std::string artifact = source.get("hero.oanim");
            const std::string record = source.get("hero.json.orkmeta");
            const QByteArray where = "call " + QByteArray::number(failing);
            QVERIFY2(artifact == source.oldArtifact || artifact == newArtifact, where);
            // Never a record of what is not there, nor a file that no record knows.
            const bool isNew = withoutId(record) == newRecord;
            const bool isAnnounced = record.find(" next=\"") != std::string::npos && readCookRecord(record);
            QVERIFY2(record == source.oldRecord || isNew || isAnnounced, where);
            QVERIFY2(!isNew || artifact == newArtifact, where);
            QVERIFY2(isNew || isAnnounced || artifact == source.oldArtifact, where);
            QCOMPARE(source.names(), (std::set<std::string>{"hero.json", "hero.json.orkmeta", "hero.oanim"}));
            if (so.outcome == RecookOutcome::Cooked) {
                QVERIFY2(artifact == newArtifact && withoutId(record) == newRecord, where);
                continue;
            }
            ++refused;
            QVERIFY2(so.outcome == RecookOutcome::Unwritable && hasErrors(so.issues), where);
            if (failing % 2 == 1) { // edited once more: what was cut off is no work of other hands
                source.edit("[80,20]");
                QCOMPARE(recook(source.path("hero.json"), {.calls = &unsynced}).outcome, RecookOutcome::Cooked);
                QCOMPARE(recook(source.path("hero.json"), {.onlyAsks = true}).outcome, RecookOutcome::Fresh);
                continue;
            }
            const RecookOutcome next = recook(source.path("hero.json"), {.calls = &unsynced}).outcome;
            QVERIFY2(next == RecookOutcome::Cooked || next == RecookOutcome::Fresh, where);
            QCOMPARE(source.get("hero.oanim"), newArtifact);
            QCOMPARE(recook(source.path("hero.json"), {.onlyAsks = true}).outcome, RecookOutcome::Fresh);
        }
        if (error == EIO) // some failures do not matter; were it none, nothing would be tried here
            QVERIFY(refused > 3);
    }

private:
    struct Undisturbed {
        std::string artifact;
        std::string record;
        int calls = 0;
    };

    static Undisturbed undisturbed()
    {
        const EditedSource source;
        Undisturbed so;
        WatchedCalls counting([&](std::string_view) { return ++so.calls, 0; });
        if (recook(source.path("hero.json"), {.calls = &counting}).outcome != RecookOutcome::Cooked)
            return {};
        so.artifact = source.get("hero.oanim");
        so.record = withoutId(source.get("hero.json.orkmeta"));
        return so;
    }

    /** The id is another in each folder. */
    static std::string withoutId(const std::string &record) { return record.substr(record.find('\n')); }
};

QTEST_GUILESS_MAIN(tst_RecookFaults)
#include "tst_recook_faults.moc"
