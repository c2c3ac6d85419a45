// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/film/png_sequence.h"

#include <QtTest>

using namespace clipwright;

class tst_PngSequence : public QObject {
    Q_OBJECT

private slots:
    void framesAreNumberedFromNought_data()
    {
        QTest::addColumn<std::string>("name");
        QTest::addColumn<std::string>("first");
        QTest::addColumn<std::string>("later");
        const auto row = [](const char *name, const char *first, const char *later) {
            QTest::newRow(name) << std::string(name) << std::string(first) << std::string(later);
        };
        row("walk.png", "walk_0000.png", "walk_12345.png");
        row("walk.PNG", "walk_0000.PNG", "walk_12345.PNG");
        row("walk_%03d.png", "walk_000.png", "walk_12345.png");
        row("%05dwalk.png", "00000walk.png", "12345walk.png");
        row("10%0 walk.png", "10%0 walk_0000.png", "10%0 walk_12345.png");
        row("a%0d.png", "a%0d_0000.png", "a%0d_12345.png");
        row("a%0%02d.png", "a%000.png", "a%012345.png");
        row("a%s%n.png", "a%s%n_0000.png", "a%s%n_12345.png");
    }
    void framesAreNumberedFromNought()
    {
        QFETCH(std::string, name);
        QFETCH(std::string, first);
        QFETCH(std::string, later);
        QCOMPARE(SequenceName::of(name).at(0), first);
        QCOMPARE(SequenceName::of(name).at(12345), later);
    }
};

QTEST_APPLESS_MAIN(tst_PngSequence)
#include "tst_png_sequence.moc"
