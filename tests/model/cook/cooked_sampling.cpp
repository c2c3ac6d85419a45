// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cooked_sampling.h"

#include <algorithm>

namespace clipwright {

std::vector<double> sampleCooked(const std::vector<double> &frames, const std::vector<Easing> &easings,
                                 const std::vector<double> &values, double frame)
{
    const std::size_t stride = values.size() / frames.size();
    const auto run = [&](std::size_t key) {
        const auto first = values.begin() + static_cast<std::ptrdiff_t>(key * stride);
        return std::vector<double>(first, first + static_cast<std::ptrdiff_t>(stride));
    };
    const auto above = std::ranges::upper_bound(frames, frame);
    if (above == frames.begin())
        return run(0);
    const auto key = static_cast<std::size_t>(above - frames.begin()) - 1;
    if (above == frames.end() || easings[key].row == Interpolation::Hold)
        return run(key);
    const double u = (frame - frames[key]) / (frames[key + 1] - frames[key]);
    const double fraction = easings[key].at(u);
    std::vector<double> from = run(key);
    const std::vector<double> to = run(key + 1);
    for (std::size_t i = 0; i < stride; ++i)
        from[i] += fraction * (to[i] - from[i]);
    return from;
}

std::vector<double> sampleChannel(const CookedLayer &layer, CookedChannel channel, double frame)
{
    const CookedKeys &keys = layer.channel(channel);
    if (keys.isEmpty())
        return std::vector<double>(static_cast<std::size_t>(componentsOf(channel)), defaultOf(channel));
    return sampleCooked(keys.frames, keys.easings, keys.values, frame);
}

std::vector<double> sampleShape(const CookedShape &shape, double frame)
{
    return sampleCooked(shape.frames, shape.easings, shape.values, frame);
}

const CookedLayer *layerNamed(const CookedRig &rig, std::string_view name)
{
    const auto found = std::ranges::find(rig.layers, name, &CookedLayer::name);
    return found == rig.layers.end() ? nullptr : &*found;
}

} // namespace clipwright
