// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/compose/region_builder.h"
#include "model/compose/stage_texts.h"
#include "model/compose/texture_numbers.h"
#include "model/eval/stage_rigs.h"
#include "model/stage/paint_order.h"

#include <glm/mat4x4.hpp>

#include <map>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace clipwright {

/**
 * What a flat stage looks like at a moment, as regions in the space of the stage (metres, y up) from back to front: its shapes,
 * sprites, rigs and texts, those of one entity in this order. Depth is left out: x and y of all that is placed are kept.
 * A region's `layer` is the number of its entity in the tree.
 */
class StageComposer {
public:
    StageComposer(std::shared_ptr<const StageLayout> layout, FontLoader fonts, const RegionCaps &caps = {});

    /** The pose and the rigs are of the layout. Valid until the next call, as are the textures' numbers. */
    const RegionList &compose(const StagePose &pose, const StageRigs &rigs);
    /** Files from the project's folder, by the numbers in the regions so far. */
    std::span<const std::string> textures() const { return m_textures.files(); }

    /** What was told since: of texts; `texture-outside`; `stage-too-large` to draw, `out-of-range`. */
    Issues takeIssues();

private:
    struct Shape {
        StageTree::Index entity = 0;
        StageSlot primitive;
        StageSlot size;
        StageSlot colour;
    };
    struct Sprite {
        StageTree::Index entity = 0;
        StageSlot texture;
        StageSlot frame;
        StageSlot size;
        StageSlot tint;
        StageSlot flip;
        Vec2 frames{1, 1};
    };

    void findParts();
    void place(const StagePose &pose);
    void addShape(const StagePose &pose, StageTree::Index entity);
    void addSprite(const StagePose &pose, StageTree::Index entity);
    void addRig(const StagePose &pose, const StageRigs &rigs, StageTree::Index entity);
    void tell(std::size_t count, std::string code, const char *what);
    void tellLeftOut();

    std::shared_ptr<const StageLayout> m_layout;
    PaintOrder m_order;
    StageTexts m_texts;
    TextureNumbers m_textures;
    RegionBuilder m_builder;
    std::vector<Shape> m_shapes; ///< by rising entity, as all of these
    std::vector<Sprite> m_sprites;
    std::vector<glm::dmat4> m_worlds;
    std::vector<char> m_isVisible;
    RegionList m_rigRegions; ///< of the one that is being added
    std::vector<std::int32_t> m_rigTextures;
    std::size_t m_texturesOutside = 0;
    Issues m_issues;
    std::set<std::string> m_told; ///< codes, each once
};

} // namespace clipwright
