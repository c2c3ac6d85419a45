// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/json/json_writer.h"

#include "model/core/numbers.h"
#include "model/io/json/utf8.h"

#include <cassert>
#include <cmath>

namespace clipwright {

namespace {

void appendControl(std::string &text, unsigned char byte)
{
    switch (byte) {
    case '\b': text += "\\b"; return;
    case '\f': text += "\\f"; return;
    case '\n': text += "\\n"; return;
    case '\r': text += "\\r"; return;
    case '\t': text += "\\t"; return;
    default: break;
    }
    constexpr char digits[] = "0123456789abcdef";
    text += "\\u00";
    text += digits[byte >> 4];
    text += digits[byte & 15];
}

void appendQuoted(std::string &text, std::string_view words)
{
    text += '"';
    for (std::size_t at = 0; at < words.size();) {
        const auto byte = static_cast<unsigned char>(words[at]);
        const std::size_t length = utf8LengthAt(words, at);
        if (byte < 0x20) {
            appendControl(text, byte);
        } else if (byte == '"' || byte == '\\') {
            text += '\\';
            text += words[at];
        } else if (length == 0) {
            appendUtf8(text, kReplacementCharacter);
        } else {
            text += words.substr(at, length);
        }
        at += length == 0 ? 1 : length;
    }
    text += '"';
}

} // namespace

void JsonWriter::separate()
{
    if (m_isAfterName) {
        m_isAfterName = false;
        return;
    }
    if (m_hasItems.empty())
        return;
    if (m_hasItems.back())
        m_text += ',';
    m_hasItems.back() = true;
}

JsonWriter &JsonWriter::beginObject()
{
    separate();
    m_text += '{';
    m_hasItems.push_back(false);
    return *this;
}

JsonWriter &JsonWriter::endObject()
{
    assert(!m_hasItems.empty() && !m_isAfterName);
    m_hasItems.pop_back();
    m_text += '}';
    return *this;
}

JsonWriter &JsonWriter::beginArray()
{
    separate();
    m_text += '[';
    m_hasItems.push_back(false);
    return *this;
}

JsonWriter &JsonWriter::endArray()
{
    assert(!m_hasItems.empty() && !m_isAfterName);
    m_hasItems.pop_back();
    m_text += ']';
    return *this;
}

JsonWriter &JsonWriter::name(std::string_view name)
{
    separate();
    appendQuoted(m_text, name);
    m_text += ':';
    m_isAfterName = true;
    return *this;
}

JsonWriter &JsonWriter::value(double number)
{
    if (!std::isfinite(number)) // JSON has no word for it
        return null();
    separate();
    appendNumber(m_text, number);
    return *this;
}

JsonWriter &JsonWriter::value(std::string_view text)
{
    separate();
    appendQuoted(m_text, text);
    return *this;
}

JsonWriter &JsonWriter::value(bool boolean)
{
    separate();
    m_text += boolean ? "true" : "false";
    return *this;
}

JsonWriter &JsonWriter::raw(std::string_view json)
{
    separate();
    m_text += json;
    return *this;
}

JsonWriter &JsonWriter::null()
{
    separate();
    m_text += "null";
    return *this;
}

} // namespace clipwright
