// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "model/cook/cook_layers.h"

#include "model/cook/cook_layer.h"
#include "model/core/thread_team.h"

#include <algorithm>
#include <atomic>
#include <iterator>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <utility>

namespace clipwright {

namespace {

/** Numbers computed in about a millisecond: what takes less is not worth starting threads for. */
constexpr std::size_t kWorthThreads = 200'000;

CachedLayer cookAlone(const PlannedLayer &planned, CookTally &tally)
{
    const CookBudget before = tally.budget;
    const std::size_t issuesBefore = tally.issues.size();
    const double error = std::exchange(tally.error, 0.0);
    CachedLayer cooked = cookLayer(planned);
    cooked.error = tally.error;
    cooked.spent = tally.budget.spentSince(before);
    cooked.issues.assign(tally.issues.begin() + static_cast<std::ptrdiff_t>(issuesBefore), tally.issues.end());
    tally.error = std::max(tally.error, error);
    return cooked;
}

void addReport(CookTally &tally, const CachedLayer &layer)
{
    std::ranges::copy(layer.issues, std::back_inserter(tally.issues));
    tally.error = std::max(tally.error, layer.error);
}

/** What one thread cooks with: a plan of its own, so that nothing that is remembered for a frame is shared. */
class Worker {
public:
    Worker(const CookScope &scope, const Issues &gaps, const CookBudget &budget)
        : m_budget(budget),
          m_scope(scope, m_tally)
    {
        m_tally.budget = budget;
        m_plan = planLayers(m_scope, gaps);
    }

    /** With all of the budget, as if it were the only layer. */
    CachedLayer cook(std::size_t layer)
    {
        if (layer >= m_plan.layers.size())
            return {}; // a cancel came while planning
        m_tally.issues.clear();
        m_tally.budget = m_budget;
        return cookAlone(m_plan.layers[layer], m_tally);
    }

private:
    CookBudget m_budget;
    CookTally m_tally;
    CookScope m_scope;
    LayerPlan m_plan;
};

/** What several threads tell each other. */
struct Shared {
    std::mutex mutex; ///< of the user's check and of what has been spent
    CookBudget spent; ///< by all layers that are done, whatever their order
    std::atomic<std::size_t> done = 0;
    std::atomic<bool> isOver = false; ///< cancelled, or nothing is left to spend for layers that have not begun
    std::atomic<bool> isCancelled = false;
    std::atomic<bool> isOutOfMemory = false;
};

class LayersCook {
public:
    LayersCook(const CookScope &scope, const LayerPlan &plan, const Issues &gaps, CookTally &tally,
               const LayerCooking &cooking)
        : m_scope(scope),
          m_plan(plan),
          m_gaps(gaps),
          m_tally(tally),
          m_cooking(cooking),
          m_ahead(plan.layers.size()),
          m_inputs(plan.layers.size())
    {}

    std::vector<CachedLayer> run()
    {
        std::vector<CachedLayer> layers;
        bool startsThreads = m_cooking.threads > 1;
        const std::size_t samplesBefore = m_tally.budget.samples();
        for (std::size_t i = 0; i < m_plan.layers.size() && !m_tally.budget.isCancelled(); ++i) {
            if (startsThreads && m_tally.budget.samples() - samplesBefore > kWorthThreads) {
                startsThreads = false;
                cookAhead(i);
            }
            layers.push_back(take(i));
            tell(i + 1);
        }
        return layers;
    }

private:
    /** A layer in its turn: remembered, cooked ahead, or now. */
    CachedLayer take(std::size_t i)
    {
        if (const CachedLayer *known = recalled(i)) {
            addReport(m_tally, *known);
            m_tally.budget.addRemembered(known->spent);
            return *known;
        }
        if (m_ahead[i] && m_tally.budget.lastsFor(m_ahead[i]->spent)) {
            addReport(m_tally, *m_ahead[i]);
            m_tally.budget.add(m_ahead[i]->spent);
            remember(i, *m_ahead[i]);
            return std::move(*m_ahead[i]);
        }
        if (m_cooking.cache == nullptr)
            return cookLayer(m_plan.layers[i]);
        CachedLayer cooked = cookAlone(m_plan.layers[i], m_tally);
        if (!m_tally.budget.hasTooManyKeys() && !m_tally.budget.hasTooManyVertices()
            && !m_tally.budget.comparisonsRanOut())
            remember(i, cooked);
        return cooked;
    }

    const CachedLayer *recalled(std::size_t i)
    {
        if (m_cooking.cache == nullptr)
            return nullptr;
        if (!m_inputs[i])
            m_inputs[i] = inputsOf(m_plan.layers[i]);
        return m_cooking.cache->find(m_plan.layers[i].name, *m_inputs[i]);
    }

    void remember(std::size_t i, const CachedLayer &layer)
    {
        if (m_cooking.cache != nullptr)
            m_cooking.cache->put(m_plan.layers[i].name, std::move(*m_inputs[i]), layer);
    }

    void tell(std::size_t layers)
    {
        if (m_cooking.progress && layers > m_told)
            m_cooking.progress(m_told = layers, m_plan.layers.size());
    }

    /** Cooks the layers from `first` on that are not remembered side by side. */
    void cookAhead(std::size_t first)
    {
        std::vector<std::size_t> missing;
        for (std::size_t i = first; i < m_plan.layers.size(); ++i) {
            if (recalled(i) == nullptr)
                missing.push_back(i);
        }
        if (missing.size() < 2)
            return;
        ThreadTeam team(std::min(m_cooking.threads, missing.size()));
        std::vector<std::unique_ptr<Worker>> workers(team.size());
        Shared shared;
        shared.done = m_plan.layers.size() - missing.size();
        const CookBudget budget = m_tally.budget.anew(checkOf(shared));
        team.run(missing.size(), [&](std::size_t member, std::size_t piece) {
            if (shared.isOver)
                return;
            try {
                if (workers[member] == nullptr)
                    workers[member] = std::make_unique<Worker>(m_scope, m_gaps, budget);
                putAhead(missing[piece], workers[member]->cook(missing[piece]), shared);
            } catch (const std::bad_alloc &) {
                shared.isOutOfMemory = shared.isOver = true;
            }
            if (member == 0)
                tell(shared.done);
        });
        if (shared.isOutOfMemory)
            throw std::bad_alloc();
        if (shared.isCancelled)
            m_tally.budget.cancel();
    }

    void putAhead(std::size_t i, CachedLayer layer, Shared &shared)
    {
        const std::lock_guard lock(shared.mutex);
        shared.spent.add(layer.spent);
        if (!m_tally.budget.lastsFor(shared.spent))
            shared.isOver = true; // as cooking one after the other, which comes to as much, will find
        m_ahead[i] = std::move(layer);
        ++shared.done;
    }

    /** The user's check, for threads that ask one at a time. */
    CancelCheck checkOf(Shared &shared) const
    {
        CancelCheck ask = m_tally.budget.cancelCheck();
        if (!ask)
            return {};
        return [&shared, ask = std::move(ask)] {
            const std::lock_guard lock(shared.mutex);
            if (!shared.isCancelled && ask())
                shared.isCancelled = shared.isOver = true;
            return shared.isCancelled.load();
        };
    }

    const CookScope &m_scope;
    const LayerPlan &m_plan;
    const Issues &m_gaps;
    CookTally &m_tally;
    const LayerCooking &m_cooking;
    std::vector<std::optional<CachedLayer>> m_ahead;
    std::vector<std::optional<CookInputs>> m_inputs;
    std::size_t m_told = 0;
};

} // namespace

std::vector<CachedLayer> cookLayers(const CookScope &scope, const LayerPlan &plan, const Issues &gaps, CookTally &tally,
                                    const LayerCooking &cooking)
{
    return LayersCook(scope, plan, gaps, tally, cooking).run();
}

} // namespace clipwright
