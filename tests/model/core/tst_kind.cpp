// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/kind.h"
#include "model/core/property.h"

#include <QTest>

#include <array>
#include <limits>
#include <set>

using namespace clipwright;

/** The law of the table of kinds: every row is visited, so a new one is tested by being there. */
class tst_Kind : public QObject {
    Q_OBJECT

private slots:
    void refusesUnknownNames();
    void findsPropertiesByKeyOnly();
    void everyRowIsFoundByKindAndByName();
    void namesAreUnique();
    void onlyNumbersAddOrCurve();
};

void tst_Kind::refusesUnknownNames()
{
    QVERIFY(!kindNamed(""));
    QVERIFY(!kindNamed("Number"));
    QVERIFY(!kindNamed("number "));
}

void tst_Kind::findsPropertiesByKeyOnly()
{
    constexpr double kFree = std::numeric_limits<double>::infinity();
    const std::array table{PropertyRow{0, "size", "Size", Kind::Number, "px", 0, kFree, {}, {}, true},
                           PropertyRow{1, "turn", "Turn", Kind::Angle, "°", -kFree, kFree, {}, {}, true}};
    QCOMPARE(findProperty(table, "turn"), &table[1]);
    QCOMPARE(findProperty(table, "Turn"), nullptr);
    QCOMPARE(findProperty({}, "turn"), nullptr);
}

void tst_Kind::everyRowIsFoundByKindAndByName()
{
    QVERIFY(!kinds().empty());
    for (const KindRow &row : kinds()) {
        QCOMPARE(&rowOf(row.kind), &row);
        QVERIFY(kindNamed(row.name) == row.kind);
    }
    QCOMPARE(kinds().back().kind, Kind::Path); // the last of the enumeration: none is missing
}

void tst_Kind::namesAreUnique()
{
    std::set<std::string_view> names;
    for (const KindRow &row : kinds())
        QVERIFY(!row.name.empty() && names.insert(row.name).second);
}

void tst_Kind::onlyNumbersAddOrCurve()
{
    for (const KindRow &row : kinds()) {
        const bool isNumbers = row.storage == Storage::Numbers;
        QVERIFY(isNumbers || (!row.adds && !row.curves && row.components == 0));
        QVERIFY(row.blends || (!row.adds && !row.curves));
    }
}

QTEST_GUILESS_MAIN(tst_Kind)
#include "tst_kind.moc"
