// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/shown_rig.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace clipwright;

class tst_ShownRig : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    std::string write(const QString &name, const QByteArray &text)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("the temporary folder cannot be written");
        return file.fileName().toStdString();
    }

private slots:
    void badFileIsNotShowableAndSaysWhy();
    void missingFileIsNotShowable();
    void extentIsWhatIsDrawnOverTheWholeTimeline();
    void sourceHasTheExtentOfItsComposition();
};

void tst_ShownRig::badFileIsNotShowableAndSaysWhy()
{
    const ShownRig shown = openShownRig(write("bad.oanim", "fps 30\nduration 10\nlayer a parent 7\n"));
    QVERIFY(!shown.isShowable());
    QVERIFY(hasErrors(shown.file.issues));
}

void tst_ShownRig::missingFileIsNotShowable()
{
    const ShownRig shown = openShownRig(m_folder.filePath("none.oanim").toStdString());
    QVERIFY(!shown.isShowable());
    QCOMPARE(shown.file.issues.front().code, std::string("file-missing"));
}

void tst_ShownRig::extentIsWhatIsDrawnOverTheWholeTimeline()
{
    const ShownRig shown = openShownRig(
        write("slide.oanim",
              "version 1\nfps 10\nduration 10\nlayer box parent -1\n  pos k 2\n    kf 0 0 0\n    kf 10 3 0\n"
              "  shape k 1\n    kf 0\n      fill 1 0 0 1\n      contour 3\n      v 0 0\n      v 1 0\n      v 1 1\n"));
    QVERIFY(shown.isShowable());
    QCOMPARE(shown.extent.minimum.x, 0.0);
    QCOMPARE(shown.extent.maximum.x, 4.0);
    QCOMPARE(shown.extent.maximum.y, 1.0);
    QCOMPARE(shown.pixelsPerUnit, 256.0);
}

void tst_ShownRig::sourceHasTheExtentOfItsComposition()
{
    const ShownRig shown = openShownRig(
        write("wide.json",
              R"({"v":"5.7.0","fr":30,"ip":0,"op":30,"w":400,"h":200,"assets":[],"layers":[{"ty":4,"ind":1,"nm":"dot",
        "ip":0,"op":30,"st":0,"ks":{"o":{"a":0,"k":100},"r":{"a":0,"k":0},"p":{"a":0,"k":[200,100]},
        "a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]}},"shapes":[{"ty":"gr","it":[
        {"ty":"el","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[50,50]}},{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},
        {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},
        "o":{"a":0,"k":100}}]}]}]})"));
    QVERIFY(shown.isShowable());
    QCOMPARE(shown.extent.maximum, Vec2(1, 0.5));
    QCOMPARE(shown.pixelsPerUnit, 200.0);
}

QTEST_APPLESS_MAIN(tst_ShownRig)
#include "tst_shown_rig.moc"
