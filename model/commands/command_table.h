// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/commands/argument.h"
#include "model/document/document_edit.h"

#include <initializer_list>
#include <span>
#include <string_view>

namespace clipwright {

/** Some of the kinds of documents. */
struct KindSet {
    std::uint8_t bits = 0;

    static constexpr KindSet of(std::initializer_list<DocumentKind> kinds)
    {
        KindSet set;
        for (const DocumentKind kind : kinds)
            set.bits = static_cast<std::uint8_t>(set.bits | (1U << static_cast<unsigned>(kind)));
        return set;
    }
    constexpr bool has(DocumentKind kind) const { return (bits >> static_cast<unsigned>(kind)) & 1U; }
};

/** One thing that a user does to a document. Menus, the palette, scripts and the command line iterate this table. */
struct CommandRow {
    std::string_view id;    ///< verb and noun: "moveKeys"
    std::string_view label; ///< English; the application translates
    std::span<const ArgumentRow> arguments;
    /** Asked through run() below. */
    Result<void> (*act)(DocumentEdit &edit, const CommandArguments &arguments);
    KindSet kinds = KindSet::of({DocumentKind::Rig}); ///< of documents that it edits
};

/** With arguments of the kinds that the rows say, all required ones there. Refuses as the command does, `document-kind` first. */
Result<void> run(const CommandRow &row, DocumentEdit &edit, const CommandArguments &arguments);

std::span<const CommandRow> commands();
/** Null for a word that is none. */
const CommandRow *commandNamed(std::string_view id);

} // namespace clipwright
