// SPDX-FileCopyrightText: Clipwright contributors
// SPDX-License-Identifier: MIT
#include "fuzz/fuzz_targets.h"
#include "fuzz/mutate.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

// What libFuzzer calls. One source for all targets: CLIPWRIGHT_FUZZ_TARGET names the row of the table.

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t maxSize);

namespace {

using namespace clipwright::fuzz;

const FuzzTarget &target()
{
    static const FuzzTarget &row = *fuzzTargetNamed(CLIPWRIGHT_FUZZ_TARGET);
    return row;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    target().run({reinterpret_cast<const char *>(data), size});
    return 0;
}

/** A third of the changes are of bytes, as libFuzzer knows them; the others keep to what the format is made of. */
extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t maxSize,
                                               unsigned int seed)
{
    Dice dice(seed);
    if (dice.below(3) == 0)
        return LLVMFuzzerMutate(data, size, maxSize);
    const std::string changed = target().mutate({reinterpret_cast<const char *>(data), size}, dice.next());
    if (changed.empty() || changed.size() > maxSize)
        return LLVMFuzzerMutate(data, size, maxSize);
    std::memcpy(data, changed.data(), changed.size());
    return changed.size();
}
