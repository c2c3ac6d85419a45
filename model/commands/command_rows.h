// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Inside of model/commands: the rows of the table, a family each.
#pragma once

#include "model/commands/command_table.h"
#include "model/commands/key_pick.h"
#include "model/commands/object_path.h"

#include <vector>

namespace clipwright {

std::span<const CommandRow> keyRows();
std::span<const CommandRow> propertyRows();
std::span<const CommandRow> nodeRows();
std::span<const CommandRow> timelineRows();

/** The object that an argument names; the main composition where it was not given. */
Result<ObjectPath> objectOf(const Rig &rig, const CommandArguments &arguments, std::string_view name);
/** The composition that an argument names. */
Result<CompositionId> compositionOf(const Rig &rig, const CommandArguments &arguments, std::string_view name);
/** Nodes of one composition. Refuses with `path-unknown` what is none. */
struct NodesArgument {
    CompositionId composition;
    std::vector<NodeId> nodes;
};
Result<NodesArgument> nodesOf(const Rig &rig, const CommandArguments &arguments, std::string_view name);
/** The property that an argument names. */
Result<PropertyRef> propertyOf(const Rig &rig, const CommandArguments &arguments, std::string_view name);
/** The keys that an argument names. Refuses with `key-unknown`. */
Result<std::vector<KeyRef>> keysOf(const Rig &rig, const CommandArguments &arguments, std::string_view name);
/** A time on a composition's timeline; its start where it was not given. */
double timeOf(const Rig &rig, CompositionId composition, const CommandArguments &arguments, std::string_view name);
/** A stretch of time on it; 0 where it was not given. */
double spanOf(const Rig &rig, CompositionId composition, const CommandArguments &arguments, std::string_view name);

} // namespace clipwright
