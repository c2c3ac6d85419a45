// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/rig_builder.h"

#include <utility>

namespace clipwright {

namespace {

Kind kindOf(const Node &node, std::uint8_t property)
{
    for (const PropertyRow &row : propertiesOf(node.type, RigSpace::Lottie)) {
        if (row.id == property)
            return row.kind;
    }
    return Kind::Number;
}

} // namespace

RigBuilder::RigBuilder()
{
    timeline.rate = Rate{30};
    timeline.length = 60;
}

Layer &RigBuilder::addLayer(const std::string &name, LayerKind kind)
{
    Layer &layer = m_layers.emplace_back();
    layer.id = NodeId{++m_lastNode};
    layer.type = NodeType::Layer;
    layer.name = name;
    layer.kind = kind;
    layer.windowStart = timeline.start;
    layer.windowEnd = timeline.start + timeline.length;
    layer.pointer = "/layers/" + std::to_string(m_layers.size() - 1);
    return layer;
}

Node RigBuilder::node(NodeType type)
{
    Node node;
    node.id = NodeId{++m_lastNode};
    node.type = type;
    return node;
}

Track RigBuilder::track(const Node &node, std::uint8_t property, Kind kind, int component)
{
    Track track;
    track.target = node.id;
    track.property = property;
    track.component = static_cast<std::int8_t>(component);
    track.kind = kind;
    return track;
}

void RigBuilder::set(Node &node, std::uint8_t property, std::vector<double> value)
{
    Track made = track(node, property, kindOf(node, property), -1);
    made.base = std::move(value);
    node.properties.push_back({property, -1, timeline.add(std::move(made))});
}

void RigBuilder::animate(Node &node, std::uint8_t property, const std::vector<TestKey> &keys, int component)
{
    Track made = track(node, property, kindOf(node, property), component);
    made.base = keys.front().value;
    made.keys = Keys(Storage::Numbers, static_cast<int>(keys.front().value.size()));
    for (const TestKey &test : keys) {
        Key key;
        key.time = test.time;
        key.value = test.value;
        key.easing = timeline.easings.intern(test.easing);
        key.spatialIn = test.spatialIn;
        key.spatialOut = test.spatialOut;
        made.keys.append(key);
    }
    node.properties.push_back({property, static_cast<std::int8_t>(component), timeline.add(std::move(made))});
}

void RigBuilder::setPath(Node &node, Path path)
{
    Track made = track(node, PathProperty::Shape, Kind::Path, -1);
    made.basePath = std::make_shared<const Path>(std::move(path));
    node.properties.push_back({PathProperty::Shape, -1, timeline.add(std::move(made))});
}

void RigBuilder::animatePath(Node &node, const std::vector<TestPathKey> &keys)
{
    Track made = track(node, PathProperty::Shape, Kind::Path, -1);
    made.basePath = std::make_shared<const Path>(keys.front().path);
    made.keys = Keys(Storage::Paths, 0);
    for (const TestPathKey &test : keys) {
        Key key;
        key.time = test.time;
        key.path = std::make_shared<const Path>(test.path);
        key.easing = timeline.easings.intern(test.easing);
        made.keys.append(key);
    }
    node.properties.push_back({PathProperty::Shape, -1, timeline.add(std::move(made))});
}

Node RigBuilder::rectangle(Vec2 centre, Vec2 size)
{
    Node made = node(NodeType::Rectangle);
    set(made, RectangleProperty::Position, {centre.x, centre.y});
    set(made, RectangleProperty::Size, {size.x, size.y});
    return made;
}

Node RigBuilder::ellipse(Vec2 centre, Vec2 size)
{
    Node made = node(NodeType::Ellipse);
    set(made, EllipseProperty::Position, {centre.x, centre.y});
    set(made, EllipseProperty::Size, {size.x, size.y});
    return made;
}

Node RigBuilder::polygon(const std::vector<Vec2> &points, bool closed)
{
    Node made = node(NodeType::Path);
    setPath(made, polygonPath(points, closed));
    return made;
}

Node RigBuilder::fill(double red, double green, double blue, double opacity)
{
    Node made = node(NodeType::Fill);
    set(made, FillProperty::Colour, {red, green, blue, 1});
    set(made, FillProperty::Opacity, {opacity});
    return made;
}

Node RigBuilder::stroke(double strokeWidth, StrokeCap cap)
{
    Node made = node(NodeType::Stroke);
    set(made, StrokeProperty::Width, {strokeWidth});
    set(made, StrokeProperty::Cap, {static_cast<double>(cap)});
    return made;
}

Layer &RigBuilder::addBox(const std::string &name)
{
    Layer &layer = addLayer(name);
    layer.items = {rectangle({0, 0}, {40, 20}), fill(1, 0, 0)};
    return layer;
}

Rig RigBuilder::build() const
{
    auto composition = std::make_shared<Composition>();
    composition->id = CompositionId{1};
    composition->width = width;
    composition->height = height;
    composition->timeline = timeline;
    for (const Layer &layer : m_layers)
        composition->layers.push_back(std::make_shared<const Layer>(layer));
    Rig rig;
    rig.compositions.push_back(composition);
    return rig;
}

QStringList codesOf(const CookOutput &output)
{
    QStringList codes;
    for (const Issue &issue : output.issues)
        codes << QString::fromStdString(issue.code);
    return codes;
}

Path polygonPath(const std::vector<Vec2> &points, bool closed)
{
    Contour contour;
    contour.closed = closed;
    for (Vec2 point : points)
        contour.vertices.push_back({point, {0, 0}, {0, 0}});
    return {{contour}};
}

} // namespace clipwright
