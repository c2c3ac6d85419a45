// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "command_run.h"
#include "work_folder.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace {

const char kRig[] =
    "version 1\nfps 30\nduration 60\nclip walk 0 30 loop\nclip die 30 60 once\nmark 12 step left\n"
    "layer root parent -1\n  pos k 2\n    kf 0 0 0\n    kf 30 1 0 ease 0.3 0 0.7 1\n    # a note\n  rot k 1\n    kf 0 "
    "90\n"
    "layer body parent 0\n  shape k 2\n    kf 0\n      fill 1 0 0 1\n      contour 4\n"
    "      v -1 -1\n      v 1 -1\n      v 1 1\n      v -1 1\n    kf 20\n      fill 1 0 0 1\n      contour 4\n"
    "      v -1 -1\n      v 1 -1\n      v 1 1\n      v -1 1\n";

const char kLottie[] = R"({"v":"5.7.0", "fr":30,"ip":0,"op":60,"w":200,"h":100,"markers":[{"cm":"walk","tm":0,"dr":60}],
 "layers":[
  {"ty":4,"nm":"part","ind":1,"ip":0,"op":60,"st":0,"odd":{"kept": true},
   "ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":0.5,"y":1},"o":{"x":0.5,"y":0}},{"t":60,"s":[40,-20]}]},"r":{"a":0,"k":10}},
   "shapes":[{"ty":"gr","nm":"g","it":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
    {"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},{"ty":"tr"}]}]},
  {"ty":3,"nm":"hip","ind":2,"ip":0,"op":60,"st":0,"ks":{}}
 ]}
)";

} // namespace

class tst_Edit : public QObject {
    Q_OBJECT

    WorkFolder m_folder;

    QString path(const char *name) const { return m_folder.path(QString::fromUtf8(name)); }
    void write(const char *name, const QByteArray &bytes) const { QVERIFY(m_folder.write(name, bytes)); }
    QByteArray read(const char *name) const { return m_folder.read(name); }
    /** Answers as objects, one a line. */
    static QList<QJsonObject> answers(const CommandRun &run)
    {
        QList<QJsonObject> all;
        for (const QByteArray &line : run.out.split('\n')) {
            if (!line.isEmpty())
                all.append(QJsonDocument::fromJson(line).object());
        }
        return all;
    }

private slots:
    void init() { write("rig.oanim", kRig); }

    /** An easing that Lottie cannot say: refused, with what would do nearly the same. */
    void anEasingIsOfferedInCubics()
    {
        write("part.json", kLottie);
        write(
            "edits.json",
            R"([{"command":"set","at":"part/rotation@0f","value":0},{"command":"set","at":"part/rotation@30f","value":90},
            {"command":"setInterpolation","keys":"part/rotation@0f","ease":"bounce-out"}])");
        const CommandRun refused = runCommand({"edit", path("part.json"), path("edits.json"), "--json"});
        QCOMPARE(refused.status, 1);
        QCOMPARE(read("part.json"), QByteArray(kLottie));
        const QJsonObject conversion = answers(refused).last()["conversion"].toObject();
        QCOMPARE(conversion["command"].toString(), QStringLiteral("setInterpolationInCubics"));
        QCOMPARE(conversion["keys"].toObject()["before"].toInt(), 1);
        QCOMPARE(conversion["keys"].toObject()["after"].toInt(), 7);
        QVERIFY(conversion["error"].toDouble() <= conversion["tolerance"].toDouble());
        write("edits.json", read("edits.json").replace("\"setInterpolation\"", "\"setInterpolationInCubics\""));
        const CommandRun done = runCommand({"edit", path("part.json"), path("edits.json")});
        QVERIFY2(done.status == 0, done.err.constData());
    }

    /** Clips and stages are edited like rigs: the answers backwards give the first bytes again. */
    void clipsAndStagesToo_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("a clip")
            << QByteArray("glow.oclip")
            << QByteArray(
                   R"({"kind":"orblit.clip", "formatVersion":1,"name":"glow","duration":2,"rate":30,"own":[1],"channels":[
 {"target":"lamp","property":"light.power","kind":"number","keys":[{"at":0,"value":1},{"at":1,"value":2}]}]})")
            << QByteArray(
                   R"([{"command":"addKeys","at":"lamp/light.power","keys":[{"at":"15f","value":4,"ease":"back-out"}]},
              {"command":"moveKeys","keys":["lamp/light.power@1"],"by":"0.5"},
              {"command":"addChannel","at":"lamp/transform.position","kind":"vector","keys":[{"at":0,"value":[1,2,3]}]},
              {"command":"deleteKeys","keys":["lamp/transform.position@0"]},
              {"command":"set","at":"whenDone","value":"loop"}])")
            << QByteArray("\"easing\":\"back-out\"");
        QTest::newRow("a stage")
            << QByteArray("room.ostage")
            << QByteArray(R"({"kind":"clipwright.stage", "formatVersion":1,"name":"room","own":[1],"entities":[
 {"id":"lamp","components":{"transform":{"position":[1,0,0]}}},{"id":"shade","parent":"lamp"}]})")
            << QByteArray(R"([{"command":"addComponent","at":"lamp","component":"light"},
              {"command":"set","at":"lamp/light.power","value":3},{"command":"duplicateNode","at":"lamp"},
              {"command":"removeNode","at":"lamp"},{"command":"set","at":"lamp2/id","value":"old"}])")
            << QByteArray("\"parent\":\"old\"");
    }

    void clipsAndStagesToo()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QByteArray, script);
        QFETCH(const QByteArray, said);
        write(file.constData(), bytes);
        write("edits.json", script);
        const CommandRun run = runCommand({"edit", path(file.constData()), path("edits.json")});
        QVERIFY2(run.status == 0, run.err.constData());
        QVERIFY2(QByteArray(read(file.constData())).replace(' ', "").contains(said),
                 read(file.constData()).constData());
        QVERIFY(read(file.constData()).contains("\"own\""));
        QByteArray back;
        for (const QJsonObject &answer : answers(run)) {
            QVERIFY(!answer["changed"].toArray().isEmpty());
            back.prepend(QJsonDocument(answer["inverse"].toObject()).toJson(QJsonDocument::Compact) + ",");
        }
        // By the spelling, and by what the patches say.
        for (const bool isSpelled : {true, false}) {
            QJsonArray steps = QJsonDocument::fromJson("[" + back.chopped(1) + "]").array();
            for (auto step = steps.begin(); !isSpelled && step != steps.end(); ++step) {
                QJsonObject only = step->toObject();
                only.remove(QStringLiteral("spelling"));
                *step = only;
            }
            const QByteArray edited = read(file.constData());
            write("back.json", QJsonDocument(steps).toJson());
            const CommandRun undo = runCommand({"edit", path(file.constData()), path("back.json")});
            QVERIFY2(undo.status == 0, undo.err.constData());
            if (isSpelled)
                QCOMPARE(read(file.constData()), bytes);
            // Without the spelling the canonical text is the same.
            const QByteArray other = "first_" + file;
            write(other.constData(), bytes);
            runCommand({"fmt", path(file.constData())});
            runCommand({"fmt", path(other.constData())});
            QCOMPARE(read(file.constData()), read(other.constData()));
            write(file.constData(), edited);
        }
    }

    void aScriptBackwardsGivesTheFirstBytes_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("a value") << QByteArray(R"([{"command":"set","at":"root/rotation@0f","value":45}])");
        QTest::newRow("keys in between") << QByteArray(R"([{"command":"insertKey","at":"root/position@10f"},
            {"command":"moveKeys","keys":["root/position@10f"],"by":"-2f"},
            {"command":"deleteKeys","keys":["root/position@0f"]}])");
        QTest::newRow("a group of tracks")
            << QByteArray(R"([{"command":"moveKeys","keys":["body/items[0]/items[0]/path@20f"],
            "by":"5f"},{"command":"duplicateKeys","keys":["body/items[0]/items[0]/path@25f"],"by":"10f"}])");
        QTest::newRow("layers") << QByteArray(R"([{"command":"addLayer","kind":"null","name":"top","to":0},
            {"command":"duplicateNode","at":"root"},{"command":"moveNode","at":"layers[3]","parent":"top"},
            {"command":"removeNode","at":"layers[1]"},{"command":"rename","at":"top","name":"tip"}])");
        QTest::newRow("a value without keys") << QByteArray(R"([{"command":"set","at":"body/opacity","value":0.5},
            {"command":"removeNode","at":"body/items[0]"}])");
        QTest::newRow("clips and marks") << QByteArray(R"([{"command":"addRange","name":"hit","start":"5f","end":"9f"},
            {"command":"removeRange","range":"walk"},{"command":"setMark","mark":"step","time":"40f","payload":"right"}])");
    }
    void aScriptBackwardsGivesTheFirstBytes()
    {
        QFETCH(QByteArray, script);
        write("canonical.oanim", kRig);
        QCOMPARE(runCommand({"fmt", path("canonical.oanim")}).status, 0);
        const QByteArray first = read("canonical.oanim");
        write("there.json", script);
        const CommandRun there =
            runCommand({"edit", path("canonical.oanim"), path("there.json"), "--out", path("edited.oanim")});
        QVERIFY2(there.status == 0, there.out + there.err);
        QVERIFY(read("edited.oanim") != first);
        QCOMPARE(read("canonical.oanim"), first);
        QJsonArray back;
        for (const QJsonObject &answer : answers(there)) {
            QVERIFY(!answer["changed"].toArray().isEmpty());
            back.prepend(answer["inverse"]);
        }
        write("back.json", QJsonDocument(back).toJson());
        const CommandRun home = runCommand({"edit", path("edited.oanim"), path("back.json")});
        QVERIFY2(home.status == 0, home.out + home.err);
        QCOMPARE(read("edited.oanim"), first);
        // In one run too.
        QJsonArray all = QJsonDocument::fromJson(script).array();
        for (const QJsonValue &step : back)
            all.append(step);
        write("all.json", QJsonDocument(all).toJson());
        QCOMPARE(runCommand({"edit", path("canonical.oanim"), path("all.json"), "--out", path("again.oanim")}).status,
                 0);
        QCOMPARE(read("again.oanim"), first);
    }

    void aLottieBackwardsGivesTheFirstBytes_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::newRow("a value") << QByteArray(R"([{"command":"set","at":"part/rotation","value":45}])");
        QTest::newRow("keys") << QByteArray(R"([{"command":"insertKey","at":"part/position@30f"},
            {"command":"moveKeys","keys":["part/position@30f"],"by":"-5f"},
            {"command":"setInterpolation","keys":["part/position@25f"],"ease":"hold"},
            {"command":"deleteKeys","keys":["part/position@0f"]},
            {"command":"addKeys","at":"part/rotation","keys":[{"at":"0f","value":10},{"at":"10f","value":20}]}])");
        QTest::newRow("layers") << QByteArray(R"([{"command":"addLayer","kind":"null","name":"root","to":2},
            {"command":"reparent","at":"part","parent":"hip"},{"command":"duplicateNode","at":["part","hip"]},
            {"command":"moveNode","at":"layers[4]","to":0},{"command":"removeNode","at":"layers[2]"},
            {"command":"rename","at":"hip","name":"Hüfte"}])");
        QTest::newRow("items") << QByteArray(R"([{"command":"addItem","in":"part/g","type":"stroke","to":2},
            {"command":"group","at":["part/g/items[0]","part/g/items[1]"],"name":"inner"},
            {"command":"set","at":"part/g/inner/items[0]/size","value":[30,30]},
            {"command":"removeNode","at":"part/g/inner/items[1]"}])");
        QTest::newRow("clips and marks") << QByteArray(R"([{"command":"addRange","name":"hit","start":"5f","end":"9f"},
            {"command":"setRange","range":"walk","name":"run","end":"50f"},
            {"command":"addMark","name":"step","time":"12f"},{"command":"removeRange","range":"hit"}])");
        QTest::newRow("compositions") << QByteArray(R"([{"command":"addComposition","name":"Sky","length":"20f"},
            {"command":"addLayer","in":"compositions[1]","kind":"solid","colour":[0,0,1,1]},
            {"command":"addLayer","kind":"precomp","composition":"compositions[1]","name":"sky"}])");
    }
    void aLottieBackwardsGivesTheFirstBytes()
    {
        QFETCH(QByteArray, script);
        write("part.json", kLottie);
        write("there.json", script);
        const CommandRun there =
            runCommand({"edit", path("part.json"), path("there.json"), "--out", path("edited.json")});
        QVERIFY2(there.status == 0, there.out + there.err);
        QVERIFY(read("edited.json") != QByteArray(kLottie));
        QVERIFY(read("edited.json").contains(R"("odd":{"kept": true})"));
        QJsonArray back;
        for (const QJsonObject &answer : answers(there)) {
            QVERIFY(!answer["changed"].toArray().isEmpty());
            back.prepend(answer["inverse"]);
        }
        write("back.json", QJsonDocument(back).toJson());
        const CommandRun home = runCommand({"edit", path("edited.json"), path("back.json")});
        QVERIFY2(home.status == 0, home.out + home.err);
        QCOMPARE(read("edited.json"), QByteArray(kLottie));
    }

    /** What no patch can put back, the spelling can. */
    void whatOnlyTheTextKnowsComesBack()
    {
        QByteArray text(kLottie);
        text.replace(R"({"ty":3,"nm":"hip")", R"({"ty":5, "nm":"caption","ind":9,"ip":0,"op":60,"st":0,"t":{}},
  {"ty":3,"nm":"hip")");
        write("part.json", text);
        write("there.json", R"([{"command":"removeNode","at":"caption"}])");
        const CommandRun there = runCommand({"edit", path("part.json"), path("there.json")});
        QVERIFY2(there.status == 0, there.out + there.err);
        QVERIFY(!read("part.json").contains("caption"));
        write("back.json", QJsonDocument(QJsonArray{answers(there).first()["inverse"]}).toJson());
        const CommandRun back = runCommand({"edit", path("part.json"), path("back.json")});
        QVERIFY2(back.status == 0, back.out + back.err);
        QCOMPARE(read("part.json"), text);
    }

    void aCopyHasWhatOnlyTheTextKnows()
    {
        QByteArray text(kLottie);
        text.replace(R"("odd":)", R"("bm":3,"ef":[{"ty":29,"nm":"Blur"}],"odd":)");
        write("part.json", text);
        write("copy.json",
              R"([{"command":"duplicateNode","at":"part"},{"command":"rename","at":"layers[1]","name":"copy"}])");
        const CommandRun run = runCommand({"edit", path("part.json"), path("copy.json")});
        QVERIFY2(run.status == 0, run.out + run.err);
        const QJsonArray layers = QJsonDocument::fromJson(read("part.json")).object()["layers"].toArray();
        QCOMPARE(layers.size(), 3);
        const QJsonObject first = layers[0].toObject();
        const QJsonObject copy = layers[1].toObject();
        for (const char *name : {"ef", "odd", "bm"})
            QCOMPARE(copy[QLatin1String(name)], first[QLatin1String(name)]);
        QVERIFY(copy["ind"] != first["ind"]);
        QCOMPARE(copy["nm"].toString(), QStringLiteral("copy"));
    }

    void refusedMeansNothingIsWritten_data()
    {
        QTest::addColumn<QByteArray>("script");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pointer");
        QTest::newRow("no such path") << QByteArray(R"([{"command":"set","at":"root/position@0f","value":[1,1]},
            {"command":"set","at":"arm/rotation","value":45}])")
                                      << "path-unknown"
                                      << "/1";
        QTest::newRow("malformed") << QByteArray(R"([{"command":"set","at":"root/rotation"}])") << "script-malformed"
                                   << "/0";
        QTest::newRow("no JSON") << QByteArray("[{") << "json-malformed"
                                 << "";
        QTest::newRow("what the format has no word for")
            << QByteArray(R"([{"command":"addItem","in":"root","type":"ellipse"}])") << "needs-source"
            << "/0";
        QTest::newRow("a name of two words")
            << QByteArray(R"([{"command":"rename","at":"root","name":"two words"}])") << "needs-source"
            << "/0";
        QTest::newRow("no layer left") << QByteArray(R"([{"command":"removeNode","at":["root","body"]}])")
                                       << "needs-source"
                                       << "/0";
        QTest::newRow("a second composition")
            << QByteArray(R"([{"command":"addComposition","name":"x"}])") << "needs-source"
            << "/0";
        QTest::newRow("spaces around a mark's words")
            << QByteArray(R"([{"command":"addMark","name":"m","time":"3f","payload":" sp "}])") << "needs-source"
            << "/0";
        QTest::newRow("a patch for another file")
            << QByteArray(R"([{"patch":[{"do":"removeNode","in":1,"node":99}]}])") << "node-unknown"
            << "/0";
    }
    void refusedMeansNothingIsWritten()
    {
        QFETCH(QByteArray, script);
        QFETCH(QString, code);
        QFETCH(QString, pointer);
        write("bad.json", script);
        const CommandRun run = runCommand({"edit", path("rig.oanim"), path("bad.json"), "--json"});
        QCOMPARE(run.status, 1);
        QCOMPARE(read("rig.oanim"), QByteArray(kRig));
        const QJsonObject last = answers(run).last();
        const QJsonObject issue = last["issues"].toArray().first().toObject();
        QCOMPARE(issue["code"].toString(), code);
        QCOMPARE(issue["pointer"].toString(), pointer);
        QCOMPARE(last.contains("conversion"), code == "needs-source");
    }

    void anEmptyScriptLeavesTheBytes()
    {
        write("none.json", "[]");
        QCOMPARE(runCommand({"edit", path("rig.oanim"), path("none.json")}).status, 0);
        QCOMPARE(read("rig.oanim"), QByteArray(kRig));
    }

    void calledWrongly()
    {
        QCOMPARE(runCommand({"edit", path("rig.oanim")}).status, 2);
        write("none.json", "[]");
        QCOMPARE(runCommand({"edit", path("rig.oanim"), path("none.json"), "--out", path("rig.oshape")}).status, 2);
        QCOMPARE(runCommand({"edit", "--list", path("rig.oanim")}).status, 2);
    }

    void theListIsWhole()
    {
        const CommandRun text = runCommand({"edit", "--list"});
        QCOMPARE(text.status, 0);
        QVERIFY(text.out.contains("moveKeys keys by"));
        const QList<QJsonObject> rows = answers(runCommand({"edit", "--list", "--json"}));
        QVERIFY(rows.size() > 25);
        for (const QJsonObject &row : rows) {
            QVERIFY(!row["label"].toString().isEmpty());
            for (const QJsonValue &argument : row["arguments"].toArray())
                QVERIFY(!argument["help"].toString().isEmpty());
        }
    }
};

QTEST_APPLESS_MAIN(tst_Edit)
#include "tst_edit.moc"
