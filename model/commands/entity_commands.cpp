// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/entity_commands.h"

#include "model/commands/stage_path.h"
#include "model/stage/euler.h"
#include "model/stage/stage_placement.h"
#include "model/stage/stage_property.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/matrix.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace clipwright {

namespace {

tl::unexpected<Error> refuseUnknown()
{
    return refuse("entity-unknown", "expected an entity of the stage");
}

std::size_t indexOf(const Stage &stage, NodeId entity)
{
    const auto found = std::ranges::find(stage.entities, entity, [](const auto &each) { return each->node; });
    return static_cast<std::size_t>(found - stage.entities.begin());
}

/** Behind the last of an entity and all that hangs from it. */
std::size_t endOf(const Stage &stage, NodeId entity)
{
    return indexOf(stage, withAllBelow(stage, entity).back()) + 1;
}

Result<void> insert(DocumentEdit &edit, std::size_t index, Entity entity)
{
    return edit.perform(InsertEntity{index, std::make_shared<Entity>(std::move(entity))});
}

/** The stage alone at rest: what stands in instances has no part in where an entity is. */
StagePose atRest(const Stage &stage)
{
    const StageLoader none = [](const std::string &) -> Result<std::shared_ptr<const Stage>> {
        return refuse("not-asked", "expected nobody to ask");
    };
    const auto tree = StageTree::build(std::make_shared<const Stage>(stage), "stage.ostage", none);
    return StagePose(std::make_shared<const StageLayout>(tree));
}

glm::dmat4 worldOf(const StagePose &pose, const Stage &stage, NodeId entity)
{
    const Entity *found = entityOf(stage, entity);
    const auto index = found ? pose.tree().find(found->id) : std::nullopt;
    return index ? clipwright::worldOf(pose, *index) : glm::dmat4(1);
}

/** In the spelling that the turn has there. */
void setTurn(Component &transform, const std::vector<double> &rotation)
{
    if (!transform.stated(TransformProperty::Euler)) {
        setStated(transform, TransformProperty::Rotation, Value{Kind::Rotation, rotation, {}});
        return;
    }
    const Value *order = transform.stated(TransformProperty::Order);
    const auto name = std::ranges::find(eulerOrderNames(), order ? order->text : std::string("xyz"));
    std::vector<double> degrees(3);
    degreesOfRotation(rotation, static_cast<EulerOrder>(name - eulerOrderNames().begin()), degrees);
    setStated(transform, TransformProperty::Euler, Value{Kind::Euler, degrees, {}});
}

/** Position, turn and scale that say a matrix; none where it shears. */
Result<Component> transformFor(const glm::dmat4 &local, Component transform)
{
    glm::dvec3 scale(glm::length(glm::dvec3(local[0])), glm::length(glm::dvec3(local[1])),
                     glm::length(glm::dvec3(local[2])));
    glm::dmat3 turn(local);
    if (glm::determinant(turn) < 0)
        scale.x = -scale.x;
    for (int i = 0; i < 3; ++i) {
        if (scale[i] == 0 || !std::isfinite(scale[i]))
            return refuse("parent-flat", "what is scaled to nothing has no place");
        turn[i] /= scale[i];
    }
    const double shear = std::max({std::abs(glm::dot(turn[0], turn[1])), std::abs(glm::dot(turn[0], turn[2])),
                                   std::abs(glm::dot(turn[1], turn[2]))});
    if (!(shear < 1e-9))
        return refuse("pose-sheared",
                      "no position, turn and scale say where it would be: hang it without keeping its place");
    const glm::dquat q = glm::normalize(glm::quat_cast(turn));
    setStated(transform, TransformProperty::Position, Value{Kind::Vector3, {local[3].x, local[3].y, local[3].z}, {}});
    setStated(transform, TransformProperty::Scale, Value{Kind::Vector3, {scale.x, scale.y, scale.z}, {}});
    setTurn(transform, {q.x, q.y, q.z, q.w});
    return transform;
}

} // namespace

std::string freeEntityId(const Stage &stage, std::string_view wanted)
{
    std::string id(wanted.empty() ? "entity" : wanted);
    std::ranges::replace(id, '/', '-');
    if (!stage.find(id))
        return id;
    // lamp → lamp2, lamp2 → lamp3
    const std::size_t end = id.find_last_not_of("0123456789") + 1;
    const bool isNumbered = end > 0 && end < id.size() && id.size() - end < 9;
    const std::string stem = isNumbered ? id.substr(0, end) : id;
    std::set<std::string_view> taken;
    for (const std::shared_ptr<const Entity> &entity : stage.entities)
        taken.insert(entity->id);
    for (unsigned long next = isNumbered ? std::stoul(id.substr(end)) + 1 : 2;; ++next) {
        id = stem + std::to_string(next);
        if (!taken.contains(id))
            return id;
    }
}

std::vector<NodeId> withAllBelow(const Stage &stage, NodeId entity)
{
    std::vector<NodeId> all;
    std::set<std::string_view> ids;
    for (const std::shared_ptr<const Entity> &each : stage.entities) {
        if (each->node != entity && (each->parent.empty() || !ids.contains(each->parent)))
            continue;
        all.push_back(each->node);
        ids.insert(each->id);
    }
    return all;
}

Result<NodeId> addEntity(DocumentEdit &edit, EntitySpec spec)
{
    const Stage &stage = edit.stage();
    const Entity *parent = entityOf(stage, spec.parent);
    if (spec.parent && !parent)
        return refuseUnknown();
    Entity entity;
    entity.node = edit.newNode();
    entity.id = freeEntityId(stage, spec.id);
    entity.name = std::move(spec.name);
    entity.instance = std::move(spec.instance);
    entity.components.known = std::move(spec.components);
    if (!entity.components.find(ComponentType::Transform))
        entity.components.known.push_back({ComponentType::Transform, {}, {}, {}, {}});
    std::ranges::stable_sort(entity.components.known, {}, &Component::type);
    std::size_t index = stage.entities.size();
    if (parent) {
        entity.parent = parent->id;
        index = endOf(stage, spec.parent);
    }
    const NodeId node = entity.node;
    Result<void> done = insert(edit, index, std::move(entity));
    return done ? Result<NodeId>(node) : tl::make_unexpected(done.error());
}

Result<void> removeEntities(DocumentEdit &edit, std::span<const NodeId> entities)
{
    std::set<NodeId> going;
    for (const NodeId entity : entities) {
        const std::vector<NodeId> all = withAllBelow(edit.stage(), entity);
        if (all.empty())
            return refuseUnknown();
        going.insert(all.begin(), all.end());
    }
    // Children before their parents.
    const std::vector<std::shared_ptr<const Entity>> was = edit.stage().entities;
    for (auto it = was.rbegin(); it != was.rend(); ++it) {
        if (!going.contains((*it)->node))
            continue;
        if (Result<void> done = edit.perform(RemoveEntity{(*it)->node}); !done)
            return done;
    }
    return {};
}

Result<std::vector<NodeId>> duplicateEntities(DocumentEdit &edit, std::span<const NodeId> entities)
{
    std::vector<NodeId> copies;
    std::set<NodeId> copied; // with one of its ancestors
    for (const NodeId entity : entities) {
        const std::vector<NodeId> all = withAllBelow(edit.stage(), entity);
        if (all.empty())
            return refuseUnknown();
        if (copied.contains(entity))
            continue;
        copied.insert(all.begin(), all.end());
        std::size_t index = endOf(edit.stage(), entity);
        std::map<std::string, std::string> ids;
        for (const NodeId each : all) {
            Entity copy = *entityOf(edit.stage(), each);
            const std::string id = freeEntityId(edit.stage(), copy.id);
            ids.emplace(copy.id, id);
            copy.id = id;
            copy.node = edit.newNode();
            if (const auto parent = ids.find(copy.parent); parent != ids.end())
                copy.parent = parent->second;
            if (each == entity)
                copies.push_back(copy.node);
            if (Result<void> done = insert(edit, index++, std::move(copy)); !done)
                return tl::make_unexpected(done.error());
        }
    }
    return copies;
}

Result<void> moveEntity(DocumentEdit &edit, NodeId entity, std::size_t to)
{
    const std::vector<NodeId> all = withAllBelow(edit.stage(), entity);
    if (all.empty())
        return refuseUnknown();
    if (to > edit.stage().entities.size() - all.size())
        return refuse("place-unknown", "expected a place among the entities");
    // Towards the front its own come behind it, towards the end it comes behind its own: each step keeps parents first.
    const bool isForward = indexOf(edit.stage(), entity) < to;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::size_t which = isForward ? all.size() - 1 - i : i;
        const std::size_t target = to + which;
        const std::size_t index = indexOf(edit.stage(), all[which]);
        if (index == target)
            continue;
        if (Result<void> done = edit.perform(MoveEntity{all[which], target}); !done)
            return done;
    }
    return {};
}

Result<void> reparentEntity(DocumentEdit &edit, NodeId entity, NodeId parent, bool keepsPose)
{
    const Entity *moved = entityOf(edit.stage(), entity);
    const Entity *above = entityOf(edit.stage(), parent);
    if (!moved || (parent && !above))
        return refuseUnknown();
    const std::string id = above ? above->id : std::string();
    if (moved->parent == id)
        return {};
    const std::vector<NodeId> below = withAllBelow(edit.stage(), entity);
    if (parent && std::ranges::find(below, parent) != below.end())
        return refuse("parent-loop", "an entity cannot hang from itself or from what hangs from it");
    std::optional<Component> transform;
    if (keepsPose) {
        const StagePose pose = atRest(edit.stage());
        const glm::dmat4 to = worldOf(pose, edit.stage(), parent);
        if (!(std::abs(glm::determinant(to)) > 0))
            return refuse("parent-flat", "what is scaled to nothing has no place");
        const Component *has = moved->components.find(ComponentType::Transform);
        Component now = has ? *has : Component();
        Result<Component> made = transformFor(glm::inverse(to) * worldOf(pose, edit.stage(), entity), std::move(now));
        if (!made)
            return tl::make_unexpected(made.error());
        transform = std::move(*made);
    }
    // Behind all that hangs from its new parent, which must stand before it.
    if (parent && indexOf(edit.stage(), parent) > indexOf(edit.stage(), entity)) {
        if (Result<void> done = moveEntity(edit, entity, endOf(edit.stage(), parent) - below.size()); !done)
            return done;
    }
    if (Result<void> done = edit.setField({{}, entity, {}}, Field::EntityParent, id); !done)
        return done;
    return transform ? edit.perform(SetComponent{entity, ComponentType::Transform, std::move(transform)})
                     : Result<void>();
}

Result<NodeId> addTextureAnimation(DocumentEdit &stage, DocumentEdit &clip, const SheetSpec &spec)
{
    if (stage.kind() != DocumentKind::Stage || clip.kind() != DocumentKind::Clip)
        return refuse("document-kind", "expected a stage for the sprite and a clip for its keys");
    if (!clip.clip().channels.empty())
        return refuse("clip-not-empty", "expected a clip without channels");
    if (spec.frames.count() < 1 || spec.frames.count() > kMostSheetFrames)
        return refuse("frames-malformed", "expected 1 to 10,000 frames");
    if (!(spec.rate > 0) || !std::isfinite(spec.rate))
        return refuse("rate-not-positive", "expected more than 0 frames a second");
    TextureAnimation made = animationFromTexture(spec.texture, spec.clipFile, spec.frames, Rate{spec.rate}, spec.size);
    const std::array<std::pair<Field, FieldValue>, 4> fields{{{Field::ClipName, made.clip.name},
                                                              {Field::Rate, spec.rate},
                                                              {Field::WhenDone, valueOf(made.clip, Field::WhenDone)},
                                                              {Field::Length, made.clip.timeline.length}}};
    for (const auto &[field, value] : fields) {
        if (Result<void> done = clip.setField({}, field, value); !done)
            return tl::make_unexpected(done.error());
    }
    // How long a timeline asset is, its keys say from then on.
    Result<void> done = clip.setField({}, Field::Playback, valueOf(made.clip, Field::Playback));
    for (std::size_t i = 0; done && i < made.clip.channels.size(); ++i) {
        const std::shared_ptr<const ClipChannel> &channel = made.clip.channels[i];
        done = clip.perform(InsertChannel{i, channel, std::make_shared<Track>(made.clip.trackOf(*channel)),
                                          clip.clip().timeline.easings});
    }
    if (!done)
        return tl::make_unexpected(done.error());
    EntitySpec sprite;
    sprite.id = made.sprite.id;
    sprite.components = std::move(made.sprite.components.known);
    return addEntity(stage, std::move(sprite));
}

} // namespace clipwright
