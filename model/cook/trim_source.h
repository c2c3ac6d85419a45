// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/cook/line_source.h"
#include "model/cook/property_source.h"

#include <memory>
#include <vector>

namespace clipwright {

/** A trim item over cooked frames: which part of each line before it is drawn. */
class TrimSource {
public:
    TrimSource(CookScope &scope, const Node &trim);

    /** Shares of a line's length: start in 0 … 1 plus the turns of the offset, end not before start. */
    struct Part {
        double start = 0;
        double end = 1;
    };
    /** Lottie's players hold start and end to the line, swap them where they stand the other way, and turn both. */
    Part partAt(double frame) const;
    /** It leaves every line whole. */
    bool isWhole() const;
    std::vector<const Motion *> motions() const;

private:
    PropertySource m_start;
    PropertySource m_end;
    PropertySource m_offset;
};

/**
 * What a trim leaves of a line: of a closed one a piece, which may reach over its start; of an open one a piece, and
 * a second where it ever does. `pieces`: the line, or what the trim before has left of it, which then counts as one line
 * from the first to the last. `hides`: what is trimmed to nothing is not shown, rather than a point with caps.
 */
std::vector<LineRef> trimmed(CookScope &scope, const std::vector<LineRef> &pieces,
                             const std::shared_ptr<const TrimSource> &trim, bool hides);

} // namespace clipwright
