// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/patch/patch_format.h"

#include <QtTest>

using namespace clipwright;

namespace {

Rig emptyRig()
{
    auto main = std::make_shared<Composition>();
    main->id = CompositionId{1};
    Rig rig;
    rig.compositions = {main};
    return rig;
}

Result<Patch> read(const QByteArray &text, const Rig &rig = emptyRig())
{
    const Result<JsonDocument> json = JsonDocument::parse(std::make_shared<const std::string>(text.toStdString()));
    if (!json)
        return tl::make_unexpected(json.error());
    return readPatch(json->root(), rig);
}

QByteArray written(const Patch &patch)
{
    JsonWriter json;
    writePatch(json, patch);
    return QByteArray::fromStdString(json.text());
}

} // namespace

/** That patches come back to the byte is shown by the random walks (tests/model/document); here is what is refused. */
class tst_PatchFormat : public QObject {
    Q_OBJECT

private slots:
    void isRefusedWithItsPlace_data();
    void isRefusedWithItsPlace();
    void isWrittenAsItWasRead_data();
    void isWrittenAsItWasRead();
    void newEasingsGoBehindThoseOfTheRig();
    void picturesKeepTheirBytes();
};

void tst_PatchFormat::isRefusedWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("pointer");
    const auto row = [](const char *name, const char *text, const char *pointer) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(pointer);
    };
    row("not a list", R"({})", "");
    row("not an object", R"([1])", "");
    row("no such primitive", R"([{"do":"paint"}])", "/0/do");
    row("a whole document", R"([{"do":"replace","hash":"0"}])", "/0");
    row("a half id", R"([{"do":"removeNode","in":1,"node":1.5}])", "/0/node");
    row("an id below 0", R"([{"do":"removeNode","in":-1,"node":1}])", "/0/in");
    row("an id past all", R"([{"do":"removeNode","in":1,"node":2147483648}])", "/0/node");
    row("a field of something else", R"([{"do":"set","in":1,"node":0,"track":0,"field":"hidden","value":true}])",
        "/0/field");
    row("a value of another type", R"([{"do":"set","in":1,"node":0,"track":0,"field":"length","value":"1"}])",
        "/0/value");
    row("no such list", R"([{"do":"moveNode","in":1,"node":1,"owner":0,"list":3,"index":0}])", "/0/list");
    row("the second of two", R"([{"do":"removeAsset","index":0},{"do":"removeAsset","index":"0"}])", "/1/index");
    const char *keys =
        R"([{"do":"keys","in":1,"track":1,"first":0,"removed":0,"inserted":{"storage":0,"stride":1,"keys":[%1]}}])";
    const auto keyRow = [&](const char *name, const char *key, const char *pointer) {
        const QByteArray text = QString::fromLatin1(keys).arg(QLatin1String(key)).toLatin1();
        QTest::newRow(name) << text << QByteArray("/0/inserted/keys") + pointer;
    };
    keyRow("a key without an id", R"({"id":0,"time":0,"value":[1]})", "/0/id");
    keyRow("a key of two numbers", R"({"id":1,"time":0,"value":[1,2]})", "/0/value");
    keyRow("a handle of two numbers", R"({"id":1,"time":0,"value":[1],"in":[1,2]})", "/0/in");
    keyRow("no such easing", R"({"id":1,"time":0,"value":[1],"ease":"swoosh"})", "/0/ease");
    keyRow("one weight", R"({"id":1,"time":0,"value":[1],"weights":[1]})", "/0/weights");
    keyRow("a weight below 0", R"({"id":1,"time":0,"value":[1],"weights":[0,-1]})", "/0/weights/1");
    keyRow("a weight in words", R"({"id":1,"time":0,"value":[1],"weights":["1",0]})", "/0/weights/0");
    keyRow("no such type", R"({"id":1,"time":0,"value":[1],"handles":["free","bent"]})", "/0/handles/1");
    keyRow("keys that run back", R"({"id":1,"time":1,"value":[1]},{"id":2,"time":0,"value":[1]})", "/1/time");
    keyRow("a key's id twice", R"({"id":1,"time":0,"value":[1]},{"id":1,"time":1,"value":[1]})", "/1/id");
    row("texts with a stride",
        R"([{"do":"keys","in":1,"track":1,"first":0,"removed":0,"inserted":{"storage":1,"stride":2,"keys":[]}}])",
        "/0/inserted/stride");
    row("not base64",
        R"([{"do":"insertAsset","index":0,"asset":{"id":"","file":"","width":1,"height":1,"embedded":true,"pointer":"","bytes":"?"}}])",
        "/0/asset/bytes");
}

void tst_PatchFormat::isRefusedWithItsPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, pointer);
    const Result<Patch> patch = read(text);
    QVERIFY(!patch);
    QCOMPARE(patch.error().code, std::string("patch-malformed"));
    QCOMPARE(QByteArray::fromStdString(patch.error().where.pointer), pointer);
    QVERIFY(QByteArray::fromStdString(patch.error().what).startsWith("expected "));
}

void tst_PatchFormat::isWrittenAsItWasRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray("[]");
    QTest::newRow("a name") << QByteArray(
        R"([{"do":"set","in":1,"node":3,"track":0,"field":"name","value":"Größe \"1\""}])");
    QTest::newRow("a range") << QByteArray(
        R"([{"do":"set","in":1,"node":0,"track":0,"field":"ranges","value":[{"name":"run","start":0.1,"end":1e300,"loops":false}]}])");
    QTest::newRow("keys") << QByteArray(
        R"([{"do":"keys","in":1,"track":2,"first":4,"removed":1,"inserted":{"storage":0,"stride":2,"keys":[)"
        R"({"id":7,"time":0.5,"value":[1,-0.25],"ease":["cubic",1,0.3,0,0.7,1],"spatialOut":[3,4]},)"
        R"({"id":8,"time":0.5,"value":[0,0],"ease":"hold"}]}}])");
    QTest::newRow("handles") << QByteArray(
        R"([{"do":"keys","in":1,"track":2,"first":4,"removed":1,"inserted":{"storage":0,"stride":1,"keys":[)"
        R"({"id":7,"time":0,"value":[1],"ease":"weighted","out":[2],"weights":[null,0.25],"handles":["","free"]},)"
        R"({"id":8,"time":1,"value":[0],"ease":["back-out",1,2.5],"weights":[0,1]},)"
        R"({"id":9,"time":2,"value":[0],"ease":"elastic-in","handles":["flat","clamped"]},)"
        R"({"id":10,"time":3,"value":[0],"ease":["drawn",1,"curves/soft.ocurve"]}]}}])");
    QTest::newRow("paths") << QByteArray(
        R"([{"do":"keys","in":1,"track":2,"first":0,"removed":0,"inserted":{"storage":2,"stride":0,"keys":[)"
        R"({"id":1,"time":0,"value":[[1,0,0,1,2,3,4],[0]]}]}}])");
}

void tst_PatchFormat::isWrittenAsItWasRead()
{
    QFETCH(QByteArray, text);
    const Result<Patch> patch = read(text);
    QVERIFY2(patch, patch ? "" : patch.error().what.c_str());
    QCOMPARE(written(*patch), text);
}

void tst_PatchFormat::newEasingsGoBehindThoseOfTheRig()
{
    Rig rig = emptyRig();
    auto main = std::make_shared<Composition>(rig.main());
    const EasingTable::Index known = main->timeline.easings.intern(Easing::cubic(0.1, 0, 0.9, 1));
    rig.compositions = {main};
    const Result<Patch> patch = read(
        R"([{"do":"keys","in":1,"track":1,"first":0,"removed":0,"inserted":{"storage":0,"stride":1,"keys":[
            {"id":1,"time":0,"value":[1],"ease":["cubic",1,0.1,0,0.9,1]},{"id":2,"time":1,"value":[1],"ease":["cubic",1,0,0,1,1]}]}}])",
        rig);
    QVERIFY(patch);
    const auto &splice = std::get<SpliceKeys>(patch->front());
    QCOMPARE(splice.inserted.easing(0), known);
    QCOMPARE(splice.inserted.easing(1), static_cast<EasingTable::Index>(main->timeline.easings.size()));
    QCOMPARE(splice.easings.size(), main->timeline.easings.size() + 1);
}

void tst_PatchFormat::picturesKeepTheirBytes()
{
    for (std::size_t size = 0; size < 8; ++size) {
        InsertAsset insert;
        insert.asset.id = "arm";
        std::string bytes;
        for (std::size_t i = 0; i < size; ++i)
            bytes += static_cast<char>(250 + i);
        insert.asset.bytes = std::make_shared<const std::string>(bytes);
        const Result<Patch> patch = read(written({insert}));
        QVERIFY(patch);
        QCOMPARE(*std::get<InsertAsset>(patch->front()).asset.bytes, bytes);
    }
}

QTEST_APPLESS_MAIN(tst_PatchFormat)
#include "tst_patch_format.moc"
