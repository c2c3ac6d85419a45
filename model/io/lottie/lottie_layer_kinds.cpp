// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_layer_kinds.h"

#include "model/io/json/json_string.h"
#include "model/io/lottie/lottie_compositions.h"
#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_items.h"

#include <algorithm>
#include <array>
#include <optional>

namespace clipwright {

namespace {

LottiePlace placeOf(const LottieLayerReading &reading, std::string_view member)
{
    const JsonValue value = reading.json[member];
    if (!value.isValid())
        return {reading.layer.pointer, {}, reading.json.begin(), reading.layer.id};
    return {reading.layer.pointer, member, value.begin(), reading.layer.id};
}

void readShapes(const LottieLayerReading &reading)
{
    reading.layer.items =
        readItems(reading.context, reading.properties, reading.json["shapes"], reading.layer.pointer, "shapes");
}

/** `#rgb`, `#rrggbb` or `#rrggbbaa`, the `#` optional: r g b a. */
std::optional<std::vector<double>> parseColour(std::string_view text)
{
    if (text.starts_with('#'))
        text.remove_prefix(1);
    std::string digits;
    if (text.size() == 3) {
        for (const char digit : text)
            digits.append(2, digit);
    } else {
        digits = text;
    }
    if (digits.size() == 6)
        digits += "ff";
    if (digits.size() != 8)
        return std::nullopt;
    const std::optional<unsigned> high = hexadecimalAt(digits, 0);
    const std::optional<unsigned> low = hexadecimalAt(digits, 4);
    if (!high || !low)
        return std::nullopt;
    const auto part = [](unsigned byte) { return (byte & 0xff) / 255.0; };
    return std::vector<double>{part(*high >> 8), part(*high), part(*low >> 8), part(*low)};
}

void readSolid(const LottieLayerReading &reading)
{
    reading.layer.width = reading.json["sw"].number();
    reading.layer.height = reading.json["sh"].number();
    reading.layer.solidColour = {0, 0, 0, 1};
    const JsonValue colour = reading.json["sc"];
    if (const auto parsed = parseColour(colour.string()))
        reading.layer.solidColour = *parsed;
    else if (colour.isValid())
        reading.context.report.gap(gaps::kSolidColour, placeOf(reading, "sc"), textOf(colour));
}

void readImage(const LottieLayerReading &reading)
{
    const std::string id = textOf(reading.json["refId"]);
    const auto found = reading.context.assetsById.find(id);
    if (found == reading.context.assetsById.end()) {
        reading.layer.kind = LayerKind::Unsupported;
        reading.context.report.gap(gaps::kImageMissing, placeOf(reading, "refId"), id);
        return;
    }
    const RigAsset &asset = reading.rig.assets[found->second];
    if (asset.isEmbedded && !asset.bytes)
        reading.context.report.gap(gaps::kImageBadBase64, placeOf(reading, "refId"), id);
    reading.layer.asset = asset.id;
    reading.layer.width = asset.width;
    reading.layer.height = asset.height;
}

void readPrecomp(const LottieLayerReading &reading)
{
    const std::string id = textOf(reading.json["refId"]);
    reading.layer.width = reading.json["w"].number();
    reading.layer.height = reading.json["h"].number();
    const auto found = reading.context.compositionsById.find(id);
    const bool isCyclic = reading.plans.isCyclic(reading.json);
    if (found != reading.context.compositionsById.end() && !isCyclic) {
        reading.layer.composition = found->second;
        return;
    }
    reading.layer.kind = LayerKind::Unsupported;
    reading.context.report.gap(isCyclic ? gaps::kPrecompCycle : gaps::kPrecompMissing, placeOf(reading, "refId"), id);
}

struct LayerKindRow {
    int type; ///< `ty`
    LayerKind kind;
    std::string_view word;                           ///< how an artist calls it
    void (*read)(const LottieLayerReading &);        ///< null: nothing to read
    const LottieGap *gap = &gaps::kLayerUnsupported; ///< of an unsupported one
};

/** The one list of layer kinds. To read one more, give its row a kind and a function. */
constexpr std::array kLayerKinds{
    LayerKindRow{0, LayerKind::Precomp, "precomp", readPrecomp},
    LayerKindRow{1, LayerKind::Solid, "solid", readSolid},
    LayerKindRow{2, LayerKind::Image, "image", readImage},
    LayerKindRow{3, LayerKind::Null, "null", nullptr},
    LayerKindRow{4, LayerKind::Shape, "shape", readShapes},
    LayerKindRow{5, LayerKind::Unsupported, "text", nullptr, &gaps::kTextLayer},
    LayerKindRow{6, LayerKind::Unsupported, "sound", nullptr, &gaps::kSoundLayer},
    LayerKindRow{7, LayerKind::Unsupported, "video placeholder", nullptr},
    LayerKindRow{8, LayerKind::Unsupported, "image sequence", nullptr},
    LayerKindRow{9, LayerKind::Unsupported, "video", nullptr},
    LayerKindRow{10, LayerKind::Unsupported, "image placeholder", nullptr},
    LayerKindRow{11, LayerKind::Unsupported, "guide", nullptr},
    LayerKindRow{12, LayerKind::Unsupported, "adjustment", nullptr},
    LayerKindRow{13, LayerKind::Unsupported, "camera", nullptr},
    LayerKindRow{14, LayerKind::Unsupported, "light", nullptr},
    LayerKindRow{15, LayerKind::Unsupported, "data", nullptr},
};

} // namespace

void readLayerContent(LottieLayerReading reading)
{
    const JsonValue type = reading.json["ty"];
    const auto row = std::find_if(kLayerKinds.begin(), kLayerKinds.end(),
                                  [&](const LayerKindRow &r) { return type.isNumber() && type.number() == r.type; });
    const bool isKnown = row != kLayerKinds.end();
    reading.layer.kind = isKnown ? row->kind : LayerKind::Unsupported;
    if (isKnown && row->read)
        row->read(reading);
    if (!isKnown || row->kind == LayerKind::Unsupported) {
        const std::string word = isKnown ? std::string(row->word) : textOf(type) + " (unknown)";
        reading.context.report.gap(isKnown ? *row->gap : gaps::kLayerUnsupported, placeOf(reading, "ty"), word);
    }
}

} // namespace clipwright
