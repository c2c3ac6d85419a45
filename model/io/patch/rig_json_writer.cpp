// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/patch/rig_json_writer.h"

#include "model/io/archive/base64.h"
#include "model/io/patch/clip_json.h"
#include "model/io/patch/stage_json.h"

namespace clipwright {

namespace {

double numberOf(bool value)
{
    return value ? 1 : 0;
}
template<class Enum>
double numberOf(Enum value)
{
    return static_cast<double>(value);
}

} // namespace

void RigJsonWriter::numbers(std::span<const double> numbers)
{
    m_json.beginArray();
    for (const double number : numbers)
        m_json.value(number);
    m_json.endArray();
}

void RigJsonWriter::span(ByteSpan span)
{
    m_json.beginArray().value(double(span.begin)).value(double(span.end)).endArray();
}

void RigJsonWriter::kept(const std::vector<KeptText> &kept)
{
    m_json.beginArray();
    for (const KeptText &text : kept)
        m_json.beginArray().value(text.slot).value(text.text).endArray();
    m_json.endArray();
}

void RigJsonWriter::path(const PathRef &path)
{
    if (!path) {
        m_json.null();
        return;
    }
    m_json.beginArray();
    for (const Contour &contour : path->contours) {
        m_json.beginArray().value(numberOf(contour.closed));
        for (const PathVertex &vertex : contour.vertices) {
            for (const Vec2 at : {vertex.point, vertex.in, vertex.out})
                m_json.value(at.x).value(at.y);
        }
        m_json.endArray();
    }
    m_json.endArray();
}

void RigJsonWriter::easing(const Easing &easing)
{
    const std::string_view name = rowOf(easing.row).name;
    if (easing.parameters.empty() && easing.components == 1 && easing.curve.empty()) {
        m_json.value(name);
        return;
    }
    m_json.beginArray().value(name).value(easing.components);
    for (const double parameter : easing.parameters)
        m_json.value(parameter);
    if (!easing.curve.empty())
        m_json.value(easing.curve);
    m_json.endArray();
}

void RigJsonWriter::handles(const KeyHandles &handles)
{
    const auto weight = [this](double length) {
        if (length >= 0)
            m_json.value(length);
        else
            m_json.null();
    };
    if (handles.weightIn >= 0 || handles.weightOut >= 0) {
        m_json.name("weights").beginArray();
        weight(handles.weightIn);
        weight(handles.weightOut);
        m_json.endArray();
    }
    if (handles.in != HandleType::Untold || handles.out != HandleType::Untold)
        m_json.name("handles").beginArray().value(nameOf(handles.in)).value(nameOf(handles.out)).endArray();
}

void RigJsonWriter::key(const Keys &keys, std::size_t i, const EasingTable &easings)
{
    m_json.beginObject().member("id", double(keys.id(i).value)).member("time", keys.time(i));
    switch (keys.storage()) {
    case Storage::Numbers:
        m_json.name("value");
        numbers(keys.value(i));
        break;
    case Storage::Strings: m_json.member("value", keys.text(i)); break;
    case Storage::Paths:
        m_json.name("value");
        path(keys.path(i));
        break;
    }
    if (keys.easing(i) != EasingTable::kLinear) {
        m_json.name("ease");
        easing(easings[keys.easing(i)]);
    }
    const auto handle = [this](std::string_view name, std::span<const double> offsets) {
        if (offsets.empty())
            return;
        m_json.name(name);
        numbers(offsets);
    };
    handle("in", keys.tangentIn(i));
    handle("out", keys.tangentOut(i));
    handle("spatialIn", keys.spatialIn(i));
    handle("spatialOut", keys.spatialOut(i));
    handles(keys.handles(i));
    m_json.endObject();
}

void RigJsonWriter::keys(const Keys &keys, const EasingTable &easings)
{
    m_json.beginObject().member("storage", numberOf(keys.storage())).member("stride", keys.stride());
    m_json.name("keys").beginArray();
    for (std::size_t i = 0; i < keys.size(); ++i)
        key(keys, i, easings);
    m_json.endArray().endObject();
}

void RigJsonWriter::track(const Track &track, const EasingTable &easings)
{
    m_json.beginObject().member("id", double(track.id.value)).member("target", double(track.target.value));
    m_json.member("property", numberOf(track.property)).member("component", int(track.component));
    m_json.member("kind", rowOf(track.kind).name).member("mix", numberOf(track.mix));
    m_json.member("before", numberOf(track.before)).member("after", numberOf(track.after));
    m_json.member("period", track.period).member("group", double(track.group.value));
    m_json.member("relative", track.relative).member("linkedEnds", track.linkedEnds);
    m_json.name("base");
    numbers(track.base);
    m_json.member("baseText", track.baseText).name("basePath");
    path(track.basePath);
    m_json.name("keys");
    keys(track.keys, easings);
    m_json.name("source");
    span(track.source);
    m_json.name("keySources").beginArray();
    for (const ByteSpan source : track.keySources)
        span(source);
    m_json.endArray().name("kept");
    kept(track.kept);
    m_json.name("keptAtKeys").beginArray();
    for (const auto &[id, texts] : track.keptAtKeys) {
        m_json.beginArray().value(double(id.value));
        kept(texts);
        m_json.endArray();
    }
    m_json.endArray().endObject();
}

void RigJsonWriter::nodes(std::string_view name, const std::vector<Node> &nodes)
{
    m_json.name(name).beginArray();
    for (const Node &each : nodes)
        node(each);
    m_json.endArray();
}

void RigJsonWriter::nodeMembers(const Node &node)
{
    m_json.member("id", double(node.id.value)).member("type", numberOf(node.type)).member("name", node.name);
    m_json.member("hidden", node.isHidden).name("properties");
    value(node.properties);
    nodes("items", node.items);
    m_json.member("pointer", node.pointer).name("source");
    span(node.source);
    m_json.name("kept");
    kept(node.kept);
}

void RigJsonWriter::node(const Node &node)
{
    m_json.beginObject();
    nodeMembers(node);
    m_json.endObject();
}

void RigJsonWriter::layer(const Layer &layer)
{
    m_json.beginObject();
    nodeMembers(layer);
    m_json.member("kind", numberOf(layer.kind)).member("parent", double(layer.parent.value));
    m_json.member("windowStart", layer.windowStart).member("windowEnd", layer.windowEnd);
    m_json.member("startTime", layer.startTime).member("matteSource", layer.isMatteSource);
    m_json.member("width", layer.width).member("height", layer.height).name("solidColour");
    numbers(layer.solidColour);
    m_json.member("composition", double(layer.composition.value)).member("image", layer.asset);
    nodes("masks", layer.masks);
    m_json.endObject();
}

void RigJsonWriter::composition(const Composition &composition)
{
    const Timeline &timeline = composition.timeline;
    m_json.beginObject().member("id", double(composition.id.value)).member("name", composition.name);
    m_json.member("sourceId", composition.sourceId);
    m_json.member("width", composition.width).member("height", composition.height);
    m_json.member("unit", numberOf(timeline.unit)).member("rate", timeline.rate.framesPerSecond);
    m_json.member("start", timeline.start).member("length", timeline.length).name("ranges");
    value(timeline.ranges);
    m_json.name("marks");
    value(timeline.marks);
    m_json.name("tracks").beginArray();
    for (const std::shared_ptr<const Track> &each : timeline.tracks())
        track(*each, timeline.easings);
    m_json.endArray().name("layers").beginArray();
    for (const std::shared_ptr<const Layer> &each : composition.layers)
        layer(*each);
    m_json.endArray().endObject();
}

void RigJsonWriter::asset(const RigAsset &asset)
{
    m_json.beginObject().member("id", asset.id).member("file", asset.file);
    m_json.member("width", asset.width).member("height", asset.height).member("embedded", asset.isEmbedded);
    m_json.member("pointer", asset.pointer);
    if (asset.bytes)
        m_json.member("bytes", encodeBase64(*asset.bytes));
    m_json.endObject();
}

namespace {

struct ValueWriter {
    RigJsonWriter &rig;
    JsonWriter &json;

    void operator()(bool value) const { json.value(value); }
    void operator()(double value) const { json.value(value); }
    void operator()(std::uint8_t value) const { json.value(int(value)); }
    void operator()(const std::string &value) const { json.value(value); }
    void operator()(const PathRef &value) const { rig.path(value); }
    void operator()(std::optional<double> value) const
    {
        if (value)
            json.value(*value);
        else
            json.null();
    }
    void operator()(const ChannelAddress &value) const { writeAddress(json, value); }
    void operator()(const std::optional<RootMotion> &value) const { writeRootMotion(json, value); }
    template<class Tag>
    void operator()(Id<Tag> value) const
    {
        json.value(double(value.value));
    }
    template<class T>
    void operator()(const std::vector<T> &list) const
    {
        json.beginArray();
        for (const T &each : list)
            item(each);
        json.endArray();
    }
    void item(double number) const { json.value(number); }
    void item(const PropertySlot &slot) const
    {
        json.beginArray().value(int(slot.property)).value(int(slot.component)).value(double(slot.track.value));
        json.value(double(slot.link.layer.value)).value(int(slot.link.property)).endArray();
    }
    void item(const TimeRange &range) const
    {
        json.beginObject().member("name", range.name).member("start", range.start).member("end", range.end);
        json.member("loops", range.loops).endObject();
    }
    void item(const TimeMark &mark) const
    {
        json.beginObject().member("time", mark.time).member("name", mark.name).member("payload", mark.payload);
        if (!mark.kept.empty()) {
            json.name("kept");
            rig.kept(mark.kept);
        }
        json.endObject();
    }
    void item(const StageOverride &override) const { writeOverride(json, override); }
};

} // namespace

void RigJsonWriter::value(const FieldValue &value)
{
    std::visit(ValueWriter{*this, m_json}, value);
}

} // namespace clipwright
