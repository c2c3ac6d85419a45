// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/issue.h"
#include "model/eval/rig_player.h"
#include "model/stage/stage_pose.h"

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace clipwright {

/** Gives the rig of a file, named from the project's folder. */
using RigLoader = std::function<Result<std::shared_ptr<const RigRuntime>>(const std::string &file)>;

/**
 * The rigs that are placed on a stage, each playing its own clip beside the clips that move the stage: which file and which clip
 * an entity shows, and how fast, is said by its `rig` component, which clips may move too. Another clip is a cut to its start.
 * Speeds below 0 stand still. Where the file or the clip is not there it is told once: nothing, or the clip before, is shown.
 */
class StageRigs {
public:
    /** Follows the pose that the layout has at rest. Tests set fewer `numbers`: those that all poses may take together. */
    StageRigs(std::shared_ptr<const StageLayout> layout, RigLoader loader, std::size_t numbers = 16'000'000);

    /** `seconds` on. The pose is one of the layout, at the end of these seconds; what it names anew starts with it. */
    void advance(const StagePose &pose, double seconds);

    /** Null where the entity shows no rig. */
    const RigPlayer *player(StageTree::Index entity) const;
    /** The file that the player's rig is from; empty where there is none. */
    const std::string &file(StageTree::Index entity) const;
    /** Seconds of the longest clip that plays now. */
    double longestClip() const;
    /** What was told since: `rig-outside` (of the project), `clip-unknown`, `rigs-too-large`, and what the loader says. */
    Issues takeIssues();

private:
    struct Placed {
        StageTree::Index entity = 0;
        StageSlot rig;
        StageSlot clip;
        StageSlot speed;
        std::string named; ///< as the pose says it, there or not
        std::string clipNamed;
        std::string file;
        std::optional<RigPlayer> player;
    };

    /** Takes the rig and the clip that the pose names; true where either is another one. */
    bool follow(Placed &placed, const StagePose &pose);
    void place(Placed &placed);
    void setClip(Placed &placed);
    void tell(StageTree::Index entity, std::string code, const std::string &what);
    const Placed *find(StageTree::Index entity) const;

    std::shared_ptr<const StageLayout> m_layout;
    RigLoader m_loader;
    std::size_t m_numbersLeft;
    std::vector<Placed> m_placed;                                        ///< by rising entity
    std::map<std::string, std::shared_ptr<const RigRuntime>> m_runtimes; ///< by file; null: told that it is not there
    Issues m_issues;
    std::set<std::string> m_told; ///< each once, however often a clip names it
};

} // namespace clipwright
