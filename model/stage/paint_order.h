// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/stage/stage_pose.h"

#include <cstdint>
#include <span>
#include <vector>

namespace clipwright {

/**
 * The order in which a flat stage is painted: by Z (`order.z`, 0 without one), higher on top, halves counting as they are; what
 * stands at the same Z in the order of the hierarchy. A child that sorts with its parent moves only against it and its siblings
 * of that sort: wherever the parent goes they go along, side by side. Sorted anew for each moment; allocates the first time only.
 */
class PaintOrder {
public:
    explicit PaintOrder(const StageLayout &layout);

    /** All entities but the root, from back to front. Valid until the next call. The pose is one of that layout. */
    std::span<const StageTree::Index> sort(const StagePose &pose);

private:
    using Index = StageTree::Index;
    static constexpr std::uint32_t kNowhere = 0xffffffff;

    struct Item {
        double z = 0;
        Index entity = 0;
        std::uint32_t rank = 0;
        bool isGroup = false; ///< with those that sort with it, else on its own
    };
    double zOf(const StagePose &pose, Index entity) const;
    bool hasGroup(Index entity) const { return m_firstInGroup[entity] != m_firstInGroup[entity + 1]; }
    void open(const StagePose &pose, Index entity);

    const StageTree *m_tree;
    std::vector<std::uint32_t> m_z;            ///< an entity: where its Z stands among the numbers, or kNowhere
    std::vector<Index> m_free;                 ///< those that sort against the whole stage
    std::vector<Index> m_inGroups;             ///< those that sort with their parent, parent by parent
    std::vector<std::uint32_t> m_firstInGroup; ///< of them, by parent
    std::vector<Item> m_sorted;
    std::vector<Item> m_open; ///< what is still to be painted within groups, the next one last
    std::vector<Index> m_order;
};

} // namespace clipwright
