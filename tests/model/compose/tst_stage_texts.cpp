// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/stage_texts.h"

#include "model/stage/stages.h"
#include "model/text/found_font.h"

#include <QTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

Component label(const std::string &text, const std::string &font = {}, double size = 1)
{
    Component component = withText(ComponentType::Text, TextProperty::Text, text);
    component.fields.push_back({TextProperty::Size, {Kind::Number, {size}, {}}});
    component.fields.push_back({TextProperty::Colour, {Kind::Colour, {0.2, 0.4, 0.6, 0.8}, {}}});
    component.fields.push_back({TextProperty::Font, {Kind::Asset, {}, font}});
    return component;
}

struct Drawn {
    std::shared_ptr<const StageLayout> layout;
    StagePose pose;
    StageTexts texts;
    RegionBuilder builder;

    Drawn(const StageMaker &maker, FontLoader loader)
        : layout(std::make_shared<const StageLayout>(treeOf(maker))),
          pose(layout),
          texts(*layout, std::move(loader))
    {}
    const RegionList &draw()
    {
        builder.clear();
        for (StageTree::Index entity = 0; entity < layout->tree().size(); ++entity)
            texts.add(pose, entity, {}, builder);
        return builder.list();
    }
};

} // namespace

class tst_StageTexts : public QObject {
    Q_OBJECT

private slots:
    void withoutAFontNothingIsDrawnAndItIsTold();
    void aGlyphIsARegion();
    void whatChangesIsLaidOutAnew();
    void longAndStrangeTextsAreTold();
};

void tst_StageTexts::withoutAFontNothingIsDrawnAndItIsTold()
{
    std::vector<std::string> asked;
    Drawn drawn(StageMaker()
                    .add("a", {}, {label("one")})
                    .add("b", {}, {label("two")})
                    .add("c", {}, {label("three", "fonts/x.ttf")})
                    .add("d", {}, {label("four", "../x.ttf")})
                    .add("e", {}, {label("")}),
                [&asked](const std::string &file) -> Result<std::shared_ptr<Font>> {
                    asked.push_back(file);
                    return refuse("font-missing", "there is none");
                });
    QVERIFY(drawn.draw().regions.empty());
    QVERIFY(drawn.draw().regions.empty());
    QCOMPARE(asked, (std::vector<std::string>{"", "fonts/x.ttf"}));
    const Issues told = drawn.texts.takeIssues();
    QCOMPARE(told.size(), std::size_t(3));
    QCOMPARE(told[0].code, std::string("font-missing"));
    QCOMPARE(told[1].layer, std::string("c"));
    QCOMPARE(told[2].code, std::string("font-outside"));
}

void tst_StageTexts::aGlyphIsARegion()
{
    const auto font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
    Drawn drawn(StageMaker().add("a", {}, {label("no on", {}, 2)}), [&](const std::string &) { return font; });
    const RegionList &list = drawn.draw();
    QCOMPARE(list.regions.size(), std::size_t(4)); // a space shows nothing
    QVERIFY(list.regions[0].colour == (std::array{0.2, 0.4, 0.6, 0.8}));
    Vec2 low;
    Vec2 high;
    QVERIFY(boundsOf(list, low, high));
    QVERIFY(low.x >= 0 && low.y > -0.1 && high.y > 0.9 && high.y < 1.3);
    QVERIFY(high.x > 4 && high.x < 2 * font->shape("no on").width);
    QVERIFY(drawn.texts.takeIssues().empty());
}

void tst_StageTexts::whatChangesIsLaidOutAnew()
{
    const auto font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
    Drawn drawn(StageMaker().add("a", {}, {label("nn")}), [&](const std::string &) { return font; });
    const double left = drawn.draw().points[0].x;
    drawn.pose.write(*drawn.layout->slot(1, "text.align"), "right");
    QVERIFY(std::abs(drawn.draw().points[0].x - (left - font->shape("nn").width)) < 1e-12);
    drawn.pose.write(*drawn.layout->slot(1, "text.text"), "n");
    QCOMPARE(drawn.draw().regions.size(), std::size_t(1));
}

void tst_StageTexts::longAndStrangeTextsAreTold()
{
    const auto font = foundFont();
    if (!font)
        QSKIP("the machine has no DejaVu Sans");
    Drawn drawn(
        StageMaker().add("a", {}, {label(std::string(1'000'000, 'a'))}).add("b", {}, {label("\xf0\x93\x80\x80")}),
        [&](const std::string &) { return font; });
    QCOMPARE(drawn.draw().regions.size(), kMostTextBytes + 1);
    drawn.draw();
    const Issues told = drawn.texts.takeIssues();
    QCOMPARE(told.size(), std::size_t(2));
    QCOMPARE(told[0].code, std::string("text-too-long"));
    QCOMPARE(told[1].code, std::string("glyph-missing"));
}

QTEST_APPLESS_MAIN(tst_StageTexts)
#include "tst_stage_texts.moc"
