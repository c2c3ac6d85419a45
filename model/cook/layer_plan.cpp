// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/layer_plan.h"

#include "model/cook/names.h"
#include "model/cook/property_source.h"
#include "model/cook/report.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>

namespace clipwright {

namespace {

/** Scales that art is really drawn at; beyond them tolerances would mean nothing. */
constexpr double kSmallestScale = 1e-3;
constexpr double kLargestScale = 1e3;

constexpr std::string_view kUncooked = "layer-unsupported";

/** Whether the reader told already that the layer is not drawn: any refusal of a kind that it does not know says so. */
bool isTold(const Issues &gaps, const Layer &layer)
{
    return std::ranges::any_of(gaps, [&layer](const Issue &gap) {
        return gap.node == layer.id && gap.severity == Severity::Error
               && (layer.kind == LayerKind::Unsupported || gap.code == kUncooked);
    });
}

class Planner {
public:
    Planner(CookScope &scope, const Issues &gaps) : m_scope(scope), m_gaps(gaps) {}

    std::vector<PlannedLayer> run()
    {
        const auto &layers = m_scope.composition.layers;
        for (std::size_t i = 0; i < layers.size(); ++i)
            m_places.emplace(layers[i]->id, i);
        findParents();
        for (std::size_t parent : m_parents) {
            if (parent != kNone)
                addCarrier(parent);
        }
        for (std::size_t i = layers.size(); i-- > 0;)
            addPainter(i);
        for (const std::shared_ptr<const Layer> &layer : layers)
            tellOfUncooked(*layer);
        return std::move(m_plan);
    }

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    const Layer &layerAt(std::size_t i) const { return *m_scope.composition.layers[i]; }

    /** Each layer's parent by place; a layer that would close a circle is cut off. */
    void findParents()
    {
        enum class State : std::uint8_t { New, Open, Done };
        const std::size_t count = m_scope.composition.layers.size();
        m_parents.assign(count, kNone);
        std::vector<State> states(count, State::New);
        for (std::size_t i = 0; i < count; ++i) {
            std::vector<std::size_t> chain;
            for (std::size_t at = i; at != kNone && states[at] != State::Done;) {
                states[at] = State::Open;
                chain.push_back(at);
                const auto parent = m_places.find(layerAt(at).parent);
                if (parent == m_places.end())
                    break;
                if (states[parent->second] == State::Open) {
                    addRefusal(m_scope.issues, layerAt(at), layerAt(at), "parent-cycle",
                               "The layer's parents go round in a circle.");
                    break;
                }
                at = m_parents[at] = parent->second;
            }
            for (std::size_t at : chain)
                states[at] = State::Done;
        }
    }

    std::string nameAt(std::size_t i) const { return wordOf(layerAt(i).name, "layer" + std::to_string(i)); }

    int carrierOf(std::size_t i) const
    {
        const auto carrier = m_carriers.find(i);
        return carrier == m_carriers.end() ? 0 : carrier->second;
    }
    int parentCarrierOf(std::size_t i) const { return m_parents[i] == kNone ? 0 : carrierOf(m_parents[i]); }

    double magnificationOf(std::size_t i)
    {
        const int parent = parentCarrierOf(i);
        const double above = parent == 0 ? 1 : m_plan[static_cast<std::size_t>(parent) - 1].magnification;
        const double own = PropertySource(m_scope, layerAt(i), LayerProperty::Scale).largest() / 100;
        return std::clamp(above * own, kSmallestScale, kLargestScale);
    }

    void add(PlannedLayer layer) { m_plan.push_back(std::move(layer)); }

    void addCarrier(std::size_t i)
    {
        std::vector<std::size_t> missing;
        for (; i != kNone && !m_carriers.contains(i); i = m_parents[i])
            missing.push_back(i);
        for (auto place = missing.rbegin(); place != missing.rend(); ++place) {
            const double magnification = magnificationOf(*place);
            add({&layerAt(*place), nameAt(*place), parentCarrierOf(*place), true, false, magnification});
            m_carriers.emplace(*place, static_cast<int>(m_plan.size()));
        }
    }

    static bool paints(const Layer &layer)
    {
        return !layer.isHidden && !layer.isMatteSource
               && (layer.kind == LayerKind::Shape || layer.kind == LayerKind::Solid);
    }

    void addPainter(std::size_t i)
    {
        if (!paints(layerAt(i)))
            return;
        const int carrier = carrierOf(i);
        if (carrier == 0)
            add({&layerAt(i), nameAt(i), parentCarrierOf(i), true, true, magnificationOf(i)});
        else
            add({&layerAt(i), nameAt(i) + "_paint", carrier, false, true,
                 m_plan[static_cast<std::size_t>(carrier) - 1].magnification});
    }

    void tellOfUncooked(const Layer &layer)
    {
        const bool isUncooked =
            layer.kind == LayerKind::Precomp || layer.kind == LayerKind::Image || layer.kind == LayerKind::Unsupported;
        if (!isUncooked || layer.isHidden || layer.isMatteSource || isTold(m_gaps, layer))
            return;
        const std::string what = layer.kind == LayerKind::Precomp ? "A precomposition"
                                 : layer.kind == LayerKind::Image ? "An image layer"
                                                                  : "A layer of this kind";
        addRefusal(m_scope.issues, layer, layer, std::string(kUncooked),
                   what + " cannot be cooked yet: it is left out, and its children keep their places.",
                   "Rebuild it from shape layers in the main composition, or hide it.");
    }

    CookScope &m_scope;
    const Issues &m_gaps;
    std::map<NodeId, std::size_t> m_places;
    std::vector<std::size_t> m_parents;
    std::map<std::size_t, int> m_carriers; ///< place in the source → index among the written layers
    std::vector<PlannedLayer> m_plan;
};

} // namespace

std::vector<PlannedLayer> planLayers(CookScope &scope, const Issues &gaps)
{
    return Planner(scope, gaps).run();
}

} // namespace clipwright
