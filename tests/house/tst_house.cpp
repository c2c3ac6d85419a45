// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "house/house_rules.h"

#include <QFile>
#include <QTest>

using namespace clipwright::house;

namespace {

const QString kRoot = QStringLiteral(CLIPWRIGHT_SOURCE);
const QString kPlanted = kRoot + QStringLiteral("/tests/house/planted");

QStringList expectedFaults(const QString &name)
{
    QFile file(kPlanted + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts)
                                          : QStringList();
}

void verifyNone(const Findings &findings, int atLeast)
{
    QVERIFY2(findings.faults.isEmpty(), qPrintable('\n' + findings.faults.join('\n')));
    QVERIFY2(findings.filesRead >= atLeast, "the scan read next to nothing");
}

} // namespace

class tst_House : public QObject {
    Q_OBJECT

private slots:
    /** Seen to fail: exactly the planted faults. */
    void plantedFaultsAreReported()
    {
        QCOMPARE(checkTree(kPlanted + "/tree").faults, expectedFaults("tree_faults.txt"));
    }

    void plantedDeadLinksAreReported()
    {
        QCOMPARE(checkLinks(kPlanted + "/tree").faults, expectedFaults("link_faults.txt"));
    }

    void theTreeKeepsTheHouseRules() { verifyNone(checkTree(kRoot), 100); }

    void theLinksOfThePagesLeadSomewhere() { verifyNone(checkLinks(kRoot), 5); }
};

QTEST_GUILESS_MAIN(tst_House)
#include "tst_house.moc"
