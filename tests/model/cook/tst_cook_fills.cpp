// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/cooked_sampling.h"
#include "model/cook/rig_builder.h"
#include "model/core/polygon.h"

#include <QTest>

#include <cmath>

using namespace clipwright;

namespace {

constexpr double kScale = 0.01; // world units a pixel: 200 pixels are 2

/** It turns, so that the document is not still; what it shows stands still in its layer. */
Layer &turningLayer(RigBuilder &builder)
{
    Layer &layer = builder.addLayer("a");
    builder.animate(layer, LayerProperty::Rotation, {{0, {0}}, {60, {90}}});
    return layer;
}

const std::vector<CookedShape> &shapesOf(const CookOutput &output)
{
    return layerNamed(*output.rig, "a")->shapes;
}

/** What a region that is shown paints at a frame, in square pixels; holes taken off. */
double areaAt(const CookedShape &shape, double frame)
{
    const std::vector<double> run = sampleShape(shape, frame);
    if (run[3] == 0)
        return 0;
    std::size_t at = shape.layout.pointOffset();
    double area = 0;
    std::vector<std::uint32_t> counts{shape.layout.outerCount};
    counts.insert(counts.end(), shape.layout.holeCounts.begin(), shape.layout.holeCounts.end());
    for (std::size_t c = 0; c < counts.size(); ++c) {
        std::vector<Vec2> points;
        for (std::uint32_t i = 0; i < counts[c]; ++i, at += 2)
            points.push_back({run[at] / kScale, run[at + 1] / kScale});
        area += (c == 0 ? 1 : -1) * std::abs(signedArea(points));
    }
    return area;
}

double areaAt(const std::vector<CookedShape> &shapes, double frame)
{
    double area = 0;
    for (const CookedShape &shape : shapes)
        area += areaAt(shape, frame);
    return area;
}

std::vector<Vec2> box(double left, double top, double width, double height)
{
    return {{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}};
}

std::vector<Vec2> turnedRound(std::vector<Vec2> points)
{
    std::ranges::reverse(points);
    return points;
}

Node evenOdd(RigBuilder &builder, double opacity = 100)
{
    Node fill = builder.fill(1, 0, 0, opacity);
    builder.set(fill, FillProperty::Rule, {1});
    return fill;
}

} // namespace

class tst_CookFills : public QObject {
    Q_OBJECT

private slots:
    /** A star of many points that turns over a ring crosses it in other places all the time. */
    void crossingsThatChangeTooOftenAreTold()
    {
        RigBuilder builder;
        Layer &layer = builder.addLayer("a");
        Node star = builder.node(NodeType::Star);
        builder.set(star, StarProperty::Points, {60});
        builder.set(star, StarProperty::OuterRadius, {50});
        builder.set(star, StarProperty::InnerRadius, {30});
        builder.animate(star, StarProperty::Rotation, {{0, {0}}, {60, {360}}});
        layer.items = {star, builder.ellipse({10, 0}, {80, 60}), builder.fill(1, 0, 0, 50)};
        QVERIFY(codesOf(cook(builder.build())).contains("fill-overlap"));
        layer.items[2] = evenOdd(builder);
        QVERIFY(codesOf(cook(builder.build())).contains("fill-crossing"));
    }

    void whatCrossesUnseenIsLeftAsItIs()
    {
        RigBuilder builder;
        turningLayer(builder).items = {builder.polygon(box(0, 0, 40, 40)), builder.polygon(box(20, 10, 40, 20)),
                                       builder.fill(1, 0, 0)};
        const CookOutput output = cook(builder.build());
        QVERIFY(output.issues.empty());
        QCOMPARE(shapesOf(output).size(), std::size_t{2});
    }

    void outlinesUnderASeeThroughFillBecomeOne()
    {
        RigBuilder builder;
        turningLayer(builder).items = {builder.polygon(box(0, 0, 40, 40)), builder.polygon(box(20, 10, 40, 20)),
                                       builder.fill(1, 0, 0, 50)};
        const CookOutput output = cook(builder.build());
        QVERIFY(output.issues.empty());
        QCOMPARE(shapesOf(output).size(), std::size_t{1});
        QVERIFY(std::abs(areaAt(shapesOf(output), 0) - 2000) < 0.1);
        QCOMPARE(shapesOf(output)[0].frames.size(), std::size_t{1}); // the layer turns, not the fill
    }

    void outlinesOfAFadingLayerBecomeOne()
    {
        RigBuilder builder;
        Layer &layer = turningLayer(builder);
        builder.animate(layer, LayerProperty::Opacity, {{0, {0}}, {60, {100}}});
        layer.items = {builder.polygon(box(0, 0, 40, 40)), builder.polygon(box(20, 10, 40, 20)), builder.fill(1, 0, 0)};
        QCOMPARE(shapesOf(cook(builder.build())).size(), std::size_t{1});
    }

    void theRuleCountsWhereOutlinesCross_data()
    {
        QTest::addColumn<bool>("isEvenOdd");
        QTest::addColumn<bool>("isTurnedRound");
        QTest::addColumn<double>("area");
        QTest::newRow("parity") << true << false << 1600.0;
        QTest::newRow("against each other") << false << true << 1600.0;
        QTest::newRow("with each other") << false << false << 2000.0 + 400.0; // opaque: painted twice, unseen
    }

    void theRuleCountsWhereOutlinesCross()
    {
        QFETCH(bool, isEvenOdd);
        QFETCH(bool, isTurnedRound);
        QFETCH(double, area);
        RigBuilder builder;
        const std::vector<Vec2> second = box(20, 10, 40, 20);
        turningLayer(builder).items = {builder.polygon(box(0, 0, 40, 40)),
                                       builder.polygon(isTurnedRound ? turnedRound(second) : second),
                                       isEvenOdd ? evenOdd(builder) : builder.fill(1, 0, 0)};
        const CookOutput output = cook(builder.build());
        QVERIFY(output.issues.empty());
        QVERIFY(std::abs(areaAt(shapesOf(output), 0) - area) < 0.1);
    }

    void anOutlineThatCrossesItselfIsTakenApart()
    {
        RigBuilder builder;
        turningLayer(builder).items = {builder.polygon({{0, 0}, {40, 40}, {40, 0}, {0, 40}}), builder.fill(1, 0, 0)};
        const CookOutput output = cook(builder.build());
        QCOMPARE(shapesOf(output).size(), std::size_t{2});
        QVERIFY(std::abs(areaAt(shapesOf(output), 0) - 800) < 0.1);
    }

    /** A box that goes over another and out again: apart, touching, crossing, apart. */
    void regionsComeAndGo()
    {
        RigBuilder builder;
        Layer &layer = builder.addLayer("a");
        Node group = builder.node(NodeType::Group);
        group.items = {builder.polygon(box(0, 0, 20, 20))};
        builder.animate(group, GroupProperty::Position, {{0, {-40, 10}}, {60, {60, 10}}});
        layer.items = {builder.polygon(box(0, 0, 40, 40)), group, evenOdd(builder)};
        const CookOutput output = cook(builder.build());
        QVERIFY(!codesOf(output).contains("fill-crossing"));
        for (double frame = 0; frame <= 60; ++frame) {
            const double left = -40 + 100 * frame / 60;
            const double over = std::max(0.0, std::min(left + 20, 40.0) - std::max(left, 0.0)) * 20;
            const double expected = 1600 + 400 - 2 * over;
            const double got = areaAt(shapesOf(output), frame);
            QVERIFY2(std::abs(got - expected) < 15,
                     qPrintable(QString("%1: %2, expected %3").arg(frame).arg(got).arg(expected)));
        }
    }
};

QTEST_APPLESS_MAIN(tst_CookFills)
#include "tst_cook_fills.moc"
