// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/oanim/kept_lines.h"
#include "model/rig/cooked_rig.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace clipwright::oanim {

/**
 * Writes statements from top to bottom, each with the lines kept before it. Both formats write the same regions:
 * `.oanim` leaves a texture's window out where it is the whole image, `.oshape` always tells it.
 */
class TextWriter {
public:
    TextWriter(const KeptLines &kept, KeptWriter::IsStatement isStatement) : m_kept(kept, isStatement, m_out) {}

    /** Starts a line with the words that follow, behind what is kept before `at`. */
    TextWriter &line(const KeptAt &at, std::string_view indent, std::string_view word, bool isWithinRun = false);
    /** A word of the user's: what would end it or start a comment becomes `_`. */
    TextWriter &name(std::string_view text);
    TextWriter &word(std::string_view text);
    /** A number; what no text can say (not finite) is 0. */
    TextWriter &number(double value);
    TextWriter &numbers(std::span<const double> values);
    TextWriter &count(std::size_t value);
    /** Nothing for what the grammar takes for granted or cannot say. */
    TextWriter &easing(const Easing &easing);
    /** The rest of a line; LF and `#` become spaces. */
    TextWriter &payload(std::string_view text);
    void end() { m_out += '\n'; }

    struct RegionStyle {
        std::string_view indent;
        bool hasWholeWindow; ///< write a window of 0 0 1 1
        bool isWithinRun;    ///< its paint line stands within a run
    };
    /** One key of a shape from its paint to its mask; `at.slot` is the number of the paint's statement. */
    void region(const CookedShape &shape, std::size_t key, KeptAt at, const RegionStyle &style);

    std::string take(const KeptAt &end);

private:
    void paint(const RegionLayout &layout, std::span<const double> values, KeptAt &at, const RegionStyle &style);
    void texture(const RegionLayout &layout, std::span<const double> values, const KeptAt &at,
                 const RegionStyle &style);
    void run(std::string_view word, std::span<const double> points, KeptAt &at, const RegionStyle &style);

    std::string m_out;
    KeptWriter m_kept;
};

} // namespace clipwright::oanim
