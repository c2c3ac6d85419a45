// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/files/files.h"
#include "model/io/files/sha1.h"
#include "model/project/recook.h"

#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>
#include <memory>

#include <unistd.h>

using namespace clipwright;
namespace fs = std::filesystem;

namespace {

const std::string kMoving =
    R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":4,"nm":"part","ind":1,
"ip":0,"op":60,"st":0,"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":0.5,"y":1},"o":{"x":0.5,"y":0}},{"t":60,"s":[40,-20]}]}},
"shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]})";

std::shared_ptr<const std::string> shared(std::string text)
{
    return std::make_shared<const std::string>(std::move(text));
}

} // namespace

/** Cooking again, and cooking what belongs to a saved source. The command line's tests have the ordinary cases. */
class tst_Recook : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        put("hero.json", kMoving);
        const auto cook = cookSource(path("hero.json"));
        QVERIFY(cook && cook->outputs.write()
                && recordCook(path("hero.json"), cook->sourceHash, cook->outputs.all(), {}));
        m_cooked = get("hero.oanim");
        m_record = get("hero.json.orkmeta");
    }

    void aSaveWithoutARecordCooksNothing()
    {
        fs::remove(path("hero.json.orkmeta"));
        QCOMPARE(cookSiblings(path("hero.json"), shared(wider())).outcome, RecookOutcome::NotCooked);
        put("hero.json.orkmeta", "<orkmeta id='x'/>");
        QCOMPARE(cookSiblings(path("hero.json"), shared(wider())).outcome, RecookOutcome::NotCooked);
        QCOMPARE(get("hero.oanim"), m_cooked);
    }

    void aRecordThatACrashLeftEmptyIsWrittenAgain()
    {
        for (const char *empty : {"", " \n"}) {
            put("hero.json.orkmeta", empty);
            QCOMPARE(recook(path("hero.json")).outcome, RecookOutcome::NotCooked);
            const auto cook = cookSource(path("hero.json"));
            QVERIFY(recordCook(path("hero.json"), cook->sourceHash, cook->outputs.all(), {}));
            QCOMPARE(recook(path("hero.json")).outcome, RecookOutcome::Fresh);
        }
    }

    void theSourceIsNoArtifact()
    {
        const std::string source = get("hero.json");
        for (const char *name : {"hero.json", "hero.json.orkmeta"}) {
            std::string record = m_record;
            const std::size_t at = record.find("name=\"") + 6;
            record.replace(at, record.find('"', at) - at, name);
            put("hero.json.orkmeta", record);
            const Recooked so = cookSiblings(path("hero.json"), shared(wider()), {});
            QCOMPARE(so.outcome, RecookOutcome::RecordBroken);
            QVERIFY(so.issues.front().what.find("the source or its record") != std::string::npos);
            QCOMPARE(get("hero.json"), source);
            QCOMPARE(get("hero.json.orkmeta"), record);
        }
    }

    void aSaveCooksTheBytesThatWereSaved()
    {
        put("hero.json", wider());
        const Recooked so = cookSiblings(path("hero.json"), shared(wider()));
        QCOMPARE(so.outcome, RecookOutcome::Cooked);
        QCOMPARE(so.outputs, std::vector<std::string>{path("hero.oanim")});
        QVERIFY(get("hero.oanim") != m_cooked);
        QCOMPARE(readRecordOf(path("hero.json"))->record->sourceHash, sha1Hex(wider()));
        QCOMPARE(cookSiblings(path("hero.json"), shared(wider())).outcome, RecookOutcome::Fresh);
    }

    void aSaveThatTheCookRefusesLeavesSiblingAndRecord()
    {
        const std::string text = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":5,"ks":{}}]})";
        for (const std::string &saved : {text, std::string("{"), std::string()}) {
            const Recooked so = cookSiblings(path("hero.json"), shared(saved));
            QCOMPARE(so.outcome, RecookOutcome::Refused);
            QVERIFY(hasErrors(so.issues) && so.outputs.empty());
        }
        QCOMPARE(get("hero.oanim"), m_cooked);
        QCOMPARE(get("hero.json.orkmeta"), m_record);
    }

    void aSaveNeverOverwritesWhatOtherHandsChanged()
    {
        put("hero.oanim", "mine");
        const Recooked so = cookSiblings(path("hero.json"), shared(wider()));
        QCOMPARE(so.outcome, RecookOutcome::Kept);
        QCOMPARE(so.freshness.changed, std::vector<std::string>{"hero.oanim"});
        QCOMPARE(so.issues.back().code, std::string("artifact-changed"));
        QCOMPARE(get("hero.oanim"), std::string("mine"));
        QCOMPARE(get("hero.json.orkmeta"), m_record);
    }

    void aFileOfAnotherThatStandsWhereTheCookWouldWriteIsOfOtherHands()
    {
        // The source stands still now and is cooked to an .oshape, and somebody drew one of that name.
        put("hero.oshape", "drawn");
        std::string still = kMoving;
        still.replace(still.find("[40,-20]"), 8, "[0,0]");
        QCOMPARE(cookSiblings(path("hero.json"), shared(still)).outcome, RecookOutcome::Kept);
        QCOMPARE(get("hero.oshape"), std::string("drawn"));
    }

    void whatIsAlreadyAsItIsToBeIsNoChangeByOtherHands()
    {
        // Somebody ran the same cook by hand: the artifact is not what the record says, but what it should be.
        const auto cook = cookSource(path("hero.json"), {.settings = *cookSettingsOf({"", "3", ""})});
        put("hero.oanim", *cook->outputs.all().front().bytes);
        const Recooked so = recook(path("hero.json"), {.settings = RecordedSettings{"", "3", ""}});
        QCOMPARE(so.outcome, RecookOutcome::Cooked);
        QVERIFY(so.outputs.empty());
        QCOMPARE(readRecordOf(path("hero.json"))->record->settings.extent, std::string("3"));
        QCOMPARE(recook(path("hero.json")).outcome, RecookOutcome::Fresh);
    }

    void askingChangesNothing()
    {
        put("hero.json", wider());
        const Recooked so = recook(path("hero.json"), {.onlyAsks = true});
        QCOMPARE(so.outcome, RecookOutcome::Drifted);
        QVERIFY(so.freshness.has(Drift::Source) && !so.freshness.has(Drift::Tool));
        QCOMPARE(get("hero.oanim"), m_cooked);
        QCOMPARE(get("hero.json.orkmeta"), m_record);
    }

    void eachDriftIsToldByName()
    {
        const CookRecord record = *readRecordOf(path("hero.json"))->record;
        const auto drifts = [&](const CookRecord &changed) {
            std::string names;
            for (const Drift drift : freshnessOf(changed, path("hero.json"), kMoving).drifts)
                names.append(names.empty() ? "" : " ").append(nameOf(drift));
            return names;
        };
        QCOMPARE(drifts(record), std::string());
        CookRecord other = record;
        other.toolHash.clear();
        QCOMPARE(drifts(other), std::string("tool"));
        other = record;
        other.settings.tolerance = "1";
        QCOMPARE(drifts(other), std::string("settings"));
        other = record;
        other.artifacts.push_back({"gone.png", "x"});
        other.artifacts.front().hash = "x";
        QCOMPARE(drifts(other), std::string("artifact-gone artifact-changed"));
        other = record;
        other.artifacts.front().next = sha1Hex(m_cooked);
        other.artifacts.front().hash = "x"; // what a cook that was cut off left is no change by others
        QCOMPARE(drifts(other), std::string("unfinished"));
        other.artifacts.clear(); // of another tool: only that the sibling is there
        QCOMPARE(drifts(other), std::string());
        fs::remove(path("hero.oanim"));
        QCOMPARE(drifts(other), std::string("artifact-gone"));
        put("hero.oshape", "");
        QCOMPARE(drifts(other), std::string());
    }

    void aCancelledCookWritesNothing()
    {
        put("hero.json", wider());
        const Recooked so = recook(path("hero.json"), {.isCancelled = [] { return true; }});
        QCOMPARE(so.outcome, RecookOutcome::Refused);
        QCOMPARE(get("hero.oanim"), m_cooked);
        QCOMPARE(get("hero.json.orkmeta"), m_record);
    }

    void whereNothingCanBeWrittenTheOldStands()
    {
        put("hero.json", wider());
        fs::remove(path("hero.oanim"));
        fs::create_directory(path("hero.oanim")); // also for root, whom no permission keeps out
        Recooked so = recook(path("hero.json"));
        QCOMPARE(so.outcome, RecookOutcome::Kept);
        so = recook(path("hero.json"), {.overwrites = true});
        QCOMPARE(so.outcome, RecookOutcome::Unwritable);
        QCOMPARE(so.issues.back().code, std::string("file-unwritable"));
        QCOMPARE(readRecordOf(path("hero.json"))->record->sourceHash, sha1Hex(kMoving)); // still of the old one
        if (::geteuid() == 0)
            return;
        fs::remove(path("hero.oanim"));
        fs::permissions(path(""), fs::perms::owner_read | fs::perms::owner_exec);
        so = recook(path("hero.json"));
        fs::permissions(path(""), fs::perms::owner_all);
        QCOMPARE(so.outcome, RecookOutcome::Unwritable);
        QVERIFY(!fs::exists(path("hero.oanim")));
    }

    void anArtifactLeadsToItsSource()
    {
        QCOMPARE(sourceOfArtifact(path("hero.oanim")), path("hero.json"));
        QCOMPARE(sourceOfArtifact(path("hero.oshape")), std::string());
        QCOMPARE(sourceOfArtifact(path("other.oanim")), std::string());
        QCOMPARE(sourceOfArtifact("hero"), std::string());
        QCOMPARE(sourceOfArtifact(""), std::string());
    }

private:
    std::string path(const std::string &name) const { return m_folder->path().toStdString() + '/' + name; }
    void put(const std::string &name, const std::string &bytes) const
    {
        std::ofstream(path(name), std::ios::binary) << bytes;
    }
    std::string get(const std::string &name) const
    {
        const auto bytes = readFile(path(name));
        return bytes ? **bytes : "refused: " + bytes.error().code;
    }
    static std::string wider()
    {
        std::string text = kMoving;
        return text.replace(text.find("[40,20]"), 7, "[60,20]");
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::string m_cooked;
    std::string m_record;
};

QTEST_GUILESS_MAIN(tst_Recook)
#include "tst_recook.moc"
