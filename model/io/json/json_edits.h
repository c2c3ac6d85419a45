// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"
#include "model/io/json/json_piece.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** An item of a list to be: a value of the document, wherever it stands, as it is by then edited; or a new one. */
struct JsonListItem {
    JsonValue kept;
    std::optional<JsonPiece> fresh;
};

/**
 * Changes of a text that leave every byte alone that they are not about. What is new takes over how the text spells its like:
 * line ends, indentation, spaces, which lists stand on one line. What is inside a value is edited before the list or object
 * around it. Refers to the document, which stays alive.
 */
class JsonEdits {
public:
    explicit JsonEdits(const JsonDocument &document);

    void replace(JsonValue value, const JsonPiece &piece);
    /** All items of a list. Between items that were neighbours stays what was between them. */
    void setItems(JsonValue array, const std::vector<JsonListItem> &items);

    bool isEmpty() const { return m_cuts.empty(); }
    /** The whole text, edited. */
    std::string text() const { return rendered(0, static_cast<std::uint32_t>(m_text.size())); }
    /** A value of it, as it is by now, to be set somewhere else. */
    JsonPiece pieceOf(JsonValue value) const;
    const JsonLayout &layout() const;

private:
    friend class JsonObjectEdit;
    struct Cut {
        std::uint32_t end = 0;
        std::string text;
    };
    std::string rendered(std::uint32_t begin, std::uint32_t end) const;
    std::string indentAt(std::uint32_t byte) const;
    JsonLayout layoutLike(JsonValue sample) const;

    std::string_view m_text;
    std::map<std::uint32_t, Cut> m_cuts; ///< by their first byte
    JsonLayout m_layout;
    mutable std::vector<std::uint32_t> m_lines; ///< their first bytes, once they were asked for
};

/** Members of one object of the text, set and taken away; done by `commit`. */
class JsonObjectEdit {
public:
    JsonObjectEdit(JsonEdits &edits, JsonValue object) : m_edits(edits), m_object(object) {}

    JsonValue object() const { return m_object; }
    void set(std::string_view name, JsonPiece value);
    void remove(std::string_view name);
    /** Once, when everything within is done. */
    void commit();

private:
    struct Member {
        JsonValue value;
        bool isRemoved = false;
    };
    std::string addedText(const std::vector<Member> &members) const;

    JsonEdits &m_edits;
    JsonValue m_object;
    std::vector<std::pair<std::string, JsonPiece>> m_added;
    std::vector<std::uint32_t> m_removed; ///< first bytes of values
};

} // namespace clipwright
