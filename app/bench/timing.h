// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace clipwright::bench {

using Work = std::function<void()>;

/** A value that the compiler must believe to be read, so that computing it is not left out. */
template<class T>
void keep(const T &value)
{
    __asm__ volatile("" : : "g"(&value) : "memory");
}

/** Holds this thread, and every thread it will start, to one core; false where the system does not let it. */
bool pinToOneCore();

/** Lets a thread that was pinned have several cores again, for as long as this lives: what threads do together needs them. */
class SeveralCores {
public:
    explicit SeveralCores(int most);
    ~SeveralCores() { pinToOneCore(); }
    SeveralCores(const SeveralCores &) = delete;
    SeveralCores &operator=(const SeveralCores &) = delete;
};

/** Time that the processor gave to all threads of this process: what others do beside it does not count. */
double processorMilliseconds();

struct TimingSettings {
    int pairs = 9;        ///< at least
    double leastMs = 4;   ///< a side's work is repeated until it takes as long, so that the clock's step is nothing
    double mostMs = 4000; ///< pairs beyond three are left out when both sides have taken as long
};

/** Two works timed in turn, one pair after the other: milliseconds a call. */
struct PairTimes {
    std::vector<double> ours;
    std::vector<double> peer;
};

/** A B A B …, each side measured by what it is given: milliseconds. */
PairTimes pairsOf(const std::function<double()> &ours, const std::function<double()> &peer, int pairs);

/** A B A B …, both warm. */
PairTimes timeInTurn(const Work &ours, const Work &peer, const TimingSettings &settings = {});

/** Milliseconds a call, the median of `settings.pairs` warm runs. */
double timeAlone(const Work &work, const TimingSettings &settings = {});

} // namespace clipwright::bench
