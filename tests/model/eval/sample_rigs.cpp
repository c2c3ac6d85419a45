// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/sample_rigs.h"

#include <QtGlobal>

namespace clipwright::samples {

namespace {

CookedShape stillShape(RegionLayout layout, std::vector<double> values)
{
    CookedShape shape;
    shape.layout = std::move(layout);
    shape.frames = {0};
    shape.easings = {Easing::linear()};
    shape.values = std::move(values);
    return shape;
}

} // namespace

CookedKeys keys(std::initializer_list<ChannelKey> list)
{
    CookedKeys result;
    for (const ChannelKey &key : list) {
        result.frames.push_back(key.frame);
        result.easings.push_back(key.easing);
        result.values.insert(result.values.end(), key.value.begin(), key.value.end());
    }
    return result;
}

CookedShape triangle()
{
    RegionLayout layout;
    layout.outerCount = 3;
    return stillShape(layout, {0.2, 0.4, 0.6, 0.8, 0, 0, 1, 0, 0, 1});
}

CookedShape strokeWithMask()
{
    RegionLayout layout;
    layout.isStroke = true;
    layout.cap = StrokeCap::Round;
    layout.outerCount = 2;
    layout.maskCount = 3;
    return stillShape(layout, {0, 0, 0, 1, 2, 4, 0, 0, 3, 0, -1, -1, 4, -1, 0, 4});
}

CookedShape radialGradient()
{
    RegionLayout layout;
    layout.paint = PaintKind::Radial;
    layout.stopCount = 2;
    layout.outerCount = 3;
    return stillShape(layout, {0, 0, 1, 0, 0.25, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0.5, 0, 0, 1, 0, 0, 1});
}

CookedShape texturedSquare()
{
    RegionLayout layout;
    layout.texture = "skin.png";
    layout.outerCount = 4;
    CookedShape shape;
    shape.layout = layout;
    shape.frames = {0, 10};
    shape.easings = {Easing::linear(), Easing::linear()};
    const std::vector<double> points{0, 0, 1, 0, 1, 1, 0, 1};
    shape.values = {1, 1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1};
    shape.values.insert(shape.values.end(), points.begin(), points.end());
    const std::vector<double> second{1, 1, 1, 1, 0, 0, 2, 2, 0, 0, 0.5, 0.5};
    shape.values.insert(shape.values.end(), second.begin(), second.end());
    shape.values.insert(shape.values.end(), points.begin(), points.end());
    return shape;
}

CookedLayer triangleLayer(const char *name, int parent)
{
    CookedLayer layer;
    layer.name = name;
    layer.parent = parent;
    layer.shapes = {triangle()};
    return layer;
}

CookedRig turningRig()
{
    CookedRig rig;
    rig.rate = {10};
    rig.duration = 40;
    rig.clips = {{"a", 0, 20, true}, {"b", 20, 40, false}, {"c", 10, 30, true}};
    rig.layers = {triangleLayer("body")};
    rig.layers[0].channel(CookedChannel::Rotation) = keys({{0, {0}}, {40, {400}}});
    return rig;
}

std::shared_ptr<const RigRuntime> built(const CookedRig &rig)
{
    const auto runtime = RigRuntime::build(rig);
    if (!runtime)
        qFatal("%s: %s", runtime.error().code.c_str(), runtime.error().what.c_str());
    return *runtime;
}

} // namespace clipwright::samples
