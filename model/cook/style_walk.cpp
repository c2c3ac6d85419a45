// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/style_walk.h"

#include "model/cook/report.h"
#include "model/cook/trim_source.h"

#include <utility>

namespace clipwright {

namespace {

constexpr int kDeepest = 100; // groups in groups; artists use a handful
/** What painting a path costs at least, in numbers computed. */
constexpr std::size_t kAPaintedPath = 16 * CookBudget::kLookUp;

class Walk {
public:
    Walk(CookScope &scope, const Layer &layer, const GroupChain &world) : m_scope(scope), m_layer(layer), m_world(world)
    {}

    std::vector<StyledPaths> run()
    {
        std::vector<std::shared_ptr<PathSource>> paths;
        walk(m_layer.items, {}, paths, 0);
        return std::move(m_found);
    }

private:
    /**
     * Adds the paths of a list to those that styles of the lists around may take. A modifier changes the paths before
     * it in its list and in the groups before it, for every style, as Lottie's players have it.
     */
    void walk(const std::vector<Node> &items, const GroupChain &chain, std::vector<std::shared_ptr<PathSource>> &outer,
              int depth)
    {
        if (depth > kDeepest) {
            addRefusal(m_scope.issues, m_layer, m_layer, "groups-too-deep",
                       "Groups stand more than 100 deep in each other.");
            return;
        }
        std::vector<std::shared_ptr<PathSource>> paths;
        for (const Node &item : items) {
            if (item.isHidden)
                continue;
            if (item.type == NodeType::Group) {
                GroupChain inner = chain;
                inner.push_back(std::make_shared<const GroupSource>(m_scope, item));
                walk(item.items, inner, paths, depth + 1);
            } else if (PathSource::isPath(item)) {
                paths.push_back(std::make_shared<PathSource>(m_scope, item, chain));
            } else if (StyleSource::isStyle(item) && !paths.empty()) {
                m_scope.budget.spendSamples(paths.size() * kAPaintedPath);
                if (m_scope.budget.hasTooManyKeys())
                    return;
                m_found.push_back(
                    {std::make_shared<const StyleSource>(m_scope, item, chain, m_world), {paths.begin(), paths.end()}});
            } else if (PathModifier::isModifier(item)) {
                const auto modifier = std::make_shared<const PathModifier>(m_scope, item);
                addModifier(paths, item, modifier);
            } else if (item.type == NodeType::Trim) {
                const auto trim = std::make_shared<const TrimSource>(m_scope, item);
                for (const std::shared_ptr<PathSource> &path : paths) {
                    if (!trim->isWhole() && takesMore(*path, item))
                        path->addTrim(trim);
                }
            }
        }
        outer.insert(outer.end(), paths.begin(), paths.end());
    }

    void addModifier(const std::vector<std::shared_ptr<PathSource>> &paths, const Node &item,
                     const std::shared_ptr<const PathModifier> &modifier)
    {
        bool isBehindTrim = false;
        bool cornersComeAndGo = false;
        for (const std::shared_ptr<PathSource> &path : paths) {
            if (modifier->isIdle() || !takesMore(*path, item))
                continue;
            isBehindTrim = isBehindTrim || !path->trims().empty();
            cornersComeAndGo = path->addModifier(m_scope, modifier) || cornersComeAndGo;
        }
        if (isBehindTrim)
            addApproximation(
                m_scope.issues, m_layer, item, "modifier-behind-trim",
                "Round corners, or pucker and bloat, stands below a trim path; it changes the whole path, and "
                "the trim cuts the result.",
                "Move the trim path below it.");
        if (cornersComeAndGo)
            addApproximation(m_scope.issues, m_layer, item, "corners-come-and-go",
                             "A point that is a corner at some keys and smooth at others is not rounded.",
                             "Give the point handles at all keys, or at none.");
    }

    bool takesMore(const PathSource &path, const Node &modifier)
    {
        if (path.takesMore())
            return true;
        addRefusal(m_scope.issues, m_layer, modifier, "modifiers-too-many",
                   "A path has more than 8 trims and modifiers; the further ones are left out.",
                   "Convert the shape to a Bézier path and delete the modifiers.");
        return false;
    }

    CookScope &m_scope;
    const Layer &m_layer;
    const GroupChain &m_world;
    std::vector<StyledPaths> m_found;
};

} // namespace

std::vector<StyledPaths> walkStyles(CookScope &scope, const Layer &layer, const GroupChain &world)
{
    return Walk(scope, layer, world).run();
}

} // namespace clipwright
