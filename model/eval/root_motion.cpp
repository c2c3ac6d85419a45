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

Quat unit(const Quat &rotation)
{
    const double length = glm::length(rotation);
    return length > 0 ? rotation / length : Quat{1, 0, 0, 0};
}

} // namespace

bool RootStep::isNone() const
{
    const double turn = std::max(
        {std::abs(rotation.x), std::abs(rotation.y), std::abs(rotation.z), std::abs(std::abs(rotation.w) - 1)});
    return glm::dot(position, position) < kNoMove && turn <= kNoTurn;
}

RootStep then(const RootStep &first, const RootStep &second)
{
    return {first.position + first.rotation * second.position, unit(first.rotation * second.rotation)};
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

RootTrack::RootTrack(const ClipSampler &sampler) : m_sampler(sampler)
{
    const std::optional<RootMotion> &root = sampler.clip().rootMotion;
    if (!root)
        return;
    const std::string prefix = root->bone ? "" : "transform.";
    m_position = sampler.find({root->target, root->bone, prefix + "position"});
    m_rotation = sampler.find({root->target, root->bone, prefix + "rotation"});
    if (!m_rotation && !root->bone)
        m_rotation = sampler.find({root->target, root->bone, "transform.euler"});
    const auto isWide = [](const ClipSlot *slot, std::uint32_t width) { return slot && slot->width == width; };
    if (!isWide(m_position, 3))
        m_position = nullptr;
    if (!isWide(m_rotation, 3) && !isWide(m_rotation, 4))
        m_rotation = nullptr;
    m_up = {root->up[0], root->up[1], root->up[2]};
    m_turns = root->turns;
    m_rises = root->rises;
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
    m_sampler.sampleNumbers(*m_position, {time, false, true}, numbers);
    return vec3Of(numbers);
}

Quat RootTrack::rotationOf(std::span<const double> numbers) const noexcept
{
    if (numbers.size() == 4)
        return quatOf(numbers);
    std::array<double, 4> rotation{};
    rotationOfDegrees(numbers, m_rotation->channel->order, rotation);
    return quatOf(rotation);
}

Quat RootTrack::rotationAt(double time) const noexcept
{
    if (!m_rotation)
        return {1, 0, 0, 0};
    std::array<double, 4> numbers{};
    const std::span<double> part = std::span(numbers).first(m_rotation->width);
    m_sampler.sampleNumbers(*m_rotation, {time, false, true}, part);
    return rotationOf(part);
}

RootStep RootTrack::step(double from, double to) const noexcept
{
    if (!m_position && !m_rotation)
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
    if (m_rotation && m_turns) {
        const std::span<double> numbers = std::span(pose.numbers).subspan(m_rotation->first, m_rotation->width);
        const Quat rotation = rotationOf(numbers);
        const Quat held = glm::conjugate(headingOf(rotation)) * rotation;
        std::array<double, 4> rotationNumbers{};
        put(held, rotationNumbers);
        if (numbers.size() == 4)
            std::ranges::copy(rotationNumbers, numbers.begin());
        else
            degreesOfRotation(rotationNumbers, m_rotation->channel->order, numbers);
    }
}

} // namespace clipwright
