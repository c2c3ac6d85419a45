// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/timeline/keys.h"

#include "keys_walk.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::testing;

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
    void manyKeysPutBackAreShared();
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

void tst_Keys::manyKeysPutBackAreShared()
{
    const Keys keys = evenly(5000);
    const Keys cut = keys.slice(0, 4000);
    QVERIFY(cut.size() == 4000 && cut.id(3999) == keys.id(3999));
    Keys edited = keys;
    edited.splice(0, 4000, {});
    edited.replace(0, 0, cut);
    QVERIFY(edited == keys);
    for (std::size_t chunk = 0; chunk < 4000 / Keys::kChunkSize; ++chunk)
        QVERIFY(edited.sharesChunk(cut, chunk) && edited.sharesChunk(keys, chunk));
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
