// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_space_tracks.h"

namespace clipwright {

namespace {

Vec2 pixels(Vec2 world)
{
    return {world.x * kPixelsAUnit, world.y == 0 ? 0 : -world.y * kPixelsAUnit};
}

PathRef contourOf(const PathRef &path, std::size_t index)
{
    auto made = std::make_shared<Path>();
    if (path && index < path->contours.size()) {
        made->contours.push_back(path->contours[index]);
        for (PathVertex &vertex : made->contours.front().vertices)
            vertex = {pixels(vertex.point), pixels(vertex.in), pixels(vertex.out)};
    }
    return made;
}

/** As `from`, without what only it can say; its keys are still to come. */
Track emptyTrack(Kind kind, Storage storage, std::size_t stride)
{
    Track track;
    track.kind = kind;
    track.keys = Keys(storage, static_cast<int>(stride));
    return track;
}

} // namespace

void SpaceTracks::put(Node &node, std::uint8_t property, Track track)
{
    track.target = node.id;
    track.property = property;
    node.properties.push_back({property, -1, m_to.add(std::move(track)), {}});
}

void SpaceTracks::add(Node &node, std::uint8_t property, Kind kind, const Track &track, const ValueChange &change)
{
    const std::vector<double> base = change(track.keys.isEmpty() ? track.base : track.keys.value(0));
    Track made = emptyTrack(kind, Storage::Numbers, base.size());
    made.base = base;
    for (std::size_t i = 0; i < track.keys.size(); ++i) {
        Key key;
        key.time = track.keys.time(i);
        key.value = change(track.keys.value(i));
        key.easing = track.keys.easing(i);
        made.keys.append(key);
    }
    put(node, property, std::move(made));
}

void SpaceTracks::addPath(Node &node, std::uint8_t property, const Track &track, std::size_t contour)
{
    Track made = emptyTrack(Kind::Path, Storage::Paths, 0);
    made.basePath = contourOf(track.keys.isEmpty() ? track.basePath : track.keys.path(0), contour);
    for (std::size_t i = 0; i < track.keys.size(); ++i) {
        Key key;
        key.time = track.keys.time(i);
        key.path = contourOf(track.keys.path(i), contour);
        key.easing = track.keys.easing(i);
        made.keys.append(key);
    }
    put(node, property, std::move(made));
}

void SpaceTracks::addStill(Node &node, std::uint8_t property, Kind kind, std::vector<double> value)
{
    Track made = emptyTrack(kind, Storage::Numbers, value.size());
    made.base = std::move(value);
    put(node, property, std::move(made));
}

std::vector<std::vector<double>> valuesOf(const Track &track)
{
    if (track.keys.isEmpty())
        return {track.base};
    std::vector<std::vector<double>> values;
    for (std::size_t i = 0; i < track.keys.size(); ++i)
        values.emplace_back(track.keys.value(i).begin(), track.keys.value(i).end());
    return values;
}

} // namespace clipwright
