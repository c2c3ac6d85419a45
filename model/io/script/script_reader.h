// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/command_table.h"
#include "model/io/json/json_document.h"
#include "model/io/script/spelling.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clipwright {

/** One command of a script, or (no row) a patch to perform. */
struct ScriptStep {
    std::string command; ///< the row's id; "patch"
    const CommandRow *row = nullptr;
    CommandArguments arguments;
    JsonValue patch;                  ///< of the script's JSON
    std::optional<Spelling> spelling; ///< of the file behind the patch
    std::string pointer;
};

struct Script {
    std::shared_ptr<const JsonDocument> json;
    std::vector<ScriptStep> steps;
};

/** As many steps as one script may have. */
inline constexpr std::size_t kMostSteps = 100000;

/**
 * A list of commands (docs/formats/commands.md). Refuses with the JSON reader's words, or with `script-malformed` and the JSON
 * pointer: a command or an argument that there is not, one that is missing or of another kind.
 */
Result<Script> readScript(std::shared_ptr<const std::string> bytes, const std::string &file);

} // namespace clipwright
