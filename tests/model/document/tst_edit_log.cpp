// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/document/edit_log.h"
#include "model/document/rig_access.h"
#include "rig_dump.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

/** A log over three documents, and a command that gives each of some of them another length. */
struct Desk {
    DocumentSet documents;
    EditLog log{documents};
    DocumentId a = documents.open(fixture("precomps")).id();
    DocumentId b = documents.open(fixture("walker")).id();
    DocumentId c = documents.open(fixture("in_point")).id();

    static Command lengths(std::vector<DocumentId> on, double length)
    {
        return [on = std::move(on), length](TransactionEdit &edit) -> Result<void> {
            for (const DocumentId id : on) {
                DocumentEdit &document = *edit.edit(id);
                const CompositionId main = document.rig().main().id;
                if (Result<void> done = document.setField({main, {}, {}}, Field::Length, length); !done)
                    return done;
            }
            return {};
        };
    }
    TransactionId set(std::vector<DocumentId> on, double length)
    {
        return log.perform({"set-length", {}}, lengths(std::move(on), length)).value_or(TransactionId{});
    }
    double lengthOf(DocumentId id) const { return documents.find(id)->rig().main().timeline.length; }
    bool isModified(DocumentId id) const { return documents.find(id)->isModified(); }
    std::vector<TransactionId> undoes(DocumentId id) const
    {
        std::vector<TransactionId> ids;
        for (const Transaction *transaction : log.undoes(id))
            ids.push_back(transaction->id);
        return ids;
    }
};

using Ids = std::vector<TransactionId>;

} // namespace

class tst_EditLog : public QObject {
    Q_OBJECT

private slots:
    void nothingToUndoSaysSo();
    void aRefusedCommandLeavesNoTrace();
    void aCommandThatChangesNothingIsNone();
    void whatItsHomeCannotSayIsRefusedAtTheEdit();
    void undoneToWhatWasSavedIsNotModified();
    void undoTakesAlongWhatLaterTouchedItsDocuments();
    void whatGoesAlongMayTakeMoreAlong();
    void redoBringsBackInOrder();
    void aNewTransactionDropsRedoOnlyOfItsDocuments();
    void theOldestGoFirst();
    void aDragIsOneTransaction();
    void aDragBackToItsStartIsNone();
    void aDragThatGoesAwayIsCancelled();
    void whileADragRunsNothingElseDoes();
    void observersHearRowsBeforeAndAfter();
    void whoGoesWhileAnEventIsToldHearsNoMore();
    void aReplacedDocumentKeepsItsHistoryAndItsIds();
};

void tst_EditLog::nothingToUndoSaysSo()
{
    Desk desk;
    QVERIFY(desk.log.undoes(desk.a).empty() && desk.log.redoes(desk.a).empty());
    QVERIFY(!desk.log.undo(desk.a) && !desk.log.redo(desk.a) && !desk.log.undo(DocumentId{99}));
}

void tst_EditLog::aRefusedCommandLeavesNoTrace()
{
    Desk desk;
    const std::string before = dumpOf(desk.documents.find(desk.a)->rig());
    const Result<TransactionId> done = desk.log.perform({"half", {}}, [&](TransactionEdit &edit) -> Result<void> {
        if (Result<void> half = Desk::lengths({desk.a, desk.b}, 5)(edit); !half)
            return half;
        return edit.edit(desk.a)->setField({CompositionId{77}, {}, {}}, Field::Length, 1.0);
    });
    QVERIFY(!done);
    QCOMPARE(done.error().code, std::string("composition-unknown"));
    QCOMPARE(dumpOf(desk.documents.find(desk.a)->rig()), before);
    QVERIFY(!desk.isModified(desk.a) && !desk.isModified(desk.b) && desk.log.transactions().empty());
    QVERIFY(!desk.log.perform({"gone", {}}, [](TransactionEdit &edit) -> Result<void> {
        return edit.edit(DocumentId{99}) ? Result<void>() : refuse("document-not-open", "expected an open document");
    }));
}

void tst_EditLog::aCommandThatChangesNothingIsNone()
{
    Desk desk;
    QVERIFY(desk.set({desk.a}, desk.lengthOf(desk.a)).isNull());
    QVERIFY(desk.log.transactions().empty() && !desk.isModified(desk.a));
}

void tst_EditLog::whatItsHomeCannotSayIsRefusedAtTheEdit()
{
    Desk desk;
    const double before = desk.lengthOf(desk.a);
    desk.set({desk.a}, 50);
    desk.documents.find(desk.a)->setHomeRule(
        [](const DocumentValue &value, const Primitive &primitive) -> Result<void> {
            const auto *set = std::get_if<SetField>(&primitive);
            if (!set || std::get<double>(set->value) < std::get<Rig>(value).main().timeline.length)
                return refuse("needs-source", "expected less");
            return {};
        });
    const Result<TransactionId> refused = desk.log.perform({"set-length", {}}, Desk::lengths({desk.b, desk.a}, 40));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, std::string("needs-source"));
    QVERIFY(!desk.isModified(desk.b));
    QVERIFY(desk.set({desk.a}, 60));
    // To lengths that the rule would refuse now: what was done is taken back unasked.
    QVERIFY(desk.log.undo(desk.a));
    QVERIFY(desk.log.undo(desk.a));
    QCOMPARE(desk.lengthOf(desk.a), before);
}

void tst_EditLog::undoneToWhatWasSavedIsNotModified()
{
    Desk desk;
    desk.set({desk.a}, 5);
    QVERIFY(desk.isModified(desk.a) && !desk.isModified(desk.b));
    desk.documents.find(desk.a)->setSaved();
    QVERIFY(!desk.isModified(desk.a));
    desk.set({desk.a}, 6);
    QVERIFY(desk.log.undo(desk.a) && !desk.isModified(desk.a));
    QVERIFY(desk.log.undo(desk.a) && desk.isModified(desk.a));
    QVERIFY(desk.log.redo(desk.a) && !desk.isModified(desk.a));
    // The same value by another way is another state: what was saved can no longer be reached by undo.
    desk.log.undo(desk.a);
    desk.set({desk.a}, 5);
    QVERIFY(desk.isModified(desk.a));
}

void tst_EditLog::undoTakesAlongWhatLaterTouchedItsDocuments()
{
    Desk desk;
    const double a = desk.lengthOf(desk.a);
    const double b = desk.lengthOf(desk.b);
    const TransactionId both = desk.set({desk.a, desk.b}, 5);
    const TransactionId other = desk.set({desk.c}, 6);
    const TransactionId later = desk.set({desk.b}, 7);
    QCOMPARE(desk.undoes(desk.a), (Ids{later, both}));
    QCOMPARE(desk.undoes(desk.b), (Ids{later}));
    QVERIFY(desk.log.undo(desk.a));
    QVERIFY(desk.lengthOf(desk.a) == a && desk.lengthOf(desk.b) == b && desk.lengthOf(desk.c) == 6);
    QCOMPARE(desk.undoes(desk.c), (Ids{other}));
}

void tst_EditLog::whatGoesAlongMayTakeMoreAlong()
{
    Desk desk;
    const TransactionId ab = desk.set({desk.a, desk.b}, 5);
    const TransactionId bc = desk.set({desk.b, desk.c}, 6);
    const TransactionId c = desk.set({desk.c}, 7);
    QCOMPARE(desk.undoes(desk.a), (Ids{c, bc, ab}));
    QCOMPARE(desk.undoes(desk.c), (Ids{c}));
}

void tst_EditLog::redoBringsBackInOrder()
{
    Desk desk;
    desk.set({desk.a, desk.b}, 5);
    desk.set({desk.b}, 7);
    desk.log.undo(desk.a);
    // What b had last needs what it had before, which a had too.
    QVERIFY(desk.log.redo(desk.b));
    QVERIFY(desk.lengthOf(desk.a) == 5 && desk.lengthOf(desk.b) == 5);
    QVERIFY(desk.log.redo(desk.b));
    QVERIFY(desk.lengthOf(desk.b) == 7 && !desk.log.redo(desk.b) && !desk.log.redo(desk.a));
}

void tst_EditLog::aNewTransactionDropsRedoOnlyOfItsDocuments()
{
    Desk desk;
    desk.set({desk.a, desk.b}, 5);
    desk.set({desk.b}, 6);
    desk.set({desk.c}, 7);
    desk.log.undo(desk.a);
    desk.log.undo(desk.c);
    Ids dropped;
    const Subscription hears = desk.log.observe([&](const LogEvent &event) {
        if (event.kind == LogEvent::Kind::Dropped)
            dropped = event.transactions;
    });
    desk.set({desk.a}, 8);
    // The one on b alone stands on the one that a shared.
    QCOMPARE(dropped, (Ids{TransactionId{1}, TransactionId{2}}));
    QVERIFY(!desk.log.redo(desk.b));
    QVERIFY(desk.log.redo(desk.c) && desk.lengthOf(desk.c) == 7);
}

void tst_EditLog::theOldestGoFirst()
{
    DocumentSet documents;
    EditLog log(documents, 3 * sizeof(Primitive));
    const DocumentId id = documents.open(fixture("walker")).id();
    for (int i = 1; i <= 20; ++i) {
        QVERIFY(log.perform({"set-length", {}}, Desk::lengths({id}, i)));
        QVERIFY(log.bytes() <= 4 * sizeof(Primitive));
    }
    QVERIFY(log.transactions().size() < 4 && !log.transactions().empty());
    QVERIFY(log.undo(id));
    QCOMPARE(documents.find(id)->rig().main().timeline.length, 19.0);
    QVERIFY(documents.find(id)->isModified());
}

void tst_EditLog::aDragIsOneTransaction()
{
    Desk desk;
    const double start = desk.lengthOf(desk.a);
    std::optional<Gesture> drag = Gesture::begin(desk.log);
    for (const double length : {5.0, 6.0, 7.0}) {
        QVERIFY(drag->update([&](TransactionEdit &edit) -> Result<void> {
            // Each update sees what was there at the beginning, never what the last one made of it.
            if (edit.edit(desk.a)->rig().main().timeline.length != start)
                return refuse("adds-up", "expected the start of the drag");
            return Desk::lengths({desk.a}, length)(edit);
        }));
        QCOMPARE(desk.lengthOf(desk.a), length);
    }
    const Result<TransactionId> done = drag->commit({"drag-length", {"body"}});
    QVERIFY(done && !done->isNull());
    QCOMPARE(desk.log.transactions().size(), std::size_t(1));
    QCOMPARE(desk.log.find(*done)->text.id, std::string("drag-length"));
    QVERIFY(desk.log.undo(desk.a) && desk.lengthOf(desk.a) == start);
}

void tst_EditLog::aDragBackToItsStartIsNone()
{
    Desk desk;
    std::optional<Gesture> drag = Gesture::begin(desk.log);
    QVERIFY(drag->update(Desk::lengths({desk.a}, 5)));
    QVERIFY(drag->update(Desk::lengths({desk.a}, fixture("precomps").main().timeline.length)));
    const Result<TransactionId> done = drag->commit({"drag-length", {}});
    QVERIFY(done && done->isNull() && desk.log.transactions().empty() && !desk.isModified(desk.a));
}

void tst_EditLog::aDragThatGoesAwayIsCancelled()
{
    Desk desk;
    const std::string before = dumpOf(desk.documents.find(desk.a)->rig());
    {
        std::optional<Gesture> drag = Gesture::begin(desk.log);
        QVERIFY(drag->update(Desk::lengths({desk.a}, 5)));
        QVERIFY(!drag->update(Desk::lengths({desk.a}, -5)));
        QCOMPARE(dumpOf(desk.documents.find(desk.a)->rig()), before);
        QVERIFY(drag->update(Desk::lengths({desk.a}, 6)));
    }
    QCOMPARE(dumpOf(desk.documents.find(desk.a)->rig()), before);
    QVERIFY(desk.log.transactions().empty() && !desk.isModified(desk.a));
    QVERIFY(!desk.set({desk.a}, 6).isNull());
}

void tst_EditLog::whileADragRunsNothingElseDoes()
{
    Desk desk;
    desk.set({desk.a}, 4);
    std::optional<Gesture> drag = Gesture::begin(desk.log);
    QVERIFY(!Gesture::begin(desk.log) && !desk.log.undo(desk.a));
    const Result<TransactionId> refused = desk.log.perform({"set-length", {}}, Desk::lengths({desk.b}, 5));
    QVERIFY(!refused && refused.error().code == "gesture-running");
    drag->cancel();
    QVERIFY(desk.log.undo(desk.a));
}

void tst_EditLog::observersHearRowsBeforeAndAfter()
{
    Desk desk;
    const Document &document = *desk.documents.find(desk.a);
    const CompositionId main = document.rig().main().id;
    const std::size_t layers = document.rig().main().layers.size();
    std::vector<std::pair<ChangePhase, std::size_t>> heard;
    const Subscription hears = desk.documents.find(desk.a)->observe([&](const ChangeEvent &event) {
        if (std::holds_alternative<NodeAdded>(event.change) || std::holds_alternative<NodeRemoved>(event.change))
            heard.emplace_back(event.phase, document.rig().main().layers.size());
    });
    QVERIFY(desk.log.perform({"add-layer", {}}, [&](TransactionEdit &edit) {
        auto layer = std::make_shared<Layer>();
        layer->id = edit.edit(desk.a)->newNode();
        return edit.edit(desk.a)->insertNode(main, {{}, NodeList::Layers, 0}, std::move(layer), {});
    }));
    QVERIFY(desk.log.undo(desk.a));
    using Phase = ChangePhase;
    QCOMPARE(
        heard,
        (std::vector<std::pair<Phase, std::size_t>>{
            {Phase::Before, layers}, {Phase::After, layers + 1}, {Phase::Before, layers + 1}, {Phase::After, layers}}));
}

void tst_EditLog::whoGoesWhileAnEventIsToldHearsNoMore()
{
    Observers<int> observers;
    int heard = 0;
    std::optional<Subscription> second;
    const Subscription first = observers.add([&](int) { second.reset(); });
    second = observers.add([&](int) { ++heard; });
    observers.tell(1);
    QCOMPARE(heard, 0);
    second = observers.add([&](int) { ++heard; });
    observers.tell(2);
    QCOMPARE(heard, 0);
}

void tst_EditLog::aReplacedDocumentKeepsItsHistoryAndItsIds()
{
    Desk desk;
    Document &document = *desk.documents.find(desk.a);
    document.setHomeRule(
        [](const DocumentValue &, const Primitive &) { return refuse("home", "nothing may be edited"); });
    const std::string before = dumpOf(document.rig());
    const auto theirs = std::make_shared<Rig>(fixture("walker"));
    std::vector<std::pair<ChangePhase, std::string>> heard;
    const Subscription hears = document.observe([&](const ChangeEvent &event) {
        if (std::holds_alternative<ValueReplaced>(event.change))
            heard.emplace_back(event.phase, dumpOf(document.rig()));
    });
    NodeId newest;
    QVERIFY(desk.log.perform({"reload", {}}, [&](TransactionEdit &edit) {
        newest = edit.edit(desk.a)->newNode();
        return edit.edit(desk.a)->replaceValue(std::make_shared<DocumentValue>(*theirs), theirs->text);
    }));
    const std::string after = dumpOf(*theirs);
    QCOMPARE(dumpOf(document.rig()), after);
    QVERIFY(document.isModified());
    document.setSaved();
    QVERIFY(desk.log.undo(desk.a));
    QCOMPARE(dumpOf(document.rig()), before);
    QVERIFY(document.isModified());
    using Phase = ChangePhase;
    QCOMPARE(heard,
             (std::vector<std::pair<Phase, std::string>>{
                 {Phase::Before, before}, {Phase::After, after}, {Phase::Before, after}, {Phase::After, before}}));
    QVERIFY(desk.log.redo(desk.a));
    QVERIFY(!document.isModified());
    // What either of them had is never given again.
    document.setHomeRule({});
    NodeId next;
    QVERIFY(desk.log.perform({"x", {}}, [&](TransactionEdit &edit) -> Result<void> {
        next = edit.edit(desk.a)->newNode();
        return {};
    }));
    QVERIFY(next > newest);
    for (const std::shared_ptr<const Layer> &layer : theirs->main().layers)
        visitNodes(*layer, [&](const Node &node) { QVERIFY(node.id < next); });
    // It weighs about what one of the two does, with its text.
    const std::size_t weight = desk.log.transactions().front().bytes;
    QVERIFY(weight > theirs->text->size() / 2 && weight < 100 * theirs->text->size());
}

QTEST_APPLESS_MAIN(tst_EditLog)
#include "tst_edit_log.moc"
