// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/patch/clip_json.h"

namespace clipwright {

namespace {

void writeBone(JsonWriter &json, const std::optional<std::string> &bone)
{
    if (bone)
        json.member("bone", *bone);
}

std::optional<std::string> readBone(RigJsonReader &reader, const JsonValue &json)
{
    const JsonValue bone = json["bone"];
    return bone.isValid() ? std::optional(reader.text(bone)) : std::nullopt;
}

} // namespace

void writeAddress(JsonWriter &json, const ChannelAddress &address)
{
    json.beginObject().member("target", address.target);
    writeBone(json, address.bone);
    json.member("property", address.property).member("component", address.component).endObject();
}

void writeRootMotion(JsonWriter &json, const std::optional<RootMotion> &root)
{
    if (!root) {
        json.null();
        return;
    }
    json.beginObject().member("target", root->target);
    writeBone(json, root->bone);
    json.member("turns", root->turns).member("rises", root->rises).name("up");
    RigJsonWriter(json).numbers(root->up);
    json.name("kept");
    RigJsonWriter(json).kept(root->kept);
    json.endObject();
}

void writeChannel(JsonWriter &json, const ClipChannel &channel)
{
    json.beginObject().name("address");
    writeAddress(json, channel.address);
    json.member("names", channel.names).member("kind", rowOf(channel.kind).name);
    json.member("order", static_cast<int>(channel.order)).name("min");
    RigJsonWriter(json).value(channel.minimum);
    json.name("max");
    RigJsonWriter(json).value(channel.maximum);
    json.member("track", static_cast<double>(channel.track.value)).name("kept");
    RigJsonWriter(json).kept(channel.kept);
    json.endObject();
}

ChannelAddress readAddress(RigJsonReader &reader, const JsonValue &json)
{
    ChannelAddress read;
    read.target = reader.text(json["target"]);
    read.bone = readBone(reader, json);
    read.property = reader.text(json["property"]);
    read.component = static_cast<int>(reader.whole(json["component"], -1, 127));
    return read;
}

std::optional<RootMotion> readRootMotion(RigJsonReader &reader, const JsonValue &json)
{
    if (json.isValid() && json.type() == JsonType::Null)
        return std::nullopt;
    RootMotion read;
    read.target = reader.text(json["target"]);
    read.bone = readBone(reader, json);
    read.turns = reader.flag(json["turns"]);
    read.rises = reader.flag(json["rises"]);
    const std::vector<double> up = reader.numbers(json["up"]);
    if (up.size() == read.up.size())
        std::copy(up.begin(), up.end(), read.up.begin());
    else
        reader.refuse(json["up"], "three numbers");
    read.kept = reader.kept(json["kept"]);
    return read;
}

ClipChannel readChannel(RigJsonReader &reader, const JsonValue &json)
{
    ClipChannel read;
    read.address = readAddress(reader, json["address"]);
    read.names = reader.text(json["names"]);
    const std::optional<Kind> kind = kindNamed(reader.text(json["kind"]));
    if (!kind)
        reader.refuse(json["kind"], "the name of a kind");
    read.kind = kind.value_or(Kind::Number);
    read.order = reader.choice(json["order"], EulerOrder::ZYX);
    read.minimum = reader.limit(json["min"]);
    read.maximum = reader.limit(json["max"]);
    read.track = reader.id<TrackId>(json["track"]);
    read.kept = reader.kept(json["kept"]);
    return read;
}

} // namespace clipwright
