// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/easing_table.h"
#include "model/timeline/spatial_curve.h"
#include "model/timeline/track.h"

#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace clipwright {

/**
 * A track of few numbers with its keys laid out side by side: a cook looks at each some thousand times, mostly a little
 * further on than before. Gives what sampleNumbers gives. Not for several threads at once.
 */
class TrackSampler {
public:
    static constexpr std::size_t kMostNumbers = 4;

    /** Lives no longer than the track and the easings. */
    TrackSampler(const Track &track, const EasingTable &easings);

    /** At most kMostNumbers, the track's own stride: precondition. */
    void at(double sourceFrame, std::span<double> out) const;

private:
    using Value = std::array<double, kMostNumbers>;

    /** From one key to the next. */
    struct Stretch {
        double start = 0;
        double length = 0;
        const Easing *easing = nullptr; ///< null where the first key's value is held
        Value from{};
        Value to{};
        std::size_t curve = kNoCurve; ///< index, of one that moves along a path in space
    };
    static constexpr std::size_t kNoCurve = static_cast<std::size_t>(-1);
    /** A curve is measured when it is first asked for. */
    struct Curve {
        std::size_t fromKey = 0;
        mutable std::unique_ptr<const SpatialCurve> measured;
    };

    static bool isPlain(const Track &track, const EasingTable &easings);
    std::size_t stretchAt(double sourceFrame) const;
    const SpatialCurve &curveOf(const Stretch &stretch) const;

    const Track *m_track;
    const EasingTable *m_easings;
    std::vector<Stretch> m_stretches; ///< one a key; empty where sampleNumbers must do it
    std::vector<Curve> m_curves;
    mutable std::size_t m_last = 0; ///< where the last frame was
};

} // namespace clipwright
