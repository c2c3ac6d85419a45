// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/core/numbers.h"
#include "model/io/json/json_document.h"
#include "model/io/json/json_name.h"
#include "model/io/json/json_string.h"

#include <algorithm>

namespace clipwright {

JsonType JsonValue::type() const
{
    return isValid() ? m_document->m_tokens[m_token].type : JsonType::Null;
}

double JsonValue::number(double fallback) const
{
    if (!isNumber())
        return fallback;
    return parseNumber(std::string_view(*m_document->m_text).substr(begin(), end() - begin())).value_or(fallback);
}

bool JsonValue::boolean(bool fallback) const
{
    return type() == JsonType::Boolean ? (*m_document->m_text)[begin()] == 't' : fallback;
}

std::string JsonValue::string() const
{
    if (!isString())
        return {};
    return unescaped(std::string_view(*m_document->m_text).substr(begin() + 1, end() - begin() - 2));
}

std::size_t JsonValue::size() const
{
    std::size_t count = 0;
    for (JsonValue value = first(); value.isValid(); value = value.next())
        ++count;
    return count;
}

JsonValue JsonValue::operator[](std::string_view name) const
{
    JsonValue found;
    if (!isObject())
        return found;
    const std::uint64_t key = nameKeyOf(name);
    const bool isSure = key < kLongName;
    const auto &tokens = m_document->m_tokens;
    const std::uint32_t end = tokens[m_token].after;
    for (std::uint32_t member = m_token + 1; member < end; member = tokens[member].after) {
        const std::uint64_t its = tokens[member].nameKey;
        if ((its == key && isSure)
            || ((its == key || its == kEscapedName)
                && stringEquals(*m_document->m_text, tokens[member].nameBegin, name)))
            found = JsonValue(m_document, member);
    }
    return found;
}

JsonValue JsonValue::first() const
{
    if (!isArray() && !isObject())
        return {};
    return m_document->m_tokens[m_token].after > m_token + 1 ? JsonValue(m_document, m_token + 1) : JsonValue();
}

JsonValue JsonValue::next() const
{
    if (!isValid() || m_token == 0)
        return {};
    const auto &tokens = m_document->m_tokens;
    const std::uint32_t after = tokens[m_token].after;
    return after < tokens[tokens[m_token].parent].after ? JsonValue(m_document, after) : JsonValue();
}

JsonValue JsonValue::at(std::size_t index) const
{
    JsonValue value = first();
    for (; index > 0 && value.isValid(); --index)
        value = value.next();
    return value;
}

std::string JsonValue::name() const
{
    const std::uint32_t nameBegin = isValid() ? m_document->m_tokens[m_token].nameBegin : 0;
    if (nameBegin == 0)
        return {};
    const std::string_view text = *m_document->m_text;
    return unescaped(text.substr(nameBegin + 1, closingQuote(text, nameBegin) - nameBegin - 1));
}

std::uint64_t JsonValue::nameKey() const
{
    return isValid() ? m_document->m_tokens[m_token].nameKey : 0;
}

std::string_view JsonValue::source() const
{
    return isValid() ? std::string_view(m_document->text()).substr(begin(), end() - begin()) : std::string_view();
}

std::string_view JsonValue::nameSource() const
{
    return isValid() ? std::string_view(m_document->text()).substr(nameBegin(), nameEnd() - nameBegin())
                     : std::string_view();
}

std::uint32_t JsonValue::begin() const
{
    return isValid() ? m_document->m_tokens[m_token].begin : 0;
}

std::uint32_t JsonValue::end() const
{
    return isValid() ? m_document->m_tokens[m_token].end : 0;
}

std::uint32_t JsonValue::nameBegin() const
{
    return isValid() ? m_document->m_tokens[m_token].nameBegin : 0;
}

std::uint32_t JsonValue::nameEnd() const
{
    const std::uint32_t name = nameBegin();
    return name == 0 ? 0 : static_cast<std::uint32_t>(closingQuote(*m_document->m_text, name) + 1);
}

JsonValue JsonDocument::valueAt(std::uint32_t begin) const
{
    const auto token = std::ranges::lower_bound(m_tokens, begin, {}, &Token::begin);
    if (token == m_tokens.end() || token->begin != begin)
        return {};
    return {this, static_cast<std::uint32_t>(token - m_tokens.begin())};
}

std::string JsonValue::pointer() const
{
    std::vector<std::string> steps;
    for (JsonValue value = *this; value.isValid() && value.m_token != 0;) {
        const JsonValue parent(m_document, m_document->m_tokens[value.m_token].parent);
        std::string step;
        if (parent.isObject()) {
            for (const char c : value.name())
                c == '~' ? step += "~0" : c == '/' ? step += "~1" : step += c;
        } else {
            std::size_t index = 0;
            for (JsonValue item = parent.first(); item.m_token != value.m_token; item = item.next())
                ++index;
            step = std::to_string(index);
        }
        steps.push_back(std::move(step));
        value = parent;
    }
    std::string pointer;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        pointer += '/' + *step;
    return pointer;
}

} // namespace clipwright
