// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/lottie_reader.h"

#include <algorithm>
#include <string>
#include <utility>

namespace clipwright::lottietexts {

/** A document of 200 × 100 at 30 frames a second, from 0 to 60. `extra`: further members, with a comma behind each. */
inline std::string document(const std::string &layers, const std::string &extra = {})
{
    return "{" + extra + "\"v\":\"5.7.0\",\"fr\":30,\"ip\":0,\"op\":60,\"w\":200,\"h\":100,\"layers\":[" + layers
           + "]}";
}

inline std::string shapeLayer(const std::string &items, const std::string &extra = {})
{
    return "{" + extra + "\"ty\":4,\"nm\":\"part\",\"shapes\":[" + items + "]}";
}

/** A null with one member of its transform. */
inline std::string moving(const std::string &member)
{
    return "{\"ty\":3,\"nm\":\"part\",\"ks\":{" + member + "}}";
}

inline LottieReading read(std::string text)
{
    return readLottie(std::make_shared<const std::string>(std::move(text)), "f.json");
}

inline const Track *trackOf(const Composition &composition, const Node &node, std::uint8_t property, int component = -1)
{
    return composition.timeline.find(node.track(property, component));
}

inline std::size_t countOf(const Issues &issues, std::string_view code)
{
    return static_cast<std::size_t>(
        std::count_if(issues.begin(), issues.end(), [&](const Issue &issue) { return issue.code == code; }));
}

/** The codes, in order, with commas between. */
inline std::string codesOf(const Issues &issues)
{
    std::string codes;
    for (const Issue &issue : issues)
        codes += (codes.empty() ? "" : ",") + issue.code;
    return codes;
}

} // namespace clipwright::lottietexts
