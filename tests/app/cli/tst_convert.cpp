// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "command_run.h"
#include "work_folder.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

#include <memory>
#include <utility>

namespace {

const char kRig[] =
    "version 1\nfps 30\nduration 60\nclip walk 0 30 loop\nlayer root parent -1\n  pos k 2\n"
    "    kf 0 0 0\n    kf 30 1 0\nlayer still parent 0\nlayer body parent 0\n  shape k 1\n    kf 0\n"
    "      linear 0 0 1 0 2\n      stop 0 1 0 0 1\n      stop 1 0 0 1 1\n      contour 3\n      v -1 -1\n      v 1 -1\n"
    "      v 1 1\n";
const char kTextured[] = "version 3\nfps 10\nduration 10\nlayer a parent -1\n  shape k 1\n    kf 0\n"
                         "      fill 1 1 1 1\n      texture blue.png -1 -1 2 2\n      contour 4\n"
                         "      v -1 -1\n      v 1 -1\n      v 1 1\n      v -1 1\n";
const char kShape[] = "version 1\nfill 1 0 0 1\ncontour 3\nv 0 0\nv 1 0\nv 0 1\n";
const char kLottie[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":4,"nm":"part","ind":1,
"ip":0,"op":60,"st":0,"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":0.5,"y":1},"o":{"x":0.5,"y":0}},{"t":60,"s":[40,-20]}]}},
"shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]})";
const char kText[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[
{"ty":5,"nm":"caption","ind":1,"ip":0,"op":60,"st":0,"ks":{}}]})";

} // namespace

class tst_Convert : public QObject {
    Q_OBJECT

private slots:
    void init() { m_folder = std::make_unique<WorkFolder>(); }

    void anOanimBecomesASource()
    {
        write("rig.oanim", kRig);
        const CommandRun there = runCommand({"convert", "--json", path("rig.oanim"), path("rig.json")});
        QVERIFY2(there.status == 0, there.out + there.err);
        QCOMPARE(there.json()["outputs"].toArray(), QJsonArray{path("rig.json")});
        // What it cooks to has the same clips, layers and marks.
        QCOMPARE(runCommand({"convert", path("rig.json"), path("again.oanim")}).status, 0);
        const QJsonObject before = runCommand({"info", "--json", path("rig.oanim")}).json();
        const QJsonObject after = runCommand({"info", "--json", path("again.oanim")}).json();
        QCOMPARE(after["clips"], before["clips"]);
        QCOMPARE(after["marks"], before["marks"]);
        QCOMPARE(after["duration"], before["duration"]);
        // A source is no source of another one.
        QCOMPARE(runCommand({"convert", path("rig.json"), path("other.json")}).status, 1);
    }

    void whatIsNoTargetIsRefused()
    {
        write("rig.oanim", kRig);
        const CommandRun back = runCommand({"convert", path("rig.oanim"), path("back.lottie")});
        QCOMPARE(back.status, 1);
        QVERIFY(back.err.contains(".oanim or .oshape"));
        QCOMPARE(runCommand({"convert", path("rig.oanim"), path("no/rig.oanim")}).status, 1);
        QCOMPARE(m_folder->names(), QStringList{"rig.oanim"});
    }

    void clipsStagesAndCurvesAreWrittenAgain()
    {
        const QString samples = QStringLiteral(CLIPWRIGHT_SOURCE "/samples/stages/");
        for (const char *name : {"lamp.oclip", "swing.ostage", "soft.ocurve"}) {
            QFile file(samples + QLatin1String(name));
            QVERIFY2(file.open(QIODevice::ReadOnly), name);
            write(name, file.readAll().replace("\n", "\r\n"));
            const QString out = QStringLiteral("out") + QLatin1String(name).mid(QByteArray(name).indexOf('.'));
            const CommandRun run = runCommand({"convert", "--json", path(name), path(out)});
            QVERIFY2(run.status == 0, run.out + run.err);
            QCOMPARE(run.json()["outputs"].toArray(), QJsonArray{path(out)});
            QCOMPARE(runCommand({"fmt", path(name)}).status, 0);
            QCOMPARE(m_folder->read(out), m_folder->read(name));
        }
    }

    void whatIsLeftOutIsToldAndKept()
    {
        write("a.oclip", R"({"kind":"orblit.clip","formatVersion":1,"rate":"x"})");
        const CommandRun other = runCommand({"convert", "--json", path("a.oclip"), path("b.oclip")});
        QCOMPARE(other.json()["issues"][0]["code"].toString(), QStringLiteral("value-malformed"));
        QCOMPARE(m_folder->names(), (QStringList{"a.oclip", "b.oclip"}));
        QCOMPARE(runCommand({"convert", path("a.oclip"), path("a.oclip")}).status, 0);
        QCOMPARE(m_folder->names(), (QStringList{"a.oclip", "a.oclip~", "b.oclip"}));
    }

    void whatNamesFilesStaysInItsFolder()
    {
        QVERIFY(m_folder->makeFolder("other"));
        const auto refused = [&](const char *name, const QByteArray &text) {
            write(name, text);
            const CommandRun run = runCommand({"convert", path(name), path(QStringLiteral("other/") + name)});
            return run.status == 1 && run.err.contains("names files from there: art/a");
        };
        const QByteArray clip = R"({"kind":"orblit.clip","formatVersion":1,"channels":[)";
        QVERIFY(
            refused("a.oclip",
                    clip + R"({"property":"sprite.texture","kind":"asset","keys":[{"at":0,"value":"art/a.png"}]}]})"));
        QVERIFY(refused(
            "b.oclip",
            clip
                + R"({"property":"a.b","kind":"number","keys":[{"at":0,"value":1,"easing":{"curve":"art/a.ocurve"}},{"at":1,"value":2}]}]})"));
        const QByteArray stage = R"({"kind":"clipwright.stage","formatVersion":1,"entities":[)";
        QVERIFY(refused("a.ostage", stage + R"({"id":"a","instance":"art/a.ostage"}]})"));
        QVERIFY(refused("b.ostage", stage + R"({"id":"a","components":{"motion":{"clips":["art/a.oclip"]}}}]})"));
        write("c.ostage", stage + R"({"id":"a","components":{"transform":{}}}]})");
        QCOMPARE(runCommand({"convert", path("c.ostage"), path("other/c.ostage")}).status, 0);
    }

    void whatCanBeConvertedIsSaid()
    {
        write("rig.oanim", kRig);
        write("a.oclip", R"({"kind":"orblit.clip","formatVersion":1})");
        for (const auto &[from, to] : {std::pair{"a.oclip", "a.oanim"}, std::pair{"a.oclip", "a.ostage"},
                                       std::pair{"a.oclip", "a.json"}, std::pair{"rig.oanim", "rig.oclip"}}) {
            const CommandRun run = runCommand({"convert", path(from), path(to)});
            QCOMPARE(run.status, 1);
            QVERIFY2(run.err.contains("an .oclip, .ostage or .ocurve into another of its kind"), run.err.constData());
        }
        QCOMPARE(m_folder->names(), (QStringList{"a.oclip", "rig.oanim"}));
    }

    void eachLayerThatTheTargetCannotHoldIsNamed()
    {
        write("rig.oanim", kRig);
        const CommandRun run = runCommand({"convert", "--json", path("rig.oanim"), path("moving.oshape")});
        QCOMPARE(run.status, 1);
        const QJsonArray issues = run.json()["issues"].toArray();
        QCOMPARE(issues.size(), 2);
        QCOMPARE(issues[0]["layer"].toString(), QStringLiteral("root"));
        QVERIFY(issues[0]["what"].toString().endsWith("cannot hold motion"));
        QCOMPARE(issues[1]["layer"].toString(), QStringLiteral("body"));
        QVERIFY(issues[1]["what"].toString().endsWith("cannot hold gradients"));
        QCOMPARE(issues[1]["class"].toString(), QStringLiteral("refused"));
        QVERIFY(!QFile::exists(path("moving.oshape")));
    }

    void eachMorphSetThatIsLeftOutIsNamed()
    {
        write("soft.oshape", QByteArray(kShape)
                                 + "morph up\nfill 1 0 0 1\ncontour 3\nv 0 0\nv 1 0\nv 0 2\n"
                                   "morph down\nfill 1 0 0 1\ncontour 3\nv 0 0\nv 1 0\nv 0 3\n");
        const CommandRun run = runCommand({"convert", "--json", path("soft.oshape"), path("soft.oanim")});
        QCOMPARE(run.status, 0);
        const QJsonArray issues = run.json()["issues"].toArray();
        QCOMPARE(issues.size(), 2);
        QCOMPARE(issues[0]["class"].toString(), QStringLiteral("dropped"));
        QVERIFY(issues[0]["file"].toString().endsWith("soft.oshape"));
        QVERIFY(issues[0]["what"].toString().contains("'up'") && issues[1]["what"].toString().contains("'down'"));
    }

    void whatTheCookRefusesIsNotConverted()
    {
        write("text.json", kText);
        QCOMPARE(runCommand({"convert", path("text.json"), path("text.oanim")}).status, 1);
        QVERIFY(!QFile::exists(path("text.oanim")));
    }

    void shapesAndRigsBecomeEachOther()
    {
        write("shape.oshape", kShape);
        QCOMPARE(runCommand({"convert", path("shape.oshape"), path("shape.oanim")}).status, 0);
        QCOMPARE(runCommand({"validate", path("shape.oanim")}).status, 0);
        QCOMPARE(runCommand({"convert", path("shape.oanim"), path("again.oshape")}).status, 0);
        QCOMPARE(runCommand({"validate", path("again.oshape")}).status, 0);
        write("part.json", kLottie);
        QCOMPARE(runCommand({"convert", path("part.json"), path("made.oanim")}).status, 0);
        QVERIFY(QFile::exists(path("made.oanim")));
    }

    void thePicturesOfANativeFileComeAlong()
    {
        QVERIFY(m_folder->makeFolder("out"));
        write("rig.oanim", kTextured);
        write("blue.png", pngOf(Qt::blue));
        const CommandRun run = runCommand({"convert", "--json", path("rig.oanim"), path("out/rig.oanim")});
        QCOMPARE(run.json()["outputs"].toArray(), (QJsonArray{path("out/rig.oanim"), path("out/blue.png")}));
        QCOMPARE(m_folder->read("out/blue.png"), m_folder->read("blue.png"));
        QVERIFY(runCommand({"validate", path("out/rig.oanim")}).err.isEmpty());
    }

    void picturesThatStandThereAlreadyAreLeftAlone()
    {
        write("rig.oanim", kTextured);
        write("blue.png", pngOf(Qt::blue));
        const CommandRun run = runCommand({"convert", "--json", path("rig.oanim"), path("other.oanim")});
        QCOMPARE(run.json()["outputs"].toArray(), (QJsonArray{path("other.oanim")}));
    }

    void aMissingPictureIsToldAndTheRestConverted()
    {
        QVERIFY(m_folder->makeFolder("out"));
        write("rig.oanim", kTextured);
        const CommandRun run = runCommand({"convert", "--json", path("rig.oanim"), path("out/rig.oanim")});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.json()["issues"][0]["code"].toString(), QStringLiteral("texture-missing"));
        QCOMPARE(m_folder->names("out"), QStringList{"rig.oanim"});
    }

private:
    QString path(const QString &name) const { return m_folder->path(name); }
    void write(const char *name, const QByteArray &bytes) const { QVERIFY(m_folder->write(name, bytes)); }

    std::unique_ptr<WorkFolder> m_folder;
};

QTEST_GUILESS_MAIN(tst_Convert)
#include "tst_convert.moc"
