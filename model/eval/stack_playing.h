// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// The playing state of one animation of a stack: private to animation_stack.cpp and stack_playing.cpp.
#pragma once

#include "model/eval/animation_stack.h"
#include "model/eval/playback_pass.h"

namespace clipwright {

/** How numbers become others: by the property's kind, as degrees in their order, as the track has rotations mixed. */
struct StackMixing {
    Kind kind = Kind::Number;
    EulerOrder order = EulerOrder::XYZ;
    MixRule rule = MixRule::Nlerp;
};

struct AnimationStack::PlayingRow {
    const ClipSlot *slot = nullptr;
    StackProperty property = 0;
    StackMixing mixing;
    std::uint32_t first = 0; ///< of the stack's numbers or texts
    std::uint32_t width = 0;
    std::uint32_t kept = 0; ///< of start and held
    bool isText = false;
    bool isRelative = false;
    bool isMixed = true; ///< else it switches at once
    double minimum = 0;
    double maximum = 0;
    const std::string *startText = nullptr;
    const StackTexts *texts = nullptr; ///< kept by the stack
    bool wasLive = false;              ///< something was live below it while it has been fading out
    bool isStartConverted = false;     ///< degrees that were found in another spelling, and so on
    bool isHeldConverted = false;
    bool isBelowConverted = false;
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
    /** The playhead on, what it passes into `passed`, and the pose there. Gives what is left behind its end, in seconds. */
    double goOn(double seconds);
    /** The fade out on, or back where it turns round; false where it has faded out. */
    bool fadeOut(double seconds);
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
    std::vector<double> held;  ///< what it held when the fade in began
    std::vector<double> below; ///< what was live below it last, at first what it held
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
    double goneFor = 0;         ///< seconds of the last step that it was gone: what was live below it by then shows
    double fadingFor = 0;       ///< seconds of the last step that it was fading out, if it does
    bool fadesFromHeld = false; ///< also where something is live below: it starts from what was seen
    bool isStopped = false;     ///< fades out because it was told to
    std::uint64_t order = 0;    ///< rises with each start
    std::vector<std::string> askers;
};

/** own += start; rotations turn on. */
void addTo(Kind kind, std::span<const double> start, std::span<double> own);
/**
 * own = from base (0) to own (1) at `share`; rotations the shorter way, of unit length, as their track's rule says. Degrees are
 * numbers, but where one end `isConverted` from another spelling: then they turn as rotations do, and one angle alone the
 * shorter way.
 */
void mixInto(const StackMixing &mixing, std::span<const double> base, double share, bool isConverted,
             std::span<double> own);
/** A turn as another spelling has it; false, and nothing written, for one that is none: not finite, or without length. */
bool spellTurn(const StackMixing &from, std::span<const double> numbers, const StackMixing &to, std::span<double> out);

} // namespace clipwright
