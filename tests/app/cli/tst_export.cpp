// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "command_run.h"
#include "work_folder.h"

#include <QImage>
#include <QJsonArray>
#include <QtTest>

namespace {

// A square of half a metre that goes a metre to the right within ten frames.
constexpr char kRig[] =
    "version 1\nfps 10\nduration 10\nclip go 0 10 loop\nlayer body parent -1\n  pos k 2\n"
    "    kf 0 0 0 lin\n    kf 10 1 0\n  shape k 1\n    kf 0\n      fill 1 0 0 1\n"
    "      contour 4\n      v -0.25 -0.25\n      v 0.25 -0.25\n      v 0.25 0.25\n      v -0.25 0.25\n";

/** The leftmost column with anything in its middle row. */
int leftOf(const QImage &image)
{
    int x = 0;
    while (x < image.width() && image.pixelColor(x, image.height() / 2).alpha() < 128)
        ++x;
    return x;
}

} // namespace

class tst_Export : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void wrongCallsAreToldApart_data();
    void wrongCallsAreToldApart();
    void aFileThatIsNotThereWritesNothing();
    void everyFormatIsWritten_data();
    void everyFormatIsWritten();
    void aLoopLeavesItsEndOutAndAOnceShowsIt();
    void aPartIsTaken();
    void theRateIsItsOwnOrAsAsked();
    void aSequenceIsNumbered();
    void theViewStandsStill();
    void theBackgroundIsUnderIt();
    void aSheetHasItsJson();
    void aSheetNeverReplacesItsSource();
    void stagesPlay();
    void theSameBytesEveryTime();

private:
    CommandRun run(const QString &out, const QStringList &more = {}) const
    {
        return runCommand(QStringList{"export", m_rig, m_folder.path(out), "--size", "64x48", "--json"} + more);
    }

    WorkFolder m_folder;
    QString m_rig;
};

void tst_Export::initTestCase()
{
    m_rig = CLIPWRIGHT_SOURCE "/samples/pip.json";
    QVERIFY(QFile::exists(m_rig));
}

void tst_Export::wrongCallsAreToldApart_data()
{
    QTest::addColumn<QString>("out");
    QTest::addColumn<QStringList>("options");
    QTest::newRow("no such format") << "a.avi" << QStringList();
    QTest::newRow("a sheet that is a film") << "a.gif" << QStringList{"--sheet"};
    QTest::newRow("twice how often") << "a.gif" << QStringList{"--once", "--loops", "2"};
    QTest::newRow("half a loop") << "a.gif" << QStringList{"--loops", "1.5"};
    QTest::newRow("no rate") << "a.gif" << QStringList{"--rate", "0"};
    QTest::newRow("more than a GIF can") << "a.gif" << QStringList{"--rate", "60"};
    QTest::newRow("no size") << "a.gif" << QStringList{"--fit", "none"};
    QTest::newRow("backwards") << "a.gif" << QStringList{"--from", "1", "--to", "0.5"};
    QTest::newRow("nothing of it") << "a.gif" << QStringList{"--from", "1", "--to", "1"};
    QTest::newRow("before it") << "a.gif" << QStringList{"--from", "-1"};
    QTest::newRow("no time") << "a.gif" << QStringList{"--to", "soon"};
    QTest::newRow("behind its end") << "a.gif" << QStringList{"--from", "5"};
}

void tst_Export::wrongCallsAreToldApart()
{
    QFETCH(QString, out);
    QFETCH(QStringList, options);
    const CommandRun result = run(out, options);
    QVERIFY2(result.status == 2, result.out);
    QCOMPARE(result.json()["issues"][0]["code"].toString(), "usage");
    QCOMPARE(m_folder.names(), QStringList());
}

void tst_Export::aFileThatIsNotThereWritesNothing()
{
    const QString none = m_folder.path("none.oanim");
    QCOMPARE(runCommand({"export", none, m_folder.path("a.gif"), "--json"}).status, 1);
    QCOMPARE(run("a.gif", {"--clip", "fly"}).status, 1);
    QCOMPARE(run("a.gif", {"--clip", "fly"}).json()["issues"][0]["code"].toString(), "clip-unknown");
    const QString clip = CLIPWRIGHT_SOURCE "/samples/stages/walk.oclip";
    QCOMPARE(runCommand({"export", clip, m_folder.path("a.gif"), "--json"}).json()["issues"][0]["code"].toString(),
             "not-a-picture");
    const CommandRun unwritable = run("none/a.gif");
    QCOMPARE(unwritable.status, 1);
    QCOMPARE(unwritable.json()["issues"][0]["code"].toString(), "file-unwritable");
    const CommandRun tooLong = run("a.apng", {"--rate", "1000", "--to", "1000"});
    QCOMPARE(tooLong.json()["issues"][0]["code"].toString(), "film-too-long");
    QCOMPARE(m_folder.names(), QStringList());
}

void tst_Export::everyFormatIsWritten_data()
{
    QTest::addColumn<QString>("out");
    QTest::addColumn<QByteArray>("head");
    QTest::newRow("gif") << "film.gif" << QByteArray("GIF89a");
    QTest::newRow("apng") << "film.apng" << QByteArray("acTL");
    QTest::newRow("webp") << "film.webp" << QByteArray("WEBPVP8X");
    QTest::newRow("mp4") << "film.mp4" << QByteArray("ftypisom");
    QTest::newRow("webm") << "film.WEBM" << QByteArray("webm");
}

void tst_Export::everyFormatIsWritten()
{
    QFETCH(QString, out);
    QFETCH(QByteArray, head);
    const CommandRun result = run(out, {"--clip", "walk", "--rate", "10"});
    QVERIFY2(result.status == 0, result.out);
    QCOMPARE(result.json()["outputs"][0].toString(), m_folder.path(out));
    QCOMPARE(result.json()["frames"].toInt(), 8);
    QCOMPARE(result.json()["seconds"].toDouble(), 0.8);
    QCOMPARE(result.json()["rate"].toDouble(), 10.0);
    QCOMPARE(result.json()["clip"].toString(), "walk");
    QCOMPARE(result.json()["width"].toInt(), 64);
    QCOMPARE(result.json()["height"].toInt(), 48);
    QVERIFY(m_folder.read(out).left(100).contains(head));
    QCOMPARE(m_folder.names(), QStringList(out));
    QFile::remove(m_folder.path(out));
}

void tst_Export::aLoopLeavesItsEndOutAndAOnceShowsIt()
{
    const QJsonObject loop = run("a.apng", {"--clip", "walk"}).json();
    QCOMPARE(loop["frames"].toInt(), 48);
    QCOMPARE(loop["loops"].toInt(), 0);
    const QJsonObject once = run("a.apng", {"--clip", "hop"}).json();
    QCOMPARE(once["frames"].toInt(), 73);
    QCOMPARE(once["loops"].toInt(), 1);
    const QJsonObject whole = run("a.apng", {"--rate", "10"}).json();
    QCOMPARE(whole["frames"].toInt(), 40);
    QCOMPARE(whole["loops"].toInt(), 0);
    QCOMPARE(run("a.apng", {"--rate", "10", "--once"}).json()["loops"].toInt(), 1);
    QCOMPARE(run("a.apng", {"--rate", "10", "--loops", "3"}).json()["loops"].toInt(), 3);
    QFile::remove(m_folder.path("a.apng"));
}

void tst_Export::aPartIsTaken()
{
    QCOMPARE(run("a.png", {"--clip", "walk", "--from", "12f", "--to", "0.5"}).json()["frames"].toInt(), 18);
    // The 13th frame of the clip, and the same of the whole.
    QVERIFY(run("b.png", {"--clip", "walk", "--from", "12f", "--to", "13f", "--fit", "extent"}).status == 0);
    QVERIFY(run("c.png", {"--from", "132f", "--to", "133f", "--fit", "extent"}).status == 0);
    QVERIFY(!m_folder.read("b_0000.png").isEmpty());
    QCOMPARE(m_folder.read("b_0000.png"), m_folder.read("c_0000.png"));
    QVERIFY(m_folder.read("b_0000.png")
            != (run("d.png", {"--from", "140f", "--to", "141f", "--fit", "extent"}), m_folder.read("d_0000.png")));
    for (const QString &name : m_folder.names())
        QFile::remove(m_folder.path(name));
}

void tst_Export::theRateIsItsOwnOrAsAsked()
{
    QCOMPARE(run("a.apng", {"--clip", "walk"}).json()["rate"].toDouble(), 60.0);
    QCOMPARE(run("a.gif", {"--clip", "walk"}).json()["rate"].toDouble(), 30.0);
    QCOMPARE(run("a.gif", {"--clip", "walk", "--rate", "12.5"}).json()["frames"].toInt(), 10);
    for (const QString &name : m_folder.names())
        QFile::remove(m_folder.path(name));
}

void tst_Export::aSequenceIsNumbered()
{
    const CommandRun result = run("walk.png", {"--clip", "walk", "--rate", "5"});
    QCOMPARE(result.status, 0);
    QCOMPARE(m_folder.names(), QStringList({"walk_0000.png", "walk_0001.png", "walk_0002.png", "walk_0003.png"}));
    QCOMPARE(result.json()["outputs"].toArray().size(), 4);
    QCOMPARE(result.json()["outputs"][3].toString(), m_folder.path("walk_0003.png"));
    for (const QString &name : m_folder.names()) {
        QCOMPARE(QImage(m_folder.path(name)).size(), QSize(64, 48));
        QFile::remove(m_folder.path(name));
    }
    QCOMPARE(run("f%02d.png", {"--clip", "walk", "--rate", "1"}).status, 0);
    QCOMPARE(m_folder.names(), QStringList("f00.png"));
    QFile::remove(m_folder.path("f00.png"));
}

void tst_Export::theViewStandsStill()
{
    // A picture fits each moment anew; a film must not, else what goes would stand.
    QVERIFY(m_folder.write("move.oanim", kRig));
    const CommandRun result = runCommand(
        {"export", m_folder.path("move.oanim"), m_folder.path("m.png"), "--clip", "go", "--size", "140x60", "--json"});
    QVERIFY2(result.status == 0, result.out);
    QCOMPARE(result.json()["frames"].toInt(), 10);
    int before = -1;
    for (int i = 0; i < 10; ++i) {
        const int left = leftOf(QImage(m_folder.path(QStringLiteral("m_000%1.png").arg(i))));
        QVERIFY2(left > before && left < 140, qPrintable(QString::number(left)));
        before = left;
    }
    for (const QString &name : m_folder.names())
        QFile::remove(m_folder.path(name));
}

void tst_Export::theBackgroundIsUnderIt()
{
    QCOMPARE(run("b.png", {"--rate", "1", "--to", "1"}).json()["transparent"].toBool(), true);
    QCOMPARE(QImage(m_folder.path("b_0000.png")).pixelColor(1, 1).alpha(), 0);
    QCOMPARE(run("b.png", {"--rate", "1", "--to", "1", "--background", "#f00"}).json()["transparent"].toBool(), false);
    QCOMPARE(QImage(m_folder.path("b_0000.png")).pixelColor(1, 1), QColor(Qt::red));
    const CommandRun video = run("b.mp4", {"--rate", "1"});
    QCOMPARE(video.json()["transparent"].toBool(), false);
    QVERIFY(video.out.contains("film-opaque"));
    QVERIFY(!run("b.mp4", {"--rate", "1", "--background", "#f00"}).out.contains("film-opaque"));
    QVERIFY(run("b.mp4", {"--rate", "1", "--size", "63x48"}).status == 2); // given twice
    for (const QString &name : m_folder.names())
        QFile::remove(m_folder.path(name));
}

void tst_Export::aSheetHasItsJson()
{
    const CommandRun result = run("walk.png", {"--sheet", "--clip", "walk", "--rate", "10"});
    QVERIFY2(result.status == 0, result.out);
    QCOMPARE(m_folder.names(), QStringList({"walk.json", "walk.png"}));
    QCOMPARE(result.json()["outputs"].toArray().size(), 2);
    const QJsonDocument json = QJsonDocument::fromJson(m_folder.read("walk.json"));
    QCOMPARE(json["frames"].toArray().size(), 8);
    QCOMPARE(json["frames"][0]["filename"].toString(), "walk_0000");
    QCOMPARE(json["frames"][0]["duration"].toInt(), 100);
    const QImage sheet(m_folder.path("walk.png"));
    QCOMPARE(sheet.size(), QSize(json["meta"]["size"]["w"].toInt(), json["meta"]["size"]["h"].toInt()));
    const CommandRun tooLarge = runCommand(
        {"export", m_rig, m_folder.path("w.png"), "--sheet", "--size", "2000x2000", "--rate", "10", "--json"});
    QCOMPARE(tooLarge.json()["issues"][0]["code"].toString(), "sheet-too-large");
    for (const QString &name : m_folder.names())
        QFile::remove(m_folder.path(name));
}

void tst_Export::aSheetNeverReplacesItsSource()
{
    QVERIFY(QFile::copy(CLIPWRIGHT_SOURCE "/samples/logo.json", m_folder.path("logo.json")));
    const QByteArray before = m_folder.read("logo.json");
    const CommandRun result = runCommand(
        {"export", m_folder.path("logo.json"), m_folder.path("logo.png"), "--sheet", "--rate", "2", "--json"});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.json()["issues"].toArray().last()["code"].toString(), "sheet-in-the-way");
    QCOMPARE(m_folder.read("logo.json"), before);
    QCOMPARE(m_folder.names(), QStringList("logo.json"));
    QFile::remove(m_folder.path("logo.json"));
}

void tst_Export::stagesPlay()
{
    const QString stage = CLIPWRIGHT_SOURCE "/samples/stages/street.ostage";
    const CommandRun result =
        runCommand({"export", stage, m_folder.path("s.png"), "--size", "60x60", "--rate", "4", "--json"});
    QVERIFY2(result.status == 0, result.out);
    QCOMPARE(result.json()["frames"].toInt(), 8);
    QCOMPARE(result.json()["seconds"].toDouble(), 2.0);
    QVERIFY(m_folder.read("s_0000.png") != m_folder.read("s_0002.png"));
    // The same as a picture of that moment.
    QCOMPARE(runCommand({"render", stage, m_folder.path("r.png"), "--size", "60x60", "--at", "0.5"}).status, 0);
    QCOMPARE(QImage(m_folder.path("s_0002.png")), QImage(m_folder.path("r.png")));
    const CommandRun part = runCommand({"export", stage, m_folder.path("p.png"), "--size", "60x60", "--rate", "4",
                                        "--from", "0.5", "--to", "0.75", "--json"});
    QCOMPARE(part.json()["frames"].toInt(), 1);
    QCOMPARE(QImage(m_folder.path("p_0000.png")), QImage(m_folder.path("r.png")));
    QCOMPARE(runCommand({"export", stage, m_folder.path("p.gif"), "--clip", "walk"}).status, 2);
    for (const QString &name : m_folder.names())
        QFile::remove(m_folder.path(name));
    QVERIFY(runCommand({"export", CLIPWRIGHT_SOURCE "/samples/stages/swing.ostage", m_folder.path("s.webm"), "--rate",
                        "5", "--size", "50x50"})
                .status
            == 0);
    QFile::remove(m_folder.path("s.webm"));
}

void tst_Export::theSameBytesEveryTime()
{
    for (const QString name : {"a.gif", "a.webm", "a.mp4", "a.webp", "a.apng"}) {
        const QStringList options{"--clip", "walk", "--rate", "10"};
        QCOMPARE(run(name, options).status, 0);
        const QByteArray first = m_folder.read(name);
        QCOMPARE(run(name, options).status, 0);
        QVERIFY2(!first.isEmpty() && m_folder.read(name) == first, qPrintable(name));
        QFile::remove(m_folder.path(name));
    }
}

QTEST_GUILESS_MAIN(tst_Export)
#include "tst_export.moc"
