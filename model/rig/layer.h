// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/rig/node.h"

#include <cstdint>
#include <string>

namespace clipwright {

enum class LayerKind : std::uint8_t { Shape, Null, Solid, Image, Precomp, Unsupported };

std::string_view nameOf(LayerKind kind);

/**
 * A layer: a transform that children may hang from, and what it paints. Its window is start <= frame < end on the
 * composition's timeline, in the source's frames; the end is inclusive where it is the timeline's own end. A child
 * takes its parent's transform, never its opacity; a hidden layer still carries its children.
 */
struct Layer : Node {
    LayerKind kind = LayerKind::Shape;
    NodeId parent; ///< null: hangs from the composition
    double windowStart = 0;
    double windowEnd = 0;
    double startTime = 0;       ///< frames by which what is inside is shifted (precomps)
    bool isMatteSource = false; ///< not drawn itself
    double width = 0;           ///< of a solid, image or precomp
    double height = 0;
    std::vector<double> solidColour; ///< r g b a of a solid
    CompositionId composition;       ///< of a precomp
    std::string asset;               ///< of an image: its id in Rig::assets
    std::vector<Node> masks;         ///< in the order of the source
};

} // namespace clipwright
