// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/deep.h"
#include "model/document/edit_log.h"
#include "random_edits.h"
#include "rig_dump.h"

#include <QtTest>

#include <map>
#include <set>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

/** A step of a walk over some documents: random transactions, undo and redo, all compared with what was there before. */
class EditWalk {
public:
    EditWalk(std::vector<Rig> rigs, unsigned seed) : m_log(m_documents), m_edits(seed)
    {
        for (Rig &rig : rigs)
            m_ids.push_back(m_documents.open(std::move(rig)).id());
        for (const DocumentId id : m_ids)
            m_known[{id, TransactionId{}}] = dump(id);
    }

    void step()
    {
        const DocumentId id = m_ids[m_edits.below(m_ids.size())];
        switch (m_edits.below(10)) {
        case 0:
        case 1: m_log.undo(id); break;
        case 2: m_log.redo(id); break;
        case 3: drag(); break;
        default: edit(); break;
        }
        for (const DocumentId each : m_ids)
            QCOMPARE(dump(each), m_known.at({each, state(each)}));
    }

    void undoAll()
    {
        for (const DocumentId id : m_ids) {
            while (m_log.undo(id)) {
            }
            QCOMPARE(dump(id), m_known.at({id, TransactionId{}}));
            QVERIFY(!m_documents.find(id)->isModified());
        }
    }

    void redoAll()
    {
        const std::map<DocumentId, TransactionId> last = lastStates();
        for (const DocumentId id : m_ids) {
            while (m_log.redo(id)) {
            }
        }
        for (const auto &[id, transaction] : last)
            QCOMPARE(dump(id), m_known.at({id, transaction}));
    }

    /** How many primitives of each kind were performed, in the order of the variant. */
    std::vector<int> counts() const { return m_counts; }
    int refusals() const { return m_refusals; }

private:
    std::string dump(DocumentId id) const { return dumpOf(m_documents.find(id)->rig()); }
    TransactionId state(DocumentId id) const { return m_documents.find(id)->state(); }

    std::map<DocumentId, TransactionId> lastStates() const
    {
        std::map<DocumentId, TransactionId> last;
        for (const Transaction &transaction : m_log.transactions()) {
            for (const DocumentPatch &part : transaction.parts)
                last[part.document] = transaction.id;
        }
        return last;
    }

    /** One to four primitives on one or more documents; a refused one may end the command, as it would a real one. */
    Result<void> perform(TransactionEdit &edit)
    {
        for (std::size_t i = 1 + m_edits.below(4); i > 0; --i) {
            DocumentEdit &on = *edit.edit(m_ids[m_edits.below(m_ids.size())]);
            if (m_edits.step(on))
                continue;
            ++m_refusals;
            if (m_edits.below(2) == 0)
                return refuse("stopped", "a random end");
        }
        return {};
    }

    void edit()
    {
        std::map<DocumentId, Rig> before;
        for (const DocumentId id : m_ids)
            before[id] = m_documents.find(id)->rig();
        const Result<TransactionId> done =
            m_log.perform({"walk", {}}, [this](TransactionEdit &e) { return perform(e); });
        if (done && !done->isNull())
            see(*m_log.find(*done), before);
    }

    /** Updates that start over each time, then a commit or a cancel. */
    void drag()
    {
        std::map<DocumentId, Rig> before;
        for (const DocumentId id : m_ids)
            before[id] = m_documents.find(id)->rig();
        std::optional<Gesture> gesture = Gesture::begin(m_log);
        QVERIFY(gesture && !Gesture::begin(m_log) && !m_log.undo(m_ids[0]));
        for (std::size_t i = m_edits.below(4); i > 0; --i)
            static_cast<void>(gesture->update([this](TransactionEdit &e) { return perform(e); }));
        if (m_edits.below(3) == 0) {
            gesture->cancel();
            return;
        }
        const Result<TransactionId> done = gesture->commit({"drag", {}});
        QVERIFY(done);
        if (!done->isNull())
            see(*m_log.find(*done), before);
    }

    /** Remembers what a transaction led to, and performs its text on what was there before. */
    void see(const Transaction &transaction, std::map<DocumentId, Rig> &before)
    {
        for (const DocumentPatch &part : transaction.parts) {
            const std::string after = dump(part.document);
            m_known[{part.document, transaction.id}] = after;
            for (const Primitive &primitive : part.forward)
                ++m_counts[primitive.index()];
            Rig replayed = before[part.document];
            const std::optional<Patch> patch = throughText(part.forward, replayed);
            QVERIFY(patch);
            for (const Primitive &primitive : *patch)
                QVERIFY(clipwright::perform(replayed, primitive));
            QCOMPARE(dumpOf(replayed), after);
        }
    }

    DocumentSet m_documents;
    EditLog m_log;
    RandomEdits m_edits;
    std::vector<DocumentId> m_ids;
    std::map<std::pair<DocumentId, TransactionId>, std::string> m_known;
    std::vector<int> m_counts = std::vector<int>(std::variant_size_v<Primitive>);
    int m_refusals = 0;
};

} // namespace

/** Random edits, undone, done again and written down: every state that was ever seen comes back to the byte (reliability R9). */
class tst_EditWalks : public QObject {
    Q_OBJECT

private slots:
    void everyStateComesBack_data();
    void everyStateComesBack();
};

void tst_EditWalks::everyStateComesBack_data()
{
    QTest::addColumn<int>("documents");
    QTest::newRow("one document") << 1;
    QTest::newRow("three that go along") << 3;
}

void tst_EditWalks::everyStateComesBack()
{
    QFETCH(int, documents);
    const unsigned walks = hostile::isDeep() ? 500 : 25;
    const int steps = hostile::isDeep() ? 1000 : 200;
    std::vector<int> counts(std::variant_size_v<Primitive>);
    int refusals = 0;
    for (unsigned seed = 0; seed < walks; ++seed) {
        std::vector<Rig> rigs;
        for (int i = 0; i < documents; ++i)
            rigs.push_back(fixture((seed + static_cast<unsigned>(i)) % 2 == 0 ? "precomps" : "split_position"));
        EditWalk walk(std::move(rigs), seed);
        for (int step = 0; step < steps && !QTest::currentTestFailed(); ++step)
            walk.step();
        walk.undoAll();
        walk.redoAll();
        if (QTest::currentTestFailed())
            return;
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i] += walk.counts()[i];
        refusals += walk.refusals();
    }
    // Each kind that a rig has came about, and so did refusals.
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const std::string_view name = primitiveNames()[i];
        const bool isOfOthers = name.find("Channel") != std::string_view::npos
                                || name.find("Entity") != std::string_view::npos || name == "setComponent";
        QVERIFY2((counts[i] > 10) != isOfOthers, std::string(name).c_str());
    }
    QVERIFY(refusals > 100);
}

QTEST_APPLESS_MAIN(tst_EditWalks)
#include "tst_edit_walks.moc"
