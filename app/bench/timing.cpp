// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "app/bench/timing.h"

#include "app/bench/statistics.h"

#include <sched.h>
#include <time.h>

#include <algorithm>
#include <cmath>

namespace clipwright::bench {

namespace {

/** One side of a comparison, with how often it is called a measurement. */
struct Side {
    const Work &work;
    int calls = 1;

    double measure() const
    {
        const double start = processorMilliseconds();
        for (int i = 0; i < calls; ++i)
            work();
        return (processorMilliseconds() - start) / calls;
    }
};

/** Calls it until it is warm, and finds out how many calls fill the least time. */
Side warmed(const Work &work, double leastMs)
{
    constexpr double kMostCalls = 1e6;
    Side side{work};
    side.measure();
    for (double took = side.measure(); took * side.calls < leastMs && side.calls < kMostCalls; took = side.measure()) {
        const double wanted = took > 0 ? std::ceil(leastMs / took) : kMostCalls;
        side.calls = static_cast<int>(std::clamp(wanted, side.calls + 1.0, std::min(side.calls * 64.0, kMostCalls)));
    }
    return side;
}

/** The cores that this process was started with. */
const cpu_set_t &coresAtStart()
{
    static const cpu_set_t cores = [] {
        cpu_set_t allowed;
        CPU_ZERO(&allowed);
        sched_getaffinity(0, sizeof allowed, &allowed);
        return allowed;
    }();
    return cores;
}

/** The last `most` of them for this thread. */
bool setCores(int most)
{
    const cpu_set_t &cores = coresAtStart();
    cpu_set_t chosen;
    CPU_ZERO(&chosen);
    for (int core = CPU_SETSIZE - 1; core >= 0 && CPU_COUNT(&chosen) < most; --core) {
        if (CPU_ISSET(core, &cores))
            CPU_SET(core, &chosen);
    }
    return CPU_COUNT(&chosen) > 0 && sched_setaffinity(0, sizeof chosen, &chosen) == 0;
}

} // namespace

bool pinToOneCore()
{
    // The last one: interrupts and what else a machine has to do tend to the first.
    return setCores(1);
}

SeveralCores::SeveralCores(int most)
{
    setCores(most);
}

double processorMilliseconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

PairTimes timeInTurn(const Work &ours, const Work &peer, const TimingSettings &settings)
{
    constexpr int kFewestPairs = 3;
    const Side a = warmed(ours, settings.leastMs);
    const Side b = warmed(peer, settings.leastMs);
    PairTimes times;
    const double start = processorMilliseconds();
    for (int i = 0; i < settings.pairs; ++i) {
        if (i >= kFewestPairs && processorMilliseconds() - start > settings.mostMs)
            break;
        times.ours.push_back(a.measure());
        times.peer.push_back(b.measure());
    }
    return times;
}

PairTimes pairsOf(const std::function<double()> &ours, const std::function<double()> &peer, int pairs)
{
    PairTimes times;
    for (int i = 0; i < pairs; ++i) {
        times.ours.push_back(ours());
        times.peer.push_back(peer());
    }
    return times;
}

double timeAlone(const Work &work, const TimingSettings &settings)
{
    const Side side = warmed(work, settings.leastMs);
    std::vector<double> times;
    for (int i = 0; i < settings.pairs; ++i)
        times.push_back(side.measure());
    return median(times);
}

} // namespace clipwright::bench
