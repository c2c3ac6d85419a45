// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What keys, values and whole tracks of a Lottie file can be.
#include "model/document/rig_access.h"
#include "model/io/lottie/lottie_caps.h"
#include "model/io/lottie/writer/lottie_rules.h"
#include "model/rig/rig_properties.h"
#include "model/timeline/easing_cubics.h"

#include <algorithm>
#include <cmath>

namespace clipwright {

namespace {

Result<void> refuseUnless(bool holds, const char *code, const char *what)
{
    if (holds)
        return {};
    return refuse(code, what);
}

bool isChoice(const PropertyRow &row)
{
    return row.kind == Kind::Choice;
}

Result<void> checkEasing(const PropertyRow *row, const Easing &easing)
{
    const bool isKnown =
        easing.row == Interpolation::Hold || easing.row == Interpolation::Linear || easing.row == Interpolation::Cubic;
    if (!isKnown && !asCubic(easing))
        return refuse(
            "lottie-easing",
            "a Lottie file holds, goes evenly or eases by one cubic curve between two keys: give the curve more keys");
    return refuseUnless(!row || row->kind != Kind::Weights || easing.components <= 1, "lottie-easing",
                        "the colours of a gradient ease together in a Lottie file");
}

/** Of a track whose node is not there nothing is known. */
const Node *findIn(const Composition &composition, NodeId id)
{
    for (const std::shared_ptr<const Layer> &layer : composition.layers) {
        if (const Node *node = findNode(*layer, id))
            return node;
    }
    return nullptr;
}

} // namespace

const PropertyRow *lottieRowOf(const Composition &composition, const Track &track)
{
    const Node *node = findIn(composition, track.target);
    const auto rows = node ? propertiesOf(node->type, RigSpace::Lottie) : std::span<const PropertyRow>();
    return track.property < rows.size() ? &rows[track.property] : nullptr;
}

Result<void> checkLottieNumbers(const PropertyRow &row, int component, std::span<const double> numbers)
{
    const std::size_t wanted = component >= 0 ? 1 : static_cast<std::size_t>(rowOf(row.kind).components);
    if (rowOf(row.kind).storage == Storage::Numbers && row.kind != Kind::Weights && numbers.size() != wanted)
        return refuse("lottie-value", "expected as many numbers as the property has");
    if (row.kind == Kind::Colour) {
        const auto parts = numbers.first(std::min<std::size_t>(3, numbers.size()));
        if (std::ranges::any_of(parts, [](double part) { return part > 1; }))
            return refuse("lottie-colour", "a colour of a Lottie file has parts up to 1");
        return refuseUnless(numbers.size() < 4 || numbers[3] == 1, "lottie-colour",
                            "a colour of a Lottie file has no alpha: set the opacity beside it");
    }
    if (row.kind == Kind::Weights && std::ranges::any_of(numbers, [](double part) { return part > 1; }))
        return refuse("lottie-colour", "the places and colours of a gradient are up to 1");
    if (isChoice(row) && !numbers.empty()) {
        const double choice = numbers.front();
        return refuseUnless(choice == std::floor(choice) && choice >= row.minimum && choice <= row.maximum,
                            "lottie-choice", "expected one of the property's choices");
    }
    return {};
}

Result<void> checkLottiePath(const PathRef &path)
{
    const bool isOne =
        !path || path->contours.empty() || (path->contours.size() == 1 && !path->contours.front().vertices.empty());
    return refuseUnless(isOne, "lottie-path",
                        "a path of a Lottie file has one contour, with points: give each contour a path of its own");
}

Result<void> checkLottieClosing(const Keys &keys)
{
    const Contour *first = nullptr;
    for (std::size_t i = 0; keys.storage() == Storage::Paths && i < keys.size(); ++i) {
        const PathRef &path = keys.path(i);
        const Contour *contour = path && !path->contours.empty() ? &path->contours.front() : nullptr;
        if (first && contour && first->closed != contour->closed)
            return refuse("lottie-path-closed", "a path that moves is closed in all its keys or open in all");
        if (!first)
            first = contour;
    }
    return {};
}

Result<void> checkLottieKeys(const PropertyRow *row, int component, const Keys &keys, const EasingTable &easings)
{
    if (row && !keys.isEmpty() && !row->animatable)
        return refuse("lottie-not-animated", "the property stands still in a Lottie file");
    if (row && !keys.isEmpty() && keys.storage() != rowOf(row->kind).storage)
        return refuse("lottie-value", "expected keys of the property's kind");
    if (keys.size() > LottieCaps().keys)
        return refuse("lottie-value", "a property of a Lottie file has at most 1,000,000 keys");
    const bool isSpatial = !row || (row->kind == Kind::Vector2 && component < 0);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        if (keys.easing(i) >= easings.size())
            return {}; // refused when performed
        Result<void> fits = checkEasing(row, easings[keys.easing(i)]);
        if (fits && keys.storage() == Storage::Paths)
            fits = checkLottiePath(keys.path(i));
        else if (fits && row)
            fits = checkLottieNumbers(*row, component, keys.value(i));
        if (fits && !isSpatial && !(keys.spatialIn(i).empty() && keys.spatialOut(i).empty()))
            fits = refuse("lottie-spatial", "only the way of a point in a plane bends in a Lottie file");
        if (!fits)
            return fits;
    }
    return {};
}

Result<void> checkLottieTrack(const PropertyRow *row, const Track &track, const EasingTable &easings)
{
    const bool isPlain = track.before == Extrapolation::Hold && track.after == Extrapolation::Hold && track.period == 0
                         && !track.relative && !track.linkedEnds;
    if (!isPlain)
        return refuse("lottie-extrapolation",
                      "a property of a Lottie file rests before its first and after its last key");
    if (track.group)
        return refuse("lottie-group", "properties of a Lottie file have keys of their own, each");
    if (!track.baseText.empty())
        return refuse("lottie-field", "a property of a Lottie file has no words");
    if (row && (row->kind != track.kind || rowOf(row->kind).storage != track.keys.storage()) && !track.keys.isEmpty())
        return refuse("lottie-value", "expected keys of the property's kind");
    if (row && row->kind != track.kind)
        return refuse("lottie-value", "expected a track of the property's kind");
    const bool isKeyed = !track.keys.isEmpty();
    if (row && isKeyed && rowOf(row->kind).storage == Storage::Numbers
        && track.keys.stride() != static_cast<int>(track.base.size()))
        return refuse("lottie-value", "expected keys as long as the property");
    Result<void> fits = checkLottiePath(isKeyed ? PathRef() : track.basePath);
    if (fits && row && rowOf(row->kind).storage == Storage::Numbers)
        fits = checkLottieNumbers(*row, track.component, track.base);
    if (fits)
        fits = checkLottieKeys(row, track.component, track.keys, easings);
    if (fits)
        fits = checkLottieClosing(track.keys);
    return fits;
}

} // namespace clipwright
