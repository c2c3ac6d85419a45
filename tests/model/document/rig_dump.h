// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/document_edit.h"

#include <span>
#include <string>

namespace clipwright::testing {

/** Every bit of a document that an edit may change, as text: two are the same exactly when these are. */
std::string dumpOf(const DocumentValue &value);

/** A fixture of tests/data/lottie, by its name without suffix. */
Rig fixture(const char *name);

/** Fixtures that whole documents are replaced by, and such a replacement by the hash of its text. */
std::span<const char *const> replacements();
Result<ReplaceValue> replacementNamed(const std::string &hash);

/** The patch through its text and back, for a document as it is now; nothing where that refused. */
std::optional<Patch> throughText(const Patch &patch, const DocumentValue &value);

} // namespace clipwright::testing
