// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/cli/printable.h"

#include "command_run.h"
#include "work_folder.h"

#include <QJsonArray>
#include <QTest>

using namespace clipwright::app;

namespace {

const char kNamed[] = R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":9,"h":9,
"markers":[{"cm":"wa\u001b[2Jlk","tm":0,"dr":9}],"layers":[{"ty":5,"nm":"a\nb\u009b","ip":0,"op":9,"ks":{}}]})";

} // namespace

class tst_Printable : public QObject {
    Q_OBJECT

private slots:
    void whatSteersATerminalIsSpelledOut_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("escape") << QByteArray("a\x1b[31mb") << QByteArray("a\\u001b[31mb");
        QTest::newRow("line end") << QByteArray("a\nb\rc\td") << QByteArray("a\\nb\\u000dc\\td");
        QTest::newRow("nothing") << QByteArray("a\0b", 3) << QByteArray("a\\u0000b");
        QTest::newRow("delete") << QByteArray("\x7f") << QByteArray("\\u007f");
        QTest::newRow("control of eight bits") << QByteArray("\xc2\x9b") << QByteArray("\\u009b");
        QTest::newRow("turned round") << QByteArray("a\xe2\x80\xaegnp") << QByteArray("a\\u202egnp");
        QTest::newRow("not UTF-8") << QByteArray("a\xff\xc3") << QByteArray("a\\xff\\xc3");
        for (const char *plain : {"", "hop", "Füße 走る 🦊", "a\\b 'c'"})
            QTest::newRow(plain) << QByteArray(plain) << QByteArray(plain);
    }
    void whatSteersATerminalIsSpelledOut()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, line);
        QCOMPARE(QByteArray::fromStdString(printable(text.toStdString())), line);
    }

    void namesOfAFileAreToldSo()
    {
        const WorkFolder folder;
        QVERIFY(folder.write("a.json", kNamed));
        const CommandRun info = runCommand({"info", folder.path("a.json")});
        QVERIFY2(info.out.contains("clip wa\\u001b[2Jlk"), info.out.constData());
        QVERIFY2(info.err.contains("'a\\nb\\u009b'"), info.err.constData());
        const CommandRun json = runCommand({"info", "--json", folder.path("a.json")});
        QCOMPARE(json.json()["clips"][0]["name"].toString(), QStringLiteral("wa\x1b[2Jlk"));
    }

    void soAreTheWordsOfTheCall()
    {
        const CommandRun run = runCommand({"info", "no\nsuch\x1b.json"});
        QCOMPARE(run.status, 1);
        QCOMPARE(run.err.count('\n'), 1);
        QVERIFY(!run.err.contains('\x1b'));
    }
};

QTEST_GUILESS_MAIN(tst_Printable)
#include "tst_printable.moc"
