// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
// How what plays becomes the numbers and texts of a stack's properties.
#include "model/eval/stack_playing.h"

#include <algorithm>

namespace clipwright {

namespace {

/** Whether what went `goneFor` seconds before the end of a step was there in the last `seconds` of it. */
bool isSeenWithin(double goneFor, double seconds)
{
    return goneFor <= 0 || goneFor < seconds;
}

} // namespace

void AnimationStack::writeText(Playing &playing, std::size_t index)
{
    Playing::Row &row = playing.rows[index];
    const bool isLive = m_textTicks[row.first] == m_tick;
    if (isLive && m_textGone[row.first] < playing.goneFor)
        return;
    const std::string *text = playing.pose.texts[row.slot->first];
    if (row.texts) {
        const auto found = row.texts->find(text);
        if (found == row.texts->end())
            return;
        text = &found->second;
    }
    // A word goes back at once, to what is live below it or to what it found.
    if (playing.goesBack())
        text = isLive && isSeenWithin(m_textGone[row.first], playing.fadingFor) ? m_texts[row.first] : row.startText;
    m_texts[row.first] = text;
    m_textTicks[row.first] = m_tick;
    m_textGone[row.first] = playing.goneFor;
}

/**
 * What is live below it is remembered, number by number: what ends there leaves its last value. Whether any was live in the
 * last `seconds` of the step.
 */
bool AnimationStack::noteBelow(Playing &playing, PlayingRow &row, double seconds) const
{
    bool isAnyLive = false;
    bool isLiveYet = false;
    for (std::size_t i = row.first; i < row.first + row.width; ++i) {
        if (m_numberTicks[i] != m_tick)
            continue;
        isAnyLive = true;
        isLiveYet = isLiveYet || isSeenWithin(m_numberGone[i], seconds);
        playing.below[row.kept + i - row.first] = m_numbers[i];
    }
    if (isAnyLive)
        row.isBelowConverted = isConverted(row);
    return isLiveYet;
}

/** From what is live below, or was last; from what was seen when it took over, over to that, where it starts from there. */
bool AnimationStack::fadeIn(Playing &playing, PlayingRow &row, std::span<double> own) const
{
    const std::span<double> base = std::span(playing.base).first(row.width);
    std::copy_n(playing.below.begin() + row.kept, row.width, base.begin());
    bool isTurned = row.isBelowConverted;
    if (playing.fadesFromHeld) {
        isTurned = isTurned || row.isHeldConverted;
        mixInto(row.mixing, std::span(playing.held).subspan(row.kept, row.width), playing.in, isTurned, base);
    }
    mixInto(row.mixing, base, playing.in, isTurned, own);
    return isTurned;
}

/** To what is live below, or was while it faded out, else to what it found. */
bool AnimationStack::fadeOut(Playing &playing, PlayingRow &row, double back, std::span<double> own) const
{
    const std::vector<double> &kept = row.wasLive ? playing.below : playing.start;
    const std::span<const double> base = std::span(kept).subspan(row.kept, row.width);
    const bool isTurned = row.wasLive ? row.isBelowConverted : row.isStartConverted;
    if (back < 1)
        mixInto(row.mixing, base, 1 - back, isTurned, own);
    else
        std::ranges::copy(base, own.begin());
    return isTurned;
}

void AnimationStack::writeNumbers(Playing &playing, std::size_t index)
{
    Playing::Row &row = playing.rows[index];
    const std::span<double> own = std::span(m_own).first(row.width);
    std::copy_n(playing.pose.numbers.begin() + row.slot->first, row.width, own.begin());
    if (row.isRelative)
        addTo(row.mixing.kind, std::span(playing.start).subspan(row.kept, row.width), own);
    for (double &number : own)
        number = std::min(std::max(number, row.minimum), row.maximum);

    const double back = row.isMixed ? playing.out : playing.goesBack() ? 1 : 0;
    const bool isFadingIn = row.isMixed && playing.in < 1;
    bool isTurned = false;
    if (isFadingIn || back > 0) {
        const bool isLive = noteBelow(playing, row, playing.fadingFor);
        row.wasLive = row.wasLive || (back > 0 && isLive);
    }
    if (isFadingIn)
        isTurned = fadeIn(playing, row, own);
    if (back > 0)
        isTurned = fadeOut(playing, row, back, own) || isTurned;
    bool isWritten = false;
    for (std::size_t i = 0; i < row.width; ++i) {
        const std::size_t at = row.first + i;
        if (m_numberTicks[at] == m_tick && m_numberGone[at] < playing.goneFor)
            continue;
        isWritten = true;
        m_numberTicks[at] = m_tick;
        m_numberGone[at] = playing.goneFor;
        m_numbers[at] = own[i];
        m_converted[at] = isTurned;
    }
    if (isWritten)
        spellTurns(row.property, playing.goneFor);
}

/** Whatever else a turn is spelled in says what it has been moved to. */
void AnimationStack::spellTurns(StackProperty moved, double goneFor)
{
    const Property &of = m_properties[moved];
    m_properties[of.turn].said = moved;
    for (StackProperty next = of.next; next != moved; next = m_properties[next].next) {
        const Property &other = m_properties[next];
        if (!spellTurn({of.kind, of.order}, numbers(moved), {other.kind, other.order},
                       std::span(m_numbers).subspan(other.first, other.width)))
            continue;
        std::fill_n(m_numberTicks.begin() + other.first, other.width, m_tick);
        std::fill_n(m_numberGone.begin() + other.first, other.width, goneFor);
        std::fill_n(m_converted.begin() + other.first, other.width, other.kind == Kind::Euler);
    }
}

void AnimationStack::write(Playing &playing)
{
    for (std::size_t i = 0; i < playing.rows.size(); ++i) {
        if (playing.rows[i].isText)
            writeText(playing, i);
        else
            writeNumbers(playing, i);
    }
}

} // namespace clipwright
