// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/project/cook_record.h"

#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * The record of a side file; nothing where it has none (no `<cook>`: the file is known to its project and was never cooked).
 * Refuses `record-malformed` with line and column: no XML, another root than `orkmeta`, an artifact that is not named as a
 * file beside its source, over kMaxRecordBytes.
 */
Result<std::optional<CookRecord>> readCookRecord(std::string_view text, const std::string &file = {});

/**
 * The side file with this record in it. `before` is what it was, or empty for a new one, which gets `id`: elements,
 * attributes, comments and line ends that are not the record's stay where they are; an unchanged record gives the same bytes.
 * Refusals: those of readCookRecord about `before`; `record-unsayable` where a text has characters that XML has not.
 */
Result<std::string> writeCookRecord(const CookRecord &record, std::string_view before, std::string_view id,
                                    const std::string &file = {});

/** 32 hexadecimal digits that no other asset has. */
std::string newAssetId();

} // namespace clipwright
