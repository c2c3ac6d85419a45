// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/place.h"

#include <QTest>

using namespace clipwright;

class tst_Place : public QObject {
    Q_OBJECT

private slots:
    void leavesOutWhatIsNotKnown();
    void spellsLinesAndPointers();
};

void tst_Place::leavesOutWhatIsNotKnown()
{
    QCOMPARE(Place{}.text(), std::string());
    QCOMPARE((Place{"a.json", 0, 7, ""}.text()), std::string("a.json"));
    QCOMPARE((Place{"a.oanim", 12, 0, ""}.text()), std::string("a.oanim:12"));
}

void tst_Place::spellsLinesAndPointers()
{
    QCOMPARE((Place{"a.oanim", 12, 3, ""}.text()), std::string("a.oanim:12:3"));
    QCOMPARE((Place{"a.json", 12, 3, "/layers/0"}.text()), std::string("a.json#/layers/0"));
}

QTEST_GUILESS_MAIN(tst_Place)
#include "tst_place.moc"
