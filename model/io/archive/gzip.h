// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"

#include <memory>
#include <string>
#include <string_view>

namespace clipwright {

/** Whether bytes begin as gzip does. */
bool looksLikeGzip(std::string_view bytes);

/**
 * What a gzip file holds, of all its members. Refusals: `gzip-malformed` (broken, cut short, or a wrong checksum) and
 * `gzip-too-large` (archive_caps.h).
 */
Result<std::shared_ptr<const std::string>> inflateGzip(std::string_view bytes, const std::string &file = {});

} // namespace clipwright
