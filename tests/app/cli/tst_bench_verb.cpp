// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "command_run.h"

#include <QJsonArray>
#include <QTest>

class tst_BenchVerb : public QObject {
    Q_OBJECT

    const QString m_samples = QStringLiteral(CLIPWRIGHT_SOURCE "/samples");

private slots:
    void anUnknownRowIsCalledWronglyAndNamesThoseThereAre()
    {
        const CommandRun run = runCommand({"bench", "P99", "--corpus", m_samples});
        QCOMPARE(run.status, 2);
        QVERIFY2(run.err.contains("no row 'P99' here; there are: P1, P2, P3, P4, P5"), run.err.constData());
    }

    void aFolderThatIsNoneIsBadInput()
    {
        const CommandRun run = runCommand({"bench", "P5", "--corpus", m_samples + ",no-such-folder"});
        QCOMPARE(run.status, 1);
        QVERIFY2(run.err.startsWith("no-such-folder: error:"), run.err.constData());
    }

    void aRowIsOneDocument()
    {
        const CommandRun run = runCommand({"bench", "P5", "--json", "--corpus", m_samples});
        QCOMPARE(run.status, 0);
        QCOMPARE(run.lines(), 1);
        const QJsonObject report = run.json();
        QVERIFY(report["machine"].isObject());
        QVERIFY(report["issues"].toArray().isEmpty());
        QCOMPARE(report["rows"].toArray().size(), 1);
        const QJsonObject row = report["rows"][0].toObject();
        QCOMPARE(row["id"].toString(), QString("P5"));
        QVERIFY(row["ratio"].toDouble() > 0);
        QCOMPARE(row["holds"].toBool(), row["ratio"].toDouble() <= 0.25);
        QVERIFY2(row["note"].toString().contains("10 %"), qPrintable(row["note"].toString()));
    }

    void peopleGetATable()
    {
        const CommandRun run = runCommand({"bench", "P5", "--corpus", m_samples});
        QCOMPARE(run.status, 0);
        QVERIFY2(run.out.contains("\nrow  what"), run.out.constData());
        QVERIFY2(run.out.contains("\nP5   scrub when one layer moves"), run.out.constData());
    }
};

QTEST_APPLESS_MAIN(tst_BenchVerb)
#include "tst_bench_verb.moc"
