// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/io/archive/archive_caps.h"

#include <memory>
#include <string>
#include <string_view>

namespace clipwright {

/** Whether bytes begin as gzip does. */
bool looksLikeGzip(std::string_view bytes);

/**
 * What a gzip file holds, of all its members. Refusals: `gzip-malformed` (broken, cut short, or a wrong checksum) and
 * `gzip-too-large` (ArchiveCaps), told before anything as large is held.
 */
Result<std::shared_ptr<const std::string>> inflateGzip(std::string_view bytes, const std::string &file = {},
                                                       const ArchiveCaps &caps = {});

/** Bytes as gzip, without a name or time: the same bytes every time. */
std::string deflateGzip(std::string_view bytes);

} // namespace clipwright
