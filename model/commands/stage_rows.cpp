// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/command_rows.h"
#include "model/commands/entity_commands.h"
#include "model/commands/field_values.h"
#include "model/commands/stage_commands.h"

#include <array>

namespace clipwright {

namespace {

template<class T>
Result<void> done(const Result<T> &result)
{
    return result ? Result<void>() : tl::make_unexpected(result.error());
}

Result<StagePath> pathAt(const Stage &stage, const CommandArguments &arguments, std::string_view name = "at")
{
    return resolvePath(stage, arguments.get<std::string>(name));
}

bool isJustEntity(const StagePath &path)
{
    return path.entity && path.inside.empty() && !path.component && !path.field;
}

/** The entities that "at" names. */
Result<std::vector<NodeId>> entitiesAt(const Stage &stage, const CommandArguments &arguments)
{
    std::vector<NodeId> entities;
    for (const std::string &each : arguments.get<std::vector<std::string>>("at")) {
        const Result<StagePath> path = resolvePath(stage, each);
        if (!path)
            return tl::make_unexpected(path.error());
        if (!isJustEntity(*path))
            return refuse("path-unknown", quoted(each) + ": expected an entity");
        entities.push_back(path->entity);
    }
    return entities;
}

/** The entity that "parent" names; null is the stage itself. */
Result<NodeId> parentAt(const Stage &stage, const CommandArguments &arguments)
{
    const NewValue value = arguments.get<NewValue>("parent");
    if (std::holds_alternative<std::monostate>(value))
        return NodeId();
    const auto *text = std::get_if<std::string>(&value);
    const Result<StagePath> path =
        text ? resolvePath(stage, *text) : Result<StagePath>(refuse("value-kind", "expected a path or null"));
    if (!path)
        return tl::make_unexpected(path.error());
    return isJustEntity(*path) ? Result<NodeId>(path->entity)
                               : refuse("parent-unknown", "expected an entity of the stage");
}

/** An entity, or the stage itself, with the component that the path may end in. */
Result<StagePath> ownerAt(const Stage &stage, const CommandArguments &arguments)
{
    Result<StagePath> path = pathAt(stage, arguments);
    if (path && (!path->inside.empty() || path->field))
        return refuse("path-unknown", "expected an entity of the stage, or the stage itself");
    return path;
}

Result<ComponentType> componentNamedBy(const CommandArguments &arguments)
{
    const ComponentRow *row = componentNamed(arguments.get<std::string>("component"));
    return row ? Result<ComponentType>(row->type)
               : refuse("kind-unknown", "expected a component: sprite, text, light, camera, rig, variables …");
}

Result<void> runAddEntity(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<NodeId> parent = parentAt(edit.stage(), arguments);
    if (!parent)
        return tl::make_unexpected(parent.error());
    EntitySpec spec;
    spec.id = arguments.get<std::string>("id");
    spec.name = arguments.get<std::string>("name");
    spec.parent = *parent;
    spec.instance = arguments.get<std::string>("instance");
    if (arguments.has("component")) {
        const Result<ComponentType> type = componentNamedBy(arguments);
        if (!type)
            return tl::make_unexpected(type.error());
        spec.components.push_back({*type, {}, {}, {}, {}});
    }
    if (spec.id.empty() && arguments.has("component"))
        spec.id = arguments.get<std::string>("component");
    const Result<NodeId> added = addEntity(edit, std::move(spec));
    if (!added || !arguments.has("to"))
        return done(added);
    return moveEntity(edit, *added, arguments.get<std::size_t>("to"));
}

Result<void> runAddComponent(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<StagePath> owner = ownerAt(edit.stage(), arguments);
    const Result<ComponentType> type = componentNamedBy(arguments);
    if (!owner || !type)
        return tl::make_unexpected(owner ? type.error() : owner.error());
    return addComponent(edit, owner->entity, *type);
}

Result<void> runRemoveComponent(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<StagePath> path = ownerAt(edit.stage(), arguments);
    if (!path)
        return tl::make_unexpected(path.error());
    if (!path->component || !path->property.empty())
        return refuse("path-unknown", "expected a component: lamp/light");
    return removeComponent(edit, path->entity, *path->component);
}

std::optional<double> numberGiven(const CommandArguments &arguments, std::string_view name)
{
    const double *number = arguments.find<double>(name);
    return number ? std::optional(*number) : std::nullopt;
}

/** `lamp/variables.heat`: what declares it, and its name. */
Result<StagePath> declaredAt(const Stage &stage, const CommandArguments &arguments)
{
    Result<StagePath> path = ownerAt(stage, arguments);
    if (path && (!path->component || path->property.empty()))
        return refuse("path-unknown", "expected a property to declare: lamp/variables.heat");
    return path;
}

Result<void> runDeclare(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<StagePath> path = declaredAt(edit.stage(), arguments);
    if (!path)
        return tl::make_unexpected(path.error());
    const bool *isPrivate = arguments.find<bool>("private");
    return declareProperty(edit, path->entity,
                           {*path->component, path->property, arguments.get<NewValue>("value"),
                            numberGiven(arguments, "min"), numberGiven(arguments, "max"),
                            isPrivate ? std::optional(*isPrivate) : std::nullopt});
}

Result<void> runRemoveDeclared(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<StagePath> path = declaredAt(edit.stage(), arguments);
    return path ? removeDeclared(edit, path->entity, *path->component, path->property)
                : tl::make_unexpected(path.error());
}

Result<void> runSetClips(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<StagePath> owner = ownerAt(edit.stage(), arguments);
    return owner ? setClips(edit, owner->entity, arguments.get<std::vector<std::string>>("clips"))
                 : tl::make_unexpected(owner.error());
}

Result<void> runClearOverrides(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<StagePath> path = pathAt(edit.stage(), arguments);
    if (!path)
        return tl::make_unexpected(path.error());
    if (path->component || path->field)
        return refuse("path-unknown", "expected an instance, or what stands in one");
    return clearOverrides(edit, path->entity, path->inside);
}

constexpr ArgumentRow kOwner{"at", ArgumentKind::Path, false, "an entity (the stage itself)"};
constexpr ArgumentRow kComponent{"component", ArgumentKind::Text, true,
                                 "sprite, text, light, camera, rig, variables …"};
constexpr std::array kAddEntity{
    ArgumentRow{"id", ArgumentKind::Text, false, "its id, a number behind it where that is taken"},
    ArgumentRow{"name", ArgumentKind::Text, false, "(its id)"},
    ArgumentRow{"component", ArgumentKind::Text, false, "that it has beside its transform: sprite, light, text …"},
    ArgumentRow{"parent", ArgumentKind::Value, false, "the path of an entity, or null (the stage itself)"},
    ArgumentRow{"instance", ArgumentKind::Text, false, "a stage that stands in it, from this one's folder"},
    ArgumentRow{"to", ArgumentKind::Index, false, "the place among all entities (behind those of its parent)"},
};
constexpr std::array kAddComponent{kOwner, kComponent};
constexpr std::array kRemoveComponent{ArgumentRow{"at", ArgumentKind::Path, true, "the component: lamp/light"}};
constexpr std::array kDeclare{
    ArgumentRow{"at", ArgumentKind::Path, true, "the property: lamp/variables.heat"},
    ArgumentRow{"value", ArgumentKind::Value, false, "a number, text or flag (as it was)"},
    ArgumentRow{"min", ArgumentKind::Number, false, "the least that a number may be"},
    ArgumentRow{"max", ArgumentKind::Number, false, "the most that a number may be"},
    ArgumentRow{"private", ArgumentKind::Flag, false, "not offered for new channels"},
};
constexpr std::array kDeclared{ArgumentRow{"at", ArgumentKind::Path, true, "the property: lamp/variables.heat"}};
constexpr std::array kSetClips{
    kOwner,
    ArgumentRow{"clips", ArgumentKind::Paths, true, "the clips that it may play, from the stage's folder"},
};
constexpr std::array kClear{ArgumentRow{"at", ArgumentKind::Path, true, "an instance, or an entity in one"}};

constexpr std::array kRows{
    CommandRow{"addEntity", "Add entity", kAddEntity, runAddEntity, kStages},
    CommandRow{"addComponent", "Add component", kAddComponent, runAddComponent, kStages},
    CommandRow{"removeComponent", "Remove component", kRemoveComponent, runRemoveComponent, kStages},
    CommandRow{"declareProperty", "Declare property", kDeclare, runDeclare, kStages},
    CommandRow{"removeProperty", "Remove property", kDeclared, runRemoveDeclared, kStages},
    CommandRow{"setClips", "Set clips", kSetClips, runSetClips, kStages},
    CommandRow{"clearOverrides", "Reset instance", kClear, runClearOverrides, kStages},
};

} // namespace

Result<void> setInStage(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<StagePath> path = pathAt(edit.stage(), arguments);
    if (!path)
        return tl::make_unexpected(path.error());
    const NewValue value = arguments.get<NewValue>("value");
    if (path->component)
        return setStageProperty(edit, *path, value);
    if (!path->field)
        return refuse("path-unknown", "expected a property or a field");
    if (*path->field == Field::EntityParent) {
        CommandArguments hung;
        hung.set("parent", value);
        const Result<NodeId> parent = parentAt(edit.stage(), hung);
        return parent ? reparentEntity(edit, path->entity, *parent, false) : tl::make_unexpected(parent.error());
    }
    Result<FieldValue> field = plainFieldValue(rowOf(*path->field), value);
    return field ? edit.setField({{}, path->entity, {}}, *path->field, std::move(*field))
                 : tl::make_unexpected(field.error());
}

Result<void> pasteInStage(DocumentEdit &edit, const CommandArguments &arguments)
{
    const auto *clipboard = arguments.find<Clipboard>("content");
    const auto paths = arguments.get<std::vector<std::string>>("into");
    const Result<StagePath> into = resolvePath(edit.stage(), paths.empty() ? std::string() : paths.front());
    if (!into || !clipboard)
        return into ? Result<void>() : tl::make_unexpected(into.error());
    if (!isJustEntity(*into) && !paths.empty() && !paths.front().empty())
        return refuse("path-unknown", "expected an entity to hang them from");
    return done(pasteEntities(edit, into->entity, *clipboard));
}

Result<void> renameInStage(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<StagePath> path = pathAt(edit.stage(), arguments);
    if (!path)
        return tl::make_unexpected(path.error());
    if (!path->inside.empty() || path->component || path->field)
        return refuse("path-unknown", "expected an entity or the stage itself");
    const Field field = path->entity ? Field::EntityName : Field::StageName;
    return edit.setField({{}, path->entity, {}}, field, arguments.get<std::string>("name"));
}

Result<void> removeInStage(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<std::vector<NodeId>> entities = entitiesAt(edit.stage(), arguments);
    return entities ? removeEntities(edit, *entities) : tl::make_unexpected(entities.error());
}

Result<void> duplicateInStage(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<std::vector<NodeId>> entities = entitiesAt(edit.stage(), arguments);
    return entities ? done(duplicateEntities(edit, *entities)) : tl::make_unexpected(entities.error());
}

Result<void> moveInStage(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<StagePath> path = pathAt(edit.stage(), arguments);
    if (!path)
        return tl::make_unexpected(path.error());
    if (!isJustEntity(*path))
        return refuse("path-unknown", "expected an entity");
    if (arguments.has("parent")) {
        const Result<NodeId> parent = parentAt(edit.stage(), arguments);
        if (!parent)
            return tl::make_unexpected(parent.error());
        Result<void> hung = reparentEntity(edit, path->entity, *parent, arguments.get<bool>("keepPose", false));
        if (!hung)
            return hung;
    }
    return arguments.has("to") ? moveEntity(edit, path->entity, arguments.get<std::size_t>("to")) : Result<void>();
}

Result<void> reparentInStage(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<std::vector<NodeId>> entities = entitiesAt(edit.stage(), arguments);
    const Result<NodeId> parent = parentAt(edit.stage(), arguments);
    if (!entities || !parent)
        return tl::make_unexpected(entities ? parent.error() : entities.error());
    for (const NodeId entity : *entities) {
        if (Result<void> hung = reparentEntity(edit, entity, *parent, arguments.get<bool>("keepPose", true)); !hung)
            return hung;
    }
    return {};
}

std::span<const CommandRow> stageRows()
{
    return kRows;
}

} // namespace clipwright
