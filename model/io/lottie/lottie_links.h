// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_expressions.h"
#include "model/io/lottie/lottie_parents.h"
#include "model/io/lottie/lottie_report.h"

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

namespace clipwright {

struct LottieContext;

/**
 * Links of properties to transforms of layers in one composition. They are noted while layers are read, and set when
 * all have their ids. Of equal names the first layer counts. A rig's links have no cycle and no chain longer than 256.
 */
class LottieLinks {
public:
    LottieLinks(LottieContext &context, JsonValue layers);

    /** The slot of `track` is to follow the layer; a gap where there is none of that name. */
    void note(TrackId track, const LayerExpression &expression, const LottiePlace &place);
    /** Sets what was noted. Links in a circle become gaps; a chain too long is refused. */
    void resolve(std::vector<LottieLayer> &layers);

private:
    struct Pending {
        std::size_t target = 0; ///< index of the layer
        std::uint8_t property = 0;
        std::string pointer;
        std::uint32_t byte = 0;
        NodeId node;
        bool isMuted = false;
    };
    struct Found {
        PropertySlot *slot;
        const Pending *pending;
        std::size_t owner; ///< index of the layer it is in
        bool isTransform;  ///< a property of the layer itself, which others may follow
        bool isSound = false;
    };
    void find(Node &node, std::size_t owner, bool isLayer, std::vector<Found> &found) const;
    void sort(std::vector<Found> &found, std::size_t layerCount);
    LottiePlace placeOf(const Pending &pending) const { return {pending.pointer, {}, pending.byte, pending.node}; }

    LottieContext &m_context;
    std::unordered_map<std::string, std::size_t> m_layersByName;
    std::unordered_map<std::uint32_t, Pending> m_pending; ///< by track
};

} // namespace clipwright
