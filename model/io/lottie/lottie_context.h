// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/lottie_report.h"
#include "model/rig/rig.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

namespace clipwright {

/** What a file may hold at most (reliability); each is refused by name. Real files stay far below. */
namespace lottie_caps {
inline constexpr std::size_t kLayers = 10'000; ///< counting a composition's layers once a use
inline constexpr std::size_t kAssets = 10'000;
inline constexpr std::size_t kItems = 100'000; ///< shape items, dashes and masks: what keeps memory within bounds
inline constexpr std::size_t kStopNumbers = 10'000'000; ///< of all gradients, once keys are as long as each other
inline constexpr std::size_t kMarkers = 10'000;
inline constexpr int kPrecompDepth = 64;
inline constexpr int kGroupDepth = 64;
inline constexpr int kParentChain = 256;
inline constexpr int kLinkChain = 256;
inline constexpr double kTimelineFrames = 1e6;
inline constexpr std::size_t kKeys = 1'000'000; ///< of one list
} // namespace lottie_caps

/** What all parts of one reading share. */
struct LottieContext {
    LottieContext(const JsonDocument &json, const std::string &file);

    LottieReport report;
    JsonValue slots;         ///< values that properties name by `sid`; may be invalid
    bool mayHaveByteColours; ///< the file is of a version that wrote colours from 0 to 255
    std::uint32_t lastNode = 0;
    std::size_t itemCount = 0;
    std::size_t stopNumbers = 0;
    std::unordered_map<std::string, CompositionId> compositionsById;
    std::unordered_map<std::string, std::size_t> assetsById; ///< images: index in Rig::assets

    NodeId newNode() { return NodeId{++lastNode}; }
    /** Ends the reading: a cap is passed. */
    void refuse(std::string code, std::string what, const LottiePlace &place);
    /** Counts one more shape item, dash or mask; false, and refused, past the cap. */
    bool countItem(const LottiePlace &place);
    bool isRefused() const { return report.isRefused(); }
};

/** Lottie's flags are booleans or 0 and 1. */
bool isTrue(JsonValue value);

/** A text, or a number written as one; empty for anything else. */
std::string textOf(JsonValue value);

ByteSpan spanOf(JsonValue value);

/** The pointer of an item of a list: `owner/member/index`. */
std::string itemPointer(std::string_view owner, std::string_view member, std::size_t index);

} // namespace clipwright
