// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/eval/rig_player.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace clipwright {

/**
 * A rig as a game object plays it: RigPlayer with names, pause and speed, by the rules of the seed's component. Switching
 * clips shows the new one but does not start playing again after a once clip has ended; only `play` does.
 */
class RigComponent {
public:
    explicit RigComponent(std::shared_ptr<const RigRuntime> rig);

    /** Cuts to the clip and plays; an empty name plays on. False for a name the rig does not have: nothing changes. */
    bool play(std::string_view name);
    /** Stands still where it is. */
    void stop() { m_isPlaying = false; }
    /** Switches over `seconds` (at once for <= 0) without touching whether it plays. False for an unknown name. */
    bool crossFade(std::string_view name, double seconds);
    /** The current clip at `seconds` from its start, fades dropped; <= 0 shows the start. */
    void scrub(double seconds);
    /** Multiplies time; below 0 it stands still. */
    void setSpeed(double speed) { m_speed = speed; }

    /** Moves on. Gives the clip that came to its end in this step, once; playing then stops. */
    std::optional<std::string> tick(double seconds);

    bool isPlaying() const { return m_isPlaying; }
    const RigPlayer &player() const { return m_player; }

private:
    RigPlayer m_player;
    double m_speed = 1;
    bool m_isPlaying = false;
};

} // namespace clipwright
