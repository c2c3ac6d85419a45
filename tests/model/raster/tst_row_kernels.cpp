// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/raster/row_kernels.h"

#include <hwy/targets.h>

#include <QtTest>

#include <algorithm>
#include <random>
#include <vector>

using namespace clipwright::raster;

namespace {

constexpr std::size_t kBlocks = 70; // more than a word of bits
constexpr std::size_t kPixels = kBlocks * kBlock;

struct Row {
    std::vector<std::int32_t> differences = std::vector<std::int32_t>(kPixels, 0);
    std::vector<std::int16_t> coverage = std::vector<std::int16_t>(kPixels, 7);
    std::vector<std::uint64_t> touched = std::vector<std::uint64_t>(2, 0);

    void add(std::size_t pixel, double area)
    {
        differences[pixel] += static_cast<std::int32_t>(area * (1 << kAreaBits));
        touched[pixel / kBlock / 64] |= std::uint64_t{1} << (pixel / kBlock % 64);
    }
};

/** What is worked out, on one kind of processor. */
struct Result {
    std::vector<std::int16_t> coverage;
    CoverageRange range;
    std::vector<std::uint8_t> pixels;

    bool operator==(const Result &other) const
    {
        return coverage == other.coverage && range.low == other.range.low && range.high == other.range.high
               && pixels == other.pixels;
    }
};

Result resultOf(unsigned seed)
{
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> area(-1.5, 1.5);
    Row row;
    for (int i = 0; i < 90; ++i)
        row.add(random() % kPixels, area(random));
    Result result;
    result.range = sumRow(row.differences.data(), row.coverage.data(), row.touched);
    result.coverage = row.coverage;
    result.pixels.resize(kPixels * 4);
    for (std::uint8_t &byte : result.pixels)
        byte = static_cast<std::uint8_t>(random());
    for (std::size_t begin = 0, count = 1; begin + count <= kPixels; begin += count, ++count) // every length of a rest
        blendInk(result.pixels.data() + begin * 4, row.coverage.data() + begin, count,
                 blendInkOf({0.3F, 1.0F, 0.01F, static_cast<float>(seed % 5) / 4}));
    return result;
}

} // namespace

class tst_RowKernels : public QObject {
    Q_OBJECT

private slots:
    void sumsRunOnBetweenTouchedBlocks()
    {
        Row row;
        row.add(3, 0.5);
        row.add(4, 0.5);
        row.add(66 * kBlock, -1);
        const CoverageRange range = sumRow(row.differences.data(), row.coverage.data(), row.touched);
        QCOMPARE(row.coverage[2], std::int16_t{0});
        QCOMPARE(row.coverage[3], std::int16_t{kCovered / 2});
        QCOMPARE(row.coverage[7], kCovered);
        QCOMPARE(row.coverage[8], std::int16_t{7}); // not touched
        QCOMPARE(row.coverage[66 * kBlock], std::int16_t{0});
        QCOMPARE(range.low, std::int16_t{0});
        QCOMPARE(range.high, kCovered);
        QVERIFY(std::ranges::all_of(row.differences, [](std::int32_t d) { return d == 0; }));
    }

    void sumsAreHeldToTwo()
    {
        Row row;
        row.add(0, 3);
        row.add(kBlock, -6);
        const CoverageRange range = sumRow(row.differences.data(), row.coverage.data(), row.touched);
        QCOMPARE(range.high, std::int16_t{32767});
        QCOMPARE(range.low, std::int16_t{-32768});
        negate(row.coverage.data(), 2 * kBlock);
        QCOMPARE(row.coverage[kBlock], std::int16_t{32767});
        QCOMPARE(row.coverage[0], std::int16_t{-32767});
    }

    void fullCoverageGivesTheInkAndNoneNothing()
    {
        std::vector<std::uint8_t> pixels(4 * kBlock, 200);
        std::vector<std::int16_t> coverage(kBlock, 0);
        coverage[1] = kCovered;
        coverage[2] = 32767;
        coverage[3] = -5;
        blendInk(pixels.data(), coverage.data(), kBlock, blendInkOf({1, 0.5F, 0, 1}));
        for (const std::size_t i : {0, 3, 4})
            QCOMPARE(pixels[i * 4], std::uint8_t{200});
        for (const std::size_t i : {1, 2}) {
            QCOMPARE(pixels[i * 4], std::uint8_t{255});
            QCOMPARE(pixels[i * 4 + 1], std::uint8_t{128});
            QCOMPARE(pixels[i * 4 + 2], std::uint8_t{0});
            QCOMPARE(pixels[i * 4 + 3], std::uint8_t{255});
        }
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
