// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "command_run.h"
#include "work_folder.h"

#include <QJsonArray>
#include <QTest>

/** The verbs of clips, curves and stages that draw nothing. */
class tst_ClipVerbs : public QObject {
    Q_OBJECT

    WorkFolder m_folder;

    void writeClip(const QByteArray &more = {})
    {
        m_folder.write(
            "a.oclip",
            R"({"kind":"orblit.clip","formatVersion":1,"name":"door","rate":10,"whenDone":"loop","channels":[)"
            R"({"target":"door","property":"transform.euler","kind":"euler","hold":"linear","keys":[{"at":0,"value":[0,0,0]},{"at":1,"value":[0,90,0]}]},)"
            R"({"bone":"hand","property":"position","kind":"vector","keys":[{"at":0,"value":[1,2,3]}]},)"
            R"({"target":"door","property":"sound.isOn","kind":"flag","hold":"step","keys":[{"at":0,"value":true}]}],)"
            R"("marks":[{"at":0.5,"name":"creak","payload":{"volume":2}}])"
                + more + "}");
    }
    CommandRun play(const QString &file, const QByteArray &steps)
    {
        m_folder.write("steps.json", steps);
        return runCommand({"play", file, "--steps", m_folder.path("steps.json"), "--json"});
    }

private slots:
    void infoTellsWhatIsInAClip();
    void poseTellsValuesAndBones();
    void playPassesMarksAndLaps();
    void fmtKeepsWhatItCannotRead();
    void validateSaysWhy();
    void aDrawnCurveIsFoundBesideItsClip();
    void optionsOfRigsAreRefused();
    void stagesAnswerWhatRuns();
    void stepsThatAreNoneAreRefused();
    void aStepIsRefusedByNameAndPlace_data();
    void aStepIsRefusedByNameAndPlace();
};

void tst_ClipVerbs::infoTellsWhatIsInAClip()
{
    writeClip();
    const QJsonObject info = runCommand({"info", m_folder.path("a.oclip"), "--json"}).json();
    QCOMPARE(info["kind"].toString(), "clip");
    QCOMPARE(info["duration"].toObject()["frames"].toDouble(), 10.0);
    QCOMPARE(info["counts"].toObject()["keys"].toInt(), 4);
    QCOMPARE(info["marks"].toArray()[0].toObject()["payload"].toObject()["volume"].toInt(), 2);
    QVERIFY(runCommand({"info", m_folder.path("a.oclip")}).out.contains("mark creak at 0.5 s"));
}

void tst_ClipVerbs::poseTellsValuesAndBones()
{
    writeClip();
    const CommandRun run = runCommand({"pose", m_folder.path("a.oclip"), "--at", "5f,99", "--json"});
    QCOMPARE(run.lines(), qsizetype(2));
    const QJsonObject half = run.json();
    QCOMPARE(half["seconds"].toDouble(), 0.5);
    QCOMPARE(half["values"].toObject()["door"].toObject()["transform.euler"].toArray()[1].toDouble(), 45.0);
    QCOMPARE(half["values"].toObject()["door"].toObject()["sound.isOn"].toBool(), true);
    QCOMPARE(half["bones"].toObject()[""].toObject()["hand"].toObject()["position"].toArray()[2].toDouble(), 3.0);
    QCOMPARE(run.json(1)["seconds"].toDouble(), 1.0); // held to its length
}

void tst_ClipVerbs::playPassesMarksAndLaps()
{
    writeClip();
    const CommandRun run =
        play(m_folder.path("a.oclip"),
             R"([{"dt":1},{"play":true},{"dt":1.75},{"seek":0.25},{"pause":true},{"dt":1},{"stop":true}])");
    QCOMPARE(run.lines(), qsizetype(7));
    QCOMPARE(run.json(0)["at"].toDouble(), 0.0); // it starts paused
    QCOMPARE(run.json(2)["at"].toDouble(), 0.75);
    QCOMPARE(run.json(2)["marks"].toArray().size(), 2);
    QCOMPARE(run.json(2)["marks"].toArray()[0].toObject()["payload"].toObject()["volume"].toInt(), 2);
    QCOMPARE(run.json(5)["at"].toDouble(), 0.25);
    QCOMPARE(run.json(6)["at"].toDouble(), 0.0);
}

void tst_ClipVerbs::fmtKeepsWhatItCannotRead()
{
    writeClip(R"(,"unknown":[1, 2])");
    const QByteArray before = m_folder.read("a.oclip");
    QCOMPARE(runCommand({"fmt", "--check", m_folder.path("a.oclip")}).status, 1);
    QCOMPARE(m_folder.read("a.oclip"), before);
    QCOMPARE(runCommand({"fmt", m_folder.path("a.oclip")}).status, 0);
    QVERIFY(m_folder.read("a.oclip").contains("\"unknown\": [1,2]"));
    QVERIFY(!m_folder.names().contains("a.oclip~"));
    QCOMPARE(runCommand({"fmt", "--check", m_folder.path("a.oclip")}).status, 0);

    const QByteArray odd = R"({"kind":"orblit.clip","channels":[{"property":"none","kind":"number"}]})";
    m_folder.write("b.oclip", odd);
    const CommandRun run = runCommand({"fmt", m_folder.path("b.oclip")});
    QCOMPARE(run.status, 0);
    QCOMPARE(m_folder.read("b.oclip~"), odd);
    QVERIFY(run.err.contains("b.oclip~"));
}

void tst_ClipVerbs::validateSaysWhy()
{
    m_folder.write("bad.oclip", "{\n\"kind\":\"orblit.clap\"}");
    const CommandRun run = runCommand({"validate", m_folder.path("bad.oclip")});
    QCOMPARE(run.status, 1);
    QVERIFY(run.err.contains("bad.oclip:2:8: error: "));
    m_folder.write(
        "odd.ocurve",
        R"({"kind":"clipwright.curve","formatVersion":1,"points":[{"at":0,"value":0},{"at":1,"value":1},{"at":"x"}]})");
    const QJsonObject told = runCommand({"validate", m_folder.path("odd.ocurve"), "--json"}).json();
    QCOMPARE(told["valid"].toBool(), true);
    QCOMPARE(told["issues"].toArray().size(), 1);
    QCOMPARE(runCommand({"validate", m_folder.path("none.ostage")}).status, 1);
}

void tst_ClipVerbs::aDrawnCurveIsFoundBesideItsClip()
{
    m_folder.write(
        "step.ocurve",
        R"({"kind":"clipwright.curve","formatVersion":1,"points":[{"at":0,"value":0},{"at":0.5,"value":1},{"at":1,"value":1}]})");
    m_folder.write(
        "c.oclip",
        R"({"kind":"orblit.clip","channels":[{"property":"a.b","kind":"number","keys":[{"at":0,"value":0,"easing":{"curve":"step.ocurve"}},{"at":1,"value":10}]}]})");
    const auto value = [&] {
        const QJsonObject pose = runCommand({"pose", m_folder.path("c.oclip"), "--at", "0.5", "--json"}).json();
        return pose["values"].toObject()[""].toObject()["a.b"].toDouble();
    };
    QCOMPARE(value(), 10.0);
    QVERIFY(QFile::remove(m_folder.path("step.ocurve")));
    QCOMPARE(value(), 5.0); // a curve that is gone runs evenly, and is told
    QVERIFY(runCommand({"pose", m_folder.path("c.oclip")}).err.contains("step.ocurve"));
}

void tst_ClipVerbs::optionsOfRigsAreRefused()
{
    writeClip();
    QCOMPARE(runCommand({"pose", m_folder.path("a.oclip"), "--clip", "walk"}).status, 2);
    QCOMPARE(runCommand({"play", m_folder.path("a.oclip")}).status, 2);
    QCOMPARE(runCommand({"cook", m_folder.path("a.oclip")}).status, 1);
}

void tst_ClipVerbs::stagesAnswerWhatRuns()
{
    const QString stage = QStringLiteral(CLIPWRIGHT_SOURCE "/samples/stages/swing.ostage");
    const CommandRun run = play(
        stage,
        R"([{"dt":0.5},{"status":"swing.oclip","on":"hero"},{"dt":2},{"status":true,"on":"hero"},)"
        R"({"play":"swing.oclip","on":"hero","by":"blade"},{"stop":true,"on":"hero"},{"play":"no.oclip","on":"hero"},{"pause":true,"on":"nobody"}])");
    QCOMPARE(run.lines(), qsizetype(8));
    const QJsonObject status = run.json(1)["status"].toObject();
    QCOMPARE(status["playing"].toBool(), true);
    QCOMPARE(status["length"].toDouble(), 1.3);
    QCOMPARE(status["timeLeft"].toDouble(), 0.8);
    const QJsonObject finished = run.json(2)["finished"].toArray()[0].toObject();
    QCOMPARE(finished["animation"].toString(), "swing.oclip");
    QCOMPARE(finished["heardBy"].toArray()[0].toString(), "hero");
    QCOMPARE(run.json(3)["status"].toObject()["playing"].toBool(), false);
    QCOMPARE(run.json(6)["issues"].toArray().size(), 1);
    QCOMPARE(run.json(7)["issues"].toArray()[0].toObject()["code"].toString(), "object-unknown");
    QVERIFY(run.json(0)["order"].toArray().contains("hero"));
}

void tst_ClipVerbs::stepsThatAreNoneAreRefused()
{
    writeClip();
    for (const char *steps : {"{}", "[7]", R"([{"dt":"1"}])", R"([{"crossFade":"a","seconds":1}])", "[{}]"})
        QCOMPARE(play(m_folder.path("a.oclip"), steps).status, 1);
    QCOMPARE(play(QStringLiteral(CLIPWRIGHT_SOURCE "/samples/stages/cube.ostage"), R"([{"seek":1}])").status, 1);
}

void tst_ClipVerbs::aStepIsRefusedByNameAndPlace_data()
{
    QTest::addColumn<QByteArray>("step");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("what");
    const auto row = [](const char *step, const char *pointer, const char *what) {
        QTest::newRow(step) << QByteArray(step) << QByteArray(pointer) << QByteArray(what);
    };
    row(R"({"dt":-1})", "/1/dt", R"(expected seconds, 0 or more for "dt", found -1)");
    row(R"({"dt":"1"})", "/1/dt", R"(found "1")");
    row(R"({"play":"swing.oclip","blend":-0.1})", "/1/blend", R"("blend", found -0.1)");
    row(R"({"play":"swing.oclip","blendout":1})", "/1/blendout", R"(restart or by beside "play", found "blendout")");
    row(R"({"play":"swing.oclip","blendOut":true})", "/1/blendOut", R"(0 or more for "blendOut", found true)");
    row(R"({"play":"swing.oclip","restart":1})", "/1/restart", R"(expected true or false for "restart", found 1)");
    row(R"({"play":true})", "/1/play", R"(expected a text for "play", found true)");
    row(R"({"stop":true,"blendOut":1})", "/1/blendOut", R"(expected on or blend beside "stop")");
    row(R"({"dt":1,"play":"a"})", "/1/play", R"(expected nothing beside "dt", found "play")");
    row(R"({"status":{}})", "/1/status", R"(expected a name, or true for all)");
    row(R"({"pause":"a","on":4})", "/1/on", R"(expected a text for "on", found 4)");
    row(R"({"jump":1})", "/1", R"(expected {"dt":N})");
    row("7", "/1", R"(expected {"dt":N})");
}

void tst_ClipVerbs::aStepIsRefusedByNameAndPlace()
{
    QFETCH(QByteArray, step);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, what);
    const CommandRun run =
        play(QStringLiteral(CLIPWRIGHT_SOURCE "/samples/stages/swing.ostage"), R"([{"dt":0},)" + step + ']');
    QCOMPARE(run.status, 1);
    const QJsonObject issue = run.json()["issues"][0].toObject();
    QCOMPARE(issue["code"].toString(), QStringLiteral("steps-malformed"));
    QCOMPARE(issue["pointer"].toString().toUtf8(), pointer);
    QVERIFY2(issue["what"].toString().toUtf8().contains(what), run.out.constData());
}

QTEST_APPLESS_MAIN(tst_ClipVerbs)
#include "tst_clip_verbs.moc"
