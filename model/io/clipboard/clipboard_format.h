// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/clipboard.h"
#include "model/io/json/json_document.h"

#include <memory>
#include <string>

namespace clipwright {

/** One line of JSON (docs/formats/clipboard.md). */
std::string writeClipboard(const Clipboard &clipboard);

/**
 * Reads what writeClipboard writes. Refuses with the JSON reader's words, with `clipboard-malformed` and the JSON pointer what is
 * missing or other than expected, and with `clipboard-other` a text of something else, or of a later version.
 */
Result<Clipboard> readClipboard(std::shared_ptr<const std::string> text);
Result<Clipboard> readClipboard(const JsonValue &json);

} // namespace clipwright
