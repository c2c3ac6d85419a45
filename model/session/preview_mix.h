// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/rig_player.h"
#include "model/session/playback.h"

#include <cstddef>
#include <memory>
#include <optional>

namespace clipwright {

/** A pose to draw: the clip at a frame, another clip mixed over it, or a pose in the middle of a crossfade. */
struct ShownPose {
    double frame = 0;
    double otherFrame = 0;
    double otherWeight = 0;               ///< 0..1; at 0 the other frame says nothing
    std::shared_ptr<const RigPose> faded; ///< shown instead of the frames while there is one

    bool operator==(const ShownPose &) const = default;
};

/** The pose for drawing, in the caller's buffers: reserved for the rig, and `scratch` as well (asserted). */
void sampleShownPose(const RigRuntime &rig, const ShownPose &shown, RigPose &pose, RigPose &scratch);

/**
 * A second clip beside the one that plays: blended with it at a weight, both at the same seconds from their starts, or
 * changing places with it in a crossfade as a game plays one (RigPlayer). The playhead is Playback's; this only follows.
 */
class PreviewMix {
public:
    /** Forgets the second clip, its weight and a fade. */
    void setRig(std::shared_ptr<const RigRuntime> rig);

    /** The second clip; empty: none. Ends a fade. An unknown index does nothing. */
    void setOther(std::optional<std::size_t> clip);
    /** Of the second clip, held to 0..1. Ends a fade. Not a number does nothing. */
    void setWeight(double weight);

    /**
     * The second clip starts and fades in over `seconds`, and the clip that played becomes the second one at weight 0.
     * A fade during a fade or a blend starts from the pose that is shown, which runs on. Without a second clip, or for
     * <= 0 seconds, there is no fade, in the latter case the clips change places at once.
     */
    void crossFade(Playback &playback, double seconds);
    /** Clip seconds that pass for a fade, its clips looping as the playback does; a fade that is over is dropped. */
    void advance(const Playback &playback, double seconds);
    /** Shows the incoming clip alone. */
    void dropFade();

    std::optional<std::size_t> other() const { return m_other; }
    double weight() const { return m_weight; } ///< of the second clip when no fade runs
    bool isFading() const { return m_player.has_value(); }
    /** What the picture shows of the second clip: while fading what the incoming clip leaves. */
    double shownWeight() const;
    /** Where the second clip is, seconds from its start, not wrapped. */
    double otherSeconds(const Playback &playback) const;
    /** Where the second clip is, on the timeline. Only with a second clip. */
    double otherFrame(const Playback &playback) const;
    ShownPose pose(const Playback &playback) const;

private:
    void startFade(const Playback &playback);
    TimeRange otherRange(const Playback &playback) const;
    void keepPose();

    std::shared_ptr<const RigRuntime> m_rig;
    std::optional<std::size_t> m_other;
    double m_weight = 0;
    std::optional<RigPlayer> m_player; ///< while a fade runs
    std::optional<RigPlayer>
        m_beside; ///< while one runs that began in a blend: the same fades from the blend's second clip
    double m_besideWeight = 0;
    double m_outgoingSeconds = 0;
    std::shared_ptr<const RigPose> m_faded;
};

} // namespace clipwright
