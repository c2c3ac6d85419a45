// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/track_sampler.h"

#include "model/timeline/sampling.h"

#include <QTest>

using namespace clipwright;

namespace {

const Easing kEase = Easing::cubic(0.3, 0, 0.7, 1.2);

Key key(double time, std::vector<double> value, EasingTable::Index easing)
{
    Key key;
    key.time = time;
    key.value = std::move(value);
    key.easing = easing;
    return key;
}

Track trackOf(Kind kind, const std::vector<Key> &keys)
{
    Track track;
    track.kind = kind;
    track.keys = Keys(Storage::Numbers, static_cast<int>(keys.front().value.size()));
    track.base = keys.front().value;
    for (const Key &key : keys)
        track.keys.append(key);
    return track;
}

/** One of each thing that a stretch may be. */
std::vector<std::pair<const char *, Track>> tracks(EasingTable &easings)
{
    const EasingTable::Index ease = easings.intern(kEase);
    const EasingTable::Index each = easings.intern({Interpolation::Cubic, 2, {0.2, 0, 0.5, 1, 0.6, 0.3, 0.9, 1}});
    Key curved = key(5, {0, 0}, ease);
    curved.spatialOut = {30, 0};
    Key arrived = key(25, {50, 40}, EasingTable::kLinear);
    arrived.spatialIn = {0, -30};
    Track looping = trackOf(Kind::Number, {key(0, {1}, ease), key(10, {3}, EasingTable::kLinear)});
    looping.after = Extrapolation::Cycle;
    return {
        {"eased, held and cut",
         trackOf(Kind::Number, {key(2, {1}, ease), key(8, {4}, EasingTable::kHold), key(12, {2}, EasingTable::kLinear),
                                key(20, {9}, ease), key(20, {-3}, ease), key(30, {5}, ease)})},
        {"an easing a component",
         trackOf(Kind::Vector2, {key(0, {0, 5}, each), key(20, {10, -5}, EasingTable::kLinear)})},
        {"along a path in space", trackOf(Kind::Vector2, {curved, arrived, key(40, {0, 0}, ease)})},
        {"four numbers", trackOf(Kind::Colour, {key(0, {0, 1, 0, 1}, ease), key(9, {1, 0, 0.5, 0.5}, ease)})},
        {"one key", trackOf(Kind::Number, {key(7, {6}, ease)})},
        {"a cycle", looping},
    };
}

} // namespace

class tst_TrackSampler : public QObject {
    Q_OBJECT

private slots:
    void itGivesWhatTheTrackGivesInWhateverOrder()
    {
        EasingTable easings;
        for (const auto &[name, track] : tracks(easings)) {
            const TrackSampler sampler(track, easings);
            const auto stride = static_cast<std::size_t>(track.stride());
            // There, back and to and fro.
            for (int i = 0; i < 3000; ++i) {
                const double frame = i < 1000   ? i / 16.0 - 5
                                     : i < 2000 ? (2000 - i) / 16.0
                                                : (i * 7919 % 800) / 16.0 - 2;
                std::vector<double> got(stride);
                std::vector<double> expected(stride);
                sampler.at(frame, got);
                sampleNumbers(track, easings, {frame, false, false}, expected);
                QVERIFY2(got == expected, qPrintable(QString("%1 at %2").arg(name).arg(frame)));
            }
        }
    }
};

QTEST_APPLESS_MAIN(tst_TrackSampler)
#include "tst_track_sampler.moc"
