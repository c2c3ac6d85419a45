// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/oanim/line_scanner.h"

#include "model/core/numbers.h"

#include <charconv>
#include <cmath>

namespace clipwright::oanim {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

const char *skipDigits(const char *at, const char *end)
{
    while (at != end && isDigit(*at))
        ++at;
    return at;
}

/** Where the number that starts at `at` ends; nullptr when none does. An exponent without digits spoils the number. */
const char *numberEnd(const char *at, const char *end)
{
    if (at != end && (*at == '-' || *at == '+'))
        ++at;
    const char *const whole = at;
    at = skipDigits(at, end);
    std::size_t digits = static_cast<std::size_t>(at - whole);
    if (at != end && *at == '.') {
        const char *const fraction = ++at;
        at = skipDigits(at, end);
        digits += static_cast<std::size_t>(at - fraction);
    }
    if (digits == 0)
        return nullptr;
    if (at == end || (*at != 'e' && *at != 'E'))
        return at;
    ++at;
    if (at != end && (*at == '-' || *at == '+'))
        ++at;
    const char *const exponent = at;
    at = skipDigits(at, end);
    return at == exponent ? nullptr : at;
}

} // namespace

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && isWhiteSpace(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && isWhiteSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

Words::Words(std::string_view statement)
    : m_begin(statement.data()),
      m_end(m_begin + statement.size()),
      m_at(m_begin),
      m_word(m_begin)
{}

std::string_view Words::word()
{
    skipSpace();
    while (m_at != m_end && !isWhiteSpace(*m_at))
        ++m_at;
    return {m_word, static_cast<std::size_t>(m_at - m_word)};
}

bool Words::number(double &value)
{
    skipSpace();
    double read = 0;
    const char *end = readPlainDecimal(m_at, m_end, read);
    if (!end && !(end = slowNumber(read)))
        return false;
    // The grammar's numbers are floats: what rounds to infinity or nought as a float is too large or nought.
    const auto narrow = static_cast<float>(read);
    if (std::isinf(narrow))
        return false;
    value = narrow == 0 ? 0 : read;
    m_at = end;
    return true;
}

/** One with an exponent or many digits. Null: there is none. */
const char *Words::slowNumber(double &value) const
{
    const char *const end = numberEnd(m_at, m_end);
    if (!end)
        return nullptr;
    const char *const first = *m_at == '+' ? m_at + 1 : m_at;
    if (std::from_chars(first, end, value).ec != std::errc()) {
        const std::optional<double> tiny = parseNumber({first, static_cast<std::size_t>(end - first)});
        if (!tiny)
            return nullptr;
        value = *tiny;
    }
    return end;
}

bool Words::numbers(std::span<double> values)
{
    for (double &value : values) {
        if (!number(value))
            return false;
    }
    return true;
}

bool Words::count(int &value)
{
    skipSpace();
    const char *first = m_at;
    if (first != m_end && *first == '+') {
        ++first;
        if (first != m_end && *first == '-')
            return false;
    }
    const std::from_chars_result result = std::from_chars(first, m_end, value);
    if (result.ec != std::errc())
        return false;
    m_at = result.ptr;
    if (m_at != m_end && *m_at == '.') {
        while (m_at != m_end && !isWhiteSpace(*m_at))
            ++m_at;
    }
    return hasEnded();
}

bool Words::hasEnded() const
{
    return m_at == m_end || isWhiteSpace(*m_at);
}

std::string_view Words::rest()
{
    return trimmed({m_at, static_cast<std::size_t>(m_end - m_at)});
}

bool LineScanner::next()
{
    if (m_rest.empty())
        return false;
    ++m_number;
    const std::size_t end = m_rest.find('\n');
    const std::string_view line = m_rest.substr(0, end);
    m_rest.remove_prefix(end == std::string_view::npos ? m_rest.size() : end + 1);

    const std::size_t hash = line.find('#');
    m_whole = trimmed(line);
    m_statement = hash == std::string_view::npos ? m_whole : trimmed(line.substr(0, hash));
    m_comment = hash == std::string_view::npos ? std::string_view() : trimmed(line.substr(hash));
    m_column = static_cast<int>(m_statement.data() - line.data()) + 1;
    return true;
}

} // namespace clipwright::oanim
