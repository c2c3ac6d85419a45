// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/lottie/lottie_caps.h"
#include "model/io/lottie/lottie_report.h"
#include "model/rig/rig.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>

namespace clipwright {

/** What all parts of one reading share. */
struct LottieContext {
    LottieContext(const JsonDocument &json, const std::string &file, const LottieCaps &fileCaps);

    LottieCaps caps;
    LottieReport report;
    bool mayHaveByteColours; ///< the file is of a version that wrote colours from 0 to 255
    std::uint32_t lastNode = 0;
    std::size_t itemCount = 0;
    std::size_t stopNumbers = 0;
    std::unordered_map<std::string, CompositionId> compositionsById;
    std::unordered_map<std::string, std::size_t> assetsById; ///< images: index in Rig::assets

    /** The value that properties name so by `sid`; invalid where the file has none. */
    JsonValue slotNamed(const std::string &name) const;
    NodeId newNode() { return NodeId{++lastNode}; }
    /** Ends the reading: a cap is passed. */
    void refuse(std::string code, std::string what, const LottiePlace &place);
    /** Counts one more shape item, dash or mask; false, and refused, past the cap. */
    bool countItem(const LottiePlace &place);
    bool isRefused() const { return report.isRefused(); }

private:
    std::unordered_map<std::string, JsonValue> m_slots;
};

/** Lottie's flags are booleans or 0 and 1. */
bool isTrue(JsonValue value);

/** A text, or a number written as one; empty for anything else. */
std::string textOf(JsonValue value);

ByteSpan spanOf(JsonValue value);

/** The pointer of an item of a list: `owner/member/index`. */
std::string itemPointer(std::string_view owner, std::string_view member, std::size_t index);

} // namespace clipwright
