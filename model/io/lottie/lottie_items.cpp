// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/lottie/lottie_items.h"

#include "model/io/lottie/lottie_item_reading.h"
#include "model/io/lottie/lottie_transform.h"

#include <algorithm>
#include <array>

namespace clipwright {

namespace {

void readGroup(LottieItemReading &item)
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

struct ItemRow {
    std::string_view type; ///< `ty`
    NodeType node;
    void (*read)(LottieItemReading &); ///< null: kept unread
    const LottieGap *gap;              ///< null: nothing is missing
    std::size_t pathCount = 0;         ///< what it gives to the items behind it, see LottieItemReading::pathsBefore
};

/** The one list of what a shape layer may hold. To read one more kind, give its row a node type and a function. */
constexpr std::array kItems{
    ItemRow{"gr", NodeType::Group, readGroup, nullptr, 2},
    ItemRow{"sh", NodeType::Path, readPath, nullptr, 1},
    ItemRow{"el", NodeType::Ellipse, readEllipse, nullptr, 1},
    ItemRow{"rc", NodeType::Rectangle, readRectangle, nullptr, 1},
    ItemRow{"sr", NodeType::Star, readStar, nullptr, 1},
    ItemRow{"fl", NodeType::Fill, readFill, nullptr, 0},
    ItemRow{"st", NodeType::Stroke, readStroke, nullptr, 0},
    ItemRow{"gf", NodeType::GradientFill, readGradientFill, nullptr, 0},
    ItemRow{"gs", NodeType::GradientStroke, readGradientStroke, nullptr, 0},
    ItemRow{"tm", NodeType::Trim, readTrim, nullptr, 0},
    ItemRow{"rd", NodeType::RoundCorners, readRoundCorners, nullptr, 0},
    ItemRow{"pb", NodeType::PuckerBloat, readPuckerBloat, nullptr, 0},
    ItemRow{"mm", NodeType::MergePaths, readMergePaths, nullptr, 0},
    ItemRow{"rp", NodeType::Unsupported, nullptr, &gaps::kRepeater, 0},
    ItemRow{"zz", NodeType::Unsupported, nullptr, &gaps::kZigZag, 0},
    ItemRow{"op", NodeType::Unsupported, nullptr, &gaps::kOffsetPath, 0},
    ItemRow{"tw", NodeType::Unsupported, nullptr, &gaps::kTwist, 0},
};

constexpr ItemRow kUnknownItem{"", NodeType::Unsupported, nullptr, &gaps::kItemUnknown, 0};

const ItemRow &rowOfType(std::string_view type)
{
    const auto row = std::find_if(kItems.begin(), kItems.end(), [&](const ItemRow &r) { return r.type == type; });
    return row == kItems.end() ? kUnknownItem : *row;
}

Node readItem(LottieContext &context, LottieProperties &properties, JsonValue json, std::string pointer, int depth,
              std::size_t &pathCount)
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
    LottieItemReading item{context, properties, node, json, pathCount, depth};
    if (row.read)
        row.read(item);
    if (row.gap)
        context.report.gap(*row.gap, item.place(), type);
    if (!node.isHidden)
        pathCount += row.pathCount;
    return node;
}

} // namespace

std::vector<Node> readItems(LottieContext &context, LottieProperties &properties, JsonValue list,
                            std::string_view owner, std::string_view member, int depth)
{
    std::vector<Node> nodes;
    const LottiePlace place{owner, member, list.begin(), {}};
    if (list.isValid() && !list.isArray()) {
        context.report.odd("items-malformed", "The contents of a layer or group cannot be read; they are left out.",
                           place);
        return nodes;
    }
    if (depth > context.caps.groupDepth) {
        context.refuse("group-too-deep", "Groups are nested more than 64 deep.", place);
        return nodes;
    }
    std::size_t pathCount = 0;
    std::size_t index = 0;
    for (JsonValue json = list.first(); json.isValid() && !context.isRefused(); json = json.next(), ++index) {
        if (!context.countItem(place))
            return nodes;
        std::string pointer = itemPointer(owner, member, index);
        if (!json.isObject()) {
            context.report.odd("item-malformed", "A shape item cannot be read; it is left out.",
                               {pointer, {}, json.begin(), {}});
            continue;
        }
        if (depth > 0 && json["ty"].string() == "tr")
            continue; // the group's own transform
        nodes.push_back(readItem(context, properties, json, std::move(pointer), depth, pathCount));
    }
    return nodes;
}

} // namespace clipwright
