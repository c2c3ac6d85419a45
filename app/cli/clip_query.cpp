// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/cli/clip_query.h"

#include <map>
#include <vector>

namespace clipwright::app {

tl::expected<OpenedClip, Issues> openClip(const std::string &path)
{
    ClipFile file = openClipFile(path);
    if (!file.isReadable())
        return tl::make_unexpected(std::move(file.issues));
    auto sampler = std::make_shared<const ClipSampler>(file.clip);
    return OpenedClip{std::move(file), std::move(sampler)};
}

void writeValue(JsonWriter &json, const Value &value)
{
    if (rowOf(value.kind).storage == Storage::Strings || value.kind == Kind::Choice) {
        json.value(value.text);
    } else if (value.kind == Kind::Flag) {
        json.value(value.numbers.front() >= 0.5);
    } else if (value.numbers.size() == 1 && value.kind != Kind::Weights) {
        json.value(value.numbers.front());
    } else {
        json.beginArray();
        for (const double number : value.numbers)
            json.value(number);
        json.endArray();
    }
}

void writePose(JsonWriter &json, const ClipSampler &sampler, const ClipPose &pose)
{
    // Grouped by target in the order in which the clip first names each.
    struct Group {
        std::vector<const ClipSlot *> values;
        std::vector<std::pair<std::string, std::vector<const ClipSlot *>>> bones;
    };
    std::vector<std::pair<std::string, Group>> groups;
    std::map<std::string, std::size_t> groupOf;
    std::map<std::pair<std::string, std::string>, std::size_t> boneOf;
    for (const ClipSlot &slot : sampler.clipSlots()) {
        const ChannelAddress &address = slot.channel->address;
        const auto [group, isNew] = groupOf.try_emplace(address.target, groups.size());
        if (isNew)
            groups.emplace_back(address.target, Group());
        Group &of = groups[group->second].second;
        if (!address.bone) {
            of.values.push_back(&slot);
            continue;
        }
        const auto [bone, isNewBone] = boneOf.try_emplace({address.target, *address.bone}, of.bones.size());
        if (isNewBone)
            of.bones.emplace_back(*address.bone, std::vector<const ClipSlot *>());
        of.bones[bone->second].second.push_back(&slot);
    }
    const auto writeSlots = [&](const std::vector<const ClipSlot *> &slots) {
        json.beginObject();
        for (const ClipSlot *slot : slots) {
            const ChannelAddress &address = slot->channel->address;
            json.name(address.component < 0 ? address.property
                                            : address.property + '[' + std::to_string(address.component) + ']');
            writeValue(json, sampler.valueOf(*slot, pose));
        }
        json.endObject();
    };
    json.name("values").beginObject();
    for (const auto &[target, group] : groups) {
        if (group.values.empty())
            continue;
        json.name(target);
        writeSlots(group.values);
    }
    json.endObject();
    json.name("bones").beginObject();
    for (const auto &[target, group] : groups) {
        if (group.bones.empty())
            continue;
        json.name(target).beginObject();
        for (const auto &[bone, slots] : group.bones) {
            json.name(bone);
            writeSlots(slots);
        }
        json.endObject();
    }
    json.endObject();
}

} // namespace clipwright::app
