// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/io/formats.h"

#include <memory>
#include <string>

namespace clipwright::app {

/** The canonical text of what a native file's bytes say, and what of them was left out. */
struct Canonical {
    std::string text;
    Issues issues;        ///< what reading told
    bool leftOut = false; ///< something of the file is not in the text
};

/** Refuses what the format's reader does, and `not-native` for sources. */
Result<Canonical> canonicalOf(FormatId format, const std::shared_ptr<const std::string> &bytes,
                              const std::string &path);

/**
 * Puts the text in the place of the file that it was read from. Where something was left out, the file as it was is kept beside
 * it, which is told (`backup-kept`).
 */
Result<void> writeCanonical(const std::string &path, Canonical &canonical);

} // namespace clipwright::app
