// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/allocations.h"
#include "app/bench/bench.h"

#include <QTest>

#include <memory>

using namespace clipwright::bench;

class tst_BenchRows : public QObject {
    Q_OBJECT

private slots:
    void aRowThatWasNotMeasuredNeitherHoldsNorFails()
    {
        Row row{"P4", "a frame", "rlottie", std::nullopt};
        row.goal = atMost(0.45);
        QVERIFY(!row.holds());
    }

    void aGoalHoldsOnItsSideAndOnItself_data()
    {
        QTest::addColumn<bool>("isLeast");
        QTest::addColumn<double>("ratio");
        QTest::addColumn<bool>("holds");
        QTest::newRow("above the most") << false << 0.46 << false;
        QTest::newRow("the most") << false << 0.45 << true;
        QTest::newRow("below the most") << false << 0.1 << true;
        QTest::newRow("below the least") << true << 0.44 << false;
        QTest::newRow("the least") << true << 0.45 << true;
        QTest::newRow("above the least") << true << 3.0 << true;
    }
    void aGoalHoldsOnItsSideAndOnItself()
    {
        QFETCH(bool, isLeast);
        QFETCH(double, ratio);
        QFETCH(bool, holds);
        Row row{"P1", "load", "loop", ratio};
        row.goal = isLeast ? atLeast(0.45) : atMost(0.45);
        QCOMPARE(row.holds(), std::optional(holds));
        QCOMPARE(row.goal.text(), std::string(isLeast ? ">= 0.45" : "<= 0.45"));
    }

    void timesAreOursOverThePeersAndSpeedsTheOtherWay()
    {
        const PairTimes times{{2, 4, 60}, {2, 1, 20}};
        Row row;
        setTimes(row, times);
        QCOMPARE(*row.ratio, 3.0);
        QCOMPARE(*row.oursMs, 4.0);
        QCOMPARE(*row.peerMs, 2.0);
        QCOMPARE(*row.spread, 0.5); // ratios 1 3 4: quartiles 2 and 3.5
        setSpeeds(row, times);
        QCOMPARE(*row.ratio, 1.0 / 3.0);
    }

    void aCorpusIsOneFigureAndNamesItsWorst()
    {
        RatioOverFiles ratios;
        ratios.add("quick.json", {{1, 1, 1}, {4, 4, 4}});
        ratios.add("slow.json", {{8, 8, 8}, {2, 2, 2}});
        Row mean;
        ratios.mean(mean);
        QCOMPARE(*mean.ratio, 1.0); // of 1/4 and 4
        QCOMPARE(*mean.spread, 0.0);
        QCOMPARE(mean.files.size(), std::size_t{2});
        QCOMPARE(mean.files[1].file, std::string("slow.json"));
        QCOMPARE(mean.files[1].ratio, 4.0);
        Row worst;
        ratios.worst(worst);
        QCOMPARE(*worst.ratio, 4.0);
        QCOMPARE(worst.note, std::string("slow.json"));
    }

    void noFilesGiveNoFigure()
    {
        Row row;
        RatioOverFiles().mean(row);
        RatioOverFiles().worst(row);
        QVERIFY(!row.ratio);
    }

    void filesAreCountedAndNoneSaysWhatToDo()
    {
        QCOMPARE(filesNote(3, "move"), std::string("3 files that move"));
        QCOMPARE(filesNote(0, "move"), std::string("no files that move: name a folder of Lottie files by --corpus"));
    }

    void worksAreTimedInTurn()
    {
        std::string turns;
        TimingSettings settings;
        settings.pairs = 5;
        settings.leastMs = 0; // a call a measurement
        const PairTimes times = timeInTurn([&turns] { turns += 'a'; }, [&turns] { turns += 'b'; }, settings);
        QCOMPARE(times.ours.size(), std::size_t{5});
        QCOMPARE(times.peer.size(), std::size_t{5});
        QVERIFY2(turns.ends_with("ababababab"), turns.c_str());
        QVERIFY2(turns.find('a') < turns.find('b') && turns.size() > 10, turns.c_str()); // warm before the first pair
    }

    void allocationsAreCounted()
    {
        const std::optional<std::size_t> before = allocationCount();
        if (!before)
            QSKIP("a sanitizer has the allocator to itself");
        keep(*std::make_unique<int>(1));
        QCOMPARE(*allocationCount() - *before, std::size_t{1});
        QCOMPARE(*allocationCount() - *before, std::size_t{1}); // asking costs none
    }

    void everyFamilyHasANumberOfItsOwn()
    {
        std::string numbers;
        for (const RowFamily &family : rowFamilies()) {
            QVERIFY(family.run != nullptr && !family.what.empty());
            QVERIFY(numbers.find(std::string(family.id) + ' ') == std::string::npos);
            numbers.append(family.id).append(" ");
        }
        QCOMPARE(numbers, std::string("P1 P2 P3 P4 P5 P9 P10 P11 P12 "));
    }
};

QTEST_APPLESS_MAIN(tst_BenchRows)
#include "tst_bench_rows.moc"
