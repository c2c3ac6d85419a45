// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Easings said in cubics, with keys in between where one does not do.
#include "model/commands/key_commands.h"
#include "model/commands/path_words.h"
#include "model/timeline/easing_cubics.h"
#include "model/timeline/sampling.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

/** The value at a fraction of the way between two keys. */
Result<void> putBetween(Key &key, const Key &from, const Key &to, double fraction)
{
    if (!from.path && !to.path) {
        for (std::size_t i = 0; i < from.value.size(); ++i)
            key.value.push_back(from.value[i] + (to.value[i] - from.value[i]) * fraction);
        return {};
    }
    if (!(fraction >= 0 && fraction <= 1))
        return refuse("value-kind", "an outline cannot go past the ones that it moves between");
    auto between = std::make_shared<Path>(*from.path);
    for (std::size_t c = 0; c < between->contours.size() && c < to.path->contours.size(); ++c) {
        Contour &contour = between->contours[c];
        const Contour &other = to.path->contours[c];
        for (std::size_t v = 0; v < contour.vertices.size() && v < other.vertices.size(); ++v) {
            PathVertex &vertex = contour.vertices[v];
            const auto mix = [fraction](Vec2 &at, Vec2 towards) {
                at.x += (towards.x - at.x) * fraction;
                at.y += (towards.y - at.y) * fraction;
            };
            mix(vertex.point, other.vertices[v].point);
            mix(vertex.in, other.vertices[v].in);
            mix(vertex.out, other.vertices[v].out);
        }
    }
    key.path = std::move(between);
    return {};
}

/** The keys that a stretch becomes, the first of them with its own id, without the one at its end. */
Result<std::vector<Key>> stretchOf(DocumentEdit &edit, CompositionId composition, const Key &from, const Key &to,
                                   const CubicPieces &cubics)
{
    std::vector<Key> keys;
    for (const CubicPiece &piece : cubics.pieces) {
        Key key;
        if (keys.empty()) {
            key = from;
        } else {
            key.time = from.time + (to.time - from.time) * piece.start;
            if (Result<void> put = putBetween(key, from, to, piece.from); !put)
                return tl::make_unexpected(put.error());
        }
        key.easing = edit.intern(composition, piece.easing);
        keys.push_back(std::move(key));
    }
    return keys;
}

/** Handles of no length are those of a straight way. */
bool isSpatial(const Key &from, const Key &to)
{
    const auto hasLength = [](const std::vector<double> &handle) {
        return std::ranges::any_of(handle, [](double number) { return number != 0; });
    };
    return hasLength(from.spatialOut) || hasLength(to.spatialIn);
}

} // namespace

Result<void> setInterpolationInCubics(DocumentEdit &edit, std::span<const KeyRef> keys, const Easing &easing,
                                      double tolerance)
{
    if (rowOf(easing.row).family != InterpolationFamily::Eased)
        return refuse("easing-tangent", "expected an easing that is a fraction of the way");
    if (!(tolerance > 0) || !std::isfinite(tolerance))
        return refuse("value-out-of-range", "expected a tolerance above 0");
    if (easing.row == Interpolation::Hold)
        return setInterpolation(edit, keys, easing);
    if (const std::optional<Easing> one = asCubic(easing))
        return setInterpolation(edit, keys, *one);
    const CubicPieces cubics = asCubics(easing, tolerance);
    const Result<std::vector<KeyPick>> picks = picksOf(edit.value(), keys);
    if (!picks)
        return tl::make_unexpected(picks.error());
    for (const KeyPick &pick : *picks) {
        // From the last on, so that the indices of those before stay right.
        for (auto index = pick.indices.rbegin(); index != pick.indices.rend(); ++index) {
            const Keys &all = edit.timeline(pick.composition)->find(pick.track)->keys;
            if (*index + 1 >= all.size())
                continue;
            const Key from = all.key(*index);
            const Key to = all.key(*index + 1);
            if (isSpatial(from, to))
                return refuse("spatial-path", "a key on a curve in space cannot be put in between");
            const Result<std::vector<Key>> stretch = stretchOf(edit, pick.composition, from, to, cubics);
            if (!stretch)
                return tl::make_unexpected(stretch.error());
            Result<void> done = edit.spliceKeys(pick.composition, pick.track, *index, 1, *stretch);
            if (!done)
                return done;
        }
    }
    return {};
}

} // namespace clipwright
