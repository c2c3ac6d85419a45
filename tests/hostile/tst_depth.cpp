// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "hostile/named_cases.h"
#include "hostile/small_stack.h"
#include "model/cook/cook.h"
#include "model/eval/rig_pose.h"
#include "model/io/json/json_document.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/oanim/oanim_format.h"

#include <QtTest>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

using Text = std::shared_ptr<const std::string>;

Text shared(std::string text)
{
    return std::make_shared<const std::string>(std::move(text));
}

} // namespace

/** Whatever nests, read on a stack of 256 KiB (reliability R18). */
class tst_Depth : public QObject {
    Q_OBJECT

private slots:
    void aMillionLevelsAreRefusedAtThe257th_data();
    void aMillionLevelsAreRefusedAtThe257th();
    void asDeepAsGroupsMayBeCooks();
    void aChainOfManyLayersPlays();
};

void tst_Depth::aMillionLevelsAreRefusedAtThe257th_data()
{
    QTest::addColumn<QByteArray>("level");
    QTest::newRow("lists") << QByteArray("[");
    QTest::newRow("objects") << QByteArray("{\"a\":");
    QTest::newRow("groups") << QByteArray("{\"it\":[");
}

void tst_Depth::aMillionLevelsAreRefusedAtThe257th()
{
    QFETCH(QByteArray, level);
    std::string text;
    for (int i = 0; i < 1'000'000; ++i)
        text += level.toStdString();
    const Text shared = std::make_shared<const std::string>(std::move(text));
    const qsizetype brackets = level.count('[') + level.count('{');
    Result<JsonDocument> json = JsonDocument();
    LottieReading reading;
    runOnSmallStack([&] {
        json = JsonDocument::parse(shared);
        reading = readLottie(shared, "a.json");
    });
    QVERIFY(!json);
    QCOMPARE(json.error().code, std::string("json-too-deep"));
    // The 257th bracket is the first of its level where a level has one, or two.
    QCOMPARE(json.error().where.column, static_cast<int>(256 / brackets * level.size()) + 1);
    QVERIFY(!reading.rig);
    QVERIFY(reading.issues.front().what.find("256 deep") != std::string::npos);
}

void tst_Depth::asDeepAsGroupsMayBeCooks()
{
    const std::string path = R"({"ty":"rc","s":{"k":[4,4]}},{"ty":"fl","c":{"k":[1,0,0,1]}})";
    const Text text = shared(R"({"fr":30,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":4,"ks":{},"shapes":[)"
                             + unfolded(R"(<*64 {"ty":"gr","it":[>)") + path + unfolded("<*64 ]}>") + "]}]}");
    CookOutput output;
    runOnSmallStack([&] { output = cook(*readLottie(text, "a.json").rig); });
    QVERIFY(output.rig);
    QVERIFY(!output.isRefused());
}

void tst_Depth::aChainOfManyLayersPlays()
{
    const std::string layers = unfolded("<*100000 layer a% parent %\n>");
    bool isPlayed = false;
    runOnSmallStack([&] {
        const Result<CookedRig> rig = readOanim("fps 24\nduration 48\nlayer root parent -1\n" + layers);
        const auto runtime = RigRuntime::build(*rig);
        RigPose pose;
        RegionList regions;
        reservePose(**runtime, pose);
        reserveRegions(**runtime, regions);
        samplePose(**runtime, 1, pose);
        composeRegions(**runtime, pose, regions);
        isPlayed = regions.layers.size() == 100'001;
    });
    QVERIFY(isPlayed);
}

QTEST_APPLESS_MAIN(tst_Depth)
#include "tst_depth.moc"
