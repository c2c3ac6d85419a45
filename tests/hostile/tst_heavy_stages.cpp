// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/named_cases.h"
#include "hostile/small_stack.h"
#include "model/io/ostage/ostage_format.h"
#include "model/stage/paint_order.h"
#include "model/stage/stage_placement.h"

#include <QtTest>

#include <functional>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

std::shared_ptr<const std::string> stageOf(const std::string &entities)
{
    return std::make_shared<const std::string>(R"({"kind":"clipwright.stage","formatVersion":1,"entities":[)" + entities
                                               + "]}");
}

std::string many(std::size_t count, const std::string &text)
{
    return unfolded("<*" + std::to_string(count) + ' ' + text + '>');
}

std::shared_ptr<const Stage> readStage(const std::string &entities)
{
    return std::make_shared<const Stage>(readOstage(stageOf(entities))->stage);
}

QStringList codesOf(const StageTree &tree)
{
    QStringList codes;
    for (const Issue &issue : tree.issues())
        codes << QString::fromStdString(issue.code);
    return codes;
}

} // namespace

/** Stages that are as large and as deep as they may be, and those that would be larger, on a stack of 256 KiB. */
class tst_HeavyStages : public QObject {
    Q_OBJECT

private slots:
    void aHundredThousandEntities();
    void asDeepAsEntitiesMayStand();
    void aMillionLevelsOfComponents();
    void aChainOfThousandsOfFiles();
    void aCycleOfThousandsOfFiles();
    void everyFileInEveryOther();
    void overridesThatMultiplyAreCounted();
    void aDeepGroupIsPainted();
};

void tst_HeavyStages::aHundredThousandEntities()
{
    const auto text = stageOf(many(99'999, R"({"id":"n%","components":{"transform":{},"order":{"z":&}}},)")
                              + R"({"id":"last","parent":"n5"})");
    runOnSmallStack([&] {
        const auto reading = readOstage(text);
        QVERIFY(reading && reading->issues.empty());
        QCOMPARE(readOstage(std::make_shared<const std::string>(writeOstage(reading->stage)))->stage.entities.size(),
                 std::size_t(100'000));
        const auto tree = StageTree::build(std::make_shared<const Stage>(reading->stage), "a", {});
        StagePose pose(std::make_shared<const StageLayout>(tree));
        PaintOrder order(pose.layout());
        QCOMPARE(order.sort(pose).size(), std::size_t(100'000));
        QCOMPARE(tree->find("last"), std::optional<StageTree::Index>(100'000));
        QCOMPARE(tree->path(tree->parent(100'000)), std::string("n5"));
    });
}

void tst_HeavyStages::asDeepAsEntitiesMayStand()
{
    const auto text =
        stageOf(R"({"id":"n0","components":{"transform":{"position":[1,0,0]}}})"
                + many(511, R"(,{"id":"n^","parent":"n%","components":{"transform":{"position":[1,0,0]}}})"));
    runOnSmallStack([&] {
        const auto reading = readOstage(text);
        QVERIFY(reading && reading->issues.empty());
        const auto tree = StageTree::build(std::make_shared<const Stage>(reading->stage), "a", {});
        const StagePose pose(std::make_shared<const StageLayout>(tree));
        QCOMPARE(worldOf(pose, 512)[3][0], 512.0);
    });
}

void tst_HeavyStages::aMillionLevelsOfComponents()
{
    const auto text = stageOf(R"({"id":"a","components":)" + many(1'000'000, R"({"x":)"));
    runOnSmallStack([&] {
        const auto reading = readOstage(text);
        QVERIFY(!reading);
        QCOMPARE(reading.error().code, std::string("json-too-deep"));
    });
}

void tst_HeavyStages::aChainOfThousandsOfFiles()
{
    std::size_t asked = 0;
    const StageLoader loader = [&asked](const std::string &) -> Result<std::shared_ptr<const Stage>> {
        return readStage(R"({"id":"x","instance":"n)" + std::to_string(++asked) + R"("})");
    };
    runOnSmallStack([&] {
        const auto tree = StageTree::build(readStage(R"({"id":"x","instance":"n0"})"), "a", loader);
        QCOMPARE(codesOf(*tree), (QStringList{"too-many-stages", "instances-too-deep"}));
        QCOMPARE(tree->size(), std::size_t(1 + 65));
    });
    QCOMPARE(asked, std::size_t(9'999));
}

void tst_HeavyStages::aCycleOfThousandsOfFiles()
{
    std::size_t asked = 0;
    const StageLoader loader = [&asked](const std::string &) -> Result<std::shared_ptr<const Stage>> {
        ++asked;
        return readStage(R"({"id":"x","instance":"n)" + std::to_string(asked == 5000 ? 0 : asked) + R"("})");
    };
    runOnSmallStack([&] {
        const auto tree = StageTree::build(readStage(R"({"id":"x","instance":"n0"})"), "a", loader);
        QCOMPARE(codesOf(*tree), (QStringList{"instance-cycle", "instances-too-deep"}));
        // The whole chain would be a book.
        QVERIFY(tree->issues()[0].what.size() < 2000);
    });
}

void tst_HeavyStages::everyFileInEveryOther()
{
    const std::string all = many(39, R"({"id":"n%","instance":"f%"},)") + R"({"id":"x"})";
    const StageLoader loader = [&all](const std::string &) -> Result<std::shared_ptr<const Stage>> {
        return readStage(all);
    };
    runOnSmallStack([&] {
        const auto tree = StageTree::build(readStage(all), "a", loader);
        QVERIFY(tree->size() <= StageTreeCaps{}.entities + 1);
        QVERIFY(codesOf(*tree).contains(QStringLiteral("instance-cycle")));
        QVERIFY(codesOf(*tree).contains(QStringLiteral("stage-too-large")));
    });
}

void tst_HeavyStages::overridesThatMultiplyAreCounted()
{
    const StageLoader loader = [](const std::string &file) -> Result<std::shared_ptr<const Stage>> {
        if (file == "leaf")
            return readStage(R"({"id":"x"})");
        return readStage(R"({"id":"i","instance":"leaf","overrides":{)" + many(10'000, R"("n%":{"order":{"z":1}},)")
                         + R"("x":{}}})");
    };
    runOnSmallStack([&] {
        const auto tree =
            StageTree::build(readStage(many(999, R"({"id":"n%","instance":"many"},)") + R"({"id":"x"})"), "a", loader);
        const auto refused = codesOf(*tree).count(QStringLiteral("stage-too-large"));
        QVERIFY2(refused >= 799, qPrintable(QString::number(refused)));
    });
}

void tst_HeavyStages::aDeepGroupIsPainted()
{
    const auto text =
        stageOf(R"({"id":"n0"})"
                + many(511, R"(,{"id":"n^","parent":"n%","components":{"order":{"z":&,"sortWithParent":true}}})"));
    runOnSmallStack([&] {
        const auto tree = StageTree::build(std::make_shared<const Stage>(readOstage(text)->stage), "a", {});
        const StagePose pose(std::make_shared<const StageLayout>(tree));
        PaintOrder order(pose.layout());
        QCOMPARE(order.sort(pose).size(), std::size_t(512));
    });
}

QTEST_APPLESS_MAIN(tst_HeavyStages)
#include "tst_heavy_stages.moc"
