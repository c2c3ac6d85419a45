// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/group_source.h"
#include "model/cook/scope.h"
#include "model/rig/rig.h"
#include "model/session/layer_places.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace clipwright {

/**
 * Layers of a source that the cook wrote nothing for, and where they would stand: their positions, brought into the
 * world through their parents and the compositions around, as the cook does. Of a composition that is shown
 * several times the first use counts. Constant once filled, so that threads may share it.
 */
class LeftOutLayers {
public:
    /** A rig in Lottie's space whose main composition has a size and a timeline; `extent` as CookSettings has it. */
    LeftOutLayers(std::shared_ptr<const Rig> rig, double extent);

    /** The layer's index here, added when it is new; -1 where nothing shows the composition it is in. */
    int add(const Layer &layer);

    std::size_t size() const { return m_layers.size(); }
    const std::string &name(std::size_t index) const { return m_layers[index].name; }
    /** Appends one a layer: its position at a cooked frame. What is not finite counts as the origin. */
    void addPlaces(double frame, std::vector<LayerPlace> &places) const;

private:
    static constexpr int kNone = -1;

    /** A composition where it is first shown. */
    struct Use {
        std::unique_ptr<CookScope> scope;
        int outer = kNone;             ///< index of the use around
        const Layer *shower = nullptr; ///< the layer there that shows it
    };
    struct Home {
        int use = kNone;
        const Layer *layer = nullptr;
    };
    /** The transform of a layer that others hang from, after that of its own parent. */
    struct Step {
        int parent = kNone;
        GroupSource transform;
    };
    struct LeftOut {
        std::string name;
        int parent = kNone; ///< index of a step
        PropertySource position;
    };
    void findUses(double extent);
    const Layer *parentOf(const Layer &layer, int use) const;
    int carrierAround(int use);
    int stepOf(const Layer &layer, int use);

    std::shared_ptr<const Rig> m_rig;
    CookTally m_tally;
    std::vector<Use> m_uses;
    std::map<NodeId, Home> m_homes; ///< of every layer that is shown
    std::map<NodeId, int> m_steps;
    std::vector<Step> m_chain; ///< parents before children
    std::map<NodeId, int> m_indices;
    std::vector<LeftOut> m_layers;
};

} // namespace clipwright
