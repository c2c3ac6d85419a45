// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/clip/clip.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

double Clip::lastFrame() const
{
    const double frames = std::min(timeline.rate.frame(lastKey()), std::numeric_limits<double>::max());
    const double nearest = std::round(frames);
    // Seconds times a rate are rarely whole to the last bit.
    return std::abs(frames - nearest) < 1e-6 ? nearest : frames;
}

double Clip::oneWay() const
{
    if (!playback)
        return timeline.length;
    const double seconds = timeline.rate.seconds(*playback == PlaybackMode::PingPong ? lastFrame() : lastFrame() + 1);
    return std::isfinite(seconds) ? seconds : lastKey(); // of absurd rates and times
}

WhenDone Clip::atEnd() const
{
    if (!playback)
        return whenDone;
    switch (*playback) {
    case PlaybackMode::Loop: return WhenDone::Loop;
    case PlaybackMode::PingPong: return WhenDone::Bounce;
    case PlaybackMode::OnceReset: return WhenDone::Release;
    case PlaybackMode::OnceHold: break;
    }
    return WhenDone::Hold;
}

} // namespace clipwright
