// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_masks.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_properties.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

constexpr std::array<std::string_view, 7> kModes{"n", "a", "s", "i",
                                                 "l", "d", "f"}; // the choices of MaskProperty::Mode
constexpr std::size_t kNone = 0;
constexpr std::size_t kAdd = 1;

/** Players add a mask of a mode that they do not know. */
std::size_t modeOf(JsonValue mask)
{
    const auto mode =
        static_cast<std::size_t>(std::find(kModes.begin(), kModes.end(), mask["mode"].string()) - kModes.begin());
    return mode < kModes.size() ? mode : kAdd;
}

Node readMask(LottieContext &context, LottieProperties &properties, JsonValue json, std::string pointer)
{
    Node mask;
    mask.id = context.newNode();
    mask.type = NodeType::Mask;
    mask.name = textOf(json["nm"]);
    mask.pointer = std::move(pointer);
    mask.source = spanOf(json);
    const JsonValue shape = json["pt"];
    const bool isClosed = !json["cl"].isValid() || isTrue(json["cl"]);
    properties.read(mask, lottieRow(NodeType::Mask, MaskProperty::Shape), shape,
                    {mask.pointer, "pt", shape.begin(), mask.id}, {isClosed, {}});
    constexpr std::array<LottieMember, 2> members{{{MaskProperty::Opacity, "o"}, {MaskProperty::Expansion, "x"}}};
    properties.readAll(mask, json, mask.pointer, members);
    properties.setStill(mask, MaskProperty::Mode, static_cast<double>(modeOf(json)), json["mode"]);
    properties.setStill(mask, MaskProperty::Inverted, isTrue(json["inv"]) ? 1 : 0, json["inv"]);
    return mask;
}

/** Of a mask that moves its first key counts. A missing `c` is closed. */
bool isOpen(JsonValue mask)
{
    JsonValue path = mask["pt"]["k"];
    if (path.isArray())
        path = path.first()["s"].first();
    return path["v"].first().isValid() && path["c"].isValid() && !isTrue(path["c"]);
}

/** What keeps a layer's masks from being cut with; each is told once. */
struct Hindrances {
    std::size_t used = 0;
    bool isMode = false;
    bool isExpanded = false;
    bool hasOpen = false;

    void look(JsonValue mask)
    {
        if (modeOf(mask) == kNone)
            return;
        ++used;
        isMode = isMode || modeOf(mask) != kAdd || isTrue(mask["inv"]);
        isExpanded = isExpanded || everDiffersFrom(mask["x"], 0);
        hasOpen = hasOpen || isOpen(mask);
    }
    void tell(LottieContext &context, const LottiePlace &place) const
    {
        if (used > 1)
            context.report.gap(gaps::kMaskMany, place);
        if (isMode)
            context.report.gap(gaps::kMaskMode, place);
        if (isExpanded)
            context.report.gap(gaps::kMaskExpanded, place);
        if (hasOpen)
            context.report.gap(gaps::kMaskOpen, place);
    }
};

} // namespace

void readMasks(LottieContext &context, LottieProperties &properties, Layer &layer, JsonValue json)
{
    const JsonValue masks = json["masksProperties"];
    if (!masks.isArray())
        return;
    const LottiePlace place{layer.pointer, "masksProperties", masks.begin(), layer.id};
    std::size_t index = 0;
    Hindrances hindrances;
    for (JsonValue mask = masks.first(); mask.isValid() && context.countItem(place); mask = mask.next(), ++index) {
        std::string pointer = itemPointer(layer.pointer, "masksProperties", index);
        if (!mask.isObject()) {
            context.report.odd("mask-malformed", "A mask cannot be read; it is left out.",
                               {pointer, {}, mask.begin(), layer.id});
            continue;
        }
        layer.masks.push_back(readMask(context, properties, mask, std::move(pointer)));
        layer.masks.back().isHidden = isOpen(mask); // it cuts nothing
        hindrances.look(mask);
    }
    hindrances.tell(context, place);
}

} // namespace clipwright
