// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/patch/value_text.h"

#include "model/document/field.h"
#include "model/io/patch/clip_json.h"
#include "model/io/patch/stage_json.h"

namespace clipwright {

namespace {

/** The fields of an object, in the order of their table. */
template<class Object>
void writeFields(JsonWriter &json, const Object &object, FieldOwner owner)
{
    for (const FieldRow &row : fields()) {
        if (row.owner == owner) {
            json.name(row.key);
            RigJsonWriter(json).value(valueOf(object, row.id));
        }
    }
}

struct Writer {
    JsonWriter &json;

    void operator()(const Rig &rig) const
    {
        RigJsonWriter writer(json);
        json.beginArray();
        for (const std::shared_ptr<const Composition> &composition : rig.compositions)
            writer.composition(*composition);
        for (const RigAsset &asset : rig.assets)
            writer.asset(asset);
        json.endArray();
    }
    void operator()(const Clip &clip) const
    {
        json.beginObject();
        writeFields(json, clip, FieldOwner::Clip);
        writeFields(json, clip, FieldOwner::Timeline);
        json.name("channels").beginArray();
        for (const std::shared_ptr<const ClipChannel> &channel : clip.channels) {
            writeChannel(json, *channel);
            RigJsonWriter(json).track(clip.trackOf(*channel), clip.timeline.easings);
        }
        json.endArray().endObject();
    }
    void operator()(const Stage &stage) const
    {
        json.beginObject();
        writeFields(json, stage, FieldOwner::Stage);
        json.name("root").beginArray();
        for (const Component &component : stage.root.known)
            writeComponent(json, component);
        json.endArray().name("entities").beginArray();
        for (const std::shared_ptr<const Entity> &entity : stage.entities)
            writeEntity(json, *entity);
        json.endArray().endObject();
    }
};

} // namespace

std::string valueText(const DocumentValue &value)
{
    JsonWriter json;
    std::visit(Writer{json}, value);
    return json.text();
}

} // namespace clipwright
