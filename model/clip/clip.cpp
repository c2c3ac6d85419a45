// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/clip/clip.h"

#include <algorithm>

namespace clipwright {

namespace {

constexpr std::array<std::string_view, 4> kWhenDone{"hold", "loop", "bounce", "release"};
constexpr std::array<std::string_view, 4> kPlayback{"loop", "once-hold", "once-reset", "ping-pong"};
constexpr std::array<std::string_view, 6> kOrders{"xyz", "xzy", "yxz", "yzx", "zxy", "zyx"};

} // namespace

std::span<const std::string_view> whenDoneNames()
{
    return kWhenDone;
}

std::span<const std::string_view> playbackNames()
{
    return kPlayback;
}

std::span<const std::string_view> eulerOrderNames()
{
    return kOrders;
}

Clip::Clip()
{
    timeline.unit = TimeUnit::Second;
}

const ClipChannel *Clip::find(const ChannelAddress &address) const
{
    for (const std::shared_ptr<const ClipChannel> &channel : channels) {
        if (channel->address == address)
            return channel.get();
    }
    return nullptr;
}

double Clip::lastKey() const
{
    double last = 0;
    for (const std::shared_ptr<const Track> &track : timeline.tracks()) {
        if (!track->keys.isEmpty())
            last = std::max(last, track->keys.time(track->keys.size() - 1));
    }
    return last;
}

} // namespace clipwright
