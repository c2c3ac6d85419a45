// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/ostage/ostage_format.h"

#include "model/stage/stage_property.h"

#include <QFile>
#include <QTest>

#include <cmath>

using namespace clipwright;

namespace {

std::string contentOf(const char *name)
{
    QFile file(QStringLiteral(CLIPWRIGHT_TEST_DATA "/ostage/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Result<OstageReading> read(const std::string &text, const OstageCaps &caps = {})
{
    return readOstage(std::make_shared<const std::string>(text), "a.ostage", caps);
}

/** A stage with these entities. */
std::string withEntities(const std::string &entities)
{
    return R"({"kind":"clipwright.stage","formatVersion":1,"entities":[)" + entities + "]}";
}

std::string withComponents(const std::string &components)
{
    return withEntities(R"({"id":"a","components":{)" + components + "}}");
}

QStringList codesOf(const Issues &issues)
{
    QStringList codes;
    for (const Issue &issue : issues)
        codes << QString::fromStdString(issue.code);
    return codes;
}

Value valueOf(const Stage &stage, const char *address)
{
    const ComponentSet &components = stage.entities.front()->components;
    const auto property = propertyOf(components, address);
    return property ? clipwright::valueOf(components, *property) : Value{};
}

} // namespace

class tst_OstageReader : public QObject {
    Q_OBJECT

private slots:
    void whatIsNoStageIsRefused_data();
    void whatIsNoStageIsRefused();
    void partsAreLeftOutAndTold_data();
    void partsAreLeftOutAndTold();
    void capsRefuseByName();
    void aLeftOutPartIsToldWithItsPlaceAndEntity();
    void oddOnesLoseNothing();
    void valuesOfEveryShape();
    void whatIsShortIsFilledFromTheDefaults();
    void numbersAreHeldToTheirRange();
    void theExampleIsReadAndWrittenByteForByte();
    void whatIsUnknownStaysInItsPlace();
    void overridesKeepTheirComponents();
};

void tst_OstageReader::whatIsNoStageIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<int>("column");
    const auto row = [](const char *text, const char *code, int column) {
        QTest::newRow(text) << QByteArray(text) << QByteArray(code) << column;
    };
    row("", "json-malformed", 1);
    row("[]", "not-an-object", 1);
    row("{}", "wrong-kind", 1);
    row(R"({"kind":"orblit.clip","formatVersion":1})", "wrong-kind", 9);
    row(R"({"kind":7,"formatVersion":1})", "wrong-kind", 9);
    row(R"({"kind":"clipwright.stage"})", "bad-version", 1);
    row(R"({"kind":"clipwright.stage","formatVersion":0})", "bad-version", 44);
    row(R"({"kind":"clipwright.stage","formatVersion":1.5})", "bad-version", 44);
    row(R"({"kind":"clipwright.stage","formatVersion":"1"})", "bad-version", 44);
    row(R"({"kind":"clipwright.stage","formatVersion":1e999})", "bad-version", 44);
    row(R"({"kind":"clipwright.stage","formatVersion":2})", "newer", 44);
}

void tst_OstageReader::whatIsNoStageIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, code);
    QFETCH(int, column);
    const auto reading = read(text.toStdString());
    QVERIFY(!reading);
    QCOMPARE(QByteArray::fromStdString(reading.error().code), code);
    QCOMPARE(reading.error().where.file, std::string("a.ostage"));
    QCOMPARE(reading.error().where.line, 1);
    QCOMPARE(reading.error().where.column, column);
    QVERIFY(reading.error().what.find("expected") != std::string::npos || code == "json-malformed");
}

void tst_OstageReader::partsAreLeftOutAndTold_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QStringList>("codes");
    const auto row = [](const char *name, const std::string &text, const QStringList &codes) {
        QTest::newRow(name) << QByteArray::fromStdString(text) << codes;
    };
    const auto one = [](const char *code) { return QStringList{QString::fromLatin1(code)}; };
    row("no object", withEntities("7"), one("entity-malformed"));
    row("no id", withEntities(R"({"name":"a"})"), one("entity-no-id"));
    row("empty id", withEntities(R"({"id":""})"), one("entity-no-id"));
    row("a slash in an id", withEntities(R"({"id":"a/b"})"), one("entity-no-id"));
    row("an id twice", withEntities(R"({"id":"a"},{"id":"a"})"), one("entity-duplicate"));
    row("a name twice", withEntities(R"({"id":"a","name":"x","name":"y"})"), one("member-repeated"));
    row("parent unknown", withEntities(R"({"id":"a","parent":"b"})"), one("parent-unknown"));
    row("parent later", withEntities(R"({"id":"a","parent":"b"},{"id":"b"})"), one("parent-unknown"));
    row("its own parent", withEntities(R"({"id":"a","parent":"a"})"), one("parent-unknown"));
    row("parent of another kind", withEntities(R"({"id":"a","parent":1})"), one("parent-unknown"));
    row("name of another kind", withEntities(R"({"id":"a","name":1})"), one("value-malformed"));
    row("components no object", withEntities(R"({"id":"a","components":[]})"), one("components-malformed"));
    row("component no object", withComponents(R"("light":60)"), one("component-malformed"));
    row("component unknown", withComponents(R"("physics":{})"), one("component-unknown"));
    row("background on an entity", withComponents(R"("background":{})"), one("component-unknown"));
    row("number expected", withComponents(R"("light":{"power":"60"})"), one("value-malformed"));
    row("number over range", withComponents(R"("light":{"power":1e999})"), one("value-malformed"));
    row("too few numbers", withComponents(R"("transform":{"position":[1]})"), one("value-malformed"));
    row("too many numbers", withComponents(R"("transform":{"position":[1,2,3,4]})"), one("value-malformed"));
    row("flag expected", withComponents(R"("transform":{"visible":1})"), one("value-malformed"));
    row("text expected", withComponents(R"("text":{"text":1})"), one("value-malformed"));
    row("no length", withComponents(R"("transform":{"rotation":[0,0,0,0]})"), one("value-malformed"));
    row("choice unknown", withComponents(R"("light":{"type":"laser"})"), one("choice-unknown"));
    row("out of range", withComponents(R"("light":{"power":-1})"), one("value-out-of-range"));
    row("two rotations", withComponents(R"("transform":{"rotation":[0,0,0,1],"euler":[0,0,0]})"), one("two-rotations"));
    row("path absolute", withComponents(R"("sprite":{"texture":"/a.png"})"), one("path-outside"));
    row("path with a scheme", withComponents(R"("sprite":{"texture":"file:a.png"})"), one("path-outside"));
    row("path with a backslash", withComponents(R"("sprite":{"texture":"..\\a.png"})"), one("path-outside"));
    row("path with a zero byte", withComponents(R"("sprite":{"texture":"a\u0000.png"})"), one("path-outside"));
    row("declared without a value", withComponents(R"("variables":{"a":1})"), one("declared-no-value"));
    row("declared list", withComponents(R"("variables":{"a":{"value":[1]}})"), one("declared-no-value"));
    row("declared without a name", withComponents(R"("variables":{"":{"value":1}})"), one("declared-no-name"));
    row("range upside down", withComponents(R"("variables":{"a":{"value":1,"min":2,"max":1}})"),
        one("range-malformed"));
    row("declared out of range", withComponents(R"("variables":{"a":{"value":1,"max":0}})"), one("value-out-of-range"));
    row("params no object", withComponents(R"("material":{"params":[]})"), one("value-malformed"));
    row("clips no list", withComponents(R"("motion":{"clips":"a"})"), one("value-malformed"));
    row("clip no path", withComponents(R"("motion":{"clips":[1]})"), one("value-malformed"));
    row("clip outside", withComponents(R"("motion":{"clips":["/a"]})"), one("path-outside"));
    row("autoplay unlisted", withComponents(R"("motion":{"clips":["a"],"autoplay":"b"})"), one("autoplay-unlisted"));
    row("instance no path", withEntities(R"({"id":"a","instance":1})"), one("value-malformed"));
    row("instance outside", withEntities(R"({"id":"a","instance":"/a"})"), one("path-outside"));
    row("overrides without an instance", withEntities(R"({"id":"a","overrides":{}})"), one("overrides-malformed"));
    row("override no object", withEntities(R"({"id":"a","instance":"b","overrides":{"c":1}})"),
        one("override-malformed"));
    row("override of nothing", withEntities(R"({"id":"a","instance":"b","overrides":{"":{}}})"),
        one("override-malformed"));
    row("view unknown", R"({"kind":"clipwright.stage","formatVersion":1,"view":"4d"})", one("view-unknown"));
    row("entities no list", R"({"kind":"clipwright.stage","formatVersion":1,"entities":{}})", one("value-malformed"));
    row("transform on the root", R"({"kind":"clipwright.stage","formatVersion":1,"components":{"transform":{}}})",
        one("component-unknown"));
    row("unknown ones are listed once",
        withEntities(R"({"id":"a","components":{"x":1}},{"id":"b","components":{"x":1,"y":1}})"),
        {QStringLiteral("component-unknown"), QStringLiteral("component-unknown")});
}

void tst_OstageReader::partsAreLeftOutAndTold()
{
    QFETCH(QByteArray, text);
    QFETCH(QStringList, codes);
    const auto reading = read(text.toStdString());
    QVERIFY(reading);
    QCOMPARE(codesOf(reading->issues), codes);
    for (const Issue &issue : reading->issues) {
        QVERIFY(issue.where.line == 1 && issue.where.column > 1);
        QVERIFY(issue.severity != Severity::Error);
        QCOMPARE(reading->stage.leftOut, issue.fate == Fate::Dropped);
    }
    // What is written has nothing odd but what is kept.
    const auto again = read(writeOstage(reading->stage));
    QVERIFY(again);
    for (const Issue &issue : again->issues)
        QVERIFY2(issue.fate == Fate::Kept, issue.code.c_str());
}

void tst_OstageReader::capsRefuseByName()
{
    OstageCaps caps;
    caps.entities = 2;
    caps.treeDepth = 2;
    caps.declared = 2;
    const std::string two = R"({"id":"a"},{"id":"b","parent":"a"})";
    QVERIFY(read(withEntities(two), caps)->issues.empty());
    QCOMPARE(read(withEntities(two + R"(,{"id":"c"})"), caps).error().code, std::string("too-many-entities"));
    caps.entities = 3;
    const auto deep = read(withEntities(two + R"(,{"id":"c","parent":"b"})"), caps);
    QCOMPARE(codesOf(deep->issues), QStringList{QStringLiteral("tree-too-deep")});
    QVERIFY(deep->stage.entities.back()->parent.empty());
    const std::string variables = R"("variables":{"a":{"value":1},"b":{"value":1})";
    QVERIFY(read(withComponents(variables + "}"), caps)->issues.empty());
    const auto many = read(withComponents(variables + R"(,"c":{"value":1},"d":{"value":1}})"), caps);
    QCOMPARE(codesOf(many->issues), QStringList{QStringLiteral("too-many-declared")});
    caps.parts = 1;
    QCOMPARE(read(withComponents(variables + "}"), caps).error().code, std::string("too-many-parts"));
    const auto clips = [&](const char *list) {
        return read(withComponents(std::string(R"("motion":{"clips":)") + list + "}"), caps);
    };
    QVERIFY(clips(R"(["a"])").has_value());
    QCOMPARE(clips(R"(["a","b"])").error().code, std::string("too-many-parts"));
    const auto overrides = read(withEntities(R"({"id":"a","instance":"b","overrides":{"c":{},"d":{}}})"), caps);
    QCOMPARE(overrides.error().code, std::string("too-many-parts"));
}

void tst_OstageReader::aLeftOutPartIsToldWithItsPlaceAndEntity()
{
    const auto reading = read(contentOf("odd.ostage"));
    QVERIFY(reading);
    const QStringList expected{"component-unknown",  "component-unknown",  "parent-unknown",
                               "choice-unknown",     "value-out-of-range", "entity-duplicate",
                               "value-out-of-range", "declared-no-value",  "entity-malformed"};
    QCOMPARE(codesOf(reading->issues), expected);
    const Issue &choice = reading->issues[3];
    QCOMPARE(choice.layer, std::string("b"));
    QCOMPARE(choice.node.value, 2u);
    QCOMPARE(choice.where.text(), std::string("a.ostage:5:39"));
}

void tst_OstageReader::oddOnesLoseNothing()
{
    const std::string text = withComponents(R"("physics":{"mass":1.0},"motion":{"clips":["a"],"autoplay":"b"})");
    const auto reading = read(text);
    QVERIFY(!reading->stage.leftOut);
    QVERIFY(writeOstage(reading->stage)
                .find(R"("components":{"physics":{"mass":1.0},"motion":{"clips":["a"],"autoplay":"b"}})")
            != std::string::npos);
}

void tst_OstageReader::valuesOfEveryShape()
{
    const auto reading = read(withComponents(
        R"("transform":{"position":[1,2,3],"rotation":[0,0,3,4],"order":"zyx","visible":false},"light":{"type":"spot","angle":30},)"
        R"("sprite":{"texture":"a b.png","frames":[4,2],"flip":"both"},"text":{"text":"ä\n"},"variables":{"n":{"value":1.5},)"
        R"("f":{"value":true},"t":{"value":"x","min":1}})"));
    QVERIFY(reading && reading->issues.empty());
    const Stage &stage = reading->stage;
    const auto numbers = [&stage](const char *address) { return valueOf(stage, address).numbers; };
    const auto words = [&stage](const char *address) { return valueOf(stage, address).text; };
    QCOMPARE(numbers("transform.position"), (std::vector<double>{1, 2, 3}));
    const std::vector<double> rotation = numbers("transform.rotation");
    QVERIFY(std::abs(rotation.at(2) - 0.6) < 1e-15 && std::abs(rotation.at(3) - 0.8) < 1e-15);
    QCOMPARE(words("transform.order"), std::string("zyx"));
    QCOMPARE(numbers("transform.visible"), std::vector<double>{0});
    QCOMPARE(numbers("transform.scale"), (std::vector<double>{1, 1, 1}));
    QCOMPARE(words("light.type"), std::string("spot"));
    QCOMPARE(numbers("light.angle"), std::vector<double>{30});
    QCOMPARE(words("sprite.texture"), std::string("a b.png"));
    QCOMPARE(words("sprite.flip"), std::string("both"));
    QCOMPARE(words("text.text"), std::string("ä\n"));
    QCOMPARE(numbers("variables.n"), std::vector<double>{1.5});
    QCOMPARE(numbers("variables.f"), std::vector<double>{1});
    QCOMPARE(words("variables.t"), std::string("x"));
}

void tst_OstageReader::whatIsShortIsFilledFromTheDefaults()
{
    const auto reading =
        read(withComponents(R"("transform":{"position":[1,2],"scale":[2,2]},"sprite":{"tint":[1,0,0]})"));
    QVERIFY(reading && reading->issues.empty());
    QCOMPARE(valueOf(reading->stage, "transform.position").numbers, (std::vector<double>{1, 2, 0}));
    QCOMPARE(valueOf(reading->stage, "transform.scale").numbers, (std::vector<double>{2, 2, 1}));
    QCOMPARE(valueOf(reading->stage, "sprite.tint").numbers, (std::vector<double>{1, 0, 0, 1}));
}

void tst_OstageReader::numbersAreHeldToTheirRange()
{
    const auto reading =
        read(withComponents(R"("sprite":{"tint":[2,-1,0.5,1]},"variables":{"a":{"value":12,"max":9}})"));
    QCOMPARE(valueOf(reading->stage, "sprite.tint").numbers, (std::vector<double>{1, 0, 0.5, 1}));
    QCOMPARE(valueOf(reading->stage, "variables.a").numbers, std::vector<double>{9});
    QVERIFY(reading->stage.leftOut);
}

void tst_OstageReader::theExampleIsReadAndWrittenByteForByte()
{
    for (const char *name : {"alley.ostage", "slime.ostage"}) {
        const std::string text = contentOf(name);
        const auto reading = read(text);
        QVERIFY(reading && reading->issues.empty());
        QCOMPARE(writeOstage(reading->stage), text);
        QVERIFY(!reading->stage.leftOut);
        QCOMPARE(*reading->stage.text, text);
    }
    const auto alley = read(contentOf("alley.ostage"));
    QCOMPARE(alley->stage.name, std::string("alley"));
    QCOMPARE(alley->stage.entities.size(), std::size_t(5));
    QCOMPARE(alley->stage.find("bulb")->parent, std::string("lamp"));
    QCOMPARE(alley->stage.find("bulb")->node.value, 2u);
    QVERIFY(!alley->stage.find("Bulb"));
    QVERIFY(!propertyOf(alley->stage.find("sign")->components, "variables.lore")->isOffered);
}

void tst_OstageReader::whatIsUnknownStaysInItsPlace()
{
    const std::string written = writeOstage(read(contentOf("odd.ostage"))->stage);
    const std::string expected = R"({
  "author": "someone",
  "kind": "clipwright.stage",
  "x": [1,2],
  "formatVersion": 1,
  "view": "3d",
  "grid": {"size":1.50},
  "entities": [
    {"id":"a","locked":true,"components":{"physics":{"mass":1e0},"transform":{"position":[1,2,0],"pivot":3,"scale":[1,1,1]},"sound":null},"tags":["x"]},
    {"id":"b","components":{"light":{"colour":[1,0.5,0,1],"power":0}}},
    {"id":"c","parent":"a","components":{"material":{"params":{"glow":{"value":1,"min":0,"max":1,"step":0.1}},"shader":"glow.frag"}},"instance":"../props/../c.ostage"}
  ],
  "last": 1
}
)";
    QCOMPARE(written, expected);
}

void tst_OstageReader::overridesKeepTheirComponents()
{
    const auto reading = read(contentOf("alley.ostage"));
    const Entity &slime = *reading->stage.find("slime1");
    QCOMPARE(slime.overrides.size(), std::size_t(2));
    QCOMPARE(slime.overrides[0].path, std::string("body"));
    QVERIFY(slime.overrides[0].components.find(ComponentType::Variables));
    QCOMPARE(slime.overrides[1].path, std::string("weapon/blade"));
}

QTEST_APPLESS_MAIN(tst_OstageReader)
#include "tst_ostage_reader.moc"
