// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/bench/corpus.h"
#include "app/bench/rlottie.h"
#include "app/bench/row.h"
#include "app/bench/timing.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright::bench {

/** A file of the corpus, and who takes it. */
struct BenchFile {
    CorpusFile file;
    bool peerTakes = false; ///< rlottie loads and draws it
};

/** What rows measure with. */
struct Bench {
    std::vector<BenchFile> corpus;
    std::shared_ptr<const Rlottie> rlottie; ///< null: not installed
    TimingSettings timing;
    bool isPinned = false; ///< to one core
};

enum class Peers { None, Rlottie };

/** Pins the process to one core, tries the peers that are wanted, and makes ready to measure over these files, which may be none. */
Bench prepareBench(std::vector<CorpusFile> corpus, Peers peers);

/** Rows of performance.md that belong together under one number. */
struct RowFamily {
    std::string_view id;
    std::string_view what;
    Peers peers;
    std::vector<Row> (*run)(const Bench &bench);
};

/** Those that need no display, in the order of their numbers. */
std::span<const RowFamily> rowFamilies();

// One file each.
std::vector<Row> runTextRows(const Bench &bench);
std::vector<Row> runLottieRows(const Bench &bench);
std::vector<Row> runPoseRows(const Bench &bench);
std::vector<Row> runFrameRows(const Bench &bench);
std::vector<Row> runScrubRows(const Bench &bench);
std::vector<Row> runEditRows(const Bench &bench);
std::vector<Row> runSizeRows(const Bench &bench);
std::vector<Row> clipSizeRows(const Bench &bench); ///< a part of those
std::vector<Row> runClipRows(const Bench &bench);
std::vector<Row> runStageRows(const Bench &bench);

/** A ratio over many files: a time of ours over the peer's, file by file. */
class RatioOverFiles {
public:
    void add(const std::string &file, const PairTimes &times);
    std::size_t size() const { return m_files.size(); }

    /** The geometric mean over the files, its spread over the pairs, and the files themselves. */
    void mean(Row &row) const;
    /** The file that is worst. */
    void worst(Row &row) const;

private:
    std::vector<FileFigure> m_files;
    std::vector<std::vector<double>> m_ratios; ///< of each file, pair by pair
};

/** "12 files that PHRASE", or where files come from when there is none. */
std::string filesNote(std::size_t count, std::string_view phrase);

/** A row of one comparison of times: ours over the peer's. */
void setTimes(Row &row, const PairTimes &times);
/** The same as speeds, for goals that say "at least so much of the peer's": the peer's time over ours. */
void setSpeeds(Row &row, const PairTimes &times);

/** Times `workOf(size)` at each size and fits the exponent; making the work is not timed. */
Growth growthOver(std::string of, std::vector<double> sizes, const std::function<Work(double size)> &workOf);

} // namespace clipwright::bench
