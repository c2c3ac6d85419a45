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

} // namespace

bool pinToOneCore()
{
    cpu_set_t allowed;
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0)
        return false;
    // The last one: interrupts and what else a machine has to do tend to the first.
    for (int core = CPU_SETSIZE - 1; core >= 0; --core) {
        if (!CPU_ISSET(core, &allowed))
            continue;
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(core, &one);
        return sched_setaffinity(0, sizeof one, &one) == 0;
    }
    return false;
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

double timeAlone(const Work &work, const TimingSettings &settings)
{
    const Side side = warmed(work, settings.leastMs);
    std::vector<double> times;
    for (int i = 0; i < settings.pairs; ++i)
        times.push_back(side.measure());
    return median(times);
}

} // namespace clipwright::bench
