// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/lift.h"

#include "model/cook/world_kept.h"
#include "model/rig/rig_properties.h"

#include <limits>
#include <utility>

namespace clipwright {

namespace {

/** What the tracks of one shape share: they are keyed together. */
struct ShapeKeys {
    const CookedShape &shape;
    GroupId group;
    std::vector<EasingTable::Index> easings;
};

class Lifter {
public:
    explicit Lifter(const CookedRig &cooked) : m_cooked(cooked), m_kept(cooked.kept) {}

    Rig lift();

private:
    std::shared_ptr<const Layer> liftLayer(const CookedLayer &cooked, std::int32_t index);
    void liftChannel(Layer &layer, CookedChannel channel, const CookedKeys &keys, std::int32_t index);
    MorphSet liftMorph(const CookedMorph &cooked, std::int32_t index);
    Node liftShape(const CookedShape &shape, std::int32_t layer, std::int32_t part);
    void liftPaint(Node &group, const ShapeKeys &keys);
    Node liftGradient(const ShapeKeys &keys);

    Node makeNode(NodeType type);
    Track makeTrack(const ShapeKeys &keys, Kind kind) const;
    void addTrack(Node &node, std::uint8_t property, Track track);
    void addNumbers(Node &node, std::uint8_t property, Kind kind, const ShapeKeys &keys, std::size_t offset,
                    std::size_t count);
    TrackId addPaths(Node &node, std::uint8_t property, const ShapeKeys &keys, bool isMask);
    void addChoice(Node &node, std::uint8_t property, int value);
    void keepAtKeys(Node &group, TrackId path, std::size_t keyCount, std::int32_t layer, std::int32_t part);

    const CookedRig &m_cooked;
    KeptCursor m_kept;
    Composition m_main;
    std::uint32_t m_lastNode = 0;
};

Rig Lifter::lift()
{
    m_main.id = CompositionId{1};
    m_main.timeline.rate = m_cooked.rate;
    m_main.timeline.length = m_cooked.duration;
    m_main.timeline.ranges = m_cooked.clips;
    m_main.timeline.marks = m_cooked.marks;

    Rig rig;
    rig.space = RigSpace::World;
    rig.isStill = m_cooked.isStill;
    rig.kept = m_kept.takeHeader();
    std::vector<NodeId> ids;
    for (const CookedLayer &cooked : m_cooked.layers) {
        m_main.layers.push_back(liftLayer(cooked, static_cast<std::int32_t>(m_main.layers.size())));
        ids.push_back(m_main.layers.back()->id);
    }
    for (const CookedMorph &cooked : m_cooked.morphs)
        rig.morphs.push_back(liftMorph(cooked, static_cast<std::int32_t>(1 + rig.morphs.size())));
    for (KeptText &kept : m_kept.takeUpTo({KeptAt::kEnd}))
        rig.kept.push_back({kEndSlot, std::move(kept.text)});
    rig.compositions.push_back(std::make_shared<Composition>(std::move(m_main)));
    return rig;
}

Node Lifter::makeNode(NodeType type)
{
    Node node;
    node.id = NodeId{++m_lastNode};
    node.type = type;
    return node;
}

std::shared_ptr<const Layer> Lifter::liftLayer(const CookedLayer &cooked, std::int32_t index)
{
    auto layer = std::make_shared<Layer>();
    static_cast<Node &>(*layer) = makeNode(NodeType::Layer);
    layer->name = cooked.name;
    layer->kind = cooked.shapes.empty() ? LayerKind::Null : LayerKind::Shape;
    if (cooked.parent >= 0 && cooked.parent < index)
        layer->parent = m_main.layers[static_cast<std::size_t>(cooked.parent)]->id;
    layer->windowEnd = m_cooked.duration;
    layer->kept = m_kept.takeUpTo({index});
    // A still shape has no time and no place: nothing but its regions.
    for (std::size_t i = 0; i < kCookedChannelCount && !m_cooked.isStill; ++i)
        liftChannel(*layer, static_cast<CookedChannel>(i), cooked.channels[i], index);
    std::int32_t part = KeptAt::kFirstShape;
    for (const CookedShape &shape : cooked.shapes)
        layer->items.push_back(liftShape(shape, index, part++));
    return layer;
}

void Lifter::liftChannel(Layer &layer, CookedChannel channel, const CookedKeys &keys, std::int32_t index)
{
    const auto components = static_cast<std::size_t>(componentsOf(channel));
    const auto property = static_cast<std::uint8_t>(channel);
    Track track;
    track.kind = propertiesOf(NodeType::Layer, RigSpace::World)[property].kind;
    track.base.assign(components, defaultOf(channel));
    track.keys = Keys(Storage::Numbers, static_cast<int>(components));
    const auto part = static_cast<std::int32_t>(channel);
    if (!keys.isEmpty())
        track.kept = m_kept.takeUpTo({index, part});
    for (std::size_t i = 0; i < keys.frames.size(); ++i) {
        Key key;
        key.time = keys.frames[i];
        const auto first = keys.values.begin() + static_cast<std::ptrdiff_t>(i * components);
        key.value.assign(first, first + static_cast<std::ptrdiff_t>(components));
        key.easing = m_main.timeline.easings.intern(keys.easings[i]);
        const KeyId id = track.keys.append(key);
        if (std::vector<KeptText> kept = m_kept.takeUpTo({index, part, static_cast<std::int32_t>(i)}); !kept.empty())
            track.keptAtKeys.emplace_back(id, std::move(kept));
    }
    if (!keys.isEmpty())
        track.base.assign(keys.values.begin(), keys.values.begin() + static_cast<std::ptrdiff_t>(components));
    addTrack(layer, property, std::move(track));
}

MorphSet Lifter::liftMorph(const CookedMorph &cooked, std::int32_t index)
{
    MorphSet morph;
    morph.name = cooked.name;
    morph.kept = m_kept.takeUpTo({index});
    std::int32_t part = KeptAt::kFirstShape;
    for (const CookedShape &shape : cooked.shapes)
        morph.regions.push_back(liftShape(shape, index, part++));
    return morph;
}

Node Lifter::liftShape(const CookedShape &shape, std::int32_t layer, std::int32_t part)
{
    ShapeKeys keys{shape, {}, {}};
    if (!m_cooked.isStill) {
        keys.group = m_main.timeline.newGroup();
        for (const Easing &easing : shape.easings)
            keys.easings.push_back(m_main.timeline.easings.intern(easing));
    }
    Node group = makeNode(NodeType::Group);
    Node path = makeNode(NodeType::Path);
    const TrackId pathTrack = addPaths(path, PathProperty::Shape, keys, false);
    group.items.push_back(std::move(path));
    liftPaint(group, keys);
    if (shape.layout.maskCount > 0) {
        Node mask = makeNode(NodeType::Mask);
        addPaths(mask, MaskProperty::Shape, keys, true);
        group.items.push_back(std::move(mask));
    }
    keepAtKeys(group, pathTrack, keys.easings.size(), layer, part);
    return group;
}

/** The paint is a fill, a gradient, a stroke's colour or a texture's tint; a stroke may have a gradient instead. */
void Lifter::liftPaint(Node &group, const ShapeKeys &keys)
{
    const RegionLayout &layout = keys.shape.layout;
    const bool isSolid = layout.paint == PaintKind::Solid;
    if (!isSolid)
        group.items.push_back(liftGradient(keys));
    if (layout.isStroke) {
        Node stroke = makeNode(NodeType::Stroke);
        if (isSolid)
            addNumbers(stroke, StrokeProperty::Colour, Kind::Colour, keys, 0, 4);
        addNumbers(stroke, StrokeProperty::Width, Kind::Number, keys, layout.strokeOffset(), 1);
        addChoice(stroke, StrokeProperty::Cap, static_cast<int>(layout.cap));
        addChoice(stroke, StrokeProperty::Join, static_cast<int>(layout.join));
        addNumbers(stroke, StrokeProperty::MiterLimit, Kind::Number, keys, layout.strokeOffset() + 1, 1);
        group.items.push_back(std::move(stroke));
    } else if (!layout.texture.empty()) {
        Node texture = makeNode(NodeType::Texture);
        Track image;
        image.kind = Kind::Asset;
        image.baseText = layout.texture;
        image.keys = Keys(Storage::Strings, 0);
        addTrack(texture, TextureProperty::Image, std::move(image));
        addNumbers(texture, TextureProperty::Tint, Kind::Colour, keys, 0, 4);
        addNumbers(texture, TextureProperty::Rect, Kind::Weights, keys, layout.textureOffset(), 4);
        addNumbers(texture, TextureProperty::Window, Kind::Weights, keys, layout.textureOffset() + 4, 4);
        group.items.push_back(std::move(texture));
    } else if (isSolid) {
        Node fill = makeNode(NodeType::Fill);
        addNumbers(fill, FillProperty::Colour, Kind::Colour, keys, 0, 4);
        group.items.push_back(std::move(fill));
    }
}

Node Lifter::liftGradient(const ShapeKeys &keys)
{
    const RegionLayout &layout = keys.shape.layout;
    Node gradient = makeNode(NodeType::GradientFill);
    addChoice(gradient, GradientFillProperty::Type, layout.paint == PaintKind::Radial ? 1 : 0);
    addNumbers(gradient, GradientFillProperty::Start, Kind::Vector2, keys, 0, 2);
    addNumbers(gradient, GradientFillProperty::End, Kind::Vector2, keys, 2, 2);
    if (layout.paint == PaintKind::Radial)
        addNumbers(gradient, GradientFillProperty::Focal, Kind::Vector2, keys, 4, 2);
    addNumbers(gradient, GradientFillProperty::Stops, Kind::Weights, keys, layout.stopOffset(),
               std::size_t{5} * layout.stopCount);
    return gradient;
}

Track Lifter::makeTrack(const ShapeKeys &keys, Kind kind) const
{
    Track track;
    track.kind = kind;
    track.group = keys.group;
    return track;
}

void Lifter::addTrack(Node &node, std::uint8_t property, Track track)
{
    track.target = node.id;
    track.property = property;
    node.properties.push_back({property, -1, m_main.timeline.add(std::move(track))});
}

void Lifter::addNumbers(Node &node, std::uint8_t property, Kind kind, const ShapeKeys &keys, std::size_t offset,
                        std::size_t count)
{
    const std::size_t stride = keys.shape.layout.stride();
    const auto valueOf = [&](std::size_t key) {
        const auto first = keys.shape.values.begin() + static_cast<std::ptrdiff_t>(key * stride + offset);
        return std::vector<double>(first, first + static_cast<std::ptrdiff_t>(count));
    };
    Track track = makeTrack(keys, kind);
    track.base = valueOf(0);
    track.keys = Keys(Storage::Numbers, static_cast<int>(count));
    for (std::size_t i = 0; i < keys.easings.size(); ++i) {
        Key key;
        key.time = keys.shape.frames[i];
        key.value = valueOf(i);
        key.easing = keys.easings[i];
        track.keys.append(key);
    }
    addTrack(node, property, std::move(track));
}

/** The outer contour and the holes of a key, or its mask: polylines, which are paths without handles. */
PathRef pathOf(const CookedShape &shape, std::size_t key, bool isMask)
{
    const RegionLayout &layout = shape.layout;
    auto at = shape.values.begin() + static_cast<std::ptrdiff_t>(key * layout.stride() + layout.pointOffset());
    const auto path = std::make_shared<Path>();
    const auto add = [&](std::uint32_t count, bool isClosed) {
        Contour &contour = path->contours.emplace_back();
        contour.closed = isClosed;
        contour.vertices.reserve(count);
        for (std::uint32_t i = 0; i < count; ++i, at += 2)
            contour.vertices.push_back({{at[0], at[1]}, {}, {}});
    };
    if (isMask) {
        at += static_cast<std::ptrdiff_t>(2 * (layout.pointCount() - layout.maskCount));
        add(layout.maskCount, true);
        return path;
    }
    add(layout.outerCount, !layout.isStroke || layout.isClosed);
    for (const std::uint32_t count : layout.holeCounts)
        add(count, true);
    return path;
}

TrackId Lifter::addPaths(Node &node, std::uint8_t property, const ShapeKeys &keys, bool isMask)
{
    Track track = makeTrack(keys, Kind::Path);
    track.basePath = pathOf(keys.shape, 0, isMask);
    track.keys = Keys(Storage::Paths, 0);
    for (std::size_t i = 0; i < keys.easings.size(); ++i) {
        Key key;
        key.time = keys.shape.frames[i];
        key.path = i == 0 ? track.basePath : pathOf(keys.shape, i, isMask);
        key.easing = keys.easings[i];
        track.keys.append(key);
    }
    addTrack(node, property, std::move(track));
    return node.properties.back().track;
}

void Lifter::addChoice(Node &node, std::uint8_t property, int value)
{
    Track track;
    track.kind = Kind::Choice;
    track.base = {static_cast<double>(value)};
    track.keys = Keys(Storage::Numbers, 1);
    addTrack(node, property, std::move(track));
}

/** Lines within a key stay with the key of the path; a still region has no keys, so the group keeps its lines. */
void Lifter::keepAtKeys(Node &group, TrackId path, std::size_t keyCount, std::int32_t layer, std::int32_t part)
{
    constexpr std::int32_t last = std::numeric_limits<std::int32_t>::max();
    group.kept = m_kept.takeUpTo({layer, part});
    if (keyCount == 0) {
        for (KeptText &kept : m_kept.takeUpTo({layer, part, 0, last}))
            group.kept.push_back(std::move(kept));
        return;
    }
    if (!m_kept.hasUpTo({layer, part, last, last}))
        return;
    Track &track = *m_main.timeline.edit(path);
    for (std::size_t i = 0; i < keyCount; ++i) {
        std::vector<KeptText> kept = m_kept.takeUpTo({layer, part, static_cast<std::int32_t>(i), last});
        if (!kept.empty())
            track.keptAtKeys.emplace_back(track.keys.id(i), std::move(kept));
    }
    track.revision = 0; // still being made
}

} // namespace

Rig lift(const CookedRig &cooked)
{
    return Lifter(cooked).lift();
}

} // namespace clipwright
