// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_item_reading.h"
#include "model/rig/rig_properties.h"

#include <array>

namespace clipwright {

namespace {

/** 1, 2 and 3 for the choices 0, 1 and 2. Players take what is missing or 0 for round, all else for butt and mitre. */
void readLineStyle(LottieItemReading &item, std::uint8_t property, std::string_view name)
{
    constexpr double round = 2;
    const double number = item.json[name].number();
    const bool isKnown = number == 1 || number == 2 || number == 3;
    const double choice = isKnown ? number : number == 0 ? round : 1;
    item.properties.setStill(item.node, property, choice - 1, item.json[name]);
}

void readRule(LottieItemReading &item, std::uint8_t property)
{
    constexpr double evenOdd = 2;
    const JsonValue rule = item.json["r"];
    item.properties.setStill(item.node, property, rule.number() == evenOdd ? 1 : 0, rule);
}

/** What the two kinds of stroke share: the names are the same, the properties are not. */
void readLine(LottieItemReading &item, std::uint8_t width, std::uint8_t cap, std::uint8_t join, std::uint8_t miterLimit)
{
    const std::array<LottieMember, 2> members{{{width, "w"}, {miterLimit, item.json["ml2"].isValid() ? "ml2" : "ml"}}};
    item.readAll(members);
    readLineStyle(item, cap, "lc");
    readLineStyle(item, join, "lj");
    readDashes(item);
    readBlendMode(item);
}

/**
 * The stops of `g`: `p` colours in one list of numbers `k`, the rest of it for alphas. Never more colours than the list
 * holds: a list that is shorter than the count asks ends within a colour, and has no alphas.
 */
void readStops(LottieItemReading &item)
{
    constexpr std::size_t numbersAColour = 4;
    const JsonValue gradient = item.json["g"];
    const JsonValue value = gradient["k"];
    std::size_t length = item.properties.listLengthOf(value);
    const std::size_t held = length / numbersAColour;
    const double wanted = gradient["p"].number(static_cast<double>(held));
    std::size_t count = held;
    const bool isCut = !(wanted >= 0 && wanted <= static_cast<double>(held));
    if (isCut) {
        length = held * numbersAColour;
        item.context.report.odd("gradient-malformed",
                                "A gradient has fewer colours than it says; those that are there are shown.",
                                item.place("g"));
    } else {
        count = static_cast<std::size_t>(wanted);
    }
    item.properties.setStill(item.node, GradientFillProperty::StopCount, static_cast<double>(count), gradient["p"]);
    item.properties.readList(item.node, lottieRow(item.node.type, GradientFillProperty::Stops), value,
                             {item.node.pointer, "g/k", value.begin(), item.node.id}, length, {false, {count}, isCut});
}

/** A gradient stroke's first properties are a gradient fill's. */
void readGradient(LottieItemReading &item)
{
    constexpr std::array<LottieMember, 5> members{{{GradientFillProperty::Start, "s"},
                                                   {GradientFillProperty::End, "e"},
                                                   {GradientFillProperty::Opacity, "o"},
                                                   {GradientFillProperty::HighlightLength, "h"},
                                                   {GradientFillProperty::HighlightAngle, "a"}}};
    constexpr double linear = 1; // players take all else for radial
    const JsonValue type = item.json["t"];
    item.properties.setStill(item.node, GradientFillProperty::Type, type.number() == linear ? 0 : 1, type);
    item.readAll(members);
    readStops(item);
}

} // namespace

void readBlendMode(const LottieItemReading &item)
{
    if (item.json["bm"].number() != 0)
        item.context.report.approximated(gaps::kBlendMode, item.place("bm"));
}

void readFill(LottieItemReading &item)
{
    constexpr std::array<LottieMember, 2> members{{{FillProperty::Colour, "c"}, {FillProperty::Opacity, "o"}}};
    item.readAll(members);
    readRule(item, FillProperty::Rule);
    readBlendMode(item);
}

void readStroke(LottieItemReading &item)
{
    constexpr std::array<LottieMember, 2> members{{{StrokeProperty::Colour, "c"}, {StrokeProperty::Opacity, "o"}}};
    item.readAll(members);
    readLine(item, StrokeProperty::Width, StrokeProperty::Cap, StrokeProperty::Join, StrokeProperty::MiterLimit);
}

void readGradientFill(LottieItemReading &item)
{
    readGradient(item);
    readRule(item, GradientFillProperty::Rule);
    readBlendMode(item);
}

void readGradientStroke(LottieItemReading &item)
{
    readGradient(item);
    readLine(item, GradientStrokeProperty::Width, GradientStrokeProperty::Cap, GradientStrokeProperty::Join,
             GradientStrokeProperty::MiterLimit);
}

} // namespace clipwright
