// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_plain.h"

#include "model/io/lottie/lottie_keys.h"
#include "model/timeline/easing_cubics.h"

#include <algorithm>

namespace clipwright {

namespace {

const PathRef &noPath()
{
    static const PathRef empty = std::make_shared<Path>();
    return empty;
}

/** A contour without points is none. */
PathRef plainPath(const PathRef &path)
{
    const bool isNone =
        !path || path->contours.empty() || (path->contours.size() == 1 && path->contours.front().vertices.empty());
    return isNone ? noPath() : path;
}

bool isDiagonal(std::span<const double> handles)
{
    return handles[0] == handles[1] && handles[2] == handles[3];
}

PlainKey plainKey(const Keys &keys, std::size_t i)
{
    PlainKey key;
    key.id = keys.id(i);
    key.time = keys.time(i);
    if (keys.storage() == Storage::Paths)
        key.path = plainPath(keys.path(i));
    else
        key.value.assign(keys.value(i).begin(), keys.value(i).end());
    return key;
}

std::vector<double> handleOf(std::span<const double> handle)
{
    const bool isZero = std::ranges::all_of(handle, [](double part) { return part == 0; });
    return isZero ? std::vector<double>() : std::vector<double>(handle.begin(), handle.end());
}

} // namespace

Easing plainEasing(const Easing &easing, std::size_t components)
{
    if (easing.row == Interpolation::Hold)
        return Easing::hold();
    const std::optional<Easing> converted = easing.row == Interpolation::Cubic ? std::nullopt : asCubic(easing);
    if (easing.row == Interpolation::Linear || (easing.row != Interpolation::Cubic && !converted))
        return Easing::linear();
    const Easing &cubic = converted ? *converted : easing;
    Easing plain{Interpolation::Cubic, 1, {}};
    bool isShared = true;
    bool isLinear = true;
    for (std::size_t c = 0; c < std::max<std::size_t>(components, 1); ++c) {
        const std::span<const double> handles = cubic.parametersOf(static_cast<int>(c));
        plain.parameters.insert(plain.parameters.end(), handles.begin(), handles.end());
        isShared = isShared && std::equal(handles.begin(), handles.end(), plain.parameters.begin());
        isLinear = isLinear && isDiagonal(handles);
    }
    if (isLinear)
        return Easing::linear();
    if (isShared)
        plain.parameters.resize(4);
    else
        plain.components = static_cast<int>(components);
    return plain;
}

PlainTrack plainTrack(const Track *track, const PropertyRow &row, int component, const EasingTable &easings)
{
    PlainTrack plain{row.kind, component, {}, {}, {}};
    const bool isPath = rowOf(row.kind).storage == Storage::Paths;
    const bool isList = row.kind == Kind::Weights;
    if (!track) {
        if (isPath)
            plain.path = noPath();
        else if (component >= 0)
            plain.base = {row.defaults[static_cast<std::size_t>(component)]};
        else
            plain.base.assign(row.defaults.begin(), row.defaults.end());
        return plain;
    }
    if (track->keys.isEmpty() || isList)
        plain.base.assign(track->base.size(), 0); // of keys only how long it is counts
    if (track->keys.isEmpty()) {
        plain.base = track->base;
        plain.path = isPath ? plainPath(track->basePath) : PathRef();
        return plain;
    }
    const Keys &keys = track->keys;
    const bool isSpatial = row.kind == Kind::Vector2 && component < 0 && keys.stride() == 2;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        plain.keys.push_back(plainKey(keys, i));
        PlainKey &key = plain.keys.back();
        if (!isSpatial)
            continue;
        key.spatialOut = handleOf(keys.spatialOut(i));
        if (i > 0) {
            PlainKey &left = plain.keys[i - 1];
            key.spatialIn = handleOf(keys.spatialIn(i));
            dropStraightHandles(left.value, key.value, left.spatialOut, key.spatialIn);
        }
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        PlainKey &key = plain.keys[i];
        const bool isBent = i + 1 < keys.size() && (!key.spatialOut.empty() || !plain.keys[i + 1].spatialIn.empty());
        key.easing = plainEasing(easings[keys.easing(i)], isBent || isList ? 1 : key.value.size());
    }
    return plain;
}

bool samePath(const PathRef &left, const PathRef &right)
{
    return left == right || (left && right && *left == *right);
}

bool sameKey(const PlainKey &left, const PlainKey &right)
{
    return left.time == right.time && left.value == right.value && samePath(left.path, right.path)
           && left.easing == right.easing && left.spatialIn == right.spatialIn && left.spatialOut == right.spatialOut;
}

bool sameTrack(const PlainTrack &left, const PlainTrack &right)
{
    return left.base == right.base && samePath(left.path, right.path)
           && std::ranges::equal(left.keys, right.keys, sameKey);
}

bool isUntouched(const Track *now, const EasingTable &easings, const Track *was, const EasingTable &wasEasings)
{
    if (!now || !was || now->base != was->base || !samePath(now->basePath, was->basePath) || !(now->keys == was->keys))
        return false;
    for (std::size_t i = 0; i < now->keys.size(); ++i) {
        const EasingTable::Index easing = now->keys.easing(i);
        if (easing >= wasEasings.size() || !(easings[easing] == wasEasings[easing]))
            return false;
    }
    return true;
}

PropertyLink plainLink(const Composition &composition, const PropertySlot *slot)
{
    return slot && slot->link.layer && composition.find(slot->link.layer) ? slot->link : PropertyLink();
}

const PropertySlot *slotOf(const Node &node, std::uint8_t property, int component)
{
    const auto found = std::ranges::find_if(node.properties, [&](const PropertySlot &slot) {
        return slot.property == property && slot.component == component;
    });
    return found == node.properties.end() ? nullptr : &*found;
}

} // namespace clipwright
