// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Tracks made by hand and by rapidcheck for the tests of sampling and splitting.
#pragma once

#include "model/timeline/sampling.h"

#include "properties.h"

#include <cmath>
#include <vector>

namespace clipwright::testing {

inline bool isNear(double a, double b, double tolerance = 1e-12)
{
    return std::abs(a - b) <= tolerance;
}

inline Key keyAt(double time, std::vector<double> value, EasingTable::Index easing = EasingTable::kLinear)
{
    Key key;
    key.time = time;
    key.value = std::move(value);
    key.easing = easing;
    return key;
}

inline Track trackOf(Kind kind, int stride, std::initializer_list<Key> keys)
{
    Track track;
    track.kind = kind;
    track.keys = Keys(rowOf(kind).storage, stride);
    for (const Key &key : keys)
        track.keys.append(key);
    return track;
}

inline std::vector<double> sampled(const Track &track, const EasingTable &easings, SampleTime at)
{
    std::vector<double> out(static_cast<std::size_t>(track.keys.stride()));
    sampleNumbers(track, easings, at, out);
    return out;
}

inline double sampledNumber(const Track &track, const EasingTable &easings, double time)
{
    return sampled(track, easings, {time}).at(0);
}

inline rc::Gen<std::vector<double>> unitRotation()
{
    return rc::gen::map(numbers(4, 1), [](std::vector<double> q) {
        const double size = std::sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
        if (size < 1e-3)
            return std::vector<double>{0, 0, 0, 1};
        for (double &number : q)
            number /= size;
        return q;
    });
}

} // namespace clipwright::testing
