// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/text/font.h"

#include "model/core/polygon.h"
#include "model/text/found_font.h"
#include "model/text/glyph_outline.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

std::uint32_t glyphOf(const Font &font, std::string_view letter)
{
    return font.shape(letter).glyphs.front().glyph;
}

Result<std::shared_ptr<Font>> openBytes(std::string bytes)
{
    return Font::open(std::make_shared<const std::string>(std::move(bytes)));
}

/** Everything that a font is asked for. */
void use(Font &font)
{
    const ShapedLine line = font.shape("Affinity, fjord \xc3\xa9 \xd7\xa9\xd7\x9c \xe0\xa4\x95\xe0\xa5\x8d");
    for (const PlacedGlyph &glyph : line.glyphs)
        QVERIFY(font.outline(glyph.glyph).size() <= kMostGlyphPoints * 3);
    QVERIFY(font.lineHeight() > 0);
}

} // namespace

class tst_Font : public QObject {
    Q_OBJECT

private slots:
    void whatIsNoFontIsRefused();
    void tornFontsDoNotHarm();
    void wrongBytesAreBoxes();
    void theSpaceShowsNothing();
    void holesAreHoles();
    void linesGrowWithTheirLetters();
    void lettersAreKerned();
    void whatTheFontLacksIsCounted();
};

void tst_Font::whatIsNoFontIsRefused()
{
    for (const char *bytes : {"", "no font", "OTTO", "\x00\x01\x00\x00"}) {
        const auto font = openBytes(bytes);
        QVERIFY(!font);
        QCOMPARE(font.error().code, std::string("font-unreadable"));
    }
    const auto large = openBytes(std::string(kMostFontBytes + 1, 'x'));
    QVERIFY(!large);
    QCOMPARE(large.error().code, std::string("font-too-large"));
}

void tst_Font::tornFontsDoNotHarm()
{
    const auto bytes = fontBytes();
    if (!bytes)
        QSKIP("the machine has no DejaVu Sans");
    for (const double part : {0.001, 0.01, 0.1, 0.5, 0.9, 0.999}) {
        const auto font = openBytes(bytes->substr(0, static_cast<std::size_t>(part * double(bytes->size()))));
        if (font)
            use(**font);
    }
    std::mt19937 random(7);
    for (int round = 0; round < 60; ++round) {
        std::string torn = *bytes;
        // The tables and their heads stand first; a few changes anywhere reach the outlines.
        for (int i = 0; i < 40; ++i)
            torn[random() % (round % 2 == 0 ? 4096 : torn.size())] = static_cast<char>(random());
        const auto font = openBytes(std::move(torn));
        if (font)
            use(**font);
    }
}

void tst_Font::wrongBytesAreBoxes()
{
    const auto font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
    QVERIFY(!font->shape("\xff\xfe\xc3").glyphs.empty());
    QVERIFY(font->shape("").glyphs.empty());
    QVERIFY(font->shape(std::string_view("\0", 1)).glyphs.size() <= 1);
}

void tst_Font::theSpaceShowsNothing()
{
    const auto font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
    QVERIFY(font->outline(glyphOf(*font, " ")).empty());
    QVERIFY(font->outline(0xffffffff).empty());
    QVERIFY(font->shape(" ").width > 0.1);
}

void tst_Font::holesAreHoles()
{
    const auto font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
    const auto ring = font->outline(glyphOf(*font, "O"));
    QVERIFY(ring.size() > 20);
    // A ring of about 0.7 em with a hole: what it winds around is far less than its box, and the middle is not inside.
    QVERIFY(std::abs(signedArea(ring)) < 0.3);
    QVERIFY(!isInside(ring, {0.39, 0.36}));
    QVERIFY(isInside(ring, {0.1, 0.36}));
    for (const Vec2 point : ring)
        QVERIFY(point.x > 0 && point.x < 0.8 && point.y > -0.1 && point.y < 0.8);
}

void tst_Font::linesGrowWithTheirLetters()
{
    const auto font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
    const double one = font->shape("n").width;
    QVERIFY(one > 0.3 && one < 0.8);
    QCOMPARE(font->shape("nnnn").width, 4 * one);
    QCOMPARE(font->shape("nn").glyphs[1].origin, Vec2(one, 0));
}

void tst_Font::lettersAreKerned()
{
    const auto font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
    QVERIFY(font->shape("AV").width < font->shape("A").width + font->shape("V").width);
}

void tst_Font::whatTheFontLacksIsCounted()
{
    const auto font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
    const ShapedLine line = font->shape("a\xf0\x93\x80\x80"); // a hieroglyph
    QCOMPARE(line.missing, std::size_t(1));
    QVERIFY(!font->outline(line.glyphs.back().glyph).empty());
    QCOMPARE(font->shape("abc").missing, std::size_t(0));
}

QTEST_APPLESS_MAIN(tst_Font)
#include "tst_font.moc"
