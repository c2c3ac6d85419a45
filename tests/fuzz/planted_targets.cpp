// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/fuzz_targets.h"
#include "fuzz/mutate.h"
#include "fuzz/play_rig.h"

#include <array>
#include <cstdlib>
#include <ctime>
#include <vector>

// The planted fault of the fuzzers: another table of targets, whose one row breaks each promise when it is told to. Programs that
// are built with it must fail.

namespace clipwright::fuzz {

namespace {

/** Seconds of the processor's time, more than a run may take. */
constexpr double kTooLong = 2.3;

void burn()
{
    const std::clock_t start = std::clock();
    while (static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC < kTooLong) {
    }
}

/** More than the gibibyte that a run may hold; seen by fuzzers alone. */
void fillMemory()
{
    std::vector<char> memory(std::size_t{1200} << 20, 'x');
    const volatile char *data = memory.data();
    if (data[memory.size() - 1] != 'x')
        std::abort();
}

/** Seen by sanitizers alone. */
void readBeyond(std::string_view bytes)
{
    const std::vector<char> copy(bytes.begin(), bytes.end());
    const volatile char *data = copy.data();
    if (data[copy.size()] == 1)
        std::abort();
}

/** Found a letter at a time by a fuzzer that is led by what is reached, and by no other. */
void run(std::string_view bytes)
{
    if (bytes.empty() || bytes[0] != '!')
        return;
    require(!bytes.starts_with("!broken"), "the planted promise is broken");
    if (bytes.starts_with("!crash"))
        std::abort();
    if (bytes.starts_with("!slow"))
        burn();
    if (bytes.starts_with("!beyond"))
        readBeyond(bytes);
    if (bytes.starts_with("!huge"))
        fillMemory();
    if (bytes.size() > 3 && bytes[1] == 'b' && bytes[2] == 'u' && bytes[3] == 'g')
        std::abort();
}

constexpr std::array kTargets{FuzzTarget{"planted", run, mutateLines, "planted"}};

} // namespace

std::span<const FuzzTarget> fuzzTargets()
{
    return kTargets;
}

} // namespace clipwright::fuzz
