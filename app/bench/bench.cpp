// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/bench.h"

#include "app/bench/statistics.h"
#include "app/bench/trial.h"

#include <algorithm>
#include <array>
#include <utility>

namespace clipwright::bench {

namespace {

constexpr std::array kFamilies{
    RowFamily{"P1", ".oanim text to document and back", Peers::None, runTextRows},
    RowFamily{"P2", "Lottie to document and on to .oanim", Peers::Rlottie, runLottieRows},
    RowFamily{"P3", "evaluate and compose a frame", Peers::None, runPoseRows},
    RowFamily{"P4", "a whole frame at 512x512", Peers::Rlottie, runFrameRows},
    RowFamily{"P5", "scrub when one layer moves", Peers::None, runScrubRows},
    RowFamily{"P9", "edit, undo, move and drag keys", Peers::None, runEditRows},
    RowFamily{"P10", "documents of a million keys", Peers::None, runSizeRows},
    RowFamily{"P11", "sample and edit a clip as it is authored", Peers::None, runClipRows},
    RowFamily{"P12", "a stage full of stacked animations", Peers::None, runStageRows},
};

} // namespace

Bench prepareBench(std::vector<CorpusFile> corpus, Peers peers)
{
    Bench bench;
    bench.isPinned = pinToOneCore();
    for (CorpusFile &file : corpus) {
        const bool peerTakes = peers == Peers::Rlottie && rlottieTakes(file);
        bench.corpus.push_back({std::move(file), peerTakes});
    }
    if (peers == Peers::Rlottie)
        bench.rlottie = Rlottie::find();
    return bench;
}

std::span<const RowFamily> rowFamilies()
{
    return kFamilies;
}

void RatioOverFiles::add(const std::string &file, const PairTimes &times)
{
    std::vector<double> ratios = pairwiseRatios(times.ours, times.peer);
    FileFigure figure;
    figure.file = file;
    figure.ratio = median(ratios);
    figure.oursMs = median(times.ours);
    figure.peerMs = median(times.peer);
    m_files.push_back(std::move(figure));
    m_ratios.push_back(std::move(ratios));
}

void RatioOverFiles::mean(Row &row) const
{
    if (m_files.empty())
        return;
    std::vector<double> ratios;
    std::vector<double> ours;
    std::vector<double> peer;
    std::size_t pairs = m_ratios.front().size();
    for (std::size_t i = 0; i < m_files.size(); ++i) {
        ratios.push_back(m_files[i].ratio);
        ours.push_back(*m_files[i].oursMs);
        peer.push_back(*m_files[i].peerMs);
        pairs = std::min(pairs, m_ratios[i].size());
    }
    std::vector<double> means;
    for (std::size_t pair = 0; pair < pairs; ++pair) {
        std::vector<double> ofPair;
        for (const std::vector<double> &ofFile : m_ratios)
            ofPair.push_back(ofFile[pair]);
        means.push_back(geometricMean(ofPair));
    }
    row.ratio = geometricMean(ratios);
    row.oursMs = geometricMean(ours);
    row.peerMs = geometricMean(peer);
    row.spread = spreadOf(means);
    row.files = m_files;
}

void RatioOverFiles::worst(Row &row) const
{
    const auto file = std::ranges::max_element(m_files, {}, &FileFigure::ratio);
    if (file == m_files.end())
        return;
    row.ratio = file->ratio;
    row.oursMs = file->oursMs;
    row.peerMs = file->peerMs;
    row.spread = spreadOf(m_ratios[static_cast<std::size_t>(file - m_files.begin())]);
    row.note = file->file;
}

std::string filesNote(std::size_t count, std::string_view phrase)
{
    std::string note = count == 0 ? "no files that " : std::to_string(count) + " files that ";
    note.append(phrase);
    return count == 0 ? note.append(": name a folder of Lottie files by --corpus") : note;
}

void setTimes(Row &row, const PairTimes &times)
{
    const std::vector<double> ratios = pairwiseRatios(times.ours, times.peer);
    row.ratio = median(ratios);
    row.oursMs = median(times.ours);
    row.peerMs = median(times.peer);
    row.spread = spreadOf(ratios);
}

void setSpeeds(Row &row, const PairTimes &times)
{
    setTimes(row, times);
    const std::vector<double> ratios = pairwiseRatios(times.peer, times.ours);
    row.ratio = median(ratios);
    row.spread = spreadOf(ratios);
}

Growth growthOver(std::string of, std::vector<double> sizes, const std::function<Work(double size)> &workOf)
{
    // Fewer runs than a ratio needs: the exponent comes from a thousandfold.
    constexpr TimingSettings kTiming{3, 4, 4000};
    Growth growth;
    growth.of = std::move(of);
    growth.sizes = std::move(sizes);
    for (const double size : growth.sizes)
        growth.ms.push_back(timeAlone(workOf(size), kTiming));
    growth.exponent = exponentOf(growth.sizes, growth.ms);
    return growth;
}

} // namespace clipwright::bench
