// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace clipwright::oanim {

inline bool isWhiteSpace(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/**
 * The words of one statement, read from left to right without a copy. Numbers follow C++ streams in the classic locale,
 * whatever the process's is: a number ends where it cannot go on, and what follows in the same word is the next word
 * (which no statement that ends with a number accepts: `hasEnded`).
 */
class Words {
public:
    Words() = default;
    explicit Words(std::string_view statement);

    /** The next word; empty when there is none. */
    std::string_view word();
    /** Decimal, with sign and exponent; refuses what is over the range of a float. Too small is 0, and so is -0. */
    bool number(double &value);
    bool numbers(std::span<double> values);
    /** A whole number of 32 bits, read up to a point: `2.7` is 2. Refuses anything else behind the digits. */
    bool count(int &value);

    /** White space or nothing stands here: the word before is whole. */
    bool hasEnded() const;
    /** What is left, without white space around it. */
    std::string_view rest();
    /** Bytes from the statement's start to the word read last. */
    std::size_t offset() const { return static_cast<std::size_t>(m_word - m_begin); }

private:
    void skipSpace()
    {
        while (m_at != m_end && isWhiteSpace(*m_at))
            ++m_at;
        m_word = m_at;
    }
    const char *slowNumber(double &value) const;

    const char *m_begin = nullptr;
    const char *m_end = nullptr;
    const char *m_at = nullptr;
    const char *m_word = nullptr;
};

/** The lines of a text, which end with LF; a last one without LF counts, an empty one behind the last LF does not. */
class LineScanner {
public:
    explicit LineScanner(std::string_view text) : m_rest(text) {}

    /** False at the end: `number` then stays that of the last line. */
    bool next();

    int number() const { return m_number; }
    /** Without the comment and the white space around; empty on a blank or comment line. */
    std::string_view statement() const { return m_statement; }
    /** From `#` on, without white space behind; empty where there is none. */
    std::string_view comment() const { return m_comment; }
    /** Statement and comment as they stand, without white space around. */
    std::string_view whole() const { return m_whole; }
    /** 1-based byte column at which the statement starts. */
    int column() const { return m_column; }

private:
    std::string_view m_rest;
    std::string_view m_statement;
    std::string_view m_comment;
    std::string_view m_whole;
    int m_number = 0;
    int m_column = 0;
};

/** Without white space (space, tab, CR, vertical tab, form feed) around it. */
std::string_view trimmed(std::string_view text);

} // namespace clipwright::oanim
