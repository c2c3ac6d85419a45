// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_item_reading.h"
#include "model/rig/rig_properties.h"

#include <array>

namespace clipwright {

namespace {

/** `d`: 3 is against the clock, all else with it. */
void readDirection(LottieItemReading &item, std::uint8_t property)
{
    constexpr double counterClockwise = 3;
    item.properties.setStill(item.node, property, item.json["d"].number() == counterClockwise ? 1 : 0, item.json["d"]);
}

} // namespace

void readPath(LottieItemReading &item)
{
    item.properties.read(item.node, lottieRow(NodeType::Path, PathProperty::Shape), item.json["ks"], item.place("ks"),
                         {isTrue(item.json["closed"]), {}});
}

void readEllipse(LottieItemReading &item)
{
    constexpr std::array<LottieMember, 2> members{{{EllipseProperty::Position, "p"}, {EllipseProperty::Size, "s"}}};
    item.readAll(members);
    readDirection(item, EllipseProperty::Direction);
}

void readRectangle(LottieItemReading &item)
{
    constexpr std::array<LottieMember, 3> members{
        {{RectangleProperty::Position, "p"}, {RectangleProperty::Size, "s"}, {RectangleProperty::Roundness, "r"}}};
    item.readAll(members);
    readDirection(item, RectangleProperty::Direction);
}

void readStar(LottieItemReading &item)
{
    constexpr std::array<LottieMember, 7> members{{{StarProperty::Position, "p"},
                                                   {StarProperty::Points, "pt"},
                                                   {StarProperty::Rotation, "r"},
                                                   {StarProperty::OuterRadius, "or"},
                                                   {StarProperty::InnerRadius, "ir"},
                                                   {StarProperty::OuterRoundness, "os"},
                                                   {StarProperty::InnerRoundness, "is"}}};
    constexpr double star = 1; // players take all else for a polygon
    item.properties.setStill(item.node, StarProperty::Type, item.json["sy"].number() == star ? 0 : 1, item.json["sy"]);
    item.readAll(members);
    readDirection(item, StarProperty::Direction);
    if (item.properties.largestOf(item.node, StarProperty::Points) > item.context.caps.starPoints)
        item.context.report.gap(gaps::kStarPoints, item.place("pt"));
}

} // namespace clipwright
