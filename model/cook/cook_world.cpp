// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_world.h"

#include "model/cook/cook_clips.h"
#include "model/cook/names.h"
#include "model/cook/report.h"
#include "model/cook/world_kept.h"
#include "model/cook/world_limits.h"
#include "model/cook/world_region.h"
#include "model/cook/world_track.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace clipwright {

namespace {

class WorldCook {
public:
    explicit WorldCook(const Rig &rig) : m_rig(rig), m_main(rig.main()), m_scope{m_main.timeline, m_output.issues} {}

    CookOutput cook(const CookSettings &settings);

private:
    void cookLayers();
    void checkLayer(const Layer &layer);
    CookedLayer cookLayer(const Layer &layer);
    void cookChannel(const Layer &layer, CookedChannel channel, CookedLayer &cooked);
    void cookMorphs();
    std::vector<CookedShape> cookRegions(const Layer &layer, const std::vector<Node> &items, std::int32_t index);
    std::vector<TimeRange> clipsOf(std::string_view setting);
    void refuseDocument(std::string what);

    const Rig &m_rig;
    const Composition &m_main;
    CookOutput m_output;
    WorldScope m_scope;
    CookedRig m_cooked;
    std::unordered_map<NodeId, int> m_indices; ///< of the layers cooked so far
};

CookOutput WorldCook::cook(const CookSettings &settings)
{
    const Timeline &timeline = m_main.timeline;
    m_output.issues = m_rig.gaps;
    m_cooked.isStill = m_rig.isStill;
    m_cooked.rate = timeline.rate;
    m_cooked.duration = timeline.length;
    m_cooked.clips = clipsOf(settings.clips);
    m_cooked.marks = timeline.marks;
    if (timeline.unit != TimeUnit::Frame || timeline.start != 0)
        refuseDocument("The timeline must count frames from 0.");
    if (const std::string what = brokenHeader(m_cooked); !what.empty())
        refuseDocument("This cannot be written: " + what + ".");
    for (const KeptText &line : m_rig.kept)
        m_scope.kept.emplace_back(headerPlace(line.slot), line.text);
    cookLayers();
    cookMorphs();
    std::ranges::stable_sort(m_scope.kept, {}, &std::pair<KeptAt, std::string>::first);
    m_cooked.kept = std::move(m_scope.kept);
    m_output.counts = countKeys(m_rig, m_cooked);
    m_output.rig = std::move(m_cooked);
    return std::move(m_output);
}

void WorldCook::refuseDocument(std::string what)
{
    addRefusal(m_output.issues, "needs-source", std::move(what), "Keep the rig as a source, or undo this.");
}

std::vector<TimeRange> WorldCook::clipsOf(std::string_view setting)
{
    if (setting.empty())
        return m_main.timeline.ranges;
    std::vector<TimeRange> clips;
    for (bool isLast = false; !isLast;) {
        const std::size_t comma = setting.find(',');
        isLast = comma == std::string_view::npos;
        if (std::optional<TimeRange> clip = parseClip(trimmed(setting.substr(0, comma)), m_output.issues)) {
            clip->start = std::clamp(clip->start, 0.0, m_main.timeline.length);
            clip->end = std::clamp(clip->end, 0.0, m_main.timeline.length);
            clips.push_back(std::move(*clip));
        }
        setting.remove_prefix(isLast ? setting.size() : comma + 1);
    }
    return clips;
}

void WorldCook::cookLayers()
{
    for (const std::shared_ptr<const Layer> &layer : m_main.layers) {
        checkLayer(*layer);
        CookedLayer cooked = cookLayer(*layer);
        if (const std::string what = brokenLayer(m_cooked, cooked); !what.empty() && !m_rig.isStill)
            m_scope.refuse(*layer, *layer, "This cannot be written: " + what + ".");
        m_indices.emplace(layer->id, static_cast<int>(m_cooked.layers.size()));
        m_cooked.layers.push_back(std::move(cooked));
    }
}

void WorldCook::checkLayer(const Layer &layer)
{
    if (layer.kind != LayerKind::Shape && layer.kind != LayerKind::Null)
        m_scope.refuse(layer, layer, "A layer is of the kind " + std::string(nameOf(layer.kind)) + ".");
    if (layer.windowStart != 0 || layer.windowEnd != m_main.timeline.length)
        m_scope.refuse(layer, layer, "A layer is not there for the whole timeline.");
    if (layer.isMatteSource || layer.startTime != 0)
        m_scope.refuse(layer, layer, "A layer is a matte or is shifted in time.");
    using namespace LayerProperty;
    checkNode(m_scope, layer, layer, {Position, Anchor, Scale, Rotation, Opacity});
}

CookedLayer WorldCook::cookLayer(const Layer &layer)
{
    const auto index = static_cast<std::int32_t>(m_cooked.layers.size());
    CookedLayer cooked;
    cooked.name = layer.name;
    cooked.source = layer.id;
    if (layer.parent) {
        const auto parent = m_indices.find(layer.parent);
        if (parent == m_indices.end())
            m_scope.refuse(layer, layer, "A layer hangs from one that does not stand before it.");
        else
            cooked.parent = parent->second;
    }
    m_scope.keep({index}, layer.kept);
    for (std::size_t i = 0; i < kCookedChannelCount; ++i)
        cookChannel(layer, static_cast<CookedChannel>(i), cooked);
    cooked.shapes = cookRegions(layer, layer.items, index);
    return cooked;
}

void WorldCook::cookChannel(const Layer &layer, CookedChannel channel, CookedLayer &cooked)
{
    bool isFine = true;
    const Track *track = plainTrack(m_scope, layer, layer, static_cast<std::uint8_t>(channel), isFine);
    const auto components = static_cast<std::size_t>(componentsOf(channel));
    if (!track || !isFine)
        return;
    CookedKeys &keys = cooked.channel(channel);
    const KeptAt at{static_cast<std::int32_t>(m_cooked.layers.size()), static_cast<std::int32_t>(channel)};
    m_scope.keep(at, track->kept);
    if (track->keys.isEmpty()) {
        const bool isDefault = std::ranges::all_of(track->base, [&](double v) { return v == defaultOf(channel); });
        if (!isDefault && track->base.size() == components)
            keys = {{0}, {Easing::linear()}, track->base};
        return;
    }
    if (track->keys.storage() != Storage::Numbers || track->keys.stride() != static_cast<int>(components)) {
        m_scope.refuse(layer, layer, "The " + std::string(nameOf(channel)) + " has keys of another kind.");
        return;
    }
    m_scope.keepKeys(*track, at);
    for (std::size_t i = 0; i < track->keys.size(); ++i) {
        keys.frames.push_back(track->keys.time(i));
        keys.easings.push_back(easingOf(m_scope, *track, i));
        const std::span<const double> value = track->keys.value(i);
        keys.values.insert(keys.values.end(), value.begin(), value.end());
    }
}

std::vector<CookedShape> WorldCook::cookRegions(const Layer &layer, const std::vector<Node> &items, std::int32_t index)
{
    std::vector<CookedShape> shapes;
    for (const Node &item : items) {
        const KeptAt at{index, KeptAt::kFirstShape + static_cast<std::int32_t>(shapes.size())};
        std::optional<CookedShape> shape = cookWorldRegion(m_scope, layer, item, at);
        if (!shape)
            continue;
        if (const std::string what = brokenShape(m_cooked, *shape); !what.empty())
            m_scope.refuse(layer, item, "This cannot be written: " + what + ".");
        else
            shapes.push_back(std::move(*shape));
    }
    return shapes;
}

void WorldCook::cookMorphs()
{
    std::int32_t index = 0;
    for (const MorphSet &morph : m_rig.morphs) {
        Layer named;
        named.name = morph.name;
        m_scope.keep({++index}, morph.kept);
        m_cooked.morphs.push_back({morph.name, cookRegions(named, morph.regions, index)});
    }
}

} // namespace

CookOutput cookWorld(const Rig &rig, const CookSettings &settings)
{
    if (rig.compositions.empty()) {
        CookOutput output;
        addRefusal(output.issues, "timeline-empty", "The rig has no composition.");
        return output;
    }
    return WorldCook(rig).cook(settings);
}

} // namespace clipwright
