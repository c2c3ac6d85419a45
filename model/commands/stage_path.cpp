// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/stage_path.h"

#include "model/stage/stage_properties.h"

#include <algorithm>
#include <span>

namespace clipwright {

namespace {

tl::unexpected<Error> unknown(std::string_view path, std::string_view expected)
{
    return refuse("path-unknown", quoted(path).append(": expected ").append(expected));
}

const Entity *entityNamed(const Stage &stage, const PathSegment &segment)
{
    if (segment.index)
        return segment.name == "entities" && *segment.index < stage.entities.size()
                   ? stage.entities[*segment.index].get()
                   : nullptr;
    return stage.find(segment.name);
}

/** `light`, `light.power`, `transform.position.y`: whether a word is one; what it names goes into `found`. */
bool takeProperty(const PathSegment &segment, StagePath &found)
{
    if (!segment.isWord())
        return false;
    const std::string_view word = segment.name;
    const std::size_t dot = std::min(word.find('.'), word.size());
    const ComponentRow *row = componentNamed(word.substr(0, dot));
    if (!row)
        return false;
    found.component = row->type;
    if (dot == word.size())
        return true;
    std::string_view property = word.substr(dot + 1);
    if (!row->declares()) {
        const std::size_t last = property.rfind('.');
        const std::optional<std::int8_t> number =
            last == std::string_view::npos ? std::nullopt : numberNamed(property.substr(last + 1));
        if (number) {
            found.number = *number;
            property = property.substr(0, last);
        }
    }
    found.property = property;
    return !property.empty();
}

bool takeField(const PathSegment &segment, FieldOwner owner, StagePath &found)
{
    found.field = segment.isWord() ? fieldNamed(owner, segment.name) : std::nullopt;
    return found.field.has_value();
}

} // namespace

const Entity *entityOf(const Stage &stage, NodeId entity)
{
    const auto found = std::ranges::find(stage.entities, entity, [](const auto &each) { return each->node; });
    return found == stage.entities.end() ? nullptr : found->get();
}

Result<StagePath> resolvePath(const Stage &stage, std::string_view path)
{
    const Result<PathWords> words = wordsOf(path);
    if (!words)
        return tl::make_unexpected(words.error());
    if (words->time)
        return unknown(path, "no time: what stands on a stage is at rest");
    std::span<const PathSegment> segments = words->segments;
    StagePath found;
    if (segments.empty())
        return found;
    const Entity *entity = entityNamed(stage, segments.front());
    if (!entity) {
        const bool isOfStage =
            segments.size() == 1
            && (takeProperty(segments.front(), found) || takeField(segments.front(), FieldOwner::Stage, found));
        return isOfStage ? Result<StagePath>(found) : unknown(path, "an entity of the stage, by its id");
    }
    found.entity = entity->node;
    segments = segments.subspan(1);
    while (segments.size() > 1
           || (segments.size() == 1 && !takeProperty(segments.front(), found)
               && !(found.inside.empty() && takeField(segments.front(), FieldOwner::Entity, found)))) {
        if (segments.front().index || entity->instance.empty())
            return unknown(path, "a property or field of the entity, or what an instance has inside of it");
        found.inside.append(found.inside.empty() ? "" : "/").append(segments.front().name);
        segments = segments.subspan(1);
    }
    return found;
}

std::string pathOf(const Stage &stage, NodeId entity)
{
    const Entity *found = entityOf(stage, entity);
    return found ? pathStep(found->id) : std::string();
}

} // namespace clipwright
