// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_tree_builder.h"

#include "model/core/inner_path.h"
#include "model/stage/stage_override.h"

namespace clipwright {

namespace {

constexpr std::size_t kMostIssues = 1000;

} // namespace

void StageTreeBuilder::tell(std::uint32_t file, const Entity &entity, const char *code, const std::string &what)
{
    if (m_tree.m_issues.size() < kMostIssues && m_told.emplace(&entity, code).second)
        m_tree.m_issues.push_back(instanceIssue(m_tree.m_files[file], entity, code, what));
}

void StageTreeBuilder::tellUnknown(const Laid &laid)
{
    if (m_tree.m_issues.size() >= kMostIssues || !m_told.emplace(laid.override, "override-unknown").second)
        return;
    Issue issue = instanceIssue(m_tree.m_files[laid.file], *laid.owner, "override-unknown", {});
    issue.what = "There is no '" + laid.override->path + "' in the instance '" + laid.owner->instance
                 + "' to lay components over.";
    m_tree.m_issues.push_back(std::move(issue));
}

void StageTreeBuilder::addRoot()
{
    auto root = std::make_shared<Entity>();
    root->components = m_tree.m_files.front().stage->root;
    root->name = m_tree.m_files.front().stage->name;
    m_tree.m_places.push_back({std::move(root), 0, 0, 0, 0, 0, 0});
}

void StageTreeBuilder::run()
{
    addRoot();
    m_planned = m_tree.m_files.front().stage->entities.size();
    m_parts = m_tree.m_files.front().ownParts;
    m_jobs.emplace_back();
    while (!m_jobs.empty()) {
        expand(m_jobs.front());
        m_jobs.pop_front();
    }
}

StageTreeBuilder::LaidById StageTreeBuilder::sorted(const Job &job)
{
    LaidById byId;
    for (Laid laid : job.laid) {
        const std::string_view id = takePart(laid.path);
        if (m_tree.m_files[job.file].places.contains(id))
            byId[id].push_back(laid);
        else
            tellUnknown(laid);
    }
    return byId;
}

void StageTreeBuilder::expand(const Job &job)
{
    static const std::vector<Laid> kNone;
    const LaidById byId = sorted(job);
    const auto first = static_cast<Index>(m_tree.m_places.size());
    const std::shared_ptr<const Stage> stage = m_tree.m_files[job.file].stage;
    if (!stage->entities.empty() && job.level > 0)
        m_tree.m_places[job.instance].first = first;
    m_tree.m_places[job.instance].inside = job.file;
    for (std::uint32_t local = 0; local < stage->entities.size(); ++local) {
        const auto laid = byId.find(stage->entities[local]->id);
        addEntity(job, first, local, laid == byId.end() ? kNone : laid->second);
    }
}

std::shared_ptr<const Entity> StageTreeBuilder::laidOver(const StageFile &file, std::uint32_t local,
                                                         const std::vector<Laid> &laid) const
{
    std::shared_ptr<const Entity> entity = file.stage->entities[local];
    for (const Laid &one : laid) {
        if (!one.path.empty())
            continue; // for something further down
        auto changed = std::make_shared<Entity>();
        changed->node = entity->node;
        changed->id = entity->id;
        changed->name = entity->name;
        changed->parent = entity->parent;
        changed->instance = entity->instance;
        changed->components = clipwright::laidOver(entity->components, one.override->components, file.path,
                                                   m_tree.m_files[one.file].path);
        entity = std::move(changed);
    }
    return entity;
}

void StageTreeBuilder::addEntity(const Job &job, Index first, std::uint32_t local, const std::vector<Laid> &laid)
{
    const StageFile &file = m_tree.m_files[job.file];
    StageTree::Place place;
    place.entity = laidOver(file, local, laid);
    place.instance = job.instance;
    place.parent = job.instance;
    place.file = job.file;
    const auto parent = file.places.find(place.entity->parent);
    if (!place.entity->parent.empty() && parent != file.places.end() && parent->second < local)
        place.parent = first + parent->second;
    place.depth = m_tree.m_places[place.parent].depth + 1;
    const auto index = static_cast<Index>(m_tree.m_places.size());
    m_tree.m_places.push_back(std::move(place));
    if (file.inside[local] >= 0) {
        addInstance(job, index, local, laid);
        return;
    }
    for (const Laid &one : laid) {
        if (!one.path.empty())
            tellUnknown(one);
    }
}

bool StageTreeBuilder::mayExpand(const Job &job, Index index, const Entity &entity, const StageFile &inside)
{
    if (job.level >= m_caps.instanceDepth) {
        tell(job.file, entity, "instances-too-deep",
             "more than " + std::to_string(m_caps.instanceDepth) + " stages stand in each other there.");
        return false;
    }
    if (m_tree.m_places[index].depth + inside.depth > m_caps.treeDepth) {
        tell(job.file, entity, "tree-too-deep",
             "more than " + std::to_string(m_caps.treeDepth) + " entities stand below each other there.");
        return false;
    }
    // All that stands inside is counted at the outermost instance, so that nothing is built of what is too much.
    if (job.level == 0 && (m_planned + inside.count > m_caps.entities || m_parts + inside.parts > m_caps.parts)) {
        tell(job.file, entity, "stage-too-large",
             "with it the stage has more than " + std::to_string(m_caps.entities) + " entities or "
                 + std::to_string(m_caps.parts) + " parts of them.");
        return false;
    }
    return true;
}

void StageTreeBuilder::addInstance(const Job &job, Index index, std::uint32_t local, const std::vector<Laid> &laid)
{
    const StageFile &file = m_tree.m_files[job.file];
    const Entity &entity = *file.stage->entities[local];
    const auto inside = static_cast<std::uint32_t>(file.inside[local]);
    if (!mayExpand(job, index, entity, m_tree.m_files[inside]))
        return;
    if (job.level == 0) {
        m_planned += m_tree.m_files[inside].count;
        m_parts += m_tree.m_files[inside].parts;
    }
    Job nested{index, inside, job.level + 1, {}};
    for (const StageOverride &one : entity.overrides)
        nested.laid.push_back({one.path, &one, job.file, &entity});
    for (const Laid &one : laid) {
        if (!one.path.empty())
            nested.laid.push_back(one);
    }
    m_jobs.push_back(std::move(nested));
}

} // namespace clipwright
