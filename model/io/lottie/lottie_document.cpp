// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_document.h"

#include "model/io/archive/base64.h"
#include "model/io/lottie/lottie_compositions.h"
#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_layers.h"
#include "model/io/lottie/lottie_markers.h"

#include <algorithm>
#include <optional>

namespace clipwright {

namespace {

struct Header {
    Rate rate;
    double start = 0;
    double length = 0;
    double width = 0;
    double height = 0;
};

/** Also as the single precision that a game keeps. */
bool isAboveNought(double number)
{
    return static_cast<float>(number) > 0;
}

/** All that is wrong with the header is said at once. */
Header readHeader(LottieContext &context, JsonValue root)
{
    Header header;
    header.rate.framesPerSecond = root["fr"].number();
    if (!isAboveNought(header.rate.framesPerSecond))
        context.report.refuse("frame-rate", "The animation has no frame rate above 0.", {{}, 0, 0, "/fr"});
    else if (header.rate.framesPerSecond > context.caps.framesASecond)
        context.report.refuse("frame-rate", "The animation has more than 1,000,000 frames a second.",
                              {{}, 0, 0, "/fr"});
    header.start = root["ip"].number();
    header.length = root["op"].number(header.start) - header.start;
    if (!isAboveNought(header.length))
        context.report.refuse("timeline-empty", "The animation has no length: it ends where it begins, or before.",
                              {{}, 0, 0, "/op"});
    else if (header.length > context.caps.timelineFrames)
        context.report.refuse("timeline-too-long", "The timeline is longer than 1,000,000 frames.", {{}, 0, 0, "/op"});
    header.width = root["w"].number();
    header.height = root["h"].number();
    if (!(header.width > 0) || !(header.height > 0))
        context.report.refuse("comp-size", "The composition has no width or no height.",
                              {{}, 0, 0, header.width > 0 ? "/h" : "/w"});
    return header;
}

/**
 * A composition inside has no times of its own in most files: it then reaches from 0 to where its last layer ends,
 * which is its length in the program that wrote it.
 */
void setInnerTimeline(Timeline &timeline, JsonValue value, const Header &header, double mostFrames)
{
    const double rate = value["fr"].number();
    timeline.rate.framesPerSecond = rate > 0 ? rate : header.rate.framesPerSecond;
    timeline.start = value["ip"].number();
    double end = timeline.start;
    if (value["op"].isNumber()) {
        end = value["op"].number();
    } else {
        for (JsonValue layer = value["layers"].first(); layer.isValid(); layer = layer.next())
            end = std::max(end, layer["op"].number(end));
    }
    timeline.length = end > timeline.start ? end - timeline.start : header.length;
    timeline.length = std::min(timeline.length, mostFrames);
}

/** Bytes of `data:…;base64,…`; null where they are anything else. */
std::shared_ptr<const std::string> bytesOf(std::string_view url)
{
    const std::size_t comma = std::min(url.find(','), url.size());
    if (comma == url.size() || !url.substr(0, comma).ends_with(";base64"))
        return nullptr;
    std::optional<std::string> bytes = decodeBase64(url.substr(comma + 1));
    return bytes ? std::make_shared<const std::string>(std::move(*bytes)) : nullptr;
}

RigAsset readImage(JsonValue asset, std::string pointer)
{
    RigAsset image;
    image.id = textOf(asset["id"]);
    image.width = asset["w"].number();
    image.height = asset["h"].number();
    image.pointer = std::move(pointer);
    const std::string name = asset["p"].string();
    image.isEmbedded = name.starts_with("data:");
    if (image.isEmbedded)
        image.bytes = bytesOf(name);
    else
        image.file = asset["u"].string() + name;
    return image;
}

void readImages(LottieContext &context, JsonValue assets, Rig &rig)
{
    std::size_t index = 0;
    for (JsonValue asset = assets.first(); asset.isValid(); asset = asset.next(), ++index) {
        if (!asset["p"].isString() || asset["layers"].isArray())
            continue;
        RigAsset image = readImage(asset, itemPointer({}, "assets", index));
        context.assetsById.try_emplace(image.id, rig.assets.size());
        rig.assets.push_back(std::move(image));
    }
}

std::shared_ptr<const Composition> readComposition(LottieContext &context, const LottieCompositionPlans &plans,
                                                   std::size_t index, const Header &header, const Rig &rig)
{
    const LottieCompositionPlan &plan = plans.list[index];
    auto composition = std::make_shared<Composition>();
    composition->id = CompositionId{static_cast<std::uint32_t>(index + 1)};
    composition->name = textOf(plan.value["nm"]);
    composition->sourceId = plan.id;
    if (index == 0) {
        composition->width = header.width;
        composition->height = header.height;
        composition->timeline.rate = header.rate;
        composition->timeline.start = header.start;
        composition->timeline.length = header.length;
        readMarkers(context, plan.value["markers"], composition->timeline);
    } else {
        composition->width = plan.value["w"].number(header.width);
        composition->height = plan.value["h"].number(header.height);
        setInnerTimeline(composition->timeline, plan.value, header, context.caps.timelineFrames);
    }
    const LottieMute unseen(context.report, !plan.isShown);
    readLayers(context, plans, plan, rig, *composition);
    return composition;
}

} // namespace

void readLottieDocument(LottieContext &context, JsonValue root, Rig &rig)
{
    if (!root["layers"].isArray()) {
        context.report.refuse("not-lottie", "This is not a Lottie animation: it has no list of layers.", {});
        return;
    }
    const Header header = readHeader(context, root);
    if (context.isRefused())
        return;
    const LottieCompositionPlans plans = planCompositions(context, root);
    if (context.isRefused())
        return;
    rig.space = RigSpace::Lottie;
    readImages(context, root["assets"], rig);
    for (std::size_t i = 1; i < plans.list.size(); ++i)
        context.compositionsById.try_emplace(plans.list[i].id, CompositionId{static_cast<std::uint32_t>(i + 1)});
    for (std::size_t i = 0; i < plans.list.size() && !context.isRefused(); ++i)
        rig.compositions.push_back(readComposition(context, plans, i, header, rig));
}

} // namespace clipwright
