// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_compositions.h"

#include "model/io/lottie/lottie_context.h"

#include <algorithm>

namespace clipwright {

namespace {

constexpr double kPrecomp = 0; // `ty`

struct Use {
    std::uint32_t layerByte = 0;
    std::size_t shown = 0; ///< index of the composition
    bool isDrawn = true;
    bool isCyclic = false;
};

/** Who shows whom, walked depth first from each composition in turn, the main one first. */
class CompositionGraph {
public:
    explicit CompositionGraph(LottieCompositionPlans &plans)
        : m_plans(plans),
          m_uses(plans.list.size()),
          m_layerCounts(plans.list.size()),
          m_states(plans.list.size()),
          m_depths(plans.list.size()),
          m_expanded(plans.list.size())
    {
        std::unordered_map<std::string, std::size_t> indices;
        for (std::size_t i = 1; i < plans.list.size(); ++i)
            indices.try_emplace(plans.list[i].id, i); // of equal ids the first, as players do
        for (std::size_t i = 0; i < plans.list.size(); ++i)
            collectUses(i, indices);
    }

    void walk()
    {
        for (std::size_t i = 0; i < m_uses.size(); ++i) {
            if (m_states[i] == State::Unseen)
                walkFrom(i);
        }
        for (const std::vector<Use> &uses : m_uses) {
            for (const Use &use : uses) {
                if (use.isCyclic)
                    m_plans.cyclicLayers.push_back(use.layerByte);
            }
        }
        std::sort(m_plans.cyclicLayers.begin(), m_plans.cyclicLayers.end());
        markShown();
    }

    /** How deep the precomps of a composition nest, and its layers with those of all they show. */
    int depthOf(std::size_t i) const { return m_depths[i]; }
    double expandedLayersOf(std::size_t i) const { return m_expanded[i]; }
    std::size_t layerCountOf(std::size_t i) const { return m_layerCounts[i]; }

private:
    enum class State : std::uint8_t { Unseen, Open, Done };

    void collectUses(std::size_t index, const std::unordered_map<std::string, std::size_t> &indices)
    {
        for (JsonValue layer = m_plans.list[index].value["layers"].first(); layer.isValid(); layer = layer.next()) {
            ++m_layerCounts[index];
            if (layer["ty"].number(-1) != kPrecomp)
                continue;
            const auto shown = indices.find(textOf(layer["refId"]));
            if (shown != indices.end())
                m_uses[index].push_back({layer.begin(), shown->second, !isTrue(layer["hd"])});
        }
    }

    void walkFrom(std::size_t root)
    {
        struct Step {
            std::size_t composition;
            std::size_t nextUse = 0;
        };
        std::vector<Step> stack{{root}};
        m_states[root] = State::Open;
        while (!stack.empty()) {
            Step &step = stack.back();
            if (step.nextUse == m_uses[step.composition].size()) {
                finish(step.composition);
                stack.pop_back();
                continue;
            }
            Use &use = m_uses[step.composition][step.nextUse++];
            use.isCyclic = m_states[use.shown] == State::Open;
            if (m_states[use.shown] == State::Unseen) {
                m_states[use.shown] = State::Open;
                stack.push_back({use.shown});
            }
        }
    }

    /** Everything a finished composition shows is finished itself: depth and size are one sum. */
    void finish(std::size_t index)
    {
        m_states[index] = State::Done;
        m_expanded[index] = static_cast<double>(m_layerCounts[index]);
        for (const Use &use : m_uses[index]) {
            if (use.isCyclic)
                continue;
            m_depths[index] = std::max(m_depths[index], m_depths[use.shown] + 1);
            m_expanded[index] += m_expanded[use.shown];
        }
    }

    void markShown()
    {
        std::vector<std::size_t> open{0};
        m_plans.list.front().isShown = true;
        while (!open.empty()) {
            const std::size_t index = open.back();
            open.pop_back();
            for (const Use &use : m_uses[index]) {
                LottieCompositionPlan &shown = m_plans.list[use.shown];
                if (!use.isDrawn || shown.isShown)
                    continue;
                shown.isShown = true;
                open.push_back(use.shown);
            }
        }
    }

    LottieCompositionPlans &m_plans;
    std::vector<std::vector<Use>> m_uses;
    std::vector<std::size_t> m_layerCounts;
    std::vector<State> m_states;
    std::vector<int> m_depths;
    std::vector<double> m_expanded;
};

} // namespace

bool LottieCompositionPlans::isCyclic(JsonValue layer) const
{
    return std::binary_search(cyclicLayers.begin(), cyclicLayers.end(), layer.begin());
}

LottieCompositionPlans planCompositions(LottieContext &context, JsonValue root)
{
    LottieCompositionPlans plans;
    plans.list.push_back({root, {}, {}});
    const JsonValue assets = root["assets"];
    std::size_t index = 0;
    for (JsonValue asset = assets.first(); asset.isValid(); asset = asset.next(), ++index) {
        if (index == context.caps.assets) {
            context.refuse("too-many-assets", "The file has more than 10,000 compositions and images.",
                           {"/assets", {}, assets.begin(), {}});
            return plans;
        }
        if (asset["layers"].isArray())
            plans.list.push_back({asset, itemPointer({}, "assets", index), textOf(asset["id"])});
    }

    CompositionGraph graph(plans);
    graph.walk();
    std::size_t layerCount = 0;
    for (std::size_t i = 0; i < plans.list.size(); ++i) {
        const LottiePlace place{plans.list[i].pointer, "layers", plans.list[i].value.begin(), {}};
        layerCount += graph.layerCountOf(i);
        if (graph.depthOf(i) > context.caps.precompDepth) {
            context.refuse("precomp-too-deep", "Compositions are nested more than 64 deep.", place);
        } else if (layerCount > context.caps.layers
                   || graph.expandedLayersOf(i) > static_cast<double>(context.caps.layers)) {
            context.refuse("too-many-layers",
                           "There are more than 10,000 layers, counting those of a composition once a use.", place);
        }
    }
    return plans;
}

} // namespace clipwright
