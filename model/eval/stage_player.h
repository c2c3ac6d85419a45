// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/eval/animation_stack.h"
#include "model/stage/stage_binding.h"
#include "model/stage/stage_pose.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace clipwright {

/** Gives the clip of a file, named from the project's folder. */
using ClipLoader = std::function<Result<std::shared_ptr<const ClipSampler>>(const std::string &file)>;

/** An animation that came to its end. */
struct StageFinish {
    std::string animation; ///< as it was played
    std::string object;    ///< its path
    /**
     * The paths of those who hear of it, each once: the object and what it stands in, for it lies in the subtree of each; the
     * stage itself (empty), which hears of all; then whoever played it, wherever that stands.
     */
    std::vector<std::string> heardBy;
};

/** A mark that a clip passed. It stays valid while the player lives. */
struct StageMark {
    std::string animation;
    std::string object;
    const TimeMark *mark = nullptr;
};

/** What happened in a tick. Its memory is used again. */
struct StageStep {
    std::vector<StageFinish> finished;
    std::vector<StageMark> marks;
};

/**
 * A stage that plays: its pose, and the clips that move it, each on an object of it. A timeline asset reaches its object and what
 * stands below it, other clips what their scope has (clip_scope.h); the stage at rest stays as it is. Instances play on their own: what one does is no other's. Root motion carries the
 * object that plays, in the direction in which it faces, times its scale.
 */
class StagePlayer {
public:
    StagePlayer(std::shared_ptr<const StageLayout> layout, ClipLoader loader);

    const StagePose &pose() const { return m_pose; }
    const StageTree &tree() const { return m_pose.tree(); }

    /**
     * Plays what each entity, and the stage itself, names to start on its own; on an instance that says nothing of its motion what
     * the placed stage does. Gives what could not be played, and why.
     */
    Issues startAutoplay();

    /**
     * Plays a clip, named as seen from the object's own file, on an object. Refuses as the loader does, `clip-outside` a name that
     * leads out of the project. Rows that reach nothing are skipped and told: `target-missing`, `property-missing`,
     * `property-twice`. Paths that a clip writes count from its own file, as those of a stage do; one that leads out of the
     * project is `path-outside` and changes nothing.
     */
    Result<Issues> play(StageTree::Index object, const std::string &clip, const PlayOptions &options);
    /** An empty name: all on the object. */
    void stop(StageTree::Index object, const std::string &clip, double blend);
    void pause(StageTree::Index object, const std::string &clip);
    StackStatus status(StageTree::Index object, const std::string &clip) const;

    /** `seconds` on. A tick allocates nothing but for what finishes and for texts that outgrow what they replace. */
    void advance(double seconds, StageStep &step);

private:
    struct Written {
        BoundProperty property;
        StackProperty stack = 0;
        StageTree::Index entity = 0;
    };

    /** A clip whose root is the very object that it plays on: what its pose keeps of it is added to where the object is carried. */
    struct OwnRoot {
        StageTree::Index object = 0;
        std::string clip;
        RootTrack root;
        RootStep last; ///< what the pose kept of it by then
    };

    Result<std::shared_ptr<const ClipSampler>> load(const std::string &from, const std::string &clip);
    Result<Issues> playFrom(const std::string &from, StageTree::Index object, const std::string &clip,
                            const PlayOptions &options);
    StackAnimation bindRows(const std::string &file, StageTree::Index object, const std::string &clip,
                            const std::shared_ptr<const ClipSampler> &sampler, Issues &issues);
    std::shared_ptr<const StackTexts> referencesFor(StageTree::Index entity, const std::string &file,
                                                    const ClipSlot &slot, Issues &issues);
    StackProperty propertyOf(StageTree::Index entity, const BoundProperty &bound);
    bool takeOwnRoot(StageTree::Index object, StageTree::Index target, const std::string &clip,
                     const ClipSampler &sampler, const ClipSlot &slot);
    RootStep stirOf(const StackStep &played);
    void writeLive();
    void tellStack(StageTree::Index object);
    void carry(StageTree::Index object, const RootStep &moved);
    std::vector<std::string> hearersOf(const StackFinish &finish) const;

    StagePose m_pose;
    ClipLoader m_loader;
    std::map<std::string, std::shared_ptr<const ClipSampler>> m_clips; ///< by file
    AnimationStack m_stack;
    std::vector<Written> m_written; ///< one a property of the stack
    /** By where it stands, whether it is a text, how it is spelled, and in which order degrees turn. */
    std::map<std::tuple<std::uint32_t, bool, BoundProperty::Way, EulerOrder>, StackProperty> m_properties;
    /** Paths that a row of a clip says, as the file of an entity says them. */
    std::map<std::pair<const ClipSlot *, std::string>, std::shared_ptr<const StackTexts>> m_references;
    std::map<StageTree::Index, StackProperty> m_turns; ///< of each entity the first spelling that is known
    std::vector<StackFinish> m_finished;
    std::vector<OwnRoot> m_ownRoots;
    std::map<StageTree::Index, std::vector<StackProperty>>
        m_placed; ///< positions and turns: what carrying an object changes
};

} // namespace clipwright
