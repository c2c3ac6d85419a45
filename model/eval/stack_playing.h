// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The playing state of one animation of a stack: private to animation_stack.cpp and stack_playing.cpp.
#pragma once

#include "model/eval/animation_stack.h"
#include "model/eval/playback_pass.h"

namespace clipwright {

struct AnimationStack::PlayingRow {
    const ClipSlot *slot = nullptr;
    StackProperty property = 0;
    Kind kind = Kind::Number; ///< the property's
    std::uint32_t first = 0;  ///< of the stack's numbers or texts
    std::uint32_t width = 0;
    std::uint32_t kept = 0; ///< of start and held
    bool isText = false;
    bool isRelative = false;
    bool isMixed = true; ///< else it switches at once
    double minimum = 0;
    double maximum = 0;
    const std::string *startText = nullptr;
    bool wasLive = false; ///< something was live below it while it has been fading out
};

struct AnimationStack::Playing {
    using Row = PlayingRow;

    Playing(StackObject playedOn, const StackAnimation &animation);

    bool isRunning() const;
    /** What cannot be mixed shows what is below it: while it fades out, but no more once it turns round. */
    bool goesBack() const { return outRate > 0 || (outRate == 0 && out > 0); }
    double timeLeft() const;
    /** From the first frame on again. */
    void rewind();
    /** The playhead on, what it passes into `passed`, and the pose there. */
    void goOn(double seconds);
    bool hasRunOut() const { return pass ? pass->isOver(head) : player.isFinished(); }
    double progress() const;

    StackObject object;
    std::string name;
    std::shared_ptr<const ClipSampler> sampler;
    std::optional<PlaybackPass> pass; ///< of a timeline asset; other clips have their player
    ClipPlayer player;
    ClipPose pose;
    ClipStep passed; ///< of the last tick: marks and root motion, which timeline assets have none of
    std::vector<Row> rows;
    std::vector<double> start; ///< what each row found when it first started
    std::vector<double> held;  ///< what it held when the fade in began, and then what was live below it
    std::vector<double> base;  ///< scratch, as wide as the widest row
    double head = 0;           ///< of the pass
    double in = 1;             ///< how far it has faded in
    double inRate = 0;         ///< a second
    double out = 0;            ///< how far it has faded out
    double outRate = 0;        ///< a second; below 0 while it turns round
    double blendOut = 0;
    bool isPaused = false;
    bool isOver = false; ///< its frames have run out, and it fades back
    bool isGone = false;
    bool fadesFromHeld = false; ///< also where something is live below: it starts from what was seen
    bool isStopped = false;     ///< fades out because it was told to
    std::uint64_t order = 0;    ///< rises with each start
    std::vector<std::string> askers;
};

/** own += start; rotations turn on. */
void addTo(Kind kind, std::span<const double> start, std::span<double> own);
/** own = from base (0) to own (1) at `share`; rotations the shorter way, of unit length. */
void mixInto(Kind kind, std::span<const double> base, double share, std::span<double> own);

} // namespace clipwright
