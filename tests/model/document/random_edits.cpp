// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "random_edits.h"
#include "rig_dump.h"

#include "model/document/rig_access.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace clipwright::testing {

namespace {

/** Ids that were never given. */
constexpr std::uint32_t kNowhere = 900'000;

} // namespace

bool RandomEdits::step(DocumentEdit &edit)
{
    m_rig = &edit.rig();
    return edit.perform(next(edit)).has_value();
}

std::vector<double> RandomEdits::numbers(std::size_t count)
{
    std::vector<double> drawn(count);
    for (double &each : drawn)
        each = number();
    if (count > 0 && below(40) == 0)
        drawn.front() = std::numeric_limits<double>::quiet_NaN();
    return drawn;
}

PathRef RandomEdits::path()
{
    auto drawn = std::make_shared<Path>();
    drawn->contours.resize(below(3));
    for (Contour &contour : drawn->contours) {
        contour.closed = below(2) == 0;
        contour.vertices.resize(below(4));
        for (PathVertex &vertex : contour.vertices)
            vertex.point = {number(), number()};
    }
    return drawn;
}

Easing RandomEdits::easing()
{
    switch (below(4)) {
    case 0: return Easing::hold();
    case 1: return Easing::linear();
    default: return Easing::cubic(double(below(9)) / 8, number(), double(below(9)) / 8, number());
    }
}

std::string RandomEdits::word()
{
    static const std::vector<std::string> words{"arm", "", "\"quoted\"", "Größe", "a\nb", "hand/left"};
    return words[below(words.size())];
}

const Node *RandomEdits::anyNode(const Composition &in)
{
    std::vector<const Node *> nodes;
    for (const std::shared_ptr<const Layer> &layer : in.layers)
        visitNodes(*layer, [&nodes](const Node &node) { nodes.push_back(&node); });
    return nodes.empty() ? nullptr : nodes[below(nodes.size())];
}

const Track *RandomEdits::anyTrack(const Composition &in)
{
    const auto tracks = in.timeline.tracks();
    return tracks.empty() ? nullptr : tracks[below(tracks.size())].get();
}

NodePlace RandomEdits::anyPlace(const Composition &in, bool isLayer)
{
    if (isLayer)
        return {{}, NodeList::Layers, below(in.layers.size() + 2)};
    const Node *owner = anyNode(in);
    if (!owner)
        return {};
    const bool isMask = in.find(owner->id) && below(3) == 0;
    return {owner->id, isMask ? NodeList::Masks : NodeList::Items, below(owner->items.size() + 2)};
}

FieldValue RandomEdits::value(FieldKind kind, const FieldValue &now, const Rig &rig, const Composition &in)
{
    switch (kind) {
    case FieldKind::Flag: return below(2) == 0;
    case FieldKind::Number: return below(40) == 0 ? HUGE_VAL : number();
    case FieldKind::Choice: return static_cast<std::uint8_t>(below(6));
    case FieldKind::Text: return word();
    case FieldKind::Numbers: return numbers(std::get<std::vector<double>>(now).size() + (below(20) == 0 ? 1 : 0));
    case FieldKind::Path: return path();
    case FieldKind::Node: {
        const Node *node = below(6) == 0 || in.layers.empty() ? nullptr : in.layers[below(in.layers.size())].get();
        return node ? node->id : NodeId{below(3) == 0 ? kNowhere : 0};
    }
    case FieldKind::Composition: {
        const bool none = below(3) == 0;
        return none ? CompositionId{} : rig.compositions[below(rig.compositions.size())]->id;
    }
    case FieldKind::Group: return GroupId{static_cast<std::uint32_t>(below(3))};
    case FieldKind::Slots: {
        auto slots = std::get<std::vector<PropertySlot>>(now);
        if (!slots.empty() && below(3) > 0)
            slots.erase(slots.begin() + static_cast<std::ptrdiff_t>(below(slots.size())));
        else if (!slots.empty())
            slots.front().link = {NodeId{static_cast<std::uint32_t>(below(5))}, 1};
        if (below(5) == 0)
            slots.push_back({0, -1, TrackId{kNowhere}, {}});
        return slots;
    }
    case FieldKind::Ranges: return std::vector<TimeRange>{{word(), number(), number(), below(2) == 0}};
    case FieldKind::Marks: return std::vector<TimeMark>{{number(), word(), word()}};
    default: break; // no rig has them: refused
    }
    return {};
}

Primitive RandomEdits::field(const Composition &in)
{
    const FieldRow &row = fields()[below(fields().size())];
    SetField set{{in.id, {}, {}}, row.id, {}};
    FieldValue now;
    const Node *node = anyNode(in);
    const Track *track = anyTrack(in);
    if (row.owner == FieldOwner::Composition || row.owner == FieldOwner::Timeline) {
        now = valueOf(in, row.id);
    } else if (row.owner == FieldOwner::Track && track) {
        set.object.track = track->id;
        now = valueOf(*track, row.id);
    } else if (row.owner == FieldOwner::Node && node) {
        set.object.node = node->id;
        now = valueOf(*node, row.id);
    } else if (!in.layers.empty()) {
        const Layer &layer = *in.layers[below(in.layers.size())];
        set.object.node = layer.id;
        now = row.owner == FieldOwner::Layer ? valueOf(layer, row.id) : FieldValue();
    }
    if (now.index() == static_cast<std::size_t>(row.kind))
        set.value = value(row.kind, now, *m_rig, in);
    if (below(50) == 0)
        set.value = std::string("of another kind");
    return set;
}

Primitive RandomEdits::keys(DocumentEdit &edit, const Composition &in)
{
    const Track *track = anyTrack(in);
    if (!track)
        return RemoveTrack{in.id, TrackId{kNowhere}};
    const Keys &keys = track->keys;
    SpliceKeys splice{in.id, track->id, below(keys.size() + 1), 0, Keys(keys.storage(), keys.stride()), EasingTable()};
    splice.removed = std::min(below(4), keys.size() - splice.first);
    double time = splice.first > 0 ? keys.time(splice.first - 1) : 0;
    std::uint32_t next = keys.nextId().value;
    for (std::size_t i = below(4); i > 0; --i) {
        Key key;
        // A moved key keeps its id; now and then it takes one that another has.
        const bool keeps = i <= splice.removed;
        key.id = keeps ? keys.id(splice.first + splice.removed - i) : KeyId{next++};
        if (below(60) == 0)
            key.id = KeyId{1};
        time += static_cast<double>(below(4)) / 2;
        key.time = time;
        key.easing = edit.intern(in.id, easing());
        key.value = numbers(static_cast<std::size_t>(keys.stride()));
        key.path = path();
        key.text = word();
        if (below(4) == 0)
            key.spatialOut = numbers(static_cast<std::size_t>(keys.stride()));
        splice.inserted.append(key);
    }
    if (below(50) > 0)
        splice.easings = m_rig->find(in.id)->timeline.easings;
    if (below(50) == 0)
        splice.first += 5;
    return splice;
}

Primitive RandomEdits::addTrack(DocumentEdit &edit, const Composition &in)
{
    auto track = std::make_shared<Track>();
    track->id = below(10) == 0 ? TrackId{1} : edit.newTrack(in.id);
    track->base = numbers(1);
    track->keys = Keys(Storage::Numbers, 1);
    if (const Node *node = anyNode(in))
        track->target = node->id;
    return InsertTrack{in.id, std::move(track), in.timeline.easings};
}

Primitive RandomEdits::addNode(DocumentEdit &edit, const Composition &in)
{
    const bool isLayer = below(3) == 0;
    InsertNode insert{in.id, anyPlace(in, isLayer), Node()};
    Layer layer;
    layer.id = below(10) == 0 ? NodeId{1} : edit.newNode();
    layer.name = word();
    layer.type = isLayer ? NodeType::Layer : NodeType::Group;
    if (below(3) == 0) {
        layer.items.emplace_back();
        layer.items.back().id = edit.newNode();
    }
    if (isLayer)
        insert.node = std::make_shared<Layer>(std::move(layer));
    else
        insert.node = static_cast<Node>(layer);
    return insert;
}

Primitive RandomEdits::moveNode(const Composition &in)
{
    const Node *node = anyNode(in);
    if (!node)
        return RemoveNode{in.id, NodeId{kNowhere}};
    const bool isLayer = in.find(node->id) != nullptr && below(10) > 0;
    return MoveNode{in.id, node->id, anyPlace(in, isLayer)};
}

Primitive RandomEdits::replacement()
{
    const auto rig = std::make_shared<Rig>(fixture(replacements()[below(replacements().size())]));
    return ReplaceValue{std::make_shared<DocumentValue>(*rig), rig->text};
}

Primitive RandomEdits::next(DocumentEdit &edit)
{
    const Composition &in = *m_rig->compositions[below(m_rig->compositions.size())];
    const Track *track = anyTrack(in);
    const Node *node = anyNode(in);
    switch (below(14)) {
    case 0: return addTrack(edit, in);
    case 1: return RemoveTrack{in.id, track ? track->id : TrackId{kNowhere}};
    case 2: return addNode(edit, in);
    case 3: return RemoveNode{in.id, node && below(5) > 0 ? node->id : NodeId{kNowhere}};
    case 4:
    case 5: return moveNode(in);
    case 6: {
        auto composition = std::make_shared<Composition>(in);
        composition->id = edit.newComposition();
        composition->layers.clear();
        return InsertComposition{below(m_rig->compositions.size() + 1), std::move(composition)};
    }
    case 7: return RemoveComposition{in.id};
    case 8: {
        RigAsset asset;
        asset.file = word();
        asset.bytes = std::make_shared<std::string>(below(20), 'p');
        return InsertAsset{below(m_rig->assets.size() + 2), asset};
    }
    case 9: return RemoveAsset{below(m_rig->assets.size() + 1)};
    case 12: return below(8) == 0 ? replacement() : field(in);
    case 10:
    case 11: return keys(edit, in);
    default: return field(in);
    }
}

} // namespace clipwright::testing
