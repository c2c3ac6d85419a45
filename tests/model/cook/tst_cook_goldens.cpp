// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook.h"
#include "model/cook/golden.h"
#include "model/cook/rig_builder.h"
#include "model/io/oanim/oanim_format.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QSet>
#include <QTest>

#include <clocale>

using namespace clipwright;

namespace {

const Easing kEase = Easing::cubic(0.333, 0, 0.667, 1);

std::vector<Vec2> diamond(double size)
{
    return {{0, -size}, {size, 0}, {0, size}, {-size, 0}};
}

/** A body that hops along an arc and carries a turning arm; the arm is above it. */
RigBuilder walker()
{
    RigBuilder builder;
    builder.timeline.ranges = {{"walk", 0, 40, true}, {"land", 40, 60, false}};
    builder.timeline.marks = {{20, "step", "left"}};
    Layer &arm = builder.addBox("arm");
    Layer &body = builder.addLayer("body");
    arm.parent = body.id;
    builder.animate(arm, LayerProperty::Rotation, {{0, {0}, kEase}, {40, {-90}, Easing::hold()}, {60, {0}}});
    builder.set(arm, LayerProperty::Anchor, {-20, 0});
    body.items = {builder.ellipse({0, 0}, {60, 80}), builder.fill(0.2, 0.4, 0.8), builder.stroke(3)};
    builder.animate(body, LayerProperty::Position,
                    {{0, {40, 100}, kEase, {40, -60}, {}}, {40, {160, 100}, Easing::linear(), {}, {-40, -60}}});
    return builder;
}

/** Items that move in every way a shape block can keep, and one that it cannot. */
RigBuilder shapes()
{
    RigBuilder builder;
    Layer &layer = builder.addLayer("items");
    Node morph = builder.node(NodeType::Path);
    builder.animatePath(morph, {{10, polygonPath(diamond(30)), kEase},
                                {30, polygonPath(diamond(10)), Easing::hold()},
                                {50, polygonPath(diamond(20))}});
    Node colour = builder.node(NodeType::Fill);
    builder.animate(colour, FillProperty::Colour, {{0, {1, 0, 0, 1}, kEase}, {60, {0, 0, 1, 1}}});
    Node spin = builder.node(NodeType::Group);
    builder.animate(spin, GroupProperty::Rotation, {{0, {0}, kEase}, {20, {30}}});
    spin.items = {builder.polygon(diamond(40)), builder.polygon({{10, 0}, {0, -10}, {-10, 0}, {0, 10}}),
                  builder.fill(0, 0.5, 0)};
    Node frame = builder.node(NodeType::Group);
    frame.items = {builder.rectangle({0, 0}, {90, 90}), colour};
    Node line = builder.node(NodeType::Group);
    line.items = {morph, builder.stroke(2, StrokeCap::Butt)};
    layer.items = {line, spin, frame};
    return builder;
}

RigBuilder windows()
{
    RigBuilder builder;
    builder.timeline.start = 5;
    Layer &fading = builder.addBox("fading");
    fading.windowStart = 15;
    fading.windowEnd = 45;
    builder.animate(fading, LayerProperty::Opacity, {{5, {0}, kEase}, {35, {100}}});
    Layer &late = builder.addBox("late");
    late.windowStart = 30;
    Layer &never = builder.addBox("never");
    never.windowStart = 100;
    never.windowEnd = 120;
    return builder;
}

/** Lines that grow and march, a star, a gradient and a mask that wanders over it. */
RigBuilder lines()
{
    RigBuilder builder;
    Layer &drawn = builder.addLayer("drawn");
    Node trim = builder.node(NodeType::Trim);
    builder.animate(trim, TrimProperty::End, {{0, {0}, kEase}, {40, {100}}});
    builder.animate(trim, TrimProperty::Offset, {{0, {-45}}, {60, {45}}});
    drawn.items = {builder.polygon(diamond(40)), trim, builder.stroke(4)};

    Layer &marching = builder.addLayer("marching");
    Node dashed = builder.stroke(2, StrokeCap::Butt);
    for (const auto &[role, length] : {std::pair{0, 12.0}, std::pair{1, 8.0}}) {
        Node &dash = dashed.items.emplace_back(builder.node(NodeType::Dash));
        builder.set(dash, DashProperty::Role, {static_cast<double>(role)});
        builder.set(dash, DashProperty::Length, {length});
    }
    Node &offset = dashed.items.emplace_back(builder.node(NodeType::Dash));
    builder.set(offset, DashProperty::Role, {2});
    builder.animate(offset, DashProperty::Length, {{0, {0}}, {60, {20}}});
    marching.items = {builder.polygon({{-30, 0}, {30, 0}}, false), dashed};

    Layer &starry = builder.addLayer("starry");
    Node star = builder.node(NodeType::Star);
    builder.set(star, StarProperty::OuterRadius, {30});
    builder.animate(star, StarProperty::InnerRadius, {{0, {10}, kEase}, {60, {20}}});
    Node fill = builder.node(NodeType::GradientFill);
    builder.set(fill, GradientFillProperty::Type, {1});
    builder.set(fill, GradientFillProperty::End, {30, 0});
    builder.set(fill, GradientFillProperty::Stops, {0, 1, 1, 0, 1, 1, 0, 0, 0, 1, 1, 0.5});
    Node mask = builder.node(NodeType::Mask);
    builder.animatePath(mask, {{0, polygonPath({{-40, -40}, {0, -40}, {0, 40}, {-40, 40}})},
                               {60, polygonPath({{-40, -40}, {40, -40}, {40, 40}, {-40, 40}})}});
    builder.set(mask, MaskProperty::Mode, {1});
    starry.items = {star, fill};
    starry.masks = {mask};
    return builder;
}

/** One hash of all that the cook writes here, in order of the files' names. */
QByteArray hashOfGoldens(const QDir &folder)
{
    QCryptographicHash hash(QCryptographicHash::Sha1);
    for (const QString &name : folder.entryList({"*.oanim", "*.oshape"}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            hash.addData(file.readAll());
    }
    return hash.result().toHex();
}

std::string cookedText(const RigBuilder &builder)
{
    const CookOutput output = cook(builder.build());
    return output.isRefused() ? "refused: " + output.issues.front().what : writeOanim(*output.rig);
}

} // namespace

class tst_CookGoldens : public QObject {
    Q_OBJECT

private slots:
    void aWalkerCooksToItsGolden() { QCOMPARE(differenceFromGolden("walker.oanim", cookedText(walker())), QString()); }
    void shapesCookToTheirGolden() { QCOMPARE(differenceFromGolden("shapes.oanim", cookedText(shapes())), QString()); }
    void windowsCookToTheirGolden()
    {
        QCOMPARE(differenceFromGolden("windows.oanim", cookedText(windows())), QString());
    }

    void linesCookToTheirGolden() { QCOMPARE(differenceFromGolden("lines.oanim", cookedText(lines())), QString()); }

    /** Records of cooks hold the revision: an output that changes under the same word would never be cooked again. */
    void goldensThatChangeRaiseTheRevision()
    {
        const QDir folder(QStringLiteral(CLIPWRIGHT_SOURCE "/tests/golden/cook"));
        QFile file(folder.filePath(QStringLiteral("revisions.txt")));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().trimmed().split('\n');
        const QByteArray now =
            QByteArray(kCookRevision.data(), qsizetype(kCookRevision.size())) + ' ' + hashOfGoldens(folder);
        QVERIFY2(lines.last() == now,
                 "raise kCookRevision, then add this line to tests/golden/cook/revisions.txt: " + now);
        QSet<QByteArray> words;
        for (const QByteArray &line : lines)
            words.insert(line.split(' ').first());
        QCOMPARE(words.size(), lines.size()); // a word stands for one output
    }

    void aStillCooksToItsGolden()
    {
        RigBuilder builder;
        Layer &layer = builder.addBox("box");
        builder.set(layer, LayerProperty::Position, {100, 100});
        builder.set(layer, LayerProperty::Rotation, {30});
        layer.items.push_back(builder.stroke(2));
        const CookOutput output = cook(builder.build());
        QVERIFY(output.rig->isStill);
        QCOMPARE(differenceFromGolden("still.oshape", writeOshape(*output.rig).value()), QString());
    }

    void whatIsCookedReadsBackAsItself()
    {
        for (const RigBuilder &builder : {walker(), shapes(), windows(), lines()}) {
            const std::string text = cookedText(builder);
            const Result<CookedRig> read = readOanim(text);
            QVERIFY2(read.has_value(), read.has_value() ? "" : read.error().what.c_str());
            QVERIFY(read->sameContent(*cook(builder.build()).rig));
            QCOMPARE(writeOanim(*read), text);
        }
    }

    void theLocaleDoesNotMatter()
    {
        const std::string text = cookedText(shapes());
        for (const char *name : {"de_DE.UTF-8", "fr_FR.UTF-8", "C.UTF-8"}) {
            if (std::setlocale(LC_ALL, name) == nullptr)
                continue;
            const std::string other = cookedText(shapes());
            std::setlocale(LC_ALL, "C");
            QCOMPARE(other, text);
        }
    }
};

QTEST_APPLESS_MAIN(tst_CookGoldens)
#include "tst_cook_goldens.moc"
