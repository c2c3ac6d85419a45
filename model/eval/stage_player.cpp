// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/stage_player.h"

#include "model/core/inner_path.h"
#include "model/stage/clip_scope.h"
#include "model/stage/stage_properties.h"

#include <algorithm>
#include <array>
#include <limits>
#include <set>

namespace clipwright {

namespace {

std::string nameOf(const ChannelAddress &address)
{
    return address.target.empty() ? address.property : address.target + ' ' + address.property;
}

Issue skipped(const std::string &clip, const ChannelAddress &address, std::string code, const std::string &why)
{
    Issue issue;
    issue.code = std::move(code);
    issue.where.file = clip;
    issue.what = "the row of " + nameOf(address) + " is skipped: " + why;
    return issue;
}

} // namespace

StagePlayer::StagePlayer(std::shared_ptr<const StageLayout> layout, ClipLoader loader)
    : m_pose(std::move(layout)),
      m_loader(std::move(loader))
{}

Result<std::shared_ptr<const ClipSampler>> StagePlayer::load(StageTree::Index object, const std::string &clip)
{
    const std::optional<std::string> file = innerPathFrom(tree().file(object), clip);
    if (!file)
        return refuse("clip-outside", "expected a clip of the project", {clip, 0, 0, {}});
    std::shared_ptr<const ClipSampler> &known = m_clips[*file];
    if (!known) {
        Result<std::shared_ptr<const ClipSampler>> loaded = m_loader(*file);
        if (!loaded) {
            m_clips.erase(*file);
            return loaded;
        }
        known = std::move(*loaded);
    }
    return known;
}

/** The property as the stack knows it: numbers whole, whichever of them a row writes, for rows may meet on one. */
StackProperty StagePlayer::propertyOf(const BoundProperty &bound)
{
    const bool isText = bound.width == 0;
    const auto [known, isNew] =
        m_properties.try_emplace({bound.slot.first, isText, bound.way}, static_cast<StackProperty>(m_written.size()));
    if (isNew) {
        BoundProperty whole = bound;
        if (bound.way == BoundProperty::Way::Numbers) {
            whole.at = 0;
            whole.width = bound.slot.width;
        }
        const bool isFree = isText || bound.way != BoundProperty::Way::Numbers;
        constexpr double kFree = std::numeric_limits<double>::infinity();
        m_written.push_back({whole, m_stack.addProperty(held(m_pose, whole), isFree ? -kFree : bound.slot.minimum,
                                                        isFree ? kFree : bound.slot.maximum)});
    }
    return known->second;
}

/** A row that is the root of its clip and moves the object that plays it; that object is carried instead. */
bool StagePlayer::takeOwnRoot(StageTree::Index object, StageTree::Index target, const std::string &clip,
                              const ClipSampler &sampler, const ClipSlot &slot)
{
    const std::optional<RootMotion> &root = sampler.clip().rootMotion;
    const ChannelAddress &address = slot.channel->address;
    if (!root || root->bone || target != object || address.target != root->target)
        return false;
    if (address.property == "transform.position" && slot.width == 3) {
        std::erase_if(m_ownRoots, [&](const OwnRoot &own) { return own.object == object && own.clip == clip; });
        ClipPose pose = sampler.emptyPose();
        sampler.sample({0, false, true}, pose);
        RootTrack(sampler).holdInPlace(0, pose);
        m_ownRoots.push_back({object, clip, slot.first, vec3Of(std::span(pose.numbers).subspan(slot.first, 3))});
        return true;
    }
    return root->turns && (address.property == "transform.rotation" || address.property == "transform.euler");
}

/** How far the pose of a clip stirs the object that is its own root, in the object's frame, beside carrying it. */
Vec3 StagePlayer::stirOf(const StackStep &played)
{
    for (OwnRoot &own : m_ownRoots) {
        if (own.object != played.object || own.clip != played.name)
            continue;
        const Vec3 now = vec3Of(std::span(played.pose->numbers).subspan(own.first, 3));
        const Vec3 stir = now - own.last;
        own.last = now;
        return stir;
    }
    return {0, 0, 0};
}

StackAnimation StagePlayer::bindRows(StageTree::Index object, const std::string &clip,
                                     const std::shared_ptr<const ClipSampler> &sampler, Issues &issues)
{
    StackAnimation animation{clip, sampler, {}};
    std::set<std::pair<StackProperty, std::uint32_t>> taken;
    for (const ClipSlot &slot : sampler->clipSlots()) {
        const ClipChannel &channel = *slot.channel;
        if (channel.address.bone)
            continue; // of a model's skeleton, which is no entity
        const bool isAsset = sampler->clip().playback.has_value();
        const std::optional<StageTree::Index> target = targetOf(tree(), object, channel, isAsset);
        if (!target) {
            issues.push_back(skipped(clip, channel.address, "target-missing", "there is no such object"));
            continue;
        }
        if (takeOwnRoot(object, *target, clip, *sampler, slot))
            continue;
        const std::optional<BoundProperty> bound =
            bind(m_pose.layout(),
                 {*target, channel.address.property, channel.kind, channel.address.component, channel.order});
        if (!bound || bound->width != slot.width) {
            issues.push_back(
                skipped(clip, channel.address, "property-missing", "the object has no such property of that kind"));
            continue;
        }
        const StackProperty property = propertyOf(*bound);
        if (!taken.emplace(property, bound->at).second) {
            issues.push_back(skipped(clip, channel.address, "property-twice", "another row moves it already"));
            continue;
        }
        animation.rows.push_back({&slot, property, bound->way == BoundProperty::Way::Numbers ? bound->at : 0});
    }
    return animation;
}

Issues StagePlayer::startAutoplay()
{
    Issues issues;
    for (StageTree::Index index = 0; index < tree().size(); ++index) {
        const Component *motion = tree().components(index).find(ComponentType::Motion);
        const Value *autoplay = motion ? motion->stated(MotionProperty::Autoplay) : nullptr;
        // One taken off the list was taken off for a reason.
        if (!autoplay || std::ranges::find(motion->clips, autoplay->text) == motion->clips.end())
            continue;
        Result<Issues> told = play(index, autoplay->text, {});
        if (told) {
            issues.insert(issues.end(), told->begin(), told->end());
            continue;
        }
        Issue issue = issueOf(told.error());
        issue.severity = Severity::Warning;
        issue.what = "\"" + tree().path(index) + "\" does not play " + autoplay->text + ": " + told.error().what;
        issues.push_back(std::move(issue));
    }
    return issues;
}

Result<Issues> StagePlayer::play(StageTree::Index object, const std::string &clip, const PlayOptions &options)
{
    Issues issues;
    if (m_stack.isOn(object, clip)) {
        m_stack.play(object, {clip, nullptr, {}}, options);
        return issues;
    }
    const Result<std::shared_ptr<const ClipSampler>> sampler = load(object, clip);
    if (!sampler)
        return tl::make_unexpected(sampler.error());
    m_stack.play(object, bindRows(object, clip, *sampler, issues), options);
    return issues;
}

void StagePlayer::stop(StageTree::Index object, const std::string &clip, double blend)
{
    m_stack.stop(object, clip, blend);
}

void StagePlayer::pause(StageTree::Index object, const std::string &clip)
{
    m_stack.pause(object, clip);
}

StackStatus StagePlayer::status(StageTree::Index object, const std::string &clip) const
{
    return m_stack.status(object, clip);
}

void StagePlayer::carry(StageTree::Index object, const RootStep &moved)
{
    const std::optional<StageSlot> position = m_pose.layout().slot(object, "transform.position");
    const std::optional<StageSlot> rotation = m_pose.layout().slot(object, "transform.rotation");
    const std::optional<StageSlot> scale = m_pose.layout().slot(object, "transform.scale");
    if (moved.isNone() || !position || !rotation || !scale)
        return;
    const Quat heading = quatOf(m_pose.numbers(*rotation));
    std::array<double, 4> numbers{};
    put(vec3Of(m_pose.numbers(*position)) + heading * (moved.position * vec3Of(m_pose.numbers(*scale))), numbers);
    m_pose.write(*position, std::span(numbers).first(3));
    put(glm::normalize(heading * moved.rotation), numbers);
    m_pose.write(*rotation, numbers);
}

std::vector<std::string> StagePlayer::hearersOf(const StackFinish &finish) const
{
    std::vector<std::string> paths;
    for (StageTree::Index index = finish.object; index != StageTree::kRoot; index = tree().parent(index))
        paths.push_back(tree().path(index));
    for (const std::string &asker : finish.askers) {
        if (std::ranges::find(paths, asker) == paths.end())
            paths.push_back(asker);
    }
    return paths;
}

void StagePlayer::advance(double seconds, StageStep &step)
{
    step.finished.clear();
    step.marks.clear();
    m_finished.clear();
    m_stack.advance(seconds, m_finished);
    for (const Written &written : m_written) {
        if (!m_stack.isLive(written.stack))
            continue;
        if (written.property.width == 0)
            write(m_pose, written.property, m_stack.text(written.stack));
        else
            write(m_pose, written.property, m_stack.numbers(written.stack));
    }
    m_stack.visitSteps([&](const StackStep &played) {
        RootStep moved = played.step->moved;
        moved.position += stirOf(played);
        carry(played.object, moved);
        for (const TimeMark *mark : played.step->marks)
            step.marks.push_back({std::string(played.name), tree().path(played.object), mark});
    });
    for (const StackFinish &finish : m_finished)
        step.finished.push_back({finish.name, tree().path(finish.object), hearersOf(finish)});
}

} // namespace clipwright
