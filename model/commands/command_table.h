// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/argument.h"
#include "model/document/document_edit.h"

#include <span>
#include <string_view>

namespace clipwright {

/** One thing that a user does to a document. Menus, the palette, scripts and the command line iterate this table. */
struct CommandRow {
    std::string_view id;    ///< verb and noun: "moveKeys"
    std::string_view label; ///< English; the application translates
    std::span<const ArgumentRow> arguments;
    /** With arguments of the kinds that the rows say, all required ones there. Refuses as the command does. */
    Result<void> (*run)(DocumentEdit &edit, const CommandArguments &arguments);
};

std::span<const CommandRow> commands();
/** Null for a word that is none. */
const CommandRow *commandNamed(std::string_view id);

} // namespace clipwright
