// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/document/edit_log.h"
#include "model/document/rig_dump.h"
#include "model/document/value_fixtures.h"
#include "model/io/home.h"
#include "model/io/script/random_value_commands.h"

#include <QtTest>

#include <map>

using namespace clipwright;
using namespace clipwright::testing;

/**
 * Random commands on clips and stages under the rule of their files: every state that was ever seen comes back (reliability R9), and
 * each can be written and is read as what it is.
 */
class tst_ValueWalks : public QObject {
    Q_OBJECT

private slots:
    void everyStateComesBackAndIsSaid_data();
    void everyStateComesBackAndIsSaid();
};

void tst_ValueWalks::everyStateComesBackAndIsSaid_data()
{
    QTest::addColumn<bool>("isClip");
    QTest::newRow("clips") << true;
    QTest::newRow("stages") << false;
}

void tst_ValueWalks::everyStateComesBackAndIsSaid()
{
    QFETCH(const bool, isClip);
    const unsigned walks = hostile::isDeep() ? 1000 : 15;
    const DocumentKind kind = isClip ? DocumentKind::Clip : DocumentKind::Stage;
    const FormatId format = isClip ? FormatId::Oclip : FormatId::Ostage;
    std::map<std::string_view, int> done;
    for (unsigned seed = 0; seed < walks; ++seed) {
        DocumentSet documents;
        EditLog log(documents);
        Document &document = isClip ? documents.open(richClip()) : documents.open(richStage());
        document.setHomeRule(ruleOf(format));
        const DocumentId id = document.id();
        std::map<TransactionId, std::string> known{{TransactionId(), dumpOf(document.value())}};
        RandomValueCommands random(seed);
        for (int step = 0; step < 120; ++step) {
            const std::size_t act = random.below(8);
            if (act == 0) {
                log.undo(id);
            } else if (act == 1) {
                log.redo(id);
            } else {
                const CommandRow &row = random.row(kind);
                const CommandArguments arguments = random.argumentsFor(row, document.value());
                const Result<TransactionId> made = log.perform({std::string(row.id), {}}, [&](TransactionEdit &edit) {
                    return run(row, *edit.edit(id), arguments);
                });
                if (made && !made->isNull()) {
                    ++done[row.id];
                    known[*made] = dumpOf(document.value());
                    const Result<std::string> text = writeHome({"x", {}, format, nullptr}, document.value());
                    QVERIFY2(text, std::string(row.id).c_str());
                }
            }
            QCOMPARE(dumpOf(document.value()), known.at(document.state()));
        }
        while (log.undo(id)) {
        }
        QCOMPARE(dumpOf(document.value()), known.at(TransactionId()));
        QVERIFY(!document.isModified());
    }
    for (const CommandRow &row : commands())
        QVERIFY2(!row.kinds.has(kind) || done[row.id] > 0, std::string(row.id).c_str());
}

QTEST_APPLESS_MAIN(tst_ValueWalks)
#include "tst_value_walks.moc"
