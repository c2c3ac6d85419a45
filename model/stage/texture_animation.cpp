// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/texture_animation.h"

#include "model/stage/stage_properties.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clipwright {

namespace {

/** The texture's name without its folder and suffix. */
std::string nameOf(const std::string &texture)
{
    std::string name = texture.substr(texture.find_last_of('/') + 1);
    if (const std::size_t dot = name.find_last_of('.'); dot != std::string::npos && dot > 0)
        name.resize(dot);
    return name;
}

Component spriteOf(const std::string &texture, SheetFrames frames, std::array<double, 2> size)
{
    Component sprite;
    sprite.type = ComponentType::Sprite;
    sprite.fields.push_back({SpriteProperty::Texture, {Kind::Asset, {}, texture}});
    sprite.fields.push_back({SpriteProperty::Frame, {Kind::Number, {0}, {}}});
    const std::vector<double> grid{double(frames.columns), double(frames.rows)};
    if (frames.count() > 1)
        sprite.fields.push_back({SpriteProperty::Frames, {Kind::Vector2, grid, {}}});
    sprite.fields.push_back({SpriteProperty::Size, {Kind::Vector2, {size[0], size[1]}, {}}});
    return sprite;
}

Component motionOf(const std::string &clipFile)
{
    Component motion;
    motion.type = ComponentType::Motion;
    motion.fields.push_back({MotionProperty::Autoplay, {Kind::Asset, {}, clipFile}});
    motion.clips.push_back(clipFile);
    return motion;
}

Track frameTrack(std::uint64_t count, Rate rate)
{
    Track track;
    track.kind = Kind::Number;
    track.keys = Keys(Storage::Numbers, 1);
    for (std::uint64_t i = 0; i < count; ++i) {
        Key key;
        key.time = rate.seconds(double(i));
        key.value = {double(i)};
        key.easing = EasingTable::kHold;
        track.keys.append(key);
    }
    return track;
}

} // namespace

TextureAnimation animationFromTexture(const std::string &texture, const std::string &clipFile, SheetFrames frames,
                                      Rate rate, std::array<double, 2> size)
{
    assert(frames.count() >= 1 && frames.count() <= kMostSheetFrames);
    TextureAnimation made;
    made.sprite.node.value = 1;
    made.sprite.id = nameOf(texture);
    Component transform;
    transform.type = ComponentType::Transform;
    made.sprite.components.known = {std::move(transform), spriteOf(texture, frames, size), motionOf(clipFile)};

    Clip &clip = made.clip;
    clip.name = made.sprite.id;
    clip.timeline.rate = rate;
    clip.timeline.length = rate.seconds(double(frames.count()));
    clip.whenDone = WhenDone::Loop;
    clip.playback = PlaybackMode::Loop;
    auto channel = std::make_shared<ClipChannel>();
    channel->address.property = "sprite.frame";
    channel->track = clip.timeline.add(frameTrack(frames.count(), rate));
    clip.channels.push_back(std::move(channel));
    return made;
}

} // namespace clipwright
