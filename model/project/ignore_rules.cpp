// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/project/ignore_rules.h"

#include <algorithm>

namespace clipwright {

namespace {

constexpr std::size_t kMaxRules = 10'000;
constexpr std::size_t kMaxPatternBytes = 1'000;
constexpr std::string_view kAlways = ".*\n*~\n*.tmp\nbuild/\ncmake-build-*/\nnode_modules/\n__pycache__/\n";

bool isInside(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/** Where to go on from when what follows a star does not fit: the star eats one byte more. */
struct Retry {
    std::size_t pattern = std::string_view::npos;
    std::size_t text = 0;
};

} // namespace

// Not fnmatch: what it takes for a character depends on the locale, and many stars take it very long.
bool fitsPattern(std::string_view pattern, std::string_view text)
{
    std::size_t p = 0;
    std::size_t t = 0;
    Retry star; // the last `*`: stays within a name
    Retry any;  // the last `**`: goes anywhere
    bool isAnyOfFolders = false;
    const auto goBack = [&] {
        if (star.pattern != std::string_view::npos && star.text < text.size() && text[star.text] != '/') {
            p = star.pattern;
            t = ++star.text;
            return true;
        }
        star.pattern = std::string_view::npos;
        if (any.pattern == std::string_view::npos || any.text == text.size())
            return false;
        const std::size_t slash = isAnyOfFolders ? text.find('/', any.text) : any.text;
        if (slash == std::string_view::npos)
            return false;
        p = any.pattern;
        t = any.text = slash + 1;
        return true;
    };
    for (;;) {
        if (pattern.substr(std::min(p, pattern.size())).starts_with("**")) {
            p += 2;
            // `**/` is whole folders, none of them too.
            isAnyOfFolders = p < pattern.size() && pattern[p] == '/' && (t == 0 || text[t - 1] == '/');
            p += isAnyOfFolders ? 1 : 0;
            any = {p, t};
            star.pattern = std::string_view::npos;
        } else if (p < pattern.size() && pattern[p] == '*') {
            star = {++p, t};
        } else if (p < pattern.size() && t < text.size() && pattern[p] == '?' && text[t] != '/') {
            ++p;
            for (++t; t < text.size() && isInside(text[t]);)
                ++t;
        } else if (p < pattern.size() && t < text.size() && pattern[p] == text[t]) {
            ++p;
            ++t;
        } else if (p == pattern.size() && t == text.size()) {
            return true;
        } else if (!goBack()) {
            return false;
        }
    }
}

IgnoreRules::IgnoreRules()
{
    addLines(kAlways);
}

void IgnoreRules::addLines(std::string_view text)
{
    const std::size_t most = m_rules.size() + kMaxRules;
    while (!text.empty() && m_rules.size() < most) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        while (!line.empty() && (line.back() == '\r' || line.back() == ' ' || line.back() == '\t'))
            line.remove_suffix(1);
        Rule rule;
        if (line.starts_with('#') || line.empty())
            continue;
        if (line.front() == '!') {
            rule.isTakenBack = true;
            line.remove_prefix(1);
        }
        if (line.ends_with('/')) {
            rule.isOfFolders = true;
            line.remove_suffix(1);
        }
        rule.isOfPath = line.find('/') != std::string_view::npos;
        if (line.starts_with('/'))
            line.remove_prefix(1);
        rule.pattern = line;
        if (!rule.pattern.empty() && rule.pattern.size() <= kMaxPatternBytes)
            m_rules.push_back(std::move(rule));
    }
}

bool IgnoreRules::isIgnored(std::string_view path, bool isFolder) const
{
    const std::string_view name = path.substr(path.find_last_of('/') + 1); // npos + 1 is 0
    const auto fits = [&](const Rule &rule) {
        return (isFolder || !rule.isOfFolders) && fitsPattern(rule.pattern, rule.isOfPath ? path : name);
    };
    const auto last = std::find_if(m_rules.rbegin(), m_rules.rend(), fits);
    return last != m_rules.rend() && !last->isTakenBack;
}

} // namespace clipwright
