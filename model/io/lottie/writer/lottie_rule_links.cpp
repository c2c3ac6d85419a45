// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Links by the names of layers.
#include "model/document/rig_access.h"
#include "model/io/lottie/lottie_caps.h"
#include "model/io/lottie/lottie_properties.h"
#include "model/io/lottie/writer/lottie_plain.h"
#include "model/io/lottie/writer/lottie_rules.h"

#include <algorithm>
#include <map>

namespace clipwright {

namespace {

/** A property of a layer's transform, and what it follows. */
class LinkChains {
public:
    using Property = std::pair<NodeId, std::uint8_t>;

    void add(Property from, Property to) { m_links[from].push_back(to); }

    bool areShort()
    {
        return std::ranges::all_of(m_links, [this](const auto &link) { return depthOf(link.first, 0) >= 0; });
    }

private:
    /** Links from there on; below 0 where they go round or are too many. */
    int depthOf(Property property, int above)
    {
        const auto links = m_links.find(property);
        if (links == m_links.end())
            return 0;
        if (const auto known = m_depths.find(property); known != m_depths.end())
            return known->second + above > LottieCaps().linkChain ? -1 : known->second;
        if (above >= LottieCaps().linkChain)
            return -1;
        int deepest = 0;
        for (const Property &next : links->second) {
            const int depth = depthOf(next, above + 1);
            if (depth < 0)
                return -1;
            deepest = std::max(deepest, depth + 1);
        }
        m_depths[property] = deepest;
        return deepest;
    }

    std::map<Property, std::vector<Property>> m_links;
    std::map<Property, int> m_depths;
};

} // namespace

Result<void> checkLottieLinks(const Composition &composition)
{
    LinkChains chains;
    Result<void> fits;
    for (const std::shared_ptr<const Layer> &layer : composition.layers) {
        visitNodes(*layer, [&](const Node &node) {
            for (const PropertySlot &slot : node.properties) {
                const PropertyLink link = plainLink(composition, &slot);
                const Layer *target = composition.find(link.layer);
                if (!target || !fits)
                    continue;
                const auto first =
                    std::ranges::find(composition.layers, target->name, [](const auto &each) { return each->name; });
                const Track *track = composition.timeline.find(slot.track);
                if ((*first)->id != target->id)
                    fits = refuse("lottie-link", "a property follows the first layer of a name: give \"" + target->name
                                                     + "\" a name of its own");
                else if (link.property >= 5 || !track || !canFollow(*track, link.property))
                    fits = refuse("lottie-link", "expected numbers that follow numbers");
                if (node.id == layer->id)
                    chains.add({layer->id, slot.property}, {link.layer, link.property});
            }
        });
    }
    if (fits && !chains.areShort())
        return refuse("lottie-link",
                      "properties cannot follow each other in a circle, nor in a chain of more than 256");
    return fits;
}

} // namespace clipwright
