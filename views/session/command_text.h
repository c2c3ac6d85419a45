// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/document/transaction.h"

#include <QString>

#include <span>

namespace clipwright::views {

/** One row a word that commands call themselves by (CommandText::id). */
struct CommandTextRow {
    const char *id;
    const char *text; ///< to be translated in the context Commands; %1 and on are the arguments, where there are any
};

std::span<const CommandTextRow> commandTexts();

/** What a transaction is called in the user's language: "Move keys". A word that nobody knows stands there as it is. */
QString commandText(const CommandText &text);

} // namespace clipwright::views
