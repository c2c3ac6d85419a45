// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/json/json_parser.h"

#include "model/core/numbers.h"
#include "model/io/json/json_name.h"
#include "model/io/json/json_string.h"
#include "model/io/json/utf8.h"

#include <algorithm>
#include <cstring>

namespace clipwright {

namespace {

constexpr std::size_t kTypicalBytesPerToken = 6; // measured over exported animations
constexpr double kRoomToSpare = 1.05; // over what is expected, so that a little more at the end moves nothing
/** Fewer digits than this without an exponent are never over the range of a double. */
constexpr std::size_t kAlwaysInRange = 300;
constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** Whether one of eight bytes is a quote, a backslash, a control or not ASCII (Bit Twiddling Hacks, "zero byte"). */
bool needsLook(std::uint64_t bytes)
{
    constexpr std::uint64_t ones = 0x0101010101010101u;
    constexpr std::uint64_t tops = 0x8080808080808080u;
    const auto hasZero = [](std::uint64_t x) { return (x - ones) & ~x & tops; };
    return (hasZero(bytes ^ (ones * '"')) | hasZero(bytes ^ (ones * '\\')) | ((bytes - ones * 0x20) & ~bytes & tops)
            | (bytes & tops))
           != 0;
}

} // namespace

JsonParser::JsonParser(JsonDocument &document, const JsonCaps &caps)
    : m_document(document),
      m_caps(caps),
      m_text(*document.m_text)
{}

Result<void> JsonParser::run()
{
    if (m_text.size() > m_caps.textBytes)
        return refuse("json-too-large", "the text is larger than 256 MiB", {m_document.m_file, 0, 0, {}});
    m_document.m_tokens.reserve(m_text.size() / kTypicalBytesPerToken + 1);
    if (m_text.starts_with(kByteOrderMark))
        m_at = static_cast<std::uint32_t>(kByteOrderMark.size());
    std::uint32_t nameBegin = 0;
    do {
        if (!readValue(nameBegin) || !readBetween(nameBegin))
            return tl::make_unexpected(std::move(m_error));
    } while (m_depth > 0);
    if (m_at < m_text.size() && !failExpected("the end of the text"))
        return tl::make_unexpected(std::move(m_error));
    return {};
}

bool JsonParser::readValue(std::uint32_t nameBegin)
{
    skipSpace();
    const std::uint32_t begin = m_at;
    m_isFresh = false;
    JsonType type = JsonType::Null;
    bool isRead = false;
    switch (peek()) {
    case '{': return open(JsonType::Object, nameBegin);
    case '[': return open(JsonType::Array, nameBegin);
    case '"':
        type = JsonType::String;
        isRead = readString();
        break;
    case 't':
        type = JsonType::Boolean;
        isRead = readWord("true");
        break;
    case 'f':
        type = JsonType::Boolean;
        isRead = readWord("false");
        break;
    case 'n': isRead = readWord("null"); break;
    default:
        if (peek() != '-' && !isDigit(peek()))
            return failExpected("a value");
        type = JsonType::Number;
        isRead = readNumber();
    }
    if (isRead)
        add(type, begin, nameBegin);
    return isRead;
}

/** What may stand behind a value: closing brackets, a comma, the name of the next member. */
bool JsonParser::readBetween(std::uint32_t &nameBegin)
{
    nameBegin = 0;
    for (;;) {
        skipSpace();
        if (m_depth == 0)
            return true;
        const bool isObject = m_document.m_tokens[m_parent].type == JsonType::Object;
        const char closer = isObject ? '}' : ']';
        if (peek() == closer) {
            close();
            continue;
        }
        if (!m_isFresh) {
            if (peek() != ',')
                return failExpected(isObject ? "',' or '}'" : "',' or ']'");
            ++m_at;
            skipSpace();
        }
        m_isFresh = false;
        return !isObject || readName(nameBegin);
    }
}

bool JsonParser::readName(std::uint32_t &nameBegin)
{
    if (peek() != '"')
        return failExpected("a member's name in quotes");
    nameBegin = m_at;
    if (!readString())
        return false;
    m_nameKey = m_hasEscape ? kEscapedName : nameKeyOf(m_text.substr(nameBegin + 1, m_at - nameBegin - 2));
    skipSpace();
    if (peek() != ':')
        return failExpected("':' behind the name");
    ++m_at;
    return true;
}

bool JsonParser::readString()
{
    const std::uint32_t begin = m_at++;
    m_hasEscape = false;
    for (;;) {
        skipPlainText();
        const auto byte = static_cast<unsigned char>(peek());
        if (byte == '"') {
            ++m_at;
            break;
        }
        if (byte == '\\') {
            if (!readEscape())
                return false;
        } else if (byte < 0x20) {
            return failExpected(m_at >= m_text.size() ? "'\"'" : "an escape for a control character");
        } else {
            const std::size_t length = utf8LengthAt(m_text, m_at);
            if (length == 0)
                return fail("json-bad-utf8", "the bytes of this text are not UTF-8");
            m_at += static_cast<std::uint32_t>(length);
        }
    }
    if (m_at - begin > m_caps.stringBytes)
        return fail("json-too-large", "a text is longer than 16 MiB");
    return true;
}

bool JsonParser::readEscape()
{
    m_hasEscape = true;
    ++m_at;
    if (peek() == 'u') {
        if (!hexadecimalAt(m_text, m_at + 1))
            return failExpected("four hexadecimal digits behind '\\u'");
        m_at += 5;
        return true;
    }
    if (m_at >= m_text.size() || std::string_view("\"\\/bfnrt").find(peek()) == std::string_view::npos)
        return failExpected("an escape of JSON behind '\\'");
    ++m_at;
    return true;
}

bool JsonParser::readDigits()
{
    if (!isDigit(peek()))
        return failExpected("a digit");
    while (isDigit(peek()))
        ++m_at;
    return true;
}

bool JsonParser::readNumber()
{
    const std::uint32_t begin = m_at;
    if (peek() == '-')
        ++m_at;
    if (peek() == '0')
        ++m_at;
    else if (!readDigits())
        return false;
    bool mayBeOver = false;
    if (peek() == '.') {
        ++m_at;
        if (!readDigits())
            return false;
    }
    if (peek() == 'e' || peek() == 'E') {
        mayBeOver = true;
        ++m_at;
        if (peek() == '+' || peek() == '-')
            ++m_at;
        if (!readDigits())
            return false;
    }
    const std::string_view number = m_text.substr(begin, m_at - begin);
    if (!m_caps.numbersOverRange && (mayBeOver || number.size() > kAlwaysInRange) && !parseNumber(number)) {
        m_at = begin;
        return fail("json-number-range", "a number is over the range of a double");
    }
    return true;
}

bool JsonParser::readWord(std::string_view word)
{
    if (!m_text.substr(m_at).starts_with(word))
        return failExpected("a value");
    m_at += static_cast<std::uint32_t>(word.size());
    return true;
}

bool JsonParser::open(JsonType type, std::uint32_t nameBegin)
{
    if (m_depth == m_caps.depth)
        return fail("json-too-deep", "lists and objects are nested more than 256 deep");
    const auto index = static_cast<std::uint32_t>(m_document.m_tokens.size());
    add(type, m_at, nameBegin);
    m_parent = index;
    ++m_depth;
    ++m_at;
    m_isFresh = true;
    return true;
}

void JsonParser::close()
{
    ++m_at;
    Token &token = m_document.m_tokens[m_parent];
    token.end = m_at;
    token.after = static_cast<std::uint32_t>(m_document.m_tokens.size());
    m_parent = token.parent;
    --m_depth;
    m_isFresh = false;
}

void JsonParser::add(JsonType type, std::uint32_t begin, std::uint32_t nameBegin)
{
    auto &tokens = m_document.m_tokens;
    if (tokens.size() == tokens.capacity())
        makeRoom();
    const auto after = static_cast<std::uint32_t>(tokens.size() + 1);
    tokens.push_back({begin, m_at, m_parent, after, nameBegin, type, nameBegin == 0 ? 0 : m_nameKey});
}

/** For as many tokens as the rest of the text has if it goes on as it began: doubling would hold three times what is needed. */
void JsonParser::makeRoom()
{
    auto &tokens = m_document.m_tokens;
    const double share = static_cast<double>(m_text.size()) / static_cast<double>(std::max<std::uint32_t>(m_at, 1));
    const auto expected = static_cast<std::size_t>(static_cast<double>(tokens.size()) * share * kRoomToSpare);
    tokens.reserve(std::max(std::min(expected, m_text.size()), tokens.size() + tokens.size() / 4 + 1));
}

void JsonParser::skipSpace()
{
    for (char c = peek(); c == ' ' || c == '\n' || c == '\r' || c == '\t'; c = peek())
        ++m_at;
}

void JsonParser::skipPlainText()
{
    std::uint64_t bytes = 0;
    while (m_at + sizeof bytes <= m_text.size()) {
        std::memcpy(&bytes, m_text.data() + m_at, sizeof bytes);
        if (needsLook(bytes))
            break;
        m_at += sizeof bytes;
    }
    for (auto byte = static_cast<unsigned char>(peek()); byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
         byte = static_cast<unsigned char>(peek()))
        ++m_at;
}

bool JsonParser::fail(std::string code, std::string what)
{
    m_error = {std::move(code), m_document.placeOf(m_at), std::move(what)};
    return false;
}

bool JsonParser::failExpected(std::string_view expected)
{
    return fail("json-malformed", "expected " + std::string(expected) + ", found " + found());
}

std::string JsonParser::found() const
{
    if (m_at >= m_text.size())
        return "the end of the text";
    const auto byte = static_cast<unsigned char>(peek());
    if (byte < 0x20 || byte == 0x7f)
        return "a control character";
    const std::size_t length = utf8LengthAt(m_text, m_at);
    if (length == 0)
        return "a byte that is not UTF-8";
    std::string quoted(1, '\'');
    return quoted.append(m_text.substr(m_at, length)).append(1, '\'');
}

} // namespace clipwright
