// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace clipwright {

enum class FormatId : std::uint8_t { Oanim, Oshape, Lottie, Oclip, Ostage, Ocurve };

/** What a file of a format is a value of. */
enum class AssetKind : std::uint8_t { Rig, Clip, Stage, Curve };

/** One row a file format: open and save dialogs, drops, the command line and the documents iterate this table. */
struct FormatRow {
    FormatId id;
    std::string_view name;                        ///< "oanim": as the command line says it
    std::string_view label;                       ///< English; the application translates
    std::span<const std::string_view> extensions; ///< lower case, without the dot
    bool reads;
    bool writes;
    bool isSource; ///< is cooked, not played as it is
    AssetKind kind;
};

std::span<const FormatRow> formats();
const FormatRow &rowOf(FormatId format);
/** `FILE.lottie#ID` taken apart: one animation of a file that holds several. */
struct AnimationAddress {
    std::string file;
    std::string animation;
};
/** Nothing for a path without `.lottie#`. Whether a file of that very name is there instead, the caller asks. */
std::optional<AnimationAddress> parseAnimationAddress(std::string_view path);
/** By the suffix of `path`, whatever its case, an AnimationAddress included; `format-unknown` names the suffixes there are. */
Result<FormatId> formatOfPath(std::string_view path);
/** The same of a file that must hold a rig; `not-a-rig` names what it holds instead. */
Result<FormatId> rigFormatOfPath(std::string_view path);

} // namespace clipwright
