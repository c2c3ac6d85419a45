// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "lottie_texts.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;

namespace {

const char kMoving[] = R"({"k":[{"t":0,"s":[0,0]},{"t":9,"s":[5,5]}]})";

std::string layerWith(const std::string &members)
{
    return document("{\"ty\":3,\"nm\":\"part\"," + members + "}");
}

} // namespace

class tst_LottieGaps : public QObject {
    Q_OBJECT

private slots:
    void featuresOfLayersAreGaps_data();
    void featuresOfLayersAreGaps();
    void featuresThatChangeNothingAreNone_data();
    void featuresThatChangeNothingAreNone();
    void itemsThatAreNotDrawnAreGapsInTheirPlace_data();
    void itemsThatAreNotDrawnAreGapsInTheirPlace();
    void mergePathsIsAGapOnlyWhereItShows_data();
    void mergePathsIsAGapOnlyWhereItShows();
    void everyGapSaysWhatWhereAndWhatToDo();
    void blendModesAreApproximated();
    void hiddenThingsHaveNoGaps();
    void hiddenParentsKeepTheGapsOfTheirTransform();
    void compositionsThatAreNotShownHaveNoGaps();
    void gapsStandInTheOrderOfTheFile();
    void aFloodOfGapsIsCut();
};

void tst_LottieGaps::featuresOfLayersAreGaps_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("pointer");
    const auto row = [](const char *name, const std::string &members, const char *code, const char *pointer) {
        QTest::newRow(name) << QByteArray::fromStdString(members) << QByteArray(code) << QByteArray(pointer);
    };
    row("3D", "\"ddd\":1", "layer-3d", "/layers/0/ddd");
    row("3D turn", "\"ks\":{\"rx\":{\"k\":30}}", "layer-3d", "/layers/0");
    row("stretch", "\"sr\":0.5", "time-stretch", "/layers/0/sr");
    row("remap", "\"tm\":{\"k\":0}", "time-remap", "/layers/0/tm");
    row("matte", "\"tt\":1", "track-matte", "/layers/0/tt");
    row("effect", "\"ef\":[{\"ty\":21}]", "effects", "/layers/0/ef");
    row("style", "\"sy\":[{\"ty\":0}]", "layer-style", "/layers/0/sy");
    row("auto-orient", std::string("\"ao\":1,\"ks\":{\"p\":") + kMoving + "}", "auto-orient", "/layers/0/ao");
    row("skew", "\"ks\":{\"sk\":{\"k\":5}}", "skew", "/layers/0/ks/sk");
    row("moving skew", std::string("\"ks\":{\"sk\":") + kMoving + "}", "skew", "/layers/0/ks/sk");
    row("expression", "\"ks\":{\"r\":{\"k\":0,\"x\":\"time\"}}", "expression", "/layers/0/ks/r");
    row("expression of a part", "\"ks\":{\"p\":{\"s\":true,\"x\":{\"k\":0,\"x\":\"time\"},\"y\":{\"k\":0}}}",
        "expression", "/layers/0/ks/p/x");
    row("inverted mask", "\"masksProperties\":[{\"mode\":\"a\",\"inv\":true}]", "mask-mode",
        "/layers/0/masksProperties");
    row("subtracting mask", "\"masksProperties\":[{\"mode\":\"s\"}]", "mask-mode", "/layers/0/masksProperties");
    row("expanded mask", "\"masksProperties\":[{\"mode\":\"a\",\"x\":{\"k\":4}}]", "mask-expanded",
        "/layers/0/masksProperties");
    row("two masks", "\"masksProperties\":[{\"mode\":\"a\"},{\"mode\":\"a\"}]", "mask-many",
        "/layers/0/masksProperties");
}

void tst_LottieGaps::featuresOfLayersAreGaps()
{
    QFETCH(QByteArray, members);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, pointer);
    const LottieReading reading = read(layerWith(members.toStdString()));
    QVERIFY(reading.rig);
    QCOMPARE(QByteArray::fromStdString(codesOf(reading.rig->gaps)), code);
    const Issue &gap = reading.rig->gaps.front();
    QCOMPARE(QByteArray::fromStdString(gap.where.pointer), pointer);
    QCOMPARE(gap.layer, std::string("part"));
    QCOMPARE(gap.node, reading.rig->main().layers.front()->id);
}

void tst_LottieGaps::featuresThatChangeNothingAreNone_data()
{
    QTest::addColumn<QByteArray>("members");
    const auto row = [](const char *name, const std::string &members) {
        QTest::newRow(name) << QByteArray::fromStdString(members);
    };
    row("flags of 0", R"("ddd":0,"sr":1,"tt":0,"ao":0,"bm":0,"td":0)");
    row("one mask that adds", R"("masksProperties":[{"mode":"a","pt":{"k":{"v":[],"i":[],"o":[]}}}])");
    row("empty lists", R"("ef":[],"sy":[],"masksProperties":[],"hasMask":true)");
    row("auto-orient standing still", R"("ao":1,"ks":{"p":{"k":[3,4]}})");
    row("skew of 0", R"("ks":{"sk":{"a":0,"k":0},"sa":{"a":0,"k":40}})");
    row("mask of mode none", R"("masksProperties":[{"mode":"n"},{"mode":"n"}])");
    row("effect switched off", R"("ef":[{"ty":21,"en":0}])");
    row("expression control", R"("ef":[{"ty":5,"mn":"ADBE Slider Control","en":1}])");
    row("empty expression", R"("ks":{"r":{"k":0,"x":""}})");
    row("turns of 0", R"("ks":{"rx":{"k":0},"ry":{"k":0},"rz":{"k":3},"or":{"k":[0,0,0]}})");
}

void tst_LottieGaps::featuresThatChangeNothingAreNone()
{
    QFETCH(QByteArray, members);
    const LottieReading reading = read(layerWith(members.toStdString()));
    QCOMPARE(codesOf(reading.rig->gaps), std::string());
    QCOMPARE(codesOf(reading.issues), std::string());
}

void tst_LottieGaps::itemsThatAreNotDrawnAreGapsInTheirPlace_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("code");
    for (const char *type : {"rp", "zz", "op", "tw"})
        QTest::newRow(type) << QByteArray(type) << QByteArray("item-unsupported");
    QTest::newRow("unknown") << QByteArray("xx") << QByteArray("item-unknown");
    QTest::newRow("transform outside a group") << QByteArray("tr") << QByteArray("item-unknown");
    QTest::newRow("none") << QByteArray("") << QByteArray("item-unknown");
}

void tst_LottieGaps::itemsThatAreNotDrawnAreGapsInTheirPlace()
{
    QFETCH(QByteArray, type);
    QFETCH(QByteArray, code);
    const std::string said = type.toStdString();
    const LottieReading reading =
        read(document(shapeLayer("{\"ty\":\"el\"},{\"nm\":\"it\",\"ty\":\"" + said + "\"},{\"ty\":\"fl\"}")));
    QCOMPARE(QByteArray::fromStdString(codesOf(reading.rig->gaps)), code);
    const auto &items = reading.rig->main().layers.front()->items;
    QCOMPARE(items.size(), std::size_t(3));
    QCOMPARE(items[1].type, NodeType::Unsupported);
    QCOMPARE(items[1].name, std::string("it"));
    QVERIFY(!items[1].source.isEmpty());
    QCOMPARE(reading.rig->gaps.front().node, items[1].id);
    QCOMPARE(reading.rig->gaps.front().where.pointer, std::string("/layers/0/shapes/1"));
}

void tst_LottieGaps::mergePathsIsAGapOnlyWhereItShows_data()
{
    QTest::addColumn<QByteArray>("items");
    QTest::addColumn<bool>("isGap");
    QTest::newRow("mode 1") << QByteArray(R"({"ty":"el"},{"ty":"rc"},{"ty":"mm","mm":1})") << false;
    QTest::newRow("subtract") << QByteArray(R"({"ty":"el"},{"ty":"rc"},{"ty":"mm","mm":3})") << true;
    QTest::newRow("subtract of one path") << QByteArray(R"({"ty":"el"},{"ty":"mm","mm":3})") << false;
    QTest::newRow("subtract of a hidden path")
        << QByteArray(R"({"ty":"el"},{"ty":"rc","hd":true},{"ty":"mm","mm":3})") << false;
    QTest::newRow("subtract of a group") << QByteArray(R"({"ty":"gr","it":[]},{"ty":"mm","mm":3})") << true;
    QTest::newRow("hidden subtract") << QByteArray(R"({"ty":"el"},{"ty":"rc"},{"ty":"mm","mm":3,"hd":true})") << false;
    QTest::newRow("mode 1 before a trim")
        << QByteArray(R"({"ty":"el"},{"ty":"rc"},{"ty":"mm","mm":1},{"ty":"tm"})") << false;
    QTest::newRow("add") << QByteArray(R"({"ty":"el"},{"ty":"rc"},{"ty":"mm","mm":2})") << false;
    QTest::newRow("unknown mode") << QByteArray(R"({"ty":"el"},{"ty":"rc"},{"ty":"mm","mm":9})") << false;
}

void tst_LottieGaps::mergePathsIsAGapOnlyWhereItShows()
{
    QFETCH(QByteArray, items);
    QFETCH(bool, isGap);
    const LottieReading reading = read(document(shapeLayer(items.toStdString())));
    QCOMPARE(countOf(reading.rig->gaps, "merge-mode"), isGap ? std::size_t(1) : std::size_t(0));
}

void tst_LottieGaps::everyGapSaysWhatWhereAndWhatToDo()
{
    const LottieReading reading =
        read(document(R"({"ty":5,"nm":"a","ddd":1,"tt":1,"sr":2,"ef":[{"ty":25,"nm":"Shadow"}],"ks":{"sk":{"k":1}}},)"
                      + shapeLayer(R"({"ty":"st","d":[{"n":"g","v":{"k":5}}]},{"ty":"rp"},{"ty":"xx"})")
                      + R"(,{"ty":0,"refId":"gone"})"));
    QVERIFY(reading.rig->gaps.size() >= 9);
    for (const Issue &gap : reading.rig->gaps) {
        QCOMPARE(gap.severity, Severity::Error);
        QCOMPARE(gap.fate, Fate::Refused);
        QVERIFY(!gap.code.empty() && gap.what.ends_with('.') && gap.advice.ends_with('.'));
        QVERIFY(gap.what.find("{}") == std::string::npos);
        QCOMPARE(gap.where.file, std::string("f.json"));
        QVERIFY(!gap.where.pointer.empty() && !gap.node.isNull());
    }
    QCOMPARE(countOf(reading.rig->gaps, "track-matte"), std::size_t(1));
}

void tst_LottieGaps::blendModesAreApproximated()
{
    const LottieReading reading = read(document(shapeLayer(R"({"ty":"fl","bm":3})", "\"bm\":1,")));
    QCOMPARE(codesOf(reading.rig->gaps), std::string("blend-mode,blend-mode"));
    QCOMPARE(reading.rig->gaps.front().severity, Severity::Warning);
    QCOMPARE(reading.rig->gaps.front().fate, Fate::Approximated);
}

void tst_LottieGaps::hiddenThingsHaveNoGaps()
{
    const LottieReading reading =
        read(document(shapeLayer(R"({"ty":"gr","hd":true,"it":[{"ty":"rp"}]},{"ty":"tm","m":2,"hd":true})") + ","
                      + shapeLayer(R"({"ty":"rp"})", R"("hd":true,"ef":[{"ty":21}],"ks":{"sk":{"k":3}},"parent":8,)")));
    QCOMPARE(codesOf(reading.rig->gaps), std::string());
    QCOMPARE(reading.rig->main().layers[0]->items[0].items.size(), std::size_t(1)); // kept all the same
}

void tst_LottieGaps::hiddenParentsKeepTheGapsOfTheirTransform()
{
    const LottieReading reading =
        read(document(shapeLayer(R"({"ty":"rp"})", R"("ind":1,"hd":true,"ks":{"sk":{"k":3}},"parent":8,)")
                      + R"(,{"ty":3,"parent":1})"));
    QCOMPARE(codesOf(reading.rig->gaps), std::string("skew,parent-missing"));
}

void tst_LottieGaps::compositionsThatAreNotShownHaveNoGaps()
{
    const std::string assets = R"("assets":[{"id":"used","layers":[{"ty":5}]},{"id":"unused","layers":[{"ty":5}]},
                                           {"id":"hidden","layers":[{"ty":5}]}],)";
    const LottieReading reading =
        read(document(R"({"ty":0,"refId":"used"},{"ty":0,"refId":"hidden","hd":true})", assets));
    QCOMPARE(codesOf(reading.rig->gaps), std::string("layer-unsupported"));
    QCOMPARE(reading.rig->gaps.front().where.pointer, std::string("/assets/0/layers/0/ty"));
    QCOMPARE(reading.rig->compositions.size(), std::size_t(4));
}

void tst_LottieGaps::gapsStandInTheOrderOfTheFile()
{
    const LottieReading reading = read(document(R"({"ty":3,"parent":9},{"ty":3,"sr":2},{"ty":0,"refId":"in"})",
                                                R"("assets":[{"id":"in","layers":[{"ty":5}]}],)"));
    QCOMPARE(codesOf(reading.rig->gaps), std::string("layer-unsupported,parent-missing,time-stretch"));
}

void tst_LottieGaps::aFloodOfGapsIsCut()
{
    std::string items;
    for (int i = 0; i < 5000; ++i)
        items.append(i > 0 ? "," : "").append("{\"ty\":\"xx\"}");
    const LottieReading reading = read(document(shapeLayer(items)));
    QCOMPARE(reading.rig->gaps.size(), std::size_t(1001));
    QCOMPARE(reading.rig->gaps.back().what, std::string("and 4000 more"));
    QVERIFY(hasErrors(reading.rig->gaps));
}

QTEST_APPLESS_MAIN(tst_LottieGaps)
#include "tst_lottie_gaps.moc"
