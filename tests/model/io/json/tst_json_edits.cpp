// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/io/json/json_edits.h"

#include <QtTest>

#include <functional>

using namespace clipwright;

namespace {

using Edit = std::function<void(JsonEdits &, JsonValue)>;

JsonPiece twoNumbers()
{
    return JsonPiece::numbers(std::vector<double>{1, 2});
}

JsonPiece object(const char *name, JsonPiece value)
{
    JsonPiece piece = JsonPiece::object();
    piece.set(name, std::move(value));
    return piece;
}

Edit onObject(const std::function<void(JsonObjectEdit &)> &use)
{
    return [=](JsonEdits &edits, JsonValue root) {
        JsonObjectEdit edit(edits, root);
        use(edit);
        edit.commit();
    };
}

/** The items of the root by their index, in that order; -1: a new one. */
Edit items(const std::vector<int> &order)
{
    return [=](JsonEdits &edits, JsonValue root) {
        std::vector<JsonListItem> list;
        for (const int index : order) {
            if (index < 0)
                list.push_back({{}, object("new", twoNumbers())});
            else
                list.push_back({root.at(std::size_t(index)), std::nullopt});
        }
        edits.setItems(root, list);
    };
}

} // namespace

class tst_JsonEdits : public QObject {
    Q_OBJECT

private slots:
    void onlyTheEditedBytesDiffer_data();
    void onlyTheEditedBytesDiffer();
    void movedValuesTakeTheirEditsAlong();
};

void tst_JsonEdits::onlyTheEditedBytesDiffer_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Edit>("edit");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char *name, const char *text, const Edit &edit, const char *wanted) {
        QTest::newRow(name) << QString(text) << edit << QString(wanted);
    };
    const auto set = [](const char *name, const JsonPiece &piece) {
        return onObject([=](JsonObjectEdit &edit) { edit.set(name, piece); });
    };
    const auto remove = [](const std::vector<const char *> &names) {
        return onObject([=](JsonObjectEdit &edit) {
            for (const char *name : names)
                edit.remove(name);
        });
    };
    row("nothing", "{ \"a\" : 1 }", onObject([](JsonObjectEdit &) {}), "{ \"a\" : 1 }");
    row("set", R"({"a": 1.50 ,"b":2})", set("a", JsonPiece::number(3)), R"({"a": 3 ,"b":2})");
    row("set the last of a name", R"({"a":1,"a":2})", set("a", JsonPiece::number(3)), R"({"a":1,"a":3})");
    row("add", R"({"a":1,"b":2})", set("c", twoNumbers()), R"({"a":1,"b":2,"c":[1,2]})");
    row("add to one", R"({ "a": 1 })", set("c", twoNumbers()), R"({ "a": 1,"c": [1,2] })");
    row(
        "add to none", R"([{}])",
        [](JsonEdits &edits, JsonValue root) {
            JsonObjectEdit edit(edits, root.first());
            edit.set("c", JsonPiece::number(1));
            edit.commit();
        },
        R"([{"c":1}])");
    row("add in lines", "{\n  \"a\": 1,\n  \"b\": [3, 4]\n}\n", set("c", object("d", twoNumbers())),
        "{\n  \"a\": 1,\n  \"b\": [3, 4],\n  \"c\": {\n    \"d\": [1, 2]\n  }\n}\n");
    row("add in lines of tabs", "{\r\n\t\"a\": [\r\n\t\t1\r\n\t]\r\n}", set("c", twoNumbers()),
        "{\r\n\t\"a\": [\r\n\t\t1\r\n\t],\r\n\t\"c\": [\r\n\t\t1,\r\n\t\t2\r\n\t]\r\n}");
    row("remove first", R"({"a":1, "b":2, "c":3})", remove({"a"}), R"({"b":2, "c":3})");
    row("remove last", R"({"a":1, "b":2, "c":3 })", remove({"c"}), R"({"a":1, "b":2 })");
    row("remove two", R"({"a":1, "b":2, "c":3})", remove({"b", "c"}), R"({"a":1})");
    row("remove around", R"({"a":1, "b":2, "c":3})", remove({"a", "c"}), R"({"b":2})");
    row("remove all", R"({"a":1, "b":2})", remove({"a", "b"}), R"({})");
    row("remove and add", R"({"a":1, "b":2})", onObject([](JsonObjectEdit &edit) {
            edit.remove("b");
            edit.set("c", JsonPiece::text("\"\n"));
        }),
        R"({"a":1, "c":"\"\n"})");
    row("remove and set again", R"({"a":1, "b":2})", onObject([](JsonObjectEdit &edit) {
            edit.remove("b");
            edit.set("b", JsonPiece::boolean(true));
        }),
        R"({"a":1, "b":true})");

    row("same list", "[1 , 2,3]", items({0, 1, 2}), "[1 , 2,3]");
    row("item gone", "[1 , 2,3]", items({0, 2}), "[1 , 3]");
    row("first gone", "[ 1, 2, 3 ]", items({1, 2}), "[ 2, 3 ]");
    row("all gone", "[ 1, 2 ]", items({}), "[]");
    row("turned round", "[1, 2, 3]", items({2, 1, 0}), "[3, 2, 1]");
    row("new last", "[1, 2]", items({0, 1, -1}), "[1, 2, {\"new\":[1, 2]}]");
    row("new first", "[1,2]", items({-1, 0, 1}), "[{\"new\":[1,2]},1,2]");
    row("new in lines", "[\n {\"a\": 1, \"b\": 2},\n {\"a\": 3, \"b\": 4}\n]", items({0, -1, 1}),
        "[\n {\"a\": 1, \"b\": 2},\n {\"new\": [1, 2]},\n {\"a\": 3, \"b\": 4}\n]");
    row("new in none", "[]", items({-1}), "[{\"new\":[1,2]}]");
}

void tst_JsonEdits::onlyTheEditedBytesDiffer()
{
    QFETCH(QString, text);
    QFETCH(Edit, edit);
    QFETCH(QString, wanted);
    const Result<JsonDocument> json = JsonDocument::parse(std::make_shared<const std::string>(text.toStdString()));
    QVERIFY(json);
    JsonEdits edits(*json);
    edit(edits, json->root());
    QCOMPARE(QString::fromStdString(edits.text()), wanted);
    QVERIFY(JsonDocument::parse(std::make_shared<const std::string>(edits.text())));
}

void tst_JsonEdits::movedValuesTakeTheirEditsAlong()
{
    const Result<JsonDocument> json = JsonDocument::parse(
        std::make_shared<const std::string>("{\n  \"from\": [\n    {\n      \"x\": 1\n    }\n  ],\n  \"to\": []\n}"));
    QVERIFY(json);
    JsonEdits edits(*json);
    const JsonValue moved = json->root()["from"].first();
    edits.replace(moved["x"], JsonPiece::number(2));
    edits.setItems(json->root()["from"], {});
    JsonObjectEdit root(edits, json->root());
    JsonPiece deep = JsonPiece::object();
    JsonPiece list = JsonPiece::array();
    list.add(edits.pieceOf(moved));
    deep.set("list", std::move(list));
    root.set("to", std::move(deep));
    root.commit();
    QCOMPARE(
        QString::fromStdString(edits.text()),
        QString("{\n  \"from\": [],\n  \"to\": {\n    \"list\": [\n      {\n        \"x\": 2\n      }\n    ]\n  }\n}"));
}

QTEST_APPLESS_MAIN(tst_JsonEdits)
#include "tst_json_edits.moc"
