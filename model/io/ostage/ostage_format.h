// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/io/json/json_document.h"
#include "model/stage/stage.h"
#include "model/stage/stage_rules.h"

#include <cstddef>
#include <memory>
#include <string>

namespace clipwright {

/** What a stage may hold at most (docs/reliability.md); tests set less. */
struct OstageCaps {
    std::size_t entities = kMostEntities;
    std::size_t treeDepth = kDeepestEntity;
    std::size_t declared = kMostDeclared;
    std::size_t parts = 1'000'000; ///< declared properties, overrides and clips of the whole file
    JsonCaps json;
};

/** A stage and what of its text was left out or changed: each part an issue with its place. */
struct OstageReading {
    Stage stage;
    Issues issues;
};

/**
 * Reads the text of an .ostage: lenient about its parts, strict about the whole. Refusals, with file, line and column:
 * `json-…` as JsonDocument says, `not-an-object`, `wrong-kind` (`kind` is not "clipwright.stage"), `bad-version`, `newer`,
 * `too-many-entities`, `too-many-parts`. Issues: docs/formats/ostage.md has the list. The first 1,000 are told, then `and-more`.
 */
Result<OstageReading> readOstage(const std::shared_ptr<const std::string> &text, const std::string &file = {},
                                 const OstageCaps &caps = {});

/** The canonical text: the same for the same stage, whatever text it was read from. Numbers are finite (asserted). */
std::string writeOstage(const Stage &stage);

} // namespace clipwright
