// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_kept.h"
#include "model/io/json/json_string.h"
#include "model/io/ostage/ostage_components.h"
#include "model/io/ostage/ostage_format.h"

namespace clipwright {

namespace {

using namespace ostage;

/** The whole text: one member a line, one entity a line. */
class StageWriter {
public:
    explicit StageWriter(const Stage &stage) : m_stage(stage) {}

    std::string text();

private:
    void add(std::string_view name, std::string_view value);
    void addMember(std::string_view name);
    void addKept(std::size_t slot);
    void addEntities();

    const Stage &m_stage;
    std::string m_text = "{";
    bool m_isFirst = true;
};

std::string onOneLine(const Entity &entity)
{
    JsonWriter writer;
    writer.beginObject();
    writeKept(writer, entity.kept, 0);
    writer.member("id", entity.id);
    writeKept(writer, entity.kept, 1);
    if (!entity.name.empty())
        writer.member("name", entity.name);
    writeKept(writer, entity.kept, 2);
    if (!entity.parent.empty())
        writer.member("parent", entity.parent);
    writeKept(writer, entity.kept, 3);
    if (!entity.components.isEmpty()) {
        writer.name("components");
        writeComponents(writer, entity.components, Owner::Entity);
    }
    writeKept(writer, entity.kept, 4);
    if (!entity.instance.empty())
        writer.member("instance", entity.instance);
    writeKept(writer, entity.kept, 5);
    if (!entity.overrides.empty()) {
        writer.name("overrides").beginObject();
        for (const StageOverride &one : entity.overrides) {
            writer.name(one.path);
            writeComponents(writer, one.components, Owner::Entity);
        }
        writer.endObject();
    }
    writeKept(writer, entity.kept, kEntityMembers.size());
    writer.endObject();
    return writer.text();
}

std::string textOf(const std::string &words)
{
    JsonWriter writer;
    writer.value(words);
    return writer.text();
}

void StageWriter::add(std::string_view name, std::string_view value)
{
    m_text.append(m_isFirst ? "\n  " : ",\n  ").append(name).append(": ").append(value);
    m_isFirst = false;
}

void StageWriter::addMember(std::string_view name)
{
    if (name == "kind") {
        add("\"kind\"", textOf(std::string(kKind)));
    } else if (name == "formatVersion") {
        add("\"formatVersion\"", std::to_string(kNewestVersion));
    } else if (name == "name" && !m_stage.name.empty()) {
        add("\"name\"", textOf(m_stage.name));
    } else if (name == "view") {
        add("\"view\"", textOf(std::string(stageViewNames()[static_cast<std::size_t>(m_stage.view)])));
    } else if (name == "components" && !m_stage.root.isEmpty()) {
        JsonWriter writer;
        writeComponents(writer, m_stage.root, Owner::Root);
        add("\"components\"", writer.text());
    } else if (name == "entities") {
        addEntities();
    }
}

void StageWriter::addKept(std::size_t slot)
{
    for (const std::string_view text : keptAt(m_stage.kept, slot)) {
        const std::size_t nameEnd = closingQuote(text, 0) + 1;
        add(text.substr(0, nameEnd), text.substr(nameEnd + 1));
    }
}

void StageWriter::addEntities()
{
    add("\"entities\"", "[");
    for (std::size_t i = 0; i < m_stage.entities.size(); ++i)
        m_text.append(i == 0 ? "\n    " : ",\n    ").append(onOneLine(*m_stage.entities[i]));
    m_text.append(m_stage.entities.empty() ? "]" : "\n  ]");
}

std::string StageWriter::text()
{
    for (std::size_t i = 0; i < kTopMembers.size(); ++i) {
        addKept(i);
        addMember(kTopMembers[i]);
    }
    addKept(kTopMembers.size());
    m_text.append("\n}\n");
    return std::move(m_text);
}

} // namespace

std::string writeOstage(const Stage &stage)
{
    return StageWriter(stage).text();
}

} // namespace clipwright
