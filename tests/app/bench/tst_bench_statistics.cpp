// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/statistics.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace clipwright::bench;

class tst_BenchStatistics : public QObject {
    Q_OBJECT

private slots:
    void nothingGivesNought()
    {
        QCOMPARE(median({}), 0.0);
        QCOMPARE(spreadOf({}), 0.0);
        QCOMPARE(spreadOf(std::array{3.0}), 0.0);
        QCOMPARE(geometricMean({}), 0.0);
        QCOMPARE(exponentOf({}, {}), 0.0);
        QCOMPARE(exponentOf(std::array{10.0}, std::array{5.0}), 0.0);
    }

    void theMedianIsTheMiddleWhateverTheOrder()
    {
        QCOMPARE(median(std::array{9.0, 1.0, 4.0}), 4.0);
        QCOMPARE(median(std::array{9.0, 1.0, 4.0, 5.0}), 4.5);
    }

    void oneWildFigureMovesNeitherMedianNorSpread()
    {
        const std::array calm{1.0, 1.1, 1.2, 1.3, 1.4};
        const std::array wild{1.0, 1.1, 1.2, 1.3, 1000.0};
        QCOMPARE(median(wild), median(calm));
        QCOMPARE(spreadOf(wild), spreadOf(calm));
        QCOMPARE(spreadOf(calm), 0.2 / 1.2);
    }

    void ratiosAreThoseOfPairs()
    {
        // The median of the ratios is not the ratio of the medians (4 / 2): a slow moment slows both of a pair.
        const std::array ours{2.0, 4.0, 60.0};
        const std::array peer{2.0, 1.0, 20.0};
        QCOMPARE(pairwiseRatios(ours, peer), (std::vector<double>{1, 4, 3}));
        QCOMPARE(median(pairwiseRatios(ours, peer)), 3.0);
    }

    void twiceAndHalfMakeOneInTheMean()
    {
        QCOMPARE(geometricMean(std::array{2.0, 0.5}), 1.0);
        QCOMPARE(geometricMean(std::array{2.0, 4.0, 8.0}), 4.0);
    }

    void theExponentIsThatOfThePower_data()
    {
        QTest::addColumn<double>("exponent");
        QTest::newRow("unmoved") << 0.0;
        QTest::newRow("root") << 0.5;
        QTest::newRow("linear") << 1.0;
        QTest::newRow("square") << 2.0;
    }
    void theExponentIsThatOfThePower()
    {
        QFETCH(double, exponent);
        const std::array sizes{1e3, 1e4, 1e5, 1e6};
        std::array<double, 4> costs{};
        for (std::size_t i = 0; i < sizes.size(); ++i)
            costs[i] = 0.003 * std::pow(sizes[i], exponent);
        QVERIFY(std::abs(exponentOf(sizes, costs) - exponent) < 1e-12);
    }

    void anExponentIsFittedThroughAllSizes()
    {
        // By hand: x = 0 1 2, y = 0 1 3 (decades); the slope is ((-1)(-4/3) + (1)(5/3)) / 2.
        QVERIFY(std::abs(exponentOf(std::array{1.0, 10.0, 100.0}, std::array{1.0, 10.0, 1000.0}) - 1.5) < 1e-12);
    }
};

QTEST_APPLESS_MAIN(tst_BenchStatistics)
#include "tst_bench_statistics.moc"
