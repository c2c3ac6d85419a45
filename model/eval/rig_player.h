// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/rig_pose.h"

#include <array>
#include <memory>

namespace clipwright {

/**
 * The playing state of one rig: clip, cursor and up to four poses deep of crossfades. A fade begun during a fade starts
 * from the pose that is shown, without a jump. Allocates when it is made, never after. Not shared between threads.
 */
class RigPlayer {
public:
    explicit RigPlayer(std::shared_ptr<const RigRuntime> rig);

    /** Cuts to a clip at its start, dropping fades; the pose is there at once. An unknown index does nothing. */
    void setClip(int clip);
    /** Starts a fade of `seconds`; the shown pose does not change before the next update. <= 0 is setClip. */
    void crossFadeTo(int clip, double seconds);
    /** Moves all running clips on by `seconds`; nothing for <= 0. */
    void update(double seconds);
    /** setClip of the current clip, then update(seconds): a parked look without fades. */
    void scrub(double seconds);

    int clip() const { return m_clip; }                ///< the incoming one while fading
    double cursor() const { return m_cursor; }         ///< seconds into it
    double frame() const;
    bool isFading() const { return m_fadeCount > 0; }
    double weight() const;                             ///< of the incoming clip, smoothstep of the fade's time; 1 when there is none
    bool isAtEnd() const;                              ///< of a once clip
    /** True once after a once clip came to its end; again only after setClip, crossFadeTo or scrub. */
    bool takeEnded();
    const RigPose &pose() const { return m_pose; }
    const RigRuntime &rig() const { return *m_rig; }

private:
    struct Fade;
    static constexpr std::size_t kMaxFades = 4;
    void refresh();

    std::shared_ptr<const RigRuntime> m_rig;
    RigPose m_pose;
    RigPose m_scratch;
    int m_clip = 0;
    double m_cursor = 0;
    std::size_t m_fadeCount = 0;
    bool m_hasEnded = false;
};

} // namespace clipwright
