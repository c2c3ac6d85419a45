// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/timeline/timeline.h"

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** What a player does at the end of a clip. */
enum class WhenDone : std::uint8_t { Hold, Loop, Bounce, Release };
/** The words that files write, in the enum's order. */
std::span<const std::string_view> whenDoneNames();

/**
 * How a timeline asset plays. Its presence in a clip switches the rules of timeline assets on: a pass lasts one frame
 * longer than its last key (but ping-pong), a jumping value holds the key above on the way back, numbers keep to their limits.
 */
enum class PlaybackMode : std::uint8_t { Loop, OnceHold, OnceReset, PingPong };
std::span<const std::string_view> playbackNames();

/** The order in which a vector of degrees turns: `xyz` turns about x first, then y, then z (as a matrix Rz·Ry·Rx). */
enum class EulerOrder : std::uint8_t { XYZ, XZY, YXZ, YZX, ZXY, ZYX };
std::span<const std::string_view> eulerOrderNames();

/** What a channel moves. Two channels of one address are a problem. */
struct ChannelAddress {
    std::string target;              ///< an entity by id, below instances with `/`; empty: whatever plays the clip
    std::optional<std::string> bone; ///< of the entity's skeleton (its name may be empty); none: the entity itself
    std::string property;            ///< of an entity `component.field`; of a bone `position`, `rotation`, `scale`
    int component = -1;              ///< one number of the value, a channel of its own; -1: the whole value

    auto operator<=>(const ChannelAddress &) const = default;
};

/** One moving property. Its keys, mix rule, extrapolation, relative and linked ends are those of its track. */
struct ClipChannel {
    ChannelAddress address;
    std::string names; ///< the path by names ("Weapon/Hitbox"), tried where the ids of the target are not there
    /** As the file says it. The track's is the same, but a choice is a track of words: there Kind::Text. */
    Kind kind = Kind::Number;
    EulerOrder order = EulerOrder::XYZ; ///< of kind euler
    std::optional<double> minimum;      ///< every component is held to these after mixing
    std::optional<double> maximum;
    TrackId track;
    std::vector<KeptText> kept; ///< members of the file that we do not know
};

/** The channel that carries a character along, and how much of it does; the rest stays in the pose. */
struct RootMotion {
    std::string target;
    std::optional<std::string> bone;   ///< none: the entity itself
    bool turns = false;                ///< about `up` too
    bool rises = false;                ///< along `up` too
    std::array<double, 3> up{0, 1, 0}; ///< of unit length, in the space of the root's channels
    std::vector<KeptText> kept;

    bool operator==(const RootMotion &) const = default;
};

/**
 * A clip: channels of keys over seconds, as an .oclip holds them. A value: a copy shares tracks and channels with its
 * original. `timeline.unit` is seconds; its `length` is the clip's duration (0 or more), its `rate` what the editor snaps to,
 * its marks carry JSON as payload (empty: none), sorted by time.
 */
struct Clip {
    std::string name = "Clip";
    Timeline timeline;
    WhenDone whenDone = WhenDone::Hold;
    std::optional<PlaybackMode> playback; ///< a timeline asset
    std::optional<RootMotion> rootMotion;
    std::vector<std::shared_ptr<const ClipChannel>> channels; ///< in the order of the file, each address once
    std::vector<KeptText> kept;
    bool leftOut = false;                    ///< parts of the file could not be read and are not here
    std::shared_ptr<const std::string> text; ///< the file's bytes as read

    Clip();

    const ClipChannel *find(const ChannelAddress &address) const;
    /** The track of a channel of this clip. */
    const Track &trackOf(const ClipChannel &channel) const { return *timeline.find(channel.track); }
    /** The time of the last key of any channel; 0 without keys. */
    double lastKey() const;
    /** The frame of the last key, whole where it stands on a frame to 1e-6. */
    double lastFrame() const;
    /**
     * Seconds from one end to the other: the duration; of a timeline asset from its keys alone, up to the last one where it is
     * ping-pong, else with the last key's frame as one of its own.
     */
    double oneWay() const;
    /** What its player does at the end: `whenDone`, of a timeline asset what comes closest to its playback. */
    WhenDone atEnd() const;
};

} // namespace clipwright
