// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "lottie_texts.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::lottietexts;

namespace {

std::string repeated(const std::string &part, int count)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i > 0 ? "," : "") + part;
    return text;
}

std::string nestedGroups(int depth)
{
    std::string text = "{\"ty\":\"el\"}";
    for (int i = 0; i < depth; ++i)
        text = "{\"ty\":\"gr\",\"it\":[" + text + "]}";
    return text;
}

/** Compositions c1 to cN, each showing the next `uses` times. */
std::string chainOfPrecomps(int count, int uses)
{
    std::string assets;
    for (int i = 1; i <= count; ++i) {
        const std::string next = "{\"ty\":0,\"refId\":\"c" + std::to_string(i + 1) + "\"}";
        assets.append(i > 1 ? "," : "").append("{\"id\":\"c").append(std::to_string(i)).append("\",\"layers\":[");
        assets.append(i < count ? repeated(next, uses) : "{\"ty\":3}").append("]}");
    }
    return document("{\"ty\":0,\"refId\":\"c1\"}", "\"assets\":[" + assets + "],");
}

/** Layers 1 to N, each hanging from the next. */
std::string chainOfParents(int count)
{
    std::string layers;
    for (int i = 1; i <= count; ++i) {
        layers.append(i > 1 ? "," : "").append("{\"ty\":3,\"ind\":").append(std::to_string(i));
        if (i < count)
            layers.append(",\"parent\":").append(std::to_string(i + 1));
        layers += '}';
    }
    return document(layers);
}

} // namespace

class tst_LottieReader : public QObject {
    Q_OBJECT

private slots:
    void refusedDocumentsNameCodeAndPlace_data();
    void refusedDocumentsNameCodeAndPlace();
    void everyFaultOfTheHeaderIsSaid();
    void capsHold_data();
    void capsHold();
    void looksLikeLottieAsksForLayers();
    void headerGivesTheMainComposition();
    void layersKeepOrderNamesWindowsAndIds();
    void layerKindsRead();
    void solidColoursRead_data();
    void solidColoursRead();
    void parentsLinkByIndexAlsoThroughHiddenLayers();
    void parentsGoneAndCyclesAreCutAndSaid();
    void precompsReadFullyAndShareTheirComposition();
    void precompsMissingOrCyclicDrawNothing();
    void innerTimelinesReachToTheirLastLayer();
    void itemsKeepOrderTypesAndPointers();
    void bytesOfNodesTracksAndKeysAreKnown();
    void imagesNameTheirAsset();
    void embeddedImagesThatAreNotBase64AreGaps();
};

void tst_LottieReader::refusedDocumentsNameCodeAndPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("place");
    QTest::newRow("no JSON") << QByteArray("{\n\"layers\":[") << QByteArray("not-json") << QByteArray("f.json:2:11");
    QTest::newRow("empty") << QByteArray("") << QByteArray("not-json") << QByteArray("f.json:1:1");
    QTest::newRow("a list") << QByteArray("[1]") << QByteArray("not-lottie") << QByteArray("f.json");
    QTest::newRow("no layers") << QByteArray("{\"fr\":30}") << QByteArray("not-lottie") << QByteArray("f.json");
    QTest::newRow("layers of another kind")
        << QByteArray("{\"layers\":{}}") << QByteArray("not-lottie") << QByteArray("f.json");
    QTest::newRow("no rate") << QByteArray(R"({"op":9,"w":1,"h":1,"layers":[]})") << QByteArray("frame-rate")
                             << QByteArray("f.json#/fr");
    QTest::newRow("rate as text") << QByteArray(R"({"fr":"30","op":9,"w":1,"h":1,"layers":[]})")
                                  << QByteArray("frame-rate") << QByteArray("f.json#/fr");
    QTest::newRow("rate of 0") << QByteArray(R"({"fr":0,"op":9,"w":1,"h":1,"layers":[]})") << QByteArray("frame-rate")
                               << QByteArray("f.json#/fr");
    QTest::newRow("no out-point") << QByteArray(R"({"fr":30,"w":1,"h":1,"layers":[]})") << QByteArray("timeline-empty")
                                  << QByteArray("f.json#/op");
    QTest::newRow("out before in") << QByteArray(R"({"fr":30,"ip":9,"op":9,"w":1,"h":1,"layers":[]})")
                                   << QByteArray("timeline-empty") << QByteArray("f.json#/op");
    QTest::newRow("too long") << QByteArray(R"({"fr":30,"op":1000001,"w":1,"h":1,"layers":[]})")
                              << QByteArray("timeline-too-long") << QByteArray("f.json#/op");
    QTest::newRow("no height") << QByteArray(R"({"fr":30,"op":9,"w":1,"layers":[]})") << QByteArray("comp-size")
                               << QByteArray("f.json#/h");
}

void tst_LottieReader::refusedDocumentsNameCodeAndPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, place);
    const LottieReading reading = read(text.toStdString());
    QVERIFY(!reading.rig);
    QCOMPARE(QByteArray::fromStdString(codesOf(reading.issues)), code);
    QCOMPARE(QByteArray::fromStdString(reading.issues.front().where.text()), place);
    QCOMPARE(reading.issues.front().severity, Severity::Error);
}

void tst_LottieReader::everyFaultOfTheHeaderIsSaid()
{
    const LottieReading reading = read("{\"layers\":[]}");
    QCOMPARE(reading.issues.size(), std::size_t(3));
    for (const char *code : {"frame-rate", "timeline-empty", "comp-size"})
        QCOMPARE(countOf(reading.issues, code), std::size_t(1));
}

void tst_LottieReader::capsHold_data()
{
    QTest::addColumn<QByteArray>("atCap");
    QTest::addColumn<QByteArray>("over");
    QTest::addColumn<QByteArray>("code");
    const auto row = [](const char *name, const std::string &atCap, const std::string &over, const char *code) {
        QTest::newRow(name) << QByteArray::fromStdString(atCap) << QByteArray::fromStdString(over) << QByteArray(code);
    };
    const auto items = [](int count) { return document(shapeLayer(repeated("{\"ty\":\"fl\",\"hd\":true}", count))); };
    const auto keys = [](int count) {
        return document(moving("\"r\":{\"k\":[" + repeated("{\"t\":0,\"s\":1}", count) + "]}"));
    };
    const auto markers = [](int count) { return document("", "\"markers\":[" + repeated("{\"tm\":1}", count) + "],"); };
    const auto assets = [](int count) { return document("", "\"assets\":[" + repeated("{}", count) + "],"); };
    row("layers", document(repeated("{\"ty\":3}", 10'000)), document(repeated("{\"ty\":3}", 10'001)),
        "too-many-layers");
    row("layers of all uses", chainOfPrecomps(12, 2), chainOfPrecomps(60, 2), "too-many-layers");
    row("precomps", chainOfPrecomps(64, 1), chainOfPrecomps(65, 1), "precomp-too-deep");
    row("groups", document(shapeLayer(nestedGroups(64))), document(shapeLayer(nestedGroups(65))), "group-too-deep");
    row("parents", chainOfParents(257), chainOfParents(258), "parent-chain-too-long");
    row("frames", R"({"fr":30,"op":1e6,"w":1,"h":1,"layers":[]})", R"({"fr":30,"op":1e9,"w":1,"h":1,"layers":[]})",
        "timeline-too-long");
    row("items", items(100'000), items(100'001), "too-many-items");
    row("keys", keys(1'000'000), keys(1'000'001), "too-many-keys");
    row("markers", markers(10'000), markers(10'001), "too-many-markers");
    row("assets", assets(10'000), assets(10'001), "too-many-assets");
}

void tst_LottieReader::capsHold()
{
    QFETCH(QByteArray, atCap);
    QFETCH(QByteArray, over);
    QFETCH(QByteArray, code);
    QVERIFY(read(atCap.toStdString()).rig);
    const LottieReading reading = read(over.toStdString());
    QVERIFY(!reading.rig);
    QCOMPARE(QByteArray::fromStdString(reading.issues.front().code), code);
    QCOMPARE(reading.issues.front().severity, Severity::Error);
}

void tst_LottieReader::looksLikeLottieAsksForLayers()
{
    QVERIFY(!looksLikeLottie(""));
    QVERIFY(!looksLikeLottie("{\"layers\":[}"));
    QVERIFY(!looksLikeLottie("{\"asset\":{\"layers\":[]}}"));
    QVERIFY(looksLikeLottie("{\"layers\":[]}"));
}

void tst_LottieReader::headerGivesTheMainComposition()
{
    const std::string text = R"({"nm":"Hero","fr":29.97,"ip":10.5,"op":70,"w":640,"h":360,"layers":[]})";
    const LottieReading reading = read(text);
    QVERIFY(reading.rig);
    QVERIFY(reading.issues.empty() && reading.rig->gaps.empty());
    const Composition &main = reading.rig->main();
    QCOMPARE(main.name, std::string("Hero"));
    QCOMPARE(main.width, 640.0);
    QCOMPARE(main.height, 360.0);
    QCOMPARE(main.timeline.start, 10.5);
    QCOMPARE(main.timeline.length, 59.5);
    QCOMPARE(main.timeline.rate.framesPerSecond, 29.97);
    QCOMPARE(main.timeline.unit, TimeUnit::Frame);
    QCOMPARE(reading.rig->space, RigSpace::Lottie);
    QCOMPARE(*reading.rig->text, text);
}

void tst_LottieReader::layersKeepOrderNamesWindowsAndIds()
{
    const LottieReading reading = read(
        document(R"({"ty":3,"nm":"a","ip":-5,"op":20.5,"st":3},{"ty":3,"nm":7,"hd":true},7,{"ty":3,"hd":0,"td":1})"));
    QVERIFY(reading.rig);
    QCOMPARE(codesOf(reading.issues), std::string("layer-malformed"));
    const auto &layers = reading.rig->main().layers;
    QCOMPARE(layers.size(), std::size_t(3));
    QCOMPARE(layers[0]->name, std::string("a"));
    QCOMPARE(layers[0]->windowStart, -5.0);
    QCOMPARE(layers[0]->windowEnd, 20.5);
    QCOMPARE(layers[0]->startTime, 3.0);
    QCOMPARE(layers[1]->name, std::string("7"));
    QVERIFY(layers[1]->isHidden && !layers[2]->isHidden);
    QCOMPARE(layers[1]->windowStart, 0.0);
    QCOMPARE(layers[1]->windowEnd, 60.0);
    QVERIFY(layers[2]->isMatteSource && !layers[0]->isMatteSource);
    QCOMPARE(layers[2]->pointer, std::string("/layers/3"));
    QVERIFY(layers[0]->id < layers[1]->id && layers[1]->id < layers[2]->id);
}

void tst_LottieReader::layerKindsRead()
{
    const LottieReading reading = read(document(
        R"({"ty":4},{"ty":3},{"ty":1,"sw":30,"sh":20,"sc":"#f00"},{"ty":5,"nm":"words"},{"ty":99},{"ty":"4"},{})"));
    QVERIFY(reading.rig);
    const auto &layers = reading.rig->main().layers;
    QCOMPARE(layers[0]->kind, LayerKind::Shape);
    QCOMPARE(layers[1]->kind, LayerKind::Null);
    QCOMPARE(layers[2]->kind, LayerKind::Solid);
    QCOMPARE(layers[2]->width, 30.0);
    QCOMPARE(layers[2]->height, 20.0);
    for (std::size_t i = 3; i < 7; ++i)
        QCOMPARE(layers[i]->kind, LayerKind::Unsupported);
    QCOMPARE(countOf(reading.rig->gaps, "layer-unsupported"), std::size_t(4));
    QCOMPARE(reading.rig->gaps.front().what, std::string("A text layer is not drawn."));
}

void tst_LottieReader::solidColoursRead_data()
{
    QTest::addColumn<QByteArray>("colour");
    QTest::addColumn<QList<double>>("rgba");
    QTest::addColumn<int>("gapCount");
    QTest::newRow("six") << QByteArray("\"#3366CC\"") << QList<double>{0.2, 0.4, 0.8, 1} << 0;
    QTest::newRow("no hash") << QByteArray("\"3366cc\"") << QList<double>{0.2, 0.4, 0.8, 1} << 0;
    QTest::newRow("three") << QByteArray("\"#36c\"") << QList<double>{0.2, 0.4, 0.8, 1} << 0;
    QTest::newRow("eight") << QByteArray("\"#3366cc33\"") << QList<double>{0.2, 0.4, 0.8, 0.2} << 0;
    QTest::newRow("a word") << QByteArray("\"red\"") << QList<double>{0, 0, 0, 1} << 1;
    QTest::newRow("a number") << QByteArray("5") << QList<double>{0, 0, 0, 1} << 1;
}

void tst_LottieReader::solidColoursRead()
{
    QFETCH(QByteArray, colour);
    QFETCH(QList<double>, rgba);
    QFETCH(int, gapCount);
    const LottieReading reading = read(document("{\"ty\":1,\"sc\":" + colour.toStdString() + "}"));
    const Layer &layer = *reading.rig->main().layers.front();
    QCOMPARE(QList<double>(layer.solidColour.begin(), layer.solidColour.end()), rgba);
    QCOMPARE(countOf(reading.rig->gaps, "solid-colour"), static_cast<std::size_t>(gapCount));
}

void tst_LottieReader::parentsLinkByIndexAlsoThroughHiddenLayers()
{
    const LottieReading reading = read(document(
        R"({"ty":3,"ind":5,"parent":2},{"ty":3,"ind":2,"parent":9,"hd":true},{"ty":3,"ind":9},{"ty":3,"ind":9})"));
    const auto &layers = reading.rig->main().layers;
    QCOMPARE(layers[0]->parent, layers[1]->id);
    QCOMPARE(layers[1]->parent, layers[2]->id); // of equal numbers the first
    QVERIFY(layers[2]->parent.isNull());
    QVERIFY(reading.rig->gaps.empty());
}

void tst_LottieReader::parentsGoneAndCyclesAreCutAndSaid()
{
    const LottieReading reading = read(document(
        R"({"ty":3,"nm":"a","ind":1,"parent":2},{"ty":3,"nm":"b","ind":2,"parent":3},{"ty":3,"nm":"c","ind":3,"parent":1},
           {"ty":3,"nm":"self","ind":4,"parent":4},{"ty":3,"nm":"orphan","parent":77},{"ty":3,"nm":"odd","parent":"x"})"));
    QVERIFY(reading.rig);
    QCOMPARE(codesOf(reading.rig->gaps), std::string("parent-cycle,parent-cycle,parent-missing,parent-missing"));
    QCOMPARE(reading.rig->gaps[0].layer, std::string("c"));
    QCOMPARE(reading.rig->gaps[1].layer, std::string("self"));
    QCOMPARE(reading.rig->gaps[2].where.pointer, std::string("/layers/4/parent"));
    for (const auto &start : reading.rig->main().layers) {
        int steps = 0;
        for (const Layer *layer = start.get(); layer; layer = reading.rig->main().find(layer->parent))
            QVERIFY(++steps <= 6);
    }
}

void tst_LottieReader::precompsReadFullyAndShareTheirComposition()
{
    const std::string inner = R"({"id":"in","nm":"Inner","w":50,"h":40,"layers":[{"ty":3,"nm":"x"}]})";
    const LottieReading reading =
        read(document(R"({"ty":0,"refId":"out","st":12,"w":50,"h":40},{"ty":0,"refId":"out"})",
                      R"("assets":[{"id":"out","layers":[{"ty":0,"refId":"in"}]},)" + inner + "],"));
    QVERIFY(reading.rig);
    QVERIFY(reading.rig->gaps.empty());
    QCOMPARE(reading.rig->compositions.size(), std::size_t(3));
    const auto &layers = reading.rig->main().layers;
    QCOMPARE(layers[0]->kind, LayerKind::Precomp);
    QCOMPARE(layers[0]->startTime, 12.0);
    QCOMPARE(layers[0]->width, 50.0);
    QCOMPARE(layers[0]->composition, layers[1]->composition);
    const Composition *outer = reading.rig->find(layers[0]->composition);
    QVERIFY(outer);
    const Composition *deep = reading.rig->find(outer->layers.front()->composition);
    QVERIFY(deep);
    QCOMPARE(deep->name, std::string("Inner"));
    QCOMPARE(deep->sourceId, std::string("in"));
    QCOMPARE(deep->width, 50.0);
    QCOMPARE(deep->layers.front()->pointer, std::string("/assets/1/layers/0"));
    QCOMPARE(outer->width, 200.0); // its own is missing
}

void tst_LottieReader::precompsMissingOrCyclicDrawNothing()
{
    const LottieReading reading = read(document(
        R"({"ty":0,"refId":"a"},{"ty":0,"refId":"gone"},{"ty":0})",
        R"("assets":[{"id":"a","layers":[{"ty":0,"refId":"b"}]},{"id":"b","layers":[{"ty":0,"refId":"a"},{"ty":0,"refId":"b"}]}],)"));
    QVERIFY(reading.rig);
    QCOMPARE(codesOf(reading.rig->gaps), std::string("precomp-cycle,precomp-cycle,precomp-missing,precomp-missing"));
    QCOMPARE(reading.rig->main().layers[1]->kind, LayerKind::Unsupported);
    QCOMPARE(reading.rig->compositions[2]->layers[0]->kind, LayerKind::Unsupported);
    QCOMPARE(reading.rig->compositions[1]->layers[0]->kind, LayerKind::Precomp);
}

void tst_LottieReader::innerTimelinesReachToTheirLastLayer()
{
    const LottieReading reading = read(document(
        "",
        R"("assets":[{"id":"a","layers":[{"ty":3,"op":40},{"ty":3,"op":90}]},{"id":"b","ip":5,"op":25,"fr":12,"layers":[]},
            {"id":"c","layers":[]},{"id":"d","layers":[{"ty":3,"op":1e300}]}],)"));
    const auto timeline = [&](std::size_t i) -> const Timeline & { return reading.rig->compositions[i]->timeline; };
    QCOMPARE(timeline(1).start, 0.0);
    QCOMPARE(timeline(1).length, 90.0);
    QCOMPARE(timeline(1).rate.framesPerSecond, 30.0);
    QCOMPARE(timeline(2).start, 5.0);
    QCOMPARE(timeline(2).length, 20.0);
    QCOMPARE(timeline(2).rate.framesPerSecond, 12.0);
    QCOMPARE(timeline(3).length, 60.0);
    QCOMPARE(timeline(4).length, 1e6);
}

void tst_LottieReader::itemsKeepOrderTypesAndPointers()
{
    const LottieReading reading = read(document(shapeLayer(
        R"({"ty":"gr","nm":"g","it":[{"ty":"sh"},{"ty":"el"},{"ty":"tr","p":{"k":[3,4]}},{"ty":"rc"}]},
           {"ty":"fl","hd":true},{"ty":"st"},3,{"ty":"tw","nm":"cut"})")));
    QVERIFY(reading.rig);
    const Composition &main = reading.rig->main();
    const auto &items = main.layers.front()->items;
    QCOMPARE(items.size(), std::size_t(4));
    QCOMPARE(codesOf(reading.issues), std::string("item-malformed"));
    QCOMPARE(items[0].type, NodeType::Group);
    QCOMPARE(items[0].name, std::string("g"));
    QCOMPARE(trackOf(main, items[0], 0)->base, (std::vector<double>{3, 4}));
    QCOMPARE(items[0].items.size(), std::size_t(3)); // its transform is no item
    QCOMPARE(items[0].items[0].type, NodeType::Path);
    QCOMPARE(items[0].items[1].type, NodeType::Ellipse);
    QCOMPARE(items[0].items[2].type, NodeType::Rectangle);
    QCOMPARE(items[0].items[2].pointer, std::string("/layers/0/shapes/0/it/3"));
    QCOMPARE(items[1].type, NodeType::Fill);
    QVERIFY(items[1].isHidden && !items[0].isHidden);
    QCOMPARE(items[2].type, NodeType::Stroke);
    QCOMPARE(items[3].type, NodeType::Unsupported);
    QCOMPARE(items[3].name, std::string("cut"));
    QCOMPARE(reading.rig->gaps.front().node, items[3].id);
}

void tst_LottieReader::bytesOfNodesTracksAndKeysAreKnown()
{
    const std::string key = R"({"t":30,"s":[9]})";
    const std::string value = R"({"a":1,"k":[)" + key + R"(,{"t":5,"s":[1]}]})";
    const std::string layer = moving("\"r\":" + value);
    const LottieReading reading = read(document(layer));
    const auto said = [&](ByteSpan span) { return reading.rig->text->substr(span.begin, span.end - span.begin); };
    const Composition &main = reading.rig->main();
    const Layer &part = *main.layers.front();
    QCOMPARE(said(part.source), layer);
    const Track *rotation = trackOf(main, part, 3);
    QCOMPARE(said(rotation->source), value);
    QCOMPARE(rotation->keySources.size(), std::size_t(2));
    QCOMPARE(rotation->keys.time(1), 30.0); // sorted; the spans go with their keys
    QCOMPARE(said(rotation->keySources[rotation->keys.id(1).value - 1]), key);
    QVERIFY(trackOf(main, part, 0)->source.isEmpty()); // not in the file
}

void tst_LottieReader::imagesNameTheirAsset()
{
    const LottieReading reading = read(document(
        R"({"ty":2,"refId":"i0"},{"ty":2,"refId":"i1"},{"ty":2,"refId":"gone","nm":"lost"})",
        R"("assets":[{"id":"i0","u":"images/","p":"hand.png","w":12,"h":8},{"id":"i1","u":"","p":"data:image/png;base64,AAAA","e":1}],)"));
    QVERIFY(reading.rig);
    const auto &layers = reading.rig->main().layers;
    QCOMPARE(layers[0]->kind, LayerKind::Image);
    QCOMPARE(layers[0]->asset, std::string("i0"));
    QCOMPARE(layers[0]->width, 12.0);
    QCOMPARE(reading.rig->assets[0].file, std::string("images/hand.png"));
    QVERIFY(!reading.rig->assets[0].isEmbedded && !reading.rig->assets[0].bytes);
    QCOMPARE(reading.rig->assets[0].pointer, std::string("/assets/0"));
    QVERIFY(reading.rig->assets[1].isEmbedded && reading.rig->assets[1].file.empty());
    QCOMPARE(*reading.rig->assets[1].bytes, std::string(3, '\0'));
    QCOMPARE(layers[2]->kind, LayerKind::Unsupported);
    QCOMPARE(codesOf(reading.rig->gaps), std::string("image-missing"));
    QCOMPARE(reading.rig->gaps.front().layer, std::string("lost"));
}

void tst_LottieReader::embeddedImagesThatAreNotBase64AreGaps()
{
    for (const char *url : {"data:image/png;base64,A", "data:image/png;base64", "data:image/svg+xml,AAAA"}) {
        const std::string asset = std::string(R"("assets":[{"id":"i","p":")") + url + "\"}],";
        const LottieReading shown = read(document(R"({"ty":2,"refId":"i","nm":"photo"})", asset));
        QCOMPARE(codesOf(shown.rig->gaps), std::string("image-bad-base64"));
        QCOMPARE(shown.rig->gaps.front().layer, std::string("photo"));
        QVERIFY(shown.rig->assets[0].isEmbedded && !shown.rig->assets[0].bytes);
        QCOMPARE(codesOf(read(document("", asset)).rig->gaps), std::string());
    }
}

QTEST_APPLESS_MAIN(tst_LottieReader)
#include "tst_lottie_reader.moc"
