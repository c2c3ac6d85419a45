// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/ids.h"
#include "model/timeline/interpolation.h"
#include "model/timeline/timeline.h"

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace clipwright {

enum class PaintKind : std::uint8_t { Solid, Linear, Radial };
enum class StrokeCap : std::uint8_t { Butt, Round, Square };
enum class StrokeJoin : std::uint8_t { Miter, Round, Bevel };

/**
 * What all keys of a shape block share, and where its numbers stand in a key's run of doubles: paint (r g b a, or
 * start end [focal, if radial] and `at r g b a` a stop), stroke (width limit), texture (rect x y w h, window u0 v0
 * u1 v1), then x y of the outer contour, each hole, the mask. A mix of two keys is a mix of the runs.
 */
struct RegionLayout {
    PaintKind paint = PaintKind::Solid;
    std::uint32_t stopCount = 0;
    bool isStroke = false;
    StrokeCap cap = StrokeCap::Butt;
    StrokeJoin join = StrokeJoin::Miter;
    bool isClosed = false;
    std::string texture; ///< empty: none
    std::uint32_t outerCount = 0;
    std::vector<std::uint32_t> holeCounts;
    std::uint32_t maskCount = 0;

    std::size_t strokeOffset() const;  ///< of width and limit
    std::size_t textureOffset() const; ///< of rect and window
    std::size_t pointOffset() const;   ///< of the outer contour
    std::size_t stopOffset() const;    ///< of the first stop; gradients only
    std::size_t pointCount() const;    ///< outer, holes and mask
    std::size_t stride() const;        ///< doubles a key

    bool operator==(const RegionLayout &) const = default;
};

/** A region over time: keys with frame, easing towards the next key, and one run of `layout.stride()` doubles each. */
struct CookedShape {
    RegionLayout layout;
    std::vector<double> frames;
    std::vector<Easing> easings;
    std::vector<double> values;
    NodeId source; ///< the Rig node that paints it

    bool operator==(const CookedShape &) const = default;
};

enum class CookedChannel : std::uint8_t { Position, Anchor, Scale, Rotation, Opacity };
inline constexpr std::size_t kCookedChannelCount = 5;
/** "pos", "anchor", "scale", "rot", "opacity": the words of the text. */
std::string_view nameOf(CookedChannel channel);
/** Numbers a value: 2 2 2 1 1. */
int componentsOf(CookedChannel channel);
/** The value of a channel that a layer does not have, each component: 0 0 1 0 1. */
double defaultOf(CookedChannel channel);

struct CookedKeys {
    std::vector<double> frames;
    std::vector<Easing> easings;
    std::vector<double> values; ///< componentsOf numbers a key

    bool isEmpty() const { return frames.empty(); }
    bool operator==(const CookedKeys &) const = default;
};

struct CookedLayer {
    std::string name;
    int parent = -1; ///< index of an earlier layer, or -1
    std::array<CookedKeys, kCookedChannelCount> channels;
    std::vector<CookedShape> shapes;
    NodeId source; ///< the Rig layer it comes from

    const CookedKeys &channel(CookedChannel c) const { return channels[static_cast<std::size_t>(c)]; }
    CookedKeys &channel(CookedChannel c) { return channels[static_cast<std::size_t>(c)]; }
    bool operator==(const CookedLayer &) const = default;
};

/**
 * The statement that kept lines stand before. They sort in the order in which statements are written, so a line
 * whose statement is gone stands before the next one. In a layer (morph set m of a still rig is layer 1 + m): part
 * -1 its own line, 0-4 a channel, 5 + n shape n; key -1 the part's own line. In a key of a shape the slot is the
 * statement's number as written: 0 the `kf` line, 1 the paint, then stops (the focal point counts as the first),
 * stroke or texture, contour, its vertices, each hole and its vertices, mask and vertices.
 */
struct KeptAt {
    static constexpr std::int32_t kHeader = -1;                            ///< as layer; parts are:
    enum HeaderPart : std::int32_t { Version, Fps, Duration, Clip, Mark }; ///< clips and marks by `key`
    static constexpr std::int32_t kEnd = 0x7fffffff;                       ///< as layer: after everything
    static constexpr std::int32_t kFirstShape = 5;

    std::int32_t layer = kHeader;
    std::int32_t part = -1;
    std::int32_t key = -1;
    std::int32_t slot = 0;

    auto operator<=>(const KeptAt &) const = default;
};

/** A named set of still regions of an .oshape: whole regions, not differences. */
struct CookedMorph {
    std::string name;                ///< may be empty
    std::vector<CookedShape> shapes; ///< one key each

    bool operator==(const CookedMorph &) const = default;
};

/**
 * What a game can play: constant topology, layers in paint order with earlier parents, only what the `.oanim`
 * grammar can say, in world units (y up, counter-clockwise degrees, fractions). One to one with `.oanim` text, and with
 * `.oshape` text where `isStill` (then one layer without channels, one key a shape). Documents hold doubles.
 */
struct CookedRig {
    bool isStill = false;
    Rate rate;
    double duration = 0;          ///< frames
    std::vector<TimeRange> clips; ///< as written; none means one implicit clip `default`
    std::vector<TimeMark> marks;
    std::vector<CookedLayer> layers;
    std::vector<CookedMorph> morphs;
    /** Comment and unknown lines, trimmed, several joined by LF; sorted, one entry a place. */
    std::vector<std::pair<KeptAt, std::string>> kept;

    /** The clips that play: those written, or `default`, 0..duration, looping. */
    std::vector<TimeRange> playableClips() const;
    /** The lowest version of the text that can say it: 1; 2 with a stroke or mask; 3 with a texture. */
    int version() const;
    /** Every number and name agrees, kept lines and node ids aside. */
    bool sameContent(const CookedRig &other) const;
};

} // namespace clipwright
