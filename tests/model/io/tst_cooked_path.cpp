// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/cooked_path.h"

#include <QtTest>

using namespace clipwright;

class tst_CookedPath : public QObject {
    Q_OBJECT

private slots:
    void cookedFilesAreNamedAfterTheirSource_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QByteArray>("cooked");
        QTest::newRow("json") << QByteArray("x/hero.json") << QByteArray("x/hero.oanim");
        QTest::newRow("lottie") << QByteArray("hero.lottie") << QByteArray("hero.oanim");
        QTest::newRow("address") << QByteArray("x/hero.lottie#walk") << QByteArray("x/hero.walk.oanim");
        QTest::newRow("id with a path") << QByteArray("hero.lottie#../a b") << QByteArray("hero._a b.oanim");
        QTest::newRow("long id") << QByteArray("hero.lottie#") + QByteArray(99, 'a') + QByteArray("ö")
                                 << QByteArray("hero.") + QByteArray(99, 'a') + QByteArray(".oanim");
        QTest::newRow("no name") << QByteArray("x/.json") << QByteArray("x/.json.oanim");
    }
    void cookedFilesAreNamedAfterTheirSource()
    {
        QFETCH(QByteArray, source);
        QFETCH(QByteArray, cooked);
        QCOMPARE(QByteArray::fromStdString(cookedPath(source.toStdString(), FormatId::Oanim)), cooked);
    }

    void anAskedForNameIsKept_data()
    {
        QTest::addColumn<QByteArray>("wanted");
        QTest::addColumn<QByteArray>("cooked");
        QTest::newRow("suffix follows the content") << QByteArray("x/hero.oshape") << QByteArray("x/hero.oanim");
        QTest::newRow("capitals") << QByteArray("HERO.OANIM") << QByteArray("HERO.oanim");
        QTest::newRow("no suffix") << QByteArray("hero") << QByteArray("hero.oanim");
        QTest::newRow("not our suffix") << QByteArray("x.y/hero-1.2") << QByteArray("x.y/hero-1.2.oanim");
        QTest::newRow("like an address") << QByteArray("a.lottie#b.oanim") << QByteArray("a.lottie#b.oanim");
        QTest::newRow("an address") << QByteArray("a.lottie#b") << QByteArray("a.lottie#b.oanim");
    }
    void anAskedForNameIsKept()
    {
        QFETCH(QByteArray, wanted);
        QFETCH(QByteArray, cooked);
        QCOMPARE(QByteArray::fromStdString(cookedPathAs(wanted.toStdString(), FormatId::Oanim)), cooked);
    }

    void anAnimationStandsBeforeTheSuffix()
    {
        QCOMPARE(cookedPathAs("x/a.oanim", FormatId::Oshape, "wa/lk"), std::string("x/a.wa_lk.oshape"));
    }

    void theNameInAFolderIsThatOfTheSource()
    {
        QCOMPARE(nameOfSource("x/hero.json"), std::string("hero.json"));
        QCOMPARE(nameOfSource("x/hero.lottie#a/b"), std::string("hero.lottie#a/b"));
        QCOMPARE(nameOfSource("hero.json"), std::string("hero.json"));
    }
};

QTEST_APPLESS_MAIN(tst_CookedPath)
#include "tst_cooked_path.moc"
