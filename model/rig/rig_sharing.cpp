// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/rig/rig_sharing.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

/** An easing is an index into its timeline's table: both the index and what it means must be alike. */
bool haveSameEasings(const Keys &keys, const EasingTable &left, const EasingTable &right)
{
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const EasingTable::Index easing = keys.easing(i);
        if (easing >= left.size() || easing >= right.size() || !(left[easing] == right[easing]))
            return false;
    }
    return true;
}

bool isSamePath(const PathRef &left, const PathRef &right)
{
    return left == right || (left && right && *left == *right);
}

bool isSame(const Track &left, const Track &right)
{
    return left.id == right.id && left.target == right.target && left.property == right.property
           && left.component == right.component && left.kind == right.kind && left.mix == right.mix
           && left.before == right.before && left.after == right.after && left.period == right.period
           && left.group == right.group && left.relative == right.relative && left.linkedEnds == right.linkedEnds
           && left.base == right.base && left.baseText == right.baseText && isSamePath(left.basePath, right.basePath)
           && left.keys == right.keys;
}

bool areSame(const std::vector<Node> &left, const std::vector<Node> &right);

bool isSame(const Node &left, const Node &right)
{
    return left.id == right.id && left.type == right.type && left.name == right.name && left.isHidden == right.isHidden
           && left.properties == right.properties && left.pointer == right.pointer && areSame(left.items, right.items);
}

bool areSame(const std::vector<Node> &left, const std::vector<Node> &right)
{
    return std::ranges::equal(left, right, [](const Node &a, const Node &b) { return isSame(a, b); });
}

bool isSame(const Layer &left, const Layer &right)
{
    return isSame(static_cast<const Node &>(left), static_cast<const Node &>(right)) && left.kind == right.kind
           && left.parent == right.parent && left.windowStart == right.windowStart && left.windowEnd == right.windowEnd
           && left.startTime == right.startTime && left.isMatteSource == right.isMatteSource
           && left.width == right.width && left.height == right.height && left.solidColour == right.solidColour
           && left.composition == right.composition && left.asset == right.asset && areSame(left.masks, right.masks);
}

void shareTracks(Timeline &read, const Timeline &before)
{
    const std::vector<std::shared_ptr<const Track>> tracks(read.tracks().begin(), read.tracks().end());
    auto candidate = before.tracks().begin();
    for (const std::shared_ptr<const Track> &track : tracks) {
        while (candidate != before.tracks().end() && (*candidate)->id < track->id)
            ++candidate;
        if (candidate != before.tracks().end() && isSame(*track, **candidate)
            && haveSameEasings(track->keys, read.easings, before.easings))
            read.share(*candidate);
    }
}

std::shared_ptr<const Composition> sharing(const Composition &read, const Composition &before)
{
    Composition composition = read;
    shareTracks(composition.timeline, before.timeline);
    const std::size_t count = std::min(composition.layers.size(), before.layers.size());
    for (std::size_t i = 0; i < count; ++i) {
        if (isSame(*composition.layers[i], *before.layers[i]))
            composition.layers[i] = before.layers[i];
    }
    return std::make_shared<Composition>(std::move(composition));
}

} // namespace

Rig sharingUnchanged(Rig read, const Rig &before)
{
    const std::size_t compositions = std::min(read.compositions.size(), before.compositions.size());
    for (std::size_t i = 0; i < compositions; ++i)
        read.compositions[i] = sharing(*read.compositions[i], *before.compositions[i]);
    const std::size_t assets = std::min(read.assets.size(), before.assets.size());
    for (std::size_t i = 0; i < assets; ++i) {
        const std::shared_ptr<const std::string> &bytes = before.assets[i].bytes;
        if (bytes && read.assets[i].bytes && *read.assets[i].bytes == *bytes)
            read.assets[i].bytes = bytes;
    }
    return read;
}

} // namespace clipwright
