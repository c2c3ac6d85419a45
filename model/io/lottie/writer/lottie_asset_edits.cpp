// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_asset_edits.h"

#include "model/io/archive/base64.h"
#include "model/io/lottie/lottie_caps.h"
#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/writer/lottie_layer_edits.h"
#include "model/io/lottie/writer/lottie_marker_edits.h"

#include <algorithm>

namespace clipwright {

namespace {

std::string_view mediaTypeOf(std::string_view bytes)
{
    if (bytes.starts_with("\xff\xd8"))
        return "image/jpeg";
    if (bytes.starts_with("GIF8"))
        return "image/gif";
    if (bytes.starts_with("RIFF") && bytes.substr(0, 12).ends_with("WEBP"))
        return "image/webp";
    if (bytes.starts_with("<"))
        return "image/svg+xml";
    return "image/png";
}

bool sameBytes(const RigAsset &left, const RigAsset &right)
{
    return left.bytes == right.bytes || (left.bytes && right.bytes && *left.bytes == *right.bytes);
}

/** Puts those that are in `items` and in `wanted` into the order of the second; what is new comes behind the one before it. */
void arrange(std::vector<JsonListItem> &items, std::vector<JsonListItem> wanted)
{
    std::unordered_set<std::uint32_t> mine;
    for (const JsonListItem &item : wanted)
        mine.insert(item.kept.begin());
    std::size_t next = 0;
    std::vector<JsonListItem> all;
    const auto takeFresh = [&] {
        while (next < wanted.size() && !wanted[next].kept.isValid())
            all.push_back(std::move(wanted[next++]));
    };
    for (JsonListItem &item : items) {
        if (!item.kept.isValid() || !mine.contains(item.kept.begin())) {
            all.push_back(std::move(item));
            continue;
        }
        takeFresh();
        all.push_back(wanted[next++]);
        takeFresh();
    }
    while (next < wanted.size())
        all.push_back(std::move(wanted[next++]));
    items = std::move(all);
}

} // namespace

LottieAssets::LottieAssets(LottieWriting &writing, LottieTarget &root) : m_writing(writing), m_root(root)
{
    readText();
    giveIds();
}

void LottieAssets::readText()
{
    const JsonValue assets = m_root["assets"];
    for (JsonValue asset = assets.first(); asset.isValid(); asset = asset.next()) {
        if (asset["layers"].isArray())
            m_compositions.push_back(asset);
        else if (asset["p"].isString())
            m_pictures.push_back(asset);
        else
            continue;
        m_known.insert(asset.begin());
    }
}

void LottieAssets::giveIds()
{
    std::unordered_set<std::string> used;
    const auto useOf = [&](JsonValue layers) {
        for (JsonValue layer = layers.first(); layer.isValid(); layer = layer.next())
            used.insert(textOf(layer["refId"])); // also those that lead nowhere: they must go on doing so
    };
    useOf(m_root["layers"]);
    for (const JsonValue composition : m_compositions)
        useOf(composition["layers"]);
    for (const RigAsset &asset : m_writing.rig.assets)
        used.insert(asset.id);
    std::unordered_set<CompositionId> shown;
    for (const std::shared_ptr<const Composition> &composition : m_writing.rig.compositions) {
        for (const std::shared_ptr<const Layer> &layer : composition->layers)
            shown.insert(layer->composition);
    }
    std::unordered_set<std::string> taken;
    for (std::size_t i = 1; i < m_writing.rig.compositions.size(); ++i) {
        const Composition &composition = *m_writing.rig.compositions[i];
        const std::size_t index = composition.id.value >= 2 ? composition.id.value - 2 : m_compositions.size();
        Inner inner;
        if (index < m_compositions.size() && m_writing.was)
            inner.json = m_compositions[index];
        inner.id = inner.json.isValid() ? textOf(inner.json["id"]) : composition.sourceId;
        const bool isShown = shown.contains(composition.id);
        const bool isNew = !inner.json.isValid();
        if ((isNew && (inner.id.empty() || used.contains(inner.id)))
            || (taken.contains(inner.id) && (isNew || isShown))) {
            std::size_t number = 0;
            do {
                inner.id = "comp_" + std::to_string(number++);
            } while (used.contains(inner.id) || taken.contains(inner.id));
        }
        taken.insert(inner.id);
        m_inner.emplace(composition.id, std::move(inner));
    }
}

const std::string &LottieAssets::idOf(CompositionId composition) const
{
    static const std::string none;
    const auto found = m_inner.find(composition);
    return found == m_inner.end() ? none : found->second.id;
}

void LottieAssets::writeTimeline(LottieTarget &target, const Composition &composition, bool hasFrames)
{
    const Timeline &timeline = composition.timeline;
    const Timeline &main = m_writing.rig.main().timeline;
    const double rate = target["fr"].number();
    const double readRate = rate > 0 ? rate : main.rate.framesPerSecond;
    if (hasFrames || readRate != timeline.rate.framesPerSecond)
        target.setNumber("fr", timeline.rate.framesPerSecond, readRate);
    const double start = target["ip"].number();
    if (start != timeline.start)
        target.setNumber("ip", timeline.start, start);
    // Without an end of its own it reaches to where its last layer ends.
    double end = timeline.start;
    if (target["op"].isNumber()) {
        end = target["op"].number();
    } else {
        for (const std::shared_ptr<const Layer> &layer : composition.layers) {
            const LottieOrigin *origin = m_writing.originOf(*layer);
            const bool hasEnd =
                !origin || origin->json["op"].isNumber() || layer->windowEnd != timeline.start + timeline.length;
            if (hasEnd)
                end = std::max(end, layer->windowEnd);
        }
    }
    double length = end > timeline.start ? end - timeline.start : main.length;
    length = std::min(length, LottieCaps().timelineFrames);
    if (length != timeline.length)
        target.set("op", JsonPiece::number(endAfter(timeline.start, timeline.length)));
}

JsonListItem LottieAssets::written(const Composition &composition)
{
    const Inner &inner = m_inner.at(composition.id);
    LottieTarget target(m_writing, inner.json);
    const Composition &main = m_writing.rig.main();
    target.setText("id", inner.id);
    target.setText("nm", composition.name);
    const auto size = [&](std::string_view name, double wanted, double standard) {
        if (target[name].number(standard) != wanted)
            target.set(name, JsonPiece::number(wanted));
    };
    size("w", composition.width, main.width);
    size("h", composition.height, main.height);
    writeTimeline(target, composition, target.isFresh());
    writeLayers(m_writing, composition, target, {[this](CompositionId id) { return idOf(id); }});
    return {inner.json, target.finish()};
}

JsonListItem LottieAssets::written(const RigAsset &asset)
{
    // A picture is told by where it stood.
    const RigAsset *was = nullptr;
    JsonValue json;
    for (std::size_t i = 0; m_writing.was && i < m_writing.was->assets.size() && i < m_pictures.size(); ++i) {
        if (!asset.pointer.empty() && m_writing.was->assets[i].pointer == asset.pointer && !m_taken.contains(i)) {
            was = &m_writing.was->assets[i];
            json = m_pictures[i];
            m_taken.insert(i);
            break;
        }
    }
    LottieTarget target(m_writing, json);
    target.setText("id", asset.id);
    target.setNumber("w", asset.width, target["w"].number());
    target.setNumber("h", asset.height, target["h"].number());
    const bool isSame = was && was->isEmbedded == asset.isEmbedded
                        && (asset.isEmbedded ? sameBytes(*was, asset) : was->file == asset.file);
    if (isSame)
        return {json, target.finish()};
    if (asset.isEmbedded) {
        std::string url("data:");
        const std::string bytes = asset.bytes ? *asset.bytes : std::string();
        url.append(mediaTypeOf(bytes)).append(";base64,").append(encodeBase64(bytes));
        target.set("u", JsonPiece::text(""));
        target.set("p", JsonPiece::text(url));
    } else {
        const std::size_t name = asset.file.rfind('/') + 1;
        target.set("u", JsonPiece::text(asset.file.substr(0, name)));
        target.set("p", JsonPiece::text(asset.file.substr(name)));
    }
    target.set("e", JsonPiece::number(asset.isEmbedded ? 1 : 0));
    return {json, target.finish()};
}

void LottieAssets::write()
{
    std::vector<JsonListItem> pictures;
    std::vector<JsonListItem> compositions;
    for (const RigAsset &asset : m_writing.rig.assets)
        pictures.push_back(written(asset));
    for (std::size_t i = 1; i < m_writing.rig.compositions.size(); ++i)
        compositions.push_back(written(*m_writing.rig.compositions[i]));
    // Those that stay, in the order of the text; then each kind in its own order.
    std::unordered_set<std::uint32_t> staying;
    for (const std::vector<JsonListItem> *list : {&pictures, &compositions}) {
        for (const JsonListItem &item : *list)
            staying.insert(item.kept.begin());
    }
    std::vector<JsonListItem> items;
    for (JsonValue asset = m_root["assets"].first(); asset.isValid(); asset = asset.next()) {
        if (m_known.contains(asset.begin()) && staying.contains(asset.begin()))
            items.push_back({asset, std::nullopt});
    }
    arrange(items, std::move(pictures));
    arrange(items, std::move(compositions));
    if (!items.empty() || m_root["assets"].isArray() || m_root.isFresh())
        setList(m_writing, m_root, "assets", std::move(items), m_known);
}

} // namespace clipwright
