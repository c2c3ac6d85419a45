// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/ids.h"
#include "model/core/property.h"
#include "model/timeline/track.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace clipwright {

/**
 * The space a rig's numbers live in, as its source writes them. Lottie: pixels, y down, degrees clockwise, percent,
 * the first layer and item on top. World: units, y up, degrees counter-clockwise, fractions, the last one on top.
 */
enum class RigSpace : std::uint8_t { Lottie, World };

/** What a node of a rig is. A table of properties a type and space: rig_properties.h. */
enum class NodeType : std::uint8_t {
    Layer,
    Group,
    Path,
    Ellipse,
    Rectangle,
    Star, ///< or a polygon
    Fill,
    Stroke,
    GradientFill,
    GradientStroke,
    Dash, ///< a part of a stroke's dash pattern, among the stroke's items: dash, gap or offset
    Trim,
    RoundCorners,
    PuckerBloat,
    MergePaths, ///< only its additive modes are more than a gap
    Texture,
    Mask,        ///< of a Lottie layer; of a World rig the convex clip polygon of a stroke region
    Unsupported, ///< kept, draws nothing, has a gap
};

/**
 * A property that takes its value from a property of another layer's transform, in the same composition: Lottie's
 * expression that only names it. Null layer: none. As many numbers are taken as both have; one stands for both of two.
 */
struct PropertyLink {
    NodeId layer;
    std::uint8_t property = 0; ///< LayerProperty

    bool operator==(const PropertyLink &) const = default;
};

/** The tracks of one property of a node: one for the whole value, or one a component. */
struct PropertySlot {
    std::uint8_t property = 0;  ///< PropertyRow::id
    std::int8_t component = -1; ///< as Track::component
    TrackId track;              ///< under a link: what shows where the linked layer is gone
    PropertyLink link = {};

    bool operator==(const PropertySlot &) const = default;
};

/**
 * A layer or an item of a shape layer. Its numbers are tracks of the composition's timeline, found by property.
 * `source` is the node's own text in the file; what we do not know of it stays there.
 */
struct Node {
    NodeId id;
    NodeType type = NodeType::Group;
    std::string name;
    bool isHidden = false;
    std::vector<PropertySlot> properties;
    std::vector<Node> items; ///< of a layer and a group, in the order of the source
    std::string pointer;     ///< JSON pointer of the node in its file, for reports; empty where there is none
    ByteSpan source;
    std::vector<KeptText> kept;

    /** The track of a property's whole value or of one component; null where there is none. */
    TrackId track(std::uint8_t property, int component = -1) const;
};

} // namespace clipwright
