// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/keys.h"

#include "properties.h"

#include <QTest>

#include <algorithm>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

/** Up to 900 keys at whole times, some equal, with ids out of order, easings, handles and weights here and there. */
Keys randomKeys(std::uint32_t firstId)
{
    Keys keys(Storage::Numbers, 1);
    const int count = *rc::gen::inRange(0, 2) == 0 ? *rc::gen::inRange(0, 20) : *rc::gen::inRange(0, 900);
    const int different = *rc::gen::inRange(0, 4);
    int time = 0;
    for (int i = 0; i < count; ++i) {
        Key key;
        time += *rc::gen::inRange(0, 4);
        key.time = time;
        key.value = {double(i)};
        key.id = KeyId{firstId + static_cast<std::uint32_t>(different > 2 ? count - i : i)};
        if (different > 0 && i % 5 == 0)
            key.easing = EasingTable::kHold;
        if (different > 1 && i % 7 == 0)
            key.tangentIn = {double(i)};
        if (different > 2 && i % 11 == 0)
            key.handles = {double(i), -1, HandleType::Flat, HandleType::Untold};
        keys.append(key);
    }
    return keys;
}

std::vector<Key> listed(const Keys &keys)
{
    std::vector<Key> list;
    for (std::size_t i = 0; i < keys.size(); ++i)
        list.push_back(keys.key(i));
    return list;
}

} // namespace

/** Keys put together and taken apart in bulk are what a plain list would give. */
class tst_KeysMerge : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fixSeed(); }
    void mergedAgreesWithAStableSort();
    void pickedAndTheRestAreAll();
    void boundsFollow();
    void weightsAndTypesStandOnlyWhereTheyWereGiven();
    void typesHaveNames();
};

void tst_KeysMerge::mergedAgreesWithAStableSort()
{
    QVERIFY(rc::check("left first at one time", [] {
        const Keys left = randomKeys(1);
        const Keys right = randomKeys(1000);
        std::vector<Key> expected = listed(left);
        for (const Key &key : listed(right))
            expected.push_back(key);
        std::ranges::stable_sort(expected, {}, &Key::time);
        const Keys both = Keys::merged(left, right);
        RC_ASSERT(listed(both) == expected);
        RC_ASSERT(both.nextId().value >= std::max(left.nextId().value, right.nextId().value));
    }));
}

void tst_KeysMerge::pickedAndTheRestAreAll()
{
    QVERIFY(rc::check("in their order", [] {
        const Keys keys = randomKeys(1);
        const int rarity = *rc::gen::inRange(1, 6);
        std::vector<std::size_t> indices;
        std::vector<Key> expected;
        std::vector<Key> rest;
        for (std::size_t i = 0; i < keys.size(); ++i) {
            const bool isPicked = (i / 40) % 2 == 0 ? *rc::gen::inRange(0, rarity) == 0 : rarity > 3;
            if (isPicked)
                indices.push_back(i);
            (isPicked ? expected : rest).push_back(keys.key(i));
        }
        RC_ASSERT(listed(keys.picked(indices)) == expected);
        RC_ASSERT(listed(keys.without(indices)) == rest);
        RC_ASSERT(keys.picked(indices).nextId() == keys.nextId());
    }));
}

void tst_KeysMerge::boundsFollow()
{
    Keys keys(Storage::Numbers, 1);
    for (int i = 0; i < 600; ++i) {
        Key key;
        key.time = i;
        key.value = {double(i)};
        keys.append(key);
    }
    QCOMPARE(keys.picked(std::vector<std::size_t>{3, 500}).valueBounds().maximum, std::vector<double>{500});
    std::vector<std::size_t> late;
    for (std::size_t i = 100; i < 600; ++i)
        late.push_back(i);
    QCOMPARE(keys.without(late).valueBounds().maximum, std::vector<double>{99});
}

void tst_KeysMerge::weightsAndTypesStandOnlyWhereTheyWereGiven()
{
    Keys keys(Storage::Numbers, 1);
    for (int i = 0; i < 10; ++i) {
        Key key;
        key.time = i;
        key.value = {1};
        keys.append(key);
    }
    const std::size_t plain = keys.byteSize();
    Key weighted = keys.key(4);
    weighted.handles = {0.25, 0.5, HandleType::Aligned, HandleType::Vector};
    keys.splice(4, 1, std::span(&weighted, 1));
    QVERIFY(keys.handles(4) == weighted.handles && keys.handles(3).isPlain() && keys.handles(5).isPlain());
    QVERIFY(keys.key(4) == weighted && keys.byteSize() > plain);
    Keys same = keys;
    QVERIFY(same == keys);
    weighted.handles.weightIn = 0.125;
    same.splice(4, 1, std::span(&weighted, 1));
    QVERIFY(!(same == keys));
    weighted.handles = {};
    keys.splice(4, 1, std::span(&weighted, 1));
    QVERIFY(keys.handles(4).isPlain());
    QVERIFY(keys.byteSize() <= plain); // the column went with its last row
}

void tst_KeysMerge::typesHaveNames()
{
    for (const HandleType type : {HandleType::Free, HandleType::Aligned, HandleType::Vector, HandleType::Auto,
                                  HandleType::Clamped, HandleType::Flat})
        QVERIFY(handleTypeNamed(nameOf(type)) == type);
    QVERIFY(nameOf(HandleType::Untold).empty() && !handleTypeNamed("") && !handleTypeNamed("Auto"));
    QVERIFY(shownType(HandleType::Untold, true) == HandleType::Free);
    QVERIFY(shownType(HandleType::Untold, false) == HandleType::Auto);
    QVERIFY(shownType(HandleType::Flat, false) == HandleType::Flat);
}

QTEST_GUILESS_MAIN(tst_KeysMerge)
#include "tst_keys_merge.moc"
