// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/json/json_document.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace clipwright {

/** One pass over the text of a document that fills its list of tokens; what is open is known by the tokens' parents. */
class JsonParser {
public:
    JsonParser(JsonDocument &document, const JsonCaps &caps);

    Result<void> run();

private:
    using Token = JsonDocument::Token;

    bool readValue(std::uint32_t nameBegin);
    bool readBetween(std::uint32_t &nameBegin);
    bool readName(std::uint32_t &nameBegin);
    bool readString();
    bool readEscape();
    bool readNumber();
    bool readDigits();
    bool readWord(std::string_view word);
    bool open(JsonType type, std::uint32_t nameBegin);
    void close();
    void add(JsonType type, std::uint32_t begin, std::uint32_t nameBegin);
    void makeRoom();
    void skipSpace();
    void skipPlainText();
    bool fail(std::string code, std::string what);
    bool failExpected(std::string_view expected);
    std::string found() const;

    /** Reading at the end gives NUL, which fits nowhere: no bounds need asking for. */
    char peek() const { return m_text.data()[m_at]; }

    JsonDocument &m_document;
    JsonCaps m_caps;
    std::string_view m_text;
    std::uint32_t m_at = 0;
    std::uint32_t m_parent = 0; ///< the open container; undefined at depth 0
    int m_depth = 0;
    std::uint64_t m_nameKey = 0; ///< of the name read last
    bool m_hasEscape = false;    ///< the text read last
    bool m_isFresh = false;      ///< the open container has nothing in it yet
    Error m_error;
};

} // namespace clipwright
