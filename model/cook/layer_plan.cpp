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

/** What the reader allows as well: layers, counting those of a composition once a use, and compositions in each other. */
constexpr std::size_t kMostLayers = 20'000;
constexpr int kDeepest = 64;

constexpr std::string_view kUncooked = "layer-unsupported";

/** Whether the reader told already that the layer is not drawn: any refusal of a kind that it does not know says so. */
bool isTold(const Issues &gaps, const Layer &layer)
{
    return std::ranges::any_of(gaps, [&layer](const Issue &gap) {
        return gap.node == layer.id && gap.severity == Severity::Error
               && (layer.kind == LayerKind::Unsupported || gap.code == kUncooked);
    });
}

/** What the layers of a composition stand in: all of it is nothing for the main one. */
struct Surroundings {
    std::string prefix; ///< of names: "OUTER/"
    int parent = 0;     ///< what hangs from nothing hangs from this
    int depth = 0;
    LayerAround around; ///< of what hangs from nothing
    std::vector<LayerDependency> dependencies;
};

/** Plans one use of a composition, and those in it. */
class Planner {
public:
    Planner(CookScope &scope, const Issues &gaps, LayerPlan &plan, Surroundings outside)
        : m_scope(scope),
          m_gaps(gaps),
          m_plan(plan),
          m_outside(std::move(outside))
    {}

    void run()
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

    std::string nameAt(std::size_t i) const
    {
        return m_outside.prefix + wordOf(layerAt(i).name, "layer" + std::to_string(i));
    }

    int carrierOf(std::size_t i) const
    {
        const auto carrier = m_carriers.find(i);
        return carrier == m_carriers.end() ? m_outside.parent : carrier->second;
    }
    int parentCarrierOf(std::size_t i) const
    {
        return m_parents[i] == kNone ? m_outside.parent : carrierOf(m_parents[i]);
    }

    double magnificationOf(std::size_t i)
    {
        const int parent = parentCarrierOf(i);
        const double above = parent == m_outside.parent
                                 ? m_outside.around.magnification
                                 : m_plan.layers[static_cast<std::size_t>(parent) - 1].around.magnification;
        const double own = PropertySource(m_scope, layerAt(i), LayerProperty::Scale).largest() / 100;
        return std::clamp(above * own, kSmallestScale, kLargestScale);
    }

    PlannedLayer &add(std::size_t i, std::string name, int parent, double magnification)
    {
        PlannedLayer layer;
        layer.layer = m_scope.composition.layers[i];
        layer.scope = &m_scope;
        layer.name = std::move(name);
        layer.parent = parent;
        layer.around.magnification = magnification;
        return m_plan.layers.emplace_back(std::move(layer));
    }

    void addCarrier(std::size_t i)
    {
        std::vector<std::size_t> missing;
        for (; i != kNone && !m_carriers.contains(i); i = m_parents[i])
            missing.push_back(i);
        for (auto place = missing.rbegin(); place != missing.rend(); ++place) {
            add(*place, nameAt(*place), parentCarrierOf(*place), magnificationOf(*place)).carries = true;
            m_carriers.emplace(*place, static_cast<int>(m_plan.layers.size()));
        }
    }

    static bool paints(const Layer &layer)
    {
        return !layer.isHidden && !layer.isMatteSource
               && (layer.kind == LayerKind::Shape || layer.kind == LayerKind::Solid || layer.kind == LayerKind::Image
                   || layer.kind == LayerKind::Precomp);
    }

    void addPainter(std::size_t i)
    {
        if (!paints(layerAt(i)))
            return;
        if (m_plan.layers.size() > kMostLayers || m_scope.budget.hasTooManyKeys()) {
            tellOfTooMany(i);
            return;
        }
        const bool isCarrier = m_carriers.contains(i);
        const double magnification = magnificationOf(i);
        PlannedLayer &planned = isCarrier ? add(i, nameAt(i) + "_paint", carrierOf(i), magnification)
                                          : add(i, nameAt(i), parentCarrierOf(i), magnification);
        planned.carries = !isCarrier;
        planned.paints = true;
        addSurroundings(i, planned);
        if (layerAt(i).kind == LayerKind::Precomp)
            addInner(i, planned);
    }

    /** The transforms from the composition down to a layer. */
    GroupChain chainTo(std::size_t i)
    {
        GroupChain chain;
        for (std::size_t at = i; at != kNone; at = m_parents[at]) {
            const auto [source, isNew] = m_transforms.try_emplace(at);
            if (isNew)
                source->second = std::make_shared<const GroupSource>(m_scope, layerAt(at));
            chain.push_back(source->second);
        }
        std::ranges::reverse(chain);
        return chain;
    }

    LayerDependency dependencyOn(std::size_t i, double magnification) const
    {
        return {&m_scope, m_scope.composition.layers[i], magnification};
    }

    /** The clips around, as the layer sees them, and its own mask; its transform where it does not keep shapes. */
    void addSurroundings(std::size_t i, PlannedLayer &planned)
    {
        const GroupChain chain = chainTo(i);
        for (const ClipSource &clip : m_outside.around.clips)
            planned.around.clips.push_back(clip.below(chain));
        planned.around.fades = m_outside.around.fades
                               || !PropertySource(m_scope, layerAt(i), LayerProperty::Opacity).staysWithin(100, 1e30);
        planned.around.world = m_outside.around.world;
        for (const std::shared_ptr<const GroupSource> &layer : chain) {
            if (!planned.around.world.empty() || !layer->keepsShapes())
                planned.around.world.push_back(layer);
        }
        if (!planned.around.clips.empty() || !planned.around.world.empty()) {
            planned.dependencies = m_outside.dependencies;
            for (std::size_t at = m_parents[i]; at != kNone; at = m_parents[at])
                planned.dependencies.push_back(dependencyOn(at, 1));
        }
        if (auto mask = ClipShape::ofMasks(m_scope, layerAt(i), planned.around.magnification))
            planned.around.clips.push_back(ClipSource(std::move(mask)));
    }

    void addInner(std::size_t i, const PlannedLayer &outer)
    {
        const Layer &layer = layerAt(i);
        const Composition *inner = m_scope.rig.find(layer.composition);
        if (inner == nullptr)
            return;
        if (m_outside.depth >= kDeepest) {
            tellOfTooMany(i);
            return;
        }
        Surroundings inside;
        inside.prefix = nameAt(i) + "/";
        inside.parent = static_cast<int>(m_plan.layers.size());
        inside.depth = m_outside.depth + 1;
        inside.around = outer.around;
        inside.dependencies = outer.dependencies;
        inside.dependencies.push_back(dependencyOn(i, outer.around.magnification));
        if (layer.width > 0 && layer.height > 0)
            inside.around.clips.push_back(ClipSource(std::make_shared<const ClipShape>(layer.width, layer.height)));
        m_plan.scopes.push_back(std::make_unique<CookScope>(m_scope, *inner, layer.startTime));
        Planner(*m_plan.scopes.back(), m_gaps, m_plan, std::move(inside)).run();
    }

    void tellOfTooMany(std::size_t i)
    {
        addRefusal(m_scope.issues, layerAt(i), layerAt(i), "layers-too-many",
                   "The compositions have more than 20,000 layers, or stand more than 64 deep in each other.",
                   "Use fewer copies of compositions in compositions.");
    }

    void tellOfUncooked(const Layer &layer)
    {
        const bool isLost = layer.kind == LayerKind::Precomp && m_scope.rig.find(layer.composition) == nullptr;
        if ((layer.kind != LayerKind::Unsupported && !isLost) || layer.isHidden || layer.isMatteSource
            || isTold(m_gaps, layer))
            return;
        addRefusal(m_scope.issues, layer, layer, std::string(kUncooked),
                   isLost
                       ? "The composition that the layer shows is not there."
                       : "A layer of this kind cannot be cooked: it is left out, and its children keep their places.",
                   "Rebuild it from shape layers, or hide it.");
    }

    CookScope &m_scope;
    const Issues &m_gaps;
    LayerPlan &m_plan;
    Surroundings m_outside;
    std::map<NodeId, std::size_t> m_places;
    std::vector<std::size_t> m_parents;
    std::map<std::size_t, int> m_carriers; ///< place in the source → index among the written layers
    std::map<std::size_t, std::shared_ptr<const GroupSource>> m_transforms;
};

} // namespace

LayerPlan planLayers(CookScope &scope, const Issues &gaps)
{
    LayerPlan plan;
    Planner(scope, gaps, plan, {}).run();
    return plan;
}

} // namespace clipwright
