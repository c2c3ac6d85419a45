// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/gradient_kernels.h"
#include "model/raster/row_kernels.h"

#include <hwy/targets.h>

#include <QtTest>

#include <algorithm>
#include <random>
#include <tuple>
#include <vector>

using namespace clipwright::raster;

namespace {

constexpr std::size_t kBlocks = 70; // more than a word of bits
constexpr std::size_t kPixels = kBlocks * kBlock;
constexpr int kRows = StripCoverage::kRows;

/** Sums of a strip, and what they give. */
struct Strip {
    std::vector<std::int32_t> differences = std::vector<std::int32_t>(kRows * kPixels, 0);
    std::vector<std::uint64_t> touched = std::vector<std::uint64_t>(kRows * 2, 0);
    std::vector<CoverageRun> runs;
    std::vector<std::int16_t> coverage;
    SummedStrip summed;

    void add(int row, std::size_t pixel, double area)
    {
        const auto y = static_cast<std::size_t>(row);
        differences[y * kPixels + pixel] += static_cast<std::int32_t>(area * (1 << kAreaBits));
        touched[y * 2 + pixel / kBlock / 64] |= std::uint64_t{1} << (pixel / kBlock % 64);
    }

    void sum(int left, int width)
    {
        const StripSums sums{differences.data(), kPixels, touched.data(), 2, left, width};
        runs.resize(mostRuns(sums));
        coverage.assign(mostCoverage(sums), 7);
        summed = sumStrip(sums, runs.data(), coverage.data());
        runs.resize(summed.runEnds.back());
        coverage.resize(summed.coverageCount);
    }

    StripCoverage strip() const { return {true, runs.data(), coverage.data(), summed.runEnds, {}, {}}; }
};

auto fieldsOf(const CoverageRun &run)
{
    return std::tuple(run.begin, run.end, run.at);
}

/** Places on a ramp of what a linear and a radial gradient show, and what the ramp's colours make of pixels. */
struct GradientResult {
    std::vector<std::uint16_t> linear = std::vector<std::uint16_t>(203);
    std::vector<std::uint16_t> radial = std::vector<std::uint16_t>(203);
    std::vector<std::uint8_t> pixels = std::vector<std::uint8_t>(203 * 4, 90);

    explicit GradientResult(unsigned seed)
    {
        const auto x = static_cast<int>(seed);
        const float nearly = 0.1F + 0.013F * static_cast<float>(seed);
        locate({false, -nearly, 0.009F, {}, {}}, x, linear);
        locate({true, -nearly, 0.002F, {nearly, -0.7F}, {-0.01F, 0.006F}}, x, radial);
        Ramp ramp;
        for (std::size_t i = 0; i < ramp.colours.size(); ++i) {
            const auto at = static_cast<std::int16_t>(i);
            ramp.colours[i].colour = {at, static_cast<std::int16_t>(at * 30), 77, 255 * 128};
            ramp.colours[i].transparency.fill(static_cast<std::int16_t>(at * 31));
        }
        std::vector<std::int16_t> coverage(radial.size());
        for (std::size_t i = 0; i < coverage.size(); ++i)
            coverage[i] = static_cast<std::int16_t>(static_cast<int>(i * 180) - 300);
        for (std::size_t begin = 0, count = 1; begin + count <= radial.size(); begin += count, ++count)
            blendRamp(pixels.data() + begin * 4, std::span(radial).subspan(begin, count), coverage.data() + begin,
                      ramp);
    }
    bool operator==(const GradientResult &) const = default;
};

/** What is worked out, on one kind of processor. */
struct Result {
    GradientResult gradient;
    Strip strip;
    std::vector<std::uint8_t> pixels;

    bool operator==(const Result &other) const
    {
        return gradient == other.gradient && strip.coverage == other.strip.coverage
               && strip.summed.runEnds == other.strip.summed.runEnds
               && std::ranges::equal(strip.runs, other.strip.runs, {}, fieldsOf, fieldsOf)
               && strip.summed.range.low == other.strip.summed.range.low
               && strip.summed.range.high == other.strip.summed.range.high && pixels == other.pixels;
    }
};

Result resultOf(unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> area(-1.5, 1.5);
    Result result{GradientResult(seed), {}, {}};
    for (int i = 0; i < 300; ++i)
        result.strip.add(i % kRows, random() % kPixels, area(random));
    const int width = kPixels - static_cast<int>(seed % 9);
    result.strip.sum(0, width);
    const std::size_t rowBytes = kPixels * 4;
    result.pixels.resize(kRows * rowBytes);
    for (std::uint8_t &byte : result.pixels)
        byte = static_cast<std::uint8_t>(random());
    const SolidInk ink = solidInkOf({0.3F, 1.0F, 0.01F, static_cast<float>(seed % 5) / 4});
    paintSolidStrip(result.pixels.data(), rowBytes, kRows - 1, result.strip.strip(), ink);
    StripCoverage ragged{true, nullptr, result.strip.coverage.data(), {}, {}, {}}; // every length of a rest
    std::vector<CoverageRun> runs;
    const int most = std::min(static_cast<int>(result.strip.coverage.size()) - kBlock, width);
    for (int begin = 0, count = 1; begin + count <= most; begin += count, ++count)
        runs.push_back({begin, begin + count, static_cast<std::uint32_t>(begin)});
    runs.push_back({width - 3, width, 5}); // where a row ends
    ragged.runs = runs.data();
    ragged.runEnds.fill(static_cast<std::uint32_t>(runs.size()));
    paintSolidStrip(result.pixels.data() + (kRows - 1) * rowBytes, static_cast<std::size_t>(width) * 4, 1, ragged, ink);
    return result;
}

} // namespace

class tst_RowKernels : public QObject {
    Q_OBJECT

private slots:
    void sumsRunOnBetweenTouchedBlocks()
    {
        Strip strip;
        strip.add(2, 3, 0.5);
        strip.add(2, 4, 0.5);
        strip.add(2, 66 * kBlock, -1);
        strip.sum(16, 16 + kPixels);
        QCOMPARE(strip.strip().row(1).size(), std::size_t{0});
        const auto row = strip.strip().row(2);
        QCOMPARE(row.size(), std::size_t{3});
        QCOMPARE(fieldsOf(row[0]), std::tuple(16, 24, 0U));
        QCOMPARE(fieldsOf(row[1]), std::tuple(24, 16 + 66 * kBlock, std::uint32_t{CoverageRun::kFull}));
        QCOMPARE(fieldsOf(row[2]), std::tuple(16 + 66 * kBlock, 16 + 67 * kBlock, 8U));
        QCOMPARE(strip.coverage[2], std::int16_t{0});
        QCOMPARE(strip.coverage[3], std::int16_t{kCovered / 2});
        QCOMPARE(strip.coverage[7], kCovered);
        QCOMPARE(strip.coverage[8], std::int16_t{0});
        QCOMPARE(strip.summed.range.low, std::int16_t{0});
        QCOMPARE(strip.summed.range.high, kCovered);
        QVERIFY(std::ranges::all_of(strip.differences, [](std::int32_t d) { return d == 0; }));
        QVERIFY(std::ranges::all_of(strip.touched, [](std::uint64_t bits) { return bits == 0; }));
    }

    void whatIsCoveredInPartBetweenLinesIsAlike()
    {
        Strip strip;
        strip.add(0, 0, -0.25); // whichever way it turns
        strip.add(0, 50, 0.25);
        strip.sum(0, 30);
        const auto row = strip.strip().row(0);
        QCOMPARE(row.size(), std::size_t{2});
        QCOMPARE(fieldsOf(row[1]), std::tuple(8, 30, CoverageRun::kAlike | kCovered / 4U));
        QCOMPARE(row[1].coverageOfAll(), std::int16_t{kCovered / 4});
    }

    void sumsAreHeldToTwo()
    {
        Strip strip;
        strip.add(0, 0, 3);
        strip.add(0, kBlock, -6);
        strip.sum(0, kPixels);
        QCOMPARE(strip.summed.range.high, std::int16_t{32767});
        QCOMPARE(strip.summed.range.low, std::int16_t{-32768});
        QCOMPARE(strip.coverage[0], std::int16_t{32767});
        QCOMPARE(strip.coverage[kBlock], std::int16_t{32767});
    }

    void fullCoverageGivesTheInkAndNoneNothing()
    {
        std::vector<std::uint8_t> pixels(4 * kBlock, 200);
        std::vector<std::int16_t> coverage(kBlock, 0);
        coverage[1] = kCovered;
        coverage[2] = 32767;
        coverage[3] = -5;
        const std::vector<CoverageRun> runs{{0, 5, 0}, {6, 7, CoverageRun::kFull}};
        StripCoverage strip{true, runs.data(), coverage.data(), {}, {}, {}};
        strip.runEnds.fill(2);
        paintSolidStrip(pixels.data(), pixels.size(), 1, strip, solidInkOf({1, 0.5F, 0, 1}));
        for (const std::size_t i : {0, 3, 4, 5, 7})
            QCOMPARE(pixels[i * 4], std::uint8_t{200});
        for (const std::size_t i : {1, 2, 6}) {
            QCOMPARE(pixels[i * 4], std::uint8_t{255});
            QCOMPARE(pixels[i * 4 + 1], std::uint8_t{128});
            QCOMPARE(pixels[i * 4 + 2], std::uint8_t{0});
            QCOMPARE(pixels[i * 4 + 3], std::uint8_t{255});
        }
    }

    void placesOfAGradientAreHeldToItsEnds()
    {
        std::vector<std::uint16_t> places(11);
        locate({false, -0.25F, 0.25F, {}, {}}, 0, places);
        QCOMPARE(places, (std::vector<std::uint16_t>{0, 0, 256, 512, 768, 1024, 1024, 1024, 1024, 1024, 1024}));
        locate({true, 0, 0, {-0.5F, 0}, {0.25F, 0}}, 0, places);
        QCOMPARE(places, (std::vector<std::uint16_t>{512, 256, 0, 256, 512, 768, 1024, 1024, 1024, 1024, 1024}));
    }

    void everyProcessorGivesTheSameBytes()
    {
        for (unsigned seed = 0; seed < 20; ++seed) {
            const Result best = resultOf(seed);
            for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
                hwy::SetSupportedTargetsForTest(target);
                hwy::GetChosenTarget().Update(hwy::SupportedTargets());
                const bool isSame = resultOf(seed) == best;
                hwy::SetSupportedTargetsForTest(0);
                hwy::GetChosenTarget().Update(hwy::SupportedTargets());
                QVERIFY2(isSame, hwy::TargetName(target));
            }
        }
    }
};

QTEST_APPLESS_MAIN(tst_RowKernels)
#include "tst_row_kernels.moc"
