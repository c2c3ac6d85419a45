// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "command_run.h"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace {

const char kRig[] = "version 1\nfps 30\nduration 60\nclip walk 0 30 loop\nclip die 30 60 once\nmark 12 step left\n"
                    "layer root parent -1\n  pos k 2\n    kf 0 0 0\n    kf 30 1 0\n  rot k 1\n    kf 0 90\n"
                    "layer body parent 0\n  shape k 1\n    kf 0\n      fill 1 0 0 1\n      contour 4\n"
                    "      v -1 -1\n      v 1 -1\n      v 1 1\n      v -1 1\n";

const char kLottie[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"markers":[{"cm":"walk","tm":0,"dr":60}],
"layers":[{"ty":4,"nm":"part","ind":1,"ip":0,"op":60,"st":0,
"ks":{"p":{"a":1,"k":[{"t":0,"s":[0,0],"i":{"x":0.5,"y":1},"o":{"x":0.5,"y":0}},{"t":60,"s":[40,-20]}]}},
"shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]}]})";

const char kLottieWithEffects[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,
"layers":[{"ty":4,"nm":"blurred","ind":1,"ip":0,"op":60,"st":0,"ef":[{"ty":29,"nm":"Blur","ef":[]}],"ks":{},
"shapes":[{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}]},
{"ty":5,"nm":"caption","ind":2,"ip":0,"op":60,"st":0,"ks":{}}]})";

} // namespace

class tst_CommandLine : public QObject {
    Q_OBJECT

    using Run = CommandRun;

    QTemporaryDir m_dir;

    QString path(const char *name) const { return m_dir.filePath(QString::fromUtf8(name)); }

    void write(const char *name, const QByteArray &bytes)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    static Run run(const QStringList &words) { return runCommand(words); }

private slots:
    void init()
    {
        write("rig.oanim", kRig);
        write("part.json", kLottie);
        write("blurred.json", kLottieWithEffects);
        write("broken.oanim", "fps 30\nduration 60\nlayer a parent 3\n");
    }

    void calledWronglyIsTwoAndSaysHow_data()
    {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("nothing") << QStringList{} << QByteArray("Usage");
        QTest::newRow("unknown verb") << QStringList{"dance"} << QByteArray("no verb 'dance'");
        QTest::newRow("no file") << QStringList{"info"} << QByteArray("file name is missing");
        QTest::newRow("two files") << QStringList{"info", "a.oanim", "b.oanim"} << QByteArray("one file name too many");
        QTest::newRow("unknown option") << QStringList{"info", "--loud", "a.oanim"} << QByteArray("no option --loud");
        QTest::newRow("option of one dash") << QStringList{"info", path("rig.oanim"), "-o"}
                                            << QByteArray("no option -o here; a file of that name is ./-o");
        QTest::newRow("misspelt option") << QStringList{"render", "a.oanim", "b.png", "--szie", "5x5"}
                                         << QByteArray("did you mean '--size'?");
        QTest::newRow("help for an unknown verb")
            << QStringList{"help", "rendr"} << QByteArray("did you mean 'render'?");
        QTest::newRow("option without value")
            << QStringList{"pose", path("rig.oanim"), "--at"} << QByteArray("needs T");
        QTest::newRow("bad time") << QStringList{"pose", path("rig.oanim"), "--at", "soon"}
                                  << QByteArray("expected seconds");
        QTest::newRow("bad size") << QStringList{"render", path("rig.oanim"), "o.png", "--size", "0x5"}
                                  << QByteArray("--size");
        QTest::newRow("too many pixels") << QStringList{"render", path("rig.oanim"), "o.png", "--size", "8192x8193"}
                                         << QByteArray("64 million pixels");
        QTest::newRow("bad colour") << QStringList{"render", path("rig.oanim"), "o.png", "--background", "#12"}
                                    << QByteArray("--background");
        QTest::newRow("names in the wrong order")
            << QStringList{"render", path("o.png"), path("rig.oanim")} << QByteArray("ends in .png");
        QTest::newRow("sheet over a source")
            << QStringList{"sheet", path("rig.oanim"), path("rig.oanim")} << QByteArray("ends in .png");
        QTest::newRow("name that begins with dashes")
            << QStringList{"info", "--rig.oanim"} << QByteArray("stands behind a lone --");
        QTest::newRow("no steps") << QStringList{"play", path("rig.oanim")} << QByteArray("--steps");
    }
    void calledWronglyIsTwoAndSaysHow()
    {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, reason);
        const Run result = run(words);
        QCOMPARE(result.status, 2);
        QVERIFY2(result.err.contains(reason), result.err.constData());
        QVERIFY(result.out.isEmpty());
    }

    void badInputIsOneWithThePlace()
    {
        const Run missing = run({"info", path("none.oanim")});
        QCOMPARE(missing.status, 1);
        QVERIFY(missing.err.contains("none.oanim: error: "));

        const Run broken = run({"validate", path("broken.oanim")});
        QCOMPARE(broken.status, 1);
        QVERIFY2(broken.err.contains("broken.oanim:3:16: error: "), broken.err.constData());
        QCOMPARE(broken.err.count('\n'), 1);
    }

    void anUnknownClipIsToldWithTheFileAndThoseThereAre()
    {
        const Run result = run({"pose", path("rig.oanim"), "--clip", "sing"});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains("rig.oanim: error: ") && result.err.contains("walk, die"), result.err.constData());
    }

    void theHelpListsVerbsInOneColumn()
    {
        const Run result = run({"help"});
        QCOMPARE(result.status, 0);
        QSet<qsizetype> columns;
        for (const QString &line : QString::fromUtf8(result.out).split(u'\n')) {
            if (line.startsWith(u"  ") && line.size() > 3)
                columns.insert(line.indexOf(QRegularExpression(QStringLiteral("(?<=  )[A-Z][a-z]"))));
        }
        QCOMPARE(columns.size(), 1);
    }

    void jsonIsOneDocumentALineEvenForFailures()
    {
        const Run broken = run({"info", "--json", path("broken.oanim")});
        QCOMPARE(broken.status, 1);
        QVERIFY(broken.err.isEmpty());
        QCOMPARE(broken.lines(), 1);
        const QJsonObject issue = broken.json()["issues"].toArray().first().toObject();
        QCOMPARE(issue["severity"].toString(), QStringLiteral("error"));
        QCOMPARE(issue["code"].toString(), QStringLiteral("layer-bad-parent"));
        QCOMPARE(issue["line"].toInt(), 3);
    }

    void validateGoesOnAfterABadFile()
    {
        const Run result = run({"validate", "--json", path("broken.oanim"), path("rig.oanim"), path("blurred.json")});
        QCOMPARE(result.status, 1);
        QCOMPARE(result.lines(), 3);
        QVERIFY(!result.json(0)["valid"].toBool());
        QVERIFY(result.json(1)["valid"].toBool());
        QVERIFY(result.json(2)["valid"].toBool()); // a source's gaps are warnings
        for (const QJsonValue &issue : result.json(2)["issues"].toArray())
            QCOMPARE(issue["severity"].toString(), QStringLiteral("warning"));
    }

    void infoTellsWhatIsInAFile()
    {
        const QJsonObject info = run({"info", "--json", path("rig.oanim")}).json();
        QCOMPARE(info["kind"].toString(), QStringLiteral("rig"));
        QCOMPARE(info["version"].toInt(), 1);
        QCOMPARE(info["rate"].toDouble(), 30.0);
        QCOMPARE(info["duration"]["frames"].toDouble(), 60.0);
        QCOMPARE(info["clips"].toArray().size(), 2);
        QCOMPARE(info["clips"][1]["mode"].toString(), QStringLiteral("once"));
        QCOMPARE(info["counts"]["layers"].toInt(), 2);
        QCOMPARE(info["counts"]["regions"].toInt(), 1);
        QCOMPARE(info["counts"]["vertices"].toInt(), 4);
        QCOMPARE(info["marks"][0]["name"].toString(), QStringLiteral("step"));
    }

    void poseCountsFromTheClipAndPrintsOneLineATime()
    {
        const Run result = run({"pose", "--json", path("rig.oanim"), "--at", "0.5,15f", "--clip", "walk"});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.lines(), 2);
        for (int line = 0; line < 2; ++line) {
            const QJsonObject pose = result.json(line);
            QCOMPARE(pose["clip"].toString(), QStringLiteral("walk"));
            QCOMPARE(pose["frame"].toDouble(), 15.0);
            QCOMPARE(pose["layers"][0]["pos"][0].toDouble(), 0.5);
            QCOMPARE(pose["layers"][1]["parent"].toInt(), 0);
        }
        const QJsonObject whole = run({"pose", "--json", path("rig.oanim"), "--at", "0"}).json();
        QVERIFY(whole["clip"].isNull());
        const QJsonArray corner = whole["regions"][0]["outer"][0].toArray();
        QCOMPARE(corner[0].toDouble(), 1.0); // turned by 90 degrees
        QCOMPARE(corner[1].toDouble(), -1.0);
    }

    void aParkedPlayheadShowsTheEndOfALoop()
    {
        const QJsonObject end = run({"pose", "--json", path("rig.oanim"), "--at", "1", "--clip", "#0"}).json();
        QCOMPARE(end["frame"].toDouble(), 30.0);
        const QJsonObject past = run({"pose", "--json", path("rig.oanim"), "--at", "1.5", "--clip", "walk"}).json();
        QCOMPARE(past["frame"].toDouble(), 15.0);
        const QJsonObject once = run({"pose", "--json", path("rig.oanim"), "--at", "9", "--clip", "die"}).json();
        QCOMPARE(once["frame"].toDouble(), 60.0);
        QVERIFY(once["atEnd"].toBool());
    }

    void playStartsPausedAndTellsTheEndOnce()
    {
        write(
            "steps.json",
            R"([{"dt":0.5},{"play":"die"},{"dt":0.5},{"dt":0.75},{"dt":0.1},{"crossFade":"walk","seconds":0.2},{"play":"sing"}])");
        const Run result = run({"play", "--json", path("rig.oanim"), "--steps", path("steps.json")});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.lines(), 7);
        QCOMPARE(result.json(0)["frame"].toDouble(), 0.0);
        QCOMPARE(result.json(2)["frame"].toDouble(), 45.0);
        QCOMPARE(result.json(3)["ended"].toArray(), QJsonArray{"die"});
        QVERIFY(result.json(3)["atEnd"].toBool());
        QVERIFY(result.json(4)["ended"].toArray().isEmpty());
        QVERIFY(result.json(5)["fading"].toBool());
        QCOMPARE(result.json(6)["issues"][0]["code"].toString(), QStringLiteral("clip-unknown"));
    }

    void aBadStepIsRefusedBeforeAnythingPlays()
    {
        write("steps.json", R"([{"dt":0.5},{"jump":1}])");
        const Run result = run({"play", path("rig.oanim"), "--steps", path("steps.json")});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains("steps.json#/1: error: expected"), result.err.constData());
        QVERIFY(result.out.isEmpty());
    }

    void renderDrawsAndCounts()
    {
        const Run result = run({"render", "--json", path("rig.oanim"), path("out.png"), "--at", "0", "--size", "64x32",
                                "--fit", "extent", "--extent", "4", "--background", "#0000ff"});
        QCOMPARE(result.status, 0);
        const QImage image(path("out.png"));
        QCOMPARE(image.size(), QSize(64, 32));
        QCOMPARE(image.pixelColor(32, 16), QColor(255, 0, 0));
        QCOMPARE(image.pixelColor(32, 2), QColor(0, 0, 255));
        QCOMPARE(result.json()["visiblePixels"].toInt(), 64 * 32);
        QCOMPARE(result.json()["duration"].toDouble(), 2.0);
        QCOMPARE(result.json()["clips"].toArray(), (QJsonArray{"walk", "die"}));
    }

    void renderShowsTexturesAndTheGamesLook()
    {
        write("textured.oanim", "version 3\nfps 10\nduration 10\nlayer a parent -1\n  shape k 1\n    kf 0\n"
                                "      fill 1 1 1 1\n      texture blue.png -1 -1 2 2\n      contour 4\n"
                                "      v -1 -1\n      v 1 -1\n      v 1 1\n      v -1 1\n");
        const QString out = path("look.png");
        const auto middleOf = [&](const char *look) {
            const Run result =
                run({"render", path("textured.oanim"), out, "--at", "0", "--size", "16x16", "--look", look});
            return result.status == 0 ? QImage(out).pixelColor(8, 8) : QColor();
        };
        QVERIFY2(run({"render", path("textured.oanim"), out, "--at", "0"}).err.contains("blue.png"), "a warning");
        QCOMPARE(middleOf("crisp"), QColor(255, 255, 255));
        QImage blue(2, 2, QImage::Format_RGB32);
        blue.fill(QColor(0, 0, 255));
        QVERIFY(blue.save(path("blue.png")));
        QCOMPARE(middleOf("crisp"), QColor(0, 0, 255));
        QCOMPARE(middleOf("game"), QColor(0, 0, 255));
        QCOMPARE(run({"render", path("textured.oanim"), out, "--at", "0", "--look", "soft"}).status, 2);
        const auto edgeOf = [&](const char *look) {
            run({"render", path("rig.oanim"), out, "--at", "0", "--size", "200x200", "--look", look});
            int partial = 0;
            const QImage image(out);
            for (int x = 0; x < 200; ++x)
                partial += qAlpha(image.pixel(x, 100)) > 0 && qAlpha(image.pixel(x, 100)) < 255 ? 1 : 0;
            return partial;
        };
        QVERIFY(edgeOf("game") > edgeOf("crisp")); // soft rims
    }

    void helpTellsOfEachVerbAndNearlyVerbs()
    {
        const Run verb = run({"help", "sheet"});
        QCOMPARE(verb.status, 0);
        QVERIFY(verb.out.contains("--every") && verb.out.contains("Example:"));
        QCOMPARE(run({"sheet", "--help"}).out, verb.out);
        QCOMPARE(run({"sheet", "-h"}).out, verb.out);
        QCOMPARE(run({"-h"}).out, run({"help"}).out);
        const Run misspelt = run({"rendr", path("rig.oanim"), path("out.png")});
        QCOMPARE(misspelt.status, 2);
        QVERIFY2(misspelt.err.contains("did you mean 'render'?"), misspelt.err.constData());
        QVERIFY(!run({"frobnicate"}).err.contains("did you mean"));
    }

    void aSheetShowsMomentsBesideEachOther()
    {
        const Run result = run({"sheet", "--json", path("rig.oanim"), path("sheet.png"), "--every", "15f", "--cols",
                                "2", "--size", "20x10", "--background", "#0000ff", "--fit", "extent", "--extent", "4"});
        QCOMPARE(result.status, 0);
        const QImage image(path("sheet.png"));
        QCOMPARE(image.size(), QSize(40, 20)); // 0 15 30 45 in two rows
        QCOMPARE(result.json()["cells"].toArray().size(), 4);
        QCOMPARE(result.json()["cells"][2]["frame"].toDouble(), 30.0);
        QCOMPARE(image.pixelColor(10, 5), QColor(255, 0, 0));
        QCOMPARE(image.pixelColor(30, 15), QColor(255, 0, 0));
        QCOMPARE(image.pixelColor(2, 1), QColor(0, 0, 255));
        QCOMPARE(run({"sheet", path("rig.oanim"), path("s.png"), "--every", "0"}).status, 2);
        QCOMPARE(run({"sheet", path("rig.oanim"), path("s.png"), "--size", "16000x16000"}).status, 2);
        // Each side within the cap, but not all pixels together.
        QCOMPARE(run({"sheet", path("rig.oanim"), path("s.png"), "--size", "3000x3000"}).status, 2);
        QCOMPARE(run({"sheet", path("rig.oanim"), path("s.png"), "--clip", "gone"}).status, 1);
        QVERIFY(!QFile::exists(path("s.png")));
    }

    void cookWritesBesideTheSource()
    {
        const Run dry = run({"cook", "--json", "--dry-run", path("part.json")});
        QCOMPARE(dry.status, 0);
        QVERIFY(!QFile::exists(path("part.oanim")));
        const Run result = run({"cook", "--json", path("part.json")});
        QCOMPARE(result.status, 0);
        QCOMPARE(result.json()["outputs"].toArray(), QJsonArray{path("part.oanim")});
        QCOMPARE(result.json()["duration"].toDouble(), 60.0);
        QCOMPARE(result.json()["clips"][0]["name"].toString(), QStringLiteral("walk"));
        QVERIFY(QFile::exists(path("part.oanim")));
        QCOMPARE(run({"fmt", "--check", path("part.oanim")}).status, 0);
        QCOMPARE(run({"cook", path("part.oanim")}).status, 1);
    }

    void cookRefusesAllAtOnceAndWritesNothing()
    {
        const Run result = run({"cook", path("blurred.json")});
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains("blurred.json#/layers/0") && result.err.contains("'blurred'"),
                 result.err.constData());
        QVERIFY2(result.err.contains("blurred.json#/layers/1") && result.err.contains("'caption'"),
                 result.err.constData());
        QVERIFY(!QFile::exists(path("blurred.oanim")));
        QCOMPARE(run({"render", path("blurred.json"), path("blurred.png"), "--at", "0"}).status, 0);
    }

    void fmtRewritesOnlyWhatIsNotCanonical()
    {
        write("odd.oanim", QByteArray(kRig).replace("  pos", "pos").append("# the end\n"));
        QCOMPARE(run({"fmt", "--check", path("odd.oanim")}).status, 1);
        QCOMPARE(run({"fmt", path("odd.oanim")}).status, 0);
        QCOMPARE(run({"fmt", "--check", path("odd.oanim")}).status, 0);
        QFile file(path("odd.oanim"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("# the end"));
        QCOMPARE(run({"fmt", path("part.json")}).status, 1);
    }

    void oneBadFileKeepsFmtFromWritingAny()
    {
        const QByteArray odd = QByteArray(kRig).replace("  pos", "pos");
        write("odd.oanim", odd);
        const Run result = run({"fmt", path("odd.oanim"), path("broken.oanim")});
        QCOMPARE(result.status, 1);
        QVERIFY(result.err.contains("broken.oanim:3"));
        QVERIFY(result.out.contains("odd.oanim: not in canonical form"));
        QFile file(path("odd.oanim"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), odd);
    }
};

QTEST_GUILESS_MAIN(tst_CommandLine)
#include "tst_command_line.moc"
