// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_tree.h"

#include "model/core/inner_path.h"
#include "model/stage/stage_tree_builder.h"

#include <algorithm>

namespace clipwright {

StageTree::StageTree() = default;
StageTree::~StageTree() = default;

std::shared_ptr<const StageTree> StageTree::build(std::shared_ptr<const Stage> stage, const std::string &file,
                                                  const StageLoader &loader, const StageTreeCaps &caps)
{
    const std::shared_ptr<StageTree> tree(new StageTree);
    tree->m_files = planStage(std::move(stage), file, loader, caps, tree->m_issues);
    StageTreeBuilder(*tree, caps).run();
    tree->linkChildren();
    tree->putInOrder();
    return tree;
}

// What an instance brings is below what the stage around it adds: first it, then the entity's own children.
void StageTree::linkChildren()
{
    const auto count = static_cast<Index>(m_places.size());
    m_firstChild.assign(count + 1, 0);
    for (Index i = 1; i < count; ++i)
        ++m_firstChild[parent(i) + 1];
    for (Index i = 0; i < count; ++i)
        m_firstChild[i + 1] += m_firstChild[i];
    m_children.resize(count - 1);
    std::vector<std::uint32_t> next(m_firstChild.begin(), m_firstChild.end() - 1);
    for (const bool isBrought : {true, false}) {
        for (Index i = 1; i < count; ++i) {
            if ((parent(i) == instance(i)) == isBrought)
                m_children[next[parent(i)]++] = i;
        }
    }
}

void StageTree::putInOrder()
{
    m_ranks.assign(m_places.size(), 0);
    m_order.reserve(m_children.size());
    std::vector<Index> open{kRoot};
    while (!open.empty()) {
        const Index index = open.back();
        open.pop_back();
        if (index != kRoot) {
            m_ranks[index] = static_cast<std::uint32_t>(m_order.size());
            m_order.push_back(index);
        }
        const std::span<const Index> below = children(index);
        open.insert(open.end(), below.rbegin(), below.rend());
    }
}

const Stage &StageTree::stage() const
{
    return *m_files.front().stage;
}

const std::string &StageTree::file(Index index) const
{
    return m_files[m_places[index].file].path;
}

const Stage &StageTree::stageOf(Index index) const
{
    return *m_files[m_places[index].file].stage;
}

std::span<const StageTree::Index> StageTree::children(Index index) const
{
    return std::span(m_children).subspan(m_firstChild[index], m_firstChild[index + 1] - m_firstChild[index]);
}

bool StageTree::isBelow(Index index, Index ancestor) const
{
    while (index > ancestor) // parents come first
        index = parent(index);
    return index == ancestor;
}

std::string StageTree::path(Index index) const
{
    std::string path = entity(index).id;
    for (Index at = instance(index); at != kRoot; at = instance(at))
        path.insert(0, entity(at).id + '/');
    return path;
}

std::optional<StageTree::Index> StageTree::find(std::string_view path) const
{
    Index at = kRoot;
    Index first = 1;
    std::uint32_t inside = 0;
    while (!path.empty()) {
        const auto place = m_files[inside].places.find(takePart(path));
        if (first == 0 || place == m_files[inside].places.end())
            return std::nullopt;
        at = first + place->second;
        first = m_places[at].first;
        inside = m_places[at].inside;
    }
    return at;
}

std::optional<StageTree::Index> StageTree::findByNames(Index from, std::string_view names) const
{
    while (!names.empty()) {
        const std::string_view name = takePart(names);
        std::optional<Index> found;
        for (const Index child : children(from)) {
            if (entity(child).shownName() != name)
                continue;
            if (found)
                return std::nullopt; // taken twice
            found = child;
        }
        if (!found)
            return std::nullopt;
        from = *found;
    }
    return from;
}

} // namespace clipwright
