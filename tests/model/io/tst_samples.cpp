// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/rig_file.h"

#include <QDir>
#include <QTest>

using namespace clipwright;

/** What we show people must come through whole. */
class tst_Samples : public QObject {
    Q_OBJECT

private slots:
    void everySampleCooks_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(CLIPWRIGHT_SOURCE "/samples");
        const QStringList names = folder.entryList({"*.json"}, QDir::Files);
        QVERIFY(names.size() >= 3);
        for (const QString &name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void everySampleCooks()
    {
        QFETCH(QString, path);
        const RigFile file = openRigFile(path.toStdString());
        QVERIFY(file.isReadable());
        QVERIFY(!file.isRefused);
        // Pip's scarf bends both ways, further than the triangles of any one key can follow; nothing else is told of any.
        for (const Issue &issue : file.issues)
            QVERIFY2(issue.code == "fill-spills" && issue.layer == "scarf end", issue.what.c_str());
        QVERIFY(file.cooked->clips.size() >= 2);
        // Trims and dashes, which slide, need most; a third is what files of all kinds take together.
        QVERIFY(file.counts.writtenKeys * 5 <= file.counts.perFrameKeys * 2);
    }
};

QTEST_APPLESS_MAIN(tst_Samples)
#include "tst_samples.moc"
