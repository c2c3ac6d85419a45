// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/zip_maker.h"

#include "command_run.h"
#include "work_folder.h"

#include <QJsonArray>
#include <QTest>

#include <memory>

using namespace clipwright;

namespace {

const char kMoving[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":4,"nm":"part","ind":1,
"ip":0,"op":60,"st":0,"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":0.5,"y":1},"o":{"x":0.5,"y":0}},{"t":60,"s":[40,-20]}]}},
"shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]})";

const char kText[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[
{"ty":5,"nm":"caption","ind":1,"ip":0,"op":60,"st":0,"ks":{}}]})";

const char kTheirs[] = R"(<orkmeta id="ab" colour="red">
  <cook tool="vectoranim" sourceHash="1" toolHash="2" settingsHash="3" clips="" extent="5" tolerance=""/>
  <texture filter="point"/>
</orkmeta>
)";

/** The same with a part as wide as told. */
QByteArray moving(int width = 40)
{
    return QByteArray(kMoving).replace("[40,20]", '[' + QByteArray::number(width) + ",20]");
}

} // namespace

/** `cook` records, `reimport` cooks again what has drifted and touches nothing that it did not write. */
class tst_Reimport : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<WorkFolder>(); }

    void callsGoneWrong()
    {
        write("hero.json", moving());
        for (const QStringList &words :
             {QStringList{"reimport"}, QStringList{"reimport", path("hero.json"), "--project", path("")},
              QStringList{"reimport", path("hero.json"), "--check", "--overwrite"}})
            QCOMPARE(runCommand(words).status, 2);
        QCOMPARE(runCommand({"reimport", "--project", path("nowhere")}).status, 1);
        QCOMPARE(runCommand({"reimport", path("hero.txt")}).status, 1);
    }

    void aSourceWithoutARecordIsToldWhereItWasNamed()
    {
        write("hero.json", moving());
        write("hero.oanim", "mine");
        QVERIFY(runCommand({"reimport", path("hero.json")}).err.contains("never cooked"));
        QCOMPARE(runCommand({"reimport", path("hero.oanim")}).status, 1);
        // In a project it is some other file.
        const CommandRun all = runCommand({"reimport", "--project", path("")});
        QCOMPARE(all.status, 0);
        QVERIFY(all.out.isEmpty() && all.err.isEmpty());
        QCOMPARE(read("hero.oanim"), QByteArray("mine"));
    }

    void nothingIsWrittenOrRecordedByADryRunOrIntoAnotherPlace()
    {
        write("hero.json", moving());
        QCOMPARE(runCommand({"cook", path("hero.json"), "--dry-run"}).status, 0);
        QCOMPARE(runCommand({"cook", path("hero.json"), path("other.oanim")}).status, 0);
        QCOMPARE(names(), (QStringList{"hero.json", "other.oanim"}));
    }

    void cookRecordsTheOptionsWordForWord()
    {
        write("hero.json", moving());
        QCOMPARE(runCommand({"cook", path("hero.json"), "--extent", "3.0", "--clips", "a:0:30"}).status, 0);
        const QByteArray record = read("hero.json.orkmeta");
        QVERIFY2(record.contains("clips=\"a:0:30\" extent=\"3.0\" tolerance=\"\"/>"), record.constData());
        QVERIFY(record.contains("<artifact name=\"hero.oanim\" hash="));
        // The same again: not a byte of it moves.
        QCOMPARE(runCommand({"cook", path("hero.json"), "--extent", "3.0", "--clips", "a:0:30"}).status, 0);
        QCOMPARE(read("hero.json.orkmeta"), record);
        const CommandRun other = runCommand({"cook", "--json", path("hero.json")});
        QCOMPARE(other.json()["issues"][0]["code"].toString(), QStringLiteral("settings-replaced"));
        QVERIFY(read("hero.json.orkmeta").contains("extent=\"\""));
    }

    void whatHasDriftedIsCookedWithTheRecordedSettings()
    {
        write("hero.json", moving());
        QCOMPARE(runCommand({"cook", path("hero.json"), "--extent", "4"}).status, 0);
        const QByteArray before = read("hero.oanim");
        expect({"reimport", path("hero.json")}, 0, "fresh", {});
        write("hero.json", moving(60));
        expect({"reimport", path("hero.json"), "--check"}, 1, "drifted", {"source"});
        QCOMPARE(read("hero.oanim"), before);
        expect({"reimport", path("hero.oanim")}, 0, "cooked", {"source"}); // by its artifact
        QVERIFY(read("hero.oanim") != before);
        expect({"reimport", path("hero.json"), "--check"}, 0, "fresh", {});
        const QByteArray cooked = read("hero.oanim");
        QCOMPARE(runCommand({"cook", path("hero.json"), path("again.oanim"), "--extent", "4"}).status, 0);
        QCOMPARE(read("again.oanim"), cooked);
    }

    void whatIsGoneIsCookedAgain()
    {
        write("hero.json", moving());
        runCommand({"cook", path("hero.json")});
        QVERIFY(QFile::remove(path("hero.oanim")));
        expect({"reimport", path("hero.json")}, 0, "cooked", {"artifact-gone"});
        QVERIFY(QFile::exists(path("hero.oanim")));
    }

    void whatOtherHandsChangedIsOverwrittenOnlyWhenAsked()
    {
        write("hero.json", moving());
        runCommand({"cook", path("hero.json")});
        write("hero.json", moving(60));
        write("hero.oanim", "mine");
        const QByteArray record = read("hero.json.orkmeta");
        expect({"reimport", path("hero.json"), "--check"}, 1, "drifted", {"source", "artifact-changed"});
        expect({"reimport", path("hero.json")}, 1, "kept", {"source", "artifact-changed"});
        QVERIFY(runCommand({"reimport", path("hero.json")}).err.contains("--overwrite"));
        QCOMPARE(read("hero.oanim"), QByteArray("mine"));
        QCOMPARE(read("hero.json.orkmeta"), record);
        expect({"reimport", path("hero.json"), "--overwrite"}, 0, "cooked", {"source", "artifact-changed"});
        QVERIFY(read("hero.oanim").contains("layer part"));
        // The plain verb is the asking itself, and says what it ended.
        write("hero.oanim", "mine");
        QVERIFY(runCommand({"cook", path("hero.json")}).err.contains("Other hands"));
        QVERIFY(read("hero.oanim").contains("layer part"));
    }

    void aSourceThatIsRefusedNowLeavesWhatWasCooked()
    {
        write("hero.json", moving());
        runCommand({"cook", path("hero.json")});
        const QByteArray cooked = read("hero.oanim");
        const QByteArray record = read("hero.json.orkmeta");
        for (const QByteArray &bad : {QByteArray(kText), QByteArray("{"), QByteArray()}) {
            write("hero.json", bad);
            expect({"reimport", path("hero.json")}, 1, "refused", {"source"});
        }
        QVERIFY(QFile::remove(path("hero.json")));
        expect({"reimport", path("hero.json")}, 1, "refused", {});
        QCOMPARE(read("hero.oanim"), cooked);
        QCOMPARE(read("hero.json.orkmeta"), record);
    }

    void aBrokenRecordIsToldAndLeft()
    {
        write("hero.json", moving());
        write("hero.json.orkmeta", "<orkmeta");
        expect({"reimport", path("hero.json")}, 1, "record-broken", {});
        const CommandRun cook = runCommand({"cook", path("hero.json")});
        QCOMPARE(cook.status, 0);
        QVERIFY2(cook.err.contains("warning: not the XML of a record"), cook.err.constData());
        QCOMPARE(read("hero.json.orkmeta"), QByteArray("<orkmeta"));
    }

    void badRecordedSettingsAreRefused()
    {
        write("hero.json", moving());
        runCommand({"cook", path("hero.json")});
        write("hero.json.orkmeta", read("hero.json.orkmeta").replace("extent=\"\"", "extent=\"wide\""));
        expect({"reimport", path("hero.json")}, 1, "refused", {"settings"});
    }

    void whatStopsMovingLeavesTheOldFile()
    {
        write("hero.json", moving());
        runCommand({"cook", path("hero.json")});
        const QByteArray cooked = read("hero.oanim");
        write("hero.json", moving().replace(R"({"t":60,"s":[40,-20]})", R"({"t":60,"s":[0,0]})"));
        const CommandRun run = runCommand({"reimport", "--json", path("hero.json")});
        QCOMPARE(run.json()["outputs"].toArray(), QJsonArray{path("hero.oshape")});
        QCOMPARE(run.json()["issues"][0]["code"].toString(), QStringLiteral("artifact-left"));
        QCOMPARE(read("hero.oanim"), cooked);
        expect({"reimport", path("hero.json")}, 0, "fresh", {});
    }

    void whatIsCookedInMemoryHasTheRecordedSettings()
    {
        write("hero.json", moving());
        package(40);
        for (const char *name : {"hero.json", "hero.lottie"})
            QCOMPARE(runCommand({"cook", path(name), "--clips", "a:0:30,b:30:60:once"}).status, 0);
        for (const char *name : {"hero.json", "hero.lottie#walk", "hero.oanim"}) {
            const CommandRun run = runCommand({"pose", path(name), "--clip", "b", "--at", "30f", "--json"});
            QCOMPARE(run.status, 0);
            QCOMPARE(run.json()["frame"].toDouble(), 60.0);
        }
        write("hero.json.orkmeta", "<orkmeta");
        QCOMPARE(runCommand({"pose", path("hero.json"), "--clip", "b"}).status, 1);
        const CommandRun run = runCommand({"pose", path("hero.json"), "--json"});
        QCOMPARE(run.json()["issues"][0]["code"].toString(), QStringLiteral("record-malformed"));
        QCOMPARE(run.status, 0);
    }

    void aRecordOfAnotherToolIsTakenUp()
    {
        write("hero.json", moving());
        write("hero.oanim", "theirs");
        write("hero.json.orkmeta", kTheirs);
        expect({"reimport", path("hero.json")}, 0, "cooked", {"source", "tool", "settings"});
        const QByteArray ours = read("hero.json.orkmeta");
        QVERIFY(ours.startsWith("<orkmeta id=\"ab\" colour=\"red\">")
                && ours.contains("  <texture filter=\"point\"/>"));
        QVERIFY(ours.contains("extent=\"5\""));
        QVERIFY(read("hero.oanim").contains("layer part"));
    }

    void allOfAPackageIsCookedAgain()
    {
        package(40);
        runCommand({"cook", path("hero.lottie")});
        const QByteArray run = read("hero.run.oanim");
        package(60);
        expect({"reimport", path("hero.run.oanim")}, 0, "cooked", {"source"});
        QVERIFY(read("hero.run.oanim") != run);
        expect({"reimport", path("hero.lottie#walk")}, 0, "fresh", {});
        // One animation alone is not recorded, and no work of other hands either.
        QCOMPARE(runCommand({"cook", path("hero.lottie#walk"), "--extent", "7"}).status, 0);
        package(80);
        expect({"reimport", path("hero.lottie")}, 0, "cooked", {"source", "unfinished"});
        QCOMPARE(names(), (QStringList{"hero.lottie", "hero.lottie.orkmeta", "hero.run.oanim", "hero.walk.oanim"}));
    }

    void whatAKilledRunLeftIsTakenAway()
    {
        write("hero.json", moving());
        runCommand({"cook", path("hero.json")});
        write(".clipwright-1-2-3.tmp", "half");
        write("hero.json", moving(60));
        expect({"reimport", path("hero.json"), "--check"}, 1, "drifted", {"source"});
        QVERIFY(QFile::exists(path(".clipwright-1-2-3.tmp"))); // it changes nothing
        expect({"reimport", path("hero.json")}, 0, "cooked", {"source"});
        QVERIFY(!QFile::exists(path(".clipwright-1-2-3.tmp")));
    }

    void ofAProjectOneBadSourceKeepsTheOthersFromNothing()
    {
        QVERIFY(m_folder->makeFolder("a") && m_folder->makeFolder("b") && m_folder->makeFolder("build"));
        for (const char *name : {"a/one.json", "b/two.json", "three.json", "build/four.json"}) {
            write(name, moving());
            QCOMPARE(runCommand({"cook", path(name)}).status, 0);
        }
        write("a/one.json", kText);
        write("b/two.json", moving(60));
        write("build/four.json", moving(60));
        const CommandRun check = runCommand({"reimport", "--project", path(""), "--check", "--json"});
        QCOMPARE(check.status, 1);
        QCOMPARE(outcomes(check), (QStringList{"drifted", "drifted", "fresh"})); // built things are none of it
        const CommandRun run = runCommand({"reimport", "--project", path(""), "--json"});
        QCOMPARE(run.status, 1);
        QCOMPARE(outcomes(run), (QStringList{"refused", "cooked", "fresh"}));
        write("a/one.json", moving());
        QCOMPARE(runCommand({"reimport", "--project", path("")}).status, 0);
        QVERIFY(QFile::remove(path("three.json"))); // nobody's record is no fault of the others
        const CommandRun orphan = runCommand({"reimport", "--project", path("")});
        QCOMPARE(orphan.status, 0);
        QVERIFY2(orphan.err.contains("three.json.orkmeta: warning: The source of this record"), orphan.err.constData());
        QCOMPARE(runCommand({"reimport", "--project", path(""), "--check"}).status, 0);
    }

private:
    QString path(const char *name) const { return m_folder->path(QString::fromUtf8(name)); }
    void write(const char *name, const QByteArray &bytes) const { QVERIFY(m_folder->write(name, bytes)); }
    QByteArray read(const char *name) const { return m_folder->read(name); }
    QStringList names() const { return m_folder->names(); }

    void package(int width) const
    {
        const std::string text = moving(width).toStdString();
        write("hero.lottie", QByteArray::fromStdString(zipmaker::zip({{"a/walk.json", text}, {"a/run.json", text}})));
    }

    static QStringList outcomes(const CommandRun &run)
    {
        QStringList all;
        for (int line = 0; line < run.lines(); ++line)
            all.push_back(run.json(line)["outcome"].toString());
        return all;
    }

    static void expect(const QStringList &words, int status, const char *outcome, const QStringList &drift)
    {
        const CommandRun run = runCommand(QStringList(words) << "--json");
        QVERIFY2(run.status == status, run.out.constData());
        QCOMPARE(run.json()["outcome"].toString(), QString(outcome));
        QCOMPARE(run.json()["drift"].toArray(), QJsonArray::fromStringList(drift));
        QVERIFY(run.err.isEmpty());
    }

    std::unique_ptr<WorkFolder> m_folder;
};

QTEST_GUILESS_MAIN(tst_Reimport)
#include "tst_reimport.moc"
