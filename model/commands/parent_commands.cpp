// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/parent_commands.h"

#include "model/commands/property_commands.h"
#include "model/rig/layer_pose.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace clipwright {

namespace {

tl::unexpected<Error> notKept(std::string why)
{
    return refuse(std::string(kPoseNotKept), "expected a layer that can stay where it is: " + std::move(why));
}

/** A change of space that a layer's own numbers can say: turned, then scaled, and moved. */
struct Rebase {
    Affine between;
    double degrees = 0;
    Vec2 scale{1, 1};
};

/** What a number that should be another, but for the sums on the way to it, is. */
double settled(double value, double target)
{
    return std::abs(value - target) < 1e-12 ? target : value;
}

/**
 * A layer that is turned by `angle` keeps its shape under a change that scales evenly, or where both are along the axes.
 */
Result<Rebase> rebaseOf(const Affine &between, bool isTurned)
{
    Rebase rebase{between, 0, {1, 1}};
    const double along = std::hypot(between.a, between.b);
    const double across = between.determinant() / (along > 0 ? along : 1);
    if (!(along > 0) || across == 0 || !std::isfinite(along) || !std::isfinite(across))
        return notKept("a parent is flat there");
    const double slant = between.a * between.c + between.b * between.d;
    if (std::abs(slant) > 1e-9 * along * std::abs(across))
        return notKept("its parents would shear it");
    const bool isEven = std::abs(along - std::abs(across)) <= 1e-9 * along;
    if (isTurned && !isEven)
        return notKept("its parents would shear it");
    rebase.scale = {settled(along, 1), settled(across, 1)};
    rebase.degrees = std::atan2(between.b, between.a) * 180 / std::numbers::pi;
    return rebase;
}

/** Whether a layer ever stands otherwise than along the axes. */
bool isTurned(const Track *track)
{
    if (!track)
        return false;
    const double first =
        track->keys.isEmpty() ? (track->base.empty() ? 0 : track->base.front()) : track->keys.value(0)[0];
    bool turned = std::fmod(first, 180) != 0;
    // Between two other angles it passes those between.
    for (std::size_t i = 0; i < track->keys.size(); ++i)
        turned = turned || track->keys.value(i)[0] != first;
    return turned;
}

/** Maps a value, or the handle of one. */
using MapValue = std::function<void(std::span<double> value, bool isHandle)>;

/** Puts every value of a property's whole track through `map`, handles included. */
Result<void> mapProperty(DocumentEdit &edit, const PropertyRef &property, const MapValue &map)
{
    const Node *node = findNode(edit.rig(), property.composition, property.node);
    const bool isLinked = std::ranges::any_of(node->properties, [&](const PropertySlot &slot) {
        return slot.property == property.property && slot.link.layer;
    });
    if (isLinked)
        return notKept("another layer says its place");
    const Result<TrackId> id = trackFor(edit, property);
    if (!id)
        return tl::make_unexpected(id.error());
    const Track track = *edit.rig().find(property.composition)->timeline.find(*id);
    std::vector<double> base = track.base;
    map(base, false);
    if (Result<void> done = edit.setField({property.composition, {}, *id}, Field::Base, std::move(base)); !done)
        return done;
    std::vector<Key> keys;
    for (std::size_t i = 0; i < track.keys.size(); ++i) {
        Key key = track.keys.key(i);
        map(key.value, false);
        for (std::vector<double> *handle : {&key.spatialIn, &key.spatialOut, &key.tangentIn, &key.tangentOut}) {
            if (!handle->empty())
                map(*handle, true);
        }
        keys.push_back(std::move(key));
    }
    return edit.spliceKeys(property.composition, *id, 0, track.keys.size(), keys);
}

bool isSeparate(const Rig &rig, const PropertyRef &property)
{
    const Node *node = findNode(rig, property.composition, property.node);
    return std::ranges::any_of(node->properties, [&](const PropertySlot &slot) {
        return slot.property == property.property && slot.component >= 0 && slot.track;
    });
}

/** Each number on its own: `factor` times it, and `offset` for a value that is none of a handle. */
Result<void> mapNumbers(DocumentEdit &edit, const PropertyRef &property, Vec2 factor, Vec2 offset)
{
    const bool isWhole = !isSeparate(edit.rig(), property);
    if (isWhole)
        return mapProperty(edit, property, [&](std::span<double> v, bool isHandle) {
            v[0] = factor.x * v[0] + (isHandle ? 0 : offset.x);
            v[1] = factor.y * v[1] + (isHandle ? 0 : offset.y);
        });
    for (const std::int8_t i : {0, 1}) {
        PropertyRef part = property;
        part.component = i;
        Result<void> done = mapProperty(edit, part, [&](std::span<double> v, bool isHandle) {
            v[0] = factor[i] * v[0] + (isHandle ? 0 : offset[i]);
        });
        if (!done)
            return done;
    }
    return {};
}

/** Turned, such numbers would have to be mixed between the keys as no key can say it. */
bool movesByEasingsOfTheirOwn(const Rig &rig, const PropertyRef &property)
{
    const Composition &in = *rig.find(property.composition);
    const Node *node = findNode(rig, property.composition, property.node);
    const Track *track = in.timeline.find(node->track(property.property, property.component));
    for (std::size_t i = 0; track && i < track->keys.size(); ++i) {
        if (in.timeline.easings[track->keys.easing(i)].components > 1)
            return true;
    }
    return false;
}

Result<void> rebasePosition(DocumentEdit &edit, const PropertyRef &position, const Affine &between)
{
    if (between.b == 0 && between.c == 0)
        return mapNumbers(edit, position, {between.a, between.d}, {between.e, between.f});
    if (isSeparate(edit.rig(), position)) {
        if (Result<void> joined = joinComponents(edit, position); !joined)
            return notKept(joined.error().what);
    }
    if (movesByEasingsOfTheirOwn(edit.rig(), position))
        return notKept("its x and y move by easings of their own");
    return mapProperty(edit, position, [&](std::span<double> v, bool isHandle) {
        const Vec2 mapped = isHandle ? between.turn({v[0], v[1]}) : between.map({v[0], v[1]});
        v[0] = mapped.x;
        v[1] = mapped.y;
    });
}

Result<void> rebaseLayer(DocumentEdit &edit, CompositionId composition, NodeId layer, const Rebase &rebase)
{
    const auto property = [&](std::uint8_t id) { return PropertyRef{composition, layer, id, -1}; };
    Result<void> done = rebasePosition(edit, property(LayerProperty::Position), rebase.between);
    // A mirror turns the layer's own rotation round.
    const double sense = rebase.scale.y < 0 ? -1 : 1;
    if (done && (rebase.degrees != 0 || sense < 0))
        done = mapProperty(edit, property(LayerProperty::Rotation), [&](std::span<double> v, bool isHandle) {
            v[0] = sense * v[0] + (isHandle ? 0 : rebase.degrees);
        });
    if (done && rebase.scale != Vec2(1, 1))
        done = mapNumbers(edit, property(LayerProperty::Scale), rebase.scale, {0, 0});
    return done;
}

} // namespace

Result<void> reparent(DocumentEdit &edit, CompositionId composition, NodeId layer, NodeId parent,
                      std::optional<KeepPose> keep)
{
    const Composition *in = edit.rig().find(composition);
    const Layer *moved = in ? in->find(layer) : nullptr;
    if (!moved)
        return refuse("node-unknown", "expected a layer of the composition");
    if (moved->parent == parent)
        return {};
    std::optional<Rebase> rebase;
    if (keep) {
        const auto spaceOf = [&](NodeId id) {
            const Layer *above = in->find(id);
            return above ? layerTransform(*in, edit.rig().space, *above, keep->time) : Affine();
        };
        const Affine to = spaceOf(parent);
        if (to.determinant() == 0)
            return notKept("a parent is flat there");
        const Track *rotation = in->timeline.find(moved->track(LayerProperty::Rotation));
        Result<Rebase> found = rebaseOf(to.inverse() * spaceOf(moved->parent), isTurned(rotation));
        if (!found)
            return tl::make_unexpected(found.error());
        rebase = *found;
    }
    if (Result<void> done = edit.setField({composition, layer, {}}, Field::Parent, parent); !done)
        return done;
    return rebase && rebase->between != Affine() ? rebaseLayer(edit, composition, layer, *rebase) : Result<void>();
}

} // namespace clipwright
