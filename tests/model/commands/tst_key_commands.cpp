// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/key_commands.h"
#include "model/document/edit_log.h"
#include "model/document/rig_dump.h"
#include "model/timeline/sampling.h"

#include <QtTest>

#include <cmath>
#include <random>
#include <set>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

using Times = std::vector<double>;

/** A document of one composition with tracks of keys at the given times; key n of a track has the value n + 1 and the id n + 1. */
class Sheet {
public:
    explicit Sheet(const std::vector<Times> &tracks, bool keyedTogether = false)
    {
        auto main = std::make_shared<Composition>();
        main->id = CompositionId{1};
        const GroupId group = keyedTogether ? main->timeline.newGroup() : GroupId{};
        for (const Times &times : tracks) {
            Track track;
            track.base = {-1};
            track.group = group;
            track.keys = Keys(Storage::Numbers, 1);
            for (const double time : times) {
                Key key;
                key.time = time;
                key.value = {static_cast<double>(track.keys.size() + 1)};
                track.keys.append(key);
            }
            main->timeline.add(std::move(track));
        }
        Rig rig;
        rig.compositions = {main};
        m_id = m_documents.open(std::move(rig)).id();
    }

    using Edit = std::function<Result<void>(DocumentEdit &)>;

    /** The refusal's code; empty where it was done. Each edit is undone and done again on the way, to the byte. */
    std::string run(const Edit &edit)
    {
        const std::string before = dump();
        const Result<TransactionId> done =
            m_log.perform({"test", {}}, [&](TransactionEdit &e) { return edit(*e.edit(m_id)); });
        const std::string after = dump();
        if (!done)
            return after == before ? done.error().code : "a refusal left a trace";
        if (done->isNull())
            return after == before ? "" : "a change without a transaction";
        m_log.undo(m_id);
        if (dump() != before)
            return "undo is not what was before";
        m_log.redo(m_id);
        return dump() == after ? "" : "redo is not what was done";
    }

    const Track &track(std::uint32_t id = 1) const
    {
        return *m_documents.find(m_id)->rig().main().timeline.find(TrackId{id});
    }
    const EasingTable &easings() const { return m_documents.find(m_id)->rig().main().timeline.easings; }
    Times times(std::uint32_t id = 1) const
    {
        return column(id, [](const Keys &keys, std::size_t i) { return keys.time(i); });
    }
    Times values(std::uint32_t id = 1) const
    {
        return column(id, [](const Keys &keys, std::size_t i) { return keys.value(i)[0]; });
    }
    std::size_t transactions() const { return m_log.transactions().size(); }
    EditLog &log() { return m_log; }
    DocumentId id() const { return m_id; }

private:
    template<class Get>
    Times column(std::uint32_t id, Get get) const
    {
        Times column;
        for (std::size_t i = 0; i < track(id).keys.size(); ++i)
            column.push_back(get(track(id).keys, i));
        return column;
    }
    std::string dump() const { return dumpOf(m_documents.find(m_id)->rig()); }

    DocumentSet m_documents;
    EditLog m_log{m_documents};
    DocumentId m_id;
};

std::vector<KeyRef> refs(std::initializer_list<std::uint32_t> keys, std::uint32_t track = 1)
{
    std::vector<KeyRef> refs;
    for (const std::uint32_t key : keys)
        refs.push_back({CompositionId{1}, TrackId{track}, KeyId{key}});
    return refs;
}

Key keyAt(double time, double value)
{
    Key key;
    key.time = time;
    key.value = {value};
    return key;
}

} // namespace

class tst_KeyCommands : public QObject {
    Q_OBJECT

private slots:
    void whatIsNotThereIsRefused();
    void keysMove_data();
    void keysMove();
    void aDragCrossesLandsAndLeaves();
    void keysOfAGroupMoveTogether();
    void aKeyIsPutIntoItsPlace();
    void aKeyAtTheTimeOfAnotherTakesItsPlace();
    void anInsertedKeyChangesNothing_data();
    void anInsertedKeyChangesNothing();
    void copiesStandWhereTheyAreSaid();
    void theLastKeyLeavesItsValue();
    void manyRunsAreDeleted();
    void easingsAreSet();
    void anyEditsComeBack();
};

void tst_KeyCommands::whatIsNotThereIsRefused()
{
    Sheet sheet({{0, 10}});
    QCOMPARE(sheet.run([](DocumentEdit &e) { return moveKeys(e, refs({3}), 1); }), std::string("key-unknown"));
    QCOMPARE(sheet.run([](DocumentEdit &e) { return deleteKeys(e, refs({1}, 9)); }), std::string("key-unknown"));
    QCOMPARE(sheet.run([](DocumentEdit &e) { return moveKeys(e, refs({1}), NAN); }), std::string("number-not-finite"));
    QCOMPARE(sheet.run([](DocumentEdit &e) { return insertKey(e, CompositionId{1}, TrackId{9}, 1); }),
             std::string("track-unknown"));
    const std::vector twice{keyAt(1, 1), keyAt(1 + 1e-9, 2)};
    QCOMPARE(sheet.run([&](DocumentEdit &e) { return addKeys(e, CompositionId{1}, TrackId{1}, twice); }),
             std::string("keys-out-of-order"));
    QCOMPARE(sheet.run([](DocumentEdit &e) { return moveKeys(e, {}, 1); }), std::string());
    QCOMPARE(sheet.transactions(), std::size_t(0));
}

void tst_KeyCommands::keysMove_data()
{
    QTest::addColumn<std::vector<KeyRef>>("picked");
    QTest::addColumn<double>("by");
    QTest::addColumn<Times>("times");
    QTest::addColumn<Times>("values");
    QTest::newRow("between its neighbours") << refs({2}) << 5.0 << Times{0, 15, 20, 30} << Times{1, 2, 3, 4};
    QTest::newRow("past the next") << refs({2}) << 15.0 << Times{0, 20, 25, 30} << Times{1, 3, 2, 4};
    QTest::newRow("past all") << refs({1}) << 100.0 << Times{10, 20, 30, 100} << Times{2, 3, 4, 1};
    QTest::newRow("before all") << refs({4}) << -100.0 << Times{-70, 0, 10, 20} << Times{4, 1, 2, 3};
    QTest::newRow("onto the next") << refs({2}) << 10.0 << Times{0, 20, 30} << Times{1, 2, 4};
    QTest::newRow("onto the one before") << refs({2}) << -10.0 << Times{0, 20, 30} << Times{2, 3, 4};
    QTest::newRow("onto one, nearly") << refs({2}) << 10.0 + 1e-9 << Times{0, 20 + 1e-9, 30} << Times{1, 2, 4};
    QTest::newRow("two, around one that stays") << refs({1, 3}) << 10.0 << Times{10, 30} << Times{1, 3};
    QTest::newRow("two, past one that stays") << refs({1, 3}) << 12.0 << Times{10, 12, 30, 32} << Times{2, 1, 4, 3};
    QTest::newRow("all") << refs({1, 2, 3, 4}) << 0.5 << Times{0.5, 10.5, 20.5, 30.5} << Times{1, 2, 3, 4};
    QTest::newRow("one that is named twice") << refs({2, 2}) << 1.0 << Times{0, 11, 20, 30} << Times{1, 2, 3, 4};
    QTest::newRow("nowhere") << refs({2}) << 0.0 << Times{0, 10, 20, 30} << Times{1, 2, 3, 4};
}

void tst_KeyCommands::keysMove()
{
    QFETCH(std::vector<KeyRef>, picked);
    QFETCH(double, by);
    Sheet sheet({{0, 10, 20, 30}});
    QCOMPARE(sheet.run([&](DocumentEdit &e) { return moveKeys(e, picked, by); }), std::string());
    QTEST(sheet.times(), "times");
    QTEST(sheet.values(), "values");
    for (const KeyRef &key : picked)
        QCOMPARE(sheet.track().keys.value(*sheet.track().keys.indexOf(key.key))[0], static_cast<double>(key.key.value));
    QCOMPARE(sheet.transactions(), std::size_t(by == 0 ? 0 : 1));
}

void tst_KeyCommands::aDragCrossesLandsAndLeaves()
{
    Sheet sheet({{0, 10, 20}});
    std::optional<Gesture> drag = Gesture::begin(sheet.log());
    const auto dragTo = [&](double by, Landing landing) {
        return drag->update([&](TransactionEdit &e) { return moveKeys(*e.edit(sheet.id()), refs({1}), by, landing); });
    };
    QVERIFY(dragTo(10, Landing::Keep));
    QCOMPARE(sheet.times(), (Times{10, 10, 20}));
    QCOMPARE(sheet.values(), (Times{2, 1, 3})); // the one that came rules
    QVERIFY(dragTo(15, Landing::Keep));
    QCOMPARE(sheet.values(), (Times{2, 1, 3}));
    QVERIFY(dragTo(25, Landing::Keep));
    QCOMPARE(sheet.values(), (Times{2, 3, 1})); // and none of those it crossed is lost
    QVERIFY(dragTo(20, Landing::Replace));
    QVERIFY(drag->commit({"move-keys", {}}));
    QCOMPARE(sheet.times(), (Times{10, 20}));
    QCOMPARE(sheet.values(), (Times{2, 1}));
    QVERIFY(sheet.log().undo(sheet.id()));
    QCOMPARE(sheet.values(), (Times{1, 2, 3}));
}

void tst_KeyCommands::keysOfAGroupMoveTogether()
{
    Sheet sheet({{0, 10, 20}, {0, 10, 20}}, true);
    QCOMPARE(sheet.run([](DocumentEdit &e) { return moveKeys(e, refs({2}), 3); }), std::string());
    QCOMPARE(sheet.times(1), (Times{0, 13, 20}));
    QCOMPARE(sheet.times(2), (Times{0, 13, 20}));
    QCOMPARE(sheet.run([](DocumentEdit &e) { return insertKey(e, CompositionId{1}, TrackId{2}, 5); }), std::string());
    QCOMPARE(sheet.times(1), sheet.times(2));
    QCOMPARE(sheet.run([](DocumentEdit &e) { return deleteKeys(e, refs({1, 2, 3}, 2)); }), std::string());
    QCOMPARE(sheet.times(1), (Times{5}));
    QCOMPARE(sheet.times(1), sheet.times(2));
}

void tst_KeyCommands::aKeyIsPutIntoItsPlace()
{
    Sheet sheet({{0, 10}, {}});
    const std::vector keys{keyAt(20, 9), keyAt(5, 8), keyAt(-5, 7)};
    QCOMPARE(sheet.run([&](DocumentEdit &e) { return addKeys(e, CompositionId{1}, TrackId{1}, keys); }), std::string());
    QCOMPARE(sheet.times(), (Times{-5, 0, 5, 10, 20}));
    QCOMPARE(sheet.values(), (Times{7, 1, 8, 2, 9}));
    QCOMPARE(sheet.run([&](DocumentEdit &e) { return addKeys(e, CompositionId{1}, TrackId{2}, keys); }), std::string());
    QCOMPARE(sheet.times(2), (Times{-5, 5, 20}));
}

void tst_KeyCommands::aKeyAtTheTimeOfAnotherTakesItsPlace()
{
    Sheet sheet({{0, 10, 20}});
    const std::vector keys{keyAt(10, 9)};
    QCOMPARE(sheet.run([&](DocumentEdit &e) { return addKeys(e, CompositionId{1}, TrackId{1}, keys); }), std::string());
    QCOMPARE(sheet.values(), (Times{1, 9, 3}));
    QCOMPARE(sheet.track().keys.id(1), KeyId{2});
    QCOMPARE(sheet.run([&](DocumentEdit &e) { return addKeys(e, CompositionId{1}, TrackId{1}, keys); }), std::string());
    QCOMPARE(sheet.transactions(), std::size_t(1));
}

void tst_KeyCommands::anInsertedKeyChangesNothing_data()
{
    QTest::addColumn<double>("time");
    QTest::addColumn<std::size_t>("keys");
    QTest::newRow("within") << 4.0 << std::size_t(4);
    QTest::newRow("before the first") << -3.0 << std::size_t(4);
    QTest::newRow("behind the last") << 33.0 << std::size_t(4);
    QTest::newRow("where one is") << 10.0 << std::size_t(3);
}

void tst_KeyCommands::anInsertedKeyChangesNothing()
{
    QFETCH(double, time);
    Sheet sheet({{0, 10, 20}});
    const Easing ease = Easing::cubic(0.4, 0, 0.2, 1);
    QCOMPARE(sheet.run([&](DocumentEdit &e) { return setInterpolation(e, refs({1, 2}), ease); }), std::string());
    const auto shown = [&] {
        Times values;
        for (double at = -5; at < 40; at += 0.25) {
            double value = 0;
            sampleNumbers(sheet.track(), sheet.easings(), {at}, {&value, 1});
            values.push_back(value);
        }
        return values;
    };
    const Times before = shown();
    QCOMPARE(sheet.run([&](DocumentEdit &e) { return insertKey(e, CompositionId{1}, TrackId{1}, time); }),
             std::string());
    QTEST(sheet.track().keys.size(), "keys");
    const Times after = shown();
    for (std::size_t i = 0; i < before.size(); ++i)
        QVERIFY(std::abs(before[i] - after[i]) < 1e-9);
}

void tst_KeyCommands::copiesStandWhereTheyAreSaid()
{
    Sheet sheet({{0, 10, 20}});
    QCOMPARE(sheet.run([](DocumentEdit &e) { return duplicateKeys(e, refs({1, 2}), 10); }), std::string());
    QCOMPARE(sheet.times(), (Times{0, 10, 20}));
    QCOMPARE(sheet.values(), (Times{1, 1, 2}));
    QVERIFY(sheet.track().keys.id(1) == KeyId{4} && sheet.track().keys.id(2) == KeyId{5});
}

void tst_KeyCommands::theLastKeyLeavesItsValue()
{
    Sheet sheet({{5, 10}});
    QCOMPARE(sheet.run([](DocumentEdit &e) { return deleteKeys(e, refs({2, 1})); }), std::string());
    QVERIFY(sheet.track().keys.isEmpty());
    QCOMPARE(sheet.track().base, (std::vector<double>{1}));
    QCOMPARE(sheet.transactions(), std::size_t(1));
}

void tst_KeyCommands::manyRunsAreDeleted()
{
    Times even;
    std::vector<KeyRef> odd;
    for (std::uint32_t i = 0; i < 1000; ++i) {
        even.push_back(i);
        if (i % 3 != 0)
            odd.push_back({CompositionId{1}, TrackId{1}, KeyId{i + 1}});
    }
    Sheet sheet({even});
    QCOMPARE(sheet.run([&](DocumentEdit &e) { return deleteKeys(e, odd); }), std::string());
    QCOMPARE(sheet.times().size(), std::size_t(334));
    for (const double time : sheet.times())
        QCOMPARE(std::fmod(time, 3), 0.0);
}

void tst_KeyCommands::easingsAreSet()
{
    Sheet sheet({{0, 10, 20, 30}});
    QCOMPARE(sheet.run([](DocumentEdit &e) {
        return setInterpolation(e, refs({1, 3}), Easing::hold());
    }),
             std::string());
    for (std::size_t i = 0; i < 4; ++i)
        QCOMPARE(sheet.easings()[sheet.track().keys.easing(i)].row,
                 i % 2 == 0 ? Interpolation::Hold : Interpolation::Linear);
    QCOMPARE(sheet.run([](DocumentEdit &e) { return setInterpolation(e, refs({3}), Easing::hold()); }), std::string());
    QCOMPARE(sheet.transactions(), std::size_t(1));
}

/** Random edits of all kinds: each comes back (Sheet::run), keys stay in order and ids stay single. */
void tst_KeyCommands::anyEditsComeBack()
{
    std::mt19937 random(5);
    const auto below = [&](std::size_t end) { return end == 0 ? 0 : random() % end; };
    Sheet sheet({{0, 4, 8, 12, 16}, {0, 4, 8, 12, 16}}, true);
    for (int i = 0; i < 300; ++i) {
        const Keys &keys = sheet.track().keys;
        std::vector<KeyRef> picked;
        for (std::size_t n = below(4); n > 0 && !keys.isEmpty(); --n)
            picked.push_back({CompositionId{1}, TrackId{1}, keys.id(below(keys.size()))});
        const double by = static_cast<double>(below(17)) - 8;
        const std::size_t kind = below(6);
        const std::vector added{keyAt(static_cast<double>(below(20)), double(i))};
        const std::string refused = sheet.run([&](DocumentEdit &e) -> Result<void> {
            switch (kind) {
            case 0: return deleteKeys(e, picked);
            case 1: return duplicateKeys(e, picked, by);
            case 2: return setInterpolation(e, picked, Easing::cubic(0.1 * double(below(9)), 0, 0.5, 1));
            case 3: return insertKey(e, CompositionId{1}, TrackId{1}, added.front().time + 0.5);
            case 4: return addKeys(e, CompositionId{1}, TrackId{1}, added);
            default: return moveKeys(e, picked, by, below(2) == 0 ? Landing::Keep : Landing::Replace);
            }
        });
        QVERIFY2(refused.empty() || refused == "easing-not-splittable", refused.c_str());
        std::set<KeyId> ids;
        for (std::size_t k = 0; k < sheet.track().keys.size(); ++k)
            QVERIFY(ids.insert(sheet.track().keys.id(k)).second);
        QVERIFY(std::ranges::is_sorted(sheet.times()));
    }
}

QTEST_APPLESS_MAIN(tst_KeyCommands)
#include "tst_key_commands.moc"
