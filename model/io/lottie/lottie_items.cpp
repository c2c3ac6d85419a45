// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_items.h"

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_properties.h"
#include "model/io/lottie/lottie_transform.h"
#include "model/rig/rig_properties.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

/** What the items of one list need to know of each other. */
struct Siblings {
    std::size_t pathCount = 0;      ///< paths so far; a group counts as two, for it may hold several
    std::uint32_t lastModifier = 0; ///< begin of the last item that treats several paths unlike one
};

/** One item being read; a row's function takes what it needs. */
struct ItemReading {
    LottieContext &context;
    LottieProperties &properties;
    Node &node;
    JsonValue json;
    const Siblings &siblings;
    int depth;

    LottiePlace place(std::string_view member = {}) const
    {
        const JsonValue value = member.empty() ? json : json[member];
        return {node.pointer, member, value.begin(), node.id};
    }
    void readAll(std::span<const LottieMember> members) { properties.readAll(node, json, node.pointer, members); }
};

/** `d`: 3 is against the clock, all else with it. */
void readDirection(ItemReading &item, std::uint8_t property)
{
    constexpr double counterClockwise = 3;
    item.properties.setChoice(item.node, property, item.json["d"].number() == counterClockwise ? 1 : 0, item.json["d"]);
}

/** 1, 2 and 3 for the choices 0, 1 and 2. Players take what is missing or unknown for round. */
void readStyle(ItemReading &item, std::uint8_t property, std::string_view name)
{
    constexpr int round = 1;
    const double number = item.json[name].number();
    const bool isKnown = number == 1 || number == 2 || number == 3;
    item.properties.setChoice(item.node, property, isKnown ? static_cast<int>(number) - 1 : round, item.json[name]);
}

void readBlendMode(const ItemReading &item)
{
    if (item.json["bm"].number() != 0)
        item.context.report.approximated(gaps::kBlendMode, item.place("bm"));
}

void readGroup(ItemReading &item)
{
    JsonValue transform;
    for (JsonValue child = item.json["it"].first(); child.isValid(); child = child.next()) {
        if (child["ty"].string() == "tr")
            transform = child;
    }
    std::size_t index = 0;
    for (JsonValue child = item.json["it"].first(); child.begin() < transform.begin(); child = child.next())
        ++index;
    const std::string pointer = itemPointer(item.node.pointer, "it", index);
    readTransform(item.context, item.properties, item.node, transform, pointer);
    readBlendMode(item);
    item.node.items =
        readItems(item.context, item.properties, item.json["it"], item.node.pointer, "it", item.depth + 1);
}

void readPath(ItemReading &item)
{
    item.properties.read(item.node, lottieRow(NodeType::Path, PathProperty::Shape), item.json["ks"], item.place("ks"),
                         isTrue(item.json["closed"]));
}

void readEllipse(ItemReading &item)
{
    constexpr std::array<LottieMember, 2> members{{{EllipseProperty::Position, "p"}, {EllipseProperty::Size, "s"}}};
    item.readAll(members);
    readDirection(item, EllipseProperty::Direction);
}

void readRectangle(ItemReading &item)
{
    constexpr std::array<LottieMember, 3> members{
        {{RectangleProperty::Position, "p"}, {RectangleProperty::Size, "s"}, {RectangleProperty::Roundness, "r"}}};
    item.readAll(members);
    readDirection(item, RectangleProperty::Direction);
}

void readFill(ItemReading &item)
{
    constexpr std::array<LottieMember, 2> members{{{FillProperty::Colour, "c"}, {FillProperty::Opacity, "o"}}};
    constexpr double evenOdd = 2;
    item.readAll(members);
    const JsonValue rule = item.json["r"];
    item.properties.setChoice(item.node, FillProperty::Rule, rule.number() == evenOdd ? 1 : 0, rule);
    readBlendMode(item);
}

/** Whether a dash pattern ever has a length: one of zeros draws the line whole. */
bool hasDashes(JsonValue pattern)
{
    for (JsonValue part = pattern.first(); part.isValid(); part = part.next()) {
        if (part["n"].string() != "o" && everDiffersFrom(part["v"], 0))
            return true;
    }
    return false;
}

void readStroke(ItemReading &item)
{
    constexpr std::array<LottieMember, 3> members{
        {{StrokeProperty::Colour, "c"}, {StrokeProperty::Opacity, "o"}, {StrokeProperty::Width, "w"}}};
    item.readAll(members);
    readStyle(item, StrokeProperty::Cap, "lc");
    readStyle(item, StrokeProperty::Join, "lj");
    const std::array<LottieMember, 1> limit{{{StrokeProperty::MiterLimit, item.json["ml2"].isValid() ? "ml2" : "ml"}}};
    item.readAll(limit);
    if (hasDashes(item.json["d"]))
        item.context.report.gap(gaps::kDashes, item.place("d"));
    readBlendMode(item);
}

/**
 * Merge in mode 1 only joins paths into one, as a style does anyway, unless something behind it treats one path
 * of several contours unlike several. Any mode changes nothing for one path.
 */
void readMerge(ItemReading &item)
{
    constexpr double join = 1;
    const bool isPlain = item.json["mm"].number(join) == join && item.siblings.lastModifier < item.json.begin();
    if (!isPlain && item.siblings.pathCount > 1)
        item.context.report.gap(gaps::kMergePaths, item.place());
}

struct ItemRow {
    std::string_view type; ///< `ty`
    NodeType node;
    void (*read)(ItemReading &); ///< null: kept unread
    const LottieGap *gap;        ///< null: nothing is missing
    std::size_t pathCount;       ///< what it gives to styles behind it, see Siblings
    bool isModifier;             ///< treats several paths unlike one of several contours
};

/** The one list of what a shape layer may hold. To read one more kind, give its row a node type and a function. */
constexpr std::array kItems{
    ItemRow{"gr", NodeType::Group, readGroup, nullptr, 2, false},
    ItemRow{"sh", NodeType::Path, readPath, nullptr, 1, false},
    ItemRow{"el", NodeType::Ellipse, readEllipse, nullptr, 1, false},
    ItemRow{"rc", NodeType::Rectangle, readRectangle, nullptr, 1, false},
    ItemRow{"fl", NodeType::Fill, readFill, nullptr, 0, false},
    ItemRow{"st", NodeType::Stroke, readStroke, nullptr, 0, false},
    ItemRow{"mm", NodeType::Unsupported, readMerge, nullptr, 0, false},
    ItemRow{"sr", NodeType::Unsupported, nullptr, &gaps::kStar, 1, false},
    ItemRow{"gf", NodeType::Unsupported, nullptr, &gaps::kGradientFill, 0, false},
    ItemRow{"gs", NodeType::Unsupported, nullptr, &gaps::kGradientStroke, 0, false},
    ItemRow{"tm", NodeType::Unsupported, nullptr, &gaps::kTrim, 0, true},
    ItemRow{"rd", NodeType::Unsupported, nullptr, &gaps::kRoundCorners, 0, false},
    ItemRow{"pb", NodeType::Unsupported, nullptr, &gaps::kPuckerBloat, 0, true},
    ItemRow{"rp", NodeType::Unsupported, nullptr, &gaps::kRepeater, 0, true},
    ItemRow{"zz", NodeType::Unsupported, nullptr, &gaps::kZigZag, 0, false},
    ItemRow{"op", NodeType::Unsupported, nullptr, &gaps::kOffsetPath, 0, true},
    ItemRow{"tw", NodeType::Unsupported, nullptr, &gaps::kTwist, 0, true},
};

constexpr ItemRow kUnknownItem{"", NodeType::Unsupported, nullptr, &gaps::kItemUnknown, 0, false};

const ItemRow &rowOfType(std::string_view type)
{
    const auto row = std::find_if(kItems.begin(), kItems.end(), [&](const ItemRow &r) { return r.type == type; });
    return row == kItems.end() ? kUnknownItem : *row;
}

Node readItem(LottieContext &context, LottieProperties &properties, JsonValue json, std::string pointer, int depth,
              Siblings &siblings)
{
    const std::string type = textOf(json["ty"]);
    const ItemRow &row = rowOfType(type);
    Node node;
    node.id = context.newNode();
    node.type = row.node;
    node.name = textOf(json["nm"]);
    node.isHidden = isTrue(json["hd"]);
    node.pointer = std::move(pointer);
    node.source = spanOf(json);
    const LottieMute hidden(context.report, node.isHidden);
    ItemReading item{context, properties, node, json, siblings, depth};
    if (row.read)
        row.read(item);
    if (row.gap)
        context.report.gap(*row.gap, item.place(), type);
    if (!node.isHidden)
        siblings.pathCount += row.pathCount;
    return node;
}

std::uint32_t lastModifierOf(JsonValue list)
{
    std::uint32_t last = 0;
    for (JsonValue json = list.first(); json.isValid(); json = json.next()) {
        if (rowOfType(json["ty"].string()).isModifier && !isTrue(json["hd"]))
            last = json.begin();
    }
    return last;
}

} // namespace

std::vector<Node> readItems(LottieContext &context, LottieProperties &properties, JsonValue list,
                            std::string_view owner, std::string_view member, int depth)
{
    std::vector<Node> nodes;
    const LottiePlace place{owner, member, list.begin(), {}};
    if (list.isValid() && !list.isArray()) {
        context.report.odd("items-malformed", "The shape items are not a list; they are left out.", place);
        return nodes;
    }
    if (depth > lottie_caps::kGroupDepth) {
        context.refuse("group-too-deep", "Groups are nested more than 64 deep.", place);
        return nodes;
    }
    Siblings siblings{0, lastModifierOf(list)};
    std::size_t index = 0;
    for (JsonValue json = list.first(); json.isValid() && !context.isRefused(); json = json.next(), ++index) {
        if (++context.itemCount > lottie_caps::kItems) {
            context.refuse("too-many-items", "The file has more than 100,000 shape items.", place);
            return nodes;
        }
        std::string pointer = itemPointer(owner, member, index);
        if (!json.isObject()) {
            context.report.odd("item-malformed", "A shape item is not an object; it is left out.",
                               {pointer, {}, json.begin(), {}});
            continue;
        }
        if (depth > 0 && json["ty"].string() == "tr")
            continue; // the group's own transform
        nodes.push_back(readItem(context, properties, json, std::move(pointer), depth, siblings));
    }
    return nodes;
}

} // namespace clipwright
