// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/named_cases.h"
#include "hostile/small_stack.h"
#include "model/compose/stage_composer.h"
#include "model/io/ostage/ostage_format.h"
#include "model/io/stage_assets.h"
#include "model/io/stage_pictures.h"
#include "model/raster/raster.h"

#include <QtTest>

#include <functional>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

std::string many(std::size_t count, const std::string &text)
{
    return unfolded("<*" + std::to_string(count) + ' ' + text + '>');
}

std::shared_ptr<const StageLayout> layoutOf(const std::string &entities)
{
    const auto text = std::make_shared<const std::string>(R"({"kind":"clipwright.stage","formatVersion":1,"entities":[)"
                                                          + entities + R"({"id":"end"}]})");
    auto reading = readOstage(text);
    return std::make_shared<const StageLayout>(
        StageTree::build(std::make_shared<const Stage>(std::move(reading->stage)), "a", {}));
}

struct Drawn {
    std::size_t regions = 0;
    std::size_t points = 0;
    QStringList codes;
    Picture picture{64, 64};
};

Drawn draw(const std::string &entities, const RigLoader &rigs = rigsFrom("nowhere"))
{
    Drawn drawn;
    const auto layout = layoutOf(entities);
    const StagePose pose(layout);
    StageRigs players(layout, rigs);
    StageComposer composer(layout, fontsFrom("nowhere"));
    const RegionList &list = composer.compose(pose, players);
    drawn.regions = list.regions.size();
    drawn.points = list.points.size();
    StagePictures pictures("nowhere");
    Rasterizer raster;
    raster.draw(list, {16, 0, 0, -16, 32, 32}, drawn.picture, pictures.inOrderOf(composer.textures()));
    for (const Issues &issues : {players.takeIssues(), composer.takeIssues(), pictures.takeIssues()}) {
        for (const Issue &issue : issues)
            drawn.codes << QString::fromStdString(issue.code);
    }
    return drawn;
}

bool isDrawnAt(const Drawn &drawn, int x, int y)
{
    return drawn.picture.row(y)[x * 4 + 3] != 0;
}

} // namespace

/** Pictures of stages that hold as much as they may, and numbers of any size, on a stack of 256 KiB. */
class tst_HeavyStagePictures : public QObject {
    Q_OBJECT

private slots:
    void aHundredThousandSprites();
    void aHundredThousandFiles();
    void moreCirclesThanAreDrawn();
    void numbersOfAnySize_data();
    void numbersOfAnySize();
    void aMillionLetters();
    void aHundredThousandRigs();
};

void tst_HeavyStagePictures::aHundredThousandSprites()
{
    runOnSmallStack([] {
        const Drawn drawn = draw(
            many(99'999, R"({"id":"n%","components":{"transform":{},"sprite":{"texture":"a.png"},"order":{"z":&}}},)"));
        QCOMPARE(drawn.regions, std::size_t(99'999));
        QCOMPARE(drawn.codes, QStringList("texture-missing"));
        QVERIFY(isDrawnAt(drawn, 32, 32));
    });
}

void tst_HeavyStagePictures::aHundredThousandFiles()
{
    runOnSmallStack([] {
        const Drawn drawn = draw(many(99'999, R"({"id":"n%","components":{"sprite":{"texture":"%.png"}}},)"));
        QCOMPARE(drawn.regions, std::size_t(99'999));
        QVERIFY(drawn.codes.size() <= 1001);
    });
}

void tst_HeavyStagePictures::moreCirclesThanAreDrawn()
{
    const RegionCaps caps;
    const auto layout = layoutOf(many(1000, R"({"id":"n%","components":{"shape":{"primitive":"sphere"}}},)"));
    StageComposer composer(layout, fontsFrom("nowhere"), {caps.regions, 6400});
    const StageRigs rigs(layout, rigsFrom("nowhere"));
    QCOMPARE(composer.compose(StagePose(layout), rigs).regions.size(), std::size_t(100));
    QCOMPARE(composer.takeIssues().front().code, std::string("stage-too-large"));
}

void tst_HeavyStagePictures::numbersOfAnySize_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<bool>("isTooFar");
    QTest::newRow("huge") << "1e300" << true;
    QTest::newRow("largest") << "1.7976931348623157e308" << true;
    QTest::newRow("far") << "1e29" << false;
    QTest::newRow("tiny") << "1e-300" << false;
    QTest::newRow("nothing") << "0" << false;
}

void tst_HeavyStagePictures::numbersOfAnySize()
{
    QFETCH(QString, number);
    QFETCH(bool, isTooFar);
    const std::string n = number.toStdString();
    std::string size(1, '[');
    size.append(n).append(",").append(n).append(",").append(n).append("]");
    for (const std::string &components :
         {R"("shape":{"size":)" + size + "}", R"("shape":{"primitive":"sphere","size":)" + size + "}",
          R"("sprite":{"size":[)" + n + ",1]}", R"("transform":{"position":)" + size + R"(},"shape":{})",
          R"("transform":{"scale":)" + size + R"(},"sprite":{})"}) {
        // What is too far is left out; a thing beside it is there.
        const Drawn drawn = draw(R"({"id":"odd","components":{)" + components
                                 + R"(}},{"id":"plain","components":{"order":{"z":1},"shape":{}}},)");
        QVERIFY2(isDrawnAt(drawn, 32, 32), components.c_str());
        QCOMPARE(drawn.codes.contains("out-of-range"), isTooFar);
    }
}

void tst_HeavyStagePictures::aMillionLetters()
{
    if (!fontsFrom("nowhere")(""))
        QSKIP("the machine has no font");
    runOnSmallStack([] {
        const std::string letters(1'000'000, 'l');
        const Drawn drawn = draw(R"({"id":"a","components":{"text":{"text":")" + letters + R"("}}},)");
        QCOMPARE(drawn.regions, kMostTextBytes);
        QCOMPARE(drawn.codes, QStringList("text-too-long"));
        QVERIFY(isDrawnAt(drawn, 34, 31));
        // And many of them: what does not fit any more is left out.
        const Drawn more =
            draw(many(3, R"({"id":"n%","components":{"text":{"text":")" + std::string(65'536, 'a') + R"("}}},)"));
        QVERIFY(more.codes.contains("stage-too-large"));
        QVERIFY(more.points <= RegionCaps().points);
    });
}

void tst_HeavyStagePictures::aHundredThousandRigs()
{
    CookedRig cooked;
    cooked.rate = {30};
    cooked.duration = 30;
    cooked.layers.resize(100);
    for (std::size_t i = 0; i < cooked.layers.size(); ++i)
        cooked.layers[i].name = std::string(1, 'n').append(std::to_string(i));
    const auto runtime = RigRuntime::build(cooked);
    QVERIFY(runtime);
    const Drawn drawn = draw(many(99'999, R"({"id":"n%","components":{"rig":{"rig":"a.oanim"}}},)"),
                             [&](const std::string &) { return runtime; });
    QCOMPARE(drawn.codes.count("rigs-too-large"), 1000);
}

QTEST_GUILESS_MAIN(tst_HeavyStagePictures)
#include "tst_heavy_stage_pictures.moc"
