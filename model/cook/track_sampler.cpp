// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/track_sampler.h"

#include "model/timeline/sampling.h"

#include <algorithm>

namespace clipwright {

namespace {

bool isSpatial(const Keys &keys, std::size_t from)
{
    return static_cast<std::size_t>(keys.stride()) <= SpatialCurve::kMaxComponents
           && (!keys.spatialOut(from).empty() || !keys.spatialIn(from + 1).empty());
}

} // namespace

TrackSampler::TrackSampler(const Track &track, const EasingTable &easings) : m_track(&track), m_easings(&easings)
{
    if (!isPlain(track, easings))
        return;
    const Keys &keys = track.keys;
    const bool blends = rowOf(track.kind).blends;
    m_stretches.resize(keys.size());
    for (std::size_t i = 0; i < keys.size(); ++i) {
        Stretch &stretch = m_stretches[i];
        stretch.start = keys.time(i);
        std::ranges::copy(keys.value(i), stretch.from.begin());
        if (i + 1 == keys.size() || !blends || keys.easing(i) == EasingTable::kHold)
            continue;
        stretch.length = keys.time(i + 1) - stretch.start;
        stretch.easing = &easings[keys.easing(i)];
        std::ranges::copy(keys.value(i + 1), stretch.to.begin());
        if (isSpatial(keys, i)) {
            stretch.curve = m_curves.size();
            m_curves.push_back({i, nullptr});
        }
    }
}

/** Whether there is nothing about it but numbers that are eased from key to key and held outside. */
bool TrackSampler::isPlain(const Track &track, const EasingTable &easings)
{
    const Keys &keys = track.keys;
    const int stride = track.stride();
    if (keys.isEmpty() || keys.storage() != Storage::Numbers || track.kind == Kind::Rotation || stride < 1
        || stride > static_cast<int>(kMostNumbers) || keys.stride() != stride || track.before != Extrapolation::Hold
        || track.after != Extrapolation::Hold)
        return false;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (rowOf(easings[keys.easing(i)].row).family != InterpolationFamily::Eased)
            return false;
    }
    return true;
}

/** The last stretch that begins at or before the frame, or the first. */
std::size_t TrackSampler::stretchAt(double sourceFrame) const
{
    const auto holds = [&](std::size_t i) {
        return m_stretches[i].start <= sourceFrame
               && (i + 1 == m_stretches.size() || sourceFrame < m_stretches[i + 1].start);
    };
    if (holds(m_last))
        return m_last;
    if (m_last + 1 < m_stretches.size() && holds(m_last + 1))
        return ++m_last;
    const auto after = std::ranges::upper_bound(m_stretches, sourceFrame, {}, &Stretch::start);
    m_last = after == m_stretches.begin() ? 0 : static_cast<std::size_t>(after - m_stretches.begin()) - 1;
    return m_last;
}

const SpatialCurve &TrackSampler::curveOf(const Stretch &stretch) const
{
    const Curve &curve = m_curves[stretch.curve];
    if (curve.measured == nullptr) {
        const Keys &keys = m_track->keys;
        const std::size_t from = curve.fromKey;
        curve.measured = std::make_unique<const SpatialCurve>(keys.value(from), keys.spatialOut(from),
                                                              keys.spatialIn(from + 1), keys.value(from + 1));
    }
    return *curve.measured;
}

void TrackSampler::at(double sourceFrame, std::span<double> out) const
{
    if (m_stretches.empty()) {
        sampleNumbers(*m_track, *m_easings, {sourceFrame, false, false}, out);
        return;
    }
    const Stretch &stretch = m_stretches[stretchAt(sourceFrame)];
    if (stretch.easing == nullptr || !(sourceFrame > stretch.start)) {
        std::copy_n(stretch.from.begin(), out.size(), out.begin());
        return;
    }
    const double u = (sourceFrame - stretch.start) / stretch.length;
    double fraction = stretch.easing->at(u);
    if (stretch.curve != kNoCurve) {
        curveOf(stretch).at(fraction, out);
        return;
    }
    for (std::size_t i = 0; i < out.size(); ++i) {
        if (stretch.easing->components > 1 && i > 0)
            fraction = stretch.easing->at(u, static_cast<int>(i));
        out[i] = fraction == 1 ? stretch.to[i] : stretch.from[i] + fraction * (stretch.to[i] - stretch.from[i]);
    }
}

} // namespace clipwright
