// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// One edit, and what it changes in files of different styles: only the bytes of what was edited.
#include "model/document/primitive.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/lottie/writer/lottie_home_rule.h"
#include "model/io/lottie/writer/lottie_writer.h"
#include "model/rig/rig_properties.h"
#include "text_diff.h"

#include <QtTest>

#include <functional>

using namespace clipwright;
using clipwright::testing::TextDiff;

namespace {

using Edit = std::function<void(Rig &)>;

/** A file with a null layer, `transform` in its `ks`; on one line, as most are. */
std::string nullLayer(const std::string &transform)
{
    return R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":3,"nm":"part","ks":{)" + transform
           + R"(},"odd":[1, 2],"ip":0,"op":60}]})";
}

const char *const kSpread =
    "{\r\n\t\"v\" : \"5.7.0\",\r\n\t\"fr\" : 30,\r\n\t\"ip\" : 0,\r\n\t\"op\" : 60,\r\n\t\"w\" : 200,\r\n"
    "\t\"h\" : 100,\r\n\t\"layers\" : [\r\n\t\t{\r\n\t\t\t\"ty\" : 3,\r\n\t\t\t\"ks\" : {\r\n"
    "\t\t\t\t\"r\" : {\"a\":1, \"k\" : [\r\n\t\t\t\t\t{\"t\":0, \"s\":[0]},\r\n\t\t\t\t\t{\"t\":9, \"s\":[8]}\r\n"
    "\t\t\t\t]}\r\n\t\t\t}\r\n\t\t}\r\n\t]\r\n}\r\n";

Rig readOf(const std::string &text)
{
    return readLottie(std::make_shared<const std::string>(text), "f.json").rig.value_or(Rig());
}

void allowed(Rig &rig, const Primitive &primitive)
{
    const Result<void> may = lottieAllows(rig, primitive);
    QVERIFY2(may, may ? "" : may.error().what.c_str());
    const Result<Primitive> done = perform(rig, primitive);
    QVERIFY2(done, done ? "" : done.error().what.c_str());
}

const Layer &layerOf(const Rig &rig, std::size_t index = 0)
{
    return *rig.main().layers[index];
}

const Node &itemOf(const Rig &rig, std::size_t index = 0)
{
    return layerOf(rig).items[index];
}

const Track &trackOf(const Rig &rig, const Node &node, std::uint8_t property, int component = -1)
{
    return *rig.main().timeline.find(node.track(property, component));
}

Edit set(std::uint8_t property, std::vector<double> value)
{
    return [=](Rig &rig) {
        allowed(rig, SetField{{rig.main().id, {}, layerOf(rig).track(property)}, Field::Base, value});
    };
}

Edit setItem(std::size_t item, std::uint8_t property, std::vector<double> value)
{
    return [=](Rig &rig) {
        allowed(rig, SetField{{rig.main().id, {}, itemOf(rig, item).track(property)}, Field::Base, value});
    };
}

Edit setLayer(Field field, FieldValue value)
{
    return [=](Rig &rig) { allowed(rig, SetField{{rig.main().id, layerOf(rig).id, {}}, field, value}); };
}

Edit setMain(Field field, FieldValue value)
{
    return [=](Rig &rig) { allowed(rig, SetField{{rig.main().id, {}, {}}, field, value}); };
}

/** Keys of a property of the first layer, changed as `use` says. */
Edit keys(std::uint8_t property, const std::function<void(std::vector<Key> &, EasingTable &)> &use)
{
    return [=](Rig &rig) {
        const Track &track = trackOf(rig, layerOf(rig), property);
        std::vector<Key> list;
        for (std::size_t i = 0; i < track.keys.size(); ++i)
            list.push_back(track.keys.key(i));
        EasingTable easings = rig.main().timeline.easings;
        use(list, easings);
        Keys after(track.keys.storage(), track.keys.stride());
        std::uint32_t next = track.keys.nextId().value;
        for (Key &key : list) {
            if (key.id.isNull())
                key.id = KeyId{next++};
            after.append(key);
        }
        allowed(rig, SpliceKeys{rig.main().id, track.id, 0, track.keys.size(), after, easings});
    };
}

Key keyAt(double time, std::vector<double> value, EasingTable::Index easing = EasingTable::kLinear)
{
    Key key;
    key.time = time;
    key.value = std::move(value);
    key.easing = easing;
    return key;
}

const std::string kTwoKeys =
    R"("r":{"a":1,"k":[{"t":0,"s":[0],"o":{"x":[0.3],"y":[0]},"i":{"x":[0.7],"y":[1]}},{"t":30,"s":[20.50]}],"ix":10})";
const std::string kOldKeys =
    R"("r":{"a":1,"k":[{"i":{"x":0.7,"y":1},"o":{"x":0.3,"y":0},"t":0,"s":0,"e":20.50},{"t":30}]})";
const std::string kWay =
    R"("p":{"a":1,"k":[{"t":0,"s":[0,0,0],"to":[5,9,0],"ti":[0,0,0],"o":{"x":0.3,"y":0},"i":{"x":0.7,"y":1}},)"
    R"({"t":30,"s":[60,0,0]}]})";

std::string shapes(const std::string &items)
{
    return R"({"fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":4,"shapes":[)" + items + "]}]}";
}

const std::string kPath =
    R"({"ty":"sh","ks":{"a":0,"k":{"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"v":[[1.0,2],[3,4]],"c":false}}})";
const std::string kFill = R"({"ty":"fl","nm":"red","c":{"a":0,"k":[1,0,0]},"o":{"a":0,"k":100},"r":1})";

} // namespace

class tst_LottieWriter : public QObject {
    Q_OBJECT

private slots:
    void editChangesItsOwnBytes_data();
    void editChangesItsOwnBytes();
    void newNodesTakeTheStyle();
    void movedItemsTakeTheirTextAlong();
    void copiesKeepWhatOnlyTheTextKnows();
    void parentsAreNamedByNumbers();
    void newFileIsStable();
    void whatLottieCannotSayIsRefused_data();
    void whatLottieCannotSayIsRefused();
};

/** `was` and `now` of the one stretch of the text that differs. */
void tst_LottieWriter::editChangesItsOwnBytes_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<std::string>("was");
    QTest::addColumn<std::string>("now");
    const auto row = [](const char *name, const std::string &text, const Edit &edit, const char *was, const char *now) {
        QTest::newRow(name) << text << edit << std::string(was) << std::string(now);
    };
    const auto layer = nullLayer;

    // Values as they are spelled.
    row("number", layer(R"("r":{"a":0,"k":5})"), set(LayerProperty::Rotation, {7.25}), "", "7.2");
    row("bare number", layer(R"("r":5)"), set(LayerProperty::Rotation, {6}), "5", "6");
    row("list of one", layer(R"("r":{"k":[5]})"), set(LayerProperty::Rotation, {6}), "5", "6");
    row("one of two", layer(R"("s":{"k":[100.0,100.0,100.0]})"), set(LayerProperty::Scale, {100, 50}), "100.", "5");
    row("one for both", layer(R"("s":{"k":[80]})"), set(LayerProperty::Scale, {70, 70}), "8", "7");
    row("one for both apart", layer(R"("s":{"k":[80]})"), set(LayerProperty::Scale, {80, 70}), "", ",70");
    row("missing", layer(R"("r":{"k":0})"), set(LayerProperty::Opacity, {50}), "", R"(,"o":{"a":0,"k":50})");
    row("no transform", R"({"fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":3}]})",
        set(LayerProperty::Opacity, {50}), "", R"(,"ks":{"o":{"a":0,"k":50}})");
    row("colour", shapes(kFill), setItem(0, FillProperty::Colour, {1, 0.5, 0, 1}), "", ".5");
    row("choice", shapes(kFill), setItem(0, FillProperty::Rule, {1}), "1", "2");
    row("slot",
        R"({"fr":30,"ip":0,"op":60,"w":9,"h":9,"slots":{"turn":{"p":{"a":0,"k":5}}},)"
        R"("layers":[{"ty":3,"ks":{"r":{"sid":"turn"}}}]})",
        set(LayerProperty::Rotation, {6}), R"(sid":"turn")", R"(a":0,"k":6)");

    // Fields.
    row("name", layer(""), setLayer(Field::Name, std::string("a \"b\"")), "part", R"(a \"b\")");
    row("hidden", layer(""), setLayer(Field::Hidden, true), "", R"(,"hd":true)");
    row("window", layer(""), setLayer(Field::WindowEnd, 48.5), "60", "48.5");
    row("frame rate", layer(""), setMain(Field::Rate, 25.0), "30", "25");
    row("length", layer(""), setMain(Field::Length, 50.0), "6", "5");
    row("first marker", layer(""), setMain(Field::Ranges, std::vector<TimeRange>{{"run", 0, 20, false}}), "",
        R"(,"markers":[{"tm":0,"cm":"run #once","dr":20}])");

    // Keys.
    row("key's value", layer(kTwoKeys), keys(LayerProperty::Rotation, [](auto &list, auto &) { list[1].value = {21}; }),
        "0.50", "1");
    row("key's time", layer(kTwoKeys), keys(LayerProperty::Rotation, [](auto &list, auto &) { list[1].time = 31; }),
        "0", "1");
    row("key's handle", layer(kTwoKeys),
        keys(LayerProperty::Rotation,
             [](auto &list, auto &easings) { list[0].easing = easings.intern(Easing::cubic(0.3, 0.125, 0.7, 1)); }),
        "", ".125");
    row("key holds", layer(kTwoKeys),
        keys(LayerProperty::Rotation, [](auto &list, auto &) { list[0].easing = EasingTable::kHold; }), "",
        R"(,"h":1)");
    row("key evenly", layer(kTwoKeys),
        keys(LayerProperty::Rotation, [](auto &list, auto &) { list[0].easing = EasingTable::kLinear; }),
        R"(]},"i":{"x":[0.7],"y":[1)", R"(.3]},"i":{"x":[0.7],"y":[0.7)");
    row("new key", layer(kTwoKeys),
        keys(LayerProperty::Rotation, [](auto &list, auto &) { list.insert(list.begin() + 1, keyAt(12.5, {3})); }), "",
        R"(12.5,"s":[3],"o":{"x":[0.167],"y":[0.167]},"i":{"x":[0.833],"y":[0.833]}},{"t":)");
    row("new last key", layer(kTwoKeys),
        keys(LayerProperty::Rotation, [](auto &list, auto &) { list.push_back(keyAt(40, {1})); }), "",
        R"(,"o":{"x":[0.167],"y":[0.167]},"i":{"x":[0.833],"y":[0.833]}},{"t":40,"s":[1])");
    row("key deleted", layer(kTwoKeys), keys(LayerProperty::Rotation, [](auto &list, auto &) { list.pop_back(); }),
        R"(,{"t":30,"s":[20.50]})", "");
    row("last key deleted", layer(R"("r":{"a":1,"k":[{"t":3,"s":[0]}]})"),
        keys(LayerProperty::Rotation, [](auto &list, auto &) { list.clear(); }), R"(1,"k":[{"t":3,"s":[0]}])",
        R"(0,"k":0)");
    row("first key", layer(R"("r":{"a":0,"k":5,"ix":10})"),
        keys(LayerProperty::Rotation, [](auto &list, auto &) { list.push_back(keyAt(2, {5})); }), R"(0,"k":5)",
        R"(1,"k":[{"t":2,"s":[5]}])");
    row("old key's value", layer(kOldKeys),
        keys(LayerProperty::Rotation, [](auto &list, auto &) { list[1].value = {21}; }), "0.50", "1");
    row("new key of old style", layer(kOldKeys),
        keys(LayerProperty::Rotation, [](auto &list, auto &) { list.insert(list.begin() + 1, keyAt(12, {3})); }),
        "20.50", R"(3},{"i":{"x":0.833,"y":0.833},"o":{"x":0.167,"y":0.167},"t":12,"s":[3],"e":[20.5])");
    row("way bends", layer(kWay),
        keys(LayerProperty::Position,
             [](auto &list, auto &) {
                 list[1].spatialIn = {0, 7};
             }),
        "", "");
    row("way straight", layer(kWay),
        keys(LayerProperty::Position, [](auto &list, auto &) { list[0].spatialOut.clear(); }), "5,9", "0,0");
    row("spread out", kSpread,
        keys(LayerProperty::Rotation,
             [](auto &list, auto &) { list.insert(list.begin() + 1, keyAt(4, {3}, EasingTable::kHold)); }),
        "", "4, \"s\":[3], \"h\":1},\r\n\t\t\t\t\t{\"t\":");

    // Paths.
    row(
        "point", shapes(kPath),
        [](Rig &rig) {
            const Track &track = trackOf(rig, itemOf(rig), PathProperty::Shape);
            auto path = std::make_shared<Path>(*track.basePath);
            path->contours.front().vertices[1].point.y = 4.5;
            allowed(rig, SetField{{rig.main().id, {}, track.id}, Field::BasePath, PathRef(path)});
        },
        "", ".5");
    row(
        "path closed", shapes(kPath),
        [](Rig &rig) {
            const Track &track = trackOf(rig, itemOf(rig), PathProperty::Shape);
            auto path = std::make_shared<Path>(*track.basePath);
            path->contours.front().closed = true;
            allowed(rig, SetField{{rig.main().id, {}, track.id}, Field::BasePath, PathRef(path)});
        },
        "fals", "tru");
}

void tst_LottieWriter::editChangesItsOwnBytes()
{
    QFETCH(std::string, text);
    QFETCH(Edit, edit);
    QFETCH(std::string, was);
    QFETCH(std::string, now);
    Rig rig = readOf(text);
    QVERIFY(!rig.compositions.empty());
    edit(rig);
    const Result<std::string> written = writeLottie(rig);
    QVERIFY2(written, written ? "" : written.error().what.c_str());
    const TextDiff diff(text, *written);
    if (std::string(QTest::currentDataTag()) == "way bends") {
        QCOMPARE(QString::fromStdString(diff.text()).section(':', 1), QString(" {0} became {7}"));
        return;
    }
    QCOMPARE(QString::fromStdString(diff.was), QString::fromStdString(was));
    QCOMPARE(QString::fromStdString(diff.now), QString::fromStdString(now));
}

void tst_LottieWriter::newNodesTakeTheStyle()
{
    Rig rig = readOf(kSpread);
    auto layer = std::make_shared<Layer>();
    layer->id = NodeId{90};
    layer->type = NodeType::Layer;
    layer->kind = LayerKind::Solid;
    layer->name = "ground";
    layer->width = layer->height = 5;
    layer->solidColour = {1, 0, 0, 1};
    layer->windowEnd = 60;
    allowed(rig, InsertNode{rig.main().id, {{}, NodeList::Layers, 1}, layer});
    const std::string written = *writeLottie(rig);
    const TextDiff diff(kSpread, written);
    QCOMPARE(diff.was, std::string());
    QVERIFY(diff.now.starts_with(",\r\n\t\t{\r\n\t\t\t\"ty\" : 1,\r\n\t\t\t\"ks\" : {\r\n"));
    QVERIFY(written.find("\"sc\" : \"#ff0000\"") != std::string::npos);
    QCOMPARE(std::count(written.begin(), written.end(), '\n'), std::count(written.begin(), written.end(), '\r'));
}

void tst_LottieWriter::movedItemsTakeTheirTextAlong()
{
    const std::string group = R"({"ty":"gr","it":[{"ty":"tr","p":{"a":0,"k":[0,0]}}]})";
    const std::string odd = R"({"ty":"el", "secret" : 7})";
    const std::string text = shapes(group + ", " + kFill + ", " + odd);
    Rig rig = readOf(text);
    const NodeId into = itemOf(rig).id;
    const NodeId ellipse = itemOf(rig, 2).id;
    allowed(rig, MoveNode{rig.main().id, ellipse, {into, NodeList::Items, 0}});
    const std::string moved = R"({"ty":"gr","it":[)" + odd + R"(,{"ty":"tr","p":{"a":0,"k":[0,0]}}]})";
    QCOMPARE(*writeLottie(rig), shapes(moved + ", " + kFill));
    allowed(rig, MoveNode{rig.main().id, ellipse, {layerOf(rig).id, NodeList::Items, 2}});
    QCOMPARE(*writeLottie(rig), text);
    allowed(rig, RemoveNode{rig.main().id, itemOf(rig, 1).id});
    QCOMPARE(*writeLottie(rig), shapes(group + ", " + odd));
}

void tst_LottieWriter::copiesKeepWhatOnlyTheTextKnows()
{
    const std::string odd = R"({"ty":"el", "secret" : 7,"p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[9,9]}})";
    Rig rig = readOf(shapes(odd));
    Node copy = itemOf(rig);
    copy.id = NodeId{90};
    copy.properties.clear();
    allowed(rig, InsertNode{rig.main().id, {layerOf(rig).id, NodeList::Items, 1}, copy});
    const std::string written = *writeLottie(rig);
    const std::size_t first = written.find("\"secret\"");
    QVERIFY(written.find("\"secret\"", first + 1) != std::string::npos);
    // A layer of a kind that only its text knows.
    const std::string text =
        R"({"v":"5.7.0","fr":30,"ip":0,"op":60,"w":200,"h":100,"layers":[{"ty":5,"nm":"words","ind":1,"ks":{},)"
        R"("t":{"d":{"k":[{"s":{"t":"hello"},"t":0}]}},"ip":0,"op":60,"st":0}]})";
    Rig words = readOf(text);
    QCOMPARE(layerOf(words).kind, LayerKind::Unsupported);
    auto layer = std::make_shared<Layer>(layerOf(words));
    layer->id = NodeId{90};
    layer->name = "more";
    layer->properties.clear();
    allowed(words, InsertNode{words.main().id, {{}, NodeList::Layers, 1}, layer});
    const Rig again = readOf(*writeLottie(words));
    QCOMPARE(again.main().layers.size(), std::size_t(2));
    QCOMPARE(layerOf(again, 1).kind, LayerKind::Unsupported);
    const std::string twice = *again.text;
    QVERIFY(twice.find("hello", twice.find("hello") + 1) != std::string::npos);
    // Not one that is none of its own.
    layer = std::make_shared<Layer>(*layer);
    layer->id = NodeId{91};
    layer->source = {};
    QVERIFY(!lottieAllows(words, InsertNode{words.main().id, {{}, NodeList::Layers, 1}, layer}));
}

void tst_LottieWriter::parentsAreNamedByNumbers()
{
    const std::string text =
        R"({"fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":3,"ind":4},{"ty":3,"ind":4},{"ty":3,"ind":2}]})";
    Rig rig = readOf(text);
    // The second of a number is nobody's parent until it has one of its own.
    allowed(rig, SetField{{rig.main().id, layerOf(rig, 2).id, {}}, Field::Parent, layerOf(rig, 1).id});
    QCOMPARE(
        *writeLottie(rig),
        std::string(
            R"({"fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":3,"ind":4},{"ty":3,"ind":5},{"ty":3,"ind":2,"parent":5}]})"));
    allowed(rig, SetField{{rig.main().id, layerOf(rig, 2).id, {}}, Field::Parent, NodeId()});
    QCOMPARE(*writeLottie(rig), text);
}

void tst_LottieWriter::newFileIsStable()
{
    Rig rig = readOf(shapes(kPath + "," + kFill));
    rig.text = nullptr;
    const std::string written = *writeLottie(rig);
    QVERIFY(written.starts_with("{\n  \"v\": "));
    QVERIFY(written.ends_with("}\n"));
    Rig again = readOf(written);
    QCOMPARE(*writeLottie(again), written);
    again.text = nullptr;
    QCOMPARE(*writeLottie(again), written);
    rig.space = RigSpace::World;
    QCOMPARE(writeLottie(rig).error().code, std::string("lottie-space"));
}

void tst_LottieWriter::whatLottieCannotSayIsRefused_data()
{
    QTest::addColumn<std::function<Primitive(const Rig &)>>("edit");
    QTest::addColumn<std::string>("code");
    const auto row = [](const char *name, const std::function<Primitive(const Rig &)> &edit, const char *code) {
        QTest::newRow(name) << edit << std::string(code);
    };
    const auto track = [](std::uint8_t item, std::uint8_t property, Field field, FieldValue value) {
        return [=](const Rig &rig) -> Primitive {
            return SetField{{rig.main().id, {}, itemOf(rig, item).track(property)}, field, value};
        };
    };
    const auto layer = [](Field field, FieldValue value) {
        return [=](const Rig &rig) -> Primitive {
            return SetField{{rig.main().id, layerOf(rig).id, {}}, field, value};
        };
    };
    const auto main = [](Field field, FieldValue value) {
        return [=](const Rig &rig) -> Primitive { return SetField{{rig.main().id, {}, {}}, field, value}; };
    };
    const auto key = [](const Easing &easing, std::uint8_t property, const std::vector<double> &handle) {
        return [=](const Rig &rig) -> Primitive {
            const Track &on = trackOf(rig, layerOf(rig), property);
            SpliceKeys splice{
                rig.main().id, on.id, 0, 0, Keys(Storage::Numbers, on.stride()), rig.main().timeline.easings};
            Key one = keyAt(0, std::vector<double>(std::size_t(on.stride()), 1), splice.easings.intern(easing));
            one.spatialOut = handle;
            splice.inserted.append(one);
            return splice;
        };
    };
    row("drawn easing", key({Interpolation::Hermite, 1, {}}, LayerProperty::Rotation, {}), "lottie-easing");
    row("bent number", key(Easing::linear(), LayerProperty::Rotation, {1}), "lottie-spatial");
    row("cycle", track(1, FillProperty::Opacity, Field::After, std::uint8_t(Extrapolation::Cycle)),
        "lottie-extrapolation");
    row("group", track(1, FillProperty::Opacity, Field::Group, GroupId{1}), "lottie-group");
    row("alpha", track(1, FillProperty::Colour, Field::Base, std::vector<double>{1, 0, 0, 0.5}), "lottie-colour");
    row("half a choice", track(1, FillProperty::Rule, Field::Base, std::vector<double>{0.5}), "lottie-choice");
    row("two contours", track(0, PathProperty::Shape, Field::BasePath, PathRef(std::make_shared<Path>(Path{{{}, {}}}))),
        "lottie-path");
    row("size of a shape", layer(Field::Width, 5.0), "lottie-field");
    row("no length", main(Field::Length, 0.0), "lottie-timeline");
    row("no width", main(Field::CompositionWidth, 0.0), "lottie-size");
    row("a width that is none in a game", main(Field::CompositionWidth, 1e300), "lottie-size");
    row("a height that is none in a game", main(Field::CompositionHeight, 1e-300), "lottie-size");
    row("a rate that is none in a game", main(Field::Rate, 1e-300), "lottie-timeline");
    row("nameless range", main(Field::Ranges, std::vector<TimeRange>{{"", 0, 5, true}}), "lottie-range");
    row("range outside", main(Field::Ranges, std::vector<TimeRange>{{"a", 0, 500, true}}), "lottie-range");
    row("mark outside", main(Field::Marks, std::vector<TimeMark>{{-1, "a", ""}}), "lottie-mark");
    row("no text", main(Field::CompositionName, std::string("\xff")), "lottie-text");
    row(
        "texture",
        [](const Rig &rig) -> Primitive {
            Node node;
            node.id = NodeId{99};
            node.type = NodeType::Texture;
            return InsertNode{rig.main().id, {layerOf(rig).id, NodeList::Items, 0}, node};
        },
        "lottie-place");
    row(
        "item in a fill",
        [](const Rig &rig) -> Primitive {
            return MoveNode{rig.main().id, itemOf(rig).id, {itemOf(rig, 1).id, NodeList::Items, 0}};
        },
        "lottie-place");
    row(
        "colour in parts",
        [](const Rig &rig) -> Primitive {
            auto list = itemOf(rig, 1).properties;
            list[0].component = 0;
            return SetField{{rig.main().id, itemOf(rig, 1).id, {}}, Field::Slots, list};
        },
        "lottie-slots");
    row(
        "circle of links",
        [](const Rig &rig) -> Primitive {
            auto list = layerOf(rig).properties;
            list[0].link = {layerOf(rig).id, list[0].property};
            return SetField{{rig.main().id, layerOf(rig).id, {}}, Field::Slots, list};
        },
        "lottie-link");
}

void tst_LottieWriter::whatLottieCannotSayIsRefused()
{
    using Make = std::function<Primitive(const Rig &)>;
    QFETCH(Make, edit);
    QFETCH(std::string, code);
    const Rig rig = readOf(shapes(kPath + "," + kFill));
    const Result<void> may = lottieAllows(rig, edit(rig));
    QVERIFY(!may);
    QCOMPARE(may.error().code, code);
}

QTEST_APPLESS_MAIN(tst_LottieWriter)
#include "tst_lottie_writer.moc"
