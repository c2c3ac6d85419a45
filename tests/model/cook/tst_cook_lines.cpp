// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/cooked_sampling.h"
#include "model/cook/rig_builder.h"

#include <QTest>

#include <cmath>

using namespace clipwright;

namespace {

constexpr double kScale = 0.01; // world units a pixel: 200 pixels are 2

/** What is seen of a stroked region at a frame: where it is inked, point by point, and how long that is in pixels. */
struct Seen {
    std::vector<Vec2> points;
    double length = 0;
    bool isShown = false;
};

Seen seenAt(const CookedShape &shape, double frame)
{
    const std::vector<double> run = sampleShape(shape, frame);
    Seen seen;
    seen.isShown = run[3] > 0;
    for (std::size_t i = 0; i < shape.layout.outerCount; ++i) {
        const std::size_t at = shape.layout.pointOffset() + 2 * i;
        seen.points.push_back({run[at] / kScale, -run[at + 1] / kScale});
        if (i > 0)
            seen.length += std::hypot(seen.points[i].x - seen.points[i - 1].x, seen.points[i].y - seen.points[i - 1].y);
    }
    return seen;
}

/** It fades a little, so that the document is not still. */
Layer &fadingLayer(RigBuilder &builder)
{
    Layer &layer = builder.addLayer("a");
    builder.animate(layer, LayerProperty::Opacity, {{0, {100}}, {60, {90}}});
    return layer;
}

Node trim(RigBuilder &builder, const std::vector<TestKey> &start, const std::vector<TestKey> &end,
          const std::vector<TestKey> &offset = {{0, {0}}})
{
    Node node = builder.node(NodeType::Trim);
    builder.animate(node, TrimProperty::Start, start);
    builder.animate(node, TrimProperty::End, end);
    builder.animate(node, TrimProperty::Offset, offset);
    return node;
}

Node dash(RigBuilder &builder, int role, const std::vector<TestKey> &length)
{
    Node node = builder.node(NodeType::Dash);
    builder.set(node, DashProperty::Role, {static_cast<double>(role)});
    builder.animate(node, DashProperty::Length, length);
    return node;
}

std::vector<CookedShape> shapesOf(const RigBuilder &builder)
{
    const CookOutput output = cook(builder.build());
    const CookedLayer *layer = layerNamed(*output.rig, "a");
    return layer == nullptr ? std::vector<CookedShape>() : layer->shapes;
}

bool isAt(Vec2 got, Vec2 wanted)
{
    return std::abs(got.x - wanted.x) < 0.1 && std::abs(got.y - wanted.y) < 0.1;
}

const std::vector<Vec2> kLine{{-50, 0}, {50, 0}};
const std::vector<Vec2> kSquare{{0, 0}, {40, 0}, {40, 40}, {0, 40}};

} // namespace

class tst_CookLines : public QObject {
    Q_OBJECT

private slots:
    /** 80 to 130 of a hundred are two pieces, 80 to 100 and 0 to 30; a fifth to a half of them is 90 to 100 and 0 to 5. */
    void theNextTrimTakesAllPiecesForOneLine()
    {
        RigBuilder builder;
        fadingLayer(builder).items = {builder.polygon(kLine, false),
                                      trim(builder, {{0, {30}}}, {{0, {80}}}, {{0, {180}}}),
                                      trim(builder, {{0, {20}}}, {{0, {50}}}), builder.stroke(4, StrokeCap::Butt)};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        std::vector<Seen> seen;
        for (const CookedShape &shape : shapes) {
            seen.push_back(seenAt(shape, 0));
            if (!seen.back().isShown || seen.back().length < 0.1)
                seen.pop_back();
        }
        QCOMPARE(seen.size(), std::size_t{2});
        QVERIFY(isAt(seen[0].points.front(), {40, 0}) && isAt(seen[0].points.back(), {50, 0}));
        QVERIFY(isAt(seen[1].points.front(), {-50, 0}) && isAt(seen[1].points.back(), {-45, 0}));
    }

    void aLineGrowsWithItsTrim()
    {
        RigBuilder builder;
        fadingLayer(builder).items = {builder.polygon(kLine, false), builder.stroke(4, StrokeCap::Butt),
                                      trim(builder, {{0, {0}}}, {{0, {0}}, {60, {100}}})};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{1});
        for (double frame : {0.0, 15.0, 30.0, 45.5, 60.0})
            QVERIFY(std::abs(seenAt(shapes[0], frame).length - frame / 60 * 100) < 0.1);
        QCOMPARE(shapes[0].frames.size(), std::size_t{2}); // one straight edge needs no more
    }

    void whatIsTrimmedToNothingHasNoDot()
    {
        RigBuilder builder;
        fadingLayer(builder).items = {builder.polygon(kLine, false), builder.stroke(4, StrokeCap::Round),
                                      trim(builder, {{0, {0}}}, {{10, {0}}, {50, {100}}})};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QVERIFY(!seenAt(shapes[0], 0).isShown);
        QVERIFY(!seenAt(shapes[0], 9.9).isShown);
        QVERIFY(seenAt(shapes[0], 11).isShown);
        QVERIFY(seenAt(shapes[0], 60).isShown);
    }

    void cornersStayCorners()
    {
        RigBuilder builder;
        fadingLayer(builder).items = {builder.polygon(kSquare), builder.stroke(2, StrokeCap::Butt),
                                      trim(builder, {{0, {0}}}, {{0, {0}}, {60, {100}}})};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        for (double frame = 16; frame <= 60; ++frame) {
            const Seen seen = seenAt(shapes[0], frame);
            QVERIFY2(std::abs(seen.length - 160 * frame / 60) < 1.2, qPrintable(QString::number(frame)));
            QVERIFY(std::ranges::any_of(seen.points, [](Vec2 p) { return isAt(p, {40, 0}); }));
        }
    }

    void aClosedLineGoesOverItsStartInOnePiece()
    {
        RigBuilder builder;
        fadingLayer(builder).items = {builder.polygon(kSquare), builder.stroke(2, StrokeCap::Round),
                                      trim(builder, {{0, {0}}}, {{0, {25}}}, {{0, {0}}, {60, {1080}}})};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{1});
        for (double frame = 0; frame <= 60; ++frame)
            QVERIFY2(std::abs(seenAt(shapes[0], frame).length - 40) < 1.2, qPrintable(QString::number(frame)));
    }

    void anOpenLineThatGoesOverItsEndComesInAgain()
    {
        RigBuilder builder;
        fadingLayer(builder).items = {builder.polygon(kLine, false), builder.stroke(2, StrokeCap::Butt),
                                      trim(builder, {{0, {0}}}, {{0, {50}}}, {{0, {0}}, {60, {360}}})};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{2});
        for (double frame : {10.0, 30.0, 45.0, 55.0}) {
            const double length = seenAt(shapes[0], frame).length + seenAt(shapes[1], frame).length;
            QVERIFY2(std::abs(length - 50) < 0.5, qPrintable(QString::number(frame)));
        }
        QVERIFY(std::abs(seenAt(shapes[0], 45).length - 25) < 0.5 || std::abs(seenAt(shapes[1], 45).length - 25) < 0.5);
    }

    void aTrimFromWholeToPartCooks()
    {
        RigBuilder builder;
        fadingLayer(builder).items = {builder.polygon(kSquare), builder.stroke(2, StrokeCap::Butt),
                                      trim(builder, {{0, {0}}, {60, {100}}}, {{0, {100}}})};
        const CookOutput output = cook(builder.build());
        QVERIFY(!output.isRefused());
        const CookedShape &shape = layerNamed(*output.rig, "a")->shapes[0];
        QVERIFY(std::abs(seenAt(shape, 0).length - 160) < 0.2); // no gap where it closes
        QVERIFY(isAt(seenAt(shape, 0).points.back(), {0, 0}));
        QVERIFY(std::abs(seenAt(shape, 30).length - 80) < 1.2);
    }

    void startBeyondEndSwaps()
    {
        RigBuilder builder;
        fadingLayer(builder).items = {builder.polygon(kLine, false), builder.stroke(2, StrokeCap::Butt),
                                      trim(builder, {{0, {75}}}, {{0, {25}}})};
        const Seen seen = seenAt(shapesOf(builder)[0], 0);
        QVERIFY(isAt(seen.points.front(), {-25, 0}));
        QVERIFY(isAt(seen.points.back(), {25, 0}));
    }

    void aTrimReachesTheGroupsBeforeItAndStylesAnywhere()
    {
        RigBuilder builder;
        Node group = builder.node(NodeType::Group);
        group.items = {builder.polygon(kLine, false), builder.stroke(2, StrokeCap::Butt)};
        Layer &layer = fadingLayer(builder);
        layer.items = {group, trim(builder, {{0, {0}}}, {{0, {50}}}), builder.polygon(kLine, false),
                       builder.stroke(2, StrokeCap::Butt)};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        std::vector<double> lengths;
        for (const CookedShape &shape : shapes)
            lengths.push_back(std::round(seenAt(shape, 0).length));
        std::ranges::sort(lengths);
        QCOMPARE(lengths, (std::vector<double>{50, 50, 100})); // the outer stroke takes both lines
    }

    void dashesAreRegionsOfTheirOwn()
    {
        RigBuilder builder;
        Node stroke = builder.stroke(2, StrokeCap::Butt);
        stroke.items = {dash(builder, 0, {{0, {20}}}), dash(builder, 1, {{0, {10}}})};
        fadingLayer(builder).items = {builder.polygon(kLine, false), stroke};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{4}); // 0-20 30-50 60-80 90-100
        for (std::size_t i = 0; i < 4; ++i) {
            const Seen seen = seenAt(shapes[i], 0);
            QVERIFY(isAt(seen.points.front(), {-50 + 30.0 * static_cast<double>(i), 0}));
            QVERIFY(std::abs(seen.length - (i < 3 ? 20 : 10)) < 0.1);
        }
    }

    /** A box of 160 around, 30 and 10 by turns: the fourth dash ends where the first begins, at the corner. */
    void theLastDashOfAClosedLineJoinsTheFirst()
    {
        RigBuilder builder;
        Node stroke = builder.stroke(2, StrokeCap::Butt);
        stroke.items = {dash(builder, 0, {{0, {30}}}), dash(builder, 1, {{0, {10}}}), dash(builder, 2, {{0, {15}}})};
        fadingLayer(builder).items = {builder.polygon(kSquare), stroke};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        double longest = 0;
        double sum = 0;
        for (const CookedShape &shape : shapes) {
            const Seen seen = seenAt(shape, 0);
            longest = std::max(longest, seen.isShown ? seen.length : 0);
            sum += seen.isShown ? seen.length : 0;
        }
        QVERIFY(std::abs(longest - 30) < 0.01);
        QVERIFY(std::abs(sum - 120) < 0.01);
        QCOMPARE(std::ranges::count_if(shapes, [](const CookedShape &s) { return seenAt(s, 0).length > 0.01; }), 4);
    }

    /** Mixed between keys, points that are drawn in still tell where the line goes. */
    void theEndsOfATrimmedLinePointAlongIt()
    {
        RigBuilder builder;
        const Node part =
            trim(builder, {{0, {0}, Easing::cubic(0.4, 0, 0.6, 1)}, {60, {60}}}, {{0, {40}}, {60, {100}}});
        fadingLayer(builder).items = {builder.ellipse({0, 0}, {120, 120}), part, builder.stroke(12, StrokeCap::Butt)};
        const CookedShape shape = shapesOf(builder).at(0);
        for (double frame = 0; frame <= 60; frame += 1) {
            const Seen seen = seenAt(shape, frame);
            for (std::size_t i = 1; i < seen.points.size(); ++i) {
                const Vec2 way = seen.points[i] - seen.points[i - 1];
                const Vec2 middle = (seen.points[i] + seen.points[i - 1]) / 2.0;
                // On a circle every step goes across the radius.
                const double off =
                    (way.x * middle.x + way.y * middle.y) / std::hypot(way.x, way.y) / std::hypot(middle.x, middle.y);
                QVERIFY2(std::abs(off) < 0.2, qPrintable(QString("%1 %2: %3").arg(frame).arg(i).arg(off)));
            }
        }
    }

    void anOddPatternTakesTurns()
    {
        RigBuilder builder;
        Node stroke = builder.stroke(2, StrokeCap::Butt);
        stroke.items = {dash(builder, 0, {{0, {25}}})};
        fadingLayer(builder).items = {builder.polygon(kLine, false), stroke};
        QCOMPARE(shapesOf(builder).size(), std::size_t{2});
    }

    void dashesMarchWithTheirOffset()
    {
        RigBuilder builder;
        Node stroke = builder.stroke(2, StrokeCap::Butt);
        stroke.items = {dash(builder, 0, {{0, {20}}}), dash(builder, 1, {{0, {20}}}),
                        dash(builder, 2, {{0, {0}}, {60, {400}}})};
        fadingLayer(builder).items = {builder.polygon(kLine, false), stroke};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QVERIFY(shapes.size() <= 5); // taken within one period, however far the offset goes
        for (double frame = 0; frame <= 60; ++frame) {
            const double offset = 400 * frame / 60;
            double inked = 0;
            for (const CookedShape &shape : shapes)
                inked += seenAt(shape, frame).length;
            double expected = 0;
            for (double start = -std::fmod(offset, 40); start < 100; start += 40)
                expected += std::max(0.0, std::min(start + 20, 100.0) - std::max(start, 0.0));
            QVERIFY2(std::abs(inked - expected) < 0.6, qPrintable(QString::number(frame)));
        }
    }

    void aPatternWithoutLengthIsSolid_data()
    {
        QTest::addColumn<double>("dashLength");
        QTest::addColumn<double>("gapLength");
        QTest::newRow("nothing") << 0.0 << 0.0;
        QTest::newRow("negative") << 20.0 << -5.0;
    }

    void aPatternWithoutLengthIsSolid()
    {
        QFETCH(double, dashLength);
        QFETCH(double, gapLength);
        RigBuilder builder;
        Node stroke = builder.stroke(2, StrokeCap::Butt);
        stroke.items = {dash(builder, 0, {{0, {dashLength}}}), dash(builder, 1, {{0, {gapLength}}})};
        fadingLayer(builder).items = {builder.polygon(kLine, false), stroke};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{1});
        QVERIFY(std::abs(seenAt(shapes[0], 0).length - 100) < 0.1);
    }

    void roundDashesWithoutLengthAreDots()
    {
        RigBuilder builder;
        Node stroke = builder.stroke(4, StrokeCap::Round);
        stroke.items = {dash(builder, 0, {{0, {0}}}), dash(builder, 1, {{0, {25}}})};
        fadingLayer(builder).items = {builder.polygon(kLine, false), stroke};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{4}); // one that would begin where the line ends is none
        for (const CookedShape &shape : shapes)
            QVERIFY(seenAt(shape, 0).isShown);
    }

    void tooManyDashesAreRefusedAndShownSolid()
    {
        RigBuilder builder;
        Node stroke = builder.stroke(2, StrokeCap::Butt);
        stroke.items = {dash(builder, 0, {{0, {0.05}}}), dash(builder, 1, {{0, {0.05}}})};
        fadingLayer(builder).items = {builder.polygon(kLine, false), stroke};
        const CookOutput output = cook(builder.build());
        QCOMPARE(output.issues.size(), std::size_t{1});
        QCOMPARE(output.issues[0].code, std::string("dash-too-many"));
        QCOMPARE(layerNamed(*output.rig, "a")->shapes.size(), std::size_t{1});
    }

    void anOffsetBeyondCountingEnds()
    {
        RigBuilder builder;
        Node stroke = builder.stroke(2, StrokeCap::Butt);
        stroke.items = {dash(builder, 0, {{0, {20}}}), dash(builder, 1, {{0, {20}}}), dash(builder, 2, {{0, {1e20}}})};
        fadingLayer(builder).items = {builder.polygon(kLine, false), stroke};
        QVERIFY(shapesOf(builder).size() <= 4);
    }

    void dashesGrowWithAGroupFromNothing()
    {
        RigBuilder builder;
        Node stroke = builder.stroke(2, StrokeCap::Butt);
        stroke.items = {dash(builder, 0, {{0, {20}}}), dash(builder, 1, {{0, {20}}})};
        Node group = builder.node(NodeType::Group);
        builder.animate(group, GroupProperty::Scale, {{0, {0, 0}}, {60, {100, 100}}});
        group.items = {builder.polygon(kLine, false), stroke};
        fadingLayer(builder).items = {group};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{3});
        QVERIFY(std::abs(seenAt(shapes[0], 60).length - 20) < 0.2);
    }

    void moreModifiersThanAPathTakesAreRefused_data()
    {
        QTest::addColumn<bool>("trims");
        QTest::newRow("trims that wrap") << true;
        QTest::newRow("round corners") << false;
    }

    void moreModifiersThanAPathTakesAreRefused()
    {
        QFETCH(bool, trims);
        RigBuilder builder;
        Layer &layer = fadingLayer(builder);
        layer.items = {builder.polygon(kLine, false)};
        for (int i = 0; i < 30; ++i) {
            Node round = builder.node(NodeType::RoundCorners);
            builder.set(round, RoundCornersProperty::Radius, {3});
            layer.items.push_back(trims ? trim(builder, {{0, {0}}}, {{0, {50}}}, {{0, {0}}, {60, {360}}}) : round);
        }
        layer.items.push_back(builder.stroke(2, StrokeCap::Butt));
        const CookOutput output = cook(builder.build());
        QVERIFY(
            std::ranges::any_of(output.issues, [](const Issue &issue) { return issue.code == "modifiers-too-many"; }));
        QVERIFY(layerNamed(*output.rig, "a")->shapes.size() <= 256);
    }

    void cornersAreRoundedByAMovingRadius()
    {
        RigBuilder builder;
        Node round = builder.node(NodeType::RoundCorners);
        builder.animate(round, RoundCornersProperty::Radius, {{0, {0}}, {60, {100}}});
        fadingLayer(builder).items = {builder.polygon(kSquare), round, builder.fill(1, 0, 0)};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        const auto reaches = [&](double frame, Vec2 corner) {
            return std::ranges::any_of(seenAt(shapes[0], frame).points, [&](Vec2 p) { return isAt(p, corner); });
        };
        QVERIFY(reaches(0, {40, 40}));
        QVERIFY(!reaches(30, {40, 40}));
        QVERIFY(reaches(60, {20, 0})); // held to half of each edge
    }

    void puckerDrawsVerticesToTheMiddle()
    {
        RigBuilder builder;
        Node pucker = builder.node(NodeType::PuckerBloat);
        builder.set(pucker, PuckerBloatProperty::Amount, {50});
        fadingLayer(builder).items = {builder.polygon(kSquare), pucker, builder.fill(1, 0, 0)};
        const Seen seen = seenAt(shapesOf(builder)[0], 0);
        QVERIFY(std::ranges::any_of(seen.points, [](Vec2 p) { return isAt(p, {10, 10}); }));
        QVERIFY(std::ranges::none_of(seen.points, [](Vec2 p) { return isAt(p, {0, 0}); }));
    }

    void aStarMovesInEveryProperty()
    {
        RigBuilder builder;
        Node star = builder.node(NodeType::Star);
        builder.animate(star, StarProperty::Points, {{0, {5}}, {30, {7}, Easing::hold()}});
        builder.animate(star, StarProperty::OuterRadius, {{0, {40}}, {60, {80}}});
        builder.set(star, StarProperty::InnerRadius, {20});
        fadingLayer(builder).items = {star, builder.fill(1, 0, 0)};
        const std::vector<CookedShape> shapes = shapesOf(builder);
        QCOMPARE(shapes.size(), std::size_t{1});
        const auto spikes = [&](double frame) {
            int count = 0;
            for (Vec2 p : seenAt(shapes[0], frame).points)
                count += std::hypot(p.x, p.y) > 35 ? 1 : 0;
            return count;
        };
        QCOMPARE(spikes(0), 5);
        QCOMPARE(spikes(45), 7);
        QVERIFY(isAt(seenAt(shapes[0], 0).points.front(), {0, -40}));
        QVERIFY(isAt(seenAt(shapes[0], 60).points.front(), {0, -80}));
    }
};

QTEST_APPLESS_MAIN(tst_CookLines)
#include "tst_cook_lines.moc"
