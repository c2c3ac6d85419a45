// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// What reader and writer of .oclip both know: private to the folder. Lists are in the order in which members are written.
#pragma once

#include <array>
#include <string_view>

namespace clipwright::oclip {

inline constexpr std::string_view kMarker = "orblit.clip";
inline constexpr int kNewestVersion = 1;

inline constexpr std::array<std::string_view, 10> kTop{"kind",     "formatVersion", "name",       "duration", "rate",
                                                       "whenDone", "playback",      "rootMotion", "channels", "marks"};

inline constexpr std::array<std::string_view, 5> kRootMotion{"target", "bone", "turns", "rises", "up"};

inline constexpr std::array<std::string_view, 17> kChannel{
    "target", "bone", "property",  "kind",   "hold",  "mix",    "order",      "names", "relative",
    "min",    "max",  "component", "before", "after", "period", "linkedEnds", "keys"};

/** As Extrapolation. */
inline constexpr std::array<std::string_view, 5> kExtrapolations{"hold", "linear", "cycle", "offset", "oscillate"};

/** As places of kKey: where a key's kept texts stand. */
enum class KeyMember : int { At, Value, Hold, Shape, In, Out, Easing, Handles, Weights };
inline constexpr std::array<std::string_view, 9> kKey{"at",  "value",  "hold",    "shape",  "in",
                                                      "out", "easing", "handles", "weights"};

inline constexpr std::array<std::string_view, 3> kMark{"at", "name", "payload"};

/** How a value travels to the next key, as the seed's reader knows it. */
enum class Hold : unsigned char { Step, Linear, Smooth, Shaped, Curve };
inline constexpr std::array<std::string_view, 5> kHolds{"step", "linear", "smooth", "shaped", "curve"};

/** Of shaped keys; the index is the parameter of Interpolation::Shaped. `in` is a word of the seed's language, hence `in_`. */
inline constexpr std::array<std::string_view, 7> kShapes{"linear", "in_", "out", "inOut", "smooth", "back", "bounce"};

} // namespace clipwright::oclip
