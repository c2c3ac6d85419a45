// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/ids.h"
#include "model/core/place.h"
#include "model/core/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

enum class Severity : std::uint8_t { Error, Warning, Info };

/** What became of a part of a source: the `class` of a cook's issues. None where nothing was cooked. */
enum class Fate : std::uint8_t { None, Refused, Approximated, Dropped, Kept };

std::string_view nameOf(Severity severity);
std::string_view nameOf(Fate fate);

/** One thing worth saying about the user's data, with its place and, where we know one, what to do about it. */
struct Issue {
    Severity severity = Severity::Warning;
    Fate fate = Fate::None;
    std::string code; ///< stable kebab-case word, see Error::code
    Place where;
    std::string what;        ///< an English sentence
    std::string advice;      ///< what the artist can do in their tool; may be empty
    std::string layer;       ///< the layer's name, where there is one
    NodeId node;             ///< the Rig node it is about, for picking and badges; null where there is none
    std::uint32_t count = 1; ///< how many alike were merged into it; place and node are the first's

    bool operator==(const Issue &) const = default;
};

using Issues = std::vector<Issue>;

/** A refusal as one issue of severity error. */
Issue issueOf(const Error &error);

/** A word of a file for a sentence: cut where it is long, in single quotes. */
std::string quotedWord(std::string_view word);

bool hasErrors(const Issues &issues);

/** Joins issues of one layer that say the same: the first stays in its place and counts the others. */
void mergeIssues(Issues &issues);

/** "and N more" of a file: the one issue behind a list that was cut. */
Issue moreIssues(std::size_t count, const std::string &file, Severity severity = Severity::Info);

/**
 * Cuts a list longer than `cap` and adds one last issue "and N more", so that a hostile file cannot flood a view. That one
 * is an error when an error was cut. A list cut before stays as it is.
 */
void capIssues(Issues &issues, std::size_t cap = 1000);

} // namespace clipwright
