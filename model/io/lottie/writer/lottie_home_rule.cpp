// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_home_rule.h"

#include "model/core/single.h"
#include "model/document/rig_access.h"
#include "model/io/lottie/writer/lottie_layer_edits.h"
#include "model/io/lottie/writer/lottie_rules.h"
#include "model/rig/rig_properties.h"

#include <algorithm>

namespace clipwright {

namespace {

Result<void> refuseUnless(bool holds, const char *code, const char *what)
{
    if (holds)
        return {};
    return refuse(code, what);
}

/** What is not there, or of another kind, the primitive itself refuses: then nothing is said here. */
class Rule {
public:
    Rule(const Rig &rig, const Primitive &primitive) : m_rig(rig), m_primitive(primitive) {}

    Result<void> operator()(const SetField &set) const
    {
        const Composition *composition = m_rig.find(set.object.composition);
        if (!composition || set.value.index() != static_cast<std::size_t>(rowOf(set.field).kind))
            return {};
        if (const auto *text = std::get_if<std::string>(&set.value)) {
            if (Result<void> fits = checkLottieText(*text); !fits)
                return fits;
        }
        if (set.object.track)
            return onTrack(*composition, set);
        if (set.object.node)
            return onNode(*composition, set);
        return onComposition(*composition, set);
    }

    Result<void> operator()(const SpliceKeys &splice) const
    {
        const Composition *composition = m_rig.find(splice.composition);
        const Track *track = composition ? composition->timeline.find(splice.track) : nullptr;
        if (!track)
            return {};
        const PropertyRow *row = lottieRowOf(*composition, *track);
        const bool isAsLong = splice.inserted.isEmpty() || splice.inserted.storage() != Storage::Numbers
                              || splice.inserted.stride() == static_cast<int>(track->base.size());
        if (!isAsLong)
            return refuse("lottie-value", "expected keys as long as the property");
        Result<void> fits = checkLottieKeys(row, track->component, splice.inserted, splice.easings);
        if (!fits || track->keys.storage() != Storage::Paths)
            return fits;
        const Result<Rig> after = performed();
        return after ? checkLottieClosing(after->find(splice.composition)->timeline.find(splice.track)->keys) : fits;
    }

    Result<void> operator()(const InsertTrack &insert) const
    {
        const Composition *composition = m_rig.find(insert.composition);
        if (!composition || !insert.track)
            return {};
        const PropertyRow *row = lottieRowOf(*composition, *insert.track);
        return checkLottieTrack(row, *insert.track, insert.easings);
    }

    Result<void> operator()(const InsertNode &insert) const
    {
        const Composition *composition = m_rig.find(insert.composition);
        if (!composition)
            return {};
        if (const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&insert.node)) {
            Result<void> fits = checkLottieLayer(m_rig, *composition, **layer);
            return fits ? wholeComposition(insert.composition) : fits;
        }
        const Node &node = std::get<Node>(insert.node);
        Result<void> fits = checkLottiePlace(*composition, insert.place, node);
        if (fits)
            fits = checkLottieNode(*composition, node);
        return fits ? wholeComposition(insert.composition) : fits;
    }

    Result<void> operator()(const MoveNode &move) const
    {
        const Composition *composition = m_rig.find(move.composition);
        const Node *node = composition ? findIn(*composition, move.node) : nullptr;
        if (!node)
            return {};
        Result<void> fits = checkLottiePlace(*composition, move.to, *node);
        return fits ? wholeComposition(move.composition) : fits;
    }

    Result<void> operator()(const InsertComposition &insert) const
    {
        if (!insert.composition)
            return {};
        const Composition &composition = *insert.composition;
        Result<void> fits = checkLottieTimes(composition.timeline);
        if (fits && !(composition.timeline.ranges.empty() && composition.timeline.marks.empty()))
            fits = refuse("lottie-range", "only the main composition of a Lottie file has ranges and marks");
        if (fits)
            fits = checkLottieText(composition.name);
        if (fits)
            fits = checkLottieText(composition.sourceId);
        for (const std::shared_ptr<const Layer> &layer : composition.layers) {
            if (fits)
                fits = checkLottieLayer(m_rig, composition, *layer);
        }
        if (fits)
            fits = checkLottieParents(composition);
        return fits ? checkLottieLinks(composition) : fits;
    }

    Result<void> operator()(const InsertAsset &insert) const
    {
        const RigAsset &asset = insert.asset;
        Result<void> fits = checkLottieText(asset.id);
        if (fits)
            fits = checkLottieText(asset.file);
        if (!fits)
            return fits;
        const bool isNew = std::ranges::find(m_rig.assets, asset.id, &RigAsset::id) == m_rig.assets.end();
        if (asset.id.empty() || !isNew)
            return refuse("lottie-asset", "expected a picture with an id of its own");
        if (asset.isEmbedded)
            return refuseUnless(asset.bytes != nullptr, "lottie-asset", "expected the bytes of the picture");
        const std::string_view name = std::string_view(asset.file).substr(asset.file.rfind('/') + 1);
        return refuseUnless(!name.starts_with("data:"), "lottie-asset", "expected the name of a file");
    }

    Result<void> operator()(const RemoveAsset &remove) const
    {
        if (remove.index >= m_rig.assets.size())
            return {};
        const std::string &id = m_rig.assets[remove.index].id;
        const bool isUsed = std::ranges::any_of(m_rig.compositions, [&](const auto &composition) {
            return std::ranges::any_of(composition->layers, [&](const auto &layer) {
                return layer->kind == LayerKind::Image && layer->asset == id;
            });
        });
        return refuseUnless(!isUsed, "lottie-asset-used", "a layer shows the picture");
    }

    Result<void> operator()(const RemoveNode &remove) const { return wholeComposition(remove.composition); }
    Result<void> operator()(const RemoveTrack &) const { return {}; }
    Result<void> operator()(const RemoveComposition &) const { return {}; }
    /** What no rig has is refused where it is performed. */
    template<class Other>
    Result<void> operator()(const Other &) const
    {
        return {};
    }

private:
    static const Node *findIn(const Composition &composition, NodeId id)
    {
        for (const std::shared_ptr<const Layer> &layer : composition.layers) {
            if (const Node *node = findNode(*layer, id))
                return node;
        }
        return nullptr;
    }

    Result<Rig> performed() const
    {
        Rig after = m_rig;
        if (Result<Primitive> back = perform(after, m_primitive); !back)
            return tl::make_unexpected(back.error());
        return after;
    }

    /** What layers say of each other, after the edit. */
    Result<void> wholeComposition(CompositionId id) const
    {
        const Result<Rig> after = performed();
        const Composition *composition = after ? after->find(id) : nullptr;
        if (!composition)
            return {};
        Result<void> fits = checkLottieLinks(*composition);
        return fits ? checkLottieParents(*composition) : fits;
    }

    Result<void> onComposition(const Composition &composition, const SetField &set) const
    {
        const bool isMain = &composition == m_rig.compositions.front().get();
        switch (set.field) {
        case Field::CompositionWidth:
        case Field::CompositionHeight:
            return refuseUnless(!isMain || isPositiveSingle(std::get<double>(set.value)), "lottie-size",
                                "a Lottie file has a width and a height, each above 0 and below 1e38");
        case Field::Ranges:
        case Field::Marks:
            if (!isMain)
                return refuse("lottie-range", "only the main composition of a Lottie file has ranges and marks");
            break;
        case Field::Rate:
        case Field::Start:
        case Field::Length: break;
        default: return {};
        }
        const Result<Rig> after = performed();
        return after ? checkLottieTimes(after->find(composition.id)->timeline) : Result<void>();
    }

    Result<void> onNode(const Composition &composition, const SetField &set) const
    {
        const Node *node = findIn(composition, set.object.node);
        const Layer *layer = composition.find(set.object.node);
        if (!node)
            return {};
        switch (set.field) {
        case Field::Hidden:
            if (node->type == NodeType::Mask)
                return refuse("lottie-mask-hidden", "a mask of a Lottie file is not hidden: set its mode to none");
            return refuseUnless(node->type != NodeType::Dash || !std::get<bool>(set.value), "lottie-field",
                                "a part of a dash pattern cannot be hidden");
        case Field::Name: return layer ? wholeComposition(composition.id) : Result<void>();
        case Field::Slots: {
            const auto &slots = std::get<std::vector<PropertySlot>>(set.value);
            if (Result<void> fits = checkLottieSlots(composition, *node, slots); !fits)
                return fits;
            const Result<Rig> after = performed();
            const Node *now = after ? findIn(*after->find(composition.id), node->id) : nullptr;
            Result<void> fits = now ? checkLottieStops(*after->find(composition.id), *now) : Result<void>();
            return fits ? wholeComposition(composition.id) : fits;
        }
        default: return layer ? onLayer(composition, *layer, set) : Result<void>();
        }
    }

    Result<void> onLayer(const Composition &composition, const Layer &layer, const SetField &set) const
    {
        const auto isKind = [&layer](LayerKind kind) { return layer.kind == kind; };
        switch (set.field) {
        case Field::Parent: return wholeComposition(composition.id);
        case Field::Width:
        case Field::Height: {
            if (!isKind(LayerKind::Image))
                return refuseUnless(isKind(LayerKind::Solid) || isKind(LayerKind::Precomp), "lottie-field",
                                    "only solids and compositions shown have a size of their own");
            const auto asset = std::ranges::find(m_rig.assets, layer.asset, &RigAsset::id);
            const double size = asset == m_rig.assets.end() ? 0
                                : set.field == Field::Width ? asset->width
                                                            : asset->height;
            return refuseUnless(std::get<double>(set.value) == size, "lottie-image-size",
                                "a layer of a Lottie file is as large as its picture: scale it");
        }
        case Field::SolidColour: {
            const auto &colour = std::get<std::vector<double>>(set.value);
            const bool isSaid = isKind(LayerKind::Solid) && colour.size() == 4 && !solidColourText(colour).empty();
            return refuseUnless(isSaid, "lottie-solid-colour", "a solid has a colour of whole 255ths");
        }
        case Field::Precomp:
            return refuseUnless(isKind(LayerKind::Precomp) && std::get<CompositionId>(set.value), "lottie-field",
                                "only a layer that shows a composition can show another");
        case Field::Image: {
            const auto &id = std::get<std::string>(set.value);
            const bool isThere = std::ranges::find(m_rig.assets, id, &RigAsset::id) != m_rig.assets.end();
            return refuseUnless(isKind(LayerKind::Image) && isThere && !id.empty(), "lottie-asset",
                                "expected one of the pictures of the file");
        }
        default: return {};
        }
    }

    Result<void> onTrack(const Composition &composition, const SetField &set) const
    {
        const Result<Rig> after = performed();
        if (!after)
            return {};
        const Composition &now = *after->find(composition.id);
        const Track &track = *now.timeline.find(set.object.track);
        const PropertyRow *row = lottieRowOf(now, track);
        Result<void> fits = checkLottieTrack(row, track, now.timeline.easings);
        const Node *node = findIn(now, track.target);
        return fits && node ? checkLottieStops(now, *node) : fits;
    }

    const Rig &m_rig;
    const Primitive &m_primitive;
};

} // namespace

Result<void> lottieAllows(const Rig &before, const Primitive &primitive)
{
    return std::visit(Rule(before, primitive), primitive);
}

HomeRule lottieHomeRule()
{
    return [](const DocumentValue &before, const Primitive &primitive) {
        return lottieAllows(std::get<Rig>(before), primitive);
    };
}

} // namespace clipwright
