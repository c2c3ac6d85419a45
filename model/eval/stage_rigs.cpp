// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/stage_rigs.h"

#include "model/core/inner_path.h"
#include "model/stage/stage_properties.h"

#include <algorithm>
#include <utility>

namespace clipwright {

namespace {

/** Of the three poses that a player keeps. */
std::size_t numbersOf(const RigRuntime &rig)
{
    constexpr std::size_t kNumbersOfLayer = 8;
    return 3 * (rig.valueCount() + kNumbersOfLayer * rig.layerCount());
}

} // namespace

StageRigs::StageRigs(std::shared_ptr<const StageLayout> layout, RigLoader loader, std::size_t numbers)
    : m_layout(std::move(layout)),
      m_loader(std::move(loader)),
      m_numbersLeft(numbers)
{
    const StageTree &tree = m_layout->tree();
    for (StageTree::Index entity = 1; entity < tree.size(); ++entity) {
        const auto rig = m_layout->slot(entity, "rig.rig");
        const auto clip = m_layout->slot(entity, "rig.clip");
        const auto speed = m_layout->slot(entity, "rig.speed");
        if (rig && clip && speed)
            m_placed.push_back({entity, *rig, *clip, *speed, {}, {}, {}, {}});
    }
    if (m_placed.empty())
        return;
    const StagePose rest(m_layout);
    for (Placed &placed : m_placed)
        follow(placed, rest);
}

bool StageRigs::follow(Placed &placed, const StagePose &pose)
{
    const bool isOtherRig = placed.named != pose.text(placed.rig);
    const bool isOtherClip = placed.clipNamed != pose.text(placed.clip);
    if (isOtherRig) {
        placed.named = pose.text(placed.rig);
        place(placed);
    }
    if (isOtherRig || isOtherClip) {
        placed.clipNamed = pose.text(placed.clip);
        setClip(placed);
    }
    return isOtherRig || isOtherClip;
}

void StageRigs::place(Placed &placed)
{
    if (placed.player)
        m_numbersLeft += numbersOf(placed.player->rig());
    placed.player.reset();
    placed.file.clear();
    if (placed.named.empty())
        return;
    const std::optional<std::string> file = innerPathFrom(m_layout->tree().file(placed.entity), placed.named);
    if (!file) {
        tell(placed.entity, "rig-outside", "expected a rig of the project, not '" + placed.named + "'");
        return;
    }
    const auto [known, isNew] = m_runtimes.try_emplace(*file);
    if (isNew) {
        Result<std::shared_ptr<const RigRuntime>> loaded = m_loader(*file);
        if (loaded)
            known->second = std::move(*loaded);
        else
            tell(placed.entity, loaded.error().code, *file + ": " + loaded.error().what);
    }
    if (!known->second)
        return;
    const std::size_t numbers = numbersOf(*known->second);
    if (numbers > m_numbersLeft) {
        tell(placed.entity, "rigs-too-large", "the rigs of the stage have more points in all than are shown");
        return;
    }
    m_numbersLeft -= numbers;
    placed.file = *file;
    placed.player.emplace(known->second);
}

void StageRigs::setClip(Placed &placed)
{
    if (!placed.player)
        return;
    if (placed.clipNamed.empty()) {
        placed.player->setClip(0);
        return;
    }
    const int clip = placed.player->rig().clipNamed(placed.clipNamed);
    if (clip < 0)
        tell(placed.entity, "clip-unknown", placed.file + " has no clip '" + placed.clipNamed + "'");
    else
        placed.player->setClip(clip);
}

void StageRigs::advance(const StagePose &pose, double seconds)
{
    for (Placed &placed : m_placed) {
        if (!follow(placed, pose) && placed.player)
            placed.player->update(seconds * pose.numbers(placed.speed)[0]);
    }
}

const StageRigs::Placed *StageRigs::find(StageTree::Index entity) const
{
    const auto found = std::ranges::lower_bound(m_placed, entity, {}, &Placed::entity);
    return found != m_placed.end() && found->entity == entity && found->player ? &*found : nullptr;
}

const RigPlayer *StageRigs::player(StageTree::Index entity) const
{
    const Placed *placed = find(entity);
    return placed ? &*placed->player : nullptr;
}

const std::string &StageRigs::file(StageTree::Index entity) const
{
    static const std::string none;
    const Placed *placed = find(entity);
    return placed ? placed->file : none;
}

double StageRigs::longestClip() const
{
    double longest = 0;
    for (const Placed &placed : m_placed) {
        if (!placed.player)
            continue;
        const RigRuntime &rig = placed.player->rig();
        const TimeRange &clip = rig.clips()[static_cast<std::size_t>(placed.player->clip())];
        longest = std::max(longest, rig.rate().seconds(clip.end - clip.start));
    }
    return longest;
}

void StageRigs::tell(StageTree::Index entity, std::string code, const std::string &what)
{
    constexpr std::size_t kMostTold = 1000;
    Issue issue;
    issue.fate = Fate::Refused;
    issue.code = std::move(code);
    issue.where.file = m_layout->tree().file(entity);
    issue.layer = m_layout->tree().path(entity);
    issue.what = what;
    if (m_told.size() < kMostTold && m_told.insert(issue.layer + '\n' + what).second)
        m_issues.push_back(std::move(issue));
}

Issues StageRigs::takeIssues()
{
    return std::exchange(m_issues, {});
}

} // namespace clipwright
