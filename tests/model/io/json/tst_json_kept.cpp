// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/io/json/json_kept.h"

#include <QtTest>

#include <array>

using namespace clipwright;

class tst_JsonKept : public QObject {
    Q_OBJECT

private slots:
    void aCompactTextLosesWhiteSpaceOnly();
    void membersAreFoundAgainBehindTheKnownOneTheyStoodBehind();
    void ofAnotherOrderNothingIsLost();
    void whatIsNoObjectHasNone();
};

namespace {

JsonDocument parsed(const std::string &text)
{
    Result<JsonDocument> document = JsonDocument::parse(std::make_shared<const std::string>(text));
    return document ? *document : *JsonDocument::parse(std::make_shared<const std::string>("null"));
}

constexpr std::array<std::string_view, 3> kKnown{"a", "b", "c"};

} // namespace

void tst_JsonKept::aCompactTextLosesWhiteSpaceOnly()
{
    const JsonDocument document = parsed("{ \"x\" : [ 1.50 ,\t-0e0,\r\n\"a b\\\" c\" ] , \"y\":{ } }");
    QCOMPARE(compactText(document.root()), std::string("{\"x\":[1.50,-0e0,\"a b\\\" c\"],\"y\":{}}"));
    QCOMPARE(compactText(JsonValue()), std::string());
}

void tst_JsonKept::membersAreFoundAgainBehindTheKnownOneTheyStoodBehind()
{
    const JsonDocument document = parsed("{\"first\":1,\"a\":2,\"x\":[ 3 ],\"y\":4,\"c\":5,\"last\":null}");
    const std::vector<KeptText> kept = keptMembers(document.root(), kKnown);
    QCOMPARE(kept.size(), std::size_t(4));
    QCOMPARE(keptAt(kept, 0), std::vector<std::string_view>{"\"first\":1"});
    QCOMPARE(keptAt(kept, 1), (std::vector<std::string_view>{"\"x\":[3]", "\"y\":4"}));
    QCOMPARE(keptAt(kept, 2), std::vector<std::string_view>{});
    QCOMPARE(keptAt(kept, 3), std::vector<std::string_view>{"\"last\":null"});
}

void tst_JsonKept::ofAnotherOrderNothingIsLost()
{
    const JsonDocument document = parsed("{\"c\":1,\"x\":2,\"a\":3,\"y\":4}");
    const std::vector<KeptText> kept = keptMembers(document.root(), kKnown);
    QCOMPARE(keptAt(kept, 3), (std::vector<std::string_view>{"\"x\":2", "\"y\":4"}));
    QCOMPARE(kept.size(), std::size_t(2));
}

void tst_JsonKept::whatIsNoObjectHasNone()
{
    QVERIFY(keptMembers(parsed("[1]").root(), kKnown).empty());
    QVERIFY(keptMembers(JsonValue(), kKnown).empty());
}

QTEST_APPLESS_MAIN(tst_JsonKept)
#include "tst_json_kept.moc"
