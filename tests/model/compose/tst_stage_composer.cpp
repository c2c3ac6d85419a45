// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/compose/stage_composer.h"

#include "model/core/numbers.h"
#include "model/eval/sample_rigs.h"
#include "model/stage/stages.h"

#include <QTest>

using namespace clipwright;
using namespace clipwright::fixtures;
using namespace clipwright::samples;

namespace {

Component shape(const std::string &primitive, double width, double height)
{
    Component component = withText(ComponentType::Shape, ShapeProperty::Primitive, primitive);
    component.fields.push_back({ShapeProperty::Size, {Kind::Vector3, {width, height, 1}, {}}});
    component.fields.push_back({ShapeProperty::Colour, {Kind::Colour, {1, 0.5, 0, 1}, {}}});
    return component;
}

Component sprite(const std::string &texture, double frame, const std::string &flip = "none")
{
    Component component = withText(ComponentType::Sprite, SpriteProperty::Texture, texture);
    component.fields.push_back({SpriteProperty::Frame, {Kind::Number, {frame}, {}}});
    component.fields.push_back({SpriteProperty::Frames, {Kind::Vector2, {2, 2}, {}}});
    component.fields.push_back({SpriteProperty::Size, {Kind::Vector2, {2, 1}, {}}});
    component.fields.push_back({SpriteProperty::Tint, {Kind::Colour, {1, 1, 1, 0.5}, {}}});
    component.fields.push_back({SpriteProperty::Flip, {Kind::Choice, {}, flip}});
    return component;
}

Component rig(const std::string &file)
{
    Component component = withText(ComponentType::Rig, RigProperty::Rig, file);
    component.fields.push_back({RigProperty::Tint, {Kind::Colour, {1, 0.5, 1, 1}, {}}});
    return component;
}

CookedRig texturedRig()
{
    CookedRig cooked;
    cooked.rate = {10};
    cooked.duration = 10;
    cooked.clips.push_back({"a", 0, 10, true});
    CookedLayer layer = triangleLayer("body");
    layer.shapes.push_back(texturedSquare());
    cooked.layers = {layer};
    return cooked;
}

RigLoader rigs()
{
    return [](const std::string &) -> Result<std::shared_ptr<const RigRuntime>> { return built(texturedRig()); };
}

FontLoader noFonts()
{
    return [](const std::string &) -> Result<std::shared_ptr<Font>> { return refuse("font-missing", "none"); };
}

struct Shown {
    std::shared_ptr<const StageLayout> layout;
    StagePose pose;
    StageRigs rigsThere;
    StageComposer composer;

    explicit Shown(const StageMaker &maker, const RegionCaps &caps = {}) : Shown(treeOf(maker), caps) {}
    explicit Shown(std::shared_ptr<const StageTree> tree, const RegionCaps &caps = {})
        : layout(std::make_shared<const StageLayout>(std::move(tree))),
          pose(layout),
          rigsThere(layout, rigs()),
          composer(layout, noFonts(), caps)
    {}
    const RegionList &list() { return composer.compose(pose, rigsThere); }
};

QString pointText(Vec2 p)
{
    const auto text = [](double v) { return QString::fromStdString(numberText(roundTo(v, 1e-9) + 0.0)); };
    return text(p.x) + ',' + text(p.y);
}

/** A line a region: whose it is, its texture, the corners with their texture coordinates. */
QStringList linesOf(Shown &shown)
{
    QStringList lines;
    const RegionList &list = shown.list();
    for (const ComposedRegion &region : list.regions) {
        QString line = QString::fromStdString(shown.layout->tree().path(region.layer)) + ':';
        for (std::uint32_t i = 0; i < std::min(region.outerCount, 4U); ++i) {
            line += ' ' + pointText(list.outer(region)[i]);
            if (region.texture >= 0)
                line += '@' + pointText(list.uvs[region.firstPoint + i]);
        }
        if (region.texture >= 0)
            line += ' ' + QString::fromStdString(shown.composer.textures()[static_cast<std::size_t>(region.texture)]);
        lines << line;
    }
    return lines;
}

} // namespace

class tst_StageComposer : public QObject {
    Q_OBJECT

private slots:
    void whatIsTooMuchIsToldOnce();
    void whatIsTooFarIsTold();
    void picturesOfOthersAreNotShown();
    void hiddenThingsHideWhatIsBelow();
    void shapesSpritesAndRigsAsRegions();
    void paintedByZ();
    void aRigIsOneThing();
    void texturesAreNamedFromTheirOwnFile();
    void theSameMomentGivesTheSameRegions();
};

void tst_StageComposer::whatIsTooMuchIsToldOnce()
{
    Shown shown(StageMaker()
                    .add("a", {}, {shape("box", 1, 1)})
                    .add("b", {}, {shape("box", 1, 1)})
                    .add("c", {}, {shape("box", 1, 1)}),
                {2, 100});
    QCOMPARE(shown.list().regions.size(), std::size_t(2));
    shown.list();
    const Issues told = shown.composer.takeIssues();
    QCOMPARE(told.size(), std::size_t(1));
    QCOMPARE(told[0].code, std::string("stage-too-large"));
    QVERIFY(shown.composer.takeIssues().empty());
}

void tst_StageComposer::whatIsTooFarIsTold()
{
    Shown shown(
        StageMaker().add("a", {}, {shape("sphere", 1e300, 1)}).add("b", {}, {at(1e308, 0), shape("box", 1, 1)}));
    QVERIFY(shown.list().regions.empty());
    QCOMPARE(shown.composer.takeIssues().front().code, std::string("out-of-range"));
}

void tst_StageComposer::picturesOfOthersAreNotShown()
{
    Shown shown(StageMaker().add("a", {}, {sprite("../../secret.png", 0)}).add("b", {}, {sprite("", 0)}));
    QCOMPARE(shown.list().regions.size(), std::size_t(2));
    QCOMPARE(shown.list().regions[0].texture, -1);
    QVERIFY(shown.composer.textures().empty());
    const Issues told = shown.composer.takeIssues();
    QCOMPARE(told.size(), std::size_t(1));
    QCOMPARE(told[0].code, std::string("texture-outside"));
}

void tst_StageComposer::hiddenThingsHideWhatIsBelow()
{
    Component hidden = at(0, 0);
    hidden.fields.push_back({TransformProperty::Visible, {Kind::Flag, {0}, {}}});
    Shown shown(StageMaker()
                    .add("a", {}, {hidden, shape("box", 1, 1)})
                    .add("b", "a", {shape("box", 1, 1)})
                    .add("c", {}, {shape("box", 1, 1)}));
    QCOMPARE(linesOf(shown).size(), 1);
    QVERIFY(linesOf(shown)[0].startsWith("c:"));
    shown.pose.write(*shown.layout->slot(1, "transform.visible"), std::array{1.0});
    QCOMPARE(linesOf(shown).size(), 3);
}

void tst_StageComposer::shapesSpritesAndRigsAsRegions()
{
    Component turned = at(1, 1, 8);
    turned.fields.push_back({TransformProperty::Euler, {Kind::Euler, {0, 0, 90}, {}}});
    Shown shown(StageMaker()
                    .add("box", {}, {at(2, 1), shape("box", 2, 1)})
                    .add("plane", {}, {turned, shape("plane", 2, 1)})
                    .add("ball", {}, {shape("sphere", 2, 1)})
                    .add("sheet", {}, {sprite("art/a.png", 3)})
                    .add("mirror", {}, {sprite("art/a.png", 0, "x")})
                    .add("fox", {}, {at(10, 0), rig("rigs/fox.oanim")}));
    const QStringList lines = linesOf(shown);
    QCOMPARE(lines.size(), 7);
    QCOMPARE(lines[0], "box: 1,1.5 1,0.5 3,0.5 3,1.5");
    QCOMPARE(lines[1], "plane: 0.5,0 1.5,0 1.5,2 0.5,2");
    QVERIFY(lines[2].startsWith("ball: 1.000"));
    QCOMPARE(lines[3], "sheet: -1,0.5@0.5,0.5 -1,-0.5@0.5,1 1,-0.5@1,1 1,0.5@1,0.5 art/a.png");
    QCOMPARE(lines[4], "mirror: -1,0.5@0.5,0 -1,-0.5@0.5,0.5 1,-0.5@0,0.5 1,0.5@0,0 art/a.png");
    QCOMPARE(lines[5], "fox: 10,0 11,0 10,1");
    QVERIFY(lines[6].startsWith("fox: 10,0") || lines[6].startsWith("fox: 1"));
    QVERIFY(lines[6].contains(" rigs/"));
    const RegionList &list = shown.list();
    QVERIFY(list.regions[5].colour == (std::array{0.2, 0.2, 0.6, 0.8}));
    QVERIFY(list.regions[3].colour == (std::array{1.0, 1.0, 1.0, 0.5}));
    QVERIFY(shown.composer.takeIssues().empty());
}

void tst_StageComposer::paintedByZ()
{
    Shown shown(StageMaker()
                    .add("front", {}, {orderZ(2), shape("box", 1, 1)})
                    .add("back", {}, {orderZ(-1), shape("box", 1, 1)})
                    .add("middle", {}, {shape("box", 1, 1), sprite("a.png", 0)}));
    QStringList names;
    for (const QString &line : linesOf(shown))
        names << line.section(':', 0, 0);
    QCOMPARE(names, (QStringList{"back", "middle", "middle", "front"}));
    shown.pose.write(*shown.layout->slot(1, "order.z"), std::array{-2.0});
    QVERIFY(linesOf(shown)[0].startsWith("front:"));
}

void tst_StageComposer::aRigIsOneThing()
{
    Shown shown(StageMaker()
                    .add("a", {}, {orderZ(1), rig("a.oanim")})
                    .add("between", {}, {orderZ(1), shape("box", 1, 1)})
                    .add("b", {}, {orderZ(1), rig("a.oanim")}));
    QStringList names;
    for (const QString &line : linesOf(shown))
        names << line.section(':', 0, 0);
    QCOMPARE(names, (QStringList{"a", "a", "between", "b", "b"}));
}

void tst_StageComposer::texturesAreNamedFromTheirOwnFile()
{
    Project project;
    project.files["props/b.ostage"] = StageMaker().add("s", {}, {sprite("wood.png", 0)}).stage();
    project.files["a.ostage"] =
        StageMaker().add("s", {}, {sprite("wood.png", 0)}).add("b").instance("props/b.ostage").stage();
    Shown shown(project.tree("a.ostage"));
    shown.list();
    const auto files = shown.composer.textures();
    QCOMPARE(files.size(), std::size_t(2));
    QCOMPARE(files[0], std::string("wood.png"));
    QCOMPARE(files[1], std::string("props/wood.png"));
}

void tst_StageComposer::theSameMomentGivesTheSameRegions()
{
    Shown shown(StageMaker().add("a", {}, {at(1, 2), rig("a.oanim")}).add("b", {}, {sprite("a.png", 1)}));
    const QStringList first = linesOf(shown);
    QCOMPARE(linesOf(shown), first);
    shown.rigsThere.advance(shown.pose, 0.5);
    QVERIFY(linesOf(shown) != first);
    QCOMPARE(shown.composer.textures().size(), std::size_t(2));
}

QTEST_APPLESS_MAIN(tst_StageComposer)
#include "tst_stage_composer.moc"
