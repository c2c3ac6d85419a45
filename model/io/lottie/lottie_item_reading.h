// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/lottie_context.h"
#include "model/io/lottie/lottie_properties.h"

#include <cstddef>
#include <span>
#include <string_view>

namespace clipwright {

/** One shape item being read; what its function needs of it. `node` has its id, type, name and pointer. */
struct LottieItemReading {
    LottieContext &context;
    LottieProperties &properties;
    Node &node;
    JsonValue json;
    std::size_t pathsBefore; ///< visible ones in its list; a group counts as two, for it may hold several
    int depth;

    LottiePlace place(std::string_view member = {}) const
    {
        const JsonValue value = member.empty() ? json : json[member];
        return {node.pointer, member, value.begin(), node.id};
    }
    void readAll(std::span<const LottieMember> members) { properties.readAll(node, json, node.pointer, members); }
};

// One function a kind of item, each the reader of a row in lottie_items.cpp.
void readPath(LottieItemReading &item);
void readEllipse(LottieItemReading &item);
void readRectangle(LottieItemReading &item);
void readStar(LottieItemReading &item);

void readFill(LottieItemReading &item);
void readStroke(LottieItemReading &item);
void readGradientFill(LottieItemReading &item);
void readGradientStroke(LottieItemReading &item);
/** `bm`, of styles and groups: told where it is not normal. */
void readBlendMode(const LottieItemReading &item);
/** The dash pattern `d` of a stroke as items of its node, in the order of the file. */
void readDashes(LottieItemReading &item);

void readTrim(LottieItemReading &item);
void readRoundCorners(LottieItemReading &item);
void readPuckerBloat(LottieItemReading &item);
void readMergePaths(LottieItemReading &item);

} // namespace clipwright
