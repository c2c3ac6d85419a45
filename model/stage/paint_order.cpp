// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/paint_order.h"

#include <algorithm>
#include <tuple>

namespace clipwright {

namespace {

bool sortsWithParent(const StageTree &tree, StageTree::Index entity)
{
    const Component *order = tree.components(entity).find(ComponentType::Order);
    const Value *stated = order ? order->stated(OrderProperty::SortWithParent) : nullptr;
    // The root is painted nowhere, so there is nothing on it to sort with.
    return stated && !stated->numbers.empty() && stated->numbers.front() >= 0.5
           && tree.parent(entity) != StageTree::kRoot;
}

} // namespace

PaintOrder::PaintOrder(const StageLayout &layout) : m_tree(&layout.tree())
{
    const auto count = static_cast<Index>(m_tree->size());
    m_z.resize(count);
    m_firstInGroup.resize(count + 1);
    for (Index i = 0; i < count; ++i) {
        m_z[i] = layout.firstNumber(i, ComponentType::Order, OrderProperty::Z).value_or(kNowhere);
        m_firstInGroup[i] = static_cast<std::uint32_t>(m_inGroups.size());
        for (const Index child : m_tree->children(i))
            (sortsWithParent(*m_tree, child) ? m_inGroups : m_free).push_back(child);
    }
    m_firstInGroup[count] = static_cast<std::uint32_t>(m_inGroups.size());
    m_sorted.reserve(m_free.size());
    m_open.reserve(count + m_inGroups.size());
    m_order.reserve(count);
}

double PaintOrder::zOf(const StagePose &pose, Index entity) const
{
    return m_z[entity] == kNowhere ? 0 : pose.numbers()[m_z[entity]];
}

/** The entity and those that sort with it become the next to be painted. */
void PaintOrder::open(const StagePose &pose, Index entity)
{
    const auto first = static_cast<std::ptrdiff_t>(m_open.size());
    m_open.push_back({zOf(pose, entity), entity, m_tree->rank(entity), false});
    for (std::uint32_t i = m_firstInGroup[entity]; i < m_firstInGroup[entity + 1]; ++i)
        m_open.push_back({zOf(pose, m_inGroups[i]), m_inGroups[i], m_tree->rank(m_inGroups[i]), true});
    std::ranges::sort(m_open.begin() + first, m_open.end(), std::ranges::greater(),
                      [](const Item &item) { return std::tuple(item.z, item.rank); });
}

std::span<const StageTree::Index> PaintOrder::sort(const StagePose &pose)
{
    m_sorted.clear();
    for (const Index entity : m_free)
        m_sorted.push_back({zOf(pose, entity), entity, m_tree->rank(entity), true});
    std::ranges::sort(m_sorted, {}, [](const Item &item) { return std::tuple(item.z, item.rank); });
    m_order.clear();
    for (const Item &free : m_sorted) {
        m_open.push_back(free);
        while (!m_open.empty()) {
            const Item next = m_open.back();
            m_open.pop_back();
            if (next.isGroup && hasGroup(next.entity))
                open(pose, next.entity);
            else
                m_order.push_back(next.entity);
        }
    }
    return m_order;
}

} // namespace clipwright
