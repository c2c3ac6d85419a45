// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/commands/command_table.h"
#include "model/document/edit_log.h"
#include "model/document/rig_dump.h"
#include "model/io/script/random_commands.h"

#include <QtTest>

#include <map>

using namespace clipwright;
using namespace clipwright::testing;

/** Random commands of the whole table, undone and done again: every state that was ever seen comes back (reliability R9). */
class tst_CommandWalks : public QObject {
    Q_OBJECT

private slots:
    void everyStateComesBack();
};

void tst_CommandWalks::everyStateComesBack()
{
    const unsigned walks = hostile::isDeep() ? 1000 : 50;
    const int steps = hostile::isDeep() ? 1000 : 200;
    std::map<std::string_view, int> done;
    for (unsigned seed = 0; seed < walks; ++seed) {
        static const std::vector<const char *> kFixtures{"walker", "precomps", "split_position", "in_point"};
        DocumentSet documents;
        EditLog log(documents);
        const DocumentId id = documents.open(fixture(kFixtures[seed % kFixtures.size()])).id();
        const Document &document = *documents.find(id);
        std::map<TransactionId, std::string> known{{TransactionId(), dumpOf(document.rig())}};
        RandomCommands random(seed);
        for (int step = 0; step < steps; ++step) {
            const std::size_t act = random.below(8);
            if (act == 0) {
                log.undo(id);
            } else if (act == 1) {
                log.redo(id);
            } else {
                const CommandRow &row = random.row();
                const CommandArguments arguments = random.argumentsFor(row, document.rig());
                const Result<TransactionId> made = log.perform({std::string(row.id), {}}, [&](TransactionEdit &edit) {
                    return run(row, *edit.edit(id), arguments);
                });
                if (made && !made->isNull()) {
                    ++done[row.id];
                    known[*made] = dumpOf(document.rig());
                }
            }
            QCOMPARE(dumpOf(document.rig()), known.at(document.state()));
        }
        while (log.undo(id)) {
        }
        QCOMPARE(dumpOf(document.rig()), known.at(TransactionId()));
        QVERIFY(!document.isModified());
        while (log.redo(id)) {
        }
        QCOMPARE(dumpOf(document.rig()), known.at(document.state()));
    }
    for (const CommandRow &row : commands())
        QVERIFY2(done[row.id] > 0 || !row.kinds.has(DocumentKind::Rig), std::string(row.id).c_str());
}

QTEST_APPLESS_MAIN(tst_CommandWalks)
#include "tst_command_walks.moc"
