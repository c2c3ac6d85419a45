// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/command_rows.h"
#include "model/commands/field_values.h"
#include "model/commands/property_commands.h"

#include <array>

namespace clipwright {

namespace {

/** The object that a value names, null for none. */
Result<ObjectPath> referred(const Rig &rig, const FieldRow &row, const NewValue &value)
{
    if (std::holds_alternative<std::monostate>(value))
        return ObjectPath();
    const auto *text = std::get_if<std::string>(&value);
    return text ? resolvePath(rig, *text) : Result<ObjectPath>(wrongKind(row));
}

Result<FieldValue> fieldValue(const Rig &rig, const FieldRow &row, const NewValue &value)
{
    if (row.kind != FieldKind::Node && row.kind != FieldKind::Composition)
        return plainFieldValue(row, value);
    const Result<ObjectPath> path = referred(rig, row, value);
    if (!path)
        return tl::make_unexpected(path.error());
    return row.kind == FieldKind::Node ? FieldValue(path->node) : FieldValue(path->composition);
}

/** A value as the property's kind holds it: a flag as a number, a choice by its name. */
Result<PropertyValue> propertyValue(const PropertyRow &row, const NewValue &value)
{
    if (const bool *flag = std::get_if<bool>(&value))
        return PropertyValue(std::vector{*flag ? 1.0 : 0.0});
    if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        return PropertyValue(*numbers);
    if (const auto *path = std::get_if<PathRef>(&value))
        return PropertyValue(*path);
    const auto *text = std::get_if<std::string>(&value);
    if (text && row.kind == Kind::Choice) {
        const Result<double> choice = choiceNamed(row, *text);
        return choice ? Result<PropertyValue>(std::vector{*choice}) : tl::make_unexpected(choice.error());
    }
    if (text)
        return PropertyValue(*text);
    return refuse("value-kind", "expected a value for " + quoted(row.key));
}

Result<void> setField(DocumentEdit &edit, const ObjectPath &path, const NewValue &value)
{
    ObjectRef object = path.object();
    if (path.property) {
        const Result<TrackId> track = trackFor(edit, *path.property);
        if (!track)
            return tl::make_unexpected(track.error());
        object = {path.composition, {}, *track};
    }
    Result<FieldValue> field = fieldValue(edit.rig(), rowOf(*path.field), value);
    if (!field)
        return tl::make_unexpected(field.error());
    return edit.setField(object, *path.field, std::move(*field));
}

Result<void> runSet(DocumentEdit &edit, const CommandArguments &arguments)
{
    if (edit.kind() == DocumentKind::Clip)
        return setInClip(edit, arguments);
    if (edit.kind() == DocumentKind::Stage)
        return setInStage(edit, arguments);
    const Result<ObjectPath> path = objectOf(edit.rig(), arguments, "at");
    if (!path)
        return tl::make_unexpected(path.error());
    const NewValue value = arguments.get<NewValue>("value");
    if (path->field && !path->time)
        return setField(edit, *path, value);
    if (!path->property || path->field)
        return refuse("path-unknown", "expected a property or a field of the object");
    const Result<PropertyValue> number = propertyValue(*rowOf(edit.rig(), *path->property), value);
    if (!number)
        return tl::make_unexpected(number.error());
    if (!path->time)
        return setProperty(edit, *path->property, *number);
    const double time = timeOn(edit.rig().find(path->composition)->timeline, *path->time);
    return setPropertyAt(edit, *path->property, *number, time);
}

template<Result<void> (*change)(DocumentEdit &, const PropertyRef &)>
Result<void> onProperty(DocumentEdit &edit, const CommandArguments &arguments)
{
    const Result<PropertyRef> property = propertyOf(edit.rig(), arguments, "at");
    return property ? change(edit, *property) : tl::make_unexpected(property.error());
}

Result<void> addTrack(DocumentEdit &edit, const PropertyRef &property)
{
    const Result<TrackId> track = trackFor(edit, property);
    return track ? Result<void>() : tl::make_unexpected(track.error());
}

constexpr std::array kSet{
    ArgumentRow{"at", ArgumentKind::Path, true, "a property, a property at a time (@12f) or a field"},
    ArgumentRow{"value", ArgumentKind::Value, true, "in the file's own units"},
};
constexpr std::array kProperty{ArgumentRow{"at", ArgumentKind::Path, true, "the property"}};

constexpr std::array kRows{
    CommandRow{"set", "Set value", kSet, runSet, kAllKinds},
    CommandRow{"addTrack", "Add track", kProperty, onProperty<addTrack>},
    CommandRow{"removeTrack", "Remove track", kProperty, onProperty<removeTracks>},
    CommandRow{"separateComponents", "Separate components", kProperty, onProperty<separateComponents>},
    CommandRow{"joinComponents", "Join components", kProperty, onProperty<joinComponents>},
};

} // namespace

std::span<const CommandRow> propertyRows()
{
    return kRows;
}

} // namespace clipwright
