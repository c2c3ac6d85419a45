// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The files that a tree of stages is made of, before it is built: private to the folder.
#pragma once

#include "model/core/issue.h"
#include "model/stage/stage_tree.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace clipwright {

struct StageFile {
    std::string path;
    std::shared_ptr<const Stage> stage;
    std::unordered_map<std::string_view, std::uint32_t> places; ///< of its entities by id
    std::vector<std::int32_t> inside;                           ///< an entity: the file that stands in it, or -1
    std::uint64_t count = 0;                                    ///< of its entities with all that stand inside
    std::uint64_t parts = 0;                                    ///< of those with what StageTreeCaps::parts counts
    std::uint64_t ownParts = 0;                                 ///< of its own entities alone
    std::uint32_t depth = 0;                                    ///< of its own entities below each other
};

/**
 * Asks for each file once. The first is the stage itself. An instance that cannot be had, or that would hold itself, is told and
 * has nothing inside; so there is no cycle in what is given.
 */
std::vector<StageFile> planStage(std::shared_ptr<const Stage> stage, const std::string &file, const StageLoader &loader,
                                 const StageTreeCaps &caps, Issues &issues);

/** An instance that is not shown, with the reason. */
Issue instanceIssue(const StageFile &file, const Entity &entity, std::string code, std::string what);

} // namespace clipwright
