// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/lottie/writer/lottie_property_edits.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_keys.h"
#include "model/io/lottie/lottie_properties.h"
#include "model/io/lottie/writer/lottie_expression_edits.h"
#include "model/io/lottie/writer/lottie_key_edits.h"
#include "model/io/lottie/writer/lottie_plain.h"
#include "model/io/lottie/writer/lottie_value_edits.h"

#include <algorithm>
#include <array>

namespace clipwright {

/** A property or, of one in parts, one of its two; as it is to be, and as it was read. */
struct LottiePropertyWriter::Part {
    const PropertyRow &row;
    int component;
    const PropertySlot *slot;
    const PropertySlot *wasSlot;
    PlainTrack now;
    PlainTrack was;
    const Track *track;
    const Track *wasTrack;
    bool isRespelled = false;
    bool isLinked = false; ///< the link is to be written

    LottieValue value() const { return {row.kind, now.base, now.path}; }
};

namespace {

constexpr std::array<std::string_view, 2> kParts{"x", "y"};

bool isSplit(const Node &node, std::uint8_t property)
{
    return !slotOf(node, property, -1) && (slotOf(node, property, 0) || slotOf(node, property, 1));
}

double stillOfTrack(const Track *track, const Node &node, std::uint8_t property)
{
    if (track && !track->base.empty())
        return track->base.front();
    const std::span<const double> standard = lottieRow(node.type, property).defaults;
    return standard.empty() ? 0 : standard.front();
}

/** Keys of one property are told apart by their ids; those of a track made anew by their times. */
std::vector<LottieKey> matched(const PlainTrack &now, const PlainTrack &was, bool isById)
{
    std::unordered_map<std::uint32_t, std::size_t> byId;
    std::unordered_multimap<double, std::size_t> byTime;
    for (std::size_t i = 0; i < was.keys.size(); ++i) {
        byId.emplace(was.keys[i].id.value, i);
        byTime.emplace(was.keys[i].time, i);
    }
    std::vector<LottieKey> keys;
    for (const PlainKey &key : now.keys) {
        LottieKey entry{key, nullptr, 0, {}};
        if (const auto found = byId.find(key.id.value); isById && found != byId.end()) {
            entry.wasIndex = found->second;
            entry.was = &was.keys[entry.wasIndex];
        } else if (const auto same = byTime.find(key.time); !isById && same != byTime.end()) {
            entry.wasIndex = same->second;
            entry.was = &was.keys[entry.wasIndex];
            byTime.erase(same);
        }
        keys.push_back(std::move(entry));
    }
    return keys;
}

} // namespace

const Track *LottiePropertyWriter::trackOf(std::uint8_t property, int component) const
{
    const PropertySlot *slot = slotOf(m_node, property, component);
    return slot ? m_composition.timeline.find(slot->track) : nullptr;
}

const Track *LottiePropertyWriter::wasTrackOf(std::uint8_t property, int component) const
{
    const PropertySlot *slot = m_origin ? slotOf(*m_origin->node, property, component) : nullptr;
    return slot ? m_origin->composition->timeline.find(slot->track) : nullptr;
}

double LottiePropertyWriter::stillOf(std::uint8_t property) const
{
    return stillOfTrack(trackOf(property, -1), m_node, property);
}

double LottiePropertyWriter::wasStill(std::uint8_t property) const
{
    return stillOfTrack(wasTrackOf(property, -1), m_node, property);
}

bool LottiePropertyWriter::isChanged(std::uint8_t property) const
{
    const PropertyRow &row = lottieRow(m_node.type, property);
    return !m_origin
           || !sameTrack(plainTrack(trackOf(property, -1), row, -1, m_composition.timeline.easings),
                         plainTrack(wasTrackOf(property, -1), row, -1, m_origin->composition->timeline.easings));
}

void LottiePropertyWriter::write(LottieTarget &owner, std::string_view name, std::uint8_t property,
                                 bool isRespelled) const
{
    const PropertyRow &row = lottieRow(m_node.type, property);
    const Track *track = trackOf(property, -1);
    const Track *was = wasTrackOf(property, -1);
    const PropertySlot *slot = slotOf(m_node, property, -1);
    const PropertySlot *wasSlot = m_origin ? slotOf(*m_origin->node, property, -1) : nullptr;
    const EasingTable &easings = m_composition.timeline.easings;
    const EasingTable &wasEasings = m_origin ? m_origin->composition->timeline.easings : easings;
    const bool isUnlinked = !(slot && slot->link.layer) && !owner[name]["x"].isString();
    if (m_origin && !isRespelled && isUnlinked && isUntouched(track, easings, was, wasEasings))
        return;
    Part part{
        row,   -1,  slot,       wasSlot, plainTrack(track, row, -1, easings), plainTrack(was, row, -1, wasEasings),
        track, was, isRespelled};
    writePart(owner, name, part);
}

void LottiePropertyWriter::writePosition(LottieTarget &owner, std::string_view name, std::uint8_t property) const
{
    const bool isApart = isSplit(m_node, property);
    const bool wasApart = m_origin && !owner.isFresh() && isSplit(*m_origin->node, property);
    if (!isApart && !wasApart) {
        write(owner, name, property);
        return;
    }
    LottieTarget whole = owner.inside(name);
    const PropertyRow &row = lottieRow(m_node.type, property);
    const EasingTable &easings = m_composition.timeline.easings;
    if (!isApart) {
        for (const std::string_view member : {"s", "x", "y"})
            whole.remove(member);
        Part part{row,
                  -1,
                  slotOf(m_node, property, -1),
                  nullptr,
                  plainTrack(trackOf(property, -1), row, -1, easings),
                  {},
                  trackOf(property, -1),
                  nullptr};
        part.isLinked = plainLink(m_composition, part.slot).layer.value != 0;
        writeFresh(whole, part);
        owner.close(name, whole);
        return;
    }
    if (!wasApart) {
        for (const std::string_view member : {"a", "k", "sid", "x", "y"})
            whole.remove(member);
        whole.set("s", JsonPiece::boolean(true));
    }
    for (int component = 0; component < 2; ++component) {
        const LottieOrigin *origin = wasApart ? m_origin : nullptr;
        const Track *was = origin ? wasTrackOf(property, component) : nullptr;
        Part part{row,
                  component,
                  slotOf(m_node, property, component),
                  origin ? slotOf(*origin->node, property, component) : nullptr,
                  plainTrack(trackOf(property, component), row, component, easings),
                  plainTrack(was, row, component, origin ? origin->composition->timeline.easings : easings),
                  trackOf(property, component),
                  was};
        const std::string_view member = kParts[static_cast<std::size_t>(component)];
        if (wasApart) {
            writePart(whole, member, part);
            continue;
        }
        // What stood in its place was not this, or was taken away above.
        LottieTarget fresh(m_writing, {});
        part.isLinked = plainLink(m_composition, part.slot).layer.value != 0;
        writeFresh(fresh, part);
        whole.set(member, *fresh.finish());
    }
    owner.close(name, whole);
}

void LottiePropertyWriter::writePart(LottieTarget &owner, std::string_view name, const Part &part) const
{
    const JsonValue raw = owner[name];
    Part changed = part;
    const JsonValue read = part.wasTrack ? m_writing.valueOf(part.wasTrack->source) : JsonValue();
    changed.isLinked = isLinkChanged(part, read.isValid() ? read["x"] : raw["x"]);
    if (m_origin && !part.isRespelled && !changed.isLinked && sameTrack(part.now, part.was))
        return;
    const bool isBare = raw.isValid() && (!raw.isObject() || raw["v"].isValid());
    if (isBare && !part.now.isKeyed() && !changed.isLinked && !raw["k"].isValid()) {
        editValue(m_writing.edits, owner, name, part.value(), part.row.defaults, false);
        return;
    }
    LottieTarget property(m_writing, isBare ? JsonValue() : raw);
    const bool isElsewhere = raw["sid"].isString() && read.isValid() && read.begin() != raw.begin();
    if (property.isFresh() || isElsewhere || raw["sid"].isString()) {
        property.remove("sid");
        changed.isLinked = changed.isLinked || isElsewhere;
        writeFresh(property, changed);
    } else {
        writeValue(property, changed);
        if (changed.isLinked)
            writeLink(property, changed);
    }
    if (std::optional<JsonPiece> piece = property.finish())
        owner.set(name, std::move(*piece));
}

/** Whatever was there: `a` and `k` anew. */
void LottiePropertyWriter::writeFresh(LottieTarget &property, const Part &part) const
{
    property.set("a", JsonPiece::number(part.now.isKeyed() ? 1 : 0));
    if (part.now.isKeyed()) {
        LottieTarget fresh(m_writing, {});
        const LottieKeyForm form{part.row.kind, part.component, part.row.defaults};
        writeKeys(m_writing, fresh, matched(part.now, {}, false), form);
        property.set("k", fresh.takeMember("k"));
    } else {
        property.set("k", staticPiece(part.value()));
    }
    if (part.isLinked)
        writeLink(property, part);
}

void LottiePropertyWriter::writeValue(LottieTarget &property, const Part &part) const
{
    const JsonValue k = property["k"];
    const bool wasKeyed = isKeyList(k);
    if (!part.isRespelled && sameTrack(part.now, part.was))
        return;
    if (wasKeyed != part.now.isKeyed() || !k.isValid())
        property.set("a", JsonPiece::number(part.now.isKeyed() ? 1 : 0));
    if (!part.now.isKeyed()) {
        if (wasKeyed)
            property.set("k", staticPiece(part.value()));
        else
            editValue(m_writing.edits, property, "k", part.value(), part.row.defaults, false);
        return;
    }
    const bool isById = part.track && part.wasTrack && part.track->id == part.wasTrack->id
                        && m_origin->composition->id == m_composition.id;
    const PlainTrack none;
    std::vector<LottieKey> keys = matched(part.now, wasKeyed ? part.was : none, isById);
    for (LottieKey &key : keys) {
        if (key.was)
            key.json = m_writing.valueOf(part.wasTrack->keySources[key.wasIndex]);
    }
    const bool isColour = m_writing.mayHaveByteColours && holdsColours(part.row.kind);
    const std::span<const double> standard =
        part.component < 0 ? part.row.defaults : part.row.defaults.subspan(static_cast<std::size_t>(part.component), 1);
    writeKeys(m_writing, property, std::move(keys),
              {part.row.kind, part.component, standard, part.isRespelled || isColour});
}

/** What the text's expression names is looked for in the composition as it was and as it will be. */
bool LottiePropertyWriter::isLinkChanged(const Part &part, JsonValue expression) const
{
    const PropertyLink now = plainLink(m_composition, part.slot);
    const PropertyLink was = part.wasSlot && m_origin ? part.wasSlot->link : PropertyLink();
    const std::string text = expression.string();
    if (!(now == was))
        return true;
    return m_origin && namedLayer(m_composition, text) != namedLayer(*m_origin->composition, text);
}

void LottiePropertyWriter::writeLink(LottieTarget &property, const Part &part) const
{
    const PropertyLink now = plainLink(m_composition, part.slot);
    const std::string text = property["x"].string();
    if (const Layer *layer = m_composition.find(now.layer)) {
        if (!namesLink(m_composition, text, now))
            property.set("x", JsonPiece::text(expressionOf(*layer, now.property)));
    } else if (namedLayer(m_composition, text)) {
        property.remove("x");
    }
}

} // namespace clipwright
