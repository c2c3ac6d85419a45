// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_layers.h"

#include "model/io/lottie/lottie_compositions.h"
#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_layer_gaps.h"
#include "model/io/lottie/lottie_layer_kinds.h"
#include "model/io/lottie/lottie_links.h"
#include "model/io/lottie/lottie_masks.h"
#include "model/io/lottie/lottie_parents.h"
#include "model/io/lottie/lottie_properties.h"
#include "model/io/lottie/lottie_transform.h"

#include <unordered_set>
#include <utility>

namespace clipwright {

namespace {

/** The numbers that the layers of a list hang from. */
std::unordered_set<double> usedParents(JsonValue layers)
{
    std::unordered_set<double> used;
    for (JsonValue layer = layers.first(); layer.isValid(); layer = layer.next()) {
        if (layer["parent"].isNumber())
            used.insert(layer["parent"].number());
    }
    return used;
}

class LayerListReader {
public:
    LayerListReader(LottieContext &context, const LottieCompositionPlans &plans, const LottieCompositionPlan &plan,
                    const Rig &rig, Composition &composition)
        : m_context(context),
          m_plans(plans),
          m_plan(plan),
          m_rig(rig),
          m_composition(composition),
          m_links(context, plan.value["layers"]),
          m_properties(context, composition.timeline, m_links),
          m_usedParents(usedParents(plan.value["layers"]))
    {}

    void read()
    {
        std::vector<LottieLayer> layers;
        std::size_t index = 0;
        for (JsonValue json = m_plan.value["layers"].first(); json.isValid() && !m_context.isRefused();
             json = json.next(), ++index) {
            std::string pointer = itemPointer(m_plan.pointer, "layers", index);
            if (json.isObject())
                layers.push_back({readLayer(json, std::move(pointer)), json});
            else
                m_context.report.odd("layer-malformed", "A layer cannot be read; it is left out.",
                                     {pointer, {}, json.begin(), {}});
        }
        linkParents(m_context, layers);
        m_links.resolve(layers);
        m_composition.layers.reserve(layers.size());
        for (LottieLayer &layer : layers)
            m_composition.layers.push_back(std::make_shared<Layer>(std::move(layer.layer)));
        m_context.report.setLayer({});
    }

private:
    Layer readLayer(JsonValue json, std::string pointer)
    {
        const Timeline &timeline = m_composition.timeline;
        Layer layer;
        layer.id = m_context.newNode();
        layer.type = NodeType::Layer;
        layer.name = textOf(json["nm"]);
        layer.isHidden = isTrue(json["hd"]);
        layer.pointer = std::move(pointer);
        layer.source = spanOf(json);
        layer.windowStart = json["ip"].number(timeline.start);
        layer.windowEnd = json["op"].number(timeline.start + timeline.length);
        layer.startTime = json["st"].number();
        layer.isMatteSource = isTrue(json["td"]);
        m_context.report.setLayer(layer.name);

        // A hidden layer is not drawn, but those that hang from it go where it goes.
        const bool isCarrier = json["ind"].isNumber() && m_usedParents.contains(json["ind"].number());
        {
            const LottieMute hidden(m_context.report, layer.isHidden && !isCarrier);
            const std::string transformPointer = layer.pointer + "/ks";
            readTransform(m_context, m_properties, layer, json["ks"], transformPointer);
            checkTransformFeatures(m_context, layer, json);
        }
        const LottieMute hidden(m_context.report, layer.isHidden);
        readLayerContent({m_context, m_properties, m_plans, m_rig, layer, json});
        readMasks(m_context, m_properties, layer, json);
        checkLayerFeatures(m_context, layer, json);
        return layer;
    }

    LottieContext &m_context;
    const LottieCompositionPlans &m_plans;
    const LottieCompositionPlan &m_plan;
    const Rig &m_rig;
    Composition &m_composition;
    LottieLinks m_links;
    LottieProperties m_properties;
    std::unordered_set<double> m_usedParents;
};

} // namespace

void readLayers(LottieContext &context, const LottieCompositionPlans &plans, const LottieCompositionPlan &plan,
                const Rig &rig, Composition &composition)
{
    LayerListReader(context, plans, plan, rig, composition).read();
}

} // namespace clipwright
