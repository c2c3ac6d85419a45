// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/generated.h"

#include "app/bench/show.h"
#include "model/cook/cook.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/oanim/oanim_format.h"

#include <QTest>

using namespace clipwright;
using namespace clipwright::bench;

namespace {

std::size_t keysOf(const CookedRig &rig)
{
    std::size_t keys = 0;
    for (const CookedLayer &layer : rig.layers) {
        for (const CookedKeys &track : layer.channels)
            keys += track.frames.size();
        for (const CookedShape &shape : layer.shapes)
            keys += shape.frames.size();
    }
    return keys;
}

} // namespace

class tst_BenchGenerated : public QObject {
    Q_OBJECT

private slots:
    void aRigHasTheKeysThatWereAskedFor()
    {
        QCOMPARE(keysOf(generatedRig(1000)), std::size_t{960}); // 20 layers of 4 parts: 12 keys each
        QCOMPARE(keysOf(generatedRig(100'000)), std::size_t{100'000});
    }

    void aRigReadsBackAsItIsWritten()
    {
        const CookedRig rig = generatedRig(1000);
        const auto read = readOanim(writeOanim(rig));
        QVERIFY2(read.has_value(), read ? "" : read.error().what.c_str());
        QVERIFY(read->sameContent(rig));
        QVERIFY(generatedRig(1000).sameContent(rig));
    }

    void aDocumentIsReadWithoutGapsAndCooked()
    {
        const auto text = std::make_shared<const std::string>(generatedLottie(3));
        const LottieReading reading = readLottie(text, "generated.json");
        QVERIFY(reading.rig);
        QVERIFY(reading.issues.empty() && reading.rig->gaps.empty());
        const CookOutput cooked = cook(*reading.rig);
        QVERIFY(!cooked.isRefused());
        QVERIFY(!cooked.rig->isStill);
        QCOMPARE(*text, generatedLottie(3));
    }

    void whereThereAreNoFilesThereIsSomethingToDraw()
    {
        const std::vector<CorpusFile> files = generatedCorpus();
        QCOMPARE(files.size(), std::size_t{3});
        for (const CorpusFile &file : files) {
            const std::optional<Show> show = Show::open(file, 64, 64);
            QVERIFY(show && !show->isStill());
        }
    }

    void framesAreSpreadThroughTheWhole()
    {
        QCOMPARE(spreadFrames(0), std::vector<std::size_t>{0});
        QCOMPARE(spreadFrames(3), (std::vector<std::size_t>{0, 1, 2}));
        QCOMPARE(spreadFrames(90), (std::vector<std::size_t>{5, 15, 25, 35, 45, 55, 65, 75, 85}));
    }

    void whatIsScrubbedIsWhatIsDrawn()
    {
        Show scrubbed = Show::of(generatedRig(1000), 64, 64);
        Show drawn = scrubbed.again();
        for (const double frame : {3.0, 4.0, 9.0}) {
            drawn.draw(frame);
            QVERIFY(scrubbed.scrub(frame) == drawn.picture());
        }
    }
};

QTEST_APPLESS_MAIN(tst_BenchGenerated)
#include "tst_bench_generated.moc"
