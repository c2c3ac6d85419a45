// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/world_region.h"

#include "model/rig/rig_properties.h"

#include <algorithm>

namespace clipwright {

namespace {

/** The items of a group, one of each type at most. */
struct Items {
    const Node *path = nullptr;
    const Node *fill = nullptr;
    const Node *gradient = nullptr;
    const Node *stroke = nullptr;
    const Node *texture = nullptr;
    const Node *mask = nullptr;

    const Node **place(NodeType type)
    {
        switch (type) {
        case NodeType::Path: return &path;
        case NodeType::Fill: return &fill;
        case NodeType::GradientFill: return &gradient;
        case NodeType::Stroke: return &stroke;
        case NodeType::Texture: return &texture;
        case NodeType::Mask: return &mask;
        default: return nullptr;
        }
    }
    /** One region has one paint; a stroke may take its colours from a gradient. */
    bool hasOnePaint() const
    {
        const int plain = (fill ? 1 : 0) + (texture ? 1 : 0) + (gradient || stroke ? 1 : 0);
        return plain == 1;
    }
};

/** A property's values in the order in which they stand in a key's run. */
struct Numbers {
    const Track *track;
    std::span<const double> at(std::size_t key) const
    {
        return track->keys.isEmpty() ? std::span<const double>(track->base) : track->keys.value(key);
    }
};

const Path *pathAt(const Track &track, std::size_t key)
{
    return (track.keys.isEmpty() ? track.basePath : track.keys.path(key)).get();
}

class RegionCook {
public:
    RegionCook(WorldScope &scope, const Layer &layer, const Node &group)
        : m_scope(scope),
          m_layer(layer),
          m_group(group)
    {}

    std::optional<CookedShape> cook(KeptAt at);

private:
    bool findItems();
    bool collect();
    void collectGradient();
    void collectStroke();
    void collectTexture();
    bool checkKeys();
    bool readTopology();
    bool isPolyline(const Path &path) const;
    void readValues();
    void keepLines(KeptAt at);

    void number(const Node &node, std::uint8_t property, std::size_t count);
    int choice(const Node &node, std::uint8_t property, int choices);
    const Track *path(const Node &node, std::uint8_t property);
    bool refuse(std::string what) { return m_isFine = m_scope.refuse(m_layer, m_group, std::move(what)); }

    WorldScope &m_scope;
    const Layer &m_layer;
    const Node &m_group;
    Items m_items;
    bool m_isFine = true;
    std::vector<Numbers> m_numbers;
    const Track *m_path = nullptr;
    const Track *m_mask = nullptr;
    const Track *m_keyed = nullptr; ///< the first track with keys, whose times and easings all have
    CookedShape m_shape;
};

std::optional<CookedShape> RegionCook::cook(KeptAt at)
{
    if (!findItems() || !collect() || !checkKeys() || !readTopology())
        return std::nullopt;
    m_shape.source = m_group.id;
    readValues();
    keepLines(at);
    return std::move(m_shape);
}

bool RegionCook::findItems()
{
    if (m_group.type != NodeType::Group)
        return refuse("A " + std::string(nameOf(m_group.type)) + " stands outside a group.");
    m_isFine = checkNode(m_scope, m_layer, m_group, {});
    for (const Node &item : m_group.items) {
        const Node **place = m_items.place(item.type);
        if (!place)
            return refuse("A shape holds a " + std::string(nameOf(item.type)) + ".");
        if (*place)
            return refuse("A shape holds two of the type " + std::string(nameOf(item.type)) + ".");
        *place = &item;
    }
    if (!m_items.path || !m_items.hasOnePaint())
        return refuse("A shape needs one path and one paint.");
    return m_isFine;
}

/** Gathers the tracks in the order of the numbers of a key; the layout's style comes along. */
bool RegionCook::collect()
{
    if (m_items.gradient)
        collectGradient();
    if (m_items.fill) {
        m_isFine = checkNode(m_scope, m_layer, *m_items.fill, {FillProperty::Colour}) && m_isFine;
        number(*m_items.fill, FillProperty::Colour, 4);
    }
    if (m_items.texture)
        collectTexture();
    if (m_items.stroke)
        collectStroke();
    m_isFine = checkNode(m_scope, m_layer, *m_items.path, {PathProperty::Shape}) && m_isFine;
    m_path = path(*m_items.path, PathProperty::Shape);
    if (m_items.mask) {
        m_isFine = checkNode(m_scope, m_layer, *m_items.mask, {MaskProperty::Shape}) && m_isFine;
        m_mask = path(*m_items.mask, MaskProperty::Shape);
    }
    return m_isFine;
}

void RegionCook::collectGradient()
{
    using namespace GradientFillProperty;
    const Node &gradient = *m_items.gradient;
    m_isFine = checkNode(m_scope, m_layer, gradient, {Type, Start, End, Focal, Stops}) && m_isFine;
    const bool isRadial = choice(gradient, Type, 2) == 1;
    m_shape.layout.paint = isRadial ? PaintKind::Radial : PaintKind::Linear;
    number(gradient, Start, 2);
    number(gradient, End, 2);
    if (isRadial)
        number(gradient, Focal, 2);
    const Track *stops = m_scope.timeline.find(gradient.track(Stops));
    const std::size_t count = stops ? Numbers{stops}.at(0).size() : 0;
    if (count < 10 || count % 5 != 0)
        refuse("A gradient needs two or more stops of five numbers.");
    number(gradient, Stops, count);
    m_shape.layout.stopCount = static_cast<std::uint32_t>(count / 5);
}

void RegionCook::collectStroke()
{
    using namespace StrokeProperty;
    const Node &stroke = *m_items.stroke;
    m_shape.layout.isStroke = true;
    if (m_items.gradient) {
        m_isFine = checkNode(m_scope, m_layer, stroke, {Width, Cap, Join, MiterLimit}) && m_isFine;
    } else {
        m_isFine = checkNode(m_scope, m_layer, stroke, {Colour, Width, Cap, Join, MiterLimit}) && m_isFine;
        number(stroke, Colour, 4);
    }
    number(stroke, Width, 1);
    number(stroke, MiterLimit, 1);
    m_shape.layout.cap = static_cast<StrokeCap>(choice(stroke, Cap, 3));
    m_shape.layout.join = static_cast<StrokeJoin>(choice(stroke, Join, 3));
}

void RegionCook::collectTexture()
{
    using namespace TextureProperty;
    const Node &texture = *m_items.texture;
    m_isFine = checkNode(m_scope, m_layer, texture, {Image, Tint, Rect, Window}) && m_isFine;
    const Track *image = m_scope.timeline.find(texture.track(Image));
    if (!image || image->baseText.empty() || image->isAnimated())
        refuse("A texture needs one image.");
    else
        m_shape.layout.texture = image->baseText;
    number(texture, Tint, 4);
    number(texture, Rect, 4);
    number(texture, Window, 4);
}

void RegionCook::number(const Node &node, std::uint8_t property, std::size_t count)
{
    const Track *track = plainTrack(m_scope, m_layer, node, property, m_isFine);
    const bool hasNumbers =
        track
        && (track->keys.isEmpty() ? track->base.size() : static_cast<std::size_t>(std::max(track->keys.stride(), 0)))
               == count;
    if (!hasNumbers) {
        refuse("A " + std::string(nameOf(node.type)) + " lacks a number.");
        return;
    }
    m_numbers.push_back({track});
}

int RegionCook::choice(const Node &node, std::uint8_t property, int choices)
{
    const Track *track = m_scope.timeline.find(node.track(property));
    if (!track)
        return 0;
    const double value = track->isAnimated() || track->base.size() != 1 ? -1 : track->base[0];
    for (int i = 0; i < choices; ++i) {
        if (value == i)
            return i;
    }
    refuse("A choice of the " + std::string(nameOf(node.type)) + " changes or is none of those there are.");
    return 0;
}

const Track *RegionCook::path(const Node &node, std::uint8_t property)
{
    const Track *track = plainTrack(m_scope, m_layer, node, property, m_isFine);
    if (!track || (track->keys.isEmpty() ? !track->basePath : track->keys.storage() != Storage::Paths)) {
        refuse("A " + std::string(nameOf(node.type)) + " has no contour.");
        return nullptr;
    }
    return track;
}

bool RegionCook::checkKeys()
{
    std::vector<const Track *> tracks{m_path};
    if (m_mask)
        tracks.push_back(m_mask);
    for (const Numbers &numbers : m_numbers)
        tracks.push_back(numbers.track);
    for (const Track *track : tracks) {
        if (track->keys.isEmpty())
            continue;
        if (!m_keyed)
            m_keyed = track;
        bool agrees = track->keys.size() == m_keyed->keys.size();
        for (std::size_t i = 0; agrees && i < track->keys.size(); ++i)
            agrees = track->keys.time(i) == m_keyed->keys.time(i) && track->keys.easing(i) == m_keyed->keys.easing(i);
        if (!agrees)
            return refuse("The tracks of a shape have different key times or easings.");
    }
    const std::size_t count = m_keyed ? m_keyed->keys.size() : 1;
    for (std::size_t i = 0; i < count; ++i) {
        m_shape.frames.push_back(m_keyed ? m_keyed->keys.time(i) : 0);
        m_shape.easings.push_back(m_keyed ? easingOf(m_scope, *m_keyed, i) : Easing::linear());
    }
    return true;
}

bool RegionCook::isPolyline(const Path &path) const
{
    return std::ranges::all_of(path.contours, [](const Contour &contour) {
        return std::ranges::all_of(contour.vertices, [](const PathVertex &vertex) {
            return vertex.in == Vec2(0, 0) && vertex.out == Vec2(0, 0);
        });
    });
}

bool RegionCook::readTopology()
{
    const Path &first = *pathAt(*m_path, 0);
    const Path *const mask = m_mask ? pathAt(*m_mask, 0) : nullptr;
    for (std::size_t i = 0; i < m_shape.frames.size(); ++i) {
        const Path &path = *pathAt(*m_path, i);
        if (!isPolyline(path) || (mask && !isPolyline(*pathAt(*m_mask, i))))
            return refuse("A path has handles: the grammar has straight lines only.");
        if (!path.sameTopology(first) || (mask && !pathAt(*m_mask, i)->sameTopology(*mask)))
            return refuse("The paths of a shape differ in contours or points from key to key.");
    }
    RegionLayout &layout = m_shape.layout;
    if (first.contours.empty() || (mask && (mask->contours.size() != 1 || !mask->contours[0].closed)))
        return refuse("A shape needs a contour, and its mask exactly one that is closed.");
    for (std::size_t i = 0; i < first.contours.size(); ++i) {
        const Contour &contour = first.contours[i];
        if (!contour.closed && (i > 0 || !layout.isStroke))
            return refuse("A fill has an open contour.");
        const auto count = static_cast<std::uint32_t>(contour.vertices.size());
        if (i == 0)
            layout.outerCount = count;
        else
            layout.holeCounts.push_back(count);
    }
    layout.isClosed = layout.isStroke && first.contours[0].closed;
    layout.maskCount = mask ? static_cast<std::uint32_t>(mask->contours[0].vertices.size()) : 0;
    return true;
}

void RegionCook::readValues()
{
    std::vector<double> &values = m_shape.values;
    const auto addPath = [&values](const Path &path) {
        for (const Contour &contour : path.contours) {
            for (const PathVertex &vertex : contour.vertices)
                values.insert(values.end(), {vertex.point.x, vertex.point.y});
        }
    };
    for (std::size_t i = 0; i < m_shape.frames.size(); ++i) {
        for (const Numbers &numbers : m_numbers) {
            const std::span<const double> value = numbers.at(i);
            values.insert(values.end(), value.begin(), value.end());
        }
        addPath(*pathAt(*m_path, i));
        if (m_mask)
            addPath(*pathAt(*m_mask, i));
    }
}

void RegionCook::keepLines(KeptAt at)
{
    for (const KeptText &line : m_group.kept)
        m_scope.kept.emplace_back(KeptAt{at.layer, at.part, line.slot > 0 ? 0 : -1, line.slot}, line.text);
    m_scope.keep(at, m_path->kept);
    m_scope.keepKeys(*m_path, at);
}

} // namespace

std::optional<CookedShape> cookWorldRegion(WorldScope &scope, const Layer &layer, const Node &group, KeptAt at)
{
    return RegionCook(scope, layer, group).cook(at);
}

} // namespace clipwright
