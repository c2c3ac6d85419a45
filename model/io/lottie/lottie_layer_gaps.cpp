// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_layer_gaps.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_keys.h"
#include "model/io/lottie/lottie_properties.h"

#include <array>

namespace clipwright {

namespace {

bool isThreeD(JsonValue layer)
{
    const JsonValue transform = layer["ks"];
    return isTrue(layer["ddd"]) || everDiffersFrom(transform["rx"], 0) || everDiffersFrom(transform["ry"], 0)
           || everDiffersFrom(transform["or"], 0);
}

/** A layer that stands still has no path to turn along. */
bool turnsAlongItsPath(JsonValue layer)
{
    const JsonValue position = layer["ks"]["p"];
    const bool moves = isKeyList(position["k"]) || isKeyList(position["x"]["k"]) || isKeyList(position["y"]["k"]);
    return isTrue(layer["ao"]) && moves;
}

bool isStretched(JsonValue layer)
{
    return layer["sr"].number(1) != 1;
}

bool isRemapped(JsonValue layer)
{
    return layer["tm"].isObject();
}

bool hasMatte(JsonValue layer)
{
    return isTrue(layer["tt"]);
}

bool hasStyles(JsonValue layer)
{
    return layer["sy"].isArray() && layer["sy"].first().isValid();
}

struct Feature {
    std::string_view member;
    bool (*isUsed)(JsonValue layer);
    const LottieGap *gap;
};

constexpr std::array kTransformFeatures{
    Feature{"ddd", isThreeD, &gaps::kLayer3d},
    Feature{"ao", turnsAlongItsPath, &gaps::kAutoOrient},
};

constexpr std::array kDrawingFeatures{
    Feature{"sr", isStretched, &gaps::kTimeStretch},
    Feature{"tm", isRemapped, &gaps::kTimeRemap},
    Feature{"tt", hasMatte, &gaps::kTrackMatte},
    Feature{"sy", hasStyles, &gaps::kLayerStyle},
};

LottiePlace placeOf(const Layer &layer, JsonValue json, std::string_view member)
{
    const JsonValue value = json[member];
    if (!value.isValid())
        return {layer.pointer, {}, json.begin(), layer.id};
    return {layer.pointer, member, value.begin(), layer.id};
}

/** Sliders, angles, colours and the like: numbers for expressions, nothing to see. */
bool isControl(JsonValue effect)
{
    constexpr double custom = 5;
    return effect["ty"].number() == custom && effect["mn"].string().ends_with(" Control");
}

void checkEffects(LottieContext &context, const Layer &layer, JsonValue json)
{
    std::string names;
    for (JsonValue effect = json["ef"].first(); effect.isValid(); effect = effect.next()) {
        const bool isOff = effect["en"].isValid() && !isTrue(effect["en"]);
        if (isOff || isControl(effect))
            continue;
        const std::string name = textOf(effect["nm"]);
        if (!names.empty())
            names += ", ";
        names += name.empty() ? "no name" : name;
    }
    if (!names.empty())
        context.report.gap(gaps::kEffects, placeOf(layer, json, "ef"), names);
}

} // namespace

void checkTransformFeatures(LottieContext &context, const Layer &layer, JsonValue json)
{
    for (const Feature &feature : kTransformFeatures) {
        if (feature.isUsed(json))
            context.report.gap(*feature.gap, placeOf(layer, json, feature.member));
    }
}

void checkLayerFeatures(LottieContext &context, const Layer &layer, JsonValue json)
{
    for (const Feature &feature : kDrawingFeatures) {
        if (feature.isUsed(json))
            context.report.gap(*feature.gap, placeOf(layer, json, feature.member));
    }
    checkEffects(context, layer, json);
    if (json["bm"].number() != 0)
        context.report.approximated(gaps::kBlendMode, placeOf(layer, json, "bm"));
}

} // namespace clipwright
