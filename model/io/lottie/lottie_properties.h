// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/property.h"
#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_report.h"
#include "model/io/lottie/lottie_values.h"
#include "model/rig/rig.h"

#include <span>
#include <string_view>

namespace clipwright {

struct LottieContext;
class LottieLinks;

/** Where a property of ours stands in a Lottie object. */
struct LottieMember {
    std::uint8_t property;
    std::string_view name;
};

/** Reads the properties of nodes into one composition's timeline: a track each, also for those the file leaves out. */
class LottieProperties {
public:
    LottieProperties(LottieContext &context, Timeline &timeline, LottieLinks &links)
        : m_context(context),
          m_timeline(timeline),
          m_links(links)
    {}

    /**
     * One property. Its value may be static or keyed, whatever its flag `a` says, a bare number, or missing. An
     * expression becomes a link where it only names a layer's transform, else a gap; the value under it is read.
     */
    void read(Node &node, const PropertyRow &row, JsonValue value, const LottiePlace &place,
              const LottieValueForm &form = {});
    /** How many numbers the list of a property has, or the first of its keys that has one. */
    std::size_t listLengthOf(JsonValue value) const;
    /** A property whose value is a list of `length` numbers. Refuses too many numbers. */
    void readList(Node &node, const PropertyRow &row, JsonValue value, const LottiePlace &place, std::size_t length,
                  const LottieValueForm &form);
    /** As `read`, but x and y may be properties of their own. */
    void readPosition(Node &node, const PropertyRow &row, JsonValue value, const LottiePlace &place);
    /** Members of `object`, which stands at `pointer`, each as its row says. */
    void readAll(Node &node, JsonValue object, std::string_view pointer, std::span<const LottieMember> members);
    /** A value that never moves: a count, or the index of a choice. */
    void setStill(Node &node, std::uint8_t property, double value, JsonValue source);
    /** The largest number that a property, read before, stands at or has a key at; 0 where it was not. */
    double largestOf(const Node &node, std::uint8_t property) const;

private:
    Track trackOf(const Node &node, const PropertyRow &row, int component) const;
    void readInto(Node &node, Track track, JsonValue value, const LottiePlace &place, const LottieValueForm &form);
    void fill(Track &track, JsonValue value, const LottiePlace &place, const LottieValueForm &form);
    void readStatic(Track &track, JsonValue k, const LottiePlace &place, const LottieValueForm &form);
    void readExpression(const Track &track, JsonValue value, const LottiePlace &place);
    TrackId add(Node &node, Track track);
    JsonValue slotted(JsonValue value) const;

    LottieContext &m_context;
    Timeline &m_timeline;
    LottieLinks &m_links;
};

/** The row of a property of a node in Lottie's space. */
const PropertyRow &lottieRow(NodeType type, std::uint8_t property);

/** Whether a link to a property of a layer is one: numbers follow numbers; a part of a position cannot be a whole one. */
bool canFollow(const Track &track, std::uint8_t layerProperty);

/** Whether a property is there and is ever another number than `value`. */
bool everDiffersFrom(JsonValue property, double value);

} // namespace clipwright
