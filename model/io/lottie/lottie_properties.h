// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/property.h"
#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_report.h"
#include "model/rig/rig.h"

#include <span>
#include <string_view>

namespace clipwright {

struct LottieContext;

/** Where a property of ours stands in a Lottie object. */
struct LottieMember {
    std::uint8_t property;
    std::string_view name;
};

/** Reads the properties of nodes into one composition's timeline: a track each, also for those the file leaves out. */
class LottieProperties {
public:
    LottieProperties(LottieContext &context, Timeline &timeline) : m_context(context), m_timeline(timeline) {}

    /**
     * One property. Its value may be static or keyed, whatever its flag `a` says, a bare number, or missing. An
     * expression becomes a gap; the value under it is read. `closedElsewhere`: see readPathValue.
     */
    void read(Node &node, const PropertyRow &row, JsonValue value, const LottiePlace &place,
              bool closedElsewhere = false);
    /** As `read`, but x and y may be properties of their own. */
    void readPosition(Node &node, const PropertyRow &row, JsonValue value, const LottiePlace &place);
    /** Members of `object`, which stands at `pointer`, each as its row says. */
    void readAll(Node &node, JsonValue object, std::string_view pointer, std::span<const LottieMember> members);
    /** A value that never moves: the index of a choice. */
    void setChoice(Node &node, std::uint8_t property, int choice, JsonValue source);

private:
    Track trackOf(const Node &node, const PropertyRow &row, int component) const;
    void fill(Track &track, JsonValue value, const LottiePlace &place, bool closedElsewhere);
    void readStatic(Track &track, JsonValue k, const LottiePlace &place, bool closedElsewhere);
    void add(Node &node, Track track);
    JsonValue slotted(JsonValue value) const;

    LottieContext &m_context;
    Timeline &m_timeline;
};

/** The row of a property of a node in Lottie's space. */
const PropertyRow &lottieRow(NodeType type, std::uint8_t property);

/** Whether a property is there and is ever another number than `value`. */
bool everDiffersFrom(JsonValue property, double value);

} // namespace clipwright
