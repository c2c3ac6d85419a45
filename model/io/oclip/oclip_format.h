// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/clip/clip.h"
#include "model/core/issue.h"
#include "model/io/json/json_document.h"

#include <memory>
#include <string>

namespace clipwright {

/** A clip and what of its text was left out: each part an issue with its place. */
struct OclipReading {
    Clip clip;
    Issues issues;
};

/**
 * Reads the text of an .oclip: lenient about its parts, strict about the whole. Refusals, with file, line and column:
 * `json-…` as JsonDocument says, `not-an-object`, `wrong-kind` (`kind` is not "orblit.clip"), `newer` (a `formatVersion`, a whole
 * number, above 1). Issues, warnings all: `channel-no-property`, `channel-unknown-kind`, `channel-not-a-bone-property`,
 * `channel-no-component`, `keys-dropped` (count tells how many), `channel-no-keys`, `channel-duplicate`, `mark-dropped`.
 * Keys and marks come sorted by time, stably.
 */
Result<OclipReading> readOclip(const std::shared_ptr<const std::string> &text, const std::string &file = {},
                               const JsonCaps &caps = {});

/** The canonical text: the same for the same clip, whatever text it was read from. Numbers are finite (asserted). */
std::string writeOclip(const Clip &clip);

} // namespace clipwright
