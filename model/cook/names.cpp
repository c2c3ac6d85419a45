// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/names.h"

namespace clipwright {

namespace {

constexpr std::string_view kSpace = " \t\n\v\f\r";

} // namespace

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(kSpace);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

std::string wordOf(std::string_view name, std::string_view fallback)
{
    std::string word;
    bool wasSpace = false;
    for (char c : trimmed(name)) {
        const bool isSpace = kSpace.find(c) != std::string_view::npos || c == '\0';
        if (!isSpace)
            word += c == '#' ? '_' : c;
        else if (!wasSpace)
            word += '_';
        wasSpace = isSpace;
    }
    return word.empty() ? std::string(fallback) : word;
}

std::string lineOf(std::string_view text)
{
    std::string line(text);
    for (char &c : line)
        c = c == '#' || c == '\n' ? ' ' : c;
    return std::string(trimmed(line));
}

} // namespace clipwright
