// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/core/result.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/** The largest font that is opened, 64 MiB: the largest of East Asia have about 30. */
inline constexpr std::size_t kMostFontBytes = std::size_t(64) << 20;

/** A glyph of a line, and where its origin is: ems, y up, from where the line begins. */
struct PlacedGlyph {
    std::uint32_t glyph = 0;
    Vec2 origin{0, 0};

    bool operator==(const PlacedGlyph &) const = default;
};

struct ShapedLine {
    std::vector<PlacedGlyph> glyphs;
    double width = 0;        ///< ems
    std::size_t missing = 0; ///< glyphs that the font does not have; it shows its box for them
};

/**
 * A font of outlines: shapes lines and gives what to fill for a glyph, both in ems and unhinted, so that nothing depends on
 * pixels. Keeps the outlines that it was asked for. Not to be shared between threads.
 */
class Font {
public:
    /** Refuses `font-too-large`, `font-unreadable`: no font, or none with outlines. Of a collection the first. */
    static Result<std::shared_ptr<Font>> open(std::shared_ptr<const std::string> bytes);
    ~Font();
    Font(const Font &) = delete;
    Font &operator=(const Font &) = delete;

    double lineHeight() const { return m_lineHeight; } ///< ems from baseline to baseline, above 0

    /** One line of UTF-8, wrong bytes as U+FFFD: in the direction of its first script, with ligatures and kerning. */
    ShapedLine shape(std::string_view line) const;

    /** A ring to be filled by the nonzero rule (glyph_outline.h), in ems. Empty where the glyph shows nothing. */
    std::span<const Vec2> outline(std::uint32_t glyph);

private:
    struct Face;
    Font();

    std::unique_ptr<Face> m_face;
    double m_lineHeight = 1.2;
};

} // namespace clipwright
