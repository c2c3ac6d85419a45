// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/project_entries.h"

#include "model/io/patch/rig_json_reader.h"
#include "model/io/patch/rig_json_writer.h"

namespace clipwright {

void EntryReader::refuse(const JsonValue &at, const std::string &expected)
{
    if (!m_error)
        m_error = Error{"project-malformed", {m_file, 0, 0, at.pointer()}, "expected " + expected};
}

double EntryReader::number(const JsonValue &json)
{
    if (!json.isNumber())
        refuse(json, "a number");
    return json.number();
}

std::string EntryReader::text(const JsonValue &json)
{
    if (!json.isString())
        refuse(json, "a text");
    return json.string();
}

std::vector<double> EntryReader::numbers(const JsonValue &json)
{
    return list(json, [this](const JsonValue &item) { return number(item); });
}

double EntryReader::member(const JsonValue &json, std::string_view name)
{
    object(json);
    const JsonValue value = json[name];
    if (value.isValid())
        return number(value);
    refuse(json, "a member \"" + std::string(name) + '"');
    return 0;
}

void EntryReader::object(const JsonValue &json)
{
    if (!json.isObject())
        refuse(json, "an object");
}

void EntryReader::read(const JsonValue &json, Guides &guides)
{
    object(json);
    if (json["x"].isValid())
        guides.x = numbers(json["x"]);
    if (json["y"].isValid())
        guides.y = numbers(json["y"]);
}

void EntryReader::read(const JsonValue &json, WorkArea &area)
{
    area = {member(json, "start"), member(json, "end")};
    if (!(area.start < area.end))
        refuse(json, "a start before the end");
}

void EntryReader::read(const JsonValue &json, Easing &easing)
{
    RigJsonReader reader;
    easing = reader.easing(json);
    if (reader.error() && !m_error) {
        m_error = reader.error();
        m_error->code = "project-malformed";
        m_error->where.file = m_file;
    }
}

void EntryReader::read(const JsonValue &json, std::vector<std::string> &rows)
{
    rows = list(json, [this](const JsonValue &item) { return text(item); });
}

void EntryReader::read(const JsonValue &json, std::map<std::string, std::string> &map)
{
    object(json);
    for (JsonValue item = json.isObject() ? json.first() : JsonValue(); item.isValid(); item = item.next())
        map[item.name()] = text(item);
}

namespace {

void writeNumbers(JsonWriter &json, const std::vector<double> &values)
{
    json.beginArray();
    for (const double value : values)
        json.value(value);
    json.endArray();
}

} // namespace

void writeEntry(JsonWriter &json, const Guides &guides)
{
    json.beginObject();
    writeNumbers(json.name("x"), guides.x);
    writeNumbers(json.name("y"), guides.y);
    json.endObject();
}

void writeEntry(JsonWriter &json, const WorkArea &area)
{
    json.beginObject().member("start", area.start).member("end", area.end).endObject();
}

void writeEntry(JsonWriter &json, const Easing &easing)
{
    RigJsonWriter(json).easing(easing);
}

void writeEntry(JsonWriter &json, const std::vector<std::string> &rows)
{
    json.beginArray();
    for (const std::string &row : rows)
        json.value(row);
    json.endArray();
}

void writeEntry(JsonWriter &json, const std::map<std::string, std::string> &map)
{
    json.beginObject();
    for (const auto &[target, source] : map)
        json.member(target, source);
    json.endObject();
}

bool isKnown(const Guides *, std::string_view name)
{
    return name == "x" || name == "y";
}
bool isKnown(const WorkArea *, std::string_view name)
{
    return name == "start" || name == "end";
}
bool isKnown(const void *, std::string_view)
{
    return true;
}

} // namespace clipwright
