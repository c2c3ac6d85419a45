// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/cli/nearest.h"

#include "app/cli/verb.h"

#include <QTest>

using namespace clipwright::app;

class tst_Nearest : public QObject {
    Q_OBJECT

private slots:
    void lettersAreCounted_data()
    {
        QTest::addColumn<QByteArray>("a");
        QTest::addColumn<QByteArray>("b");
        QTest::addColumn<int>("difference");
        QTest::newRow("nothing") << QByteArray() << QByteArray() << 0;
        QTest::newRow("all") << QByteArray() << QByteArray("cook") << 4;
        QTest::newRow("same") << QByteArray("cook") << QByteArray("cook") << 0;
        QTest::newRow("added") << QByteArray("cok") << QByteArray("cook") << 1;
        QTest::newRow("dropped") << QByteArray("coook") << QByteArray("cook") << 1;
        QTest::newRow("changed") << QByteArray("cool") << QByteArray("cook") << 1;
        QTest::newRow("swapped") << QByteArray("redner") << QByteArray("render") << 1;
        QTest::newRow("swapped and added") << QByteArray("redne") << QByteArray("render") << 2;
        QTest::newRow("other") << QByteArray("pose") << QByteArray("sheet") << 4;
    }
    void lettersAreCounted()
    {
        QFETCH(QByteArray, a);
        QFETCH(QByteArray, b);
        QFETCH(int, difference);
        QCOMPARE(int(differenceOf(a.toStdString(), b.toStdString())), difference);
        QCOMPARE(int(differenceOf(b.toStdString(), a.toStdString())), difference);
    }

    void onlyWhatIsNearIsSuggested_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("suggestion");
        QTest::newRow("swapped") << QByteArray("redner") << QByteArray("; did you mean 'render'?");
        QTest::newRow("longer") << QByteArray("validates") << QByteArray("; did you mean 'validate'?");
        QTest::newRow("far") << QByteArray("dance") << QByteArray();
        QTest::newRow("short and all other") << QByteArray("ab") << QByteArray();
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("endless") << QByteArray(100000, 'f') << QByteArray();
    }
    void onlyWhatIsNearIsSuggested()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, suggestion);
        QCOMPARE(QByteArray::fromStdString(suggestionFor(word.toStdString(), verbs())), suggestion);
    }
};

QTEST_APPLESS_MAIN(tst_Nearest)
#include "tst_nearest.moc"
