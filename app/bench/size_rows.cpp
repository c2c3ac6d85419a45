// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Documents of a million keys: load, save, memory.
#include "app/bench/bench.h"

#include "app/bench/generated.h"
#include "model/cook/cook.h"
#include "model/cook/lift.h"
#include "model/io/oanim/oanim_format.h"

#include <memory>

namespace clipwright::bench {

namespace {

constexpr std::size_t kKeys = 1'000'000;

/** What Blender 3.4 took for the same number of keys, measured once (docs/performance.md). */
constexpr double kBlenderBytesAKey = 600;

/** Bytes of a key of one number, as Blender's are, with what its track takes. */
double bytesOfAKey()
{
    constexpr std::size_t kTracks = 1000;
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < kTracks; ++i) {
        Track track;
        track.base = {0};
        track.keys = Keys(Storage::Numbers, 1);
        for (std::size_t k = 0; k < kKeys / kTracks; ++k) {
            Key key;
            key.time = static_cast<double>(k);
            key.value = {static_cast<double>(k % 97)};
            track.keys.append(key);
        }
        bytes += sizeof(Track) + track.keys.byteSize() + sizeof(double);
    }
    return static_cast<double>(bytes) / static_cast<double>(kKeys);
}

} // namespace

std::vector<Row> runSizeRows(const Bench &bench)
{
    const CookedRig rig = generatedRig(kKeys);
    const std::string text = writeOanim(rig);
    std::string copy(text.size(), ' ');

    Row load{"P10", "load text of 10^6 keys as a document", "reading it as what a game plays", std::nullopt};
    load.goal = atMost(2);
    load.note = "text to CookedRig to the Rig that is edited, against the first step alone";
    setTimes(load, timeInTurn([&] { keep(lift(*readOanim(text))); }, [&] { keep(readOanim(text)); }, bench.timing));

    const Rig lifted = lift(rig);
    Row save{"P10", "save a document of 10^6 keys", "writing it as what a game plays", std::nullopt};
    save.goal = atMost(2);
    save.note = "Rig to CookedRig to text, against the last step alone";
    setTimes(save,
             timeInTurn([&] { keep(writeOanim(*cook(lifted).rig)); }, [&] { keep(writeOanim(rig)); }, bench.timing));

    Row memory{"P10", "memory of 10^6 keys of one number", "Blender 3.4, by hand", std::nullopt};
    memory.goal = atMost(0.25);
    memory.stretch = atMost(0.1);
    const double bytesAKey = bytesOfAKey();
    memory.ratio = bytesAKey / kBlenderBytesAKey;
    memory.note = std::to_string(static_cast<int>(bytesAKey)) + " bytes a key of one number, 600 in Blender";
    Row blender{"P10", "load and save 10^6 keys", "Blender's own file", std::nullopt};
    blender.goal = atMost(1);
    blender.package = "blender";
    blender.note = "measured by hand where it is installed (docs/performance.md)";
    std::vector<Row> rows{std::move(load), std::move(save), std::move(memory), std::move(blender)};
    for (Row &row : clipSizeRows(bench))
        rows.push_back(std::move(row));
    return rows;
}

} // namespace clipwright::bench
