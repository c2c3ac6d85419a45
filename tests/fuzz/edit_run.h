// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace clipwright::fuzz {

// What may come from anyone and ends in a document or beside one. Each throws BrokenPromise where the same is not there again.

/** A script of commands: performed on journalBase(), step by step, and taken back. */
void runScript(std::string_view bytes);
/** What is on the clipboard: pasted at several places of journalBase(), taken back, written and read again. */
void runClipboard(std::string_view bytes);
/** A record of a cook: read, written over itself, read again. */
void runRecord(std::string_view bytes);

} // namespace clipwright::fuzz
