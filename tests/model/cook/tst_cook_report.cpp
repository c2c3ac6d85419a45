// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/rig_builder.h"

#include <QTest>

using namespace clipwright;

namespace {

/** What the cook shows otherwise than the source does, and tells. */
class Told {
public:
    RigBuilder builder;

    QStringList codes() const { return codesOf(cook(builder.build())); }
    QStringList codesAlone(const QString &code) const { return codes().filter(code); }

    Layer &layer(const std::string &name = "a") { return builder.addLayer(name); }
    Node group(std::vector<Node> items)
    {
        Node group = builder.node(NodeType::Group);
        group.items = std::move(items);
        return group;
    }
    Node roundGradient(std::vector<double> stops = {0, 1, 0, 0, 1, 0, 0, 1})
    {
        Node node = builder.node(NodeType::GradientFill);
        builder.set(node, GradientFillProperty::Type, {1});
        builder.set(node, GradientFillProperty::End, {30, 0});
        builder.set(node, GradientFillProperty::Stops, std::move(stops));
        return node;
    }
};

} // namespace

class tst_CookReport : public QObject {
    Q_OBJECT

private slots:
    void anUnevenStrokeIsTold_data()
    {
        QTest::addColumn<std::vector<double>>("scale");
        QTest::addColumn<bool>("isLayers");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("even") << std::vector<double>{150, 150} << false << false;
        QTest::newRow("turned round") << std::vector<double>{-80, 80} << false << false;
        QTest::newRow("a group's") << std::vector<double>{200, 50} << false << true;
        QTest::newRow("the layer's") << std::vector<double>{200, 50} << true << true;
        QTest::newRow("too little to see") << std::vector<double>{101, 100} << true << false;
    }

    void anUnevenStrokeIsTold()
    {
        QFETCH(std::vector<double>, scale);
        QFETCH(bool, isLayers);
        QFETCH(bool, isTold);
        Told told;
        Layer &layer = told.layer();
        Node group = told.group({told.builder.rectangle({0, 0}, {40, 40}), told.builder.stroke(6)});
        told.builder.set(isLayers ? static_cast<Node &>(layer) : group, GroupProperty::Scale, scale);
        layer.items = {group};
        QCOMPARE(told.codes(), isTold ? QStringList{"stroke-uneven"} : QStringList());
    }

    void aFillIsNeverUneven()
    {
        Told told;
        Layer &layer = told.layer();
        told.builder.set(layer, LayerProperty::Scale, {300, 50});
        layer.items = {told.builder.rectangle({0, 0}, {40, 40}), told.builder.fill(1, 0, 0)};
        QVERIFY(told.codes().empty());
    }

    void aRoundGradientThatIsSquashedIsTold()
    {
        Told told;
        Layer &layer = told.layer();
        told.builder.animate(layer, LayerProperty::Scale, {{0, {100, 100}}, {60, {100, 160}}});
        layer.items = {told.builder.rectangle({0, 0}, {40, 40}), told.roundGradient()};
        QCOMPARE(told.codes(), QStringList{"gradient-uneven"});
    }

    void aSquashInPassingIsNotUneven()
    {
        for (const double end : {10.0, 50.0}) { // a third of a second, more than one
            Told told;
            Layer &layer = told.layer();
            told.builder.animate(layer, LayerProperty::Scale,
                                 {{0, {100, 100}}, {1, {200, 50}}, {end, {200, 50}}, {end + 1, {100, 100}}});
            layer.items = {told.builder.rectangle({0, 0}, {40, 40}), told.builder.stroke(6)};
            QCOMPARE(told.codes(), end < 15 ? QStringList() : QStringList{"stroke-uneven"});
        }
    }

    void whatIsNotSeenIsNotUneven()
    {
        Told told;
        Layer &layer = told.layer();
        told.builder.set(layer, LayerProperty::Scale, {200, 50});
        Node unseen = told.builder.stroke(6);
        told.builder.set(unseen, StrokeProperty::Opacity, {0});
        layer.items = {told.builder.rectangle({0, 0}, {40, 40}), unseen,
                       told.roundGradient({0, 1, 0, 0, 1, 1, 0, 0.01})};
        QVERIFY(told.codes().empty());
    }

    /** A parent's scale counts as the layer's own. */
    void whatIsAroundALayerMakesItUnevenToo()
    {
        Told told;
        Layer &parent = told.builder.addLayer("parent", LayerKind::Null);
        told.builder.set(parent, LayerProperty::Scale, {200, 60});
        Layer &layer = told.layer();
        layer.parent = parent.id;
        layer.items = {told.builder.rectangle({0, 0}, {40, 40}), told.builder.stroke(6)};
        QCOMPARE(told.codes(), QStringList{"stroke-uneven"});
    }

    void overlappingPartsOfAFadingLayerAreTold_data()
    {
        QTest::addColumn<double>("opacity");
        QTest::addColumn<double>("place");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("opaque") << 100.0 << 10.0 << false;
        QTest::newRow("half") << 50.0 << 10.0 << true;
        QTest::newRow("apart") << 50.0 << 60.0 << false;
        QTest::newRow("not there") << 0.0 << 10.0 << false;
    }

    void overlappingPartsOfAFadingLayerAreTold()
    {
        QFETCH(double, opacity);
        QFETCH(double, place);
        QFETCH(bool, isTold);
        Told told;
        Layer &layer = told.layer();
        told.builder.animate(layer, LayerProperty::Position, {{0, {0, 0}}, {60, {10, 0}}});
        told.builder.set(layer, LayerProperty::Opacity, {opacity});
        layer.items = {told.group({told.builder.rectangle({0, 0}, {40, 40}), told.builder.fill(1, 0, 0)}),
                       told.group({told.builder.rectangle({place, 0}, {40, 40}), told.builder.fill(0, 0, 1)})};
        QCOMPARE(told.codes(), isTold ? QStringList{"fade-overlap"} : QStringList());
    }

    void aFillThatFadesWithItsStrokeIsTold()
    {
        Told told;
        Layer &layer = told.layer();
        told.builder.animate(layer, LayerProperty::Opacity, {{0, {0}}, {60, {100}}});
        layer.items = {told.builder.ellipse({0, 0}, {40, 40}), told.builder.stroke(6), told.builder.fill(1, 0, 0)};
        QCOMPARE(told.codes(), QStringList{"fade-overlap"});
    }

    /** A layer that comes and goes at once does not fade. */
    void aWindowIsNoFade()
    {
        Told told;
        Layer &layer = told.layer();
        layer.windowStart = 20;
        layer.windowEnd = 40;
        layer.items = {told.builder.ellipse({0, 0}, {40, 40}), told.builder.stroke(6), told.builder.fill(1, 0, 0)};
        QVERIFY(told.codes().empty());
    }

    void aBlinkIsNoFade_data()
    {
        QTest::addColumn<double>("end");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("within a frame") << 21.0 << false;
        QTest::newRow("over two") << 22.0 << true;
    }

    void aBlinkIsNoFade()
    {
        QFETCH(double, end);
        QFETCH(bool, isTold);
        Told told;
        Layer &layer = told.layer();
        told.builder.animate(layer, LayerProperty::Opacity, {{20, {100}}, {end, {0}}});
        layer.items = {told.builder.ellipse({0, 0}, {40, 40}), told.builder.stroke(6), told.builder.fill(1, 0, 0)};
        QCOMPARE(told.codes(), isTold ? QStringList{"fade-overlap"} : QStringList());
    }

    void aHairlineOverAFillIsNotSeenToFade()
    {
        Told told;
        Layer &layer = told.layer();
        told.builder.animate(layer, LayerProperty::Opacity, {{0, {0}}, {60, {100}}});
        layer.items = {told.builder.ellipse({0, 0}, {40, 40}), told.builder.stroke(0.3), told.builder.fill(1, 0, 0)};
        QVERIFY(told.codes().empty());
    }

    void overlappingPartsOfAFadingGroupAreTold()
    {
        Told told;
        Layer &layer = told.layer();
        Node group = told.group({told.group({told.builder.rectangle({0, 0}, {40, 40}), told.builder.fill(1, 0, 0)}),
                                 told.group({told.builder.rectangle({10, 0}, {40, 40}), told.builder.fill(0, 0, 1)})});
        told.builder.animate(group, GroupProperty::Opacity, {{0, {100}}, {60, {20}}});
        layer.items = {group};
        QCOMPARE(told.codes(), QStringList{"fade-overlap"});
        layer.items = group.items; // nothing fades them together
        QVERIFY(told.codes().empty());
    }

    void partsThatAMaskFadesAreTold()
    {
        Told told;
        Layer &layer = told.layer();
        layer.items = {told.builder.rectangle({0, 0}, {40, 40}), told.builder.fill(1, 0, 0),
                       told.builder.fill(0, 1, 0)};
        Node mask = told.builder.node(NodeType::Mask);
        told.builder.animatePath(mask, {{0, polygonPath({{-50, -50}, {50, -50}, {50, 50}, {-50, 50}})}});
        told.builder.set(mask, MaskProperty::Mode, {1});
        told.builder.set(mask, MaskProperty::Opacity, {40});
        layer.masks = {mask};
        QCOMPARE(told.codes(), QStringList{"fade-overlap"});
        told.builder.set(layer.masks[0], MaskProperty::Opacity, {100});
        QVERIFY(told.codes().empty());
    }

    void linesOfASeeThroughStrokeThatCrossAreTold()
    {
        Told told;
        Layer &layer = told.layer();
        Node stroke = told.builder.stroke(6);
        told.builder.animate(stroke, StrokeProperty::Opacity, {{0, {50}}, {60, {80}}});
        layer.items = {told.builder.polygon({{-40, 0}, {40, 0}}, false),
                       told.builder.polygon({{0, -40}, {0, 40}}, false), stroke};
        QCOMPARE(told.codes(), QStringList{"stroke-overlap"});
        layer.items[1] = told.builder.polygon({{-40, 20}, {40, 20}}, false);
        QVERIFY(told.codes().empty());
    }

    void whatIsTooFarAwayToReadIsTold()
    {
        for (const bool isTooFar : {false, true}) {
            Told told;
            Layer &layer = told.builder.addBox("a");
            told.builder.animate(layer, LayerProperty::Position, {{0, {0, 0}}, {60, {isTooFar ? 1e36 : 1e9, 0}}});
            QCOMPARE(told.codes(), isTooFar ? QStringList{"numbers-too-large"} : QStringList());
        }
    }

    void aModifierBehindATrimIsTold()
    {
        Told told;
        Layer &layer = told.layer();
        Node trim = told.builder.node(NodeType::Trim);
        told.builder.animate(trim, TrimProperty::End, {{0, {50}}, {60, {100}}});
        Node corners = told.builder.node(NodeType::RoundCorners);
        told.builder.set(corners, RoundCornersProperty::Radius, {10});
        const Node path = told.builder.polygon({{0, 0}, {40, 0}, {40, 40}}, false);
        layer.items = {path, trim, corners, told.builder.stroke(3)};
        QCOMPARE(told.codes(), QStringList{"modifier-behind-trim"});
        layer.items = {path, corners, trim, told.builder.stroke(3)};
        QVERIFY(told.codes().empty());
    }

    void cornersThatComeAndGoAreTold()
    {
        Told told;
        Layer &layer = told.layer();
        Path sharp = polygonPath({{0, 0}, {40, 0}, {40, 40}, {0, 40}});
        Path smooth = sharp;
        smooth.contours[0].vertices[1].out = {0, 10};
        Node path = told.builder.node(NodeType::Path);
        told.builder.animatePath(path, {{0, sharp}, {60, smooth}});
        Node corners = told.builder.node(NodeType::RoundCorners);
        told.builder.set(corners, RoundCornersProperty::Radius, {10});
        layer.items = {path, corners, told.builder.fill(1, 0, 0)};
        QCOMPARE(told.codesAlone("corners"), QStringList{"corners-come-and-go"});
    }
};

QTEST_APPLESS_MAIN(tst_CookReport)
#include "tst_cook_report.moc"
