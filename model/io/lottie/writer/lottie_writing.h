// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_edits.h"
#include "model/rig/rig.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace clipwright {

/** Where a node, or composition, stands in the text as it was read. */
struct LottieOrigin {
    const Composition *composition = nullptr;
    const Node *node = nullptr;
    JsonValue json;
};

/** What all parts of one writing share. Without a text everything is new. */
struct LottieWriting {
    const Rig &rig;
    const Rig *was = nullptr; ///< the text, read again: its ids are those that the rig began with
    const JsonDocument *json = nullptr;
    JsonEdits *edits = nullptr;
    bool mayHaveByteColours = false;
    std::string lost = {}; ///< a part that only its text knew, and that is not in the text
    std::unordered_map<NodeId, LottieOrigin> nodes = {};
    std::unordered_set<std::uint32_t> nodeBytes = {}; ///< where nodes begin

    /** Null for a node that is new, or of another type than the one that had its id. */
    const LottieOrigin *originOf(const Node &node) const;
    JsonValue valueOf(ByteSpan span) const;
    /** The object of the text that a node which is new there is a copy of; invalid where it is none. */
    JsonValue copiedFrom(const Node &node) const;
};

/** An object of the text that is edited, or a new one: whoever writes it need not know which. */
class LottieTarget {
public:
    LottieTarget(LottieWriting &writing, JsonValue existing);

    bool isFresh() const { return !m_edit; }
    /** A member as it was read; invalid in a new object. */
    JsonValue operator[](std::string_view name) const;
    void set(std::string_view name, JsonPiece value);
    void remove(std::string_view name);
    /** The object in a member, or a new one where there is none; ended by `close`. */
    LottieTarget inside(std::string_view name) const;
    void close(std::string_view name, LottieTarget &child);

    /** A member of a new object. */
    JsonPiece takeMember(std::string_view name) { return m_piece.take(name); }

    /** Puts the edits in. The object itself where it is new. */
    std::optional<JsonPiece> finish();

    // A member where it is not as wanted; `read` is what a reader takes for it now.
    void setNumber(std::string_view name, double wanted, double read);
    void setText(std::string_view name, std::string_view wanted);
    void setFlag(std::string_view name, bool wanted);

private:
    LottieWriting &m_writing;
    std::optional<JsonObjectEdit> m_edit;
    JsonPiece m_piece = JsonPiece::object();
};

/**
 * Makes a list of a member hold `items`, of which those that were read stay where they are among what is not known there. A
 * new list is written where there is something to hold.
 */
void setList(LottieWriting &writing, LottieTarget &target, std::string_view name, std::vector<JsonListItem> items,
             const std::unordered_set<std::uint32_t> &known);

} // namespace clipwright
