// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/eval/animation_stack.h"

#include "model/eval/stack_playing.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>

namespace clipwright {

namespace {

constexpr double kFree = std::numeric_limits<double>::infinity();

double secondsOf(double told)
{
    return told > 0 && std::isfinite(told) ? told : 0;
}

} // namespace

AnimationStack::AnimationStack() = default;
AnimationStack::~AnimationStack() = default;
AnimationStack::AnimationStack(AnimationStack &&) noexcept = default;
AnimationStack &AnimationStack::operator=(AnimationStack &&) noexcept = default;

StackProperty AnimationStack::addProperty(const Value &value, double minimum, double maximum)
{
    const auto added = static_cast<StackProperty>(m_properties.size());
    Property property{value.kind, 0, 0, minimum, maximum, EulerOrder::XYZ, added, added, added};
    const bool isText = rowOf(value.kind).storage == Storage::Strings || value.kind == Kind::Choice;
    if (isText) {
        property.first = static_cast<std::uint32_t>(m_texts.size());
        m_setTexts.push_back(value.text);
        m_texts.push_back(&m_setTexts.back());
        m_textTicks.push_back(0);
        m_textGone.push_back(0);
    } else {
        property.first = static_cast<std::uint32_t>(m_numbers.size());
        property.width = static_cast<std::uint32_t>(value.numbers.size());
        m_numbers.insert(m_numbers.end(), value.numbers.begin(), value.numbers.end());
        m_numberTicks.resize(m_numbers.size(), 0);
        m_numberGone.resize(m_numbers.size(), 0);
        m_converted.resize(m_numbers.size(), false);
        m_own.resize(std::max(m_own.size(), value.numbers.size()));
    }
    m_properties.push_back(property);
    return added;
}

StackProperty AnimationStack::addTurn(const Value &value, EulerOrder order, std::optional<StackProperty> spelledAs)
{
    assert(value.numbers.size() == (value.kind == Kind::Rotation ? 4 : 3));
    const StackProperty added = addProperty(value, -kFree, kFree);
    Property &turn = m_properties[added];
    turn.order = order;
    if (!spelledAs)
        return added;
    turn.turn = m_properties[*spelledAs].turn;
    Property &first = m_properties[turn.turn];
    turn.next = first.next;
    first.next = added;
    std::fill_n(m_converted.begin() + turn.first, turn.width, value.kind == Kind::Euler);
    return added;
}

std::span<const double> AnimationStack::numbers(StackProperty property) const
{
    const Property &of = m_properties[property];
    return std::span(m_numbers).subspan(of.first, of.width);
}

const std::string &AnimationStack::text(StackProperty property) const
{
    return *m_texts[m_properties[property].first];
}

void AnimationStack::set(StackProperty property, std::span<const double> numbers)
{
    const Property &of = m_properties[property];
    assert(numbers.size() == of.width);
    const auto there = m_numbers.begin() + of.first;
    if (of.kind == Kind::Euler && !std::ranges::equal(numbers, std::span(m_numbers).subspan(of.first, of.width)))
        std::fill_n(m_converted.begin() + of.first, of.width, true);
    std::ranges::copy(numbers, there);
}

void AnimationStack::set(StackProperty property, const std::string &text)
{
    const Property &of = m_properties[property];
    m_setTexts[of.first] = text;
    m_texts[of.first] = &m_setTexts[of.first];
}

std::span<AnimationStack::Playing *const> AnimationStack::playingOn(StackObject object) const
{
    const auto on = m_byObject.find(object);
    return on == m_byObject.end() ? std::span<Playing *const>() : std::span<Playing *const>(on->second);
}

AnimationStack::Playing *AnimationStack::find(StackObject object, std::string_view name) const
{
    const std::span<Playing *const> all = playingOn(object);
    const auto found = std::ranges::find_if(all, [&](const Playing *playing) { return playing->name == name; });
    return found == all.end() ? nullptr : *found;
}

template<class Is>
void AnimationStack::remove(const Is &isGone)
{
    for (auto &[object, all] : m_byObject)
        std::erase_if(all, [&](const Playing *playing) { return isGone(*playing); });
    std::erase_if(m_playing, [&](const std::unique_ptr<Playing> &playing) { return isGone(*playing); });
}

bool AnimationStack::isOn(StackObject object, std::string_view name) const
{
    return find(object, name) != nullptr;
}

void AnimationStack::bind(Playing &playing, const StackAnimation &animation)
{
    std::size_t numbers = 0;
    for (const StackRow &row : animation.rows) {
        const Property &property = m_properties[row.property];
        Playing::Row bound;
        bound.slot = row.slot;
        bound.mixing = {property.kind, property.order, row.slot->track->mix};
        bound.property = row.property;
        bound.first = property.first + row.at;
        bound.width = row.slot->width;
        bound.isText = property.width == 0;
        bound.texts = row.texts.get();
        if (row.texts)
            m_keptTexts.insert(row.texts);
        bound.isRelative = row.slot->track->relative && rowOf(row.slot->track->kind).adds;
        bound.isMixed = rowOf(property.kind).blends;
        // A sum keeps to the limits of its row too; other numbers come held to them.
        bound.minimum =
            std::max(property.minimum, bound.isRelative ? row.slot->channel->minimum.value_or(-kFree) : -kFree);
        bound.maximum =
            std::min(property.maximum, bound.isRelative ? row.slot->channel->maximum.value_or(kFree) : kFree);
        assert(bound.isText == (bound.width == 0));
        // What is wider than its property, or of other width, would move what is not its own.
        if (!bound.isText && bound.first + bound.width > property.first + property.width)
            continue;
        bound.kept = static_cast<std::uint32_t>(numbers);
        numbers += bound.width;
        m_own.resize(std::max<std::size_t>(m_own.size(), bound.width));
        playing.rows.push_back(bound);
    }
    playing.start.resize(numbers);
    playing.held.resize(numbers);
    playing.below.resize(numbers);
    m_kept.insert(animation.sampler);
}

/** What properties hold now is what a fade in starts from. */
void AnimationStack::holdPresent(Playing &playing)
{
    for (Playing::Row &row : playing.rows) {
        row.wasLive = false;
        if (row.isText)
            continue;
        std::copy_n(m_numbers.begin() + row.first, row.width, playing.held.begin() + row.kept);
        std::copy_n(m_numbers.begin() + row.first, row.width, playing.below.begin() + row.kept);
        row.isHeldConverted = isConverted(row);
        row.isBelowConverted = row.isHeldConverted;
    }
}

bool AnimationStack::isConverted(const PlayingRow &row) const
{
    const auto first = m_converted.begin() + row.first;
    return std::find(first, first + row.width, true) != first + row.width;
}

/** On the same numbers, or on one turn that they spell in two ways. */
bool AnimationStack::meet(const PlayingRow &left, const PlayingRow &right) const
{
    if (left.property != right.property)
        return m_properties[left.property].turn == m_properties[right.property].turn;
    return left.first < right.first + std::max(right.width, 1U) && right.first < left.first + std::max(left.width, 1U);
}

/** Whether what lies below it may change its way in this very moment: another one on the same numbers is half faded. */
bool AnimationStack::isMixing(const Playing &over) const
{
    return std::ranges::any_of(m_playing, [&](const std::unique_ptr<Playing> &playing) {
        if (playing.get() == &over || (playing->in >= 1 && playing->out <= 0))
            return false;
        return std::ranges::any_of(playing->rows, [&](const Playing::Row &row) {
            return std::ranges::any_of(over.rows, [&](const Playing::Row &mine) { return meet(row, mine); });
        });
    });
}

/** `isSeen`: what is seen now is of its own making, and it starts from there, whatever is live below. */
void AnimationStack::takeOver(Playing &playing, double blend, bool isSeen)
{
    const bool isBetween = isSeen || playing.in < 1 || playing.out > 0 || isMixing(playing);
    holdPresent(playing);
    playing.out = 0;
    playing.outRate = 0;
    playing.in = blend > 0 ? 0 : 1;
    playing.inRate = blend > 0 ? 1 / blend : 0;
    playing.fadesFromHeld = blend > 0 && isBetween;
}

/** It counts as started last; the order of all is put right by the next tick. */
void AnimationStack::startLast(Playing &playing)
{
    playing.order = ++m_starts;
    m_isInOrder = m_isInOrder && m_playing.back().get() == &playing;
    std::vector<Playing *> &all = m_byObject[playing.object];
    std::erase(all, &playing);
    all.push_back(&playing);
}

void AnimationStack::play(StackObject object, const StackAnimation &animation, const PlayOptions &options)
{
    const double blend = secondsOf(options.blend);
    Playing *playing = find(object, animation.name);
    const bool isNew = playing == nullptr;
    const bool leads = !isNew && playingOn(object).back() == playing;
    if (isNew) {
        m_playing.push_back(std::make_unique<Playing>(object, animation));
        playing = m_playing.back().get();
        bind(*playing, animation);
        takeOver(*playing, blend, false);
        playing->fadesFromHeld = false; // what it found is what is below it
        playing->start = playing->held;
        for (Playing::Row &row : playing->rows) {
            row.isStartConverted = row.isHeldConverted;
            if (row.isText)
                row.startText = m_texts[row.first];
        }
    }
    startLast(*playing);
    if (!options.by.empty() && std::ranges::find(playing->askers, options.by) == playing->askers.end())
        playing->askers.push_back(options.by);
    playing->blendOut = secondsOf(options.blendOut);
    if (isNew)
        return;

    playing->isPaused = false;
    playing->isStopped = false;
    const double turn = playing->outRate > 0 ? playing->out / playing->outRate : 0; // as long as it has faded
    if (options.restart || playing->isOver) {
        takeOver(*playing, blend, leads);
        playing->rewind();
        playing->isOver = false;
    } else if (playing->outRate > 0 && leads) {
        playing->outRate = blend > 0 ? -1 / blend : -playing->outRate;
    } else if (!leads) {
        takeOver(*playing, blend > 0 ? blend : turn, false);
    }
}

void AnimationStack::stop(StackObject object, std::string_view name, double blend)
{
    const auto isMeant = [&](const Playing &playing) {
        return playing.object == object && (name.empty() || playing.name == name);
    };
    if (!(secondsOf(blend) > 0)) {
        remove(isMeant);
        return;
    }
    for (Playing *playing : playingOn(object)) {
        if (!isMeant(*playing))
            continue;
        playing->outRate = 1 / blend;
        playing->isStopped = true;
        for (Playing::Row &row : playing->rows)
            row.wasLive = false;
    }
}

void AnimationStack::pause(StackObject object, std::string_view name)
{
    for (Playing *playing : playingOn(object)) {
        if (name.empty() || playing->name == name)
            playing->isPaused = true;
    }
}

StackStatus AnimationStack::status(StackObject object, std::string_view name) const
{
    const Playing *asked = nullptr;
    for (const Playing *playing : playingOn(object)) {
        if (!name.empty() && playing->name != name)
            continue;
        if (!asked || playing->isRunning() || !asked->isRunning())
            asked = playing;
    }
    if (!asked)
        return {};
    StackStatus status;
    status.isPlaying = asked->isRunning();
    status.length = asked->pass ? asked->pass->length() : asked->player.duration();
    status.progress = asked->progress();
    status.timeLeft = asked->timeLeft();
    return status;
}

/** False where it is gone after this tick. What the step has left behind an end is no part of what went on before it. */
bool AnimationStack::goOn(Playing &playing, double seconds, std::vector<StackFinish> &finished)
{
    playing.passed.marks.clear();
    playing.passed.moved = {};
    // One that fades out within the step goes no further than that.
    const double shown = playing.outRate > 0 ? std::min(seconds, (1 - playing.out) / playing.outRate) : seconds;
    playing.fadingFor = seconds;
    playing.goneFor = seconds - shown;
    double rest = 0;
    if (!playing.isPaused && !playing.isOver) {
        rest = playing.goOn(shown);
        playing.in = std::min(1.0, playing.in + playing.inRate * (shown - rest));
    }
    const bool stays = playing.fadeOut(seconds - rest);
    if (playing.isOver || playing.isPaused || !playing.hasRunOut())
        return stays;
    finished.push_back({playing.name, playing.object, playing.askers});
    const bool putsBack = playing.pass ? playing.pass->mode() == PlaybackMode::OnceReset : playing.player.isReleased();
    playing.goneFor = rest;
    if (!putsBack && !playing.isStopped)
        return false;
    playing.isOver = true;
    if (!playing.isStopped) {
        playing.outRate = playing.blendOut > 0 ? 1 / playing.blendOut : 0;
        playing.fadingFor = rest;
    }
    if (playing.outRate > 0) {
        playing.goneFor = std::max(0.0, rest - (1 - playing.out) / playing.outRate);
        return playing.fadeOut(rest) && stays;
    }
    playing.out = 1; // puts back at once
    return false;
}

void AnimationStack::advance(double seconds, std::vector<StackFinish> &finished)
{
    const double step = secondsOf(seconds);
    ++m_tick;
    m_gone.clear();
    if (!m_isInOrder)
        std::ranges::sort(m_playing, {}, [](const std::unique_ptr<Playing> &playing) { return playing->order; });
    m_isInOrder = true;
    bool anyGone = false;
    for (const std::unique_ptr<Playing> &playing : m_playing) {
        playing->isGone = !goOn(*playing, step, finished);
        if (!playing->isGone)
            playing->goneFor = 0;
        anyGone = anyGone || playing->isGone;
        write(*playing);
    }
    if (!anyGone)
        return;
    for (auto &[object, all] : m_byObject)
        std::erase_if(all, [](const Playing *playing) { return playing->isGone; });
    for (std::unique_ptr<Playing> &playing : m_playing) {
        if (playing->isGone)
            m_gone.push_back(std::move(playing));
    }
    std::erase(m_playing, nullptr);
}

bool AnimationStack::isLive(StackProperty property) const
{
    const Property &of = m_properties[property];
    if (of.width == 0)
        return m_textTicks[of.first] == m_tick;
    const auto first = m_numberTicks.begin() + of.first;
    return std::find(first, first + of.width, m_tick) != first + of.width;
}

void AnimationStack::visitSteps(const std::function<void(const StackStep &)> &use) const
{
    for (const auto *list : {&m_playing, &m_gone}) {
        for (const std::unique_ptr<Playing> &playing : *list) {
            if (!playing->pass && !playing->isPaused)
                use({playing->name, playing->object, &playing->passed, &playing->pose});
        }
    }
}

} // namespace clipwright
