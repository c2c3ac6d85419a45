// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What nodes a Lottie file has, where they stand and what they have.
#include "model/document/rig_access.h"
#include "model/io/json/utf8.h"
#include "model/io/lottie/writer/lottie_layer_edits.h"
#include "model/io/lottie/writer/lottie_node_edits.h"
#include "model/io/lottie/writer/lottie_plain.h"
#include "model/io/lottie/writer/lottie_rules.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

constexpr std::size_t kMostBytes = std::size_t(16) << 20; // of a JSON string

bool isStroke(NodeType type)
{
    return type == NodeType::Stroke || type == NodeType::GradientStroke;
}

bool canHold(NodeType owner, NodeType item)
{
    if (item == NodeType::Dash)
        return isStroke(owner);
    if (item == NodeType::Layer || item == NodeType::Mask || item == NodeType::Texture)
        return false;
    return owner == NodeType::Group || owner == NodeType::Layer;
}

const Node *findIn(const Composition &composition, NodeId id)
{
    for (const std::shared_ptr<const Layer> &layer : composition.layers) {
        if (const Node *node = findNode(*layer, id))
            return node;
    }
    return nullptr;
}

/** Rows that gradients have for other spaces and kinds. */
bool isSaid(NodeType type, std::uint8_t property)
{
    if (type == NodeType::GradientFill)
        return property != GradientFillProperty::Focal;
    return type != NodeType::GradientStroke
           || (property != GradientStrokeProperty::Focal && property != GradientStrokeProperty::Rule);
}

Result<void> checkTracks(const Composition &composition, const Node &node, std::span<const PropertySlot> slots)
{
    const auto rows = propertiesOf(node.type, RigSpace::Lottie);
    for (const PropertySlot &slot : slots) {
        const Track *track = composition.timeline.find(slot.track);
        if (!track)
            continue;
        if (track->property != slot.property || track->component != slot.component)
            return refuse("lottie-slots", "expected tracks of the properties themselves");
        if (Result<void> fits = checkLottieTrack(&rows[slot.property], *track, composition.timeline.easings); !fits)
            return fits;
    }
    return {};
}

} // namespace

Result<void> checkLottieText(std::string_view text)
{
    if (text.size() > kMostBytes / 8)
        return refuse("lottie-text", "expected fewer words");
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8LengthAt(text, at);
        if (length == 0)
            return refuse("lottie-text", "expected text in UTF-8");
        at += length;
    }
    return {};
}

Result<void> checkLottieSlots(const Composition &composition, const Node &node, std::span<const PropertySlot> slots)
{
    const auto rows = propertiesOf(node.type, RigSpace::Lottie);
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const PropertySlot &slot = slots[i];
        if (slot.property >= rows.size() || !isSaid(node.type, slot.property))
            return refuse("lottie-slots", "a Lottie file has no such property");
        const bool isPart = slot.component >= 0;
        if (isPart && (slot.component > 1 || rows[slot.property].key != "position"))
            return refuse("lottie-slots", "only a position is in parts in a Lottie file");
        for (std::size_t j = 0; j < i; ++j) {
            const bool isSame = slots[j].property == slot.property;
            if (isSame && (slots[j].component == slot.component || (slots[j].component >= 0) != isPart))
                return refuse("lottie-slots", "a property is whole or in parts");
        }
    }
    return checkTracks(composition, node, slots);
}

Result<void> checkLottieStops(const Composition &composition, const Node &node)
{
    if (node.type != NodeType::GradientFill && node.type != NodeType::GradientStroke)
        return {};
    const auto trackOf = [&](std::uint8_t property) { return composition.timeline.find(node.track(property)); };
    const Track *count = trackOf(GradientFillProperty::StopCount);
    const Track *stops = trackOf(GradientFillProperty::Stops);
    const double wanted = count && !count->base.empty() ? count->base.front() : 2;
    const double held = stops ? std::floor(static_cast<double>(stops->base.size()) / 4) : 0;
    if ((!count && !stops) || (wanted == std::floor(wanted) && wanted >= 0 && wanted <= held))
        return {};
    return refuse(
        "lottie-stops",
        "a gradient has at least as many stops as it counts: a list grows before its count, and shrinks after it");
}

/** Groups are at most 64 deep. */
Result<void> checkLottieNode(const Composition &composition, const Node &node)
{
    const bool isItem = node.type == NodeType::Mask || node.type == NodeType::Dash || node.type == NodeType::Layer;
    if (!isItem && lottieTypeOf(node.type).empty())
        return refuse("lottie-node", "a Lottie file of ours has no such part: " + std::string(nameOf(node.type)));
    if (node.type == NodeType::Dash && node.isHidden)
        return refuse("lottie-field", "a part of a dash pattern cannot be hidden");
    Result<void> fits = checkLottieText(node.name);
    if (fits)
        fits = checkLottieSlots(composition, node, node.properties);
    if (fits)
        fits = checkLottieStops(composition, node);
    for (const Node &item : node.items) {
        if (fits && !canHold(node.type, item.type))
            fits = refuse("lottie-place", "a " + std::string(nameOf(node.type)) + " of a Lottie file holds no "
                                              + std::string(nameOf(item.type)));
        if (fits)
            fits = checkLottieNode(composition, item);
    }
    return fits;
}

Result<void> checkLottieLayer(const Rig &rig, const Composition &composition, const Layer &layer)
{
    const bool isSolid = layer.kind == LayerKind::Solid;
    const bool isPrecomp = layer.kind == LayerKind::Precomp;
    const bool isImage = layer.kind == LayerKind::Image;
    // A copy of one of the text is written as that is.
    const ByteSpan source = layer.source;
    const bool isCopy = rig.text && source.begin < source.end && source.end <= rig.text->size()
                        && (*rig.text)[source.begin] == '{' && (*rig.text)[source.end - 1] == '}';
    if (layer.kind == LayerKind::Unsupported && !isCopy)
        return refuse("lottie-node", "what kind of layer this is, its text alone knows");
    if (layer.type != NodeType::Layer)
        return refuse("lottie-node", "expected a layer");
    if (!isSolid && !isPrecomp && !isImage && (layer.width != 0 || layer.height != 0))
        return refuse("lottie-field", "only solids and compositions shown have a size of their own");
    if (isSolid ? layer.solidColour.size() != 4 || solidColourText(layer.solidColour).empty()
                : !layer.solidColour.empty())
        return refuse("lottie-solid-colour", "a solid has a colour of whole 255ths");
    if (isPrecomp != !layer.composition.isNull())
        return refuse("lottie-field", "expected a composition to be shown");
    if (isImage != !layer.asset.empty())
        return refuse("lottie-field", "expected a picture to be shown");
    if (isImage && std::ranges::find(rig.assets, layer.asset, &RigAsset::id) == rig.assets.end())
        return refuse("lottie-asset", "expected one of the pictures of the file");
    if (layer.kind != LayerKind::Shape && !layer.items.empty())
        return refuse("lottie-place", "only a shape layer holds items");
    Result<void> fits = checkLottieNode(composition, layer);
    for (const Node &mask : layer.masks) {
        if (fits && (mask.type != NodeType::Mask || !mask.items.empty()))
            fits = refuse("lottie-place", "expected masks");
        if (fits)
            fits = checkLottieNode(composition, mask);
    }
    return fits;
}

Result<void> checkLottiePlace(const Composition &composition, const NodePlace &place, const Node &node)
{
    if (place.list == NodeList::Layers)
        return {};
    const Node *owner = findIn(composition, place.owner);
    if (!owner)
        return {}; // refused when performed
    if (place.list == NodeList::Masks) {
        if (node.type == NodeType::Mask)
            return {};
        return refuse("lottie-place", "expected a mask");
    }
    const Layer *layer = composition.find(place.owner);
    const bool isShapeLayer = !layer || layer->kind == LayerKind::Shape;
    if (isShapeLayer && canHold(owner->type, node.type))
        return {};
    return refuse("lottie-place", "a " + std::string(nameOf(owner->type)) + " of a Lottie file holds no "
                                      + std::string(nameOf(node.type)) + " there");
}

Result<void> checkLottieParents(const Composition &composition)
{
    constexpr int longest = 256;
    for (const std::shared_ptr<const Layer> &layer : composition.layers) {
        int length = 0;
        for (const Layer *at = composition.find(layer->parent); at; at = composition.find(at->parent)) {
            if (++length > longest)
                return refuse("lottie-parent-chain", "layers hang from each other in a chain of at most 256");
        }
    }
    return {};
}

} // namespace clipwright
