// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/clip_player.h"
#include "model/eval/clip_sampler.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace clipwright {

/** A property that animations may move, as AnimationStack numbers it; and an object that they play on, as its owner does. */
using StackProperty = std::uint32_t;
using StackObject = std::uint32_t;

/** What the texts of a row become where it is played, by where they stand in the clip; one that is not in it changes nothing. */
using StackTexts = std::unordered_map<const std::string *, std::string>;

/** A row of an animation and the property that it moves, both of one kind: all of its numbers, or some from one on. */
struct StackRow {
    const ClipSlot *slot = nullptr; ///< of the animation's sampler
    StackProperty property = 0;
    std::uint32_t at = 0;                         ///< the first of the property's numbers that it moves
    std::shared_ptr<const StackTexts> texts = {}; ///< null: as the clip has them
};

/** What plays: the asset's name, its clip, and the rows that reach something from the object it is played on. */
struct StackAnimation {
    std::string name;
    std::shared_ptr<const ClipSampler> sampler;
    std::vector<StackRow> rows;
};

struct PlayOptions {
    double blend = 0;    ///< seconds that it fades in over what was there, when it takes over
    double blendOut = 0; ///< of once-reset: seconds that it fades back when its frames have run out
    bool restart = false;
    std::string by = {}; ///< who asked for it, and is told of its end; empty: nobody
};

/** The answers about an animation on an object; all off and 0 where it is not on it. */
struct StackStatus {
    bool isPlaying = false;
    double progress = 0;
    double timeLeft = 0; ///< seconds
    double length = 0;   ///< seconds of one pass
};

/** An animation that came to its end in a tick. */
struct StackFinish {
    std::string name;
    StackObject object = 0;
    std::vector<std::string> askers; ///< whoever played it, each once
};

/** What a clip that is no timeline asset did in a tick: the marks that it passed, and how far it carries its object. */
struct StackStep {
    std::string_view name;
    StackObject object = 0;
    const ClipStep *step = nullptr;
    const ClipPose *pose = nullptr; ///< of its sampler, the root held in place
};

/**
 * The animations that play, stacked: of several that move one property the one started later wins. Each may fade in over what is
 * live below it, else over what the property held; and out to what is live below it, else to what it found when it started.
 * Playing state only: definitions are samplers, shared with all others. A tick allocates nothing but for what finishes.
 */
class AnimationStack {
public:
    AnimationStack();
    ~AnimationStack();
    AnimationStack(AnimationStack &&) noexcept;
    AnimationStack &operator=(AnimationStack &&) noexcept;

    /** A property with what it holds now. Numbers that move it are held to minimum..maximum, each. */
    StackProperty addProperty(const Value &value, double minimum, double maximum);
    /**
     * A turn: a rotation, or degrees that turn in `order`. Told of one that is there already it is another spelling of that
     * one: they are one property, who moves either wins it, and all that they are spelled in say the same.
     */
    StackProperty addTurn(const Value &value, EulerOrder order, std::optional<StackProperty> spelledAs = {});
    std::size_t propertyCount() const { return m_properties.size(); }
    /** What it holds: as of the last tick, or as it was left. */
    std::span<const double> numbers(StackProperty property) const;
    const std::string &text(StackProperty property) const;
    /** What others have set, between ticks: as many numbers as the property has (asserted). */
    void set(StackProperty property, std::span<const double> numbers);
    void set(StackProperty property, const std::string &text);

    /**
     * Plays an animation on an object. One that is on it already (by its name) goes on where it is, but counts as started last;
     * one that was not leading fades in again; one that fades out turns round; with `restart` it begins again at its first
     * frame. Sampler and rows of one that is there stay as they are: those given are not looked at.
     */
    void play(StackObject object, const StackAnimation &animation, const PlayOptions &options);
    /** Ends it where it stands, or fades it out over `blend` seconds. An empty name: every one on the object. */
    void stop(StackObject object, std::string_view name, double blend = 0);
    void pause(StackObject object, std::string_view name);
    bool isOn(StackObject object, std::string_view name) const;
    /** Of an empty name: of what started last among those that play, else of what started last. */
    StackStatus status(StackObject object, std::string_view name) const;

    /** Whether the last tick wrote it, wholly or in part. */
    bool isLive(StackProperty property) const;
    /** Whether it only says what another spelling of it was moved to last. */
    bool follows(StackProperty property) const { return m_properties[m_properties[property].turn].said != property; }

    /** All of them `seconds` on; below 0 and what is no number counts as 0. What ended in this tick is added to `finished`. */
    void advance(double seconds, std::vector<StackFinish> &finished);
    /** Calls `use` for each clip that went on in the last tick, in the order in which they started, then for those that ended in it. */
    void visitSteps(const std::function<void(const StackStep &)> &use) const;

private:
    struct Property {
        Kind kind = Kind::Number;
        std::uint32_t first = 0; ///< of m_numbers, or of m_texts
        std::uint32_t width = 0; ///< 0: a text
        double minimum = 0;
        double maximum = 0;
        EulerOrder order = EulerOrder::XYZ; ///< of degrees
        StackProperty turn = 0;             ///< the first spelling of it: itself, where there is one alone
        StackProperty next = 0;             ///< the next spelling of it, round
        StackProperty said = 0;             ///< of a first spelling: the one that was moved last
    };
    struct Playing;
    struct PlayingRow;

    Playing *find(StackObject object, std::string_view name) const;
    std::span<Playing *const> playingOn(StackObject object) const;
    template<class Is>
    void remove(const Is &isGone);
    void bind(Playing &playing, const StackAnimation &animation);
    void holdPresent(Playing &playing);
    void takeOver(Playing &playing, double blend, bool isSeen);
    bool isMixing(const Playing &over) const;
    bool meet(const PlayingRow &left, const PlayingRow &right) const;
    void startLast(Playing &playing);
    bool goOn(Playing &playing, double seconds, std::vector<StackFinish> &finished);
    void write(Playing &playing);
    void writeText(Playing &playing, std::size_t row);
    void writeNumbers(Playing &playing, std::size_t row);
    bool noteBelow(Playing &playing, PlayingRow &row, double seconds) const;
    bool fadeIn(Playing &playing, PlayingRow &row, std::span<double> own) const;
    bool fadeOut(Playing &playing, PlayingRow &row, double back, std::span<double> own) const;
    bool isConverted(const PlayingRow &row) const;
    void spellTurns(StackProperty moved, double goneFor);

    std::vector<Property> m_properties;
    std::vector<double> m_numbers;
    std::vector<std::uint32_t> m_numberTicks; ///< when each was last written
    std::vector<double> m_numberGone;         ///< how long before the end of that step its writer went; 0: it is there
    std::vector<bool> m_converted;      ///< of each: it is an angle that another spelling gave, known up to full turns
    std::deque<std::string> m_setTexts; ///< of each text property what was set: they stay where they are
    std::vector<const std::string *> m_texts;
    std::vector<std::uint32_t> m_textTicks;
    std::vector<double> m_textGone;
    std::vector<std::unique_ptr<Playing>> m_playing;     ///< in the order in which they count as started
    std::vector<std::unique_ptr<Playing>> m_gone;        ///< that ended in the last tick
    std::set<std::shared_ptr<const ClipSampler>> m_kept; ///< whose texts properties may hold
    std::set<std::shared_ptr<const StackTexts>> m_keptTexts;
    std::vector<double> m_own;                                          ///< scratch of one row
    std::unordered_map<StackObject, std::vector<Playing *>> m_byObject; ///< in that order too
    std::uint64_t m_starts = 0;
    bool m_isInOrder = true;
    std::uint32_t m_tick = 1; ///< 0 is that of what was never written
};

} // namespace clipwright
