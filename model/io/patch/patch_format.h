// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/primitive.h"
#include "model/io/json/json_document.h"
#include "model/io/json/json_writer.h"

#include <functional>
#include <string>

namespace clipwright {

/** Writes a patch as a list (docs/formats/patch.md), exactly. */
void writePatch(JsonWriter &json, const Patch &patch);

/** What a file with that hash (sha1Hex) says. */
using ReadReplacement = std::function<Result<ReplaceValue>(const std::string &hash)>;

/**
 * Reads a patch for a document as it is now: new easings go behind those of its tables. Refuses with `patch-malformed` and the JSON
 * pointer of what is missing or other than expected, and with what `replacement` refuses: without one, a patch that replaces
 * the whole document. Whether it fits a document is asked when it is performed.
 */
Result<Patch> readPatch(const JsonValue &json, const DocumentValue &value, const ReadReplacement &replacement = {});

} // namespace clipwright
