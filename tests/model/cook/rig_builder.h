// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/cook.h"
#include "model/rig/cooked_rig.h"
#include "model/rig/rig.h"
#include "model/rig/rig_properties.h"

#include <QStringList>

#include <deque>
#include <string>
#include <vector>

namespace clipwright {

/** A key as a test writes it. */
struct TestKey {
    double time;
    std::vector<double> value;
    Easing easing = Easing::linear();
    std::vector<double> spatialOut = {};
    std::vector<double> spatialIn = {};
};

struct TestPathKey {
    double time;
    Path path;
    Easing easing = Easing::linear();
};

/** Builds Lottie-space rigs of one composition in code: 200 × 200, frames 0 … 60 at 30 a second unless said. */
class RigBuilder {
public:
    double width = 200;
    double height = 200;
    Timeline timeline;

    RigBuilder();

    /** The layers in the order of the source; the reference stays. A window over the whole timeline. */
    Layer &addLayer(const std::string &name, LayerKind kind = LayerKind::Shape);
    Node node(NodeType type);

    void set(Node &node, std::uint8_t property, std::vector<double> value);
    void animate(Node &node, std::uint8_t property, const std::vector<TestKey> &keys, int component = -1);
    void setPath(Node &node, Path path);
    void animatePath(Node &node, const std::vector<TestPathKey> &keys);

    Node rectangle(Vec2 centre, Vec2 size);
    Node ellipse(Vec2 centre, Vec2 size);
    Node polygon(const std::vector<Vec2> &points, bool closed = true);
    Node fill(double red, double green, double blue, double opacity = 100);
    Node stroke(double width, StrokeCap cap = StrokeCap::Round);

    /** A layer with a red 40 × 20 rectangle about its origin. */
    Layer &addBox(const std::string &name);

    Rig build() const;

private:
    Track track(const Node &node, std::uint8_t property, Kind kind, int component);

    std::deque<Layer> m_layers;
    std::uint32_t m_lastNode = 0;
};

/** The codes of what a cook has to say, in order. */
QStringList codesOf(const CookOutput &output);

Path polygonPath(const std::vector<Vec2> &points, bool closed = true);

} // namespace clipwright
