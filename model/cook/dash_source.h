// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/group_source.h"
#include "model/cook/line_source.h"

#include <memory>
#include <optional>
#include <vector>

namespace clipwright {

/** A stroke's dash pattern over cooked frames, in the layer's units. */
class DashSource {
public:
    /** Regions that the dashes of one line may become. */
    static constexpr std::size_t kMostDashes = 512;

    /** `chain`: the groups around the stroke, whose scale stretches the pattern. */
    DashSource(CookScope &scope, const Node &stroke, GroupChain chain);

    /** There is a pattern, and at every frame it has a length and no negative part. */
    bool isDashed() const { return m_isDashed; }

    /** Dash, gap, dash, gap … of one period; an odd pattern goes through dashes and gaps by turns and so is doubled. */
    std::vector<double> patternAt(double frame) const;
    double offsetAt(double frame) const;
    std::vector<const Motion *> motions() const;

private:
    double stretchAt(double frame) const;

    std::vector<PropertySource> m_lengths;
    std::optional<PropertySource> m_offset;
    GroupChain m_chain;
    bool m_isDashed = false;
};

/**
 * The dashes of a line, each a line of its own that keeps its place in the pattern while the offset moves. Empty where
 * they would be more than `kMostDashes`. `hides` as for trims.
 */
std::optional<std::vector<LineRef>> dashesOf(CookScope &scope, LineRef line, std::shared_ptr<const DashSource> dashes,
                                             bool hides);

} // namespace clipwright
