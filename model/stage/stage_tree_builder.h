// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Lays out the entities of a planned tree: private to the folder.
#pragma once

#include "model/stage/stage_plan.h"

#include <deque>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace clipwright {

class StageTreeBuilder {
public:
    StageTreeBuilder(StageTree &tree, const StageTreeCaps &caps) : m_tree(tree), m_caps(caps) {}

    void run();

private:
    using Index = StageTree::Index;
    /** Components for something below an instance; the path is what is left of it on the way down. */
    struct Laid {
        std::string_view path;
        const StageOverride *override = nullptr;
        std::uint32_t file = 0; ///< that says it
        const Entity *owner = nullptr;
    };
    /** A file's entities to be put into an instance; later ones of `laid` win. */
    struct Job {
        Index instance = 0;
        std::uint32_t file = 0;
        std::uint32_t level = 0;
        std::vector<Laid> laid;
    };
    using LaidById = std::unordered_map<std::string_view, std::vector<Laid>>;

    void addRoot();
    void expand(const Job &job);
    LaidById sorted(const Job &job);
    void addEntity(const Job &job, Index first, std::uint32_t local, const std::vector<Laid> &laid);
    /** The entity as its file has it, and with what is laid over it. */
    std::shared_ptr<const Entity> laidOver(const StageFile &file, std::uint32_t local,
                                           const std::vector<Laid> &laid) const;
    void addInstance(const Job &job, Index index, std::uint32_t local, const std::vector<Laid> &laid);
    bool mayExpand(const Job &job, Index index, const Entity &entity, const StageFile &inside);
    void tell(std::uint32_t file, const Entity &entity, const char *code, const std::string &what);
    void tellUnknown(const Laid &laid);

    StageTree &m_tree;
    const StageTreeCaps &m_caps;
    std::deque<Job> m_jobs;
    std::uint64_t m_planned = 0; ///< entities that are in, or will be
    std::uint64_t m_parts = 0;
    std::set<std::pair<const void *, std::string_view>>
        m_told; ///< each place of a file once, however often it stands there
};

} // namespace clipwright
