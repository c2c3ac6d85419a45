// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/result.h"
#include "model/rig/cooked_rig.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace clipwright {

/**
 * A CookedRig packed for playing: immutable, shared by any number of players and threads. All checking happens in
 * `build`; what comes out of it can be sampled without a test.
 */
class RigRuntime {
public:
    /** Refuses what the grammar refuses (parents, key order, counts): a CookedRig made in memory may be wrong. */
    static Result<std::shared_ptr<const RigRuntime>> build(const CookedRig &rig);

    Rate rate() const { return m_rate; }
    double duration() const { return m_duration; }               ///< frames
    std::span<const TimeRange> clips() const { return m_clips; } ///< at least one
    std::span<const TimeMark> marks() const { return m_marks; }
    int clipNamed(std::string_view name) const; ///< -1: none
    std::size_t layerCount() const { return m_layerCount; }
    std::size_t shapeCount() const { return m_shapeCount; }
    std::size_t vertexCount() const { return m_pointCount; }
    std::string_view layerName(std::size_t layer) const;
    int layerParent(std::size_t layer) const;
    std::span<const std::string> textures() const { return m_textures; }
    std::size_t valueCount() const { return m_valueCount; } ///< doubles of all shapes of a pose

    /** The frame of a clip at seconds: loops wrap (exactly the end gives START), once is held to its range. */
    double frameAt(std::size_t clip, double seconds) const;
    /** The same for a parked playhead: exactly at the end of a loop it is END. */
    double parkedFrameAt(std::size_t clip, double seconds) const;

    /** The packed columns, for the jobs of this folder (rig_packed.h). */
    struct Packed;
    const Packed &packed() const { return *m_packed; }

    ~RigRuntime();

private:
    RigRuntime();

    Rate m_rate;
    double m_duration = 0;
    std::vector<TimeRange> m_clips;
    std::vector<TimeMark> m_marks;
    std::unique_ptr<Packed> m_packed;
    std::vector<std::string> m_textures;
    std::size_t m_layerCount = 0;
    std::size_t m_shapeCount = 0;
    std::size_t m_valueCount = 0;
    std::size_t m_pointCount = 0;
    friend class RigRuntimeBuilder;
};

} // namespace clipwright
