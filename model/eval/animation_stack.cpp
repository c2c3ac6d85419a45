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
    Property property{value.kind, 0, 0, minimum, maximum};
    const bool isText = rowOf(value.kind).storage == Storage::Strings || value.kind == Kind::Choice;
    if (isText) {
        property.first = static_cast<std::uint32_t>(m_texts.size());
        m_setTexts.push_back(value.text);
        m_texts.push_back(&m_setTexts.back());
        m_textTicks.push_back(0);
    } else {
        property.first = static_cast<std::uint32_t>(m_numbers.size());
        property.width = static_cast<std::uint32_t>(value.numbers.size());
        m_numbers.insert(m_numbers.end(), value.numbers.begin(), value.numbers.end());
        m_numberTicks.resize(m_numbers.size(), 0);
        m_own.resize(std::max(m_own.size(), value.numbers.size()));
    }
    m_properties.push_back(property);
    return static_cast<StackProperty>(m_properties.size() - 1);
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
    std::ranges::copy(numbers, m_numbers.begin() + of.first);
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
        bound.kind = property.kind;
        bound.property = row.property;
        bound.first = property.first + row.at;
        bound.width = row.slot->width;
        bound.isText = property.width == 0;
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
    }
}

/** Whether what lies below it may change its way in this very moment: another one on the same numbers is half faded. */
bool AnimationStack::isMixing(const Playing &over) const
{
    const auto meet = [](const Playing::Row &left, const Playing::Row &right) {
        return left.isText == right.isText && left.first < right.first + std::max(right.width, 1U)
               && right.first < left.first + std::max(left.width, 1U);
    };
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

/** False where it is gone after this tick. */
bool AnimationStack::goOn(Playing &playing, double seconds, std::vector<StackFinish> &finished)
{
    bool stays = true;
    playing.passed.marks.clear();
    playing.passed.moved = {};
    if (!playing.isPaused && !playing.isOver) {
        playing.goOn(seconds);
        playing.in = std::min(1.0, playing.in + playing.inRate * seconds);
    }
    if (playing.outRate != 0) {
        playing.out += playing.outRate * seconds;
        stays = playing.out < 1;
        playing.out = std::clamp(playing.out, 0.0, 1.0);
        if (playing.out == 0)
            playing.outRate = 0;
    }
    if (playing.isOver || playing.isPaused || !playing.hasRunOut())
        return stays;
    finished.push_back({playing.name, playing.object, playing.askers});
    const bool putsBack = playing.pass ? playing.pass->mode() == Playback::OnceReset : playing.player.isReleased();
    if (!putsBack && !playing.isStopped)
        return false;
    playing.isOver = true;
    if (!playing.isStopped)
        playing.outRate = playing.blendOut > 0 ? 1 / playing.blendOut : 0;
    if (playing.outRate > 0)
        return stays;
    playing.out = 1; // puts back at once
    return false;
}

void AnimationStack::writeText(Playing &playing, std::size_t index)
{
    Playing::Row &row = playing.rows[index];
    const std::string *text = playing.pose.texts[row.slot->first];
    // A word goes back at once, to what is live below it or to what it found.
    if (playing.goesBack())
        text = m_textTicks[row.first] == m_tick ? m_texts[row.first] : row.startText;
    m_texts[row.first] = text;
    m_textTicks[row.first] = m_tick;
}

/** What a fade in starts from, into `playing.base`: what is live below, number by number, else what was held. */
void AnimationStack::findBase(Playing &playing, const PlayingRow &row) const
{
    const std::span<double> base = std::span(playing.base).first(row.width);
    bool isAllLive = true;
    for (std::size_t i = 0; i < row.width; ++i) {
        const bool isLive = m_numberTicks[row.first + i] == m_tick;
        base[i] = isLive ? m_numbers[row.first + i] : playing.held[row.kept + i];
        // What ends below leaves its last value: nothing jumps.
        if (isLive && !playing.fadesFromHeld)
            playing.held[row.kept + i] = base[i];
        isAllLive = isAllLive && isLive;
    }
    if (playing.fadesFromHeld && isAllLive)
        mixInto(row.kind, std::span(playing.held).subspan(row.kept, row.width), playing.in, base);
}

void AnimationStack::writeNumbers(Playing &playing, std::size_t index)
{
    Playing::Row &row = playing.rows[index];
    const std::span<double> own = std::span(m_own).first(row.width);
    const std::span<double> live = std::span(m_numbers).subspan(row.first, row.width);
    std::copy_n(playing.pose.numbers.begin() + row.slot->first, row.width, own.begin());
    if (row.isRelative)
        addTo(row.kind, std::span(playing.start).subspan(row.kept, row.width), own);
    for (double &number : own)
        number = std::min(std::max(number, row.minimum), row.maximum);

    if (row.isMixed && playing.in < 1) {
        findBase(playing, row);
        mixInto(row.kind, std::span(playing.base).first(row.width), playing.in, own);
    }
    const double back = row.isMixed ? playing.out : playing.goesBack() ? 1 : 0;
    if (back > 0) {
        const std::span<double> below = std::span(playing.base).first(row.width);
        for (std::size_t i = 0; i < row.width; ++i) {
            const bool isLive = m_numberTicks[row.first + i] == m_tick;
            row.wasLive = row.wasLive || isLive;
            below[i] = isLive ? live[i] : row.wasLive ? playing.held[row.kept + i] : playing.start[row.kept + i];
            if (isLive)
                playing.held[row.kept + i] = live[i];
        }
        if (back < 1)
            mixInto(row.kind, below, 1 - back, own);
        else
            std::ranges::copy(below, own.begin());
    }
    std::ranges::copy(own, live.begin());
    std::fill_n(m_numberTicks.begin() + row.first, row.width, m_tick);
}

void AnimationStack::write(Playing &playing)
{
    for (std::size_t i = 0; i < playing.rows.size(); ++i) {
        if (playing.rows[i].isText)
            writeText(playing, i);
        else
            writeNumbers(playing, i);
        m_properties[playing.rows[i].property].writer = playing.order;
    }
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
