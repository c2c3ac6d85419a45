// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/root_motion.h"

#include "model/stage/euler.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace clipwright {

namespace {

/** A moved vector this short, squared, and a turn this small are noise. */
constexpr double kNoMove = 1e-18;
constexpr double kNoTurn = 1e-12;
/** A twist whose numbers are this short has no direction. */
constexpr double kNoTwist = 1e-6;

} // namespace

bool RootStep::isNone() const
{
    const double turn = std::max(
        {std::abs(rotation.x), std::abs(rotation.y), std::abs(rotation.z), std::abs(std::abs(rotation.w) - 1)});
    return glm::dot(position, position) < kNoMove && turn <= kNoTurn;
}

RootStep then(const RootStep &first, const RootStep &second)
{
    return {first.position + first.rotation * second.position, glm::normalize(first.rotation * second.rotation)};
}

RootStep repeated(const RootStep &step, double times)
{
    RootStep sum;
    RootStep power = step; // of 1, 2, 4 … times
    for (double left = times; left >= 1; left = std::floor(left / 2)) {
        if (std::fmod(left, 2) >= 1)
            sum = then(sum, power);
        power = then(power, power);
    }
    return sum;
}

RootTrack::RootTrack(const ClipSampler &sampler) : m_sampler(&sampler)
{
    const std::optional<RootMotion> &root = sampler.clip().rootMotion;
    if (!root)
        return;
    const std::string prefix = root->bone ? "" : "transform.";
    m_position = sampler.find({root->target, root->bone, prefix + "position"});
    if (m_position && m_position->width != 3)
        m_position = nullptr;
    findTurn({root->target, root->bone, prefix + "rotation"});
    if (m_turnParts == 0 && !root->bone)
        findTurn({root->target, root->bone, "transform.euler"});
    m_up = {root->up[0], root->up[1], root->up[2]};
    m_turns = root->turns;
    m_rises = root->rises;
}

void RootTrack::findTurn(const ChannelAddress &address)
{
    constexpr std::uint32_t kAboutZ = 2;
    if (const ClipSlot *whole = m_sampler->find(address)) {
        const std::uint32_t width = whole->width;
        if (width != 1 && width != 3 && width != 4)
            return;
        m_isInDegrees = width != 4;
        m_turn[m_turnParts++] = {whole, width == 1 ? kAboutZ : 0};
        return;
    }
    for (std::uint32_t axis = 0; axis < 3; ++axis) {
        ChannelAddress angle = address;
        angle.component = static_cast<int>(axis);
        const ClipSlot *slot = m_sampler->find(angle);
        if (!slot || slot->width != 1 || slot->channel->kind == Kind::Rotation)
            continue;
        m_isInDegrees = true;
        m_turn[m_turnParts++] = {slot, axis};
    }
}

Vec3 RootTrack::groundOf(const Vec3 &position) const noexcept
{
    return m_rises ? position : position - m_up * glm::dot(m_up, position);
}

/** The twist about up: what is left of a rotation that turns about nothing else. */
Quat RootTrack::headingOf(const Quat &rotation) const noexcept
{
    if (!m_turns)
        return {1, 0, 0, 0};
    const Vec3 about = m_up * glm::dot(m_up, Vec3(rotation.x, rotation.y, rotation.z));
    const Quat twist{rotation.w, about.x, about.y, about.z};
    const double length = glm::length(twist);
    return length < kNoTwist ? Quat{1, 0, 0, 0} : twist / length;
}

Vec3 RootTrack::positionAt(double time) const noexcept
{
    if (!m_position)
        return {0, 0, 0};
    std::array<double, 3> numbers{};
    m_sampler->sampleNumbers(*m_position, {time, false, true}, numbers);
    return vec3Of(numbers);
}

Quat RootTrack::rotationOf(std::span<const double, 4> numbers) const noexcept
{
    if (!m_isInDegrees)
        return quatOf(numbers);
    std::array<double, 4> rotation{};
    rotationOfDegrees(numbers.first(3), m_turn[0].slot->channel->order, rotation);
    return quatOf(rotation);
}

Quat RootTrack::rotationAt(double time) const noexcept
{
    if (m_turnParts == 0)
        return {1, 0, 0, 0};
    std::array<double, 4> numbers{};
    for (const TurnPart &part : std::span(m_turn).first(m_turnParts))
        m_sampler->sampleNumbers(*part.slot, {time, false, true},
                                 std::span(numbers).subspan(part.at, part.slot->width));
    return rotationOf(numbers);
}

Quat RootTrack::rotationIn(const ClipPose &pose) const noexcept
{
    if (m_turnParts == 0)
        return {1, 0, 0, 0};
    std::array<double, 4> numbers{};
    for (const TurnPart &part : std::span(m_turn).first(m_turnParts))
        std::copy_n(pose.numbers.begin() + part.slot->first, part.slot->width, numbers.begin() + part.at);
    return rotationOf(numbers);
}

RootStep RootTrack::step(double from, double to) const noexcept
{
    if (!m_position && m_turnParts == 0)
        return {};
    const Quat back = glm::conjugate(headingOf(rotationAt(from)));
    const Vec3 moved = groundOf(positionAt(to)) - groundOf(positionAt(from));
    return {back * moved, back * headingOf(rotationAt(to))};
}

void RootTrack::holdInPlace(double time, ClipPose &pose) const noexcept
{
    if (m_position) {
        const std::span<double> numbers = std::span(pose.numbers).subspan(m_position->first, 3);
        put(vec3Of(numbers) - groundOf(positionAt(time)), numbers);
    }
    if (m_turnParts == 0 || !m_turns)
        return;
    const Quat rotation = rotationIn(pose);
    std::array<double, 4> held{};
    put(glm::conjugate(headingOf(rotation)) * rotation, held);
    if (m_isInDegrees) {
        const std::array<double, 4> numbers = held;
        degreesOfRotation(numbers, m_turn[0].slot->channel->order, held);
    }
    for (const TurnPart &part : std::span(m_turn).first(m_turnParts))
        std::copy_n(held.begin() + part.at, part.slot->width, pose.numbers.begin() + part.slot->first);
}

bool RootTrack::isCarriedBy(const ClipSlot &slot) const
{
    const auto parts = std::span(m_turn).first(m_turnParts);
    return &slot == m_position || (m_turns && std::ranges::find(parts, &slot, &TurnPart::slot) != parts.end());
}

RootStep RootTrack::standOf(const ClipPose &pose) const noexcept
{
    RootStep stand;
    if (m_position)
        stand.position = vec3Of(std::span(pose.numbers).subspan(m_position->first, 3));
    if (m_turns)
        stand.rotation = rotationIn(pose);
    return stand;
}

} // namespace clipwright
