// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// A stage: its own fields, its entities and their components. Parents stand before their children, as files have it.
#include "model/document/perform.h"
#include "model/stage/stage_rules.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace clipwright {

namespace {

std::size_t indexOf(const Stage &stage, NodeId entity)
{
    const auto found = std::ranges::find(stage.entities, entity, [](const auto &each) { return each->node; });
    return static_cast<std::size_t>(found - stage.entities.begin());
}

std::size_t indexOf(const Stage &stage, std::string_view id)
{
    const auto found =
        std::ranges::find(stage.entities, id, [](const auto &each) -> std::string_view { return each->id; });
    return static_cast<std::size_t>(found - stage.entities.begin());
}

tl::unexpected<Error> refuseUnknown()
{
    return refuse("entity-unknown", "expected an entity of the stage");
}

Result<void> checkParent(const Stage &stage, std::size_t index, std::string_view parent)
{
    return refuseUnless(parent.empty() || indexOf(stage, parent) < index, "parent-later",
                        "expected the id of an entity that stands before its children");
}

/** No entity stands deeper than files take. Of a list in which parents come first. */
Result<void> checkDepth(const Stage &stage)
{
    std::unordered_map<std::string_view, std::size_t> depths;
    for (const std::shared_ptr<const Entity> &entity : stage.entities) {
        const auto parent = depths.find(entity->parent);
        const std::size_t depth = parent == depths.end() ? 1 : parent->second + 1;
        if (depth > kDeepestEntity)
            return refuse("too-deep", "expected at most 512 entities below each other");
        depths.emplace(entity->id, depth);
    }
    return {};
}

Result<void> check(const Stage &stage, std::size_t index, const SetField &set)
{
    switch (set.field) {
    case Field::EntityId: {
        const auto &id = std::get<std::string>(set.value);
        if (Result<void> fits = checkEntityId(id); !fits)
            return fits;
        const std::size_t other = indexOf(stage, id);
        return refuseUnless(other == stage.entities.size() || other == index, "entity-id",
                            "another entity has that id");
    }
    case Field::EntityParent: return checkParent(stage, index, std::get<std::string>(set.value));
    case Field::Instance: return checkReference(std::get<std::string>(set.value));
    case Field::Overrides: return checkOverrides(std::get<std::vector<StageOverride>>(set.value));
    default: return {};
    }
}

/** What hangs from an entity names it by its id. No entity had the new one, so none named it: the way back is the same. */
void renameParent(Stage &stage, const std::string &from, const std::string &to)
{
    for (std::shared_ptr<const Entity> &entity : stage.entities) {
        if (entity->parent != from || from == to)
            continue;
        auto changed = std::make_shared<Entity>(*entity);
        changed->parent = to;
        entity = std::move(changed);
    }
}

/** Puts one in the place of what is there, `std::nullopt`: none; gives what was there. */
std::optional<Component> exchangeComponent(ComponentSet &set, ComponentType type, std::optional<Component> component)
{
    const auto at = std::ranges::lower_bound(set.known, type, {}, &Component::type);
    const bool isThere = at != set.known.end() && at->type == type;
    if (isThere && component)
        return std::exchange(*at, std::move(*component));
    if (isThere) {
        Component before = std::move(*at);
        set.known.erase(at);
        return before;
    }
    if (component)
        set.known.insert(at, std::move(*component));
    return std::nullopt;
}

} // namespace

Result<Primitive> performOn(Stage &stage, const SetField &set)
{
    const FieldRow &row = rowOf(set.field);
    if (Result<void> fits = checkKind(row, set.value); !fits)
        return tl::make_unexpected(fits.error());
    const auto back = [&set](FieldValue before) { return SetField{set.object, set.field, std::move(before)}; };
    if (set.object.composition || set.object.track)
        return refuse("entity-unknown", "expected the stage itself or one of its entities");
    if (!set.object.node) {
        if (row.owner != FieldOwner::Stage)
            return refuseField("a stage", row);
        return back(exchange(stage, set.field, set.value));
    }
    const std::size_t index = indexOf(stage, set.object.node);
    if (index == stage.entities.size())
        return refuseUnknown();
    if (row.owner != FieldOwner::Entity)
        return refuseField("an entity", row);
    if (Result<void> fits = check(stage, index, set); !fits)
        return tl::make_unexpected(fits.error());
    auto changed = std::make_shared<Entity>(*stage.entities[index]);
    FieldValue before = exchange(*changed, set.field, set.value);
    std::shared_ptr<const Entity> was = std::exchange(stage.entities[index], std::move(changed));
    if (set.field == Field::EntityId)
        renameParent(stage, was->id, stage.entities[index]->id);
    if (set.field == Field::EntityParent) {
        if (Result<void> fits = checkDepth(stage); !fits) {
            stage.entities[index] = std::move(was);
            return tl::make_unexpected(fits.error());
        }
    }
    return back(std::move(before));
}

Result<Primitive> performOn(Stage &stage, const InsertEntity &insert)
{
    if (!insert.entity || insert.entity->node.isNull() || indexOf(stage, insert.entity->node) < stage.entities.size())
        return refuse("id-taken", "expected an entity under an id of its own");
    const Entity &entity = *insert.entity;
    if (insert.index > stage.entities.size())
        return refuse("place-unknown", "expected a place among the entities");
    if (stage.entities.size() >= kMostEntities)
        return refuse("too-many-entities", "expected at most 100,000 entities");
    Result<void> fits = checkEntity(entity);
    if (fits && indexOf(stage, entity.id) < stage.entities.size())
        fits = refuse("entity-id", "another entity has that id");
    if (fits)
        fits = checkParent(stage, insert.index, entity.parent);
    if (!fits)
        return tl::make_unexpected(fits.error());
    const auto at = stage.entities.begin() + static_cast<std::ptrdiff_t>(insert.index);
    stage.entities.insert(at, insert.entity);
    if (Result<void> depth = entity.parent.empty() ? Result<void>() : checkDepth(stage); !depth) {
        stage.entities.erase(stage.entities.begin() + static_cast<std::ptrdiff_t>(insert.index));
        return tl::make_unexpected(depth.error());
    }
    return RemoveEntity{entity.node};
}

Result<Primitive> performOn(Stage &stage, const RemoveEntity &remove)
{
    const std::size_t index = indexOf(stage, remove.entity);
    if (index == stage.entities.size())
        return refuseUnknown();
    std::shared_ptr<const Entity> entity = stage.entities[index];
    const bool isParent =
        std::ranges::any_of(stage.entities, [&entity](const auto &each) { return each->parent == entity->id; });
    if (isParent)
        return refuse("still-parent", "entities hang from it");
    stage.entities.erase(stage.entities.begin() + static_cast<std::ptrdiff_t>(index));
    return InsertEntity{index, std::move(entity)};
}

Result<Primitive> performOn(Stage &stage, const MoveEntity &move)
{
    const std::size_t index = indexOf(stage, move.entity);
    if (index == stage.entities.size())
        return refuseUnknown();
    if (move.to >= stage.entities.size())
        return refuse("place-unknown", "expected a place among the entities");
    const Entity &entity = *stage.entities[index];
    const auto [first, last] = std::minmax(index, move.to);
    for (std::size_t i = first; i <= last; ++i) {
        const Entity &passed = *stage.entities[i];
        const bool isBroken = move.to > index ? passed.parent == entity.id : passed.id == entity.parent;
        if (i != index && isBroken)
            return refuse("parent-later", "expected a parent to stand before its children");
    }
    const auto begin = stage.entities.begin();
    const auto from = begin + static_cast<std::ptrdiff_t>(index);
    const auto to = begin + static_cast<std::ptrdiff_t>(move.to);
    if (from < to)
        std::rotate(from, from + 1, to + 1);
    else
        std::rotate(to, from, from + 1);
    return MoveEntity{move.entity, index};
}

Result<Primitive> performOn(Stage &stage, const SetComponent &set)
{
    const bool isRoot = set.entity.isNull();
    if (!mayStandOn(rowOf(set.type), isRoot))
        return refuse("component-not-here", "such a component does not stand there");
    if (set.component) {
        Result<void> fits = set.component->type == set.type
                                ? checkComponent(*set.component)
                                : refuse("component-malformed", "expected a component of the kind that is set");
        if (!fits)
            return tl::make_unexpected(fits.error());
    }
    if (isRoot)
        return SetComponent{set.entity, set.type, exchangeComponent(stage.root, set.type, set.component)};
    const std::size_t index = indexOf(stage, set.entity);
    if (index == stage.entities.size())
        return refuseUnknown();
    auto changed = std::make_shared<Entity>(*stage.entities[index]);
    SetComponent back{set.entity, set.type, exchangeComponent(changed->components, set.type, set.component)};
    stage.entities[index] = std::move(changed);
    return back;
}

} // namespace clipwright
