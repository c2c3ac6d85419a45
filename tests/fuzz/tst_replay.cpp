// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

/** That the replay of saved inputs fails when one of them breaks a promise, shown with a target that has every fault. */
class tst_Replay : public QObject {
    Q_OBJECT

private slots:
    void faultsAreFailures_data();
    void faultsAreFailures();
    void aFolderWithoutInputsIsAFailure();
    void whatKeepsItsPromisesIsFine();

private:
    struct Outcome {
        bool isFine = false;
        QByteArray said;
    };
    static Outcome replay(const QByteArray &input);
    static Outcome replayFolder(const QString &folder);
};

tst_Replay::Outcome tst_Replay::replayFolder(const QString &folder)
{
    QProcess process;
    process.setProgram(QCoreApplication::applicationDirPath() + QStringLiteral("/fuzz_replay_planted"));
    process.setArguments({folder});
    process.start();
    if (!process.waitForFinished(60'000))
        return {true, "it does not end"};
    return {process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, process.readAllStandardError()};
}

tst_Replay::Outcome tst_Replay::replay(const QByteArray &input)
{
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir(QStringLiteral("planted"));
    QFile file(folder.filePath(QStringLiteral("planted/one")));
    if (!file.open(QIODevice::WriteOnly) || file.write(input) != input.size())
        return {true, "the input could not be written"};
    file.close();
    return replayFolder(folder.path());
}

void tst_Replay::faultsAreFailures_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("a broken promise") << QByteArray("!broken")
                                      << QByteArray("planted/one: the planted promise is broken");
    QTest::newRow("a crash") << QByteArray("!crash") << QByteArray();
    QTest::newRow("more than two seconds") << QByteArray("!slow") << QByteArray("planted/one: 2.");
#ifdef __SANITIZE_ADDRESS__
    QTest::newRow("memory of others") << QByteArray("!beyond") << QByteArray("heap-buffer-overflow");
#endif
}

void tst_Replay::faultsAreFailures()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, said);
    const Outcome outcome = replay(input);
    QVERIFY2(!outcome.isFine, outcome.said.constData());
    QVERIFY2(outcome.said.contains(said), outcome.said.constData());
}

void tst_Replay::aFolderWithoutInputsIsAFailure()
{
    const QTemporaryDir folder;
    const Outcome outcome = replayFolder(folder.path());
    QVERIFY(!outcome.isFine);
    QVERIFY2(outcome.said.contains("no inputs for planted"), outcome.said.constData());
}

void tst_Replay::whatKeepsItsPromisesIsFine()
{
    const Outcome outcome = replay("fine");
    QVERIFY2(outcome.isFine, outcome.said.constData());
    QCOMPARE(outcome.said, QByteArray());
}

QTEST_GUILESS_MAIN(tst_Replay)
#include "tst_replay.moc"
