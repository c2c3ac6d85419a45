// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/seeds.h"
#include "hostile/deep.h"
#include "model/cook/cook.h"
#include "model/eval/rig_pose.h"
#include "model/io/lottie_file.h"
#include "model/io/oanim/oanim_format.h"
#include "model/io/rig_file.h"
#include "model/raster/frame_rasterizer.h"
#include "model/raster/raster.h"

#include <QtTest>

#include <atomic>
#include <thread>

using namespace clipwright;
using namespace clipwright::hostile;

namespace {

constexpr int kMostThreads = 16;
constexpr int kSide = 96; // pixels: a few strips

/** All that is made of a file: the text that is written, and the pixels of a moment by so many threads. */
struct Made {
    std::string text;
    Picture picture;
    std::string report;

    bool operator==(const Made &) const = default;
};

Picture drawn(const CookedRig &rig, std::size_t threads)
{
    const auto runtime = RigRuntime::build(rig);
    RigPose pose;
    RegionList regions;
    reservePose(**runtime, pose);
    reserveRegions(**runtime, regions);
    samplePose(**runtime, rig.duration * 0.4, pose);
    composeRegions(**runtime, pose, regions);
    Vec2 minimum{0, 0};
    Vec2 maximum{1, 1};
    boundsOf(regions, minimum, maximum);
    FrameRasterizer rasterizer(threads);
    return rasterizer.draw(regions, fitView(minimum, maximum, kSide, kSide, 2), kSide, kSide);
}

Made make(const fuzz::Seed &seed, std::size_t threads)
{
    Made made;
    const auto addIssues = [&made](const Issues &issues) {
        for (const Issue &issue : issues)
            made.report += issue.where.text() + ' ' + issue.code + ' ' + issue.what + '\n';
    };
    CookedRig rig;
    if (seed.target->name == "oanim" || seed.target->name == "oshape") {
        const auto read = seed.target->name == "oanim" ? readOanim(seed.bytes) : readOshape(seed.bytes);
        if (!read)
            return {{}, {}, read.error().what};
        rig = *read;
    } else {
        LottieReading reading = readLottieFile(std::make_shared<const std::string>(seed.bytes), "nowhere/a.json");
        addIssues(reading.issues);
        if (!reading.rig)
            return made;
        CookOutput output = cook(*reading.rig);
        addIssues(output.issues);
        if (!output.rig)
            return made;
        rig = std::move(*output.rig);
    }
    made.text = writeCooked(rig).text;
    made.picture = drawn(rig, threads);
    return made;
}

/** Fixtures of ours that are small, in `./dev deep` all. */
std::vector<fuzz::Seed> fixtures()
{
    const std::size_t mostBytes = isDeep() ? 1 << 20 : 4096;
    std::vector<fuzz::Seed> all;
    for (const char *folder : {"tests/data", "tests/golden/cook", "samples", "resources/samples"}) {
        for (fuzz::Seed &seed : fuzz::seedsBelow(std::string(CLIPWRIGHT_SOURCE "/") + folder, 1 << 20)) {
            if (seed.bytes.size() <= mostBytes)
                all.push_back(std::move(seed));
        }
    }
    return all;
}

} // namespace

/** The same file gives the same bytes, pixels and report, however often and wherever beside whatever else (R11). */
class tst_Determinism : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_fixtures = fixtures(); }
    void repeatsAreTheSame();
    void threadsBesideEachOtherMakeTheSame();
    void picturesAreTheSameByAnyNumberOfThreads();

private:
    std::vector<fuzz::Seed> m_fixtures;
};

void tst_Determinism::repeatsAreTheSame()
{
    QVERIFY(m_fixtures.size() > 40);
    const int repeats = isDeep() ? 20 : 2;
    for (const fuzz::Seed &seed : m_fixtures) {
        const Made first = make(seed, 1);
        for (int i = 1; i < repeats; ++i)
            QVERIFY2(make(seed, 1) == first, seed.name.c_str());
    }
}

void tst_Determinism::threadsBesideEachOtherMakeTheSame()
{
    std::vector<Made> expected;
    for (const fuzz::Seed &seed : m_fixtures)
        expected.push_back(make(seed, 1));
    const std::vector<int> counts =
        isDeep() ? std::vector<int>{1, 2, 3, 4, 8, kMostThreads} : std::vector<int>{kMostThreads};
    for (const int count : counts) {
        std::atomic<int> differing{-1};
        const auto work = [&](int member) {
            // Each begins elsewhere, so that different files are read at the same moment, and the same ones too.
            for (std::size_t i = 0; i < m_fixtures.size(); ++i) {
                const std::size_t at = (i + static_cast<std::size_t>(member / 2) * 7) % m_fixtures.size();
                if (make(m_fixtures[at], 1) != expected[at])
                    differing = static_cast<int>(at);
            }
        };
        std::vector<std::thread> threads;
        for (int member = 0; member < count; ++member)
            threads.emplace_back(work, member);
        for (std::thread &thread : threads)
            thread.join();
        QVERIFY2(differing < 0, m_fixtures[static_cast<std::size_t>(std::max(0, differing.load()))].name.c_str());
    }
}

void tst_Determinism::picturesAreTheSameByAnyNumberOfThreads()
{
    for (const fuzz::Seed &seed : m_fixtures) {
        const Made first = make(seed, 1);
        for (std::size_t threads = 2; threads <= kMostThreads; threads += isDeep() ? 1 : 7)
            QVERIFY2(make(seed, threads) == first, seed.name.c_str());
    }
}

QTEST_APPLESS_MAIN(tst_Determinism)
#include "tst_determinism.moc"
