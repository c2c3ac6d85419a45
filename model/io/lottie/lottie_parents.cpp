// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_parents.h"

#include "model/io/lottie/lottie_context.h"

#include <optional>
#include <unordered_map>

namespace clipwright {

namespace {

/** Index of each layer's parent, as the file says. */
class ParentLinks {
public:
    ParentLinks(LottieContext &context, std::vector<LottieLayer> &layers)
        : m_context(context),
          m_layers(layers),
          m_parents(layers.size()),
          m_isCarrier(layers.size()),
          m_depths(layers.size(), kUnseen)
    {}

    void link()
    {
        find();
        for (std::size_t i = 0; i < m_layers.size() && !m_context.isRefused(); ++i)
            measure(i);
        for (std::size_t i = 0; i < m_layers.size(); ++i) {
            if (m_parents[i])
                m_layers[i].layer.parent = m_layers[*m_parents[i]].layer.id;
        }
    }

private:
    static constexpr int kUnseen = -1;
    static constexpr int kOpen = -2;

    void find()
    {
        std::unordered_map<double, std::size_t> indices;
        for (std::size_t i = 0; i < m_layers.size(); ++i) {
            if (m_layers[i].json["ind"].isNumber())
                indices.try_emplace(m_layers[i].json["ind"].number(), i);
        }
        std::vector<std::size_t> orphans;
        for (std::size_t i = 0; i < m_layers.size(); ++i) {
            const JsonValue parent = m_layers[i].json["parent"];
            const auto found = parent.isNumber() ? indices.find(parent.number()) : indices.end();
            if (found != indices.end()) {
                m_parents[i] = found->second;
                m_isCarrier[found->second] = true;
            } else if (parent.type() != JsonType::Null) {
                orphans.push_back(i);
            }
        }
        for (const std::size_t orphan : orphans)
            reportAt(orphan, gaps::kParentMissing);
    }

    /** Walks up to a layer whose depth is known, or to one met on this walk: there the cycle is cut. */
    void measure(std::size_t start)
    {
        std::vector<std::size_t> chain;
        std::optional<std::size_t> at = start;
        while (at && m_depths[*at] == kUnseen) {
            m_depths[*at] = kOpen;
            chain.push_back(*at);
            at = m_parents[*at];
        }
        int depth = 0;
        if (at && m_depths[*at] == kOpen) {
            m_parents[chain.back()].reset();
            reportAt(chain.back(), gaps::kParentCycle);
        } else if (at) {
            depth = m_depths[*at] + 1;
        }
        for (auto i = chain.rbegin(); i != chain.rend(); ++i)
            m_depths[*i] = depth++;
        if (depth > m_context.caps.parentChain + 1)
            m_context.refuse("parent-chain-too-long", "Layers are parented to each other in a chain of more than 256.",
                             placeOf(start));
    }

    LottiePlace placeOf(std::size_t i) const
    {
        const LottieLayer &layer = m_layers[i];
        return {layer.layer.pointer, "parent", layer.json["parent"].begin(), layer.layer.id};
    }

    /** Of a hidden layer only where something hangs from it. */
    void reportAt(std::size_t i, const LottieGap &gap)
    {
        const LottieMute hidden(m_context.report, m_layers[i].layer.isHidden && !m_isCarrier[i]);
        m_context.report.setLayer(m_layers[i].layer.name);
        m_context.report.gap(gap, placeOf(i));
    }

    LottieContext &m_context;
    std::vector<LottieLayer> &m_layers;
    std::vector<std::optional<std::size_t>> m_parents;
    std::vector<bool> m_isCarrier; ///< somebody hangs from it
    std::vector<int> m_depths;
};

} // namespace

void linkParents(LottieContext &context, std::vector<LottieLayer> &layers)
{
    ParentLinks(context, layers).link();
}

} // namespace clipwright
