// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/named_cases.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>

namespace clipwright::hostile {

namespace {

[[noreturn]] void fail(std::string_view what, std::string_view where)
{
    std::fprintf(stderr, "%.*s: %.*s\n", static_cast<int>(where.size()), where.data(), static_cast<int>(what.size()),
                 what.data());
    std::abort();
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    const std::size_t end = text.find_last_not_of(' ');
    return end == std::string_view::npos ? std::string_view() : text.substr(begin, end + 1 - begin);
}

std::vector<std::string_view> split(std::string_view text, std::string_view separator)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(separator);
        parts.push_back(trimmed(text.substr(0, end)));
        if (end == std::string_view::npos)
            return parts;
        text.remove_prefix(end + separator.size());
    }
}

/** A whole number at the front, taken off. */
std::size_t takeNumber(std::string_view &text, std::string_view where, int base = 10)
{
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, base);
    if (error != std::errc())
        fail("expected a number", where);
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/** 0 to 999, the same for the same number (Knuth's multiplicative hash). */
std::size_t jumping(std::size_t number)
{
    return (number * 2654435761u >> 7) % 1000;
}

std::string numbered(std::string_view text, std::size_t number)
{
    std::string filled;
    std::size_t jumps = 0;
    for (const char c : text) {
        if (c == '$')
            filled += '\n';
        else if (c == '&')
            filled += std::to_string(jumping(16 * number + ++jumps));
        else if (c == '%')
            filled += std::to_string(number);
        else if (c == '^')
            filled += std::to_string(number + 1);
        else
            filled += c;
    }
    return filled;
}

NamedCase caseOf(std::string_view line)
{
    const std::vector<std::string_view> parts = split(line, "|");
    const std::size_t space = parts.back().rfind(' ');
    if (parts.size() != 4 || space == std::string_view::npos)
        fail("expected NAME | BASE | EDITS | PLACE CODE", line);
    NamedCase one{std::string(parts[0]), std::string(parts[1]), std::string(parts[2]),
                  unfolded(parts[3].substr(0, space)), std::string(parts[3].substr(space + 1))};
    one.isLoaded = one.code.starts_with('+');
    one.code.erase(0, one.isLoaded ? 1 : 0);
    return one;
}

/** Each line of the base with what stands before it; the last one has only what stands behind all. */
struct Line {
    std::vector<std::string> before;
    std::string text;
    bool isThere = true;
};

/** One edit of the line numbers `N=TEXT`, `N+TEXT`, `N~OLD~NEW`, `N-`, `N-M-`, `N!`. */
void edit(std::vector<Line> &lines, std::string_view words, std::string_view where)
{
    const std::size_t first = takeNumber(words, where) - 1;
    const char kind = words.empty() ? ' ' : words.front();
    words.remove_prefix(std::min<std::size_t>(1, words.size()));
    if (first >= lines.size() || (first + 1 == lines.size() && kind != '+'))
        fail("there is no such line", where);
    Line &line = lines[first];
    switch (kind) {
    case '=': line.text = unfolded(words); return;
    case '+': line.before.push_back(unfolded(words)); return;
    case '!':
        for (std::size_t i = first; i < lines.size(); ++i)
            lines[i].isThere = false;
        return;
    case '-': {
        const std::size_t last = words.empty() ? first : takeNumber(words, where) - 1;
        for (std::size_t i = first; i <= last; ++i)
            lines[i].isThere = false;
        return;
    }
    case '~': {
        const std::size_t middle = words.find('~');
        const std::string old = unfolded(words.substr(0, middle));
        const std::size_t at = line.text.find(old);
        if (middle == std::string_view::npos || at == std::string::npos)
            fail("there is nothing to replace", where);
        line.text.replace(at, old.size(), unfolded(words.substr(middle + 1)));
        return;
    }
    default: fail("expected an edit", where);
    }
}

} // namespace

std::string unfolded(std::string_view text)
{
    std::string bytes;
    while (!text.empty()) {
        const std::size_t open = std::min(text.find('<'), text.size());
        bytes += text.substr(0, open);
        text.remove_prefix(open);
        if (text.empty())
            break;
        const std::size_t close = text.find('>');
        if (close == std::string_view::npos)
            fail("a < without its >", text);
        std::string_view inner = text.substr(1, close - 1);
        if (inner.starts_with('*')) {
            inner.remove_prefix(1);
            const std::size_t count = takeNumber(inner, text);
            inner.remove_prefix(1);
            for (std::size_t i = 0; i < count; ++i)
                bytes += numbered(inner, i);
        } else {
            bytes += static_cast<char>(takeNumber(inner, text, 16));
        }
        text.remove_prefix(close + 1);
    }
    return bytes;
}

NamedTable readNamedTable(std::string_view text)
{
    constexpr std::string_view indent = "    ";
    NamedTable table;
    std::vector<std::string> *base = nullptr;
    for (; !text.empty(); text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1)) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (line.starts_with(indent) && base != nullptr)
            base->push_back(unfolded(line.substr(indent.size())));
        else if (line.starts_with("base "))
            base = &table.bases[std::string(line.substr(5))];
        else if (!line.empty() && !line.starts_with('#'))
            table.cases.push_back(caseOf(line));
    }
    return table;
}

std::string textOf(const NamedTable &table, const NamedCase &one)
{
    const auto base = table.bases.find(one.base);
    if (base == table.bases.end())
        fail("there is no such base", one.name);
    std::vector<Line> lines;
    for (const std::string &text : base->second)
        lines.push_back({{}, text});
    lines.emplace_back().isThere = false;
    for (const std::string_view words : split(one.edits, " ; ")) {
        if (!words.empty() && words.front() >= '0' && words.front() <= '9')
            edit(lines, words, one.name);
    }
    std::string text;
    bool isFirst = true;
    const auto add = [&](const std::string &line) {
        text.append(isFirst ? "" : "\n").append(line);
        isFirst = false;
    };
    for (const Line &line : lines) {
        for (const std::string &before : line.before)
            add(before);
        if (line.isThere)
            add(line.text);
    }
    return text;
}

} // namespace clipwright::hostile
