// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "random_value_edits.h"

#include "model/stage/stage_properties.h"
#include "value_fixtures.h"

#include <algorithm>

namespace clipwright::testing {

namespace {

constexpr std::array<std::string_view, 6> kWords{"lamp", "gem", "", "Größe", "a/b", "new one"};

} // namespace

Primitive RandomValueEdits::next(DocumentEdit &edit)
{
    return edit.kind() == DocumentKind::Clip ? nextOfClip(edit) : nextOfStage(edit);
}

FieldValue RandomValueEdits::valueFor(const FieldRow &row, const FieldValue &now)
{
    switch (row.kind) {
    case FieldKind::Flag: return below(2) == 0;
    case FieldKind::Number: return std::abs(number());
    case FieldKind::Choice: return static_cast<std::uint8_t>(below(row.choices + 1));
    case FieldKind::Text: return std::string(kWords[below(kWords.size())]);
    case FieldKind::Limit: return below(3) == 0 ? std::optional<double>() : std::optional(number());
    case FieldKind::Marks: {
        auto marks = std::get<std::vector<TimeMark>>(now);
        if (!marks.empty())
            marks[below(marks.size())].time += 0.125;
        marks.push_back({9 + std::abs(number()), "more", "{\"a\":1}"});
        return marks;
    }
    case FieldKind::Address: {
        auto address = std::get<ChannelAddress>(now);
        address.target = kWords[below(kWords.size())];
        return address;
    }
    case FieldKind::RootMotion:
        return below(2) == 0 ? std::optional<RootMotion>()
                             : std::optional(RootMotion{"hero", "hip", below(2) == 0, true, {0, 0, 1}, {}});
    case FieldKind::Overrides: {
        auto overrides = std::get<std::vector<StageOverride>>(now);
        overrides.push_back({std::string(kWords[below(2)]), richStage().entities.front()->components});
        return overrides;
    }
    default: return now;
    }
}

namespace {

/** The rows of fields that objects of a document have. */
std::vector<FieldRow> rowsOf(std::initializer_list<FieldOwner> owners)
{
    std::vector<FieldRow> rows;
    for (const FieldRow &row : fields()) {
        if (std::ranges::find(owners, row.owner) != owners.end())
            rows.push_back(row);
    }
    return rows;
}

} // namespace

Primitive RandomValueEdits::fieldOf(const Clip &clip)
{
    static const std::vector<FieldRow> rows =
        rowsOf({FieldOwner::Clip, FieldOwner::Timeline, FieldOwner::Channel, FieldOwner::Track});
    const FieldRow &row = rows[below(rows.size())];
    SetField set{{}, row.id, {}};
    const ClipChannel *channel = clip.channels.empty() ? nullptr : clip.channels[below(clip.channels.size())].get();
    FieldValue now;
    if (row.owner == FieldOwner::Clip || row.owner == FieldOwner::Timeline) {
        now = valueOf(clip, row.id);
    } else if (channel && (row.owner == FieldOwner::Channel || row.owner == FieldOwner::Track)) {
        set.object.track = channel->track;
        now = row.owner == FieldOwner::Channel ? valueOf(*channel, row.id) : valueOf(clip.trackOf(*channel), row.id);
    } else {
        return RemoveChannel{TrackId{99}};
    }
    set.value = valueFor(row, now);
    return set;
}

Primitive RandomValueEdits::keysOf(const Clip &clip, const Track &track)
{
    SpliceKeys splice{{}, track.id, below(track.keys.size() + 1), 0};
    splice.removed = std::min(below(3), track.keys.size() - splice.first);
    splice.inserted = Keys(track.keys.storage(), track.keys.stride());
    splice.easings = clip.timeline.easings;
    const double first = splice.first > 0 ? track.keys.time(splice.first - 1) : 0;
    for (std::size_t i = below(3); i > 0 && !track.keys.isEmpty(); --i) {
        Key key = track.keys.key(below(track.keys.size()));
        key.id = KeyId{track.keys.nextId().value + static_cast<std::uint32_t>(splice.inserted.size())};
        key.time = first;
        key.easing = static_cast<EasingTable::Index>(below(splice.easings.size()));
        splice.inserted.append(key);
    }
    return splice;
}

Primitive RandomValueEdits::channel(DocumentEdit &edit)
{
    const Clip from = richClip();
    auto channel = std::make_shared<ClipChannel>(*from.channels[below(from.channels.size())]);
    auto track = std::make_shared<Track>(from.trackOf(*channel));
    track->id = below(9) == 0 ? TrackId{1} : edit.newTrack({});
    channel->track = track->id;
    channel->address.target = std::string(1, 't').append(std::to_string(below(30)));
    EasingTable easings = edit.clip().timeline.easings;
    Keys keys(track->keys.storage(), track->keys.stride());
    for (std::size_t i = 0; i < track->keys.size(); ++i) {
        Key key = track->keys.key(i);
        key.easing = easings.intern(from.timeline.easings[key.easing]);
        keys.append(key);
    }
    track->keys = keys;
    const std::size_t index = below(edit.clip().channels.size() + 2);
    return InsertChannel{index, std::move(channel), std::move(track), std::move(easings)};
}

Primitive RandomValueEdits::nextOfClip(DocumentEdit &edit)
{
    const Clip &clip = edit.clip();
    const TrackId any = clip.channels.empty() ? TrackId{99} : clip.channels[below(clip.channels.size())]->track;
    switch (below(9)) {
    case 0: return channel(edit);
    case 1: return RemoveChannel{any};
    case 2: return MoveChannel{any, below(clip.channels.size() + 1)};
    case 3: return ReplaceValue{std::make_shared<DocumentValue>(sampleClip("lamp"))};
    case 4:
    case 5:
    case 6:
        if (const Track *track = clip.timeline.find(any))
            return keysOf(clip, *track);
        return RemoveEntity{};
    default: return fieldOf(clip);
    }
}

Primitive RandomValueEdits::fieldOf(const Stage &stage)
{
    static const std::vector<FieldRow> rows = rowsOf({FieldOwner::Stage, FieldOwner::Entity});
    const FieldRow &row = rows[below(rows.size())];
    SetField set{{}, row.id, {}};
    FieldValue now;
    if (row.owner == FieldOwner::Stage) {
        now = valueOf(stage, row.id);
    } else if (!stage.entities.empty()) {
        const Entity &entity = *stage.entities[below(stage.entities.size())];
        set.object.node = entity.node;
        now = valueOf(entity, row.id);
    } else {
        return RemoveEntity{NodeId{99}};
    }
    set.value = valueFor(row, now);
    return set;
}

Primitive RandomValueEdits::entity(DocumentEdit &edit)
{
    const Stage from = richStage();
    auto entity = std::make_shared<Entity>(*from.entities[below(from.entities.size())]);
    entity->node = below(9) == 0 ? NodeId{1} : edit.newNode();
    entity->id = std::string(1, 'e').append(std::to_string(below(40)));
    const auto &entities = edit.stage().entities;
    entity->parent = entities.empty() || below(2) == 0 ? std::string() : entities[below(entities.size())]->id;
    return InsertEntity{below(entities.size() + 2), std::move(entity)};
}

Primitive RandomValueEdits::component(const Stage &stage)
{
    SetComponent set;
    set.type = static_cast<ComponentType>(below(componentRows().size()));
    if (!stage.entities.empty() && below(5) > 0)
        set.entity = stage.entities[below(stage.entities.size())]->node;
    const Stage rich = richStage();
    for (const std::shared_ptr<const Entity> &each : rich.entities) {
        if (const Component *has = each->components.find(set.type); has && below(3) > 0)
            set.component = *has;
    }
    if (const Component *has = rich.root.find(set.type))
        set.component = *has;
    return set;
}

Primitive RandomValueEdits::nextOfStage(DocumentEdit &edit)
{
    const Stage &stage = edit.stage();
    const NodeId any = stage.entities.empty() ? NodeId{99} : stage.entities[below(stage.entities.size())]->node;
    switch (below(9)) {
    case 0:
    case 1: return entity(edit);
    case 2: return RemoveEntity{any};
    case 3:
    case 4: return MoveEntity{any, below(stage.entities.size() + 1)};
    case 5:
        return below(6) == 0 ? Primitive(ReplaceValue{std::make_shared<DocumentValue>(sampleStage("street"))})
                             : component(stage);
    case 6: return component(stage);
    default: return fieldOf(stage);
    }
}

} // namespace clipwright::testing
