// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/clipboard/clipboard_format.h"

#include "model/io/clipboard/clipboard_check.h"
#include "model/io/json/json_writer.h"
#include "model/io/patch/clip_json.h"
#include "model/io/patch/stage_json.h"
#include "model/rig/rig_properties.h"
#include "model/stage/stage_rules.h"

#include <array>
#include <set>

namespace clipwright {

namespace {

constexpr std::int64_t kVersion = 1;
constexpr std::string_view kMark = "clipboard";
constexpr std::array<std::string_view, 2> kSpaces{"lottie", "world"};         // as RigSpace
constexpr std::array<std::string_view, 3> kLists{"layers", "items", "masks"}; // as NodeList

void writeNumbers(JsonWriter &json, std::string_view name, const std::vector<double> &numbers)
{
    if (numbers.empty())
        return;
    json.name(name).beginArray();
    for (const double number : numbers)
        json.value(number);
    json.endArray();
}

void write(JsonWriter &json, const CopiedKey &copied)
{
    RigJsonWriter rig(json);
    const Key &key = copied.key;
    json.beginObject().member("at", key.time).name("value");
    if (key.path) {
        rig.path(key.path);
    } else if (!key.value.empty()) {
        json.beginArray();
        for (const double number : key.value)
            json.value(number);
        json.endArray();
    } else {
        json.value(key.text);
    }
    if (copied.ease != Easing::linear()) {
        json.name("ease");
        rig.easing(copied.ease);
    }
    writeNumbers(json, "in", key.tangentIn);
    writeNumbers(json, "out", key.tangentOut);
    writeNumbers(json, "spatialIn", key.spatialIn);
    writeNumbers(json, "spatialOut", key.spatialOut);
    rig.handles(key.handles);
    json.endObject();
}

void write(JsonWriter &json, const CopiedTrack &track)
{
    json.beginObject()
        .member("path", track.path)
        .member("name", track.name)
        .member("type", nameOf(track.type))
        .member("property", track.property);
    if (track.component >= 0)
        json.member("component", static_cast<int>(track.component));
    if (track.isAtOrigin)
        json.member("atOrigin", true);
    json.name("keys").beginArray();
    for (const CopiedKey &key : track.keys)
        write(json, key);
    json.endArray().endObject();
}

void write(JsonWriter &json, const NodeTree &tree)
{
    RigJsonWriter rig(json);
    json.beginObject().name("node");
    if (const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&tree.node))
        rig.layer(**layer);
    else
        rig.node(std::get<Node>(tree.node));
    json.name("tracks").beginArray();
    for (const std::shared_ptr<const Track> &track : tree.tracks)
        rig.track(*track, tree.easings);
    json.endArray().endObject();
}

void write(JsonWriter &json, const CopiedChannel &copied)
{
    json.beginObject().name("channel");
    writeChannel(json, copied.channel);
    json.member("mix", static_cast<int>(copied.mix)).name("keys").beginArray();
    for (const CopiedKey &key : copied.keys)
        write(json, key);
    json.endArray().endObject();
}

class Reader {
public:
    Result<Clipboard> read(const JsonValue &json)
    {
        const JsonValue version = json["version"];
        if (json["clipwright"].string() != kMark || version.number(0) > static_cast<double>(kVersion))
            return refuse("clipboard-other", "expected what Clipwright copied, of version 1",
                          {{}, 0, 0, json.pointer()});
        Clipboard clipboard;
        if (const JsonValue keys = json["keys"]; keys.isValid())
            clipboard = tracks(keys);
        else if (json["channels"].isValid())
            clipboard = channels(json["channels"]);
        else if (json["entities"].isValid())
            clipboard = entities(json["entities"]);
        else
            clipboard = nodes(json["nodes"]);
        if (m_rig.error()) {
            Error error = *m_rig.error();
            error.code = "clipboard-malformed";
            // What is missing has no place of its own.
            if (error.where.pointer.empty())
                error.where.pointer = m_at.isValid() ? m_at.pointer() : json.pointer();
            return tl::make_unexpected(std::move(error));
        }
        return clipboard;
    }

private:
    std::vector<CopiedTrack> tracks(const JsonValue &json)
    {
        std::vector<CopiedTrack> all;
        for (JsonValue item = m_rig.items(json); item.isValid() && !m_rig.error(); item = item.next())
            all.push_back(track(item));
        if (all.empty())
            m_rig.refuse(json, "keys");
        return all;
    }

    CopiedTrack track(const JsonValue &json)
    {
        CopiedTrack read;
        m_at = json;
        read.path = m_rig.text(json["path"]);
        read.name = m_rig.text(json["name"]);
        read.type = type(json["type"]);
        read.property = m_rig.text(json["property"]);
        if (const JsonValue component = json["component"]; component.isValid())
            read.component = static_cast<std::int8_t>(m_rig.whole(component, 0, 3));
        read.isAtOrigin = json["atOrigin"].boolean();
        for (JsonValue item = m_rig.items(json["keys"]); item.isValid() && !m_rig.error(); item = item.next())
            read.keys.push_back(key(item));
        if (read.keys.empty())
            m_rig.refuse(json["keys"], "keys");
        return read;
    }

    std::vector<CopiedChannel> channels(const JsonValue &json)
    {
        std::vector<CopiedChannel> all = m_rig.list(json, [this](const JsonValue &item) {
            CopiedChannel read;
            m_at = item;
            read.channel = readChannel(m_rig, item["channel"]);
            read.mix = m_rig.choice(item["mix"], MixRule::Raw);
            read.keys = m_rig.list(item["keys"], [this](const JsonValue &each) { return key(each); });
            if (read.keys.empty())
                m_rig.refuse(item["keys"], "keys");
            return read;
        });
        if (all.empty())
            m_rig.refuse(json, "channels");
        return all;
    }

    CopiedEntities entities(const JsonValue &json)
    {
        CopiedEntities read;
        std::set<std::string> ids;
        read.entities = m_rig.list(json, [&](const JsonValue &item) {
            m_at = item;
            Entity entity = readEntity(m_rig, item);
            const bool isHung = entity.parent.empty() || ids.contains(entity.parent);
            if (!m_rig.error() && !isHung)
                m_rig.refuse(item["parent"], "the id of one before it");
            if (const Result<void> fits = checkEntity(entity); !fits && !m_rig.error())
                m_rig.refuse(item, "an entity that can stand on a stage: " + fits.error().what);
            if (!ids.insert(entity.id).second)
                m_rig.refuse(item["id"], "an id that no other has");
            return entity;
        });
        if (read.entities.empty())
            m_rig.refuse(json, "entities");
        return read;
    }

    NodeType type(const JsonValue &json)
    {
        const std::string word = m_rig.text(json);
        for (int i = 0; i <= static_cast<int>(NodeType::Unsupported); ++i) {
            if (nameOf(static_cast<NodeType>(i)) == word)
                return static_cast<NodeType>(i);
        }
        m_rig.refuse(json, "the type of a node");
        return NodeType::Layer;
    }

    CopiedKey key(const JsonValue &json)
    {
        CopiedKey read;
        read.key.time = m_rig.number(json["at"]);
        const JsonValue value = json["value"];
        if (value.isString())
            read.key.text = value.string();
        else if (value.first().isArray() || (value.isArray() && value.size() == 0))
            read.key.path = m_rig.path(value);
        else
            read.key.value = numbers(value, 0);
        if (const JsonValue ease = json["ease"]; ease.isValid())
            read.ease = m_rig.easing(ease);
        const std::size_t width = read.key.value.size();
        read.key.tangentIn = handle(json["in"], width);
        read.key.tangentOut = handle(json["out"], width);
        read.key.spatialIn = handle(json["spatialIn"], width);
        read.key.spatialOut = handle(json["spatialOut"], width);
        read.key.handles = m_rig.handles(json);
        return read;
    }

    std::vector<double> handle(const JsonValue &json, std::size_t width)
    {
        return json.isValid() ? numbers(json, width) : std::vector<double>();
    }

    /** `width` of them, where it is not 0. */
    std::vector<double> numbers(const JsonValue &json, std::size_t width)
    {
        std::vector<double> read;
        for (JsonValue item = m_rig.items(json); item.isValid() && !m_rig.error(); item = item.next())
            read.push_back(m_rig.number(item));
        if (read.empty() || (width > 0 && read.size() != width))
            m_rig.refuse(json, "as many numbers as the value has");
        return read;
    }

    template<std::size_t count>
    std::size_t word(const JsonValue &json, const std::array<std::string_view, count> &words)
    {
        const std::string found = m_rig.text(json);
        for (std::size_t i = 0; i < count; ++i) {
            if (words[i] == found)
                return i;
        }
        m_rig.refuse(json, "one of the words for it");
        return 0;
    }

    CopiedNodes nodes(const JsonValue &json)
    {
        CopiedNodes read;
        read.space = static_cast<RigSpace>(word(json["space"], kSpaces));
        const auto list = static_cast<NodeList>(word(json["list"], kLists));
        for (JsonValue item = m_rig.items(json["trees"]); item.isValid() && !m_rig.error(); item = item.next())
            read.trees.push_back(tree(item, list));
        if (const JsonValue shown = json["shown"]; shown.isValid()) {
            for (JsonValue item = m_rig.items(shown); item.isValid() && !m_rig.error(); item = item.next())
                read.shown.push_back(
                    {m_rig.id<CompositionId>(item["id"]), m_rig.text(item["name"]), m_rig.text(item["sourceId"])});
        }
        if (const std::string fault = m_rig.error() ? std::string() : faultOf(read); !fault.empty())
            m_rig.refuse(json, fault);
        return read;
    }

    NodeTree tree(const JsonValue &json, NodeList list)
    {
        NodeTree read{list, Node(), {}, {}};
        m_at = json;
        if (list == NodeList::Layers)
            read.node = std::make_shared<Layer>(m_rig.layer(json["node"]));
        else
            read.node = m_rig.node(json["node"]);
        const InternEasing intern = [&read](const Easing &easing) { return read.easings.intern(easing); };
        for (JsonValue item = m_rig.items(json["tracks"]); item.isValid() && !m_rig.error(); item = item.next())
            read.tracks.push_back(std::make_shared<Track>(m_rig.track(item, intern)));
        return read;
    }

    RigJsonReader m_rig;
    JsonValue m_at; ///< what of it is read
};

} // namespace

std::string writeClipboard(const Clipboard &clipboard)
{
    JsonWriter json;
    json.beginObject().member("clipwright", kMark).member("version", static_cast<int>(kVersion));
    if (const auto *tracks = std::get_if<std::vector<CopiedTrack>>(&clipboard)) {
        json.name("keys").beginArray();
        for (const CopiedTrack &track : *tracks)
            write(json, track);
        json.endArray();
    } else if (const auto *channels = std::get_if<std::vector<CopiedChannel>>(&clipboard)) {
        json.name("channels").beginArray();
        for (const CopiedChannel &channel : *channels)
            write(json, channel);
        json.endArray();
    } else if (const auto *copied = std::get_if<CopiedEntities>(&clipboard)) {
        json.name("entities").beginArray();
        for (const Entity &entity : copied->entities)
            writeEntity(json, entity);
        json.endArray();
    } else {
        const auto &nodes = std::get<CopiedNodes>(clipboard);
        json.name("nodes").beginObject().member("space", kSpaces[static_cast<std::size_t>(nodes.space)]);
        const NodeList list = nodes.trees.empty() ? NodeList::Layers : nodes.trees.front().list;
        json.member("list", kLists[static_cast<std::size_t>(list)]).name("trees").beginArray();
        for (const NodeTree &tree : nodes.trees)
            write(json, tree);
        json.endArray();
        if (!nodes.shown.empty()) {
            json.name("shown").beginArray();
            for (const ShownComposition &shown : nodes.shown)
                json.beginObject()
                    .member("id", static_cast<std::size_t>(shown.id.value))
                    .member("name", shown.name)
                    .member("sourceId", shown.sourceId)
                    .endObject();
            json.endArray();
        }
        json.endObject();
    }
    json.endObject();
    return json.text();
}

Result<Clipboard> readClipboard(std::shared_ptr<const std::string> text)
{
    const Result<JsonDocument> json = JsonDocument::parse(std::move(text));
    if (!json)
        return tl::make_unexpected(json.error());
    return readClipboard(json->root());
}

Result<Clipboard> readClipboard(const JsonValue &json)
{
    return Reader().read(json);
}

} // namespace clipwright
