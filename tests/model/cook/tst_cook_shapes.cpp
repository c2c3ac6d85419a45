// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/cooked_sampling.h"
#include "model/cook/rig_builder.h"
#include "model/core/affine.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace clipwright;

namespace {

/** Moves the layer a little, so that the document is not still. */
Layer &movingLayer(RigBuilder &builder, const std::string &name = "a")
{
    Layer &layer = builder.addLayer(name);
    builder.animate(layer, LayerProperty::Rotation, {{0, {0}}, {60, {9}}});
    return layer;
}

std::vector<CookedShape> shapesOf(const RigBuilder &builder, const std::string &name = "a")
{
    const CookOutput output = cook(builder.build());
    const CookedLayer *layer = layerNamed(*output.rig, name);
    return layer == nullptr ? std::vector<CookedShape>() : layer->shapes;
}

Vec2 pointOf(const CookedShape &shape, std::size_t i, std::size_t key = 0)
{
    const std::size_t at = key * shape.layout.stride() + shape.layout.pointOffset() + 2 * i;
    return {shape.values[at], shape.values[at + 1]};
}

double red(const CookedShape &shape)
{
    return shape.values[0];
}
double alpha(const CookedShape &shape)
{
    return shape.values[3];
}

std::vector<Vec2> square(double size, bool reversed = false)
{
    std::vector<Vec2> points{{-size, -size}, {size, -size}, {size, size}, {-size, size}};
    if (reversed)
        std::reverse(points.begin(), points.end());
    return points;
}

} // namespace

class tst_CookShapes : public QObject {
    Q_OBJECT

private slots:
    void aStyleWithoutPathsPaintsNothing()
    {
        RigBuilder builder;
        movingLayer(builder).items = {builder.fill(1, 0, 0), builder.rectangle({0, 0}, {10, 10})};
        QVERIFY(shapesOf(builder).empty());
    }

    void pathsWithoutAreaAreNotFilled()
    {
        RigBuilder builder;
        movingLayer(builder).items = {builder.polygon({{0, 0}, {10, 0}}), builder.polygon({{3, 3}}),
                                      builder.polygon({}), builder.fill(1, 0, 0)};
        QVERIFY(shapesOf(builder).empty());
    }

    void aStrokeWithoutLengthIsADotWhereItsCapsDraw()
    {
        RigBuilder builder;
        movingLayer(builder).items = {builder.polygon({{5, 5}, {5, 5}}), builder.stroke(4, StrokeCap::Butt),
                                      builder.stroke(4, StrokeCap::Round)};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{1});
        QCOMPARE(shapes[0].layout.outerCount, 2u);
        QVERIFY(!shapes[0].layout.isClosed);
        QCOMPARE(pointOf(shapes[0], 0), pointOf(shapes[0], 1));
    }

    void aPathThatOnlyStepsMayChangeItsNumberOfPoints()
    {
        RigBuilder builder;
        const std::vector<Vec2> triangle{{0, -30}, {30, 30}, {-30, 30}};
        Node path = builder.node(NodeType::Path);
        builder.animatePath(path, {{0, polygonPath(triangle), Easing::hold()},
                                   {20, polygonPath(square(20)), Easing::linear()},
                                   {40, polygonPath(square(30))}});
        Node group = builder.node(NodeType::Group);
        group.items = {path, builder.fill(0.25, 0, 0)};
        movingLayer(builder).items = {group};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{1});
        QCOMPARE(shapes[0].layout.outerCount, 4u);
        const auto pointAt = [&shapes](double frame, std::size_t i) {
            const std::vector<double> values = sampleShape(shapes[0], frame);
            const std::size_t at = shapes[0].layout.pointOffset() + 2 * i;
            return Vec2{values[at] * 100, values[at + 1] * 100};
        };
        for (double frame : {0.0, 10.0, 19.9}) {
            for (std::size_t i = 0; i < 4; ++i)
                QCOMPARE(pointAt(frame, i),
                         (Vec2{triangle[std::min<std::size_t>(i, 2)].x, -triangle[std::min<std::size_t>(i, 2)].y}));
        }
        QCOMPARE(pointAt(20, 3), (Vec2{-20, -20}));
        QCOMPARE(pointAt(30, 3), (Vec2{-25, -25}));
    }

    void aSteppingPathIsNotRounded()
    {
        RigBuilder builder;
        Node path = builder.node(NodeType::Path);
        builder.animatePath(
            path, {{0, polygonPath({{0, -30}, {30, 30}, {-30, 30}}), Easing::hold()}, {20, polygonPath(square(20))}});
        Node corners = builder.node(NodeType::RoundCorners);
        builder.set(corners, RoundCornersProperty::Radius, {5});
        movingLayer(builder).items = {path, corners, builder.fill(1, 0, 0)};
        const CookOutput output = cook(builder.build());
        QVERIFY(output.isRefused());
        QCOMPARE(output.issues.front().code, std::string("path-vertices-differ"));
    }

    void anOpenPathOfOnePointPaintsNothing()
    {
        RigBuilder builder;
        movingLayer(builder).items = {builder.polygon({{5, 5}}, false), builder.stroke(4, StrokeCap::Round)};
        QVERIFY(shapesOf(builder).empty());
    }

    void hiddenItemsAreNotThere()
    {
        RigBuilder builder;
        Node hidden = builder.rectangle({0, 0}, {10, 10});
        hidden.isHidden = true;
        movingLayer(builder).items = {hidden, builder.rectangle({50, 0}, {10, 10}), builder.fill(1, 0, 0)};
        QCOMPARE(shapesOf(builder).size(), std::size_t{1});
    }

    void laterItemsArePaintedFirst()
    {
        RigBuilder builder;
        movingLayer(builder).items = {builder.rectangle({0, 0}, {10, 10}), builder.fill(0.25, 0, 0),
                                      builder.fill(0.5, 0, 0)};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{2});
        QCOMPARE(red(shapes[0]), 0.5);
        QCOMPARE(red(shapes[1]), 0.25);
    }

    void aStyleTakesThePathsOfTheGroupsBeforeIt()
    {
        RigBuilder builder;
        Node group = builder.node(NodeType::Group);
        builder.set(group, GroupProperty::Position, {30, 0});
        builder.set(group, GroupProperty::Opacity, {50});
        group.items = {builder.rectangle({0, 0}, {10, 10}), builder.fill(0.25, 0, 0)};
        Node later = builder.node(NodeType::Group);
        later.items = {builder.rectangle({0, 0}, {10, 10})};
        movingLayer(builder).items = {group, builder.fill(0.5, 0, 0), later};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{2});
        QCOMPARE(red(shapes[0]), 0.5);
        QCOMPARE(alpha(shapes[0]), 1.0); // the group's opacity belongs to the group's own styles
        QCOMPARE(alpha(shapes[1]), 0.5);
        QCOMPARE(pointOf(shapes[0], 0), (Vec2{0.35, 0.05}));
    }

    void groupsBakeTheirTransformAndScaleWidths()
    {
        RigBuilder builder;
        Node group = builder.node(NodeType::Group);
        builder.set(group, GroupProperty::Scale, {200, 50});
        builder.set(group, GroupProperty::Rotation, {90});
        group.items = {builder.rectangle({0, 0}, {40, 20}), builder.stroke(4)};
        movingLayer(builder).items = {group};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes[0].values[shapes[0].layout.strokeOffset()], 0.04);
        QVERIFY(shapes[0].layout.isClosed);
        QCOMPARE(pointOf(shapes[0], 0), (Vec2{0.05, -0.4})); // (20, -10) → (40, -5) → turned clockwise (5, 40)
    }

    void aRectangleRoundAtAnyTimeHasItsCornersAlways()
    {
        RigBuilder builder;
        Node rectangle = builder.rectangle({0, 0}, {40, 20});
        builder.animate(rectangle, RectangleProperty::Roundness, {{0, {0}}, {30, {99}}});
        movingLayer(builder).items = {rectangle, builder.fill(1, 0, 0)};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{1});
        const CookedShape &shape = shapes[0];
        QVERIFY(shape.layout.outerCount > 30);
        // Held to half the smaller side: the last pose is 10 high in half circles.
        const std::vector<double> last = sampleShape(shape, 60);
        double right = 0;
        for (std::size_t i = shape.layout.pointOffset(); i < last.size(); i += 2)
            right = std::max(right, last[i]);
        QCOMPARE(right, 0.2);
    }

    void aDirectionTurnsTheContourRound()
    {
        RigBuilder builder;
        Node rectangle = builder.rectangle({0, 0}, {40, 20});
        builder.set(rectangle, RectangleProperty::Direction, {1});
        movingLayer(builder).items = {rectangle, builder.fill(1, 0, 0)};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(pointOf(shapes[0], 0), (Vec2{0.2, 0.1}));
        QCOMPARE(pointOf(shapes[0], 1), (Vec2{-0.2, 0.1}));
    }

    void contoursGroupIntoRegionsWithHoles()
    {
        RigBuilder builder;
        movingLayer(builder).items = {builder.polygon(square(40)), builder.polygon(square(20, true)),
                                      builder.polygon(square(5)), builder.fill(1, 0, 0)};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{2});
        QCOMPARE(shapes[0].layout.holeCounts, std::vector<std::uint32_t>{4});
        QVERIFY(shapes[1].layout.holeCounts.empty());
    }

    void whatGrowsFromNothingKeepsItsHoles()
    {
        RigBuilder builder;
        Node group = builder.node(NodeType::Group);
        builder.animate(group, GroupProperty::Scale, {{0, {0, 0}}, {30, {100, 100}}});
        group.items = {builder.polygon(square(40)), builder.polygon(square(20, true)), builder.fill(1, 0, 0)};
        movingLayer(builder).items = {group};
        QCOMPARE(shapesOf(builder).front().layout.holeCounts.size(), std::size_t{1});
    }

    void oneMovingSourceKeepsItsKeys_data()
    {
        QTest::addColumn<int>("what");
        const QStringList names{"path",      "colour",         "opacity",       "width",      "ellipse",
                                "rectangle", "group position", "group opacity", "group scale"};
        for (int i = 0; i < names.size(); ++i)
            QTest::addRow("%s", qPrintable(names[i])) << i;
    }
    void oneMovingSourceKeepsItsKeys()
    {
        QFETCH(int, what);
        RigBuilder builder;
        const Easing ease = Easing::cubic(0.4, 0, 0.3, 1);
        const auto keys = [&ease](std::vector<double> from, std::vector<double> to) {
            return std::vector<TestKey>{{6, std::move(from), ease, {}, {}},
                                        {47, std::move(to), Easing::linear(), {}, {}}};
        };
        Node path = builder.polygon(square(30));
        Node style = builder.node(what == 3 ? NodeType::Stroke : NodeType::Fill);
        Node group = builder.node(NodeType::Group);
        switch (what) {
        case 0:
            path = builder.node(NodeType::Path);
            builder.animatePath(path, {{6, polygonPath(square(30)), ease}, {47, polygonPath(square(10))}});
            break;
        case 1: builder.animate(style, FillProperty::Colour, keys({1, 0, 0, 1}, {0, 0, 1, 1})); break;
        case 2: builder.animate(style, FillProperty::Opacity, keys({100}, {20})); break;
        case 3: builder.animate(style, StrokeProperty::Width, keys({1}, {9})); break;
        case 4:
            path = builder.ellipse({0, 0}, {1, 1});
            path.properties.pop_back();
            builder.animate(path, EllipseProperty::Size, keys({10, 10}, {40, 90}));
            break;
        case 5:
            path = builder.node(NodeType::Rectangle);
            builder.animate(path, RectangleProperty::Size, keys({10, 10}, {40, 90}));
            break;
        case 6: builder.animate(group, GroupProperty::Position, keys({0, 0}, {40, 9})); break;
        case 7: builder.animate(group, GroupProperty::Opacity, keys({0}, {100})); break;
        case 8: builder.animate(group, GroupProperty::Scale, keys({50, 50}, {100, 200})); break;
        default: break;
        }
        group.items = {path, style};
        movingLayer(builder).items = {group};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{1});
        QCOMPARE(shapes[0].frames, (std::vector<double>{6, 47}));
        QCOMPARE(shapes[0].easings[0], ease);
    }

    void aTurningGroupStaysWithinTheStatedError()
    {
        RigBuilder builder;
        Node group = builder.node(NodeType::Group);
        const Easing ease = Easing::cubic(0.7, 0, 0.3, 1);
        builder.animate(group, GroupProperty::Rotation, {{0, {0}, ease}, {60, {180}}});
        builder.animate(group, GroupProperty::Position, {{10, {0, 0}}, {50, {30, 10}}});
        group.items = {builder.polygon(square(30)), builder.fill(1, 0, 0)};
        movingLayer(builder).items = {group};
        const CookOutput output = cook(builder.build());
        const CookedShape shape = layerNamed(*output.rig, "a")->shapes.front();
        QVERIFY(output.error > 0 && output.error <= 2 * 1.0 / 1024);
        QVERIFY(shape.frames.size() < 130);
        std::mt19937 random(11);
        std::uniform_real_distribution<double> frames(0, 60);
        for (int i = 0; i < 500; ++i) {
            const double frame = frames(random);
            const double moved = std::clamp((frame - 10) / 40, 0.0, 1.0);
            const Affine matrix =
                Affine::transform({30 * moved, 10 * moved}, 180 * ease.at(frame / 60), {1, 1}, {0, 0});
            const std::vector<double> got = sampleShape(shape, frame);
            for (std::size_t p = 0; p < 4; ++p) {
                const Vec2 expected = matrix.map(square(30)[p]);
                const double slack = output.error * 1.05 + 1.1e-4; // rounding of values and handles; between probes
                QVERIFY(std::abs(got[shape.layout.pointOffset() + 2 * p] - expected.x / 100) <= slack);
                QVERIFY(std::abs(got[shape.layout.pointOffset() + 2 * p + 1] + expected.y / 100) <= slack);
            }
        }
    }

    void aLayerShownLargeIsFlattenedFiner()
    {
        RigBuilder builder;
        movingLayer(builder).items = {builder.ellipse({0, 0}, {40, 40}), builder.fill(1, 0, 0)};
        Layer &large = movingLayer(builder, "large");
        builder.set(large, LayerProperty::Scale, {900, 900});
        large.items = {builder.ellipse({0, 0}, {40, 40}), builder.fill(1, 0, 0)};
        QVERIFY(shapesOf(builder, "large")[0].layout.outerCount > shapesOf(builder, "a")[0].layout.outerCount);
    }

    void aSolidIsItsRectangle()
    {
        RigBuilder builder;
        Layer &solid = builder.addLayer("a", LayerKind::Solid);
        builder.animate(solid, LayerProperty::Rotation, {{0, {0}}, {60, {9}}});
        solid.width = 50;
        solid.height = 20;
        solid.solidColour = {0, 0.5, 1, 1};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes[0].source, solid.id);
        QCOMPARE(pointOf(shapes[0], 2), (Vec2{0.5, -0.2}));
    }

    void whereNothingMovesAStillShapeIsBaked()
    {
        RigBuilder builder;
        Layer &child = builder.addLayer("child");
        child.items = {builder.rectangle({0, 0}, {40, 20}), builder.fill(1, 0, 0, 50), builder.stroke(3)};
        Layer &parent = builder.addLayer("parent", LayerKind::Null);
        child.parent = parent.id;
        builder.set(parent, LayerProperty::Position, {50, 0});
        builder.set(parent, LayerProperty::Scale, {200, 200});
        builder.set(child, LayerProperty::Rotation, {90});
        builder.set(child, LayerProperty::Opacity, {50});
        builder.timeline.ranges = {{"idle", 0, 30, true}};
        const CookOutput output = cook(builder.build());
        QVERIFY(!output.isRefused());
        QVERIFY(output.rig->isStill);
        QVERIFY(output.rig->clips.empty());
        QCOMPARE(output.rig->layers.size(), std::size_t{1});
        const std::vector<CookedShape> &shapes = output.rig->layers[0].shapes;
        QCOMPARE(shapes.size(), std::size_t{2});
        QCOMPARE(shapes[0].values[shapes[0].layout.strokeOffset()], 0.06);
        QCOMPARE(alpha(shapes[1]), 0.25);
        QCOMPARE(pointOf(shapes[1], 0), (Vec2{-0.3, 0.6})); // (20,-10) turned (10,20), doubled, moved by 50
    }
};

QTEST_APPLESS_MAIN(tst_CookShapes)
#include "tst_cook_shapes.moc"
