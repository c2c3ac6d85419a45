// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/text/text_layout.h"

#include <algorithm>

namespace clipwright {

namespace {

/** What is shown of a text: not cut within a letter. */
std::string_view shownPart(std::string_view text)
{
    std::size_t end = std::min(text.size(), kMostTextBytes);
    while (end < text.size() && end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end);
}

double startOf(const ShapedLine &line, TextAlign align)
{
    switch (align) {
    case TextAlign::Centre: return -line.width / 2;
    case TextAlign::Right: return -line.width;
    case TextAlign::Left: break;
    }
    return 0;
}

} // namespace

TextLayout layOut(const Font &font, std::string_view text, TextAlign align)
{
    TextLayout layout;
    std::string_view left = shownPart(text);
    layout.isCut = left.size() < text.size();
    for (double y = 0; !left.empty(); y -= font.lineHeight()) {
        const std::size_t end = std::min(left.find('\n'), left.size());
        std::string_view line = left.substr(0, end);
        left.remove_prefix(std::min(end + 1, left.size()));
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        if (line.empty())
            continue;
        ShapedLine shaped = font.shape(line);
        const Vec2 start(startOf(shaped, align), y);
        for (PlacedGlyph &glyph : shaped.glyphs)
            glyph.origin += start;
        layout.glyphs.insert(layout.glyphs.end(), shaped.glyphs.begin(), shaped.glyphs.end());
        layout.missing += shaped.missing;
    }
    return layout;
}

} // namespace clipwright
