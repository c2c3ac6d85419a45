// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

class JsonDocument;

enum class JsonType : std::uint8_t { Null, Boolean, Number, String, Array, Object };

/**
 * A value of a JsonDocument: a light handle, valid while the document lives. Asking a value for what it is not gives
 * the fallback or an invalid handle, so that readers of odd files need no try. Members of a repeated name: the last.
 */
class JsonValue {
public:
    JsonValue() = default;

    bool isValid() const { return m_document != nullptr; }
    JsonType type() const; ///< Null for an invalid handle
    bool isNumber() const { return isValid() && type() == JsonType::Number; }
    bool isString() const { return isValid() && type() == JsonType::String; }
    bool isArray() const { return isValid() && type() == JsonType::Array; }
    bool isObject() const { return isValid() && type() == JsonType::Object; }

    double number(double fallback = 0) const; ///< finite always (but the fallback)
    bool boolean(bool fallback = false) const;
    std::string string() const; ///< unescaped; empty for anything else
    std::size_t size() const;   ///< items or members

    JsonValue operator[](std::string_view name) const; ///< a member
    JsonValue first() const;                           ///< first item or member value; walk with next()
    JsonValue next() const;                            ///< the sibling behind it, or invalid
    JsonValue at(std::size_t index) const;             ///< linear: walk with first/next in loops
    std::string name() const;                          ///< of a member, unescaped
    std::uint64_t nameKey() const;                     ///< of a member, by which loops tell names apart: json_name.h

    std::uint32_t begin() const; ///< bytes of the value in the text, half open
    std::uint32_t end() const;
    std::uint32_t nameBegin() const; ///< bytes of a member's name with its quotes; 0 of an item
    std::uint32_t nameEnd() const;
    std::string pointer() const; ///< RFC 6901

    std::string_view source() const; ///< the text of the value, or of a member's name with its quotes
    std::string_view nameSource() const;

private:
    friend class JsonDocument;
    JsonValue(const JsonDocument *document, std::uint32_t token) : m_document(document), m_token(token) {}
    const JsonDocument *m_document = nullptr;
    std::uint32_t m_token = 0;
};

/** What a text may hold at most (docs/reliability.md); tests set less. */
struct JsonCaps {
    int depth = 256;
    std::size_t stringBytes = std::size_t(16) << 20;
    std::size_t textBytes = std::size_t(256) << 20; ///< at most 4 GiB, what a token can count
    bool numbersOverRange = false; ///< let pass, for readers that leave a part out: `number` gives its fallback
};

/**
 * Strict JSON (RFC 8259, UTF-8, an optional byte order mark skipped) with the byte span of each value, as a flat list of tokens: no
 * recursion, strings and numbers left in the text. Refusals, each with line and column: `json-malformed` (names what
 * was expected), `json-too-deep` (256), `json-too-large`, `json-number-range`, `json-bad-utf8`.
 */
class JsonDocument {
public:
    static Result<JsonDocument> parse(std::shared_ptr<const std::string> text, const std::string &file = {},
                                      const JsonCaps &caps = {});

    JsonValue root() const { return {this, 0}; }
    /** The value whose first byte that is, or invalid. */
    JsonValue valueAt(std::uint32_t begin) const;
    const std::string &text() const { return *m_text; }
    const std::string &file() const { return m_file; }
    const std::shared_ptr<const std::string> &sharedText() const { return m_text; }
    /** Line and column of a byte, both from 1. */
    Place placeOf(std::uint32_t byte) const;

private:
    friend class JsonValue;
    friend class JsonParser;
    struct Token {
        std::uint32_t begin; ///< of the value
        std::uint32_t end;
        std::uint32_t parent;
        std::uint32_t after;     ///< the token behind this value and all within it
        std::uint32_t nameBegin; ///< of the member's name with its quotes; 0: an item
        JsonType type;
        std::uint64_t nameKey; ///< json_name.h
    };
    std::shared_ptr<const std::string> m_text;
    std::string m_file;
    std::vector<Token> m_tokens;
};

} // namespace clipwright
