// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT

#include "model/eval/rig_component.h"

#include <utility>

namespace clipwright {

RigComponent::RigComponent(std::shared_ptr<const RigRuntime> rig) : m_player(std::move(rig)) {}

bool RigComponent::play(std::string_view name)
{
    if (!name.empty()) {
        const int clip = m_player.rig().clipNamed(name);
        if (clip < 0)
            return false;
        m_player.setClip(clip);
    }
    m_isPlaying = true;
    return true;
}

bool RigComponent::crossFade(std::string_view name, double seconds)
{
    const int clip = m_player.rig().clipNamed(name);
    if (clip < 0)
        return false;
    m_player.crossFadeTo(clip, seconds);
    return true;
}

void RigComponent::scrub(double seconds)
{
    m_player.scrub(seconds);
}

std::optional<std::string> RigComponent::tick(double seconds)
{
    if (!m_isPlaying)
        return std::nullopt;
    m_player.update(seconds * m_speed);
    if (!m_player.takeEnded())
        return std::nullopt;
    m_isPlaying = false;
    return m_player.rig().clips()[static_cast<std::size_t>(m_player.clip())].name;
}

} // namespace clipwright
