// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/cooked_sampling.h"
#include "model/cook/rig_builder.h"

#include <QTest>

#include <cmath>

using namespace clipwright;

namespace {

/** The header of a PNG is all that the cook looks at. */
std::shared_ptr<const std::string> pngOf(int width, int height, char last = 0)
{
    std::string bytes("\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\0\0\0\0\0\0", 24);
    bytes[18] = static_cast<char>(width >> 8);
    bytes[19] = static_cast<char>(width);
    bytes[22] = static_cast<char>(height >> 8);
    bytes[23] = static_cast<char>(height);
    return std::make_shared<const std::string>(bytes + last);
}

Node gradient(RigBuilder &builder, NodeType type, int kind, double stopCount)
{
    Node node = builder.node(type);
    builder.set(node, GradientFillProperty::Type, {static_cast<double>(kind)});
    builder.set(node, GradientFillProperty::Start, {-20, 0});
    builder.set(node, GradientFillProperty::End, {20, 0});
    builder.set(node, GradientFillProperty::StopCount, {stopCount});
    return node;
}

CookedShape shapeOf(const RigBuilder &builder)
{
    return layerNamed(*cook(builder.build()).rig, "a")->shapes.at(0);
}

/** Stops at a frame: at r g b a each. */
std::vector<double> stopsAt(const CookedShape &shape, double frame)
{
    const std::vector<double> run = sampleShape(shape, frame);
    const auto first = run.begin() + static_cast<std::ptrdiff_t>(shape.layout.stopOffset());
    return {first, first + shape.layout.stopCount * 5};
}

RigBuilder imageBuilder()
{
    RigBuilder builder;
    Layer &layer = builder.addLayer("a", LayerKind::Image);
    layer.asset = "arm";
    layer.width = 40;
    layer.height = 20;
    return builder;
}

RigAsset asset(const std::string &file, std::shared_ptr<const std::string> bytes)
{
    RigAsset made;
    made.id = "arm";
    made.file = file;
    made.bytes = std::move(bytes);
    return made;
}

} // namespace

class tst_CookPaints : public QObject {
    Q_OBJECT

private slots:
    void aLinearGradientKeepsItsKeys()
    {
        RigBuilder builder;
        Node fill = gradient(builder, NodeType::GradientFill, 0, 2);
        const Easing slow{Interpolation::Cubic, 1, {0.4, 0, 0.6, 1}};
        builder.animate(fill, GradientFillProperty::Stops,
                        {{0, {0, 1, 0, 0, 1, 0, 0, 1}, slow}, {60, {0, 0, 1, 0, 0.5, 0, 0, 1}}});
        builder.addLayer("a").items = {builder.ellipse({0, 0}, {40, 40}), fill};
        const CookedShape shape = shapeOf(builder);
        QCOMPARE(shape.layout.paint, PaintKind::Linear);
        QCOMPARE(shape.frames, (std::vector<double>{0, 60}));
        QCOMPARE(shape.easings[0], slow);
        QCOMPARE(stopsAt(shape, 0), (std::vector<double>{0, 1, 0, 0, 1, 1, 0, 0, 1, 1}));
        QCOMPARE(stopsAt(shape, 60), (std::vector<double>{0, 0, 1, 0, 1, 0.5, 0, 0, 1, 1}));
        const std::vector<double> run = sampleShape(shape, 0);
        QCOMPARE((std::vector<double>{run[0], run[1], run[2], run[3]}), (std::vector<double>{-0.2, 0, 0.2, 0}));
    }

    void alphasBetweenColoursBecomeStops()
    {
        RigBuilder builder;
        Node fill = gradient(builder, NodeType::GradientFill, 0, 2);
        builder.set(fill, GradientFillProperty::Stops, {0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0.25, 0, 1, 1});
        builder.set(fill, GradientFillProperty::Opacity, {50});
        builder.addLayer("a").items = {builder.ellipse({0, 0}, {40, 40}), fill};
        const std::vector<double> stops = stopsAt(shapeOf(builder), 0);
        QCOMPARE(stops.size(), std::size_t{25}); // two colours and three alphas
        const auto quarter = std::ranges::find(stops, 0.25);
        QVERIFY(quarter != stops.end());
        QCOMPARE(*(quarter + 1), 0.75);
        QCOMPARE(*(quarter + 4), 0.0);
        QCOMPARE(stops[4], 0.5);
    }

    void aHardEdgeStaysHard()
    {
        RigBuilder builder;
        Node fill = gradient(builder, NodeType::GradientFill, 0, 4);
        builder.set(fill, GradientFillProperty::Stops, {0, 1, 0, 0, 0.5, 1, 0, 0, 0.5, 0, 0, 1, 1, 0, 0, 1});
        builder.addLayer("a").items = {builder.ellipse({0, 0}, {40, 40}), fill};
        const std::vector<double> stops = stopsAt(shapeOf(builder), 0);
        QCOMPARE(stops.size(), std::size_t{20});
        QCOMPARE(stops[6], 1.0);  // red up to the middle
        QCOMPARE(stops[13], 1.0); // and blue from it
    }

    void aGradientThatEndsWhereItBeginsShowsItsLastStop()
    {
        for (const int kind : {0, 1}) {
            RigBuilder builder;
            Layer &layer = builder.addLayer("a");
            Node fill = builder.node(NodeType::GradientFill);
            builder.set(fill, GradientFillProperty::Type, {static_cast<double>(kind)});
            builder.set(fill, GradientFillProperty::Start, {5, 5});
            builder.set(fill, GradientFillProperty::End, {5, 5});
            builder.set(fill, GradientFillProperty::StopCount, {3});
            builder.set(fill, GradientFillProperty::Stops, {0, 1, 0, 0, 0.5, 0, 1, 0, 1, 0, 0, 1});
            builder.animate(layer, LayerProperty::Rotation, {{0, {0}}, {60, {90}}});
            layer.items = {builder.rectangle({0, 0}, {40, 40}), fill};
            QCOMPARE(stopsAt(shapeOf(builder), 0),
                     (std::vector<double>{0, 0, 0, 1, 1, 0.5, 0, 0, 1, 1, 1, 0, 0, 1, 1}));
        }
    }

    void theHighlightIsTheFocalPoint()
    {
        RigBuilder builder;
        Node fill = gradient(builder, NodeType::GradientFill, 1, 2);
        builder.set(fill, GradientFillProperty::Stops, {0, 1, 1, 1, 1, 0, 0, 0});
        builder.set(fill, GradientFillProperty::HighlightLength, {50});
        builder.set(fill, GradientFillProperty::HighlightAngle, {90});
        builder.addLayer("a").items = {builder.ellipse({0, 0}, {40, 40}), fill};
        const CookedShape shape = shapeOf(builder);
        QCOMPARE(shape.layout.paint, PaintKind::Radial);
        const std::vector<double> run = sampleShape(shape, 0);
        QCOMPARE(run[4], -0.2); // half of the radius of 40 pixels downwards from the start
        QCOMPARE(run[5], -0.2);
    }

    /** Two points of one colour before a scale have one behind it, whether the shape's group or its layer has it. */
    void aLinearGradientGoesWithUnequalScales_data()
    {
        QTest::addColumn<bool>("isLayers");
        QTest::newRow("group") << false;
        QTest::newRow("layer") << true;
    }

    void aLinearGradientGoesWithUnequalScales()
    {
        QFETCH(bool, isLayers);
        RigBuilder builder;
        Layer &layer = builder.addLayer("a");
        Node fill = gradient(builder, NodeType::GradientFill, 0, 2);
        builder.set(fill, GradientFillProperty::Start, {-10, -10});
        builder.set(fill, GradientFillProperty::End, {10, 10});
        builder.set(fill, GradientFillProperty::Stops, {0, 1, 0, 0, 1, 0, 0, 1});
        Node group = builder.node(NodeType::Group);
        builder.animate(layer, LayerProperty::Position, {{0, {0, 0}}, {60, {50, 0}}});
        builder.set(isLayers ? static_cast<Node &>(layer) : group, GroupProperty::Scale, {300, 50});
        builder.set(isLayers ? static_cast<Node &>(layer) : group, GroupProperty::Rotation, {30});
        group.items = {builder.rectangle({0, 0}, {40, 40}), fill};
        layer.items = {group};
        const CookOutput output = cook(builder.build());
        QVERIFY(output.issues.empty());
        const std::vector<double> run = sampleShape(layerNamed(*output.rig, "a")->shapes.at(0), 0);
        // What a game does: it maps the points and draws lines across.
        const Affine whole = Affine::transform({0, 0}, 30, {3, 0.5}, {0, 0});
        const Affine toWorld = isLayers ? whole : Affine();
        const auto fromRun = [&run](std::size_t at) { return Vec2{run[at] * 100, -run[at + 1] * 100}; };
        const Vec2 start = toWorld.map(fromRun(0));
        const Vec2 rise = toWorld.map(fromRun(2)) - start;
        for (const auto &[place, share] : {std::pair{Vec2{-10, -10}, 0.0},
                                           {Vec2{10, -10}, 0.5},
                                           {Vec2{-10, 10}, 0.5},
                                           {Vec2{10, 10}, 1.0},
                                           {Vec2{0, 20}, 1.0}}) {
            const Vec2 way = whole.map(place) - start;
            const double got = (way.x * rise.x + way.y * rise.y) / (rise.x * rise.x + rise.y * rise.y);
            QVERIFY2(std::abs(got - share) < 1e-3, qPrintable(QString::number(got)));
        }
    }

    void aSquashedRadialGradientKeepsItsArea()
    {
        RigBuilder builder;
        Layer &layer = builder.addLayer("a");
        Node fill = gradient(builder, NodeType::GradientFill, 1, 2);
        builder.set(fill, GradientFillProperty::Stops, {0, 1, 0, 0, 1, 0, 0, 1});
        Node group = builder.node(NodeType::Group);
        builder.set(group, GroupProperty::Scale, {400, 100});
        group.items = {builder.rectangle({0, 0}, {40, 40}), fill};
        layer.items = {group};
        const std::vector<double> run = sampleShape(shapeOf(builder), 0);
        QVERIFY(std::abs(std::hypot(run[2] - run[0], run[3] - run[1]) - 0.8) < 1e-4); // 40 pixels, twice as large
    }

    void aGradientStrokeIsAStroke()
    {
        RigBuilder builder;
        Node stroke = gradient(builder, NodeType::GradientStroke, 0, 2);
        builder.set(stroke, GradientStrokeProperty::Stops, {0, 1, 1, 1, 1, 0, 0, 0});
        builder.set(stroke, GradientStrokeProperty::Width, {8});
        builder.addLayer("a").items = {builder.polygon({{0, 0}, {40, 0}}, false), stroke};
        const CookedShape shape = shapeOf(builder);
        QVERIFY(shape.layout.isStroke);
        QCOMPARE(shape.layout.paint, PaintKind::Linear);
        QCOMPARE(sampleShape(shape, 0)[shape.layout.strokeOffset()], 0.08);
    }

    void anImageIsATexturedRectangle()
    {
        Rig rig = imageBuilder().build();
        rig.assets = {asset("images/arm.png", pngOf(40, 20))};
        const CookOutput output = cook(rig);
        QVERIFY(!output.isRefused());
        QVERIFY(!output.rig->isStill); // .oshape has no pictures
        const CookedShape &shape = layerNamed(*output.rig, "a")->shapes.at(0);
        QCOMPARE(shape.layout.texture, std::string("arm.png"));
        const std::vector<double> expected{1, 1, 1, 1, 0, -0.2, 0.4, 0.2, 0, 0, 1, 1, 0, 0, 0.4, 0, 0.4, -0.2, 0, -0.2};
        QCOMPARE(shape.values, expected);
        QCOMPARE(output.textures.size(), std::size_t{1});
        QCOMPARE(*output.textures[0].bytes, *rig.assets[0].bytes);
        QCOMPARE(output.rig->version(), 3);
    }

    void aPictureOfOtherProportionsIsCutNotStretched()
    {
        Rig rig = imageBuilder().build();
        rig.assets = {asset("arm.png", pngOf(80, 20))};
        const CookOutput output = cook(rig);
        const CookedShape &shape = layerNamed(*output.rig, "a")->shapes.at(0);
        const std::size_t window = shape.layout.textureOffset() + 4;
        QCOMPARE(shape.values[window], 0.25);
        QCOMPARE(shape.values[window + 2], 0.75);
    }

    void picturesThatCannotBeWrittenAreRefused_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::newRow("missing") << "arm.png" << QByteArray() << "image-missing";
        QTest::newRow("outside") << "../arm.png" << QByteArray() << "image-path";
        QTest::newRow("on the web") << "https://a.example/arm.png" << QByteArray() << "image-path";
        QTest::newRow("absolute") << "/art/arm.png" << QByteArray() << "image-path";
        QTest::newRow("not a PNG") << "arm.png" << QByteArray("GIF89a, and more of it behind") << "image-not-png";
        QTest::newRow("hidden") << "x/.arm.png" << QByteArray::fromStdString(*pngOf(4, 4)) << "image-name-space";
        QTest::newRow("space") << "my arm.png" << QByteArray::fromStdString(*pngOf(4, 4)) << "image-name-space";
    }

    void picturesThatCannotBeWrittenAreRefused()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        Rig rig = imageBuilder().build();
        rig.assets = {asset(file.toStdString(),
                            bytes.isEmpty() ? nullptr : std::make_shared<const std::string>(bytes.toStdString()))};
        QCOMPARE(codesOf(cook(rig)), (QStringList{code, "nothing-to-fill"}));
    }

    void anEmbeddedPictureCannotLeaveItsFolder()
    {
        Rig rig = imageBuilder().build();
        RigAsset embedded = asset("", pngOf(4, 4));
        embedded.isEmbedded = true;
        embedded.id = "../../arm";
        rig.assets = {embedded};
        Composition main = rig.main();
        Layer layer = *main.layers[0];
        layer.asset = embedded.id;
        main.layers[0] = std::make_shared<const Layer>(layer);
        rig.compositions[0] = std::make_shared<const Composition>(main);
        const CookOutput output = cook(rig);
        QCOMPARE(codesOf(output), (QStringList{"image-name-space", "nothing-to-fill"}));
        QVERIFY(output.textures.empty());
    }

    void oneNameIsOnePicture()
    {
        RigBuilder builder = imageBuilder();
        Layer &second = builder.addLayer("b", LayerKind::Image);
        second.asset = "leg";
        second.width = second.height = 10;
        Rig rig = builder.build();
        rig.assets = {asset("left/arm.png", pngOf(4, 4)), asset("right/arm.png", pngOf(4, 4, 'x'))};
        rig.assets[1].id = "leg";
        QCOMPARE(codesOf(cook(rig)), QStringList{"image-name-shared"});
        rig.assets[1].bytes = rig.assets[0].bytes;
        const CookOutput same = cook(rig);
        QVERIFY(!same.isRefused());
        QCOMPARE(same.textures.size(), std::size_t{1});
    }
};

QTEST_APPLESS_MAIN(tst_CookPaints)
#include "tst_cook_paints.moc"
