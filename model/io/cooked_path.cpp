// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/cooked_path.h"

#include <algorithm>
#include <optional>

namespace clipwright {

namespace {

/** An id as a part of a file's name: only what no file system minds stays. */
std::string fileNameOf(const std::string &id)
{
    constexpr std::size_t kMostBytes = 100;
    std::string name = id.substr(std::min(id.find_first_not_of('.'), id.size()));
    const auto isInside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    if (name.size() > kMostBytes) {
        std::size_t end = kMostBytes;
        while (end > 0 && isInside(name[end])) // no letter is cut in two
            --end;
        name.resize(end);
    }
    for (char &c : name) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == ' '
                             || c == '.' || c == '_' || c == '-' || static_cast<unsigned char>(c) >= 0x80;
        if (!isPlain)
            c = '_';
    }
    return name;
}

std::size_t nameStart(const std::string &path)
{
    const std::size_t slash = path.find_last_of('/');
    return slash == std::string::npos ? 0 : slash + 1;
}

/** Without the suffix of one of our formats. A dot that starts the name is no suffix: ".json" keeps its name. */
std::string stemOf(const std::string &path)
{
    const std::size_t dot = path.find_last_of('.');
    const bool hasSuffix = dot != std::string::npos && dot > nameStart(path);
    return hasSuffix && formatOfPath(path.substr(dot)) ? path.substr(0, dot) : path;
}

} // namespace

std::string cookedPathAs(const std::string &wanted, FormatId format, const std::string &animation)
{
    std::string stem = stemOf(wanted);
    if (!animation.empty())
        stem.append(1, '.').append(fileNameOf(animation));
    return stem.append(1, '.').append(rowOf(format).extensions.front());
}

std::string cookedPath(const std::string &source, FormatId format, const std::string &animation)
{
    if (const std::optional<AnimationAddress> address = parseAnimationAddress(source))
        return cookedPathAs(address->file, format, address->animation);
    return cookedPathAs(source, format, animation);
}

std::string nameOfSource(const std::string &source)
{
    const std::optional<AnimationAddress> address = parseAnimationAddress(source);
    return source.substr(nameStart(address ? address->file : source));
}

} // namespace clipwright
