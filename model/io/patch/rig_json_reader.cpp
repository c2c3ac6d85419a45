// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/patch/rig_json_reader.h"

#include "model/io/archive/base64.h"
#include "model/io/patch/clip_json.h"
#include "model/io/patch/stage_json.h"

#include <cmath>
#include <set>

namespace clipwright {

namespace {

/** As deep as groups may stand in each other. */
constexpr int kDeepestNode = 66;

} // namespace

void RigJsonReader::refuse(const JsonValue &json, std::string expected)
{
    if (!m_error) {
        Place place;
        place.pointer = json.isValid() ? json.pointer() : "";
        m_error = Error{"patch-malformed", std::move(place), "expected " + std::move(expected)};
    }
}

double RigJsonReader::number(const JsonValue &json)
{
    if (!json.isNumber())
        refuse(json, "a number");
    return json.number();
}

std::int64_t RigJsonReader::whole(const JsonValue &json, std::int64_t least, std::int64_t most)
{
    const double read = number(json);
    if (read >= static_cast<double>(least) && read <= static_cast<double>(most) && read == std::floor(read))
        return static_cast<std::int64_t>(read);
    refuse(json, "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

std::string RigJsonReader::text(const JsonValue &json)
{
    if (!json.isString())
        refuse(json, "a text");
    return json.string();
}

bool RigJsonReader::flag(const JsonValue &json)
{
    if (!json.isValid() || json.type() != JsonType::Boolean)
        refuse(json, "true or false");
    return json.boolean();
}

JsonValue RigJsonReader::items(const JsonValue &json)
{
    if (json.isArray())
        return json.first();
    refuse(json, "a list");
    return {};
}

std::vector<double> RigJsonReader::numbers(const JsonValue &json)
{
    return list(json, [this](const JsonValue &item) { return number(item); });
}

ByteSpan RigJsonReader::span(const JsonValue &json)
{
    const JsonValue begin = items(json);
    ByteSpan read;
    read.begin = static_cast<std::uint32_t>(whole(begin, 0, UINT32_MAX));
    read.end = static_cast<std::uint32_t>(whole(begin.next(), read.begin, UINT32_MAX));
    return read;
}

std::optional<double> RigJsonReader::limit(const JsonValue &json)
{
    const bool isNone = json.isValid() && json.type() == JsonType::Null;
    return isNone ? std::nullopt : std::optional(number(json));
}

std::vector<KeptText> RigJsonReader::kept(const JsonValue &json)
{
    return list(json, [this](const JsonValue &item) {
        const JsonValue slot = items(item);
        return KeptText{static_cast<int>(whole(slot, INT32_MIN, INT32_MAX)), text(slot.next())};
    });
}

Contour RigJsonReader::contour(const JsonValue &json)
{
    Contour read;
    JsonValue item = items(json);
    read.closed = whole(item, 0, 1) != 0;
    if (json.size() % 6 != 1)
        refuse(json, "six numbers a vertex behind the first one");
    item = item.next();
    while (item.isValid()) {
        PathVertex vertex;
        for (Vec2 *at : {&vertex.point, &vertex.in, &vertex.out}) {
            at->x = number(item);
            item = item.next();
            at->y = number(item);
            item = item.next();
        }
        read.vertices.push_back(vertex);
    }
    return read;
}

PathRef RigJsonReader::path(const JsonValue &json)
{
    if (json.isValid() && json.type() == JsonType::Null)
        return nullptr;
    auto read = std::make_shared<Path>();
    read->contours = list(json, [this](const JsonValue &item) { return contour(item); });
    return read;
}

Easing RigJsonReader::easing(const JsonValue &json)
{
    Easing read;
    const JsonValue name = json.isString() ? json : items(json);
    const std::optional<Interpolation> row = interpolationNamed(text(name));
    if (!row) {
        refuse(name, "the name of an interpolation");
        return read;
    }
    read.row = *row;
    if (json.isString())
        return read;
    JsonValue item = name.next();
    read.components = static_cast<int>(whole(item, 1, 64));
    for (item = item.next(); item.isValid(); item = item.next()) {
        if (read.row == Interpolation::Drawn && item.isString())
            read.curve = item.string();
        else
            read.parameters.push_back(number(item));
    }
    return read;
}

KeyHandles RigJsonReader::handles(const JsonValue &key)
{
    KeyHandles read;
    const auto pair = [&](const JsonValue &json, auto take) {
        if (!json.isValid())
            return;
        const JsonValue in = items(json);
        const JsonValue out = in.next();
        if (!out.isValid() || out.next().isValid())
            refuse(json, "two, of the handle in and of the handle out");
        take(in, true);
        take(out, false);
    };
    pair(key["weights"], [&](const JsonValue &json, bool isIn) {
        const bool isNone = !json.isValid() || json.type() == JsonType::Null;
        double &weight = isIn ? read.weightIn : read.weightOut;
        weight = isNone ? -1 : number(json);
        if (!isNone && weight < 0)
            refuse(json, "a length from 0 on, or null");
    });
    pair(key["handles"], [&](const JsonValue &json, bool isIn) {
        const std::string name = text(json);
        const std::optional<HandleType> type = handleTypeNamed(name);
        if (!type && !name.empty())
            refuse(json, "a type of handle");
        (isIn ? read.in : read.out) = type.value_or(HandleType::Untold);
    });
    return read;
}

Key RigJsonReader::key(const JsonValue &json, Storage storage, std::size_t stride, const InternEasing &intern)
{
    Key read;
    read.id = id<KeyId>(json["id"]);
    if (read.id.isNull())
        refuse(json["id"], "an id from 1 on");
    read.time = number(json["time"]);
    switch (storage) {
    case Storage::Numbers: read.value = numbers(json["value"]); break;
    case Storage::Strings: read.text = text(json["value"]); break;
    case Storage::Paths: read.path = path(json["value"]); break;
    }
    if (storage == Storage::Numbers && read.value.size() != stride)
        refuse(json["value"], std::to_string(stride) + " numbers");
    if (storage == Storage::Paths && !read.path)
        refuse(json["value"], "a path");
    if (const JsonValue ease = json["ease"]; ease.isValid())
        read.easing = intern(easing(ease));
    const auto handle = [&](std::string_view name, std::vector<double> &into) {
        const JsonValue given = json[name];
        if (!given.isValid())
            return;
        into = numbers(given);
        if (into.size() != stride)
            refuse(given, std::to_string(stride) + " numbers");
    };
    handle("in", read.tangentIn);
    handle("out", read.tangentOut);
    handle("spatialIn", read.spatialIn);
    handle("spatialOut", read.spatialOut);
    read.handles = handles(json);
    return read;
}

Keys RigJsonReader::keys(const JsonValue &json, const InternEasing &intern)
{
    const auto storage = choice(json["storage"], Storage::Paths);
    const auto stride = static_cast<int>(whole(json["stride"], 0, storage == Storage::Numbers ? 1'000'000 : 0));
    Keys read(storage, stride);
    std::set<KeyId> ids;
    for (JsonValue item = items(json["keys"]); item.isValid() && !m_error; item = item.next()) {
        const Key each = key(item, storage, static_cast<std::size_t>(stride), intern);
        if (!read.isEmpty() && each.time < read.time(read.size() - 1))
            refuse(item["time"], "a time not before the last");
        if (!ids.insert(each.id).second)
            refuse(item["id"], "an id that no other key has");
        if (!m_error)
            read.append(each);
    }
    return read;
}

Track RigJsonReader::track(const JsonValue &json, const InternEasing &intern)
{
    Track read;
    read.id = id<TrackId>(json["id"]);
    read.target = id<NodeId>(json["target"]);
    read.property = static_cast<std::uint8_t>(whole(json["property"], 0, 255));
    read.component = static_cast<std::int8_t>(whole(json["component"], -1, 127));
    const std::optional<Kind> kind = kindNamed(text(json["kind"]));
    if (!kind)
        refuse(json["kind"], "the name of a kind");
    read.kind = kind.value_or(Kind::Number);
    read.mix = choice(json["mix"], MixRule::Raw);
    read.before = choice(json["before"], Extrapolation::Oscillate);
    read.after = choice(json["after"], Extrapolation::Oscillate);
    read.period = number(json["period"]);
    read.group = id<GroupId>(json["group"]);
    read.relative = flag(json["relative"]);
    read.linkedEnds = flag(json["linkedEnds"]);
    read.base = numbers(json["base"]);
    read.baseText = text(json["baseText"]);
    read.basePath = path(json["basePath"]);
    read.keys = keys(json["keys"], intern);
    if (!m_error && read.keys.storage() != rowOf(read.kind).storage)
        refuse(json["keys"], "keys of the track's kind");
    read.source = span(json["source"]);
    read.keySources = list(json["keySources"], [this](const JsonValue &item) { return span(item); });
    read.kept = kept(json["kept"]);
    read.keptAtKeys = list(json["keptAtKeys"], [this](const JsonValue &item) {
        const JsonValue at = items(item);
        return std::pair(id<KeyId>(at), kept(at.next()));
    });
    return read;
}

std::vector<PropertySlot> RigJsonReader::slots(const JsonValue &json)
{
    return list(json, [this](const JsonValue &item) {
        PropertySlot slot;
        JsonValue part = items(item);
        slot.property = static_cast<std::uint8_t>(whole(part, 0, 255));
        slot.component = static_cast<std::int8_t>(whole(part = part.next(), -1, 127));
        slot.track = id<TrackId>(part = part.next());
        slot.link.layer = id<NodeId>(part = part.next());
        slot.link.property = static_cast<std::uint8_t>(whole(part.next(), 0, 255));
        return slot;
    });
}

std::vector<TimeRange> RigJsonReader::ranges(const JsonValue &json)
{
    return list(json, [this](const JsonValue &item) {
        return TimeRange{text(item["name"]), number(item["start"]), number(item["end"]), flag(item["loops"])};
    });
}

std::vector<TimeMark> RigJsonReader::marks(const JsonValue &json)
{
    return list(json, [this](const JsonValue &item) {
        TimeMark mark{number(item["time"]), text(item["name"]), text(item["payload"])};
        if (const JsonValue unknown = item["kept"]; unknown.isValid())
            mark.kept = kept(unknown);
        return mark;
    });
}

void RigJsonReader::readNode(const JsonValue &json, int depth, Node &node)
{
    node.id = id<NodeId>(json["id"]);
    node.type = choice(json["type"], NodeType::Unsupported);
    node.name = text(json["name"]);
    node.isHidden = flag(json["hidden"]);
    node.properties = slots(json["properties"]);
    if (depth >= kDeepestNode)
        refuse(json, "groups at most 64 deep");
    node.items = list(json["items"], [this, depth](const JsonValue &item) { return this->node(item, depth + 1); });
    node.pointer = text(json["pointer"]);
    node.source = span(json["source"]);
    node.kept = kept(json["kept"]);
}

Node RigJsonReader::node(const JsonValue &json, int depth)
{
    Node read;
    readNode(json, depth, read);
    return read;
}

Layer RigJsonReader::layer(const JsonValue &json)
{
    Layer read;
    readNode(json, 0, read);
    read.kind = choice(json["kind"], LayerKind::Unsupported);
    read.parent = id<NodeId>(json["parent"]);
    read.windowStart = number(json["windowStart"]);
    read.windowEnd = number(json["windowEnd"]);
    read.startTime = number(json["startTime"]);
    read.isMatteSource = flag(json["matteSource"]);
    read.width = number(json["width"]);
    read.height = number(json["height"]);
    read.solidColour = numbers(json["solidColour"]);
    read.composition = id<CompositionId>(json["composition"]);
    read.asset = text(json["image"]);
    read.masks = list(json["masks"], [this](const JsonValue &item) { return node(item, 1); });
    return read;
}

Composition RigJsonReader::composition(const JsonValue &json)
{
    Composition read;
    Timeline &timeline = read.timeline;
    read.id = id<CompositionId>(json["id"]);
    read.name = text(json["name"]);
    read.sourceId = text(json["sourceId"]);
    read.width = number(json["width"]);
    read.height = number(json["height"]);
    timeline.unit = choice(json["unit"], TimeUnit::Second);
    timeline.rate.framesPerSecond = number(json["rate"]);
    timeline.start = number(json["start"]);
    timeline.length = number(json["length"]);
    timeline.ranges = ranges(json["ranges"]);
    timeline.marks = marks(json["marks"]);
    const InternEasing intern = [&timeline](const Easing &easing) { return timeline.easings.intern(easing); };
    for (JsonValue item = items(json["tracks"]); item.isValid() && !m_error; item = item.next()) {
        Track each = track(item, intern);
        if (!m_error && !timeline.restore(std::move(each)))
            refuse(item["id"], "an id that no other track has");
    }
    for (JsonValue item = items(json["layers"]); item.isValid() && !m_error; item = item.next())
        read.layers.push_back(std::make_shared<Layer>(layer(item)));
    return read;
}

RigAsset RigJsonReader::asset(const JsonValue &json)
{
    RigAsset read;
    read.id = text(json["id"]);
    read.file = text(json["file"]);
    read.width = number(json["width"]);
    read.height = number(json["height"]);
    read.isEmbedded = flag(json["embedded"]);
    read.pointer = text(json["pointer"]);
    if (const JsonValue bytes = json["bytes"]; bytes.isValid()) {
        std::optional<std::string> decoded = decodeBase64(text(bytes));
        if (!decoded)
            refuse(bytes, "base64");
        read.bytes = std::make_shared<std::string>(std::move(decoded).value_or(""));
    }
    return read;
}

FieldValue RigJsonReader::value(FieldKind kind, const JsonValue &json)
{
    switch (kind) {
    case FieldKind::Flag: return flag(json);
    case FieldKind::Number: return number(json);
    case FieldKind::Choice: return static_cast<std::uint8_t>(whole(json, 0, 255));
    case FieldKind::Text: return text(json);
    case FieldKind::Numbers: return numbers(json);
    case FieldKind::Path: return path(json);
    case FieldKind::Node: return id<NodeId>(json);
    case FieldKind::Composition: return id<CompositionId>(json);
    case FieldKind::Group: return id<GroupId>(json);
    case FieldKind::Slots: return slots(json);
    case FieldKind::Ranges: return ranges(json);
    case FieldKind::Marks: return marks(json);
    case FieldKind::Limit: return limit(json);
    case FieldKind::Address: return readAddress(*this, json);
    case FieldKind::RootMotion: return readRootMotion(*this, json);
    case FieldKind::Overrides: return readOverrides(*this, json);
    }
    return {};
}

} // namespace clipwright
