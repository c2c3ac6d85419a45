// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/affine.h"
#include "model/eval/region_list.h"
#include "model/raster/arena.h"
#include "model/raster/damage.h"
#include "model/raster/paint.h"
#include "model/raster/strip_coverage.h"

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

namespace clipwright::raster {

/** A region on its way to pixels. */
struct SceneRegion {
    PixelBox box;             ///< all pixels that it may paint; not held to the picture
    bool isVisible = false;   ///< has a paint, and the box meets the picture
    bool isChanged = true;    ///< paints other pixels than in the frame before
    bool isSameShape = false; ///< covers the same pixels as in the frame before
    PixelBox boxBefore;       ///< of the frame before; empty where it was not visible
    bool isKept = false;      ///< its strips outlive the frame
    int firstStrip = 0;
    std::span<StripCoverage> strips; ///< of the box in the picture; they become known as they are needed
};

/**
 * A moment that is to be drawn, and what is known of it from the moments before: regions that cover the same pixels for the
 * second time keep their coverage, until much else has been kept. Bands of it may be drawn at once, each by another member.
 */
class Scene {
public:
    explicit Scene(std::size_t members);

    /** The next moment. Textures must live until it is drawn. */
    void begin(const RegionList &list, const Affine &view, int width, int height,
               std::span<const Texture *const> textures);
    /** True where the last begin() found nothing to compare with: then all regions are changed. */
    bool isNew() const { return m_isNew; }
    /** The next moment is new. */
    void forget() { m_isKnown = false; }

    /** Where in a strip of the picture something may have been painted. */
    PixelSpan &painted(int strip) { return m_painted[static_cast<std::size_t>(strip)]; }
    /** The picture holds whatever it may. */
    void forgetPicture() { m_painted.assign(m_painted.size(), {0, m_width}); }

    const RegionList &list() const { return m_list; }
    const Affine &view() const { return m_view; }
    int width() const { return m_width; }
    int height() const { return m_height; }
    std::vector<SceneRegion> &regions() { return m_regions; }
    const std::vector<SceneRegion> &regions() const { return m_regions; }
    const Paints &paints() const { return m_paints; }
    /** Where a member writes the coverage of a region. */
    Arena &arena(std::size_t member, const SceneRegion &region)
    {
        return region.isKept ? m_members[member]->kept : m_members[member]->passing;
    }
    /** Coverage that is not kept has been painted. */
    void forgetPassing(std::size_t member) { m_members[member]->passing.reset(); }

private:
    /** Each member has its own, so that none waits. */
    struct Memory {
        ChunkPool pool;
        Arena kept{pool};
        Arena passing{pool};
    };

    void update(const ComposedRegion &next, const RegionList &list, std::size_t index);
    void placeStrips(SceneRegion &region);
    void dropKept();
    void remember(const RegionList &list);

    std::vector<std::unique_ptr<Memory>> m_members; ///< the last holds the regions' strips
    RegionList m_list;
    Affine m_view;
    int m_width = 0;
    int m_height = 0;
    bool m_isKnown = false; ///< there is a moment before
    bool m_isNew = true;
    std::vector<SceneRegion> m_regions;
    Paints m_paints;
    std::vector<PixelSpan> m_painted;
};

} // namespace clipwright::raster
