// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/script/script_reader.h"

#include <QtTest>

#include <set>

using namespace clipwright;

namespace {

Result<Script> read(const QByteArray &text)
{
    return readScript(std::make_shared<const std::string>(text.toStdString()), "commands.json");
}

} // namespace

class tst_ScriptReader : public QObject {
    Q_OBJECT

private slots:
    void everyArgumentComesAsItsKind();
    void easings_data();
    void easings();
    void refusalsNameThePlace_data();
    void refusalsNameThePlace();
    void everyCommandIsToldInFull();
};

void tst_ScriptReader::everyArgumentComesAsItsKind()
{
    const Result<Script> script = read(R"([{"command":"moveKeys","keys":"layers[0]/position@3f","by":"2f"},
        {"command":"set","at":"layers[0]/position","value":[1,2.5]},{"command":"addLayer","to":2,"colour":[1,0,0,1]},
        {"command":"reparent","at":["a","b"],"parent":null,"keepPose":false},
        {"command":"addKeys","at":"p","keys":[{"at":0.5,"value":[[1,0,0,0,0,0,0]],"ease":"hold"}]},{"patch":[]}])");
    QVERIFY2(script, script ? "" : script.error().what.c_str());
    const std::vector<ScriptStep> &steps = script->steps;
    QCOMPARE(steps.size(), std::size_t(6));
    QCOMPARE(steps[0].arguments.get<std::vector<std::string>>("keys"),
             std::vector<std::string>{"layers[0]/position@3f"});
    QCOMPARE(steps[0].arguments.get<TimeText>("by").isFrames, true);
    QCOMPARE(std::get<std::vector<double>>(steps[1].arguments.get<NewValue>("value")), (std::vector<double>{1, 2.5}));
    QCOMPARE(steps[2].arguments.get<std::size_t>("to"), std::size_t(2));
    QVERIFY(std::holds_alternative<std::monostate>(steps[3].arguments.get<NewValue>("parent")));
    QCOMPARE(steps[3].arguments.get<bool>("keepPose", true), false);
    const auto keys = steps[4].arguments.get<std::vector<NewKey>>("keys");
    QCOMPARE(keys.front().at.value, 0.5);
    QCOMPARE(keys.front().ease, Easing::hold());
    QVERIFY(std::get<PathRef>(keys.front().value));
    QVERIFY(!steps[5].row);
    QVERIFY(steps[5].patch.isArray());
}

void tst_ScriptReader::easings_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("components");
    QTest::newRow("hold") << QByteArray(R"("hold")") << 1;
    QTest::newRow("linear") << QByteArray(R"("linear")") << 1;
    QTest::newRow("cubic") << QByteArray(R"({"cubic":[0.3,0,0.7,1]})") << 1;
    QTest::newRow("cubic of each") << QByteArray(R"({"cubic":[0.3,0,0.7,1,0,0,1,1]})") << 2;
    QTest::newRow("named") << QByteArray(R"("back-out")") << 1;
    QTest::newRow("named with its number") << QByteArray(R"({"back-out":[2]})") << 1;
    QTest::newRow("named, a number for each") << QByteArray(R"({"back-out":[2,3]})") << 2;
    QTest::newRow("named with too many") << QByteArray(R"({"elastic-in":[1,0.3,1]})") << 0;
    QTest::newRow("drawn") << QByteArray(R"({"drawn":"soft.ocurve"})") << 1;
    QTest::newRow("drawn by a number") << QByteArray(R"({"drawn":[1]})") << 0;
    QTest::newRow("no such") << QByteArray(R"("bouncy")") << 0;
    QTest::newRow("too few numbers") << QByteArray(R"({"cubic":[0.3,0,0.7]})") << 0;
    QTest::newRow("no numbers") << QByteArray(R"("cubic")") << 0;
    QTest::newRow("two at once") << QByteArray(R"({"cubic":[0,0,1,1],"hold":[]})") << 0;
}

void tst_ScriptReader::easings()
{
    QFETCH(QByteArray, text);
    QFETCH(int, components);
    const Result<Script> script = read(R"([{"command":"setInterpolation","keys":[],"ease":)" + text + "}]");
    QCOMPARE(script.has_value(), components > 0);
    if (script)
        QCOMPARE(script->steps.front().arguments.get<Easing>("ease").components, components);
    else
        QCOMPARE(script.error().where.pointer, std::string("/0/ease"));
}

void tst_ScriptReader::refusalsNameThePlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("pointer");
    QTest::newRow("no list") << QByteArray(R"({"command":"set"})") << QByteArray("");
    QTest::newRow("no object") << QByteArray("[3]") << QByteArray("/0");
    QTest::newRow("no command") << QByteArray(R"([{"at":"x"}])") << QByteArray("/0");
    QTest::newRow("unknown command") << QByteArray(R"([{"command":"dance"}])") << QByteArray("/0/command");
    QTest::newRow("unknown argument") << QByteArray(R"([{"command":"deleteKeys","keys":[],"fast":true}])")
                                      << QByteArray("/0/fast");
    QTest::newRow("missing argument") << QByteArray(R"([{"command":"set","at":"x"}])") << QByteArray("/0");
    QTest::newRow("a number for a path") << QByteArray(R"([{"command":"set","at":3,"value":1}])")
                                         << QByteArray("/0/at");
    QTest::newRow("an object for a value")
        << QByteArray(R"([{"command":"set","at":"x","value":{}}])") << QByteArray("/0/value");
    QTest::newRow("a word in numbers") << QByteArray(R"([{"command":"set","at":"x","value":[1,"2"]}])")
                                       << QByteArray("/0/value/1");
    QTest::newRow("half an index") << QByteArray(R"([{"command":"addLayer","to":1.5}])") << QByteArray("/0/to");
    QTest::newRow("no time") << QByteArray(R"([{"command":"moveKeys","keys":[],"by":"soon"}])") << QByteArray("/0/by");
    QTest::newRow("a key without a value")
        << QByteArray(R"([{"command":"addKeys","at":"x","keys":[{"at":1}]}])") << QByteArray("/0/keys/0");
    QTest::newRow("an odd member of a key")
        << QByteArray(R"([{"command":"addKeys","at":"x","keys":[{"at":1,"value":1,"loud":2}]}])")
        << QByteArray("/0/keys/0/loud");
    QTest::newRow("a patch with more") << QByteArray(R"([{"patch":[],"command":"set"}])") << QByteArray("/0");
    QTest::newRow("half a vertex") << QByteArray(R"([{"command":"set","at":"x","value":[[1,2]]}])")
                                   << QByteArray("/0/value/0");
    QTest::newRow("neither open nor closed")
        << QByteArray(R"([{"command":"set","at":"x","value":[[7,2]]}])") << QByteArray("/0/value/0/0");
}

void tst_ScriptReader::refusalsNameThePlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, pointer);
    const Result<Script> script = read(text);
    QVERIFY(!script);
    QCOMPARE(script.error().where.file, std::string("commands.json"));
    QCOMPARE(QByteArray::fromStdString(script.error().where.pointer), pointer);
    QVERIFY(script.error().what.starts_with("expected "));
}

void tst_ScriptReader::everyCommandIsToldInFull()
{
    std::set<std::string_view> ids;
    for (const CommandRow &row : commands()) {
        QVERIFY(ids.insert(row.id).second);
        QVERIFY(!row.label.empty() && row.act);
        std::set<std::string_view> names;
        for (const ArgumentRow &argument : row.arguments) {
            QVERIFY(names.insert(argument.name).second);
            QVERIFY(!argument.help.empty() && !nameOf(argument.kind).empty());
        }
        QCOMPARE(commandNamed(row.id), &row);
    }
    QVERIFY(!commandNamed("dance"));
}

QTEST_APPLESS_MAIN(tst_ScriptReader)
#include "tst_script_reader.moc"
