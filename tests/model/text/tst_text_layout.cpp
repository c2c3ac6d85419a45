// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/text/text_layout.h"

#include "model/text/found_font.h"

#include <QTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

std::shared_ptr<Font> font;

} // namespace

class tst_TextLayout : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { font.reset(); }
    void longTextsAreCutBetweenLetters();
    void manyLinesAreManyLines();
    void emptyTextsShowNothing();
    void linesStandBelowEachOther();
    void linesAreAlignedEachOnItsOwn();
};

void tst_TextLayout::initTestCase()
{
    font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
}

void tst_TextLayout::longTextsAreCutBetweenLetters()
{
    std::string text = "x";
    while (text.size() < 1'000'000)
        text += "\xc3\xa9"; // cut at an even number of bytes, one of these would be torn
    const TextLayout layout = layOut(*font, text, TextAlign::Left);
    QVERIFY(layout.isCut);
    QCOMPARE(layout.missing, std::size_t(0));
    QCOMPARE(layout.glyphs.size(), std::size_t(1 + (kMostTextBytes - 1) / 2));
    QVERIFY(!layOut(*font, std::string(kMostTextBytes, 'a'), TextAlign::Left).isCut);
    // Bytes of no letter at all.
    QVERIFY(layOut(*font, std::string(100'000, '\x80'), TextAlign::Left).isCut);
}

void tst_TextLayout::manyLinesAreManyLines()
{
    std::string text;
    for (int i = 0; i < 30'000; ++i)
        text += "a\n";
    const TextLayout layout = layOut(*font, text, TextAlign::Centre);
    QCOMPARE(layout.glyphs.size(), std::size_t(30'000));
    QVERIFY(layout.glyphs.back().origin.y < -29'000);
}

void tst_TextLayout::emptyTextsShowNothing()
{
    for (const char *text : {"", "\n", "\r\n\r\n"})
        QVERIFY(layOut(*font, text, TextAlign::Right).glyphs.empty());
}

void tst_TextLayout::linesStandBelowEachOther()
{
    const TextLayout layout = layOut(*font, "a\r\n\nb", TextAlign::Left);
    QCOMPARE(layout.glyphs.size(), std::size_t(2));
    QCOMPARE(layout.glyphs[0].origin, Vec2(0, 0));
    QCOMPARE(layout.glyphs[1].origin, Vec2(0, -2 * font->lineHeight()));
}

void tst_TextLayout::linesAreAlignedEachOnItsOwn()
{
    const double one = font->shape("n").width;
    const TextLayout centred = layOut(*font, "nn\nn", TextAlign::Centre);
    QCOMPARE(centred.glyphs[0].origin.x, -one);
    QCOMPARE(centred.glyphs[2].origin.x, -one / 2);
    const TextLayout right = layOut(*font, "nn\nn", TextAlign::Right);
    QCOMPARE(right.glyphs[0].origin.x, -2 * one);
    QCOMPARE(right.glyphs[2].origin.x, -one);
}

QTEST_APPLESS_MAIN(tst_TextLayout)
#include "tst_text_layout.moc"
