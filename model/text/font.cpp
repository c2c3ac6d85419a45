// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/text/font.h"

#include "model/text/glyph_outline.h"

#include <freetype/freetype.h>
#include <hb.h>

#include <unordered_map>
#include <utility>

namespace clipwright {

namespace {

/** Points of all glyphs that one font keeps; what comes after them shows nothing. */
constexpr std::size_t kMostKeptPoints = 4'000'000;

template<auto Destroy>
struct Destroyer {
    template<class T>
    void operator()(T *object) const
    {
        Destroy(object);
    }
};

using Library = std::unique_ptr<FT_LibraryRec_, Destroyer<FT_Done_FreeType>>;
using FreeFace = std::unique_ptr<FT_FaceRec_, Destroyer<FT_Done_Face>>;
using ShapingBlob = std::unique_ptr<hb_blob_t, Destroyer<hb_blob_destroy>>;
using ShapingFace = std::unique_ptr<hb_face_t, Destroyer<hb_face_destroy>>;
using ShapingFont = std::unique_ptr<hb_font_t, Destroyer<hb_font_destroy>>;
using ShapingBuffer = std::unique_ptr<hb_buffer_t, Destroyer<hb_buffer_destroy>>;

double lineHeightOf(hb_font_t *font, double unit)
{
    hb_font_extents_t extents{};
    if (!hb_font_get_h_extents(font, &extents))
        return 1.2;
    const double height = (double(extents.ascender) - extents.descender + extents.line_gap) / unit;
    return height > 0.1 && height < 10 ? height : 1.2; // a font may say anything
}

} // namespace

struct Font::Face {
    std::shared_ptr<const std::string> bytes; ///< both libraries read from it
    Library library;
    FreeFace outlines;
    ShapingFont shaping;
    double unit = 1000;
    std::unordered_map<std::uint32_t, std::vector<Vec2>> rings;
    std::size_t keptPoints = 0;
};

Font::Font() : m_face(std::make_unique<Face>()) {}
Font::~Font() = default;

Result<std::shared_ptr<Font>> Font::open(std::shared_ptr<const std::string> bytes)
{
    if (bytes->size() > kMostFontBytes)
        return refuse("font-too-large", "expected a font of 64 MiB at most");
    const std::shared_ptr<Font> font(new Font);
    Face &face = *font->m_face;
    face.bytes = std::move(bytes);
    FT_Library library = nullptr;
    if (FT_Init_FreeType(&library) != 0)
        return refuse("font-unreadable", "no memory left for the font");
    face.library.reset(library);
    FT_Face opened = nullptr;
    const auto *data = reinterpret_cast<const FT_Byte *>(face.bytes->data());
    if (FT_New_Memory_Face(library, data, static_cast<FT_Long>(face.bytes->size()), 0, &opened) != 0)
        return refuse("font-unreadable", "expected a TrueType or OpenType font");
    face.outlines.reset(opened);
    if (!FT_IS_SCALABLE(opened) || opened->units_per_EM == 0)
        return refuse("font-unreadable", "expected a font of outlines, not of pictures");
    face.unit = opened->units_per_EM;

    const ShapingBlob blob(hb_blob_create(face.bytes->data(), static_cast<unsigned>(face.bytes->size()),
                                          HB_MEMORY_MODE_READONLY, nullptr, nullptr));
    const ShapingFace shapingFace(hb_face_create(blob.get(), 0));
    face.shaping.reset(hb_font_create(shapingFace.get()));
    // Positions in font units, whatever scale the face says on its own.
    hb_font_set_scale(face.shaping.get(), opened->units_per_EM, opened->units_per_EM);
    font->m_lineHeight = lineHeightOf(face.shaping.get(), face.unit);
    return font;
}

ShapedLine Font::shape(std::string_view line) const
{
    const ShapingBuffer buffer(hb_buffer_create());
    hb_buffer_add_utf8(buffer.get(), line.data(), static_cast<int>(line.size()), 0, static_cast<int>(line.size()));
    // Said before the rest is guessed, for a guess asks the locale.
    hb_buffer_set_language(buffer.get(), hb_language_from_string("und", -1));
    hb_buffer_guess_segment_properties(buffer.get());
    hb_shape(m_face->shaping.get(), buffer.get(), nullptr, 0);

    unsigned count = 0;
    const hb_glyph_info_t *glyphs = hb_buffer_get_glyph_infos(buffer.get(), &count);
    const hb_glyph_position_t *places = hb_buffer_get_glyph_positions(buffer.get(), &count);
    ShapedLine shaped;
    shaped.glyphs.reserve(count);
    Vec2 pen{0, 0};
    for (unsigned i = 0; i < count; ++i) {
        const Vec2 offset(places[i].x_offset, places[i].y_offset);
        shaped.glyphs.push_back({glyphs[i].codepoint, (pen + offset) / m_face->unit});
        shaped.missing += glyphs[i].codepoint == 0;
        pen += Vec2(places[i].x_advance, places[i].y_advance);
    }
    shaped.width = pen.x / m_face->unit;
    return shaped;
}

std::span<const Vec2> Font::outline(std::uint32_t glyph)
{
    const auto [known, isNew] = m_face->rings.try_emplace(glyph);
    if (isNew && m_face->keptPoints < kMostKeptPoints
        && FT_Load_Glyph(m_face->outlines.get(), glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP) == 0
        && m_face->outlines->glyph->format == FT_GLYPH_FORMAT_OUTLINE) {
        known->second = ringOf(m_face->outlines->glyph->outline, m_face->unit);
        m_face->keptPoints += known->second.size();
    }
    return known->second;
}

} // namespace clipwright
