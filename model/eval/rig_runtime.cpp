// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/rig_runtime.h"

#include "model/core/out_of_memory.h"
#include "model/eval/clip_phase.h"
#include "model/eval/rig_checks.h"
#include "model/eval/rig_packed.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace clipwright {

/** Packs a checked rig into the arrays of RigRuntime::Packed. */
class RigRuntimeBuilder {
public:
    explicit RigRuntimeBuilder(RigRuntime &rig) : m_rig(rig), m_packed(*rig.m_packed) {}

    static Result<std::shared_ptr<const RigRuntime>> build(const CookedRig &rig);
    void addHeader(const CookedRig &rig);
    void addLayer(const CookedLayer &layer);
    void addShape(const CookedShape &shape);
    bool fits() const { return m_rig.m_pointCount + m_packed.stopCount <= std::numeric_limits<std::uint32_t>::max(); }

private:
    PackedColumn addKeys(std::span<const double> frames, std::span<const Easing> easings);
    std::uint32_t easeOf(const Easing &easing);
    std::int32_t textureOf(const std::string &name);
    ComposedRegion regionOf(const CookedShape &shape);
    void addTextureCoordinates(const RegionLayout &layout, std::span<const double> run);

    RigRuntime &m_rig;
    RigRuntime::Packed &m_packed;
    std::map<CubicEase, std::uint32_t> m_cubics;
    std::map<std::string, std::int32_t, std::less<>> m_textures;
};

void RigRuntimeBuilder::addHeader(const CookedRig &rig)
{
    m_rig.m_rate = rig.rate;
    m_rig.m_duration = rig.duration;
    m_rig.m_clips = rig.playableClips();
    m_rig.m_marks = rig.marks;
    m_rig.m_layerCount = rig.layers.size();
}

std::uint32_t RigRuntimeBuilder::easeOf(const Easing &easing)
{
    if (easing.row == Interpolation::Hold)
        return kEaseHold;
    if (easing.row == Interpolation::Linear)
        return kEaseLinear;
    const CubicEase cubic = CubicEase::of(easing);
    const auto next = kFirstCubic + static_cast<std::uint32_t>(m_packed.cubics.size());
    const auto [place, isNew] = m_cubics.try_emplace(cubic, next);
    if (isNew)
        m_packed.cubics.push_back(cubic);
    return place->second;
}

PackedColumn RigRuntimeBuilder::addKeys(std::span<const double> frames, std::span<const Easing> easings)
{
    const PackedColumn column{m_packed.frames.size(), frames.size(), m_packed.values.size()};
    m_packed.frames.insert(m_packed.frames.end(), frames.begin(), frames.end());
    for (const Easing &easing : easings)
        m_packed.eases.push_back(easeOf(easing));
    return column;
}

void RigRuntimeBuilder::addLayer(const CookedLayer &layer)
{
    m_packed.layerNames.push_back(layer.name);
    m_packed.parents.push_back(layer.parent);
    auto &columns = m_packed.channels.emplace_back();
    for (std::size_t i = 0; i < kCookedChannelCount; ++i) {
        const CookedKeys &keys = layer.channels[i];
        columns[i] = addKeys(keys.frames, keys.easings);
        m_packed.values.insert(m_packed.values.end(), keys.values.begin(), keys.values.end());
    }
    for (const CookedShape &shape : layer.shapes)
        addShape(shape);
}

std::int32_t RigRuntimeBuilder::textureOf(const std::string &name)
{
    if (name.empty())
        return -1;
    const auto [place, isNew] = m_textures.try_emplace(name, static_cast<std::int32_t>(m_rig.m_textures.size()));
    if (isNew)
        m_rig.m_textures.push_back(name);
    return place->second;
}

ComposedRegion RigRuntimeBuilder::regionOf(const CookedShape &shape)
{
    const RegionLayout &layout = shape.layout;
    ComposedRegion region;
    region.layer = static_cast<std::uint32_t>(m_packed.channels.size() - 1);
    const bool isFirst = m_packed.shapes.empty() || m_packed.shapes.back().region.layer != region.layer;
    region.shape = isFirst ? 0 : m_packed.shapes.back().region.shape + 1;
    region.source = shape.source;
    region.paint = layout.paint;
    region.isStroke = layout.isStroke;
    region.isClosed = layout.isClosed;
    region.cap = layout.cap;
    region.join = layout.join;
    region.texture = textureOf(layout.texture);
    region.firstStop = static_cast<std::uint32_t>(m_packed.stopCount);
    region.stopCount = layout.paint == PaintKind::Solid ? 0 : layout.stopCount;
    region.firstPoint = static_cast<std::uint32_t>(m_rig.m_pointCount);
    region.outerCount = layout.outerCount;
    region.firstHole = static_cast<std::uint32_t>(m_packed.holeCounts.size());
    region.holeCount = static_cast<std::uint32_t>(layout.holeCounts.size());
    region.maskCount = layout.maskCount;
    return region;
}

/** u v of each outer point: its place in the key's rectangle, from the left and from the top, within the window. */
void RigRuntimeBuilder::addTextureCoordinates(const RegionLayout &layout, std::span<const double> run)
{
    const auto rect = run.subspan(layout.textureOffset(), 4);
    const auto window = run.subspan(layout.textureOffset() + 4, 4);
    const auto points = run.subspan(layout.pointOffset(), 2 * std::size_t{layout.outerCount});
    const double top = rect[1] + rect[3];
    for (std::size_t i = 0; i < points.size(); i += 2) {
        const double u = (points[i] - rect[0]) / rect[2];
        const double v = (top - points[i + 1]) / rect[3];
        m_packed.values.push_back(window[0] + u * (window[2] - window[0]));
        m_packed.values.push_back(window[1] + v * (window[3] - window[1]));
    }
}

void RigRuntimeBuilder::addShape(const CookedShape &shape)
{
    const RegionLayout &layout = shape.layout;
    const bool isTextured = !layout.texture.empty();
    const std::size_t written = layout.stride();
    PackedShape packed;
    packed.layout = layout;
    packed.stride = written + (isTextured ? 2 * std::size_t{layout.outerCount} : 0);
    packed.pointCount = layout.pointCount();
    packed.firstValue = m_rig.m_valueCount;
    packed.region = regionOf(shape);
    packed.keys = addKeys(shape.frames, shape.easings);
    for (std::size_t key = 0; key < shape.frames.size(); ++key) {
        const auto run = std::span(shape.values).subspan(key * written, written);
        m_packed.values.insert(m_packed.values.end(), run.begin(), run.end());
        if (isTextured)
            addTextureCoordinates(layout, run);
    }
    m_packed.holeCounts.insert(m_packed.holeCounts.end(), layout.holeCounts.begin(), layout.holeCounts.end());
    m_packed.stopCount += packed.region.stopCount;
    m_rig.m_pointCount += packed.pointCount;
    m_rig.m_valueCount += packed.stride;
    m_rig.m_shapeCount += 1;
    m_packed.shapes.push_back(std::move(packed));
}

RigRuntime::RigRuntime() : m_packed(std::make_unique<Packed>()) {}

RigRuntime::~RigRuntime() = default;

Result<std::shared_ptr<const RigRuntime>> RigRuntime::build(const CookedRig &rig)
{
    return withinMemory([&] { return RigRuntimeBuilder::build(rig); });
}

Result<std::shared_ptr<const RigRuntime>> RigRuntimeBuilder::build(const CookedRig &rig)
{
    if (const Result<void> checked = checkRig(rig); !checked)
        return tl::make_unexpected(checked.error());
    const std::shared_ptr<RigRuntime> runtime(new RigRuntime);
    RigRuntimeBuilder builder(*runtime);
    builder.addHeader(rig);
    for (const CookedLayer &layer : rig.layers)
        builder.addLayer(layer);
    runtime->m_packed->shrink();
    if (!builder.fits())
        return refuse("rig-too-large", "a rig has at most 2^32 points and stops");
    return runtime;
}

int RigRuntime::clipNamed(std::string_view name) const
{
    const auto place = std::find_if(m_clips.begin(), m_clips.end(), [&](const TimeRange &c) { return c.name == name; });
    return place == m_clips.end() ? -1 : static_cast<int>(place - m_clips.begin());
}

std::string_view RigRuntime::layerName(std::size_t layer) const
{
    return m_packed->layerNames[layer];
}

int RigRuntime::layerParent(std::size_t layer) const
{
    return m_packed->parents[layer];
}

double RigRuntime::frameAt(std::size_t clip, double seconds) const
{
    const TimeRange &range = m_clips[clip];
    return range.start + phaseWithin(range, m_rate.frame(seconds));
}

double RigRuntime::parkedFrameAt(std::size_t clip, double seconds) const
{
    const TimeRange &range = m_clips[clip];
    return isEndOf(range, m_rate.frame(seconds)) ? range.end : frameAt(clip, seconds);
}

} // namespace clipwright
