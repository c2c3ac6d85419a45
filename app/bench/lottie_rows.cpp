// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/bench.h"

#include "app/bench/generated.h"
#include "model/cook/cook.h"
#include "model/io/lottie/lottie_reader.h"
#include "model/io/oanim/oanim_format.h"
#include "model/rig/rig_properties.h"

#include <array>
#include <limits>
#include <memory>
#include <utility>

namespace clipwright::bench {

namespace {

std::string writeRig(const CookedRig &rig)
{
    if (rig.isStill) {
        if (Result<std::string> text = writeOshape(rig))
            return std::move(*text);
    }
    return writeOanim(rig);
}

/** Bytes to the text that a game plays; empty where the cook refuses. */
std::string cookText(const std::shared_ptr<const std::string> &bytes, const std::string &name,
                     const CookSettings &settings = {})
{
    const LottieReading reading = readLottie(bytes, name);
    if (!reading.rig)
        return {};
    const CookOutput cooked = cook(*reading.rig, settings);
    return cooked.isRefused() ? std::string() : writeRig(*cooked.rig);
}

/** A row over the corpus, without its figure where the peer is not installed. */
Row rowOverCorpus(const Bench &bench, std::string what, double goal, double stretch)
{
    Row row{"P2", std::move(what), "rlottie load", std::nullopt};
    row.goal = atMost(goal);
    row.stretch = atMost(stretch);
    if (bench.rlottie == nullptr)
        row.package = Rlottie::kPackage;
    return row;
}

Row readRow(const Bench &bench)
{
    Row row = rowOverCorpus(bench, "read Lottie", 4, 2);
    RatioOverFiles ratios;
    for (const BenchFile &file : bench.corpus) {
        if (!file.peerTakes || !readLottie(file.file.bytes, file.file.name).rig)
            continue;
        ratios.add(file.file.name,
                   timeInTurn([&] { keep(readLottie(file.file.bytes, file.file.name)); },
                              [&] { keep(bench.rlottie->open(*file.file.bytes, file.file.folder)); }, bench.timing));
    }
    ratios.mean(row);
    row.note = filesNote(ratios.size(), "both read");
    row.growth = growthOver("layers", {1, 10, 100, 1000}, [](double layers) -> Work {
        const auto text = std::make_shared<const std::string>(generatedLottie(static_cast<std::size_t>(layers)));
        return [text] { keep(readLottie(text, "generated.json")); };
    });
    return row;
}

Row cookRow(const Bench &bench)
{
    Row row = rowOverCorpus(bench, "read, cook and write .oanim", 8, 4);
    RatioOverFiles ratios;
    for (const BenchFile &file : bench.corpus) {
        if (!file.peerTakes || cookText(file.file.bytes, file.file.name).empty())
            continue;
        ratios.add(file.file.name,
                   timeInTurn([&] { keep(cookText(file.file.bytes, file.file.name)); },
                              [&] { keep(bench.rlottie->open(*file.file.bytes, file.file.folder)); }, bench.timing));
    }
    ratios.mean(row);
    row.note = filesNote(ratios.size(), "rlottie reads and the cook takes");
    row.growth = growthOver("layers", {1, 10, 100, 1000}, [](double layers) -> Work {
        const auto text = std::make_shared<const std::string>(generatedLottie(static_cast<std::size_t>(layers)));
        CookSettings unbounded; // a refusal would be quick
        unbounded.limits.samples = std::numeric_limits<std::size_t>::max() / 2;
        return [text, unbounded] { keep(cookText(text, "generated.json", unbounded)); };
    });
    return row;
}

/** The rig with another turn in one layer's group, as an edit makes it: all else is shared. */
Rig edited(const Rig &rig, std::size_t layer, double degrees)
{
    Rig copy = rig;
    Composition main = rig.main();
    Track *track = main.timeline.edit(main.layers[layer]->items.front().track(GroupProperty::Rotation));
    track->keys.setValue(1, std::array{degrees});
    copy.compositions.front() = std::make_shared<Composition>(std::move(main));
    return copy;
}

Row recookRow(const Bench &bench)
{
    Row row{"P2", "cook again, one layer of ten edited", "full cook", std::nullopt};
    row.goal = atMost(0.2);
    const auto text = std::make_shared<const std::string>(generatedLottie(10));
    const LottieReading reading = readLottie(text, "generated.json");
    // Two edits in turn: the cache forgets the one that is not shown, so that each cook has one layer to do.
    const std::array edits{edited(*reading.rig, 4, 10), edited(*reading.rig, 4, 20)};
    CookCache cache;
    std::size_t turn = 0;
    const auto again = [&] { return cook(edits[turn++ % 2], {}, {}, &cache); };
    again();
    if (!again().rig->sameContent(*cook(edits[1]).rig)) {
        row.note = "what is remembered is not what would be cooked";
        return row;
    }
    setTimes(row, timeInTurn([&] { keep(again()); }, [&] { keep(cook(edits[0])); }, bench.timing));
    return row;
}

} // namespace

std::vector<Row> runLottieRows(const Bench &bench)
{
    return {readRow(bench), cookRow(bench), recookRow(bench)};
}

} // namespace clipwright::bench
