// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/stage/stage_tree.h"

#include "model/stage/stage_override.h"
#include "model/stage/stages.h"

#include <QTest>

using namespace clipwright;
using namespace clipwright::fixtures;

namespace {

std::vector<std::string> codesOf(const StageTree &tree)
{
    std::vector<std::string> codes;
    for (const Issue &issue : tree.issues())
        codes.push_back(issue.code);
    return codes;
}

std::vector<std::string> pathsInOrder(const StageTree &tree)
{
    std::vector<std::string> paths;
    for (const StageTree::Index index : tree.order())
        paths.push_back(tree.path(index));
    return paths;
}

using Words = std::vector<std::string>;

Value valueAt(const StageTree &tree, const char *path, const char *address)
{
    const auto index = tree.find(path);
    const auto property = index ? propertyOf(tree.components(*index), address) : std::nullopt;
    return property ? valueOf(tree.components(*index), *property) : Value{};
}

/** A street with two lamps, which have a bulb each, and the bulb a flame from a stage of its own. */
Project street()
{
    Project project;
    project.files["flame.ostage"] = StageMaker().add("glow").named("Glow").stage();
    project.files["props/lamp.ostage"] = StageMaker()
                                             .add("pole")
                                             .named("Pole")
                                             .add("bulb", "pole", {at(0, 2)})
                                             .named("Bulb")
                                             .instance("../flame.ostage")
                                             .add("wire", "bulb")
                                             .named("Wire")
                                             .stage();
    project.files["street.ostage"] = StageMaker()
                                         .add("lamp1")
                                         .instance("props/lamp.ostage")
                                         .add("lamp2")
                                         .instance("props/lamp.ostage")
                                         .add("sign", "lamp2")
                                         .stage();
    return project;
}

} // namespace

class tst_StageTree : public QObject {
    Q_OBJECT

private slots:
    void aStageThatHoldsItselfIsRefusedAndTheRestShows();
    void throughOthersTheChainIsNamed();
    void whatCannotBeHadIsToldOnce();
    void deepNestingIsCutAtTheCap();
    void aBombIsRefusedWithoutBeingBuilt();
    void partsCountToo();
    void treesTooDeepTogetherAreCut();
    void tooManyFilesAreRefused();
    void entitiesStandInTheOrderOfTheHierarchy();
    void pathsLeadThereAndBack();
    void eachFileIsAskedForOnce();
    void namesAreFollowedLevelByLevel();
    void overridesReplaceFieldsAndTheOuterWins();
    void overridesOfWhatIsNotThereAreTold();
    void overriddenPathsOfAssetsStayTheSameFiles();
    void declaredValuesKeepTheirRange();
    void ofTwoRotationsTheUpperCounts();
};

void tst_StageTree::aStageThatHoldsItselfIsRefusedAndTheRestShows()
{
    Project project;
    project.files["a.ostage"] = StageMaker().add("x").add("self", "x").instance("./b/../a.ostage").add("y").stage();
    const auto tree = project.tree("a.ostage");
    QCOMPARE(codesOf(*tree), Words{"instance-cycle"});
    QCOMPARE(tree->issues()[0].layer, std::string("self"));
    QVERIFY(tree->issues()[0].what.find("a.ostage → a.ostage") != std::string::npos);
    QCOMPARE(pathsInOrder(*tree), (Words{"x", "self", "y"}));
    QVERIFY(project.asked.empty());
}

void tst_StageTree::throughOthersTheChainIsNamed()
{
    Project project;
    project.files["a.ostage"] = StageMaker().add("x").instance("b.ostage").add("z").instance("c.ostage").stage();
    project.files["b.ostage"] = StageMaker().add("y").instance("c.ostage").stage();
    project.files["c.ostage"] = StageMaker().add("w").instance("b.ostage").stage();
    const auto tree = project.tree("a.ostage");
    QCOMPARE(codesOf(*tree), Words{"instance-cycle"});
    QCOMPARE(tree->issues()[0].where.file, std::string("c.ostage"));
    QVERIFY(tree->issues()[0].what.find("b.ostage → c.ostage → b.ostage") != std::string::npos);
    QCOMPARE(pathsInOrder(*tree), (Words{"x", "x/y", "x/y/w", "z", "z/w"}));
}

void tst_StageTree::whatCannotBeHadIsToldOnce()
{
    Project project;
    project.files["s/a.ostage"] = StageMaker()
                                      .add("x")
                                      .instance("gone.ostage")
                                      .add("y")
                                      .instance("gone.ostage")
                                      .add("z")
                                      .instance("../../b.ostage")
                                      .add("ok")
                                      .stage();
    const auto tree = project.tree("s/a.ostage");
    QCOMPARE(codesOf(*tree), (Words{"file-missing", "file-missing", "instance-outside"}));
    QCOMPARE(project.asked, Words{"s/gone.ostage"});
    QCOMPARE(tree->size(), std::size_t(5));
    for (const Issue &issue : tree->issues())
        QVERIFY(issue.what.starts_with("The instance '") && issue.where.file == "s/a.ostage");
}

void tst_StageTree::deepNestingIsCutAtTheCap()
{
    Project project;
    for (int i = 0; i < 200; ++i)
        project.files[std::to_string(i)] = StageMaker().add("x").instance(std::to_string(i + 1)).stage();
    project.files["200"] = StageMaker().add("x").stage();
    const auto tree = project.tree("0");
    QCOMPARE(codesOf(*tree), Words{"instances-too-deep"});
    QCOMPARE(tree->size(), std::size_t(1 + 65));
    StageTreeCaps caps;
    caps.instanceDepth = 200;
    QVERIFY(project.tree("0", caps)->issues().empty());
    caps.instanceDepth = 199;
    QCOMPARE(codesOf(*project.tree("0", caps)), Words{"instances-too-deep"});
}

void tst_StageTree::aBombIsRefusedWithoutBeingBuilt()
{
    Project project;
    project.files["0"] = StageMaker().add("x").stage();
    for (int i = 1; i <= 60; ++i) {
        const std::string inner = std::to_string(i - 1);
        project.files[std::to_string(i)] = StageMaker().add("l").instance(inner).add("r").instance(inner).stage();
    }
    project.files["a.ostage"] = StageMaker().add("bomb").instance("60").add("small").instance("3").stage();
    const auto tree = project.tree("a.ostage");
    QCOMPARE(codesOf(*tree), Words{"stage-too-large"});
    QCOMPARE(tree->issues()[0].layer, std::string("bomb"));
    // 2 + 4 + 8 pairs and 8 leaves.
    QCOMPARE(tree->size(), std::size_t(1 + 2 + 14 + 8));
    StageTreeCaps caps;
    caps.entities = 24;
    QCOMPARE(project.tree("a.ostage", caps)->size(), std::size_t(1 + 2 + 22));
    caps.entities = 23;
    QCOMPARE(project.tree("a.ostage", caps)->size(), std::size_t(1 + 2));
}

void tst_StageTree::partsCountToo()
{
    Component variables;
    variables.type = ComponentType::Variables;
    for (int i = 0; i < 10; ++i)
        variables.declared.push_back(
            {std::string("v").append(std::to_string(i)), {Kind::Number, {1}, {}}, {}, {}, false, {}});
    Project project;
    project.files["b"] = StageMaker().add("x", {}, {variables}).stage();
    project.files["a"] = StageMaker().add("x").instance("b").add("y").instance("b").stage();
    StageTreeCaps caps;
    caps.parts = 24; // two of its own, and eleven in each
    QVERIFY(project.tree("a", caps)->issues().empty());
    caps.parts = 23;
    QCOMPARE(codesOf(*project.tree("a", caps)), Words{"stage-too-large"});
    // What the stage itself declares is there already.
    project.files["c"] = StageMaker().add("own", {}, {variables}).add("x").instance("b").stage();
    QVERIFY(project.tree("c", caps)->issues().empty());
    caps.parts = 22;
    QCOMPARE(codesOf(*project.tree("c", caps)), Words{"stage-too-large"});
}

void tst_StageTree::treesTooDeepTogetherAreCut()
{
    StageMaker chain;
    for (int i = 0; i < 300; ++i)
        chain.add(std::to_string(i), i == 0 ? std::string() : std::to_string(i - 1));
    Project project;
    project.files["b"] = chain.stage();
    project.files["a"] = chain.add("end", "299").instance("b").add("top").instance("b").stage();
    const auto tree = project.tree("a");
    QCOMPARE(codesOf(*tree), Words{"tree-too-deep"});
    QCOMPARE(tree->issues()[0].layer, std::string("end"));
    QCOMPARE(tree->size(), std::size_t(1 + 302 + 300));
}

void tst_StageTree::tooManyFilesAreRefused()
{
    Project project;
    StageMaker many;
    for (int i = 0; i < 5; ++i) {
        project.files[std::to_string(i)] = StageMaker().stage();
        many.add(std::string("x").append(std::to_string(i))).instance(std::to_string(i));
    }
    project.files["a"] = many.stage();
    StageTreeCaps caps;
    caps.files = 6;
    QVERIFY(project.tree("a", caps)->issues().empty());
    caps.files = 4;
    QCOMPARE(codesOf(*project.tree("a", caps)), (Words{"too-many-stages", "too-many-stages"}));
}

void tst_StageTree::entitiesStandInTheOrderOfTheHierarchy()
{
    const auto tree = street().tree("street.ostage");
    QVERIFY(tree->issues().empty());
    // What an instance brings is below what the stage adds to it.
    QCOMPARE(pathsInOrder(*tree), (Words{"lamp1", "lamp1/pole", "lamp1/bulb", "lamp1/bulb/glow", "lamp1/wire", "lamp2",
                                         "lamp2/pole", "lamp2/bulb", "lamp2/bulb/glow", "lamp2/wire", "sign"}));
    for (const StageTree::Index index : tree->order()) {
        QVERIFY(tree->parent(index) < index);
        QVERIFY(tree->parent(index) == StageTree::kRoot || tree->rank(tree->parent(index)) < tree->rank(index));
    }
}

void tst_StageTree::pathsLeadThereAndBack()
{
    const auto tree = street().tree("street.ostage");
    for (const StageTree::Index index : tree->order()) {
        QCOMPARE(tree->find(tree->path(index)), std::optional(index));
        QVERIFY(tree->isBelow(index, StageTree::kRoot) && tree->isBelow(index, index));
    }
    QCOMPARE(tree->find(""), std::optional(StageTree::kRoot));
    for (const char *path : {"lamp", "pole", "/lamp1", "lamp1//pole", "lamp1/pole/bulb", "sign/x", "lamp1/bulb/wire"})
        QVERIFY2(!tree->find(path), path);
    const auto glow = tree->find("lamp2/bulb/glow");
    QCOMPARE(tree->path(tree->instance(*glow)), std::string("lamp2/bulb"));
    QCOMPARE(tree->file(*glow), std::string("flame.ostage"));
    QVERIFY(tree->isBelow(*glow, *tree->find("lamp2/pole")));
    QVERIFY(!tree->isBelow(*glow, *tree->find("lamp1")));
    QVERIFY(tree->isInstance(*tree->find("lamp2/bulb")) && !tree->isInstance(*glow));
    QCOMPARE(tree->components(*tree->find("lamp1/bulb")).known.size(), std::size_t(1));
}

void tst_StageTree::eachFileIsAskedForOnce()
{
    const Project project = street();
    const auto tree = project.tree("street.ostage");
    QCOMPARE(project.asked, (Words{"props/lamp.ostage", "flame.ostage"}));
    // The entities of both lamps are the same ones.
    QCOMPARE(&tree->entity(*tree->find("lamp1/pole")), &tree->entity(*tree->find("lamp2/pole")));
}

void tst_StageTree::namesAreFollowedLevelByLevel()
{
    Project project;
    project.files["a"] = StageMaker()
                             .add("w")
                             .named("Weapon")
                             .add("h", "w")
                             .named("Hitbox")
                             .add("d1", "w")
                             .named("Dot")
                             .add("d2", "w")
                             .named("Dot")
                             .add("plain", "h")
                             .add("i")
                             .named("Slime")
                             .instance("b")
                             .stage();
    project.files["b"] = StageMaker().add("s").named("Sprite").stage();
    const auto tree = project.tree("a");
    const auto find = [&tree](const char *names) { return tree->findByNames(StageTree::kRoot, names); };
    QCOMPARE(find("Weapon/Hitbox"), tree->find("h"));
    QCOMPARE(find("Weapon/Hitbox/plain"), tree->find("plain")); // without a name its id is one
    QCOMPARE(find("Slime/Sprite"), tree->find("i/s"));
    QCOMPARE(find(""), std::optional(StageTree::kRoot));
    QVERIFY(!find("Weapon/Dot")); // taken twice
    QVERIFY(!find("Hitbox"));     // a level is missing
    QVERIFY(!find("Weapon/hitbox"));
    QVERIFY(!find("w"));
    QVERIFY(!find("/Weapon"));
    QCOMPARE(tree->findByNames(*tree->find("w"), "Hitbox"), tree->find("h"));
}

void tst_StageTree::overridesReplaceFieldsAndTheOuterWins()
{
    Project project;
    project.files["b"] = StageMaker().add("body", {}, {at(1, 2, 3), orderZ(4)}).stage();
    project.files["a"] =
        StageMaker()
            .add("in")
            .instance("b")
            .lay("body", {with(ComponentType::Transform, TransformProperty::Scale, {2, 2, 1}), orderZ(5)})
            .stage();
    project.files["top"] = StageMaker()
                               .add("out")
                               .instance("a")
                               .lay("in/body", {orderZ(6), withText(ComponentType::Text, TextProperty::Text, "hi")})
                               .add("plain")
                               .instance("a")
                               .stage();
    const auto tree = project.tree("top");
    QVERIFY(tree->issues().empty());
    QCOMPARE(valueAt(*tree, "plain/in/body", "order.z").numbers, std::vector<double>{5});
    QCOMPARE(valueAt(*tree, "out/in/body", "order.z").numbers, std::vector<double>{6});
    QCOMPARE(valueAt(*tree, "out/in/body", "transform.position").numbers, (std::vector<double>{1, 2, 3}));
    QCOMPARE(valueAt(*tree, "out/in/body", "transform.scale").numbers, (std::vector<double>{2, 2, 1}));
    QCOMPARE(valueAt(*tree, "out/in/body", "text.text").text, std::string("hi"));
    QVERIFY(!propertyOf(tree->components(*tree->find("plain/in/body")), "text.text"));
    // The file itself is as it was.
    QCOMPARE(project.files["b"]->entities[0]->components.known.size(), std::size_t(2));
}

void tst_StageTree::overridesOfWhatIsNotThereAreTold()
{
    Project project;
    project.files["b"] = StageMaker().add("body").stage();
    project.files["a"] = StageMaker()
                             .add("x")
                             .instance("b")
                             .lay("gone", {orderZ(1)})
                             .lay("body/inner", {orderZ(1)})
                             .lay("body", {orderZ(1)})
                             .stage();
    project.files["top"] = StageMaker().add("p").instance("a").add("q").instance("a").stage();
    const auto tree = project.tree("top");
    QCOMPARE(codesOf(*tree), (Words{"override-unknown", "override-unknown"}));
    QVERIFY(tree->issues()[0].what.find("'gone'") != std::string::npos);
    QVERIFY(tree->issues()[1].what.find("'body/inner'") != std::string::npos);
    QCOMPARE(valueAt(*tree, "q/x/body", "order.z").numbers, std::vector<double>{1});
}

void tst_StageTree::overriddenPathsOfAssetsStayTheSameFiles()
{
    Project project;
    const auto texture = [](const char *path) {
        return withText(ComponentType::Sprite, SpriteProperty::Texture, path);
    };
    project.files["props/b"] = StageMaker().add("x", {}, {texture("x.png")}).add("y", {}, {texture("y.png")}).stage();
    project.files["scenes/a"] = StageMaker()
                                    .add("i")
                                    .instance("../props/b")
                                    .lay("x", {texture("art/x.png")})
                                    .lay("y", {texture("../../y.png")})
                                    .stage();
    const auto tree = project.tree("scenes/a");
    QCOMPARE(valueAt(*tree, "i/x", "sprite.texture").text, std::string("../scenes/art/x.png"));
    QCOMPARE(valueAt(*tree, "i/y", "sprite.texture").text, std::string("y.png")); // its path led out
    QCOMPARE(referenceFrom("a", "b/c"), std::string("b/c"));
}

void tst_StageTree::declaredValuesKeepTheirRange()
{
    const auto variables = [](std::vector<DeclaredProperty> declared) {
        Component component;
        component.type = ComponentType::Variables;
        component.declared = std::move(declared);
        return ComponentSet{{component}, {}};
    };
    const auto number = [](double value) { return Value{Kind::Number, {value}, {}}; };
    const ComponentSet lower = variables({{"hits", number(3), 0, 9, true, {}}, {"flag", number(1), {}, {}, false, {}}});
    const ComponentSet held = laidOver(lower, variables({{"hits", number(12), {}, {}, false, {}}}), "a", "a");
    const auto hits = propertyOf(held, "variables.hits");
    QCOMPARE(valueOf(held, *hits).numbers, std::vector<double>{9});
    QVERIFY(!hits->isOffered);
    const ComponentSet wider = laidOver(lower, variables({{"hits", number(12), {}, 20, false, {}}}), "a", "a");
    QCOMPARE(valueOf(wider, *propertyOf(wider, "variables.hits")).numbers, std::vector<double>{12});
    const ComponentSet other = laidOver(
        lower, variables({{"flag", {Kind::Flag, {1}, {}}, {}, {}, false, {}}, {"new", number(-1), {}, {}, false, {}}}),
        "a", "a");
    QCOMPARE(propertyOf(other, "variables.flag")->kind, Kind::Flag);
    QCOMPARE(valueOf(other, *propertyOf(other, "variables.new")).numbers, std::vector<double>{-1});
}

void tst_StageTree::ofTwoRotationsTheUpperCounts()
{
    const auto set = [](Component component) { return ComponentSet{{std::move(component)}, {}}; };
    const ComponentSet turned = set(with(ComponentType::Transform, TransformProperty::Rotation, {0, 0, 1, 0}));
    const ComponentSet euler = set(with(ComponentType::Transform, TransformProperty::Euler, {0, 0, 90}));
    const ComponentSet first = laidOver(turned, euler, "a", "a");
    QVERIFY(!first.known[0].stated(TransformProperty::Rotation) && first.known[0].stated(TransformProperty::Euler));
    const ComponentSet second = laidOver(euler, turned, "a", "a");
    QVERIFY(second.known[0].stated(TransformProperty::Rotation) && !second.known[0].stated(TransformProperty::Euler));
}

QTEST_APPLESS_MAIN(tst_StageTree)
#include "tst_stage_tree.moc"
