// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/key_pick.h"
#include "model/document/document_id.h"
#include "model/document/primitive.h"

#include <optional>
#include <vector>

namespace clipwright {

/** What is picked, in one document at a time. It is no part of the document: picking is not undone. */
struct Selection {
    DocumentId document; ///< null: nothing is picked
    std::vector<ObjectRef>
        objects;              ///< nodes, or compositions themselves; in the order in which they were picked, each once
    std::vector<KeyRef> keys; ///< each once

    bool isEmpty() const { return objects.empty() && keys.empty(); }
    bool holds(const ObjectRef &object) const;
    bool operator==(const Selection &) const = default;
};

/** Without what the rig has not, or not any more. */
Selection withoutMissing(Selection selection, const Rig &rig);

/** The picked nodes where all of them are nodes of one composition; else nothing. */
struct PickedNodes {
    CompositionId composition;
    std::vector<NodeId> nodes;
};
std::optional<PickedNodes> pickedNodes(const Selection &selection);

} // namespace clipwright
