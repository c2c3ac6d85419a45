// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/core/inner_path.h"
#include "model/core/named.h"
#include "model/io/json/json_kept.h"
#include "model/io/ostage/ostage_components.h"
#include "model/io/ostage/ostage_format.h"
#include "model/io/ostage/ostage_values.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>

namespace clipwright {

namespace {

using namespace ostage;

class StageReader {
public:
    StageReader(const JsonDocument &document, const OstageCaps &caps)
        : m_root(document.root()),
          m_caps(caps),
          m_report(document),
          m_budget{caps.parts, false},
          m_components(m_report, caps, m_budget)
    {}

    Result<OstageReading> read();

private:
    Result<void> checkHead();
    Result<void> readEntities();
    void readEntity(JsonValue object);
    bool readId(JsonValue object, Entity &entity);
    std::string readText(JsonValue object, std::string_view member);
    void readView();
    std::size_t placeBelowParent(JsonValue object, Entity &entity);
    void readInstance(JsonValue object, Entity &entity);
    void readOverrides(JsonValue object, Entity &entity);

    JsonValue m_root;
    const OstageCaps &m_caps;
    Report m_report;
    Budget m_budget;
    ComponentReader m_components;
    Stage m_stage;
    std::unordered_map<std::string, std::size_t> m_depths; ///< by the ids of what was read
};

Result<void> StageReader::checkHead()
{
    if (!m_root.isObject())
        return refuse("not-an-object", "expected an object, the stage", m_report.placeOf(m_root));
    const JsonValue kind = m_root["kind"];
    if (kind.string() != kKind)
        return refuse("wrong-kind", std::string("expected \"kind\":\"").append(kKind).append("\""),
                      m_report.placeOf(kind.isValid() ? kind : m_root));
    const JsonValue version = m_root["formatVersion"];
    const double number = version.number();
    if (!(number >= 1) || number != std::floor(number))
        return refuse("bad-version", "expected a whole number from 1 on as formatVersion",
                      m_report.placeOf(version.isValid() ? version : m_root));
    if (number > kNewestVersion)
        return refuse("newer",
                      "the file is of a newer version: expected formatVersion " + std::to_string(kNewestVersion),
                      m_report.placeOf(version));
    return {};
}

Result<OstageReading> StageReader::read()
{
    if (const Result<void> head = checkHead(); !head)
        return tl::make_unexpected(head.error());
    m_stage.name = readText(m_root, "name");
    readView();
    m_stage.root = m_components.read(m_root["components"], Owner::Root);
    m_stage.kept = keptMembers(m_root, kTopMembers);
    m_report.repeats(m_root, kTopMembers);
    if (const Result<void> entities = readEntities(); !entities)
        return tl::make_unexpected(entities.error());
    m_stage.leftOut = m_report.hasLeftOut();
    return OstageReading{std::move(m_stage), m_report.take()};
}

std::string StageReader::readText(JsonValue object, std::string_view member)
{
    const JsonValue value = object[member];
    if (value.isValid() && !value.isString())
        m_report.leftOut("value-malformed", "Expected a text for " + quotedWord(member) + "; it is left out.", value);
    return value.string();
}

void StageReader::readView()
{
    const JsonValue value = m_root["view"];
    if (const auto view = enumNamed<StageView>(stageViewNames(), value.string()))
        m_stage.view = *view;
    else if (value.isValid())
        m_report.leftOut("view-unknown", "Expected \"2d\" or \"3d\" as view; it is taken as 2d.", value);
}

Result<void> StageReader::readEntities()
{
    const JsonValue list = m_root["entities"];
    if (list.isValid() && !list.isArray())
        m_report.leftOut("value-malformed", "Expected a list for 'entities'; it is left out.", list);
    if (!list.isArray())
        return {};
    for (JsonValue item = list.first(); item.isValid(); item = item.next()) {
        if (m_stage.entities.size() >= m_caps.entities)
            return refuse("too-many-entities", "expected at most " + std::to_string(m_caps.entities) + " entities",
                          m_report.placeOf(item));
        m_report.setEntity({}, {});
        readEntity(item);
        if (m_budget.isExceeded)
            return refuse("too-many-parts",
                          "expected at most " + std::to_string(m_caps.parts)
                              + " declared properties, overrides and clips in all",
                          m_report.placeOf(item));
    }
    return {};
}

void StageReader::readEntity(JsonValue object)
{
    Entity entity;
    if (!object.isObject()) {
        m_report.leftOut("entity-malformed", "Expected an object, an entity; it is left out.", object);
        return;
    }
    if (!readId(object, entity))
        return;
    entity.node.value = static_cast<std::uint32_t>(m_stage.entities.size()) + 1;
    m_report.setEntity(entity.node, entity.id);
    entity.name = readText(object, "name");
    m_depths.emplace(entity.id, placeBelowParent(object, entity));
    entity.components = m_components.read(object["components"], Owner::Entity);
    readInstance(object, entity);
    entity.kept = keptMembers(object, kEntityMembers);
    m_report.repeats(object, kEntityMembers);
    m_stage.entities.push_back(std::make_shared<const Entity>(std::move(entity)));
}

bool StageReader::readId(JsonValue object, Entity &entity)
{
    const JsonValue id = object["id"];
    entity.id = id.string();
    if (entity.id.empty() || entity.id.find('/') != std::string::npos) {
        m_report.leftOut("entity-no-id", "Expected a text without / as id; the entity is left out.",
                         id.isValid() ? id : object);
        return false;
    }
    if (m_depths.contains(entity.id)) {
        m_report.leftOut("entity-duplicate",
                         "Another entity has the id " + quotedWord(entity.id) + " already; this one is left out.", id);
        return false;
    }
    return true;
}

std::size_t StageReader::placeBelowParent(JsonValue object, Entity &entity)
{
    const JsonValue parent = object["parent"];
    if (!parent.isValid())
        return 1;
    const std::string id = parent.string();
    const auto place = m_depths.find(id);
    if (!parent.isString() || place == m_depths.end()) {
        m_report.leftOut("parent-unknown",
                         "Expected the id of an earlier entity as parent; the entity is put on the root.", parent);
        return 1;
    }
    if (place->second >= m_caps.treeDepth) {
        m_report.leftOut("tree-too-deep",
                         "More than " + std::to_string(m_caps.treeDepth)
                             + " entities below each other; this one is put on the root.",
                         parent);
        return 1;
    }
    entity.parent = id;
    return place->second + 1;
}

void StageReader::readInstance(JsonValue object, Entity &entity)
{
    const JsonValue instance = object["instance"];
    if (instance.isValid() && !instance.isString())
        m_report.leftOut("value-malformed", "Expected the path of a stage for 'instance'; it is left out.", instance);
    else if (const std::optional<std::string> path = readReference(instance, m_report))
        entity.instance = *path;
    readOverrides(object, entity);
}

void StageReader::readOverrides(JsonValue object, Entity &entity)
{
    const JsonValue overrides = object["overrides"];
    if (!overrides.isValid())
        return;
    if (!overrides.isObject() || entity.instance.empty()) {
        m_report.leftOut("overrides-malformed", "Expected an object beside an instance; the overrides are left out.",
                         overrides);
        return;
    }
    std::unordered_map<std::string, std::size_t> places;
    for (JsonValue member = overrides.first(); member.isValid() && !m_budget.isExceeded; member = member.next()) {
        const std::string path = member.name();
        if (path.empty() || !member.isObject()) {
            m_report.leftOut("override-malformed",
                             "Expected components by the id of an entity of the instance; this override is left out.",
                             member);
            continue;
        }
        StageOverride read{path, m_components.read(member, Owner::Entity)};
        const auto [place, isNew] = places.try_emplace(path, entity.overrides.size());
        if (!isNew)
            entity.overrides[place->second] = std::move(read); // of one path twice the last counts
        else if (m_budget.take())
            entity.overrides.push_back(std::move(read));
    }
}

} // namespace

Result<OstageReading> readOstage(const std::shared_ptr<const std::string> &text, const std::string &file,
                                 const OstageCaps &caps)
{
    JsonCaps json = caps.json;
    json.numbersOverRange = true;
    const Result<JsonDocument> document = JsonDocument::parse(text, file, json);
    if (!document)
        return tl::make_unexpected(document.error());
    Result<OstageReading> reading = StageReader(*document, caps).read();
    if (reading)
        reading->stage.text = document->sharedText();
    return reading;
}

} // namespace clipwright
