// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "tracks.h"

#include <glm/common.hpp>

#include <QTest>

#include <cmath>
#include <limits>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

Track withKeyPutIn(Track track, const SegmentSplit &split)
{
    const std::size_t before = *track.keys.indexOf(split.before.id);
    const std::array keys{split.before, split.middle, split.after};
    track.keys.splice(before, 2, keys);
    return track;
}

/**
 * Whether two tracks give the same at a time, when the time itself may be off by its rounding: where a curve stands
 * upright, a last bit of time is more than any tolerance of value.
 */
bool agree(const Track &left, const Track &right, const EasingTable &easings, double time, double tolerance)
{
    const double off = 4e-15 * std::max(1.0, std::abs(time));
    const std::vector<double> value = sampled(right, easings, {time});
    const std::vector<double> early = sampled(left, easings, {time - off});
    const std::vector<double> exact = sampled(left, easings, {time});
    const std::vector<double> late = sampled(left, easings, {time + off});
    for (std::size_t i = 0; i < value.size(); ++i) {
        const auto [low, high] = std::minmax({early[i], exact[i], late[i]});
        if (!(value[i] >= low - tolerance && value[i] <= high + tolerance))
            return false;
    }
    return true;
}

bool drawTheSame(const Track &left, const Track &right, const EasingTable &easings, double tolerance)
{
    const double start = left.keys.time(0) - 1;
    const double end = left.keys.time(left.keys.size() - 1) + 1;
    for (int i = 0; i <= 50; ++i) {
        if (!agree(left, right, easings, start + (end - start) * i / 50, tolerance))
            return false;
    }
    return true;
}

/** Three keys at 0, 10 and 15, all with the easing, and with what `finish` adds to each. */
template<class Finish>
Track randomTrack(Kind kind, int stride, EasingTable::Index easing, Finish finish)
{
    Track track = trackOf(kind, stride, {});
    for (const double time : {0.0, 10.0, 15.0}) {
        Key key = keyAt(time, *numbers(static_cast<std::size_t>(stride), 100), easing);
        finish(key);
        track.keys.append(key);
    }
    return track;
}

/** Splits at a random time; the halves must draw the same. Counts those that could be split. */
void checkSplit(Track track, EasingTable &easings, double tolerance, int &splits)
{
    track.before = track.after = Extrapolation::Hold;
    const double time = 10 * *fractionOfTime();
    const Result<SegmentSplit> split = splitSegment(track, easings, time);
    if (!split) {
        RC_ASSERT(split.error().code == "easing-not-splittable");
        return;
    }
    ++splits;
    RC_ASSERT(split->before.id == track.keys.id(0) && split->after.id == track.keys.id(1) && split->middle.id.isNull());
    RC_ASSERT(split->middle.time == time);
    RC_ASSERT(split->after.easing == track.keys.easing(1));
    const Track cut = withKeyPutIn(track, *split);
    RC_ASSERT(cut.keys.size() == 4U);
    RC_ASSERT(drawTheSame(track, cut, easings, tolerance));
}

constexpr auto nothing = [](Key &) {};

} // namespace

class tst_Split : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { fixSeed(); }
    void refusesOutsideTheKeys();
    void refusesWhereAKeyIs();
    void refusesASpacePathThatPassesTheCutAgain();
    void whatStandsStillIsAlwaysSplit();
    void heldValuesAreRepeated();
    void easedNumbersKeepTheirCurve();
    void componentsKeepTheirOwnCurves();
    void slopesKeepTheirCurve();
    void weightedTangentsKeepTheirCurve();
    void slopesFromNeighboursStay();
    void namedEasingsKeepTheirCurve();
    void pathsInSpaceKeepTheirCurve();
    void rotationsKeepTheirTurn_data();
    void rotationsKeepTheirTurn();
    void shapesKeepTheirMorph();
};

void tst_Split::refusesOutsideTheKeys()
{
    EasingTable easings;
    const Track track = trackOf(Kind::Number, 1, {keyAt(0, {0}), keyAt(10, {1})});
    for (const double time :
         {-1.0, 11.0, std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity()})
        QCOMPARE(splitSegment(track, easings, time).error().code, std::string("outside-keys"));
    QCOMPARE(splitSegment(trackOf(Kind::Number, 1, {}), easings, 0).error().code, std::string("outside-keys"));
}

void tst_Split::refusesWhereAKeyIs()
{
    EasingTable easings;
    const Track track = trackOf(Kind::Number, 1, {keyAt(0, {0}), keyAt(5, {1}), keyAt(5, {2}), keyAt(10, {1})});
    for (const double time : {0.0, 5.0, 10.0})
        QCOMPARE(splitSegment(track, easings, time).error().code, std::string("key-there"));
}

void tst_Split::refusesASpacePathThatPassesTheCutAgain()
{
    // The ease rises to 0.67, falls back to 0.33 and rises again: a half of it would run past the middle, off the curve.
    EasingTable easings;
    Key from = keyAt(0, {0, 0}, easings.intern(Easing::cubic(1.0 / 3, 1.8, 2.0 / 3, -0.8)));
    from.spatialOut = {0, 50};
    const Track track = trackOf(Kind::Vector2, 2, {from, keyAt(10, {100, 0})});
    QCOMPARE(splitSegment(track, easings, 5).error().code, std::string("easing-not-splittable"));
    QVERIFY(splitSegment(track, easings, 0.3));
}

void tst_Split::whatStandsStillIsAlwaysSplit()
{
    EasingTable easings;
    const auto expo = easings.intern(Easing::cubic(1, 0, 0, 1));
    const Track still = trackOf(Kind::Number, 1, {keyAt(0, {4}, expo), keyAt(10, {4})});
    const Result<SegmentSplit> split = splitSegment(still, easings, 6);
    QVERIFY(split);
    QCOMPARE(split->before.easing, expo); // its spelling is kept
    QCOMPARE(split->middle.easing, expo);
    QVERIFY(split->middle.value == split->before.value);
    QVERIFY(!splitSegment(trackOf(Kind::Number, 1, {keyAt(0, {4}, expo), keyAt(10, {5})}), easings, 6));
    Key bulging = keyAt(0, {4}, EasingTable::kHermite);
    bulging.tangentOut = {1};
    const Track moving = trackOf(Kind::Number, 1, {bulging, keyAt(10, {4})});
    QVERIFY(splitSegment(moving, easings, 5)->middle.value[0] > 5);
}

void tst_Split::heldValuesAreRepeated()
{
    EasingTable easings;
    const Track held = trackOf(Kind::Number, 1, {keyAt(0, {4}, EasingTable::kHold), keyAt(10, {9})});
    const Result<SegmentSplit> split = splitSegment(held, easings, 6);
    QVERIFY(split);
    QCOMPARE(split->middle.value[0], 4.0);
    QCOMPARE(split->before.easing, EasingTable::kHold);
    QCOMPARE(split->middle.easing, EasingTable::kHold);
    Key text;
    text.text = "one";
    Key next;
    next.time = 10;
    next.text = "two";
    QCOMPARE(splitSegment(trackOf(Kind::Text, 0, {text, next}), easings, 6)->middle.text, std::string("one"));
}

void tst_Split::easedNumbersKeepTheirCurve()
{
    int splits = 0;
    QVERIFY(rc::check("one fraction for all", [&splits] {
        EasingTable easings;
        const auto easing = *rc::gen::inRange(0, 4) == 0 ? EasingTable::kLinear : easings.intern(*cubicEasing());
        checkSplit(randomTrack(Kind::Colour, 4, easing, nothing), easings, 1e-12 * 200, splits);
    }));
    QVERIFY(splits > 100);
}

void tst_Split::componentsKeepTheirOwnCurves()
{
    int splits = 0;
    QVERIFY(rc::check("a fraction for each", [&splits] {
        EasingTable easings;
        const auto easing = easings.intern(*cubicEasing(3));
        const bool sameFirst = *rc::gen::arbitrary<bool>();
        checkSplit(
            randomTrack(Kind::Vector3, 3, easing, [=](Key &key) { key.value[0] = sameFirst ? 7 : key.value[0]; }),
            easings, 1e-12 * 200, splits);
    }));
    QVERIFY(splits > 50);
}

void tst_Split::slopesKeepTheirCurve()
{
    int splits = 0;
    QVERIFY(rc::check("Hermite", [&splits] {
        EasingTable easings;
        const auto slopes = [](Key &key) {
            if (*rc::gen::inRange(0, 3) > 0)
                key.tangentIn = *numbers(2, 20);
            if (*rc::gen::inRange(0, 3) > 0)
                key.tangentOut = *numbers(2, 20);
        };
        checkSplit(randomTrack(Kind::Vector2, 2, EasingTable::kHermite, slopes), easings, 1e-12 * 200, splits);
    }));
    QCOMPARE(splits, 200); // there is no slope that cannot be split
}

void tst_Split::weightedTangentsKeepTheirCurve()
{
    int splits = 0;
    QVERIFY(rc::check("Béziers in time and value", [&splits] {
        EasingTable easings;
        const auto weighted = easings.intern({Interpolation::Weighted, 1, {}});
        const auto handles = [](Key &key) {
            key.tangentIn = *numbers(2, 20);
            key.tangentOut = *numbers(2, 20);
            if (*rc::gen::inRange(0, 3) > 0)
                key.handles.weightIn = *between(0, 9);
            if (*rc::gen::inRange(0, 3) > 0)
                key.handles.weightOut = *between(0, 9);
        };
        checkSplit(randomTrack(Kind::Vector2, 2, weighted, handles), easings, 1e-9, splits);
    }));
    QCOMPARE(splits, 200);
}

void tst_Split::slopesFromNeighboursStay()
{
    // A key more between 10 and 20 would make the slopes at both others.
    const auto keys = [](EasingTable::Index middle) {
        return trackOf(Kind::Number, 1,
                       {keyAt(0, {0}, EasingTable::kHermite), keyAt(10, {3}, middle),
                        keyAt(20, {4}, EasingTable::kHermite), keyAt(30, {9})});
    };
    for (const auto middle : {EasingTable::kHermite, EasingTable::kLinear, EasingTable::kHold}) {
        EasingTable easings;
        const Track track = keys(middle);
        const Result<SegmentSplit> split = splitSegment(track, easings, 12);
        QVERIFY(split);
        const Track cut = withKeyPutIn(track, *split);
        QVERIFY(drawTheSame(track, cut, easings, 1e-12));
        QCOMPARE(split->before.tangentIn, std::vector<double>{0.2});
        QCOMPARE(split->before.tangentOut.empty(), middle != EasingTable::kHermite);
    }
}

void tst_Split::namedEasingsKeepTheirCurve()
{
    int splits = 0;
    QVERIFY(rc::check("those that can be cut", [&splits] {
        EasingTable easings;
        const auto row =
            *rc::gen::inRange(static_cast<int>(Interpolation::Smooth), static_cast<int>(Interpolation::Drawn));
        const Easing easing{static_cast<Interpolation>(row), 2, {}};
        checkSplit(randomTrack(Kind::Vector2, 2, easings.intern(easing), nothing), easings, 1e-12 * 200, splits);
    }));
    QVERIFY(splits > 20);
}

void tst_Split::pathsInSpaceKeepTheirCurve()
{
    int splits = 0;
    QVERIFY(rc::check("cut by arc length", [&splits] {
        EasingTable easings;
        const auto easing =
            *rc::gen::inRange(0, 4) == 0 ? EasingTable::kLinear : easings.intern(*cubicEasing(1, false));
        const auto handles = [](Key &key) {
            key.spatialIn = *numbers(2, 50);
            key.spatialOut = *numbers(2, 50);
        };
        // The polygon is no longer than 283 + 2·71 + (283 + 2·71). A point is within 1e-9 of the arc's length on the whole
        // curve and on the half (the contract of SpatialCurve), and the cut itself is: three times.
        checkSplit(randomTrack(Kind::Vector2, 2, easing, handles), easings, 3e-9 * 850, splits);
    }));
    QVERIFY(splits > 130);
}

void tst_Split::rotationsKeepTheirTurn_data()
{
    QTest::addColumn<MixRule>("mix");
    QTest::addColumn<bool>("slopes");
    QTest::newRow("slerp") << MixRule::Slerp << false;
    QTest::newRow("nlerp") << MixRule::Nlerp << false;
    QTest::newRow("raw") << MixRule::Raw << false;
    QTest::newRow("nlerp, Hermite") << MixRule::Nlerp << true;
    QTest::newRow("raw, Hermite") << MixRule::Raw << true;
}

void tst_Split::rotationsKeepTheirTurn()
{
    QFETCH(MixRule, mix);
    QFETCH(bool, slopes);
    int splits = 0;
    QVERIFY(rc::check("rotations", [&] {
        EasingTable easings;
        const auto easing = slopes ? EasingTable::kHermite : easings.intern(*cubicEasing(1, false));
        Track track = randomTrack(Kind::Rotation, 4, easing, [=](Key &key) {
            key.value = *unitRotation();
            if (slopes)
                key.tangentIn = key.tangentOut = *numbers(4, 0.05);
        });
        track.mix = mix;
        // Rotations a half turn apart may go either way round, and opposite numbers pass through no rotation at all.
        const auto a = track.keys.value(0);
        const auto b = track.keys.value(1);
        const double cosine = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
        RC_PRE(std::abs(cosine) > 0.05 && (mix != MixRule::Raw || cosine > -0.9));
        checkSplit(track, easings, 1e-11, splits);
    }));
    QVERIFY(splits > 100);
}

void tst_Split::shapesKeepTheirMorph()
{
    EasingTable easings;
    const auto triangle = [](double size) {
        Path path;
        path.contours.push_back(
            {{{{0, 0}, {1, 2}, {size, 0}}, {{size, 0}, {0, 0}, {0, 3}}, {{size, size}, {0, 0}, {0, 0}}}, true});
        return std::make_shared<const Path>(path);
    };
    Key from;
    from.path = triangle(3);
    from.easing = easings.intern(Easing::cubic(0.4, 0.1, 0.6, 1.3));
    Key to;
    to.time = 10;
    to.path = triangle(8);
    const Track track = trackOf(Kind::Path, 0, {from, to});
    const Result<SegmentSplit> split = splitSegment(track, easings, 3);
    QVERIFY(split);
    const Track cut = withKeyPutIn(track, *split);
    for (double time = 0; time <= 10; time += 0.25) {
        const Path whole = *samplePath(track, easings, {time});
        const Path halves = *samplePath(cut, easings, {time});
        for (std::size_t v = 0; v < 3; ++v) {
            const PathVertex &a = whole.contours[0].vertices[v];
            const PathVertex &b = halves.contours[0].vertices[v];
            const Vec2 off = glm::abs(a.point - b.point) + glm::abs(a.in - b.in) + glm::abs(a.out - b.out);
            QVERIFY(off.x + off.y < 1e-12 * 20);
        }
    }
}

QTEST_GUILESS_MAIN(tst_Split)
#include "tst_split.moc"
