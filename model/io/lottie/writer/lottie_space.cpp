// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_space.h"

#include "model/document/rig_access.h"
#include "model/io/lottie/writer/lottie_space_shapes.h"
#include "model/io/lottie/writer/lottie_space_tracks.h"
#include "model/rig/rig_properties.h"

#include <algorithm>

namespace clipwright {

namespace {

constexpr double kSide = 2 * kPixelsAUnit; // what the cook takes for two units
constexpr double kStillRate = 30;          // of what has no time

class SpaceConverter {
public:
    explicit SpaceConverter(const Rig &rig) : m_rig(rig)
    {
        // New ones come behind those that keep their ids.
        const auto see = [this](const Node &node) { m_lastNode = std::max(m_lastNode, node.id.value); };
        for (const std::shared_ptr<const Composition> &composition : rig.compositions) {
            for (const std::shared_ptr<const Layer> &layer : composition->layers)
                visitNodes(*layer, see);
        }
    }

    LottieSpaceRig convert()
    {
        m_made.rig.space = RigSpace::Lottie;
        m_made.rig.assets = m_rig.assets;
        for (const std::shared_ptr<const Composition> &composition : m_rig.compositions)
            m_made.rig.compositions.push_back(convert(*composition));
        if (!m_rig.morphs.empty())
            tell("lottie-morphs", "A Lottie file has no morph sets; they are left out.", {});
        return std::move(m_made);
    }

private:
    std::shared_ptr<const Composition> convert(const Composition &from)
    {
        auto to = std::make_shared<Composition>();
        to->id = from.id;
        to->name = from.name;
        to->sourceId = from.sourceId;
        to->width = to->height = kSide;
        to->timeline.rate = from.timeline.rate;
        to->timeline.start = from.timeline.start;
        to->timeline.length = from.timeline.length;
        to->timeline.ranges = from.timeline.ranges;
        to->timeline.marks = from.timeline.marks;
        to->timeline.easings = from.timeline.easings;
        if (m_rig.isStill || !(to->timeline.length > 0)) {
            to->timeline.rate.framesPerSecond = kStillRate;
            to->timeline.length = 1;
        }
        SpaceTracks tracks(from.timeline, to->timeline);
        // The last one is on top there, the first one here.
        for (auto layer = from.layers.rbegin(); layer != from.layers.rend(); ++layer)
            to->layers.push_back(convert(from, **layer, tracks, to->timeline));
        return to;
    }

    std::shared_ptr<const Layer> convert(const Composition &in, const Layer &from, SpaceTracks &tracks,
                                         const Timeline &timeline)
    {
        auto to = std::make_shared<Layer>();
        to->id = from.id;
        to->type = NodeType::Layer;
        to->name = from.name;
        to->isHidden = from.isHidden;
        to->kind = from.kind == LayerKind::Null ? LayerKind::Null : LayerKind::Shape;
        to->parent = from.parent;
        to->windowStart = from.windowStart;
        to->windowEnd = m_rig.isStill ? timeline.start + timeline.length : from.windowEnd;
        addPlace(*to, from, tracks);
        const auto addScaled = [&](std::uint8_t property, Kind kind, double by) {
            if (const Track *track = tracks.find(from, property))
                tracks.add(*to, property, kind, *track, [by](std::span<const double> value) {
                    std::vector<double> scaled(value.begin(), value.end());
                    for (double &part : scaled)
                        part = part == 0 ? 0 : part * by;
                    return scaled;
                });
        };
        addScaled(LayerProperty::Scale, Kind::Vector2, 100);
        addScaled(LayerProperty::Rotation, Kind::Angle, -1);
        addOpacity(in, *to, from, tracks);
        ShapeConverter shapes(tracks, m_lastNode, [&](const char *code, const char *what) { tell(code, what, from); });
        for (auto item = from.items.rbegin(); item != from.items.rend(); ++item) {
            if (std::optional<Node> group = shapes.convert(*item))
                to->items.push_back(std::move(*group));
        }
        if (!from.kept.empty())
            tell("lottie-kept", "A Lottie file has no comments; those of the layer are left out.", from);
        return to;
    }

    /** The middle of the picture is the origin of those that hang from nothing. */
    static void addPlace(Layer &to, const Layer &from, SpaceTracks &tracks)
    {
        const double middle = from.parent ? 0 : kSide / 2;
        const auto place = [](double x, double y, double origin) {
            return std::vector<double>{origin + x * kPixelsAUnit, origin - y * kPixelsAUnit};
        };
        if (const Track *position = tracks.find(from, LayerProperty::Position))
            tracks.add(to, LayerProperty::Position, Kind::Vector2, *position,
                       [=](std::span<const double> value) { return place(value[0], value[1], middle); });
        else if (middle != 0)
            tracks.addStill(to, LayerProperty::Position, Kind::Vector2, {middle, middle});
        if (const Track *anchor = tracks.find(from, LayerProperty::Anchor))
            tracks.add(to, LayerProperty::Anchor, Kind::Vector2, *anchor,
                       [=](std::span<const double> value) { return place(value[0], value[1], 0); });
    }

    /** Here nobody takes the opacity of what it hangs from: it is multiplied in. Two that move do not make one. */
    void addOpacity(const Composition &in, Layer &to, const Layer &from, SpaceTracks &tracks)
    {
        double still = 100;
        const Track *moving = nullptr;
        for (const Layer *at = &from; at; at = in.find(at->parent)) {
            const Track *track = tracks.find(*at, LayerProperty::Opacity);
            if (!track)
                continue;
            if (track->keys.isEmpty())
                still *= std::clamp(track->base.front(), 0.0, 1.0);
            else if (!moving)
                moving = track;
            else
                tell("lottie-opacity", "The layer fades with two others that fade; one of them is left out.", from);
        }
        if (moving)
            tracks.add(to, LayerProperty::Opacity, Kind::Number, *moving, [still](std::span<const double> value) {
                return std::vector<double>{std::clamp(value[0], 0.0, 1.0) * still};
            });
        else if (still != 100)
            tracks.addStill(to, LayerProperty::Opacity, Kind::Number, {still});
    }

    void tell(const char *code, const char *what, const Layer &layer)
    {
        // Once a layer, however many of its parts it is about.
        const auto isTold = [&](const Issue &told) {
            return told.node == layer.id && told.code == code && told.what == what;
        };
        if (std::ranges::any_of(m_made.issues, isTold))
            return;
        Issue issue;
        issue.fate = Fate::Dropped;
        issue.code = code;
        issue.what = what;
        issue.layer = layer.name;
        issue.node = layer.id;
        m_made.issues.push_back(std::move(issue));
    }

    const Rig &m_rig;
    LottieSpaceRig m_made;
    std::uint32_t m_lastNode = 0;
};

} // namespace

LottieSpaceRig toLottieSpace(const Rig &rig)
{
    if (rig.space == RigSpace::World)
        return SpaceConverter(rig).convert();
    LottieSpaceRig same{rig, {}};
    same.rig.text = nullptr;
    return same;
}

} // namespace clipwright
