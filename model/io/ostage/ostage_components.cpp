// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/ostage/ostage_components.h"

#include "model/io/json/json_kept.h"
#include "model/io/ostage/ostage_values.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace clipwright::ostage {

namespace {

void writeDeclared(JsonWriter &writer, const DeclaredProperty &property)
{
    writer.name(property.name).beginObject();
    writeKept(writer, property.kept, 0);
    writer.name("value");
    writeValue(writer, property.value);
    writeKept(writer, property.kept, 1);
    if (property.minimum)
        writer.member("min", *property.minimum);
    writeKept(writer, property.kept, 2);
    if (property.maximum)
        writer.member("max", *property.maximum);
    writeKept(writer, property.kept, 3);
    if (property.isPrivate)
        writer.member("private", true);
    writeKept(writer, property.kept, 4);
    writer.endObject();
}

void writeClips(JsonWriter &writer, const Component &component)
{
    writer.name(kClips).beginArray();
    for (const std::string &clip : component.clips)
        writer.value(clip);
    writer.endArray();
}

void writeMember(JsonWriter &writer, const ComponentRow &row, const Component &component, std::string_view name)
{
    if (const PropertyRow *property = findProperty(row.properties, name)) {
        if (const Value *value = component.stated(property->id)) {
            writer.name(name);
            writeValue(writer, *value);
        }
    } else if (name == kClips && !component.clips.empty()) {
        writeClips(writer, component);
    } else if (name == row.declaredIn && !component.declared.empty()) {
        writer.name(name).beginObject();
        for (const DeclaredProperty &declared : component.declared)
            writeDeclared(writer, declared);
        writer.endObject();
    }
}

void writeComponent(JsonWriter &writer, const Component &component)
{
    const ComponentRow &row = rowOf(component.type);
    const std::span<const std::string_view> names = memberNames(component.type);
    writer.name(row.key).beginObject();
    for (std::size_t i = 0; i < names.size(); ++i) {
        writeKept(writer, component.kept, i);
        writeMember(writer, row, component, names[i]);
    }
    writeKept(writer, component.kept, names.size());
    if (row.declaredIn == ".") {
        for (const DeclaredProperty &declared : component.declared)
            writeDeclared(writer, declared);
    }
    writer.endObject();
}

} // namespace

bool Budget::take()
{
    if (left == 0) {
        isExceeded = true;
        return false;
    }
    --left;
    return true;
}

void writeKept(JsonWriter &writer, const std::vector<KeptText> &kept, std::size_t slot)
{
    for (const std::string_view text : keptAt(kept, slot))
        writer.raw(text);
}

void writeComponents(JsonWriter &writer, const ComponentSet &set, Owner owner)
{
    const std::span<const std::string_view> names = componentNames(owner);
    writer.beginObject();
    for (std::size_t i = 0; i < names.size(); ++i) {
        writeKept(writer, set.kept, i);
        if (const Component *component = set.find(componentNamed(names[i])->type))
            writeComponent(writer, *component);
    }
    writeKept(writer, set.kept, names.size());
    writer.endObject();
}

ComponentSet ComponentReader::read(JsonValue object, Owner owner)
{
    ComponentSet set;
    if (!object.isValid())
        return set;
    if (!object.isObject()) {
        m_report.leftOut("components-malformed", "Expected an object of components; they are left out.", object);
        return set;
    }
    set.kept = keptMembers(object, componentNames(owner));
    m_report.repeats(object, componentNames(owner));
    for (JsonValue member = object.first(); member.isValid() && !m_budget.isExceeded; member = member.next()) {
        const std::string name = member.name();
        const ComponentRow *row = componentNamed(name);
        if (!row || !mayStandOn(*row, owner))
            m_report.unknownComponent(name, member);
        else
            readComponent(*row, member, set);
    }
    std::ranges::sort(set.known, {}, &Component::type);
    return set;
}

void ComponentReader::readComponent(const ComponentRow &row, JsonValue object, ComponentSet &set)
{
    if (!object.isObject()) {
        m_report.leftOut("component-malformed",
                         "Expected an object for the component " + quotedWord(row.key) + "; it is left out.", object);
        return;
    }
    std::erase_if(set.known, [&row](const Component &other) { return other.type == row.type; }); // the last counts
    Component component;
    component.type = row.type;
    if (row.declaredIn == ".")
        readDeclaredIn(object, component);
    else
        readFields(row, object, component);
    set.known.push_back(std::move(component));
}

void ComponentReader::readFields(const ComponentRow &row, JsonValue object, Component &component)
{
    component.kept = keptMembers(object, memberNames(row.type));
    m_report.repeats(object, memberNames(row.type));
    for (const PropertyRow &property : row.properties) {
        const JsonValue member = object[property.key];
        if (!member.isValid())
            continue;
        if (std::optional<Value> value = readValue(property, member, m_report))
            component.fields.push_back({property.id, std::move(*value)});
    }
    if (row.type == ComponentType::Motion)
        readClips(object[kClips], component);
    if (row.type == ComponentType::Transform)
        dropSecondRotation(object, component);
    const JsonValue declared = row.declares() ? object[row.declaredIn] : JsonValue();
    if (declared.isObject())
        readDeclaredIn(declared, component);
    else if (declared.isValid())
        m_report.leftOut("value-malformed",
                         "Expected an object for " + quotedWord(row.declaredIn) + "; it is left out.", declared);
}

void ComponentReader::readDeclaredIn(JsonValue object, Component &component)
{
    std::unordered_map<std::string, std::size_t> places;
    for (JsonValue member = object.first(); member.isValid(); member = member.next()) {
        if (component.declared.size() >= m_caps.declared) {
            m_report.leftOut("too-many-declared",
                             "More than " + std::to_string(m_caps.declared)
                                 + " properties are declared; the rest is left out.",
                             member);
            return;
        }
        const std::string name = member.name();
        if (name.empty()) {
            m_report.leftOut("declared-no-name", "A declared property needs a name; it is left out.", member);
            continue;
        }
        std::optional<DeclaredProperty> property = readDeclared(name, member, m_report);
        if (!property)
            continue;
        const auto [place, isNew] = places.try_emplace(name, component.declared.size());
        if (!isNew) {
            component.declared[place->second] = std::move(*property); // of one name twice the last counts
            continue;
        }
        if (!m_budget.take())
            return;
        component.declared.push_back(std::move(*property));
    }
}

void ComponentReader::readClips(JsonValue list, Component &component)
{
    if (!list.isValid())
        return;
    if (!list.isArray()) {
        m_report.leftOut("value-malformed", "Expected a list of paths for 'clips'; it is left out.", list);
        return;
    }
    for (JsonValue item = list.first(); item.isValid(); item = item.next()) {
        if (component.clips.size() >= m_caps.declared) {
            m_report.leftOut(
                "too-many-declared",
                "More than " + std::to_string(m_caps.declared) + " clips are listed; the rest is left out.", item);
            return;
        }
        if (!item.isString() || item.string().empty()) {
            m_report.leftOut("value-malformed", "Expected the path of a clip; it is left out.", item);
            continue;
        }
        std::optional<std::string> path = readReference(item, m_report);
        if (path && !m_budget.take())
            return;
        if (path)
            component.clips.push_back(std::move(*path));
    }
    const Value *autoplay = component.stated(MotionProperty::Autoplay);
    if (autoplay && !autoplay->text.empty()
        && std::ranges::find(component.clips, autoplay->text) == component.clips.end())
        m_report.odd("autoplay-unlisted",
                     "The clip " + quotedWord(autoplay->text) + " is not listed, so it does not start.", list);
}

void ComponentReader::dropSecondRotation(JsonValue object, Component &component)
{
    if (!component.stated(TransformProperty::Rotation) || !component.stated(TransformProperty::Euler))
        return;
    m_report.leftOut("two-rotations", "Of 'rotation' and 'euler' only one may stand there; 'euler' is left out.",
                     object["euler"]);
    std::erase_if(component.fields, [](const StageField &field) { return field.row == TransformProperty::Euler; });
}

} // namespace clipwright::ostage
