// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/random_value_edits.h"
#include "model/document/rig_dump.h"
#include "model/document/value_fixtures.h"
#include "model/io/patch/value_text.h"
#include "model/journal/value_difference.h"

#include "model/document/edit_log.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::testing;

/** What edits made of a clip or a stage is said as one patch of what it was. */
class tst_ValueDifference : public QObject {
    Q_OBJECT

private slots:
    void leadsFromOneToTheOther();
    void otherKindsAreNotReached();
};

void tst_ValueDifference::leadsFromOneToTheOther()
{
    for (const bool isClip : {true, false}) {
        for (unsigned seed = 0; seed < 20; ++seed) {
            DocumentSet documents;
            EditLog log(documents);
            const Document &document = isClip ? documents.open(richClip()) : documents.open(richStage());
            const DocumentValue first = document.value();
            RandomValueEdits edits(seed);
            for (int step = 0; step < 40; ++step) {
                static_cast<void>(log.perform({"walk", {}}, [&](TransactionEdit &edit) {
                    return edit.edit(document.id())->perform(edits.next(*edit.edit(document.id())));
                }));
            }
            const Result<Patch> patch = patchBetween(first, document.value());
            QVERIFY2(patch, patch ? "" : patch.error().what.c_str());
            const std::optional<Patch> read = throughText(*patch, first);
            QVERIFY(read);
            DocumentValue reached = first;
            for (const Primitive &primitive : *read)
                QVERIFY(perform(reached, primitive));
            QCOMPARE(valueText(reached), valueText(document.value()));
            QVERIFY(patchBetween(first, first)->empty());
        }
    }
}

void tst_ValueDifference::otherKindsAreNotReached()
{
    QCOMPARE(patchBetween(richClip(), richStage()).error().code, std::string("value-not-reached"));
}

QTEST_APPLESS_MAIN(tst_ValueDifference)
#include "tst_value_difference.moc"
