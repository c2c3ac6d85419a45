// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/window/command_line.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::app;

class tst_WindowArguments : public QObject {
    Q_OBJECT

private slots:
    void wrongCallsAreRefused_data();
    void wrongCallsAreRefused();
    void nothingAsksForNothing();
    void everyOptionIsRead();
    void helpNamesEveryOption();
};

void tst_WindowArguments::wrongCallsAreRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("named");
    QTest::newRow("unknown option") << QStringList{"--wat"} << "wat";
    QTest::newRow("two files") << QStringList{"a.json", "b.json"} << "one FILE";
    QTest::newRow("one side") << QStringList{"--size", "800"} << "--size";
    QTest::newRow("no number") << QStringList{"--size", "800xtall"} << "--size";
    QTest::newRow("too large") << QStringList{"--size", "800x99999999"} << "--size";
    QTest::newRow("too small") << QStringList{"--size", "1x1"} << "--size";
    QTest::newRow("theme") << QStringList{"--theme", "pink"} << "pink";
    QTest::newRow("frame") << QStringList{"--frame", "1,5"} << "--frame";
    QTest::newRow("frame not a number") << QStringList{"--frame", "nan"} << "--frame";
}

void tst_WindowArguments::wrongCallsAreRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, named);
    const auto line = parseCommandLine(QStringList{"clipwright"} + arguments);
    QVERIFY(!line);
    QCOMPARE(line.error().code, std::string("usage"));
    QVERIFY2(QString::fromStdString(line.error().what).contains(named), line.error().what.c_str());
}

void tst_WindowArguments::nothingAsksForNothing()
{
    const auto line = parseCommandLine({"clipwright"});
    QVERIFY(line);
    QVERIFY(line->file.isEmpty() && line->screenshot.isEmpty() && !line->theme && !line->frame && !line->plays
            && !line->quitsAtFirstFrame);
}

void tst_WindowArguments::everyOptionIsRead()
{
    const auto line = parseCommandLine({"clipwright", "--screenshot", "o.png", "--size", "900x600", "--theme", "light",
                                        "--frame", "12.5", "--play", "--first-frame", "a b.json"});
    QVERIFY(line);
    QCOMPARE(line->screenshot, QStringLiteral("o.png"));
    QCOMPARE(line->size, QSize(900, 600));
    QVERIFY(line->quitsAtFirstFrame);
    QVERIFY(line->theme == widgets::ThemeChoice::Light);
    QCOMPARE(*line->frame, 12.5);
    QVERIFY(line->plays);
    QCOMPARE(line->file, QStringLiteral("a b.json"));
}

void tst_WindowArguments::helpNamesEveryOption()
{
    for (const char *option : {"--screenshot", "--size", "--theme", "--frame", "--play", "--help", "--version"})
        QVERIFY2(helpText().contains(QLatin1String(option)), option);
}

QTEST_GUILESS_MAIN(tst_WindowArguments)
#include "tst_window_arguments.moc"
