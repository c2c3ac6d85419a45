// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Paths of objects taken apart, whatever document they are of.
#pragma once

#include "model/core/rate.h"
#include "model/core/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** One step of a path: a list with an index, or a name. */
struct PathSegment {
    std::string name;
    std::optional<std::size_t> index; ///< then `name` is the list's
    bool isQuoted = false;

    bool isWord() const { return !isQuoted && !index; }
};

struct PathWords {
    std::vector<PathSegment> segments;
    std::optional<TimeText> time; ///< behind an @
};

/** Refuses with `path-malformed`, and as parseTime. */
Result<PathWords> wordsOf(std::string_view path);

/** Which number of a value: x y z w, r g b a or 0 1 2 3. */
std::optional<std::int8_t> numberNamed(std::string_view word);

/** A name as a step of a path. */
std::string quotedName(std::string_view name);
/** A name as a step of a path, in quotes only where it needs them. */
std::string pathStep(std::string_view name);
/** In double quotes, for a sentence. */
std::string quoted(std::string_view word);

} // namespace clipwright
