// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "command_run.h"
#include "work_folder.h"

#include <QImage>
#include <QJsonArray>
#include <QTest>

class tst_ConvertSheet : public QObject {
    Q_OBJECT

    WorkFolder m_folder;

    CommandRun convert(const QString &sheet, const QString &stage, const QStringList &options = {})
    {
        return runCommand(QStringList{"convert", m_folder.path(sheet), m_folder.path(stage), "--json"} + options);
    }
    static QString codeOf(const CommandRun &run) { return run.json()["issues"][0]["code"].toString(); }

private slots:
    void initTestCase()
    {
        // Four by two frames of 10 by 20 pixels, each with a colour of its own.
        QImage sheet(40, 40, QImage::Format_RGB32);
        for (int y = 0; y < 40; ++y) {
            for (int x = 0; x < 40; ++x)
                sheet.setPixelColor(x, y, QColor::fromHsv((y / 20 * 4 + x / 10) * 40, 255, 255));
        }
        QVERIFY(sheet.save(m_folder.path("walk.png")));
        QVERIFY(m_folder.write("torn.png", "no picture"));
    }
    void whatCannotBeCutIsRefused_data();
    void whatCannotBeCutIsRefused();
    void sheetsOfOtherProjectsAreRefused();
    void bothFilesOrNone();
    void framesAndRatesGoWithSheets();
    void aStageThatPlaysItsFrames();
    void withoutFramesTheWholePicture();
};

void tst_ConvertSheet::whatCannotBeCutIsRefused_data()
{
    QTest::addColumn<QString>("frames");
    for (const char *frames : {"0x2", "4", "4x", "x2", "41x1", "2.5x1", "-1x1", "axb", "4x2x1"})
        QTest::newRow(frames) << frames;
}

void tst_ConvertSheet::whatCannotBeCutIsRefused()
{
    QFETCH(QString, frames);
    QCOMPARE(convert("walk.png", "no.ostage", {"--frames", frames}).status, 2);
    QVERIFY(!m_folder.names().contains("no.ostage") && !m_folder.names().contains("no.oclip"));
    QCOMPARE(convert("walk.png", "no.ostage", {"--rate", "0"}).status, 2);
    QCOMPARE(codeOf(convert("none.png", "no.ostage")), "file-missing");
    QCOMPARE(codeOf(convert("torn.png", "no.ostage")), "png-unreadable");
}

void tst_ConvertSheet::sheetsOfOtherProjectsAreRefused()
{
    QVERIFY(m_folder.makeFolder("other"));
    QCOMPARE(codeOf(convert("walk.png", "other/no.ostage")), "texture-outside");
    // A project is what its file stands above of.
    QVERIFY(m_folder.write("clipwright.project.json", "{}"));
    QCOMPARE(convert("walk.png", "other/yes.ostage").status, 0);
    QVERIFY(m_folder.read("other/yes.ostage").contains(R"("texture":"../walk.png")"));
    QFile::remove(m_folder.path("clipwright.project.json"));
}

void tst_ConvertSheet::bothFilesOrNone()
{
    QVERIFY(m_folder.makeFolder("taken.ostage")); // a folder cannot be replaced by a file
    QCOMPARE(convert("walk.png", "taken.ostage").status, 1);
    QVERIFY(!m_folder.names().contains("taken.oclip"));
    QVERIFY(m_folder.write("taken.oclip", "mine"));
    QCOMPARE(convert("walk.png", "taken.ostage").status, 1);
    QCOMPARE(m_folder.read("taken.oclip"), QByteArray("mine"));
}

void tst_ConvertSheet::framesAndRatesGoWithSheets()
{
    QCOMPARE(convert("walk.png", "a.oanim", {"--frames", "2x2"}).status, 2);
    QCOMPARE(codeOf(convert("walk.png", "a.oclip")), "format-not-written");
}

void tst_ConvertSheet::aStageThatPlaysItsFrames()
{
    const CommandRun run = convert("walk.png", "hero.ostage", {"--frames", "4x2", "--rate", "20"});
    QCOMPARE(run.status, 0);
    QCOMPARE(run.json()["outputs"].toArray().size(), 2);
    QVERIFY(m_folder.read("hero.ostage").contains(R"("size":[0.5,1])"));
    for (int frame = 0; frame < 8; ++frame) {
        const QString at = QString::number(frame * 0.05 + 0.01);
        const QString out = m_folder.path("frame.png");
        QCOMPARE(runCommand({"render", m_folder.path("hero.ostage"), out, "--at", at, "--size", "40x40"}).status, 0);
        const int hue = QImage(out).pixelColor(20, 20).hue();
        QVERIFY2(std::abs(hue - frame * 40) < 4, qPrintable(at));
    }
    // Loops after eight of them.
    const CommandRun sheet =
        runCommand({"sheet", m_folder.path("hero.ostage"), m_folder.path("s.png"), "--every", "0.05", "--json"});
    QCOMPARE(sheet.json()["cells"].toArray().size(), 8);
    for (const char *name : {"hero.ostage", "hero.oclip"})
        QCOMPARE(runCommand({"fmt", "--check", m_folder.path(name)}).status, 0);
}

void tst_ConvertSheet::withoutFramesTheWholePicture()
{
    QCOMPARE(convert("walk.png", "whole.ostage").status, 0);
    QVERIFY(!m_folder.read("whole.ostage").contains("frames"));
    QVERIFY(m_folder.read("whole.oclip").contains(R"("name": "walk")"));
}

QTEST_GUILESS_MAIN(tst_ConvertSheet)
#include "tst_convert_sheet.moc"
