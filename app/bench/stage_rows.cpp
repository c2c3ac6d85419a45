// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// A stage full of objects with stacked animations: one tick.
#include "app/bench/bench.h"

#include "app/bench/allocations.h"
#include "model/eval/stage_player.h"

#include <memory>

namespace clipwright::bench {

namespace {

constexpr std::size_t kRows = 10;
constexpr std::size_t kStacked = 3;
constexpr std::size_t kObjects = 1000;

/** Ten rows over ten properties of whatever plays them, keyed twice a second, with easings of their own. */
std::shared_ptr<const Clip> tenRows(double offset)
{
    static constexpr std::array<std::string_view, kRows> kProperties{
        "transform.position", "transform.scale", "order.z",      "sprite.frame", "sprite.tint",
        "sprite.size",        "light.power",     "light.colour", "light.range",  "light.angle"};
    static constexpr std::array<Kind, kRows> kKinds{Kind::Vector3, Kind::Vector3, Kind::Number, Kind::Number,
                                                    Kind::Colour,  Kind::Vector2, Kind::Number, Kind::Colour,
                                                    Kind::Number,  Kind::Number};
    auto clip = std::make_shared<Clip>();
    clip->playback = PlaybackMode::Loop;
    clip->timeline.rate = Rate{10};
    for (std::size_t row = 0; row < kRows; ++row) {
        Track track;
        track.kind = kKinds[row];
        const int stride = rowOf(track.kind).components;
        track.keys = Keys(Storage::Numbers, stride);
        for (std::size_t k = 0; k < 20; ++k) {
            Key key;
            key.time = static_cast<double>(k) / 2;
            key.value.assign(static_cast<std::size_t>(stride), offset + static_cast<double>(k * (row + 1) % 13) / 13);
            key.easing =
                clip->timeline.easings.intern({k % 2 == 0 ? Interpolation::CubicInOut : Interpolation::Linear, 1, {}});
            track.keys.append(key);
        }
        auto channel = std::make_shared<ClipChannel>();
        channel->address.property = kProperties[row];
        channel->kind = track.kind;
        channel->track = clip->timeline.add(std::move(track));
        clip->channels.push_back(std::move(channel));
    }
    return clip;
}

/** So many objects, each with three animations that all move the same ten properties, the last one fading in. */
std::shared_ptr<StagePlayer> crowd(std::size_t objects)
{
    auto stage = std::make_shared<Stage>();
    for (std::size_t i = 0; i < objects; ++i) {
        auto entity = std::make_shared<Entity>();
        entity->node = NodeId{static_cast<std::uint32_t>(i + 1)};
        entity->id = std::string(1, 'e').append(std::to_string(i));
        for (const ComponentType type :
             {ComponentType::Transform, ComponentType::Order, ComponentType::Sprite, ComponentType::Light})
            entity->components.known.emplace_back().type = type;
        stage->entities.push_back(std::move(entity));
    }
    const auto tree =
        StageTree::build(stage, "crowd.ostage", [](const std::string &file) -> Result<std::shared_ptr<const Stage>> {
            return refuse("file-missing", "no such file", {file, 0, 0, {}});
        });
    auto player = std::make_shared<StagePlayer>(
        std::make_shared<const StageLayout>(tree),
        [](const std::string &file) -> Result<std::shared_ptr<const ClipSampler>> {
            return std::make_shared<const ClipSampler>(tenRows(file == "b.oclip" ? 0.5 : 0));
        });
    StageStep step;
    for (StageTree::Index index = 1; index < tree->size(); ++index) {
        static_cast<void>(player->play(index, "a.oclip", {}));
        static_cast<void>(player->play(index, "b.oclip", {}));
        static_cast<void>(player->play(index, "c.oclip", {1e9, 0, false, {}}));
    }
    player->advance(0, step);
    return player;
}

} // namespace

std::vector<Row> runStageRows(const Bench &)
{
    Row tick{"P12", "1,000 objects x 3 stacked animations x 10 rows, one tick", "none", std::nullopt};
    tick.unit = "ms";
    tick.goal = atMost(16);
    Growth growth = growthOver("objects", {10, 100, 1000, 10'000}, [](double objects) -> Work {
        auto player = crowd(static_cast<std::size_t>(objects));
        return [player, step = std::make_shared<StageStep>()] { player->advance(0.016, *step); };
    });
    tick.oursMs = growth.ms[2];
    tick.ratio = growth.ms[2];
    tick.note = std::to_string(static_cast<int>(growth.ms[2] * 1e6 / (kObjects * kStacked * kRows))) + " ns a row";
    tick.growth = std::move(growth);

    Row memory{"P12", "allocations of 100 such ticks", "none", std::nullopt};
    memory.unit = "allocations";
    memory.goal = atMost(0);
    const std::shared_ptr<StagePlayer> player = crowd(kObjects);
    StageStep step;
    player->advance(0.016, step);
    if (const std::optional<std::size_t> before = allocationCount()) {
        for (int i = 0; i < 100; ++i)
            player->advance(0.016, step);
        memory.ratio = static_cast<double>(*allocationCount() - *before);
    }

    Row blender{"P12", "as many curves in Blender's frame_set", "Blender", std::nullopt};
    blender.goal = atMost(1.0 / 200);
    blender.package = "blender";
    blender.note = "measured by hand where it is installed (docs/performance.md)";
    return {std::move(tick), std::move(memory), std::move(blender)};
}

} // namespace clipwright::bench
