// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/files/sha1.h"
#include "model/io/patch/clip_json.h"
#include "model/io/patch/patch_format.h"
#include "model/io/patch/stage_json.h"
#include "model/stage/stage_properties.h"

namespace clipwright {

namespace {

template<class Tag>
double numberOf(Id<Tag> id)
{
    return static_cast<double>(id.value);
}

/** The members of one primitive, behind its "do". */
struct PrimitiveWriter {
    JsonWriter &json;

    void place(const NodePlace &place) const
    {
        json.member("owner", numberOf(place.owner)).member("list", int(place.list)).member("index", place.index);
    }

    void operator()(const SetField &set) const
    {
        json.member("in", numberOf(set.object.composition)).member("node", numberOf(set.object.node));
        json.member("track", numberOf(set.object.track));
        json.member("field", rowOf(set.field).key).name("value");
        RigJsonWriter(json).value(set.value);
    }
    void operator()(const SpliceKeys &splice) const
    {
        json.member("in", numberOf(splice.composition)).member("track", numberOf(splice.track));
        json.member("first", splice.first).member("removed", splice.removed).name("inserted");
        RigJsonWriter(json).keys(splice.inserted, splice.easings);
    }
    void operator()(const InsertTrack &insert) const
    {
        json.member("in", numberOf(insert.composition)).name("track");
        RigJsonWriter(json).track(*insert.track, insert.easings);
    }
    void operator()(const RemoveTrack &remove) const
    {
        json.member("in", numberOf(remove.composition)).member("track", numberOf(remove.track));
    }
    void operator()(const InsertNode &insert) const
    {
        json.member("in", numberOf(insert.composition));
        place(insert.place);
        json.name("node");
        if (const auto *layer = std::get_if<std::shared_ptr<const Layer>>(&insert.node))
            RigJsonWriter(json).layer(**layer);
        else
            RigJsonWriter(json).node(std::get<Node>(insert.node));
    }
    void operator()(const RemoveNode &remove) const
    {
        json.member("in", numberOf(remove.composition)).member("node", numberOf(remove.node));
    }
    void operator()(const MoveNode &move) const
    {
        json.member("in", numberOf(move.composition)).member("node", numberOf(move.node));
        place(move.to);
    }
    void operator()(const InsertComposition &insert) const
    {
        json.member("index", insert.index).name("composition");
        RigJsonWriter(json).composition(*insert.composition);
    }
    void operator()(const RemoveComposition &remove) const { json.member("composition", numberOf(remove.composition)); }
    void operator()(const InsertAsset &insert) const
    {
        json.member("index", insert.index).name("asset");
        RigJsonWriter(json).asset(insert.asset);
    }
    void operator()(const RemoveAsset &remove) const { json.member("index", remove.index); }
    void operator()(const InsertChannel &insert) const
    {
        json.member("index", insert.index).name("channel");
        writeChannel(json, *insert.channel);
        json.name("track");
        RigJsonWriter(json).track(*insert.track, insert.easings);
    }
    void operator()(const RemoveChannel &remove) const { json.member("track", numberOf(remove.track)); }
    void operator()(const MoveChannel &move) const { json.member("track", numberOf(move.track)).member("to", move.to); }
    void operator()(const InsertEntity &insert) const
    {
        json.member("index", insert.index).name("entity");
        writeEntity(json, *insert.entity);
    }
    void operator()(const RemoveEntity &remove) const { json.member("entity", numberOf(remove.entity)); }
    void operator()(const MoveEntity &move) const
    {
        json.member("entity", numberOf(move.entity)).member("to", move.to);
    }
    void operator()(const SetComponent &set) const
    {
        json.member("entity", numberOf(set.entity)).member("type", rowOf(set.type).key).name("component");
        if (set.component)
            writeComponent(json, *set.component);
        else
            json.null();
    }
    void operator()(const ReplaceValue &replace) const
    {
        json.member("hash", replace.bytes ? sha1Hex(*replace.bytes) : std::string());
    }
};

} // namespace

void writePatch(JsonWriter &json, const Patch &patch)
{
    json.beginArray();
    for (const Primitive &primitive : patch) {
        json.beginObject().member("do", nameOf(primitive));
        std::visit(PrimitiveWriter{json}, primitive);
        json.endObject();
    }
    json.endArray();
}

} // namespace clipwright
