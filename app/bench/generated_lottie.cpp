// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/generated.h"

#include "app/bench/noise.h"

#include <cmath>
#include <memory>
#include <numbers>

namespace clipwright::bench {

namespace {

constexpr double kTurn = 2 * std::numbers::pi;

std::string keysText(double first, double second, std::size_t components)
{
    const auto value = [&](double number) {
        std::string text = "[";
        for (std::size_t c = 0; c < components; ++c)
            text.append(c == 0 ? "" : ",").append(numberText(number));
        return text.append("]");
    };
    std::string text = R"({"a":1,"k":[{"t":0,"s":)";
    text.append(value(first)).append(R"(,"o":{"x":[0.333],"y":[0]},"i":{"x":[0.667],"y":[1]}},{"t":60,"s":)");
    return text.append(value(second)).append("}]}");
}

std::string pathText(Noise &noise)
{
    constexpr int kPoints = 12;
    std::string vertices;
    std::string in;
    std::string out;
    for (int i = 0; i < kPoints; ++i) {
        const double angle = kTurn * i / kPoints;
        const double radius = noise.between(20, 40, 1e-3);
        const auto pair = [&](double x, double y) {
            std::string text(i == 0 ? "[" : ",[");
            return text.append(numberText(roundTo(x, 1e-3)))
                .append(",")
                .append(numberText(roundTo(y, 1e-3)))
                .append("]");
        };
        vertices += pair(radius * std::cos(angle), radius * std::sin(angle));
        in += pair(6 * std::sin(angle), -6 * std::cos(angle));
        out += pair(-6 * std::sin(angle), 6 * std::cos(angle));
    }
    std::string text = R"({"c":true,"v":[)";
    return text.append(vertices).append(R"(],"i":[)").append(in).append(R"(],"o":[)").append(out).append("]}");
}

std::string layerText(std::size_t index, Noise &noise)
{
    const auto still = [](const std::string &value) { return R"({"a":0,"k":)" + value + "}"; };
    std::string text = R"({"ty":4,"nm":"layer )";
    text.append(std::to_string(index)).append(R"(","ind":)").append(std::to_string(index + 1));
    text.append(R"(,"ip":0,"op":60,"st":0,"ks":{"p":)");
    text.append(keysText(noise.between(60, 450, 1e-3), noise.between(60, 450, 1e-3), 2));
    text.append(R"(,"a":)").append(still("[0,0]")).append(R"(,"s":)").append(still("[100,100]"));
    text.append(R"(,"r":)").append(still("0")).append(R"(,"o":)").append(still("100"));
    text.append(R"(},"shapes":[{"ty":"gr","nm":"group","it":[{"ty":"sh","nm":"path","ks":{"a":1,"k":[{"t":0,"s":[)");
    text.append(pathText(noise)).append(R"(],"o":{"x":0.333,"y":0},"i":{"x":0.667,"y":1}},{"t":60,"s":[)");
    text.append(pathText(noise)).append(R"(]}]}},{"ty":"fl","nm":"fill","c":{"a":0,"k":[)");
    for (int c = 0; c < 3; ++c)
        text.append(numberText(noise.between(0, 1, kColourStep))).append(",");
    text.append(R"(1]},"o":)").append(still("100")).append(R"(,"r":1},{"ty":"tr","p":)").append(still("[0,0]"));
    text.append(R"(,"a":)").append(still("[0,0]")).append(R"(,"s":)").append(still("[100,100]")).append(R"(,"r":)");
    text.append(keysText(0, noise.between(-180, 180, 1e-3), 1)).append(R"(,"o":)").append(still("100"));
    return text.append("}]}]}");
}

} // namespace

std::string generatedLottie(std::size_t layers)
{
    Noise noise;
    std::string text =
        R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":512,"h":512,"nm":"generated","ddd":0,"assets":[],"layers":[)";
    for (std::size_t i = 0; i < layers; ++i) {
        if (i > 0)
            text += ',';
        text += layerText(i, noise);
    }
    return text.append("]}");
}

std::vector<CorpusFile> generatedCorpus()
{
    std::vector<CorpusFile> files;
    for (const std::size_t layers : {3, 10, 30}) {
        files.push_back({"generated of " + std::to_string(layers) + " layers",
                         {},
                         std::make_shared<const std::string>(generatedLottie(layers))});
    }
    return files;
}

} // namespace clipwright::bench
