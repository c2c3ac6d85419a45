// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "lottie_texts.h"

#include "model/io/lottie/lottie_expressions.h"
#include "model/rig/rig_properties.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;

namespace {

std::string following(const std::string &name, const std::string &other, const std::string &extra = {})
{
    return R"({"ty":3,"nm":")" + name + "\"," + extra + R"("ks":{"r":{"k":3,"x":"thisComp.layer(')" + other
           + R"(').transform.rotation"}}})";
}

PropertyLink linkOf(const Node &node, std::uint8_t property)
{
    for (const PropertySlot &slot : node.properties) {
        if (slot.property == property)
            return slot.link;
    }
    return {};
}

} // namespace

class tst_LottieLinks : public QObject {
    Q_OBJECT

private slots:
    void otherExpressionsAreNone_data();
    void otherExpressionsAreNone();
    void expressionsParse_data();
    void expressionsParse();
    void missingLayersAreGaps();
    void circlesAreGaps();
    void hiddenCirclesAreNot();
    void chainsThatAreTooLongAreRefused();
    void linksLeadToTheFirstLayerOfTheName();
    void itemsAndMasksFollowToo();
    void pathsAndPartsDoNotFollow();
    void namesAreThoseOfTheComposition();
};

void tst_LottieLinks::otherExpressionsAreNone_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
         {"", "time", "thisComp", "thisComp.layer(1).transform.position", "thisComp.layer('a).transform.position",
          "thisComp.layer('a\").transform.position", "thisComp.layer('a').transform.position[0]",
          "thisComp.layer('a').transform.position + 1", "thisComp.layer('a').transform.xPosition",
          "thisComp.layer('a').content('b').path", "thisComp.layer('a').transform.",
          "comp('b').layer('a').transform.scale", "var $bm_rt;", "var x; x = thisComp.layer('a').transform.scale",
          "thisComp.layer('a\\", "thisComp.layer('a').transform.scale;;"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_LottieLinks::otherExpressionsAreNone()
{
    QFETCH(QByteArray, text);
    QVERIFY(!parseLayerExpression(text.toStdString()));
}

void tst_LottieLinks::expressionsParse_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("layer");
    QTest::addColumn<int>("property");
    const auto row = [](const char *text, const char *layer, int property) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(layer) << property;
    };
    row("thisComp.layer('a').transform.position", "a", LayerProperty::Position);
    row("thisComp.layer(\"b c\").transform.anchorPoint", "b c", LayerProperty::Anchor);
    row(" thisComp.layer( 'a' ).transform.scale ; ", "a", LayerProperty::Scale);
    row("var $bm_rt;\n$bm_rt = thisComp.layer('a').transform.rotation;", "a", LayerProperty::Rotation);
    row("$bm_rt=thisComp.layer('it\\'s').transform.opacity", "it's", LayerProperty::Opacity);
}

void tst_LottieLinks::expressionsParse()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, layer);
    QFETCH(int, property);
    const auto parsed = parseLayerExpression(text.toStdString());
    QVERIFY(parsed);
    QCOMPARE(QByteArray::fromStdString(parsed->layer), layer);
    QCOMPARE(int(parsed->property), property);
}

void tst_LottieLinks::missingLayersAreGaps()
{
    const LottieReading reading = read(document(following("part", "gone")));
    QCOMPARE(codesOf(reading.rig->gaps), std::string("link-missing"));
    const Issue &gap = reading.rig->gaps.front();
    QCOMPARE(gap.where.pointer, std::string("/layers/0/ks/r"));
    QVERIFY(gap.what.find("'gone'") != std::string::npos);
    QVERIFY(linkOf(*reading.rig->main().layers.front(), LayerProperty::Rotation).layer.isNull());
    QCOMPARE(codesOf(read(document(following("part", "gone", "\"hd\":true,"))).rig->gaps), std::string());
}

void tst_LottieLinks::circlesAreGaps()
{
    const LottieReading reading =
        read(document(following("a", "b") + "," + following("b", "a") + "," + following("c", "a") + ","
                      + following("d", "d") + "," + following("e", "f") + R"(,{"ty":3,"nm":"f"})"));
    QCOMPARE(codesOf(reading.rig->gaps), std::string("link-cycle,link-cycle,link-cycle,link-cycle"));
    QCOMPARE(reading.rig->gaps.front().layer, std::string("a"));
    QCOMPARE(reading.rig->gaps.front().where.pointer, std::string("/layers/0/ks/r"));
    const auto &layers = reading.rig->main().layers;
    QVERIFY(linkOf(*layers[0], LayerProperty::Rotation).layer.isNull());
    QCOMPARE(linkOf(*layers[4], LayerProperty::Rotation).layer, layers[5]->id);
}

void tst_LottieLinks::hiddenCirclesAreNot()
{
    const LottieReading reading = read(document(following("a", "a", "\"hd\":true,")));
    QCOMPARE(codesOf(reading.rig->gaps), std::string());
    QVERIFY(linkOf(*reading.rig->main().layers.front(), LayerProperty::Rotation).layer.isNull());
}

void tst_LottieLinks::chainsThatAreTooLongAreRefused()
{
    const auto chain = [](int length) {
        std::string layers = R"({"ty":3,"nm":"0"})";
        for (int i = 1; i <= length; ++i)
            layers.append(",").append(following(std::to_string(i), std::to_string(i - 1)));
        return read(document(layers));
    };
    QCOMPARE(codesOf(chain(256).rig->gaps), std::string());
    const LottieReading longer = chain(257);
    QVERIFY(!longer.rig);
    QCOMPARE(longer.issues.front().code, std::string("link-chain-too-long"));
}

void tst_LottieLinks::linksLeadToTheFirstLayerOfTheName()
{
    const LottieReading reading = read(
        document(R"({"ty":3,"nm":"part","ks":{"s":{"k":[5,5],"x":"thisComp.layer(\"lead\").transform.position"}}},)"
                 R"({"ty":3,"nm":"lead"},{"ty":3,"nm":"lead"})"));
    QCOMPARE(codesOf(reading.rig->gaps), std::string());
    const auto &layers = reading.rig->main().layers;
    const PropertyLink link = linkOf(*layers[0], LayerProperty::Scale);
    QCOMPARE(link.layer, layers[1]->id);
    QCOMPARE(link.property, std::uint8_t(LayerProperty::Position));
    QCOMPARE(trackOf(reading.rig->main(), *layers[0], LayerProperty::Scale)->base, (std::vector<double>{5, 5}));
    QVERIFY(linkOf(*layers[0], LayerProperty::Position).layer.isNull());
}

void tst_LottieLinks::itemsAndMasksFollowToo()
{
    const std::string expression = R"("x":"thisComp.layer('lead').transform.opacity")";
    const LottieReading reading =
        read(document(R"({"ty":3,"nm":"lead"},)"
                      + shapeLayer(R"({"ty":"gr","it":[{"ty":"fl","o":{"k":9,)" + expression + "}}]}",
                                   R"("masksProperties":[{"mode":"a","pt":{"k":{"v":[],"i":[],"o":[]}},"o":{"k":9,)"
                                       + expression + "}}],")));
    QCOMPARE(codesOf(reading.rig->gaps), std::string());
    const auto &layers = reading.rig->main().layers;
    QCOMPARE(linkOf(layers[1]->items[0].items[0], FillProperty::Opacity).layer, layers[0]->id);
    QCOMPARE(linkOf(layers[1]->masks[0], MaskProperty::Opacity).layer, layers[0]->id);
}

void tst_LottieLinks::pathsAndPartsDoNotFollow()
{
    const std::string expression = R"("x":"thisComp.layer('part').transform.position")";
    const LottieReading path =
        read(document(shapeLayer(R"({"ty":"sh","ks":{"k":{"v":[],"i":[],"o":[]},)" + expression + "}}")));
    QCOMPARE(codesOf(path.rig->gaps), std::string("expression"));
    const LottieReading part =
        read(document(moving(R"("p":{"s":true,"x":{"k":0,)" + expression + R"(},"y":{"k":0}})")));
    QCOMPARE(codesOf(part.rig->gaps), std::string("expression"));
}

void tst_LottieLinks::namesAreThoseOfTheComposition()
{
    const LottieReading reading =
        read(document(R"({"ty":0,"refId":"in"},{"ty":3,"nm":"outside"})",
                      R"("assets":[{"id":"in","layers":[)" + following("part", "outside") + "]}],"));
    QCOMPARE(codesOf(reading.rig->gaps), std::string("link-missing"));
}

QTEST_APPLESS_MAIN(tst_LottieLinks)
#include "tst_lottie_links.moc"
