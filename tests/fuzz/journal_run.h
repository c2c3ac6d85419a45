// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace clipwright::fuzz {

/**
 * A journal that may be anything: read as it is, and once more with checksums that are right; looked at, replayed on
 * journalBase(), undone and done again. Throws BrokenPromise where the same is not there again.
 */
void runJournal(std::string_view bytes);

/** The Lottie text that every document of such a journal was opened from. */
std::string_view journalBase();

/** The JSON of one line, or whole lines. */
std::string mutateJournal(std::string_view text, std::uint32_t seed);

} // namespace clipwright::fuzz
