// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>

namespace clipwright {

/** Asked now and then; true ends a cook with the issue `cancelled`. */
using CancelCheck = std::function<bool()>;

/** What one cook may come to (docs/reliability.md); tests set less. */
struct CookLimits {
    std::size_t keys = 2'000'000;          ///< written
    std::size_t vertices = 4'000'000;      ///< points of all regions, at one key
    std::size_t numbers = 32'000'000;      ///< doubles of all keys: 256 MB
    std::size_t samples = 96'000'000;      ///< doubles computed while looking for keys: a second
    std::size_t samplesAByte = 16;         ///< so many more for each byte of the source: long ones may take longer
    std::size_t comparisons = 400'000'000; ///< edges looked at while looking for holes
};

/**
 * What one cook may spend, so that no file makes it run or grow without end. Once it is spent the cook refuses by
 * name, and what was still to be cooked is shown at rest or not at all.
 */
class CookBudget {
public:
    CookBudget() = default;
    explicit CookBudget(const CookLimits &limits) : m_limits(limits) {}

    /** What looking up the keys behind one sample costs, in numbers computed. */
    static constexpr std::size_t kLookUp = 64;

    /** Asked again and again while samples are spent; once it says true the rest of the budget is gone. */
    void setCancelCheck(CancelCheck isCancelled) { m_askCancelled = std::move(isCancelled); }
    const CancelCheck &cancelCheck() const { return m_askCancelled; }
    bool isCancelled() const { return m_isCancelled; }
    void cancel() { m_isCancelled = true; }
    /** One with the same limits of which nothing is spent. */
    CookBudget anew(CancelCheck isCancelled) const
    {
        CookBudget budget(m_limits);
        budget.setCancelCheck(std::move(isCancelled));
        return budget;
    }

    void spendSamples(std::size_t count)
    {
        m_samples += count;
        if (m_askCancelled && !m_isCancelled && (m_sinceAsked += count) > kSamplesAnAsking) {
            m_sinceAsked = 0;
            m_isCancelled = m_askCancelled();
        }
    }
    /** Those that were really computed. */
    std::size_t samples() const { return m_samples - m_remembered; }
    void spendKeys(std::size_t keys, std::size_t numbers)
    {
        m_keys += keys;
        m_numbers += numbers;
    }
    void spendVertices(std::size_t count) { m_vertices += count; }
    /** False, and nothing spent, where that many are not left. */
    bool spendComparisons(std::size_t count)
    {
        if (count > m_limits.comparisons - m_comparisons) {
            m_comparisonsRanOut = true;
            return false;
        }
        m_comparisons += count;
        return true;
    }

    bool hasTooManyKeys() const
    {
        return m_isCancelled || m_keys > m_limits.keys || m_numbers > m_limits.numbers || m_samples > m_limits.samples;
    }
    /** Not the keys are too many, but looking for them takes too long. */
    bool ranOutOfSamples() const { return m_samples > m_limits.samples; }
    bool hasTooManyVertices() const { return m_vertices > m_limits.vertices; }
    bool comparisonsRanOut() const { return m_comparisonsRanOut; }

    /** What has been spent since `before`, a copy of this made then. */
    CookBudget spentSince(const CookBudget &before) const
    {
        CookBudget spent;
        spent.m_keys = m_keys - before.m_keys;
        spent.m_numbers = m_numbers - before.m_numbers;
        spent.m_samples = m_samples - before.m_samples;
        spent.m_vertices = m_vertices - before.m_vertices;
        spent.m_comparisons = m_comparisons - before.m_comparisons;
        spent.m_comparisonsRanOut = m_comparisonsRanOut && !before.m_comparisonsRanOut;
        return spent;
    }
    /** Whether it would have been the same to spend that here: no limit is met on the way, for all only add up. */
    bool lastsFor(const CookBudget &spent) const
    {
        CookBudget after = *this;
        after.add(spent);
        return !m_comparisonsRanOut && !spent.m_comparisonsRanOut && !after.hasTooManyKeys()
               && !after.hasTooManyVertices() && spent.m_comparisons <= m_limits.comparisons - m_comparisons;
    }
    /** What something took that was cooked beside this. */
    void add(const CookBudget &spent)
    {
        m_comparisons = std::min(m_limits.comparisons, m_comparisons + spent.m_comparisons);
        m_keys += spent.m_keys;
        m_numbers += spent.m_numbers;
        m_samples += spent.m_samples;
        m_vertices += spent.m_vertices;
        m_comparisonsRanOut = m_comparisonsRanOut || spent.m_comparisonsRanOut;
    }
    /** What a layer took that is not cooked again: the limits count it all the same. */
    void addRemembered(const CookBudget &spent)
    {
        m_remembered += spent.m_samples;
        add(spent);
    }

private:
    static constexpr std::size_t kSamplesAnAsking = 100'000; // some milliseconds

    CookLimits m_limits;
    CancelCheck m_askCancelled;
    bool m_isCancelled = false;
    std::size_t m_sinceAsked = 0;
    std::size_t m_remembered = 0; ///< samples of layers that were not cooked again
    std::size_t m_keys = 0;
    std::size_t m_numbers = 0;
    std::size_t m_samples = 0;
    std::size_t m_vertices = 0;
    std::size_t m_comparisons = 0;
    bool m_comparisonsRanOut = false;
};

} // namespace clipwright
