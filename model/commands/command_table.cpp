// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/command_table.h"

#include "model/commands/clip_path.h"
#include "model/commands/command_rows.h"

#include <algorithm>
#include <vector>

namespace clipwright {

std::string_view nameOf(ArgumentKind kind)
{
    switch (kind) {
    case ArgumentKind::Path: return "path";
    case ArgumentKind::Paths: return "paths";
    case ArgumentKind::Keys: return "keys";
    case ArgumentKind::Text: return "text";
    case ArgumentKind::Number: return "number";
    case ArgumentKind::Index: return "index";
    case ArgumentKind::Flag: return "flag";
    case ArgumentKind::Value: return "value";
    case ArgumentKind::Colour: return "colour";
    case ArgumentKind::Time: return "time";
    case ArgumentKind::Ease: return "ease";
    case ArgumentKind::NewKeys: return "new keys";
    case ArgumentKind::Content: return "clipboard";
    }
    return {};
}

std::span<const CommandRow> commands()
{
    static const std::vector<CommandRow> all = [] {
        std::vector<CommandRow> rows;
        for (const std::span<const CommandRow> family :
             {propertyRows(), keyRows(), nodeRows(), timelineRows(), clipRows(), stageRows()})
            rows.insert(rows.end(), family.begin(), family.end());
        return rows;
    }();
    return all;
}

const CommandRow *commandNamed(std::string_view id)
{
    const auto found = std::ranges::find(commands(), id, &CommandRow::id);
    return found == commands().end() ? nullptr : &*found;
}

Result<void> run(const CommandRow &row, DocumentEdit &edit, const CommandArguments &arguments)
{
    if (row.kinds.has(edit.kind()))
        return row.act(edit, arguments);
    return refuse("document-kind", quoted(row.id).append(" is no command for a ").append(nameOf(edit.kind())));
}

Result<ObjectPath> objectOf(const Rig &rig, const CommandArguments &arguments, std::string_view name)
{
    return resolvePath(rig, arguments.get<std::string>(name));
}

Result<CompositionId> compositionOf(const DocumentValue &value, const CommandArguments &arguments,
                                    std::string_view name)
{
    const Rig *rig = std::get_if<Rig>(&value);
    if (!rig)
        return arguments.get<std::string>(name).empty()
                   ? Result<CompositionId>(CompositionId())
                   : refuse("path-unknown", "a clip has one timeline: expected no " + quoted(name));
    const Result<ObjectPath> path = objectOf(*rig, arguments, name);
    if (!path)
        return tl::make_unexpected(path.error());
    if (path->node || path->field || path->time)
        return refuse("path-unknown", "expected a composition for " + quoted(name));
    return path->composition;
}

Result<NodesArgument> nodesOf(const Rig &rig, const CommandArguments &arguments, std::string_view name)
{
    NodesArgument found;
    for (const std::string &each : arguments.get<std::vector<std::string>>(name)) {
        const Result<ObjectPath> path = resolvePath(rig, each);
        if (!path)
            return tl::make_unexpected(path.error());
        if (!path->node || path->property || path->field || path->time)
            return refuse("path-unknown", quoted(each) + ": expected a layer, item or mask");
        if (found.composition && found.composition != path->composition)
            return refuse("path-unknown", quoted(each) + ": expected nodes of one composition");
        found.composition = path->composition;
        found.nodes.push_back(path->node);
    }
    if (found.nodes.empty())
        return refuse("path-unknown", "expected a layer, item or mask for " + quoted(name));
    return found;
}

Result<PropertyRef> propertyOf(const Rig &rig, const CommandArguments &arguments, std::string_view name)
{
    const Result<ObjectPath> path = objectOf(rig, arguments, name);
    if (!path)
        return tl::make_unexpected(path.error());
    if (!path->property || path->field)
        return refuse("path-unknown", "expected a property for " + quoted(name));
    return *path->property;
}

namespace {

/** A track and a moment on it, as a path of a rig says it. */
struct TrackTime {
    CompositionId composition;
    TrackId track;
    TimeText time;
};

Result<TrackTime> trackTime(const Rig &rig, const std::string &word)
{
    const Result<ObjectPath> path = resolvePath(rig, word);
    if (!path)
        return tl::make_unexpected(path.error());
    if (!path->property || path->field || !path->time)
        return refuse("path-unknown", quoted(word) + ": expected a property and the time of its key (@12f)");
    const Node *node = findNode(rig, path->composition, path->node);
    return TrackTime{path->composition, node->track(path->property->property, path->property->component), *path->time};
}

Result<TrackTime> trackTime(const Clip &clip, const std::string &word)
{
    const Result<ClipPath> path = resolvePath(clip, word);
    if (!path)
        return tl::make_unexpected(path.error());
    if (!path->channel || path->field || !path->time)
        return refuse("path-unknown", quoted(word) + ": expected a channel and the time of its key (@1.5s)");
    return TrackTime{{}, path->channel, *path->time};
}

} // namespace

Result<std::vector<KeyRef>> keysOf(const DocumentValue &value, const CommandArguments &arguments, std::string_view name)
{
    std::vector<KeyRef> keys;
    const Rig *rig = std::get_if<Rig>(&value);
    for (const std::string &each : arguments.get<std::vector<std::string>>(name)) {
        const Result<TrackTime> at = rig ? trackTime(*rig, each) : trackTime(std::get<Clip>(value), each);
        if (!at)
            return tl::make_unexpected(at.error());
        const Timeline &timeline = *timelineOf(value, at->composition);
        const Track *track = timeline.find(at->track);
        const double time = timeOn(timeline, at->time);
        const std::size_t index = track ? track->keys.lowerBound(time - kSameTime) : 0;
        if (!track || index >= track->keys.size() || track->keys.time(index) > time + kSameTime)
            return refuse("key-unknown", quoted(each) + ": there is no key at that time");
        keys.push_back({at->composition, track->id, track->keys.id(index)});
    }
    return keys;
}

double timeOf(const Timeline &timeline, const CommandArguments &arguments, std::string_view name)
{
    const TimeText *time = arguments.find<TimeText>(name);
    return time ? timeOn(timeline, *time) : timeline.start;
}

double spanOf(const Timeline &timeline, const CommandArguments &arguments, std::string_view name)
{
    const TimeText *time = arguments.find<TimeText>(name);
    return time ? timeOn(timeline, *time) : 0;
}

} // namespace clipwright
