// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/rig/rig.h"

namespace clipwright {

const Layer *Composition::find(NodeId layer) const
{
    const int index = indexOf(layer);
    return index < 0 ? nullptr : layers[static_cast<std::size_t>(index)].get();
}

int Composition::indexOf(NodeId layer) const
{
    for (std::size_t i = 0; i < layers.size(); ++i) {
        if (layers[i]->id == layer)
            return static_cast<int>(i);
    }
    return -1;
}

const Composition *Rig::find(CompositionId id) const
{
    for (const std::shared_ptr<const Composition> &composition : compositions) {
        if (composition->id == id)
            return composition.get();
    }
    return nullptr;
}

} // namespace clipwright
