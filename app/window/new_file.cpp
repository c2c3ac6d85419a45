// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What New writes: a file with a clip of two seconds and a disc, so that there is something to see and to move.
#include "app/window/saves.h"
#include "model/core/numbers.h"

#include <cmath>

namespace clipwright::app {

namespace {

std::string replaced(std::string text, const std::string &word, const std::string &by)
{
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + by.size()))
        text.replace(at, word.size(), by);
    return text;
}

constexpr const char *kLottie =
    R"({"v":"5.7.0","fr":RATE,"ip":0,"op":END,"w":512,"h":512,"nm":"New animation","assets":[],
"markers":[{"tm":0,"cm":"idle","dr":END}],
"layers":[{"ty":4,"ind":1,"nm":"Disc","ip":0,"op":END,"st":0,
"ks":{"o":{"a":0,"k":100},"r":{"a":0,"k":0},"p":{"a":0,"k":[256,256]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]}},
"shapes":[{"ty":"gr","nm":"Disc","it":[
{"ty":"el","nm":"Ellipse","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[256,256]}},
{"ty":"fl","nm":"Fill","c":{"a":0,"k":[0.3,0.6,1,1]},"o":{"a":0,"k":100},"r":1},
{"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]}]}
)";

/** A disc as the format has it: a polygon. */
std::string oanimText(double rate)
{
    constexpr int kCorners = 48;
    constexpr double kRadius = 0.5;
    constexpr double kPi = 3.14159265358979323846;
    const std::string end = numberText(2 * rate);
    std::string text = "version 1\nfps " + numberText(rate);
    text.append("\nduration ").append(end).append("\nclip idle 0 ").append(end).append(" loop\nlayer disc parent -1\n");
    text.append("  shape k 1\n    kf 0\n      fill 0.3 0.6 1 1\n      contour ")
        .append(numberText(kCorners))
        .append("\n");
    for (int corner = 0; corner < kCorners; ++corner) {
        const double angle = 2 * kPi * corner / kCorners;
        const auto rounded = [](double value) { return std::round(value * 1e4) / 1e4 + 0.0; };
        text.append("      v ").append(numberText(rounded(kRadius * std::cos(angle))));
        text.append(" ").append(numberText(rounded(kRadius * std::sin(angle)))).append("\n");
    }
    return text;
}

} // namespace

std::string newFileText(NewKind kind, double rate)
{
    if (kind == NewKind::Oanim)
        return oanimText(rate);
    return replaced(replaced(kLottie, "RATE", numberText(rate)), "END", numberText(2 * rate));
}

} // namespace clipwright::app
