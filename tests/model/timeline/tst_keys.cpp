// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/keys.h"

#include "properties.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <random>

using namespace clipwright;

namespace {

Key numberKey(double time, double value, EasingTable::Index easing = EasingTable::kLinear)
{
    Key key;
    key.time = time;
    key.value = {value};
    key.easing = easing;
    return key;
}

Keys evenly(std::size_t count, int stride = 1)
{
    Keys keys(Storage::Numbers, stride);
    for (std::size_t i = 0; i < count; ++i) {
        Key key = numberKey(static_cast<double>(i), static_cast<double>(i % 7));
        key.value.resize(static_cast<std::size_t>(stride));
        keys.append(key);
    }
    return keys;
}

/** What Keys must do, done in the plainest way. */
struct PlainKeys {
    std::vector<Key> keys;
    std::uint32_t nextId = 1;

    void splice(std::size_t first, std::size_t removed, std::vector<Key> inserted)
    {
        for (Key &key : inserted) {
            if (key.id.isNull())
                key.id = KeyId{nextId};
            nextId = std::max(nextId, key.id.value + 1);
        }
        const auto at = keys.begin() + static_cast<std::ptrdiff_t>(first);
        const auto next = keys.erase(at, at + static_cast<std::ptrdiff_t>(removed));
        keys.insert(next, inserted.begin(), inserted.end());
    }
};

bool isSame(const Keys &keys, const std::vector<Key> &plain)
{
    if (keys.size() != plain.size())
        return false;
    for (std::size_t i = 0; i < plain.size(); ++i) {
        if (keys.key(i) != plain[i])
            return false;
    }
    return true;
}

/** Random edits of one storage, done to both, with snapshots taken on the way. */
class Walk {
public:
    Walk(Storage storage, int stride, unsigned seed)
        : m_storage(storage),
          m_stride(stride),
          m_keys(storage, stride),
          m_random(seed)
    {}

    void step()
    {
        const std::size_t size = m_plain.keys.size();
        const std::size_t first = below(size + 1);
        switch (below(10)) {
        case 0: snapshot(); break;
        case 1:
        case 2: splice(size, 0, below(400)); break;
        case 3: splice(first, std::min(below(300), size - first), 0); break;
        case 4: splice(first, std::min(below(600), size - first), below(600)); break;
        case 5:
        case 6: splice(first, std::min(below(3), size - first), below(3)); break;
        case 7: putBack(first); break;
        default: change(first); break;
        }
    }

    bool isRight() const { return isSame(m_keys, m_plain.keys); }

    bool areSnapshotsRight() const
    {
        return std::ranges::all_of(m_snapshots, [](const auto &shot) { return isSame(shot.first, shot.second); });
    }

    std::size_t size() const { return m_keys.size(); }
    std::size_t chunkCount() const { return m_keys.chunkCount(); }
    std::size_t snapshotCount() const { return m_snapshots.size(); }

private:
    std::size_t below(std::size_t end) { return end == 0 ? 0 : m_random() % end; }

    std::vector<double> numbers()
    {
        return std::vector<double>(static_cast<std::size_t>(m_stride), static_cast<double>(below(100)));
    }

    Key key(double time)
    {
        Key key;
        key.time = time;
        key.easing = below(5) == 0 ? static_cast<EasingTable::Index>(below(9)) : EasingTable::kLinear;
        switch (m_storage) {
        case Storage::Numbers: key.value = numbers(); break;
        case Storage::Strings: key.text = std::string(below(40), 'x'); break;
        case Storage::Paths: key.path = std::make_shared<const Path>(); break;
        }
        if (m_storage == Storage::Numbers && m_withHandles) {
            for (auto member : {&Key::tangentIn, &Key::tangentOut, &Key::spatialIn, &Key::spatialOut}) {
                if (below(3) == 0)
                    key.*member = numbers();
            }
        }
        return key;
    }

    void splice(std::size_t first, std::size_t removed, std::size_t count)
    {
        const auto &keys = m_plain.keys;
        const double low = first == 0 ? 0 : keys[first - 1].time;
        const double high = first + removed < keys.size() ? keys[first + removed].time : low + 10;
        std::vector<double> times(count);
        for (double &time : times)
            time = below(4) == 0 ? low : low + (high - low) * static_cast<double>(below(1000)) / 1000; // cuts too
        std::ranges::sort(times);
        m_withHandles = below(3) == 0;
        std::vector<Key> inserted;
        for (const double time : times)
            inserted.push_back(key(time));
        const std::vector<KeyId> ids = m_keys.splice(first, removed, inserted);
        m_plain.splice(first, removed, inserted);
        QCOMPARE(ids.size(), count);
        for (std::size_t i = 0; i < count; ++i)
            QCOMPARE(ids[i], m_plain.keys[first + i].id);
    }

    /** What an undo does: takes keys away and puts them back under the ids they had. */
    void putBack(std::size_t first)
    {
        const std::size_t count = std::min(below(50), m_plain.keys.size() - first);
        const auto at = m_plain.keys.begin() + static_cast<std::ptrdiff_t>(first);
        const std::vector<Key> removed(at, at + static_cast<std::ptrdiff_t>(count));
        const Keys before = m_keys;
        m_keys.splice(first, count, {});
        m_keys.splice(first, 0, removed);
        QVERIFY(m_keys == before);
    }

    void change(std::size_t i)
    {
        if (i >= m_plain.keys.size())
            return;
        if (m_storage == Storage::Numbers) {
            m_plain.keys[i].value = numbers();
            m_keys.setValue(i, m_plain.keys[i].value);
        }
        m_plain.keys[i].easing = static_cast<EasingTable::Index>(below(9));
        m_keys.setEasing(i, m_plain.keys[i].easing);
    }

    void snapshot()
    {
        if (m_snapshots.size() < 12)
            m_snapshots.emplace_back(m_keys, m_plain.keys);
    }

    Storage m_storage;
    int m_stride;
    bool m_withHandles = false;
    Keys m_keys;
    PlainKeys m_plain;
    std::vector<std::pair<Keys, std::vector<Key>>> m_snapshots;
    std::mt19937 m_random;
};

} // namespace

class tst_Keys : public QObject {
    Q_OBJECT

private slots:
    void emptyKeysAnswerEverything();
    void wrongWidthsAreFilledWithNoughts();
    void notANumberEqualsItself();
    void boundsSkipWhatIsNotFinite();
    void ofTwoKeysAtOneTimeTheLaterRules();
    void boundsOfTimesAgreeWithAPlainSearch();
    void idsStayWithTheirKeys();
    void anIdIsNotGivenTwice();
    void handlesStandOnlyWhereTheyWereGiven();
    void aSnapshotSharesWhatWasNotEdited();
    void manyRemovalsLeaveFewChunks();
    void randomEditsAgreeWithAPlainVector_data();
    void randomEditsAgreeWithAPlainVector();
    void bytesOfAKey_data();
    void bytesOfAKey();
};

void tst_Keys::emptyKeysAnswerEverything()
{
    Keys keys;
    QVERIFY(keys.isEmpty() && keys.chunkCount() == 0 && keys.byteSize() == 0);
    QCOMPARE(keys.upperBound(0), std::size_t(0));
    QCOMPARE(keys.lowerBound(0), std::size_t(0));
    QVERIFY(!keys.indexOf(KeyId{1}));
    QVERIFY(keys.valueBounds().minimum.empty());
    QVERIFY(keys.splice(0, 0, {}).empty());
    QVERIFY(keys == Keys());
    QVERIFY(!(keys == Keys(Storage::Strings, 0)));
}

void tst_Keys::wrongWidthsAreFilledWithNoughts()
{
    Keys keys(Storage::Numbers, 2);
    Key key = numberKey(0, 5);
    key.tangentIn = {1, 2, 3};
    keys.append(key);
    QVERIFY((keys.key(0).value == std::vector<double>{5, 0}));
    QVERIFY((keys.key(0).tangentIn == std::vector<double>{1, 2}));
    keys.setValue(0, std::vector<double>{});
    QVERIFY((keys.key(0).value == std::vector<double>{0, 0}));
}

void tst_Keys::notANumberEqualsItself()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    Keys left(Storage::Numbers, 1);
    left.append(numberKey(0, nan));
    Keys right(Storage::Numbers, 1);
    right.append(numberKey(0, nan));
    QVERIFY(left == right);
    right.setValue(0, std::vector<double>{0});
    QVERIFY(!(left == right));
}

void tst_Keys::boundsSkipWhatIsNotFinite()
{
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    Keys keys = evenly(600);
    keys.setValue(10, std::vector<double>{-kInfinity});
    keys.setValue(300, std::vector<double>{std::numeric_limits<double>::quiet_NaN()});
    keys.setValue(599, std::vector<double>{50});
    QVERIFY((keys.valueBounds().minimum == std::vector<double>{0}));
    QVERIFY((keys.valueBounds().maximum == std::vector<double>{50}));
    keys.splice(599, 1, {});
    QVERIFY((keys.valueBounds().maximum == std::vector<double>{6}));
    Keys odd(Storage::Numbers, 1);
    odd.append(numberKey(0, kInfinity));
    QVERIFY(
        (odd.valueBounds().minimum == std::vector<double>{0} && odd.valueBounds().maximum == std::vector<double>{0}));
}

void tst_Keys::ofTwoKeysAtOneTimeTheLaterRules()
{
    Keys keys(Storage::Numbers, 1);
    for (const auto &[time, value] : {std::pair{0.0, 1.0}, {5.0, 2.0}, {5.0, 3.0}, {9.0, 4.0}})
        keys.append(numberKey(time, value));
    QCOMPARE(keys.upperBound(5), std::size_t(3));
    QCOMPARE(keys.lowerBound(5), std::size_t(1));
    QCOMPARE(keys.value(keys.upperBound(5) - 1)[0], 3.0);
}

void tst_Keys::boundsOfTimesAgreeWithAPlainSearch()
{
    Keys keys(Storage::Numbers, 1);
    std::vector<double> times;
    for (int i = 0; i < 2000; ++i) {
        times.push_back(std::floor(i / 3.0)); // cuts across the borders of chunks as well
        keys.append(numberKey(times.back(), 0));
    }
    for (double time = -1; time < 670; time += 0.5) {
        QCOMPARE(keys.upperBound(time),
                 static_cast<std::size_t>(std::ranges::upper_bound(times, time) - times.begin()));
        QCOMPARE(keys.lowerBound(time),
                 static_cast<std::size_t>(std::ranges::lower_bound(times, time) - times.begin()));
    }
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(keys.upperBound(nan) <= keys.size() && keys.lowerBound(nan) <= keys.size());
}

void tst_Keys::idsStayWithTheirKeys()
{
    Keys keys = evenly(1000);
    const Key inserted = numberKey(499.5, 0);
    const KeyId id = keys.splice(500, 0, {&inserted, 1}).front();
    QCOMPARE(id, KeyId{1001});
    QCOMPARE(*keys.indexOf(id), std::size_t(500));
    keys.splice(0, 100, {});
    QCOMPARE(*keys.indexOf(id), std::size_t(400));
    QCOMPARE(*keys.indexOf(KeyId{101}), std::size_t(0));
    QCOMPARE(*keys.indexOf(KeyId{1000}), keys.size() - 1);
    QVERIFY(!keys.indexOf(KeyId{100}));
}

void tst_Keys::anIdIsNotGivenTwice()
{
    Keys keys = evenly(3);
    keys.splice(2, 1, {});
    QCOMPARE(keys.append(numberKey(9, 0)), KeyId{4});
    Key named = numberKey(10, 0);
    named.id = KeyId{77};
    QCOMPARE(keys.append(named), KeyId{77});
    QCOMPARE(keys.append(numberKey(11, 0)), KeyId{78});
}

void tst_Keys::handlesStandOnlyWhereTheyWereGiven()
{
    Keys keys = evenly(10, 2);
    Key key = keys.key(4);
    key.spatialOut = {3, 4};
    keys.splice(4, 1, {&key, 1});
    for (std::size_t i = 0; i < keys.size(); ++i) {
        QCOMPARE(keys.spatialOut(i).size(), std::size_t(i == 4 ? 2 : 0));
        QVERIFY(keys.spatialIn(i).empty() && keys.tangentIn(i).empty() && keys.tangentOut(i).empty());
    }
    QCOMPARE(keys.spatialOut(4)[1], 4.0);
    QVERIFY(keys.key(4) == key);
    key.spatialOut.clear();
    keys.splice(4, 1, {&key, 1});
    QVERIFY(keys == evenly(10, 2));
    QVERIFY(keys.byteSize() <= evenly(10, 2).byteSize()); // the column went with its last handle
}

void tst_Keys::aSnapshotSharesWhatWasNotEdited()
{
    Keys keys = evenly(1024);
    const Keys snapshot = keys;
    keys.setValue(300, std::vector<double>{99});
    QCOMPARE(snapshot.value(300)[0], 6.0);
    QCOMPARE(keys.value(300)[0], 99.0);
    QVERIFY(keys.sharesChunk(snapshot, 0) && keys.sharesChunk(snapshot, 2) && keys.sharesChunk(snapshot, 3));
    QVERIFY(!keys.sharesChunk(snapshot, 1));
    QVERIFY(!keys.sharesChunk(snapshot, 4)); // there is none
    keys.append(numberKey(5000, 0));
    QCOMPARE(snapshot.size(), std::size_t(1024));
    QVERIFY(snapshot == evenly(1024));
}

void tst_Keys::manyRemovalsLeaveFewChunks()
{
    Keys keys = evenly(20'000);
    for (std::size_t i = 0; i < keys.size(); ++i)
        keys.splice(i, std::min<std::size_t>(99, keys.size() - i), {});
    QCOMPARE(keys.size(), std::size_t(200));
    QVERIFY2(keys.chunkCount() <= 5, qPrintable(QString::number(keys.chunkCount())));
}

void tst_Keys::randomEditsAgreeWithAPlainVector_data()
{
    QTest::addColumn<Storage>("storage");
    QTest::addColumn<int>("stride");
    QTest::newRow("scalar") << Storage::Numbers << 1;
    QTest::newRow("rotation") << Storage::Numbers << 4;
    QTest::newRow("no width") << Storage::Numbers << 0;
    QTest::newRow("text") << Storage::Strings << 0;
    QTest::newRow("path") << Storage::Paths << 0;
}

void tst_Keys::randomEditsAgreeWithAPlainVector()
{
    QFETCH(Storage, storage);
    QFETCH(int, stride);
    std::size_t most = 0;
    for (unsigned seed = 1; seed <= 3; ++seed) {
        Walk walk(storage, stride, seed);
        for (int i = 0; i < 120; ++i) {
            walk.step();
            if (i % 20 == 0)
                QVERIFY2(walk.isRight(), qPrintable(QString("seed %1 step %2").arg(seed).arg(i)));
        }
        QVERIFY(walk.isRight());
        QVERIFY(walk.snapshotCount() > 2);
        QVERIFY(walk.areSnapshotsRight());
        most = std::max(most, walk.chunkCount());
    }
    QVERIFY(most > 4); // chunks were split and merged at all
}

void tst_Keys::bytesOfAKey_data()
{
    QTest::addColumn<int>("stride");
    QTest::addColumn<bool>("differingEasings");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("most");
    // The contents alone: 8 for the time, 8 a number, 4 for an easing that differs. Ends of the goal: 24 and 56.
    QTest::newRow("scalar") << 1 << false << 16.0 << 18.5;
    QTest::newRow("scalar, easings differ") << 1 << true << 20.0 << 22.5;
    QTest::newRow("rotation") << 4 << false << 40.0 << 42.5;
    QTest::newRow("rotation, easings differ") << 4 << true << 44.0 << 46.5;
}

void tst_Keys::bytesOfAKey()
{
    QFETCH(int, stride);
    QFETCH(bool, differingEasings);
    QFETCH(double, least);
    QFETCH(double, most);
    constexpr std::size_t kCount = 10'000;
    Keys keys = evenly(kCount, stride);
    for (std::size_t i = 0; differingEasings && i < kCount; ++i)
        keys.setEasing(i, static_cast<EasingTable::Index>(i % 5));
    const double bytes = static_cast<double>(keys.byteSize()) / kCount;
    qInfo("%.2f bytes a key", bytes);
    QVERIFY(bytes >= least);
    QVERIFY(bytes <= most);
}

QTEST_GUILESS_MAIN(tst_Keys)
#include "tst_keys.moc"
