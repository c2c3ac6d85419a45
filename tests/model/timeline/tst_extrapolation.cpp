// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "tracks.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace clipwright;
using namespace clipwright::testing;

namespace {

constexpr std::array kRules{Extrapolation::Hold, Extrapolation::Linear, Extrapolation::Cycle, Extrapolation::Offset,
                            Extrapolation::Oscillate};

std::vector<double> turned(double degrees)
{
    const double half = degrees * 3.141592653589793 / 360;
    return {0, 0, std::sin(half), std::cos(half)};
}

/** Keys at 1, 3 and 4, all of one interpolation. */
Track threeKeys(Kind kind, EasingTable::Index easing)
{
    const int stride = kind == Kind::Weights ? 5 : rowOf(kind).components;
    Track track = trackOf(kind, stride, {});
    for (const auto &[time, value] : {std::pair{1.0, 0.0}, {3.0, 0.75}, {4.0, 0.5}}) {
        Key key = keyAt(time, std::vector<double>(static_cast<std::size_t>(stride), value), easing);
        if (kind == Kind::Rotation)
            key.value = turned(100 * value);
        if (kind == Kind::Flag || kind == Kind::Choice)
            key.value = {value > 0.6 ? 1.0 : 0.0};
        track.keys.append(key);
    }
    track.mix = kind == Kind::Rotation ? MixRule::Slerp : MixRule::Lerp;
    return track;
}

bool areNear(const std::vector<double> &a, const std::vector<double> &b)
{
    return std::ranges::equal(a, b, [](double x, double y) { return isNear(x, y, 1e-9); });
}

} // namespace

/** What a track shows before and after its keys: each rule with each kind and each row of the table. */
class tst_Extrapolation : public QObject {
    Q_OBJECT

private slots:
    void eachRuleWithEachRow_data();
    void eachRuleWithEachRow();
    void coloursDoNotAddUp();
    void weightsAddUpEachOnItsOwn();
    void rotationsGoOnByTheirTurn();
    void linkedEndsRunThroughTheSeam();
    void relativeTracksGiveWhatIsAuthored();
};

void tst_Extrapolation::eachRuleWithEachRow_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("row");
    for (const KindRow &kind : kinds()) {
        if (kind.storage != Storage::Numbers)
            continue;
        for (const InterpolationRow &row : interpolations())
            QTest::addRow("%s %s", kind.name.data(), row.name.data())
                << static_cast<int>(kind.kind) << static_cast<int>(row.id);
    }
}

void tst_Extrapolation::eachRuleWithEachRow()
{
    QFETCH(int, kind);
    QFETCH(int, row);
    EasingTable easings;
    const auto easing = easings.intern({static_cast<Interpolation>(row), 1, {}});
    Track track = threeKeys(static_cast<Kind>(kind), easing);
    const auto at = [&](double time) { return sampled(track, easings, {time}); };
    const bool adds = rowOf(track.kind).adds && track.kind != Kind::Rotation;
    for (const Extrapolation rule : kRules) {
        track.before = track.after = rule;
        const std::vector<double> first = at(1);
        for (const double time : {-1e9, -3.25, 0.5, 1.0, 1.7, 3.0, 3.9, 4.0, 4.6, 9.25, 1e9}) {
            const std::vector<double> value = at(time);
            QVERIFY(std::ranges::all_of(value, [](double number) { return std::isfinite(number); }));
            if (track.kind == Kind::Rotation)
                QVERIFY(isNear(value[0] * value[0] + value[1] * value[1] + value[2] * value[2] + value[3] * value[3], 1,
                               1e-5));
        }
        switch (rule) {
        case Extrapolation::Hold:
            QCOMPARE(at(0.5), first);
            QCOMPARE(at(9), at(4));
            break;
        case Extrapolation::Linear: // as far again as it went in a small step; what holds or starts flat stands
            for (std::size_t i = 0; i < first.size() && track.kind != Kind::Rotation; ++i)
                QVERIFY(isNear(at(0.5)[i] - first[i], (at(0.75)[i] - first[i]) * 2, 1e-9));
            break;
        case Extrapolation::Cycle:
            for (const double time : {1.25, 2.0, 3.5}) {
                QVERIFY(areNear(at(time + 3), at(time)));
                QVERIFY(areNear(at(time - 6), at(time)));
            }
            break;
        case Extrapolation::Offset:
            for (std::size_t i = 0; i < first.size() && adds; ++i)
                QVERIFY(isNear(at(2.5 + 6)[i] - at(2.5)[i], 2 * (track.keys.value(2)[i] - track.keys.value(0)[i])));
            break;
        case Extrapolation::Oscillate: // the mirrored time, with holds shown from above on the way back
            for (const double time : {1.25, 2.0, 3.5}) {
                const std::vector<double> back = sampled(track, easings, {time, true});
                QVERIFY(areNear(at(8 - time), back));
                QVERIFY(areNear(at(time + 6), at(time)));
            }
            break;
        }
    }
}

void tst_Extrapolation::coloursDoNotAddUp()
{
    Track track = threeKeys(Kind::Colour, EasingTable::kLinear);
    track.after = Extrapolation::Offset; // there is no difference of colours: it cycles
    QVERIFY(areNear(sampled(track, {}, {8.5}), sampled(track, {}, {2.5})));
}

void tst_Extrapolation::weightsAddUpEachOnItsOwn()
{
    Track track = trackOf(Kind::Weights, 3, {keyAt(0, {0, 1, 2}), keyAt(1, {1, 1, 0})});
    track.after = Extrapolation::Offset;
    QVERIFY(areNear(sampled(track, {}, {2.5}), {2.5, 1, -3}));
}

void tst_Extrapolation::rotationsGoOnByTheirTurn()
{
    Track track = trackOf(Kind::Rotation, 4, {keyAt(0, turned(0)), keyAt(1, turned(40))});
    track.after = track.before = Extrapolation::Offset;
    for (const MixRule mix : {MixRule::Slerp, MixRule::Nlerp, MixRule::Raw}) {
        track.mix = mix;
        const std::vector<double> third = sampled(track, {}, {3});
        const std::vector<double> wanted = turned(120);
        QVERIFY(isNear(std::abs(third[2] * wanted[2] + third[3] * wanted[3]), 1));
        const std::vector<double> back = sampled(track, {}, {-1});
        QVERIFY(isNear(std::abs(back[2] * turned(-40)[2] + back[3] * turned(-40)[3]), 1));
    }
}

void tst_Extrapolation::linkedEndsRunThroughTheSeam()
{
    constexpr auto kHermite = EasingTable::kHermite;
    Track track = trackOf(Kind::Number, 1,
                          {keyAt(0, {0}, kHermite), keyAt(1, {4}, kHermite), keyAt(2, {0}, kHermite),
                           keyAt(3, {-4}, kHermite), keyAt(4, {0}, kHermite)});
    track.before = track.after = Extrapolation::Cycle;
    const auto slopes = [&track] {
        constexpr double kStep = 1e-6;
        const double left = (sampledNumber(track, {}, 4) - sampledNumber(track, {}, 4 - kStep)) / kStep;
        const double right = (sampledNumber(track, {}, 4 + kStep) - sampledNumber(track, {}, 4)) / kStep;
        return std::pair{left, right};
    };
    QVERIFY(isNear(slopes().first, 0, 1e-4) && isNear(slopes().second, 0, 1e-4));
    track.linkedEnds = true;
    QVERIFY(isNear(slopes().first, 4, 1e-4) && isNear(slopes().second, 4, 1e-4));
}

void tst_Extrapolation::relativeTracksGiveWhatIsAuthored()
{
    Track track = threeKeys(Kind::Number, EasingTable::kLinear);
    const double plain = sampledNumber(track, {}, 2);
    track.relative = true;
    track.base = {100};
    QCOMPARE(sampledNumber(track, {}, 2), plain); // adding is the player's
}

QTEST_GUILESS_MAIN(tst_Extrapolation)
#include "tst_extrapolation.moc"
