// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_layer_edits.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/writer/lottie_node_edits.h"
#include "model/io/lottie/writer/lottie_parent_edits.h"
#include "model/io/lottie/writer/lottie_property_edits.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright {

namespace {

double typeOf(LayerKind kind)
{
    switch (kind) {
    case LayerKind::Precomp: return 0;
    case LayerKind::Solid: return 1;
    case LayerKind::Image: return 2;
    case LayerKind::Null: return 3;
    default: return 4;
    }
}

class LayerWriter {
public:
    LayerWriter(LottieWriting &writing, const Composition &composition, const Layer &layer, const LottieNames &names)
        : m_writing(writing),
          m_composition(composition),
          m_layer(layer),
          m_names(names),
          m_origin(writing.originOf(layer)),
          m_target(writing, m_origin ? m_origin->json : JsonValue())
    {}

    JsonListItem write(const LottieParents &parents)
    {
        const Timeline &timeline = m_composition.timeline;
        const bool isUnsupported = m_layer.kind == LayerKind::Unsupported;
        const JsonValue copied = m_target.isFresh() ? m_writing.copiedFrom(m_layer) : JsonValue();
        const bool isCopy = copied["ty"].isNumber();
        if (m_target.isFresh() && isUnsupported && !isCopy)
            m_writing.lost = m_layer.name.empty() ? "layer" : m_layer.name;
        if (m_target.isFresh())
            m_target.set("ddd", JsonPiece::number(0));
        if (const std::optional<double> number = parents.newNumber(m_layer.id))
            m_target.set("ind", JsonPiece::number(*number));
        if (m_target.isFresh())
            m_target.set("ty", isUnsupported && isCopy ? m_writing.edits->pieceOf(copied["ty"])
                                                       : JsonPiece::number(typeOf(m_layer.kind)));
        m_target.setText("nm", m_layer.name);
        parents.write(m_target, m_layer);
        m_target.setFlag("hd", m_layer.isHidden);
        m_target.setFlag("td", m_layer.isMatteSource);
        writeReference();
        if (m_target.isFresh())
            m_target.set("sr", JsonPiece::number(1));
        LottieTarget transform = m_target.inside("ks");
        writeTransform(transform, {m_writing, m_composition, m_layer, m_origin});
        m_target.close("ks", transform);
        if (m_target.isFresh())
            m_target.set("ao", JsonPiece::number(0));
        writeMasks();
        writeContent();
        m_target.setNumber("ip", m_layer.windowStart, m_target["ip"].number(timeline.start));
        m_target.setNumber("op", m_layer.windowEnd, m_target["op"].number(timeline.start + timeline.length));
        m_target.setNumber("st", m_layer.startTime, m_target["st"].number());
        if (m_target.isFresh()) {
            m_target.set("bm", JsonPiece::number(0));
            if (isCopy)
                keepWhatWeDoNotKnow(copied);
        }
        return {m_origin ? m_origin->json : JsonValue(), m_target.finish()};
    }

private:
    /** A copy of a layer of the text has its effects, blend mode and all else that only the text says. */
    void keepWhatWeDoNotKnow(JsonValue layer)
    {
        static constexpr std::array<std::string_view, 22> kKnown{
            "ind",     "ty",     "nm", "parent", "hd", "td", "ks", "masksProperties",
            "hasMask", "shapes", "sw", "sh",     "sc", "w",  "h",  "refId",
            "ip",      "op",     "st", "tt",     "tp", "x"};
        // What these say of a layer of a kind that we do not know, its text alone knows.
        static constexpr std::array<std::string_view, 7> kContent{"shapes", "sw", "sh", "sc", "w", "h", "refId"};
        const bool isUnsupported = m_layer.kind == LayerKind::Unsupported;
        if (!isUnsupported && layer["ty"].number(-1) != typeOf(m_layer.kind))
            return;
        for (JsonValue member = layer.first(); member.isValid(); member = member.next()) {
            const std::string name = member.name();
            const bool isContent = isUnsupported && std::ranges::find(kContent, name) != kContent.end();
            if (isContent || std::ranges::find(kKnown, name) == kKnown.end())
                m_target.set(name, m_writing.edits->pieceOf(member));
        }
    }

    void writeReference()
    {
        if (m_layer.kind == LayerKind::Precomp)
            m_target.setText("refId", m_names.composition(m_layer.composition));
        else if (m_layer.kind == LayerKind::Image)
            m_target.setText("refId", m_layer.asset);
    }

    void writeMasks()
    {
        if (m_layer.masks.empty() && !m_target["masksProperties"].isArray())
            return;
        const bool hasFlag = m_target["hasMask"].isValid() || !m_target["masksProperties"].isArray();
        const bool wasMasked = m_origin && !static_cast<const Layer *>(m_origin->node)->masks.empty();
        if (hasFlag && wasMasked == m_layer.masks.empty())
            m_target.setFlag("hasMask", !m_layer.masks.empty());
        writeNodes(m_writing, m_composition, m_target, "masksProperties", m_layer.masks);
    }

    void writeContent()
    {
        if (m_layer.kind == LayerKind::Shape) {
            if (m_target.isFresh() || m_target["shapes"].isArray() || !m_layer.items.empty())
                writeNodes(m_writing, m_composition, m_target, "shapes", m_layer.items);
        } else if (m_layer.kind == LayerKind::Solid) {
            m_target.setNumber("sw", m_layer.width, m_target["sw"].number());
            m_target.setNumber("sh", m_layer.height, m_target["sh"].number());
            const Layer *was = m_origin ? static_cast<const Layer *>(m_origin->node) : nullptr;
            if (!was || was->solidColour != m_layer.solidColour)
                m_target.set("sc", JsonPiece::text(solidColourText(m_layer.solidColour)));
        } else if (m_layer.kind == LayerKind::Precomp) {
            m_target.setNumber("w", m_layer.width, m_target["w"].number());
            m_target.setNumber("h", m_layer.height, m_target["h"].number());
        }
    }

    LottieWriting &m_writing;
    const Composition &m_composition;
    const Layer &m_layer;
    const LottieNames &m_names;
    const LottieOrigin *m_origin;
    LottieTarget m_target;
};

} // namespace

std::string solidColourText(const std::vector<double> &colour)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text("#");
    for (std::size_t i = 0; i < 4; ++i) {
        const double part = i < colour.size() ? colour[i] : 1;
        const double byte = std::round(part * 255);
        if (!(byte >= 0 && byte <= 255) || byte / 255.0 != part)
            return {};
        if (i == 3 && byte == 255)
            break;
        const auto number = static_cast<unsigned>(byte);
        text += digits[number >> 4];
        text += digits[number & 15];
    }
    return text;
}

void writeLayers(LottieWriting &writing, const Composition &composition, LottieTarget &owner, const LottieNames &names)
{
    const LottieParents parents(writing, composition);
    std::vector<JsonListItem> items;
    for (const std::shared_ptr<const Layer> &layer : composition.layers)
        items.push_back(LayerWriter(writing, composition, *layer, names).write(parents));
    setList(writing, owner, "layers", std::move(items), writing.nodeBytes);
}

} // namespace clipwright
