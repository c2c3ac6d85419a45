// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/compose/region_builder.h"
#include "model/core/issue.h"
#include "model/stage/stage_pose.h"
#include "model/text/text_layout.h"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace clipwright {

/** Gives the font of a file, named from the project's folder; of an empty name the one for texts that name none. */
using FontLoader = std::function<Result<std::shared_ptr<Font>>(const std::string &file)>;

/** The texts of a stage as regions, one a glyph; a text is laid out anew only where it has changed. */
class StageTexts {
public:
    StageTexts(const StageLayout &layout, FontLoader fonts);

    /** Draws the entity's text, if it has one. The pose is one of the layout. */
    void add(const StagePose &pose, StageTree::Index entity, const Affine &world, RegionBuilder &builder);

    /** What was told since: `font-outside`, `text-too-long`, `glyph-missing`, and what the loader says. */
    Issues takeIssues();

private:
    struct Placed {
        StageTree::Index entity = 0;
        StageSlot text;
        StageSlot size;
        StageSlot colour;
        StageSlot align;
        std::string font; ///< as the component says it
        std::string laidOut;
        std::string laidAlign;
        TextLayout layout;
    };

    Font *fontOf(const Placed &placed, const StageTree &tree);
    void layOutAnew(Placed &placed, const StagePose &pose, Font &font);
    void tell(const StageTree &tree, const Placed &placed, Fate fate, std::string code, const std::string &what);

    FontLoader m_loader;
    std::vector<Placed> m_placed;                         ///< by rising entity
    std::map<std::string, std::shared_ptr<Font>> m_fonts; ///< by file; null: told that it is not there
    std::set<std::string> m_told;
    Issues m_issues;
};

} // namespace clipwright
