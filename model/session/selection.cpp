// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/session/selection.h"

#include "model/commands/object_path.h"

#include <algorithm>

namespace clipwright {

namespace {

bool isThere(const Rig &rig, const ObjectRef &object)
{
    if (rig.find(object.composition) == nullptr)
        return false;
    return object.node == NodeId() || findNode(rig, object.composition, object.node) != nullptr;
}

} // namespace

bool Selection::holds(const ObjectRef &object) const
{
    return std::ranges::find(objects, object) != objects.end();
}

Selection withoutMissing(Selection selection, const Rig &rig)
{
    std::erase_if(selection.objects, [&rig](const ObjectRef &object) { return !isThere(rig, object); });
    std::erase_if(selection.keys, [&rig](const KeyRef &key) { return !picksOf(rig, {&key, 1}); });
    return selection;
}

std::optional<PickedNodes> pickedNodes(const Selection &selection)
{
    if (selection.objects.empty())
        return std::nullopt;
    PickedNodes picked{selection.objects.front().composition, {}};
    for (const ObjectRef &object : selection.objects) {
        if (object.composition != picked.composition || object.node == NodeId())
            return std::nullopt;
        picked.nodes.push_back(object.node);
    }
    return picked;
}

} // namespace clipwright
