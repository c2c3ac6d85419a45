// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/clip_path.h"

#include <algorithm>
#include <span>

namespace clipwright {

namespace {

tl::unexpected<Error> unknown(std::string_view path, std::string_view expected)
{
    return refuse("path-unknown", quoted(path).append(": expected ").append(expected));
}

/** What comes before the property: a target, and a bone behind `bones`. */
ChannelAddress addressOf(std::span<const PathSegment> segments)
{
    ChannelAddress address;
    address.property = segments.back().name;
    segments = segments.first(segments.size() - 1);
    if (segments.size() >= 2 && segments[segments.size() - 2].isWord()
        && segments[segments.size() - 2].name == "bones") {
        address.bone = segments.back().name;
        segments = segments.first(segments.size() - 2);
    }
    for (const PathSegment &segment : segments) {
        if (!address.target.empty())
            address.target += '/';
        address.target += segment.name;
    }
    return address;
}

/** `transform.position.y` as the address of one number. */
std::optional<ChannelAddress> ofOneNumber(ChannelAddress address)
{
    const std::size_t dot = address.property.rfind('.');
    const std::optional<std::int8_t> component =
        dot == std::string::npos ? std::nullopt : numberNamed(std::string_view(address.property).substr(dot + 1));
    if (!component)
        return std::nullopt;
    address.property.resize(dot);
    address.component = *component;
    return address;
}

const ClipChannel *channelNamed(const Clip &clip, std::span<const PathSegment> segments)
{
    if (segments.empty())
        return nullptr;
    if (segments.size() == 1 && segments.front().index) {
        const PathSegment &only = segments.front();
        return only.name == "channels" && *only.index < clip.channels.size() ? clip.channels[*only.index].get()
                                                                             : nullptr;
    }
    const bool isIndexed =
        std::ranges::any_of(segments, [](const PathSegment &each) { return each.index.has_value(); });
    if (isIndexed)
        return nullptr;
    const ChannelAddress address = addressOf(segments);
    if (const ClipChannel *whole = clip.find(address))
        return whole;
    const std::optional<ChannelAddress> part = ofOneNumber(address);
    return part ? clip.find(*part) : nullptr;
}

std::optional<Field> fieldOfClip(const PathSegment &word)
{
    if (!word.isWord())
        return std::nullopt;
    const std::optional<Field> field = fieldNamed(FieldOwner::Clip, word.name);
    return field ? field : fieldNamed(FieldOwner::Timeline, word.name);
}

std::optional<Field> fieldOfChannel(const PathSegment &word)
{
    if (!word.isWord())
        return std::nullopt;
    const std::optional<Field> field = fieldNamed(FieldOwner::Channel, word.name);
    return field ? field : fieldNamed(FieldOwner::Track, word.name);
}

} // namespace

Result<ClipPath> resolvePath(const Clip &clip, std::string_view path)
{
    const Result<PathWords> words = wordsOf(path);
    if (!words)
        return tl::make_unexpected(words.error());
    const std::span<const PathSegment> segments = words->segments;
    ClipPath found{{}, {}, words->time};
    if (segments.empty())
        return found;
    if (const ClipChannel *channel = channelNamed(clip, segments)) {
        found.channel = channel->track;
        return found;
    }
    if (segments.size() == 1) {
        found.field = fieldOfClip(segments.front());
        return found.field ? Result<ClipPath>(found) : unknown(path, "a channel or a field of the clip");
    }
    const ClipChannel *channel = channelNamed(clip, segments.first(segments.size() - 1));
    found.field = channel ? fieldOfChannel(segments.back()) : std::nullopt;
    if (!found.field)
        return unknown(path, "a channel of the clip, or a field of one");
    found.channel = channel->track;
    return found;
}

Result<ChannelAddress> addressOfPath(std::string_view path, Kind kind)
{
    const Result<PathWords> words = wordsOf(path);
    if (!words)
        return tl::make_unexpected(words.error());
    const bool isIndexed =
        std::ranges::any_of(words->segments, [](const PathSegment &each) { return each.index.has_value(); });
    if (words->segments.empty() || isIndexed || words->time)
        return unknown(path, "what the channel moves: lamp/light.power");
    const ChannelAddress address = addressOf(words->segments);
    const std::optional<ChannelAddress> part = ofOneNumber(address);
    // `variables.x` is a variable called x; a property has a component and a field in front of its number.
    const bool isPart = part && rowOf(kind).storage == Storage::Numbers && rowOf(kind).components != 1
                        && (part->property.find('.') != std::string::npos || part->bone);
    return isPart ? *part : address;
}

const ClipChannel *channelOf(const Clip &clip, TrackId track)
{
    const auto found = std::ranges::find(clip.channels, track, [](const auto &each) { return each->track; });
    return found == clip.channels.end() ? nullptr : found->get();
}

std::string pathOf(const Clip &clip, TrackId channel)
{
    const auto found = std::ranges::find(clip.channels, channel, [](const auto &each) { return each->track; });
    if (found == clip.channels.end())
        return {};
    const ChannelAddress &address = (*found)->address;
    std::string path;
    std::size_t at = 0;
    while (at < address.target.size()) {
        const std::size_t slash = std::min(address.target.find('/', at), address.target.size());
        path.append(pathStep(std::string_view(address.target).substr(at, slash - at))).append(1, '/');
        at = slash + 1;
    }
    if (address.bone)
        path.append("bones/").append(pathStep(*address.bone)).append(1, '/');
    const bool isPlain = !address.property.empty() && address.property.find_first_of("/\"@[]") == std::string::npos;
    const std::string number = address.component < 0   ? std::string()
                               : address.component < 4 ? std::string(1, '.').append(1, "xyzw"[address.component])
                                                       : std::string(1, '.').append(std::to_string(address.component));
    const std::string property = address.property + number;
    path += isPlain ? property : quotedName(property);
    // What the words do not lead back to is named by its place.
    const Result<ClipPath> back = resolvePath(clip, path);
    if (back && back->channel == channel && !back->field)
        return path;
    return "channels[" + std::to_string(found - clip.channels.begin()) + "]";
}

} // namespace clipwright
