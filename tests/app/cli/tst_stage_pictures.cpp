// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "command_run.h"
#include "model/text/found_font.h"
#include "work_folder.h"

#include <QImage>
#include <QJsonArray>
#include <QTest>

namespace {

const char kRig[] = "version 1\nfps 10\nduration 40\nclip still 0 20 loop\nclip away 20 40 loop\n"
                    "layer body parent -1\n  pos k 2\n    kf 0 0 0 hold\n    kf 20 2 0 hold\n  shape k 1\n    kf 0\n"
                    "      fill 1 1 1 1\n      contour 4\n      v -1 -1\n      v 1 -1\n      v 1 1\n      v -1 1\n";

QByteArray stageOf(const QByteArray &entities, const QByteArray &root = "{}", const QByteArray &view = "2d")
{
    return R"({"kind":"clipwright.stage","formatVersion":1,"view":")" + view + R"(","components":)" + root
           + R"(,"entities":[)" + entities + "]}";
}

QByteArray entity(const QByteArray &id, const QByteArray &components)
{
    return R"({"id":")" + id + R"(","components":{)" + components + "}}";
}

bool isNear(const QColor &colour, const QColor &expected)
{
    return std::abs(colour.red() - expected.red()) <= 2 && std::abs(colour.green() - expected.green()) <= 2
           && std::abs(colour.blue() - expected.blue()) <= 2 && std::abs(colour.alpha() - expected.alpha()) <= 2;
}

} // namespace

class tst_StagePictures : public QObject {
    Q_OBJECT

    WorkFolder m_folder;

    CommandRun render(const QByteArray &stage, const QStringList &options = {"--fit", "extent"})
    {
        m_folder.write("a.ostage", stage);
        QStringList words{"render", m_folder.path("a.ostage"), m_folder.path("a.png"), "--size", "100x100", "--json"};
        return runCommand(words + options);
    }
    /** Of the 100 by 100 that were drawn, by default of the square from -1 to 1. */
    QColor pixel(int x, int y) const { return QImage(m_folder.path("a.png")).pixelColor(x, y); }

private slots:
    void whatIsNoPictureIsRefused();
    void optionsOfRigsAreRefused_data();
    void optionsOfRigsAreRefused();
    void stagesInSpaceAreRefused();
    void whatIsMissingIsToldAndTheRestDrawn();
    void shapesAreDrawnWhereTheyAre();
    void spritesShowTheirFrame();
    void textsAreDrawn();
    void aRigPlaysItsClip();
    void aClipSwitchesTheRig();
    void theCameraIsTheViewWithoutAFit();
    void theBackgroundIsTheStagesOrAsAsked();
    void sheetsPlayOn();
    void samplesAreNotBlank_data();
    void samplesAreNotBlank();
    void theSameBytesEveryTime();
};

void tst_StagePictures::whatIsNoPictureIsRefused()
{
    for (const char *verb : {"render", "sheet"}) {
        for (const char *name : {"walk.oclip", "soft.ocurve"}) {
            const CommandRun run = runCommand(
                {verb, CLIPWRIGHT_SOURCE "/samples/stages/" + QString(name), m_folder.path("no.png"), "--json"});
            QCOMPARE(run.status, 1);
            QCOMPARE(run.json()["issues"][0]["code"].toString(), "not-a-picture");
        }
    }
    QVERIFY(!QFile::exists(m_folder.path("no.png")));
}

void tst_StagePictures::optionsOfRigsAreRefused_data()
{
    QTest::addColumn<QString>("option");
    for (const char *option : {"--clip", "--blend", "--look"})
        QTest::newRow(option) << option;
}

void tst_StagePictures::optionsOfRigsAreRefused()
{
    QFETCH(QString, option);
    const CommandRun run = render(stageOf(""), {option, "crisp"});
    QCOMPARE(run.status, 2);
    QCOMPARE(run.json()["issues"][0]["code"].toString(), "usage");
}

void tst_StagePictures::stagesInSpaceAreRefused()
{
    const CommandRun run = render(stageOf("", "{}", "3d"));
    QCOMPARE(run.status, 1);
    QCOMPARE(run.json()["issues"][0]["code"].toString(), "stage-not-flat");
}

void tst_StagePictures::whatIsMissingIsToldAndTheRestDrawn()
{
    m_folder.write("torn.png", pngOf(Qt::red).left(60));
    m_folder.write("torn.oanim", "fps\n");
    const CommandRun run = render(stageOf(entity("a", R"("sprite":{"texture":"none.png","tint":[0,1,0,1]})") + ','
                                          + entity("b", R"("sprite":{"texture":"torn.png","size":[0.1,0.1]})") + ','
                                          + entity("c", R"("rig":{"rig":"torn.oanim"})") + ','
                                          + entity("d", R"("rig":{"rig":"none.oanim"})") + ','
                                          + entity("e", R"("text":{"text":"x","font":"none.ttf"})")));
    QCOMPARE(run.status, 0);
    QSet<QString> codes;
    for (const QJsonValue &issue : run.json()["issues"].toArray())
        codes << issue["code"].toString();
    QVERIFY(codes.contains("texture-missing"));
    QVERIFY(codes.contains("png-unreadable"));
    QVERIFY(codes.contains("file-missing"));
    QCOMPARE(run.json()["issues"].toArray().size(), 5);
    QCOMPARE(run.json()["gaps"].toArray().size(), 3);
    QVERIFY(isNear(pixel(40, 40), Qt::green));
}

void tst_StagePictures::shapesAreDrawnWhereTheyAre()
{
    const CommandRun run = render(stageOf(
        entity("a", R"("transform":{"position":[-0.5,0.5,0]},"shape":{"size":[1,1,1],"colour":[1,0,0,1]})") + ','
        + entity(
            "b",
            R"("transform":{"position":[0.5,-0.5,3]},"shape":{"primitive":"sphere","size":[1,1,1],"colour":[0,0,1,0.5]})")));
    QCOMPARE(run.status, 0);
    QCOMPARE(run.json()["kind"].toString(), "stage");
    QCOMPARE(run.json()["regions"].toInt(), 2);
    QCOMPARE(run.json()["entities"].toInt(), 2);
    QVERIFY(isNear(pixel(1, 1), Qt::red));
    QVERIFY(isNear(pixel(48, 48), Qt::red));
    QVERIFY(isNear(pixel(75, 75), QColor(0, 0, 255, 128)));
    QCOMPARE(pixel(52, 52).alpha(), 0); // beside the circle
    QCOMPARE(pixel(75, 25).alpha(), 0);
    // A square and a circle in it.
    QVERIFY(std::abs(run.json()["visiblePixels"].toInt() - 2500 - 1963) < 90);
}

void tst_StagePictures::spritesShowTheirFrame()
{
    QImage sheet(8, 4, QImage::Format_RGB32);
    sheet.fill(Qt::red);
    for (int y = 0; y < 4; ++y) {
        for (int x = 4; x < 8; ++x)
            sheet.setPixelColor(x, y, Qt::blue);
    }
    sheet.save(m_folder.path("sheet.png"));
    const QByteArray sprite = R"("sprite":{"texture":"sheet.png","frames":[2,1],"size":[2,2],"frame":)";
    QCOMPARE(render(stageOf(entity("a", sprite + "0}"))).status, 0);
    for (const int x : {2, 50, 97})
        QVERIFY(isNear(pixel(x, 50), Qt::red)); // up to its edge: the neighbour does not bleed
    QCOMPARE(render(stageOf(entity("a", sprite + "1}"))).status, 0);
    QVERIFY(isNear(pixel(2, 50), Qt::blue));
    QCOMPARE(
        render(stageOf(entity("a", R"("sprite":{"texture":"sheet.png","size":[2,2],"flip":"x","tint":[1,1,0.5,1]})")))
            .status,
        0);
    QVERIFY(isNear(pixel(5, 50), QColor(0, 0, 128)));
    QVERIFY(isNear(pixel(95, 50), Qt::red));
}

void tst_StagePictures::textsAreDrawn()
{
    if (!clipwright::fixtures::fontBytes())
        QSKIP("the machine has no DejaVu Sans");
    const QByteArray text = R"("text":{"text":"I","size":1,"align":"centre","colour":[1,0,0,1]})";
    const CommandRun run = render(stageOf(entity("a", R"("transform":{"position":[0,-0.36,0]},)" + text)));
    QCOMPARE(run.status, 0);
    QVERIFY(isNear(pixel(50, 50), Qt::red));
    QCOMPARE(pixel(40, 50).alpha(), 0);
    QCOMPARE(pixel(60, 50).alpha(), 0);
    QFile::copy(clipwright::fixtures::fontPath(), m_folder.path("own.ttf"));
    QCOMPARE(render(stageOf(entity("a", R"("text":{"text":"O","size":1,"font":"own.ttf"})"))).json()["regions"].toInt(),
             1);
}

void tst_StagePictures::aRigPlaysItsClip()
{
    m_folder.write("rig.oanim", kRig);
    const QByteArray half = R"("transform":{"scale":[0.25,0.25,1]},)";
    QCOMPARE(render(stageOf(entity("a", half + R"("rig":{"rig":"rig.oanim","tint":[1,0,0,1]})"))).status, 0);
    QVERIFY(isNear(pixel(50, 50), Qt::red));
    QCOMPARE(pixel(70, 50).alpha(), 0);
    // From 2 on, where it is scaled to half a metre.
    QCOMPARE(render(stageOf(entity("a", half + R"("rig":{"rig":"rig.oanim","clip":"away"})"))).status, 0);
    QCOMPARE(pixel(50, 50).alpha(), 0);
    QVERIFY(isNear(pixel(70, 50), Qt::white));
    QCOMPARE(runCommand({"sheet", m_folder.path("a.ostage"), m_folder.path("s.png"), "--json"})
                 .json()["cells"]
                 .toArray()
                 .size(),
             16);
}

void tst_StagePictures::aClipSwitchesTheRig()
{
    m_folder.write("rig.oanim", kRig);
    m_folder.write("switch.oclip", R"({"kind":"orblit.clip","formatVersion":1,"name":"switch","duration":1,"rate":30,
"whenDone":"hold","channels":[{"target":"","property":"rig.clip","kind":"text","hold":"step",
"keys":[{"at":0,"value":"still"},{"at":0.5,"value":"away"}]}]})");
    const QByteArray stage = stageOf(entity("a", R"("transform":{"scale":[0.25,0.25,1]},"rig":{"rig":"rig.oanim"},)"
                                                 R"("motion":{"clips":["switch.oclip"],"autoplay":"switch.oclip"})"));
    const CommandRun before = render(stage, {"--fit", "extent", "--at", "0.4"});
    QCOMPARE(before.out.count("\"code\""), 0);
    QVERIFY(isNear(pixel(50, 50), Qt::white));
    render(stage, {"--fit", "extent", "--at", "0.6"});
    QCOMPARE(pixel(50, 50).alpha(), 0);
    QVERIFY(isNear(pixel(70, 50), Qt::white));
}

void tst_StagePictures::theCameraIsTheViewWithoutAFit()
{
    const QByteArray stage =
        stageOf(entity("eye", R"("transform":{"position":[10,0,5]},"camera":{"type":"orthographic","height":4})") + ','
                + entity("a", R"("transform":{"position":[11,1,0]},"shape":{"size":[1,1,1],"colour":[1,0,0,1]})"));
    QCOMPARE(render(stage, {}).status, 0);
    QVERIFY(isNear(pixel(75, 25), Qt::red));
    QCOMPARE(pixel(50, 50).alpha(), 0);
    QCOMPARE(render(stage, {"--fit", "content"}).status, 0);
    QVERIFY(isNear(pixel(50, 50), Qt::red));
    QVERIFY(isNear(pixel(10, 90), Qt::red));
}

void tst_StagePictures::theBackgroundIsTheStagesOrAsAsked()
{
    const QByteArray stage = stageOf("", R"({"background":{"colour":[0,0,1,1]}})");
    QCOMPARE(render(stage).json()["visiblePixels"].toInt(), 0);
    QVERIFY(isNear(pixel(5, 5), Qt::blue));
    render(stage, {"--background", "#f00"});
    QVERIFY(isNear(pixel(5, 5), Qt::red));
    render(stageOf(""));
    QCOMPARE(pixel(5, 5).alpha(), 0);
}

void tst_StagePictures::sheetsPlayOn()
{
    const QString out = m_folder.path("sheet-out.png");
    const CommandRun run = runCommand({"sheet", CLIPWRIGHT_SOURCE "/samples/stages/cube.ostage", out, "--every", "0.25",
                                       "--cols", "2", "--size", "60x60", "--json"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.json()["columns"].toInt(), 2);
    QCOMPARE(run.json()["rows"].toInt(), 2);
    QCOMPARE(run.json()["cells"][3]["seconds"].toDouble(), 0.75);
    const QImage sheet(out);
    QCOMPARE(sheet.size(), QSize(120, 120));
    QVERIFY(sheet.copy(0, 0, 60, 60) != sheet.copy(60, 0, 60, 60));
    QCOMPARE(runCommand({"sheet", m_folder.path("a.ostage"), out, "--every", "0"}).status, 2);
    // What its instances start counts too.
    const QString street = CLIPWRIGHT_SOURCE "/samples/stages/street.ostage";
    QCOMPARE(runCommand({"sheet", street, out, "--every", "0.5", "--json"}).json()["cells"].toArray().size(), 4);
}

void tst_StagePictures::samplesAreNotBlank_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = QDir(CLIPWRIGHT_SOURCE "/samples/stages").entryList({"*.ostage"}, QDir::Files);
    QVERIFY(names.size() >= 6);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void tst_StagePictures::samplesAreNotBlank()
{
    QFETCH(QString, name);
    const CommandRun run = runCommand({"render", CLIPWRIGHT_SOURCE "/samples/stages/" + name, m_folder.path("s.png"),
                                       "--at", "0.4", "--size", "128x128", "--json"});
    QCOMPARE(run.status, 0);
    QVERIFY(run.json()["colouredPixels"].toInt() > 200);
    for (const QJsonValue &issue : run.json()["issues"].toArray())
        QVERIFY2(issue["code"].toString() == "font-missing", qPrintable(issue["what"].toString()));
}

void tst_StagePictures::theSameBytesEveryTime()
{
    const QStringList words{"render", CLIPWRIGHT_SOURCE "/samples/stages/swing.ostage", m_folder.path("1.png"), "--at",
                            "0.3"};
    QCOMPARE(runCommand(words).status, 0);
    const QByteArray first = m_folder.read("1.png");
    QCOMPARE(runCommand(words).status, 0);
    QVERIFY(!first.isEmpty() && m_folder.read("1.png") == first);
}

QTEST_GUILESS_MAIN(tst_StagePictures)
#include "tst_stage_pictures.moc"
