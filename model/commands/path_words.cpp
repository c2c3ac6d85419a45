// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/commands/path_words.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

tl::unexpected<Error> malformed(std::string_view path, std::string what)
{
    return refuse("path-malformed", quoted(path) + ": " + std::move(what));
}

/** The path's steps; a name in double quotes may hold anything, with \ before a quote. */
Result<std::vector<PathSegment>> segmentsOf(std::string_view path)
{
    std::vector<PathSegment> segments;
    std::size_t at = 0;
    while (at < path.size()) {
        PathSegment segment;
        if (path[at] == '"') {
            segment.isQuoted = true;
            for (++at; at < path.size() && path[at] != '"'; ++at) {
                if (path[at] == '\\' && at + 1 < path.size())
                    ++at;
                segment.name += path[at];
            }
            if (at++ >= path.size())
                return malformed(path, "expected a closing quote");
        } else {
            const std::size_t end = std::min(path.find('/', at), path.size());
            segment.name = path.substr(at, end - at);
            at = end;
            const std::size_t bracket = segment.name.find('[');
            if (bracket != std::string::npos && segment.name.back() == ']') {
                const std::string digits = segment.name.substr(bracket + 1, segment.name.size() - bracket - 2);
                const bool isIndex = !digits.empty() && digits.size() < 10
                                     && digits.find_first_not_of("0123456789") == std::string::npos;
                if (!isIndex)
                    return malformed(path, "expected an index from 0 in brackets");
                segment.index = static_cast<std::size_t>(std::stoul(digits));
                segment.name.resize(bracket);
            }
        }
        if (segment.name.empty())
            return malformed(path, "expected a name between slashes");
        segments.push_back(std::move(segment));
        if (at < path.size() && path[at++] != '/')
            return malformed(path, "expected a slash behind a name");
    }
    return segments;
}

} // namespace

std::optional<std::int8_t> numberNamed(std::string_view word)
{
    if (word.size() != 1)
        return std::nullopt;
    constexpr std::array<std::string_view, 3> spellings{"xyzw", "rgba", "0123"};
    for (const std::string_view spelling : spellings) {
        if (const std::size_t at = spelling.find(word); at != std::string_view::npos)
            return static_cast<std::int8_t>(at);
    }
    return std::nullopt;
}

Result<PathWords> wordsOf(std::string_view path)
{
    PathWords words;
    const std::size_t quote = path.rfind('"');
    if (const std::size_t at = path.rfind('@');
        at != std::string_view::npos && (quote == std::string_view::npos || at > quote)) {
        const Result<TimeText> time = parseTime(path.substr(at + 1));
        if (!time)
            return tl::make_unexpected(time.error());
        words.time = *time;
        path = path.substr(0, at);
    }
    Result<std::vector<PathSegment>> segments = segmentsOf(path);
    if (!segments)
        return tl::make_unexpected(segments.error());
    words.segments = std::move(*segments);
    return words;
}

std::string pathStep(std::string_view name)
{
    const bool isPlain = !name.empty() && name.find_first_of("/\"\\@[].") == std::string_view::npos;
    return isPlain ? std::string(name) : quotedName(name);
}

std::string quotedName(std::string_view name)
{
    std::string text("\"");
    for (const char c : name) {
        if (c == '"' || c == '\\')
            text += '\\';
        text += c;
    }
    return text.append("\"");
}

std::string quoted(std::string_view word)
{
    return std::string("\"").append(word).append("\"");
}

} // namespace clipwright
