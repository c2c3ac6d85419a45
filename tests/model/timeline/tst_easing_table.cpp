// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/easing_table.h"

#include <QTest>

#include <limits>

using namespace clipwright;

namespace {

Easing numbered(int i)
{
    return Easing::cubic(i / 1e6, 0, 1, 1);
}

} // namespace

class tst_EasingTable : public QObject {
    Q_OBJECT

private slots:
    void rowsWithoutParametersHaveOneIndexEach();
    void noughtBelowZeroIsNought();
    void notANumberIsKeptWithoutHarm();
    void aCopyIsNotChangedByTheOther();
    void equalEasingsShareAnIndex();
    void findsEachOfManyAgain();
};

void tst_EasingTable::rowsWithoutParametersHaveOneIndexEach()
{
    EasingTable table;
    QCOMPARE(table.intern({Interpolation::Hold, 3, {1, 2}}), EasingTable::kHold);
    QCOMPARE(table.intern(Easing::linear()), EasingTable::kLinear);
    QCOMPARE(table.intern({Interpolation::Hermite, 1, {}}), EasingTable::kHermite);
    QCOMPARE(table.size(), std::size_t(3));
    QCOMPARE(table[EasingTable::kHold].row, Interpolation::Hold);
    QCOMPARE(table[EasingTable::kLinear].row, Interpolation::Linear);
    QCOMPARE(table[EasingTable::kHermite].row, Interpolation::Hermite);
}

void tst_EasingTable::noughtBelowZeroIsNought()
{
    EasingTable table;
    QCOMPARE(table.intern(Easing::cubic(0.5, -0.0, 0.5, 1)), table.intern(Easing::cubic(0.5, 0.0, 0.5, 1)));
}

void tst_EasingTable::notANumberIsKeptWithoutHarm()
{
    EasingTable table;
    const double nan = std::numeric_limits<double>::quiet_NaN();
    for (int i = 0; i < 100; ++i)
        QVERIFY(table.intern(Easing::cubic(nan, 0, nan, 1)) < table.size());
}

void tst_EasingTable::aCopyIsNotChangedByTheOther()
{
    EasingTable first;
    const EasingTable::Index shared = first.intern(numbered(1));
    EasingTable second = first;
    const EasingTable::Index left = first.intern(numbered(2));
    const EasingTable::Index right = second.intern(numbered(3));
    QCOMPARE(left, right); // each goes on by itself
    QVERIFY(first[left] == numbered(2));
    QVERIFY(second[right] == numbered(3));
    QVERIFY(first[shared] == numbered(1) && second[shared] == numbered(1));
    QCOMPARE(EasingTable().size(), std::size_t(3));
}

void tst_EasingTable::equalEasingsShareAnIndex()
{
    EasingTable table;
    const EasingTable::Index index = table.intern(Easing::cubic(0.1, 0.2, 0.3, 0.4));
    QCOMPARE(table.intern(Easing::cubic(0.1, 0.2, 0.3, 0.4)), index);
    QVERIFY(table.intern({Interpolation::Cubic, 2, {0.1, 0.2, 0.3, 0.4, 0.1, 0.2, 0.3, 0.4}}) != index);
}

void tst_EasingTable::findsEachOfManyAgain()
{
    // Searched one by one these would be 5 billion comparisons, and the test would run into its time limit.
    constexpr int kCount = 100'000;
    EasingTable table;
    for (int i = 0; i < kCount; ++i)
        QCOMPARE(table.intern(numbered(i)), static_cast<EasingTable::Index>(i + 3));
    const EasingTable snapshot = table;
    for (int i = 0; i < kCount; ++i)
        QCOMPARE(table.intern(numbered(i)), static_cast<EasingTable::Index>(i + 3));
    QCOMPARE(table.size(), std::size_t(kCount + 3));
    QVERIFY(snapshot[kCount + 2] == numbered(kCount - 1));
}

QTEST_GUILESS_MAIN(tst_EasingTable)
#include "tst_easing_table.moc"
