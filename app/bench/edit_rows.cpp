// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// Editing documents of many keys: how long an edit, its undo and redo take, and whether that grows with the document.
#include "app/bench/bench.h"

#include "model/commands/key_commands.h"
#include "model/document/edit_log.h"
#include "model/timeline/keys_within.h"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <vector>

namespace clipwright::bench {

namespace {

constexpr double kMicroseconds = 1000;
constexpr std::size_t kKeysATrack = 1000;

/** A document of numbers keyed every frame, spread over tracks, and a log over it. */
class Sheet {
public:
    explicit Sheet(std::size_t keys)
    {
        auto main = std::make_shared<Composition>();
        main->id = CompositionId{1};
        const std::size_t tracks = std::max<std::size_t>(keys / kKeysATrack, 1);
        for (std::size_t i = 0; i < tracks; ++i) {
            Track track;
            track.base = {0};
            track.keys = Keys(Storage::Numbers, 1);
            for (std::size_t k = 0; k < keys / tracks; ++k) {
                Key key;
                key.time = static_cast<double>(2 * k);
                key.value = {static_cast<double>(k % 97)};
                track.keys.append(key);
            }
            main->timeline.add(std::move(track));
        }
        main->timeline.length = static_cast<double>(2 * keys);
        Rig rig;
        rig.compositions = {main};
        m_id = m_documents.open(std::move(rig)).id();
    }

    EditLog &log() { return m_log; }
    DocumentId id() const { return m_id; }
    const Timeline &timeline() const { return m_documents.find(m_id)->rig().main().timeline; }

    /** One key of the middle track, in its middle. */
    void edit()
    {
        const Track &track = *timeline().tracks()[timeline().tracks().size() / 2];
        const std::size_t at = track.keys.size() / 2;
        Key key = track.keys.key(at);
        m_value += 1;
        key.value = {m_value};
        const TrackId id = track.id;
        static_cast<void>(m_log.perform({"set", {}}, [&](TransactionEdit &edit) {
            return edit.edit(m_id)->spliceKeys(CompositionId{1}, id, at, 1, std::span(&key, 1));
        }));
    }

    /** False where it was refused: what is refused costs nothing. */
    bool move(const std::vector<KeyRef> &keys, double by)
    {
        return m_log.perform({"move", {}}, [&](TransactionEdit &edit) { return moveKeys(*edit.edit(m_id), keys, by); })
            .has_value();
    }

    /** The first keys of the first tracks, as a box picks them. */
    std::vector<KeyRef> firstKeys(std::size_t tracks, std::size_t each) const
    {
        std::vector<KeyRef> keys;
        for (const std::shared_ptr<const Track> &track : timeline().tracks().first(tracks)) {
            for (std::size_t i = 0; i < each; ++i)
                keys.push_back({CompositionId{1}, track->id, track->keys.id(i)});
        }
        return keys;
    }

private:
    DocumentSet m_documents;
    EditLog m_log{m_documents, 64 << 20};
    DocumentId m_id;
    double m_value = 0;
};

/** A figure in microseconds, with how it grows with the document. */
Row microsecondsRow(const char *what, double goal, double stretch, const std::function<Work(double)> &workOf)
{
    Row row{"P9", what, "none", std::nullopt};
    row.unit = "us";
    row.goal = atMost(goal);
    row.stretch = atMost(stretch);
    Growth growth = growthOver("keys", {1e4, 1e5, 1e6, 1e7}, workOf);
    row.oursMs = growth.ms[2];
    row.ratio = growth.ms[2] * kMicroseconds;
    // The work that must be done is one key, however many there are.
    growth.goal = atMost(0.1);
    row.growthUnseen = std::move(growth);
    return row;
}

Row againstSmallRow(const Bench &bench)
{
    Row row{"P9", "edit in 10^6 keys", "in 10^3 keys", std::nullopt};
    row.goal = atMost(1.5);
    Sheet large(1'000'000);
    Sheet small(1'000);
    setTimes(row, timeInTurn([&] { large.edit(); }, [&] { small.edit(); }, bench.timing));
    return row;
}

/** Back and forth, so that the document stays as it is. */
Work moving(double keys)
{
    auto sheet = std::make_shared<Sheet>(static_cast<std::size_t>(keys));
    return [sheet, picked = sheet->firstKeys(100, 100), by = 0.5]() mutable {
        if (!sheet->move(picked, by))
            throw std::logic_error("a move was refused");
        by = -by;
    };
}

Row moveRow()
{
    Row row{"P9", "move 10,000 keys of 10^6, in 100 tracks", "none", std::nullopt};
    row.unit = "ms";
    row.goal = atMost(2);
    Growth growth = growthOver("keys", {1e5, 1e6, 1e7}, moving);
    row.oursMs = growth.ms[1];
    row.ratio = growth.ms[1];
    growth.goal = atMost(0.1);
    row.growthUnseen = std::move(growth);
    return row;
}

Row moveBytesRow()
{
    Row row{"P9", "a step of that in the log", "none", std::nullopt};
    row.unit = "MB";
    row.goal = atMost(0.5);
    Sheet sheet(1'000'000);
    const std::vector<KeyRef> keys = sheet.firstKeys(100, 100);
    if (sheet.move(keys, 0.5))
        row.ratio = static_cast<double>(sheet.log().bytes()) / 1e6;
    else
        row.note = "the move was refused";
    return row;
}

Row dragRow()
{
    Row row{"P9", "a frame of dragging 100,000 keys, in 1,000 tracks", "none", std::nullopt};
    row.unit = "ms";
    row.goal = atMost(16);
    Sheet sheet(1'000'000);
    const std::vector<KeyRef> keys = sheet.firstKeys(1000, 100);
    std::optional<Gesture> gesture = Gesture::begin(sheet.log());
    double by = 0;
    row.oursMs = timeAlone([&] {
        by += 0.25;
        static_cast<void>(gesture->update(
            [&](TransactionEdit &edit) { return moveKeys(*edit.edit(sheet.id()), keys, by, Landing::Keep); }));
    });
    gesture->cancel();
    row.ratio = row.oursMs;
    return row;
}

/** A box over all tracks and half of the values: what it picks, as what commands take. */
Row boxRow()
{
    Row row{"P10", "pick by a box among 10^6 keys, in 1,000 tracks", "none", std::nullopt};
    row.unit = "ms";
    row.goal = atMost(50);
    Sheet sheet(1'000'000);
    std::size_t picked = 0;
    row.oursMs = timeAlone([&] {
        std::vector<KeyRef> keys;
        for (const KeysOfTrack &some : keysWithin(sheet.timeline(), {0, 1e9, 0, 95.5})) {
            const Keys &all = sheet.timeline().find(some.track)->keys;
            for (const KeyRun &run : some.runs) {
                for (std::size_t i = run.first; i < run.end; ++i)
                    keys.push_back({CompositionId{1}, some.track, all.id(i)});
            }
        }
        picked = keys.size();
    });
    row.ratio = row.oursMs;
    row.note = std::to_string(picked) + " keys";
    return row;
}

} // namespace

std::vector<Row> runEditRows(const Bench &bench)
{
    const auto sized = [](double keys) { return std::make_shared<Sheet>(static_cast<std::size_t>(keys)); };
    const auto edits = [&](double keys) -> Work { return [sheet = sized(keys)] { sheet->edit(); }; };
    // What an undo takes back the redo does again: both are timed, half of it is one.
    const auto undos = [&](double keys) -> Work {
        const std::shared_ptr<Sheet> sheet = sized(keys);
        sheet->edit();
        return [sheet] {
            keep(sheet->log().undo(sheet->id()));
            keep(sheet->log().redo(sheet->id()));
        };
    };
    Row undo = microsecondsRow("undo and redo of one key, both", 100, 20, undos);
    return {microsecondsRow("edit one key: apply and record", 20, 5, edits),
            std::move(undo),
            againstSmallRow(bench),
            moveRow(),
            moveBytesRow(),
            dragRow(),
            boxRow()};
}

} // namespace clipwright::bench
