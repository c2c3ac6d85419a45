// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The names of members in the order in which they are written, which numbers the slots of kept text: private to the folder.
#pragma once

#include "model/stage/stage_properties.h"

#include <array>
#include <span>
#include <string_view>

namespace clipwright::ostage {

inline constexpr std::string_view kKind = "clipwright.stage";
inline constexpr int kNewestVersion = 1;

inline constexpr std::array<std::string_view, 6> kTopMembers{"kind", "formatVersion", "name",
                                                             "view", "components",    "entities"};
inline constexpr std::array<std::string_view, 6> kEntityMembers{"id",         "name",     "parent",
                                                                "components", "instance", "overrides"};
inline constexpr std::array<std::string_view, 4> kDeclaredMembers{"value", "min", "max", "private"};
inline constexpr std::string_view kClips = "clips"; ///< of motion, before its properties

/** Whose components they are: only those that may stand there have a meaning. */
enum class Owner : std::uint8_t { Entity, Root };

bool mayStandOn(const ComponentRow &row, Owner owner);
/** The names of the components that may stand there. */
std::span<const std::string_view> componentNames(Owner owner);
/** The members of a component, but those that it declares in itself. */
std::span<const std::string_view> memberNames(ComponentType type);

} // namespace clipwright::ostage
