// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/stage_player.h"

#include "model/core/inner_path.h"
#include "model/stage/clip_scope.h"
#include "model/stage/stage_override.h"
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

std::string_view folderOf(std::string_view file)
{
    return file.substr(0, file.rfind('/') + 1);
}

Issue skipped(const std::string &clip, const ChannelAddress &address, std::string code, const std::string &why)
{
    Issue issue;
    issue.code = std::move(code);
    issue.where.file = clip;
    issue.what = "the row of " + nameOf(address) + " is skipped: " + why;
    return issue;
}

/** Which numbers of which properties the rows of an animation move already: each may be keyed once. */
class MovedNumbers {
public:
    /** False where one of them is taken. */
    bool take(StageTree::Index target, const BoundProperty &bound)
    {
        // However a turn is spelled, it is one property; of its degrees each may have a row of its own.
        const bool isTurn = bound.slot.role != StageSlot::Role::Plain;
        const bool isWhole = isTurn && bound.width != 1;
        const std::uint32_t first = isWhole ? 0 : bound.at;
        const std::uint32_t last = isWhole ? 4 : bound.at + std::max(bound.width, 1U);
        std::vector<bool> &moved = m_moved[{target, isTurn ? 0 : bound.slot.first + 1, bound.width == 0}];
        moved.resize(std::max<std::size_t>(moved.size(), last));
        for (std::uint32_t i = first; i < last; ++i) {
            if (moved[i])
                return false;
        }
        std::fill(moved.begin() + first, moved.begin() + last, true);
        return true;
    }

private:
    std::map<std::tuple<StageTree::Index, std::uint32_t, bool>, std::vector<bool>> m_moved;
};

} // namespace

StagePlayer::StagePlayer(std::shared_ptr<const StageLayout> layout, ClipLoader loader)
    : m_pose(std::move(layout)),
      m_loader(std::move(loader))
{}

Result<std::shared_ptr<const ClipSampler>> StagePlayer::load(const std::string &from, const std::string &clip)
{
    const std::optional<std::string> file = innerPathFrom(from, clip);
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
StackProperty StagePlayer::propertyOf(StageTree::Index entity, const BoundProperty &bound)
{
    const bool isText = bound.width == 0;
    const bool isTurn = bound.way == BoundProperty::Way::EulerToRotation;
    const auto [known, isNew] =
        m_properties.try_emplace({bound.slot.first, isText, bound.way, isTurn ? bound.order : EulerOrder::XYZ},
                                 static_cast<StackProperty>(m_written.size()));
    if (!isNew)
        return known->second;
    BoundProperty whole = bound;
    if (bound.way == BoundProperty::Way::Numbers) {
        whole.at = 0;
        whole.width = bound.slot.width;
    }
    const Value value = held(m_pose, whole);
    m_written.push_back({whole, known->second, entity});
    if (bound.slot.role != StageSlot::Role::Plain) {
        const auto turn = m_turns.find(entity);
        const auto spelledAs = turn == m_turns.end() ? std::nullopt : std::optional(turn->second);
        m_stack.addTurn(value, isTurn ? bound.order : bound.slot.order, spelledAs);
        m_turns.try_emplace(entity, known->second);
        m_placed[entity].push_back(known->second);
        return known->second;
    }
    constexpr double kFree = std::numeric_limits<double>::infinity();
    m_stack.addProperty(value, isText ? -kFree : bound.slot.minimum, isText ? kFree : bound.slot.maximum);
    const std::optional<StageSlot> position = m_pose.layout().slot(entity, "transform.position");
    if (position && !isText && position->first == bound.slot.first)
        m_placed[entity].push_back(known->second);
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
    const RootTrack track(sampler);
    if (!track.isCarriedBy(slot))
        return false;
    auto own =
        std::ranges::find_if(m_ownRoots, [&](const OwnRoot &one) { return one.object == object && one.clip == clip; });
    if (own == m_ownRoots.end())
        own = m_ownRoots.insert(own, OwnRoot{object, clip, track, {}});
    ClipPose pose = sampler.emptyPose();
    sampler.sample({0, false, true}, pose);
    track.holdInPlace(0, pose);
    own->last = track.standOf(pose);
    return true;
}

/** How far the pose of a clip stirs the object that is its own root, in the object's frame, beside carrying it. */
RootStep StagePlayer::stirOf(const StackStep &played)
{
    for (OwnRoot &own : m_ownRoots) {
        if (own.object != played.object || own.clip != played.name)
            continue;
        const RootStep now = own.root.standOf(*played.pose);
        const RootStep stir{now.position - own.last.position, glm::conjugate(own.last.rotation) * now.rotation};
        own.last = now;
        return stir;
    }
    return {};
}

/** Null where the paths of the clip in `file` count from the folder that the entity's own count from. */
std::shared_ptr<const StackTexts> StagePlayer::referencesFor(StageTree::Index entity, const std::string &file,
                                                             const ClipSlot &slot, Issues &issues)
{
    const std::string &entityFile = tree().file(entity);
    if (folderOf(file) == folderOf(entityFile))
        return nullptr;
    std::shared_ptr<const StackTexts> &known = m_references[{&slot, entityFile}];
    if (known)
        return known;
    StackTexts texts;
    const Keys &keys = slot.track->keys;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const std::string &path = keys.text(i);
        const std::optional<std::string> inner = innerPathFrom(file, path);
        if (inner || path.empty()) {
            texts.emplace(&path, inner ? referenceFrom(entityFile, *inner) : std::string());
            continue;
        }
        Issue issue;
        issue.code = "path-outside";
        issue.where.file = file;
        issue.what = nameOf(slot.channel->address).append(": the path leads out of the project: ").append(path);
        issues.push_back(std::move(issue));
    }
    known = std::make_shared<const StackTexts>(std::move(texts));
    return known;
}

StackAnimation StagePlayer::bindRows(const std::string &file, StageTree::Index object, const std::string &clip,
                                     const std::shared_ptr<const ClipSampler> &sampler, Issues &issues)
{
    StackAnimation animation{clip, sampler, {}};
    MovedNumbers taken;
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
        if (!taken.take(*target, *bound)) {
            issues.push_back(skipped(clip, channel.address, "property-twice", "another row moves it already"));
            continue;
        }
        const StackProperty property = propertyOf(*target, *bound);
        animation.rows.push_back({&slot, property, bound->way == BoundProperty::Way::Numbers ? bound->at : 0});
        if (bound->slot.kind == Kind::Asset)
            animation.rows.back().texts = referencesFor(*target, file, slot, issues);
    }
    return animation;
}

Issues StagePlayer::startAutoplay()
{
    Issues issues;
    for (StageTree::Index index = 0; index < tree().size(); ++index) {
        const Component *motion = tree().components(index).find(ComponentType::Motion);
        StageTree::Index from = index;
        if (!motion && index != StageTree::kRoot && tree().isInstance(index)) {
            from = tree().inside(index);
            motion = tree().stageOf(from).root.find(ComponentType::Motion);
        }
        const Value *autoplay = motion ? motion->stated(MotionProperty::Autoplay) : nullptr;
        // One taken off the list was taken off for a reason.
        if (!autoplay || std::ranges::find(motion->clips, autoplay->text) == motion->clips.end())
            continue;
        Result<Issues> told = playFrom(tree().file(from), index, autoplay->text, {});
        if (told) {
            issues.insert(issues.end(), told->begin(), told->end());
            continue;
        }
        Issue issue = issueOf(told.error());
        issue.severity = Severity::Warning;
        issue.what = std::string(1, '"').append(tree().path(index)).append("\" does not play ").append(autoplay->text);
        issue.what.append(": ").append(told.error().what);
        issues.push_back(std::move(issue));
    }
    return issues;
}

Result<Issues> StagePlayer::play(StageTree::Index object, const std::string &clip, const PlayOptions &options)
{
    return playFrom(tree().file(object), object, clip, options);
}

/** `from`: the file whose folder the clip's name counts from. */
Result<Issues> StagePlayer::playFrom(const std::string &from, StageTree::Index object, const std::string &clip,
                                     const PlayOptions &options)
{
    Issues issues;
    if (m_stack.isOn(object, clip)) {
        m_stack.play(object, {clip, nullptr, {}}, options);
        return issues;
    }
    const Result<std::shared_ptr<const ClipSampler>> sampler = load(from, clip);
    if (!sampler)
        return tl::make_unexpected(sampler.error());
    m_stack.play(object, bindRows(*innerPathFrom(from, clip), object, clip, *sampler, issues), options);
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
    if (moved.rotation != Quat{1, 0, 0, 0}) { // else degrees would lose their full turns
        put(glm::normalize(heading * moved.rotation), numbers);
        m_pose.write(*rotation, numbers);
    }
    tellStack(object);
}

std::vector<std::string> StagePlayer::hearersOf(const StackFinish &finish) const
{
    std::vector<std::string> paths;
    for (StageTree::Index index = finish.object; index != StageTree::kRoot; index = tree().parent(index))
        paths.push_back(tree().path(index));
    paths.emplace_back();
    for (const std::string &asker : finish.askers) {
        if (std::ranges::find(paths, asker) == paths.end())
            paths.push_back(asker);
    }
    return paths;
}

void StagePlayer::writeLive()
{
    for (const Written &written : m_written) {
        if (!m_stack.isLive(written.stack) || m_stack.follows(written.stack))
            continue;
        if (written.property.width == 0)
            write(m_pose, written.property, m_stack.text(written.stack));
        else
            write(m_pose, written.property, m_stack.numbers(written.stack));
    }
}

/** What an object was carried to is what rows find there, and what those that move a part of it leave alone. */
void StagePlayer::tellStack(StageTree::Index object)
{
    const auto known = m_placed.find(object);
    if (known == m_placed.end())
        return;
    for (const StackProperty property : known->second) {
        const BoundProperty &of = m_written[property].property;
        if (of.way == BoundProperty::Way::Numbers)
            m_stack.set(property, m_pose.numbers(of.slot));
        else
            m_stack.set(property, held(m_pose, of).numbers);
    }
}

void StagePlayer::advance(double seconds, StageStep &step)
{
    step.finished.clear();
    step.marks.clear();
    m_finished.clear();
    m_stack.advance(seconds, m_finished);
    writeLive();
    m_stack.visitSteps([&](const StackStep &played) {
        const RootStep stir = stirOf(played);
        carry(played.object,
              {played.step->moved.position + stir.position, played.step->moved.rotation * stir.rotation});
        for (const TimeMark *mark : played.step->marks)
            step.marks.push_back({std::string(played.name), tree().path(played.object), mark});
    });
    for (const StackFinish &finish : m_finished)
        step.finished.push_back({finish.name, tree().path(finish.object), hearersOf(finish)});
}

} // namespace clipwright
