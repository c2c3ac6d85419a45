// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/stage/stage.h"

#include <string_view>

namespace clipwright {

/**
 * Components laid over others: fields that both have are replaced, others added, also whole components. Of declared
 * properties the value is replaced and held to the range that is there, unless the upper one says a range itself. Of the two
 * spellings of a rotation the upper one counts. Paths of assets, which the upper ones say from the folder of `upperFile`, are
 * said from that of `file`; those that lead out of the project are as they were below.
 */
ComponentSet laidOver(const ComponentSet &lower, const ComponentSet &upper, std::string_view file,
                      std::string_view upperFile);

/** A path from the project's folder, said from the folder of `file`, also a path from the project's folder. */
std::string referenceFrom(std::string_view file, std::string_view path);

} // namespace clipwright
