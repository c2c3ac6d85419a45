// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "lottie_edits.h"

#include "model/document/rig_access.h"
#include "model/rig/rig_properties.h"

#include <algorithm>

namespace clipwright::testing {

namespace {

template<class Use>
void eachNode(const Composition &in, Use use)
{
    for (const std::shared_ptr<const Layer> &layer : in.layers)
        visitNodes(*layer, use);
}

const Node *nodeOf(const Composition &in, NodeId id)
{
    for (const std::shared_ptr<const Layer> &layer : in.layers) {
        if (const Node *node = findNode(*layer, id))
            return node;
    }
    return nullptr;
}

const PropertyRow *rowOfTrack(const Composition &in, const Track &track)
{
    const Node *node = nodeOf(in, track.target);
    const auto rows = node ? propertiesOf(node->type, RigSpace::Lottie) : std::span<const PropertyRow>();
    return track.property < rows.size() ? &rows[track.property] : nullptr;
}

} // namespace

double LottieEdits::number()
{
    return below(3) == 0 ? double(below(200)) : double(below(100'000)) / 1000 - 20;
}

PathRef LottieEdits::path(bool isClosed)
{
    auto drawn = std::make_shared<Path>();
    drawn->contours.resize(1);
    drawn->contours.front().closed = isClosed;
    drawn->contours.front().vertices.resize(1 + below(4));
    for (PathVertex &vertex : drawn->contours.front().vertices)
        vertex = {{number(), number()}, {number(), 0}, {0, number()}};
    return drawn;
}

Easing LottieEdits::easing(std::size_t components)
{
    switch (below(5)) {
    case 0: return Easing::hold();
    case 1: return Easing::linear();
    case 2:
        if (components > 1) {
            Easing each{Interpolation::Cubic, int(components), {}};
            for (std::size_t i = 0; i < components * 4; ++i)
                each.parameters.push_back(double(below(9)) / 8);
            return each;
        }
        [[fallthrough]];
    default: return Easing::cubic(double(below(9)) / 8, number(), double(below(9)) / 8, number());
    }
}

std::vector<double> LottieEdits::valueOf(const Track &track, const PropertyRow &row)
{
    std::vector<double> value(track.base.size());
    for (double &each : value)
        each = number();
    if (row.kind == Kind::Choice) {
        value = {double(below(row.choices.size()))};
    } else if (row.kind == Kind::Colour) {
        for (double &each : value)
            each = double(below(256)) / 255;
        value.back() = 1;
    } else if (row.kind == Kind::Weights) {
        for (double &each : value)
            each = double(below(9)) / 8;
    } else if (row.key == "stop-count") {
        value = {2};
    }
    return value;
}

bool LottieEdits::setValue(DocumentEdit &edit, const Composition &in)
{
    const auto tracks = in.timeline.tracks();
    if (tracks.empty())
        return false;
    const Track &track = *tracks[below(tracks.size())];
    const PropertyRow *row = rowOfTrack(in, track);
    if (!row)
        return false;
    if (rowOf(row->kind).storage == Storage::Paths)
        return edit.perform(SetField{{in.id, {}, track.id}, Field::BasePath, path(below(2) == 0)}).has_value();
    return edit.perform(SetField{{in.id, {}, track.id}, Field::Base, valueOf(track, *row)}).has_value();
}

bool LottieEdits::editKeys(DocumentEdit &edit, const Composition &in)
{
    const auto tracks = in.timeline.tracks();
    const Track *track = tracks.empty() ? nullptr : tracks[below(tracks.size())].get();
    for (std::size_t i = 0; i < tracks.size() && below(2) == 0; ++i) {
        if (tracks[i]->isAnimated())
            track = tracks[i].get();
    }
    const PropertyRow *row = track ? rowOfTrack(in, *track) : nullptr;
    if (!row || !row->animatable)
        return false;
    const Keys &keys = track->keys;
    SpliceKeys splice{
        in.id, track->id, below(keys.size() + 1), 0, Keys(rowOf(row->kind).storage, track->stride()), EasingTable()};
    splice.removed = std::min(below(3), keys.size() - splice.first);
    double time = splice.first > 0 ? keys.time(splice.first - 1) : 0;
    const std::size_t end = splice.first + splice.removed;
    const double last = end < keys.size() ? keys.time(end) : time + 20;
    std::uint32_t next = keys.nextId().value;
    const bool isClosed =
        keys.isEmpty() || !keys.path(0) || keys.path(0)->contours.empty() || keys.path(0)->contours.front().closed;
    const std::size_t count = below(4);
    for (std::size_t i = 0; i < count; ++i) {
        const bool isKept = i < splice.removed;
        Key key = isKept ? keys.key(splice.first + i) : Key();
        if (!isKept)
            key.id = KeyId{next++};
        time = std::min(last, time + double(below(8)) / 2);
        key.time = time;
        if (!isKept || below(2) == 0)
            key.easing = edit.intern(in.id, easing(row->kind == Kind::Weights ? 1 : std::size_t(track->stride())));
        if (rowOf(row->kind).storage == Storage::Paths) {
            if (!isKept || below(2) == 0)
                key.path = path(isClosed);
        } else if (!isKept || below(2) == 0) {
            key.value = valueOf(*track, *row);
        }
        if (row->kind == Kind::Vector2 && track->component < 0 && below(3) == 0) {
            key.spatialOut = {number(), number()};
            key.spatialIn = {number(), below(2) == 0 ? 0 : number()};
        }
        splice.inserted.append(key);
    }
    splice.easings = edit.rig().find(in.id)->timeline.easings;
    return edit.perform(splice).has_value();
}

/** A whole position becomes two parts, or two one. */
bool LottieEdits::splitPosition(DocumentEdit &edit, const Composition &in)
{
    std::vector<NodeId> nodes;
    eachNode(in, [&](const Node &node) {
        if (node.type == NodeType::Layer || node.type == NodeType::Group || node.type == NodeType::Ellipse)
            nodes.push_back(node.id);
    });
    if (nodes.empty())
        return false;
    const Node &node = *nodeOf(in, nodes[below(nodes.size())]);
    std::vector<PropertySlot> slots;
    std::vector<TrackId> gone;
    bool wasWhole = false;
    for (const PropertySlot &slot : node.properties) {
        if (slot.property != 0) {
            slots.push_back(slot);
            continue;
        }
        gone.push_back(slot.track);
        wasWhole = wasWhole || slot.component < 0;
    }
    const NodeId id = node.id;
    for (int component = wasWhole ? 0 : -1; component < (wasWhole ? 2 : 0); ++component) {
        auto track = std::make_shared<Track>();
        track->id = edit.newTrack(in.id);
        track->target = id;
        track->component = static_cast<std::int8_t>(component);
        track->kind = Kind::Vector2;
        track->base.assign(component < 0 ? 2 : 1, number());
        track->keys = Keys(Storage::Numbers, component < 0 ? 2 : 1);
        slots.push_back({0, track->component, track->id, {}});
        if (!edit.perform(InsertTrack{in.id, track, in.timeline.easings}))
            return false;
    }
    const CompositionId composition = in.id;
    if (!edit.perform(SetField{{composition, id, {}}, Field::Slots, slots}))
        return false;
    for (const TrackId track : gone)
        static_cast<void>(edit.perform(RemoveTrack{composition, track}));
    return true;
}

bool LottieEdits::setLink(DocumentEdit &edit, const Composition &in)
{
    if (in.layers.size() < 2)
        return false;
    const Layer &layer = *in.layers[below(in.layers.size())];
    std::vector<PropertySlot> slots = layer.properties;
    if (slots.empty())
        return false;
    PropertySlot &slot = slots[below(slots.size())];
    slot.link =
        below(3) == 0 ? PropertyLink() : PropertyLink{in.layers[below(in.layers.size())]->id, std::uint8_t(below(5))};
    return edit.perform(SetField{{in.id, layer.id, {}}, Field::Slots, slots}).has_value();
}

bool LottieEdits::addTracks(DocumentEdit &edit, CompositionId in, NodeId id, NodeType type)
{
    std::vector<PropertySlot> slots;
    for (const PropertyRow &row : propertiesOf(type, RigSpace::Lottie)) {
        if (below(4) == 0 && row.kind != Kind::Weights && row.key != "stop-count")
            continue; // the standard value
        if (row.key == "focal" || (type == NodeType::GradientStroke && row.key == "rule"))
            continue;
        auto track = std::make_shared<Track>();
        track->id = edit.newTrack(in);
        track->target = id;
        track->property = row.id;
        track->kind = row.kind;
        track->base.assign(row.defaults.begin(), row.defaults.end());
        if (row.kind == Kind::Weights)
            track->base = {0, 1, 0, 0, 1, 0, 0.5, 1};
        if (rowOf(row.kind).storage == Storage::Paths)
            track->basePath = path(true);
        else if (row.kind != Kind::Weights)
            track->base = valueOf(*track, row);
        track->keys = Keys(rowOf(row.kind).storage, static_cast<int>(track->base.size()));
        slots.push_back({row.id, -1, track->id, {}});
        if (!edit.perform(InsertTrack{in, track, edit.rig().find(in)->timeline.easings}))
            return false;
    }
    return edit.perform(SetField{{in, id, {}}, Field::Slots, slots}).has_value();
}

bool LottieEdits::addNode(DocumentEdit &edit, const Composition &in)
{
    const CompositionId id = in.id;
    if (below(3) == 0) {
        auto layer = std::make_shared<Layer>();
        layer->id = edit.newNode();
        layer->type = NodeType::Layer;
        layer->name = below(2) == 0 ? "new" : "new \"" + std::to_string(below(99)) + "\"";
        layer->kind = below(2) == 0 ? LayerKind::Shape : below(2) == 0 ? LayerKind::Null : LayerKind::Solid;
        layer->windowEnd = double(below(100));
        if (layer->kind == LayerKind::Solid) {
            layer->width = 20;
            layer->height = 10;
            layer->solidColour = {1, 0, 51.0 / 255, 1};
        }
        if (!in.layers.empty() && below(2) == 0)
            layer->parent = in.layers[below(in.layers.size())]->id;
        return edit.perform(InsertNode{id, {{}, NodeList::Layers, below(in.layers.size() + 1)}, layer})
               && addTracks(edit, id, layer->id, NodeType::Layer);
    }
    static constexpr NodeType kTypes[]{NodeType::Group,     NodeType::Path,         NodeType::Ellipse,
                                       NodeType::Rectangle, NodeType::Star,         NodeType::Fill,
                                       NodeType::Stroke,    NodeType::GradientFill, NodeType::GradientStroke,
                                       NodeType::Dash,      NodeType::Trim,         NodeType::RoundCorners,
                                       NodeType::Mask,      NodeType::PuckerBloat,  NodeType::MergePaths};
    std::vector<NodeId> owners;
    eachNode(in, [&owners](const Node &node) { owners.push_back(node.id); });
    if (owners.empty())
        return false;
    const Node &owner = *nodeOf(in, owners[below(owners.size())]);
    Node node;
    node.id = edit.newNode();
    node.type = kTypes[below(std::size(kTypes))];
    if (owner.type == NodeType::Stroke || owner.type == NodeType::GradientStroke)
        node.type = NodeType::Dash;
    node.name = below(2) == 0 ? "" : "item";
    node.isHidden = node.type != NodeType::Dash && node.type != NodeType::Mask && below(5) == 0;
    const NodeList list = node.type == NodeType::Mask ? NodeList::Masks : NodeList::Items;
    const std::size_t size = list == NodeList::Items ? owner.items.size() : 0;
    return edit.perform(InsertNode{id, {owner.id, list, below(size + 1)}, node})
           && addTracks(edit, id, node.id, node.type);
}

bool LottieEdits::moveNode(DocumentEdit &edit, const Composition &in)
{
    std::vector<NodeId> nodes;
    eachNode(in, [&nodes](const Node &node) { nodes.push_back(node.id); });
    if (nodes.empty())
        return false;
    const NodeId id = nodes[below(nodes.size())];
    if (below(4) == 0)
        return edit.perform(RemoveNode{in.id, id}).has_value();
    if (in.find(id))
        return edit.perform(MoveNode{in.id, id, {{}, NodeList::Layers, below(in.layers.size())}}).has_value();
    const Node &owner = *nodeOf(in, nodes[below(nodes.size())]);
    return edit.perform(MoveNode{in.id, id, {owner.id, NodeList::Items, below(owner.items.size() + 1)}}).has_value();
}

bool LottieEdits::setField(DocumentEdit &edit, const Composition &in)
{
    if (in.layers.empty())
        return false;
    const Layer &layer = *in.layers[below(in.layers.size())];
    const auto set = [&](NodeId node, Field field, FieldValue value) {
        return edit.perform(SetField{{in.id, node, {}}, field, std::move(value)}).has_value();
    };
    switch (below(10)) {
    case 0: return set(layer.id, Field::Name, "name " + std::to_string(below(4)));
    case 1: return set(layer.id, Field::Hidden, below(2) == 0);
    case 2: return set(layer.id, Field::WindowStart, number());
    case 3: return set(layer.id, Field::WindowEnd, number());
    case 4: return set(layer.id, Field::StartTime, number());
    case 5: return set(layer.id, Field::MatteSource, below(2) == 0);
    case 6: return set(layer.id, Field::Parent, below(3) == 0 ? NodeId() : in.layers[below(in.layers.size())]->id);
    case 7: return set({}, Field::CompositionWidth, 1 + double(below(500)));
    case 8: return set({}, below(2) == 0 ? Field::Length : Field::Rate, 1 + double(below(5000)) / 10);
    default:
        return set({}, below(2) == 0 ? Field::CompositionName : Field::Start,
                   below(2) == 0 ? FieldValue(std::string("n")) : FieldValue(number()));
    }
}

bool LottieEdits::setMarkers(DocumentEdit &edit, const Composition &in)
{
    const Timeline &timeline = in.timeline;
    if (below(2) == 0) {
        std::vector<TimeMark> marks = timeline.marks;
        if (!marks.empty() && below(2) == 0)
            marks.erase(marks.begin());
        else
            marks.push_back(
                {timeline.start + timeline.length * double(below(9)) / 8, "step", below(2) == 0 ? "" : "{1}"});
        return edit.perform(SetField{{in.id, {}, {}}, Field::Marks, marks}).has_value();
    }
    std::vector<TimeRange> ranges = timeline.ranges;
    if (!ranges.empty() && below(3) == 0) {
        ranges.erase(ranges.begin() + std::ptrdiff_t(below(ranges.size())));
    } else if (!ranges.empty() && below(2) == 0) {
        TimeRange &range = ranges[below(ranges.size())];
        range.end = timeline.start + timeline.length;
        range.loops = !range.loops;
        if (below(2) == 0)
            range.name = "run " + std::to_string(below(9));
    } else {
        const double start = timeline.start + timeline.length * double(below(7)) / 8;
        ranges.push_back({below(4) == 0 ? "{odd" : "walk " + std::to_string(below(9)), start,
                          timeline.start + timeline.length, below(2) == 0});
    }
    return edit.perform(SetField{{in.id, {}, {}}, Field::Ranges, ranges}).has_value();
}

bool LottieEdits::addComposition(DocumentEdit &edit, const Composition &in)
{
    auto composition = std::make_shared<Composition>();
    composition->id = edit.newComposition();
    composition->name = "inner";
    composition->width = composition->height = 10;
    composition->timeline.rate.framesPerSecond = 25;
    composition->timeline.length = 40;
    const CompositionId id = composition->id;
    if (!edit.perform(InsertComposition{1 + below(edit.rig().compositions.size()), composition}))
        return false;
    auto layer = std::make_shared<Layer>();
    layer->id = edit.newNode();
    layer->type = NodeType::Layer;
    layer->kind = LayerKind::Precomp;
    layer->composition = id;
    layer->width = 10;
    return edit.perform(InsertNode{in.id, {{}, NodeList::Layers, 0}, layer}).has_value();
}

bool LottieEdits::step(DocumentEdit &edit)
{
    const auto &compositions = edit.rig().compositions;
    const std::shared_ptr<const Composition> in = compositions[below(compositions.size())];
    switch (below(14)) {
    case 0:
    case 1:
    case 2: return setValue(edit, *in);
    case 3:
    case 4:
    case 5:
    case 6: return editKeys(edit, *in);
    case 7: return splitPosition(edit, *in);
    case 8: return setLink(edit, *in);
    case 9: return addNode(edit, *in);
    case 10: return moveNode(edit, *in);
    case 11: return setMarkers(edit, *in);
    case 12: return below(4) == 0 ? addComposition(edit, *in) : addNode(edit, *in);
    default: return setField(edit, *in);
    }
}

} // namespace clipwright::testing
