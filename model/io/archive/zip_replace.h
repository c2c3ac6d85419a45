// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <string>
#include <string_view>

namespace clipwright {

/**
 * A zip with one entry of other content: all other entries in their order with their packed bytes, dates and comments as
 * they are. The entry keeps its name, date and way of packing, so the same content gives the same bytes. `bytes` are those of a
 * ZipArchive that has the entry. Refuses with `zip-malformed`, `zip-entry-missing`.
 */
Result<std::string> replaceInZip(const std::string &bytes, std::string_view name, std::string_view content);

} // namespace clipwright
