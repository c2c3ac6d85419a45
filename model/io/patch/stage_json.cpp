// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/patch/stage_json.h"

#include "model/stage/stage_properties.h"

namespace clipwright {

namespace {

void writeValue(JsonWriter &json, const Value &value)
{
    json.beginObject().member("kind", rowOf(value.kind).name).name("numbers");
    RigJsonWriter(json).numbers(value.numbers);
    json.member("text", value.text).endObject();
}

void writeDeclared(JsonWriter &json, const DeclaredProperty &property)
{
    json.beginObject().member("name", property.name).name("value");
    writeValue(json, property.value);
    json.name("min");
    RigJsonWriter(json).value(property.minimum);
    json.name("max");
    RigJsonWriter(json).value(property.maximum);
    json.member("private", property.isPrivate).name("kept");
    RigJsonWriter(json).kept(property.kept);
    json.endObject();
}

void writeComponents(JsonWriter &json, const ComponentSet &components)
{
    json.beginObject().name("known").beginArray();
    for (const Component &component : components.known)
        writeComponent(json, component);
    json.endArray().name("kept");
    RigJsonWriter(json).kept(components.kept);
    json.endObject();
}

Value readValue(RigJsonReader &reader, const JsonValue &json)
{
    const std::optional<Kind> kind = kindNamed(reader.text(json["kind"]));
    if (!kind)
        reader.refuse(json["kind"], "the name of a kind");
    return {kind.value_or(Kind::Number), reader.numbers(json["numbers"]), reader.text(json["text"])};
}

DeclaredProperty readDeclared(RigJsonReader &reader, const JsonValue &json)
{
    DeclaredProperty read;
    read.name = reader.text(json["name"]);
    read.value = readValue(reader, json["value"]);
    read.minimum = reader.limit(json["min"]);
    read.maximum = reader.limit(json["max"]);
    read.isPrivate = reader.flag(json["private"]);
    read.kept = reader.kept(json["kept"]);
    return read;
}

ComponentSet readComponents(RigJsonReader &reader, const JsonValue &json)
{
    ComponentSet read;
    read.known = reader.list(json["known"], [&](const JsonValue &item) { return readComponent(reader, item); });
    read.kept = reader.kept(json["kept"]);
    return read;
}

} // namespace

void writeComponent(JsonWriter &json, const Component &component)
{
    json.beginObject().member("type", rowOf(component.type).key).name("fields").beginArray();
    for (const StageField &field : component.fields) {
        json.beginObject().member("row", static_cast<int>(field.row)).name("value");
        writeValue(json, field.value);
        json.endObject();
    }
    json.endArray().name("declared").beginArray();
    for (const DeclaredProperty &property : component.declared)
        writeDeclared(json, property);
    json.endArray().name("clips").beginArray();
    for (const std::string &clip : component.clips)
        json.value(clip);
    json.endArray().name("kept");
    RigJsonWriter(json).kept(component.kept);
    json.endObject();
}

void writeOverride(JsonWriter &json, const StageOverride &override)
{
    json.beginObject().member("path", override.path).name("components");
    writeComponents(json, override.components);
    json.endObject();
}

void writeEntity(JsonWriter &json, const Entity &entity)
{
    json.beginObject().member("node", static_cast<double>(entity.node.value)).member("id", entity.id);
    json.member("name", entity.name).member("parent", entity.parent).name("components");
    writeComponents(json, entity.components);
    json.member("instance", entity.instance).name("overrides");
    RigJsonWriter(json).value(entity.overrides);
    json.name("kept");
    RigJsonWriter(json).kept(entity.kept);
    json.endObject();
}

ComponentType readComponentType(RigJsonReader &reader, const JsonValue &json)
{
    const ComponentRow *row = componentNamed(reader.text(json));
    if (!row)
        reader.refuse(json, "the name of a component");
    return row ? row->type : ComponentType::Transform;
}

Component readComponent(RigJsonReader &reader, const JsonValue &json)
{
    Component read;
    read.type = readComponentType(reader, json["type"]);
    read.fields = reader.list(json["fields"], [&](const JsonValue &item) {
        return StageField{static_cast<std::uint8_t>(reader.whole(item["row"], 0, 255)),
                          readValue(reader, item["value"])};
    });
    read.declared = reader.list(json["declared"], [&](const JsonValue &item) { return readDeclared(reader, item); });
    read.clips = reader.list(json["clips"], [&](const JsonValue &item) { return reader.text(item); });
    read.kept = reader.kept(json["kept"]);
    return read;
}

std::vector<StageOverride> readOverrides(RigJsonReader &reader, const JsonValue &json)
{
    return reader.list(json, [&](const JsonValue &item) {
        return StageOverride{reader.text(item["path"]), readComponents(reader, item["components"])};
    });
}

Entity readEntity(RigJsonReader &reader, const JsonValue &json)
{
    Entity read;
    read.node = reader.id<NodeId>(json["node"]);
    read.id = reader.text(json["id"]);
    read.name = reader.text(json["name"]);
    read.parent = reader.text(json["parent"]);
    read.components = readComponents(reader, json["components"]);
    read.instance = reader.text(json["instance"]);
    read.overrides = readOverrides(reader, json["overrides"]);
    read.kept = reader.kept(json["kept"]);
    return read;
}

} // namespace clipwright
